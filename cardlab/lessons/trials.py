"""What somebody may try at a table, legal or not, for a referee to be asked about.

All of these hold for any game: a card of one's own or of another's, in turn or out of turn, at any
time, and after the end.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from cardlab.cards import Card
from cardlab.games import get
from cardlab.games.game import State
from cardlab.games.move import VERBS, Move
from cardlab.lessons.happening import Happening
from cardlab.lessons.task import YOU


class Trial(NamedTuple):
    """A move that a referee is asked about: in which position, and whose it is."""

    state: State
    move: Move
    by: int | None = None


Tried: TypeAlias = Callable[[Happening, random.Random], "Trial | None"]
"""Chooses what a referee is asked about."""
Fair: TypeAlias = Callable[[Trial], bool]
"""Tells whether at most one law forbids what is tried."""


def any_trial(trial: Trial) -> bool:  # noqa: ARG001 - every one is fair
    """Ask about every trial."""
    return True


def a_card(state: State, seat: int, stream: random.Random) -> Trial | None:
    """Let a seat try a card of its hand, legal or not; None where it has none."""
    view = state.view(seat)
    if not view.hand:
        return None
    move = view.choice((view.hand[int(stream.random() * len(view.hand))],))
    return move and Trial(state, move, seat)


def one_card(happening: Happening, stream: random.Random) -> Trial | None:
    """Let whoever is to act try a card, legal or not."""
    seat = happening.before.to_act
    return None if seat is None else a_card(happening.before, seat, stream)


def a_take(happening: Happening, stream: random.Random) -> Trial:  # noqa: ARG001 - no choice
    """Let whoever is to act try to take."""
    return Trial(happening.before, Move("take"), happening.before.to_act)


def out_of_turn(happening: Happening, stream: random.Random) -> Trial | None:
    """Let the learner try a card, whether it is his turn or not."""
    return a_card(happening.before, YOU, stream)


def after_the_end(happening: Happening, stream: random.Random) -> Trial | None:
    """Let the learner try a card just before the end of a game, or after it."""
    over = happening.after.to_act is None
    state = happening.after if over else happening.before
    return a_card(state, YOU, stream) if state.to_act in (YOU, None) else None


def not_mine(happening: Happening, stream: random.Random) -> Trial | None:
    """Let the learner, in turn, try a card that may not be in his hand."""
    state = happening.before
    if state.to_act != YOU:
        return None
    if stream.random() < 0.5:
        return a_card(state, YOU, stream)
    pack = get(state.game_name).pack_of(state.setup.settings)
    others = [card for card in pack.cards if not card.bit & state.hands[YOU]]
    move = state.view(YOU).choice((others[int(stream.random() * len(others))],))
    return move and Trial(state, move, YOU)


def at_any_time(*verbs: str) -> Tried:
    """Let whoever is to act try a move of one of these kinds, at the right time or not."""

    def tried(happening: Happening, stream: random.Random) -> Trial | None:
        state = happening.before
        if state.to_act is None:
            return None
        hand = state.view(state.to_act).hand
        verb = verbs[int(stream.random() * len(verbs))]
        if not hand and VERBS[verb][1]:
            return None
        return Trial(state, _any_move(verb, hand, stream), state.to_act)

    return tried


def _any_move(verb: str, hand: tuple[Card, ...], stream: random.Random) -> Move:
    """Return a move of this kind that plays a card of a hand, if it plays one at all."""
    if not VERBS[verb][1]:
        return Move(verb)
    return Move(verb, (hand[int(stream.random() * len(hand))],))
