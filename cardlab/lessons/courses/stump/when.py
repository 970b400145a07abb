"""When a law of Stump decides something, and positions for laws that seldom do."""

from __future__ import annotations

import random
from typing import Any

from cardlab.games import get
from cardlab.games.game import State
from cardlab.games.stump.laws import cost
from cardlab.lessons.courses.any_game import takes
from cardlab.lessons.courses.stump.facts import table
from cardlab.lessons.happening import Happening
from cardlab.lessons.task import YOU

STALE = 149
"""One turn more without progress, and the game is stopped."""
SMALL_PILE = 12
"""A pile that it may cost all of to take."""


def takes_from_few(happening: Happening) -> bool:
    """Tell whether somebody takes from a pile that is not large."""
    return takes(happening) and len(table(happening.before).pile) < SMALL_PILE


def plays(happening: Happening) -> bool:
    """Tell whether somebody plays a card, and the game goes on."""
    return bool(happening.played) and happening.after.to_act is not None


def costs_differ(happening: Happening) -> bool:
    """Tell whether somebody is to lead onto a pile that is large enough for what he can lead."""
    state = table(happening.before)
    if state.phase != "lead" or state.to_act is None:
        return False
    hand = happening.before.view(state.to_act).hand
    return len(state.pile) + 1 >= max(map(cost, hand))


def plays_with_stock(happening: Happening) -> bool:
    """Tell whether somebody plays a card while there are cards to draw."""
    return plays(happening) and happening.before.stock_size > 0


def nearly_out(happening: Happening) -> bool:
    """Tell whether somebody plays one of his last two cards, with at most one left to draw."""
    seat = happening.before.to_act
    assert seat is not None
    few = happening.before.hands[seat].bit_count() <= 2
    return few and bool(happening.played) and happening.before.stock_size <= 1


def may_open(happening: Happening) -> bool:
    """Tell whether whoever is nearly out still has a stump."""
    state = table(happening.before)
    assert state.to_act is not None
    return nearly_out(happening) and state.stumps[state.to_act] > 0


def stops(happening: Happening) -> bool:
    """Tell whether the game is stopped, since nothing comes of it."""
    outcome = happening.after.outcome
    return outcome is not None and outcome.reason == "ST-16"


def asked_to_beat(happening: Happening) -> bool:
    """Tell whether somebody has to answer the top card."""
    return table(happening.before).phase == "beat"


def could_beat(happening: Happening) -> bool:
    """Tell whether the learner is asked to beat and could."""
    state = table(happening.before)
    return state.phase == "beat" and state.to_act == YOU and state.legal_moves()[0].verb == "beat"


def stale(stream: random.Random) -> dict[str, Any]:
    """Make a late position of a game that is stopped when this turn ends."""
    game = get("stump")
    state: State = game.deal(2 + int(stream.random() * 3), int(stream.random() * 2**40))
    kept = state
    while state.to_act is not None and stream.random() < 0.98:
        legal = state.legal_moves()
        kept, state = state, state.play(legal[int(stream.random() * len(legal))])
    return {**kept.to_dict(), "stale": STALE}
