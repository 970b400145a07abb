"""A game played to its end in the head, by the habit of the game."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from cardlab.games.game import State
from cardlab.players.habit import Habit


class Playout(NamedTuple):
    """The end of a game, and how many legal moves were looked at on the way to it.

    That is close to how long it took, of whatever game, and the same on every machine.
    """

    end: State
    looks: int


def played_out(
    state: State, habit: Habit[Any], stream: random.Random, whim: float | None = None
) -> Playout:
    """Play a game to its end, in which every seat keeps to the habit.

    A move is left to chance instead as often as `whim` says, from never (0) to always (1), or as
    often as suits the habit where it says nothing.
    """
    if whim is None:
        whim = habit.whim
    chance, usual, looks = stream.random, habit.usual, 0
    while state.to_act is not None:
        legal = state.legal_moves()
        count = len(legal)
        looks += count
        if count == 1:
            move = legal[0]
        elif chance() < whim:
            move = legal[int(chance() * count)]
        else:
            move = usual(state, legal)
        state = state.after(move)
    return Playout(state, looks)
