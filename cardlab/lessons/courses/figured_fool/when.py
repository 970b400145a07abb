"""When a law of Figured Fool decides something, and positions for laws that seldom do."""

from __future__ import annotations

import random
from typing import Any

from cardlab.games import get
from cardlab.games.figured_fool.laws import MOST_ATTACKS
from cardlab.games.game import State
from cardlab.lessons.courses import any_game
from cardlab.lessons.courses.any_game import takes
from cardlab.lessons.courses.figured_fool.facts import bout, is_figured
from cardlab.lessons.happening import Happening

_miscounted = any_game.miscounted("figured_fool")
STALE = 39
"""One bout more without progress, and the game is stopped."""


def leads(happening: Happening) -> bool:
    """Tell whether somebody is to lead."""
    return not bout(happening.before).bout


def leads_to_all(happening: Happening) -> bool:
    """Tell whether somebody is to lead while nobody is out."""
    return leads(happening) and not happening.before.out


def defends(happening: Happening) -> bool:
    """Tell whether a card lies there to be covered."""
    return bout(happening.before).open_card is not None


def throws_or_passes(happening: Happening) -> bool:
    """Tell whether somebody is asked to throw in."""
    state = bout(happening.before)
    return bool(state.bout) and state.open_card is None


def plays_in_bout(happening: Happening) -> bool:
    """Tell whether a move is made in the middle of a bout, and the game goes on."""
    return bool(bout(happening.before).bout) and happening.after.to_act is not None


def covers(happening: Happening) -> bool:
    """Tell whether somebody covers."""
    return happening.move is not None and happening.move.verb == "beat"


def covers_many(happening: Happening) -> bool:
    """Tell whether somebody covers with his last card, or at least the third card of a bout."""
    state = bout(happening.before)
    if not covers(happening) or state.defender is None:
        return False
    return state.hands[state.defender].bit_count() == 1 or len(state.bout) >= 5


def covers_in_first_bout(happening: Happening) -> bool:
    """Tell whether somebody covers at least the fourth card of the first bout."""
    state = bout(happening.before)
    return state.first_bout and covers(happening) and len(state.bout) >= 7


def ends_bout(happening: Happening) -> bool:
    """Tell whether a bout is over and the game is not."""
    before, after = bout(happening.before), bout(happening.after)
    return bool(before.bout) and not after.bout and after.to_act is not None


def all_covered(happening: Happening) -> bool:
    """Tell whether a bout ends with every card covered, and the game goes on."""
    return ends_bout(happening) and not takes(happening)


def counts(happening: Happening) -> bool:
    """Tell whether a bout ends in which some figured card lies, whoever laid it."""
    over = bool(bout(happening.before).bout) and not bout(happening.after).bout
    laid = (*bout(happening.before).bout, *happening.played)
    return over and any(map(is_figured, laid))


def takes_then_scores(happening: Happening) -> bool:
    """Tell whether a bout ends in which some figured attack card lies."""
    return counts(happening) and any(map(is_figured, bout(happening.before).bout[::2]))


def draws(happening: Happening) -> bool:
    """Tell whether cards are drawn."""
    return bool(happening.find("draw"))


def nearly_out(happening: Happening) -> bool:
    """Tell whether a bout may end in which somebody plays his last card, with no stock left."""
    state = bout(happening.before)
    if state.stock_size or not state.bout:
        return False
    few = (seat for seat in (state.attacker, state.defender) if seat is not None)
    return any(state.hands[seat].bit_count() <= 1 for seat in few)


def ends_with_a_fool(happening: Happening) -> bool:
    """Tell whether the game is over and somebody is the fool."""
    outcome = happening.after.outcome
    return outcome is not None and outcome.last is not None


def stale_bout_ends(happening: Happening) -> bool:
    """Tell whether the fortieth bout ends, or one that saves the game."""
    before, after = bout(happening.before), bout(happening.after)
    return before.stale == STALE and bool(before.bout) and not after.bout


def stops(happening: Happening) -> bool:
    """Tell whether the game is stopped, since nothing comes of it."""
    outcome = happening.after.outcome
    return outcome is not None and outcome.reason == "FF-17"


def stale(stream: random.Random) -> dict[str, Any]:
    """Make a position of a game, its stock gone, that is stopped if nothing comes of this bout."""
    game = get("figured_fool")
    while True:
        players = 2 + int(stream.random() * 3)
        state: State = game.deal(players, int(stream.random() * 2**40))
        kept = None
        while state.to_act is not None:
            legal = state.legal_moves()
            state = state.play(legal[int(stream.random() * len(legal))])
            if not state.stock_size and bout(state).open_card is not None:
                kept = state
                if stream.random() < 0.3:
                    break
        if kept is not None:
            return {**kept.to_dict(), "stale": STALE}


def long_first_bout(stream: random.Random) -> dict[str, Any]:
    """Make a first bout, of five cards at most, in which the fourth card or the fifth is open."""
    game = get("figured_fool")
    while True:
        players, seed = 2 + int(stream.random() * 3), int(stream.random() * 2**40)
        state: State = game.deal(players, seed, first_bout_cap=5)
        wanted = 7 + 2 * int(stream.random() * 2)
        while bout(state).first_bout:
            if len(bout(state).bout) == wanted:
                return state.to_dict()
            # Whoever can throws in, and whoever can covers: the last resort is the last move.
            legal = state.legal_moves()
            state = state.play(legal[int(stream.random() * max(1, len(legal) - 1))])


def miscounted(stream: random.Random) -> dict[str, Any]:
    """Make a deal in which, half of the time, a card too many or too few is in a hand."""
    data = _miscounted(stream)
    defended = len(data["hands"][data["defender"]])
    return {**data, "limit": min(MOST_ATTACKS, defended)}
