"""A game played to its end in the head, by the habit of the game."""

from __future__ import annotations

import random
from typing import Any

from cardlab.games.game import State
from cardlab.players.habit import Habit


def played_out(
    state: State, habit: Habit[Any], stream: random.Random, whim: float | None = None
) -> State:
    """Return the end of a game in which every seat keeps to the habit.

    A move is left to chance instead as often as `whim` says, from never (0) to always (1), or as
    often as suits the habit where it says nothing.
    """
    if whim is None:
        whim = habit.whim
    chance, usual = stream.random, habit.usual
    while state.to_act is not None:
        legal = state.legal_moves()
        if len(legal) == 1:
            move = legal[0]
        elif chance() < whim:
            move = legal[int(chance() * len(legal))]
        else:
            move = usual(state, legal)
        state = state.after(move)
    return state
