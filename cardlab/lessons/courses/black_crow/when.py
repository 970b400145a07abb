"""When a law of Black Crow decides something, and positions for laws that seldom do."""

from __future__ import annotations

import random
from typing import Any

from cardlab.games import get
from cardlab.games.black_crow.deal import marriage
from cardlab.games.black_crow.laws import PACK, QUEEN
from cardlab.games.game import State
from cardlab.lessons.courses.any_game import takes
from cardlab.lessons.courses.black_crow.facts import bout
from cardlab.lessons.happening import Happening
from cardlab.lessons.task import YOU
from cardlab.lessons.trials import Trial

STALE = 39
"""One bout more without progress, and the game is drawn."""


def defends(happening: Happening) -> bool:
    """Tell whether somebody has to answer an attack."""
    return bool(bout(happening.before).uncovered)


def attacks(happening: Happening) -> bool:
    """Tell whether somebody is to attack."""
    return not bout(happening.before).uncovered


def defends_without_her(happening: Happening) -> bool:
    """Tell whether an attack has to be answered in which the queen of spades is not."""
    uncovered = bout(happening.before).uncovered
    return bool(uncovered) and QUEEN not in uncovered


def she_matters(happening: Happening) -> bool:
    """Tell whether the queen of spades lies there, or a defender of lower spades may hold her."""
    state = bout(happening.before)
    if QUEEN in state.uncovered:
        return True
    assert state.to_act is not None
    held = bool(QUEEN.bit & state.hands[state.to_act])
    return held and any(card.suit is QUEEN.suit for card in state.uncovered)


def would_cover(trial: Trial) -> bool:
    """Tell whether a card would cover but for the queen of spades."""
    attack, cover = trial.move.cards
    return bool(PACK.beating(attack, trial.state.trump) & cover.bit)


def she_is_not_alone(happening: Happening) -> bool:
    """Tell whether the queen of spades lies there among other cards that are not covered."""
    uncovered = bout(happening.before).uncovered
    return QUEEN in uncovered and len(uncovered) > 1


def you_may_pass_her_on(happening: Happening) -> bool:
    """Tell whether the learner is to attack and holds the queen of spades."""
    state = happening.before
    return attacks(happening) and state.to_act == YOU and bool(QUEEN.bit & state.hands[YOU])


def ends_bout(happening: Happening) -> bool:
    """Tell whether a bout is over and the game is not."""
    state, after = bout(happening.before), bout(happening.after)
    return bool(state.uncovered) and not after.uncovered and after.to_act is not None


def all_covered(happening: Happening) -> bool:
    """Tell whether the last cover is laid, and the game goes on."""
    return ends_bout(happening) and not takes(happening)


def covered_with_stock(happening: Happening) -> bool:
    """Tell whether the last cover is laid while there are cards to draw."""
    return all_covered(happening) and happening.before.stock_size > 0


def stock_runs_out(happening: Happening) -> bool:
    """Tell whether cards are drawn and few are left to be drawn."""
    return bool(happening.find("draw")) and happening.before.stock_size <= 6


def nearly_out(happening: Happening) -> bool:
    """Tell whether a bout ends in which somebody with few cards took part, late in the game."""
    state = bout(happening.before)
    if happening.before.stock_size or not state.uncovered:
        return False
    few = (seat for seat in (state.attacker, state.defender) if seat is not None)
    return any(state.hands[seat].bit_count() <= 1 for seat in few)


def stops(happening: Happening) -> bool:
    """Tell whether the game is drawn, since nothing comes of it."""
    outcome = happening.after.outcome
    return outcome is not None and outcome.reason == "BC-16"


def covers_or_takes_late(happening: Happening) -> bool:
    """Tell whether a bout ends just before the game is drawn, or when it is."""
    state = bout(happening.before)
    return state.stale == STALE and bool(state.uncovered) and not bout(happening.after).uncovered


def partly_covered(happening: Happening) -> bool:
    """Tell whether somebody takes after he has covered something."""
    return takes(happening) and bool(bout(happening.before).covered)


def wed(happening: Happening) -> bool:
    """Tell whether the learner's own king and queen have made trumps."""
    state = happening.before
    return state.setup.turned is None and marriage(state.view(YOU).hand) is state.trump


def stale(stream: random.Random) -> dict[str, Any]:
    """Make a position of a game, its stock gone, that is drawn when nothing comes of this bout."""
    game = get("black_crow")
    while True:
        state: State = game.deal(2 + int(stream.random() * 3), int(stream.random() * 2**40))
        kept = None
        while state.to_act is not None:
            legal = state.legal_moves()
            state = state.play(legal[int(stream.random() * len(legal))])
            if not state.stock_size and state.to_act == YOU and bout(state).uncovered:
                kept = state
                if stream.random() < 0.2:
                    break
        if kept is not None:
            return {**kept.to_dict(), "stale": STALE}
