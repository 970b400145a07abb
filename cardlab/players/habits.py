"""A sensible player for each game, by the game's name."""

from __future__ import annotations

import random
from typing import Any

from cardlab.games.game import Situation
from cardlab.games.move import Move
from cardlab.players.black_crow import CrowHabit
from cardlab.players.figured_fool import FoolHabit
from cardlab.players.habit import Habit
from cardlab.players.player import Chance, Player
from cardlab.players.stump import StumpHabit

_HABITS: dict[str, Habit[Any]] = {
    "black_crow": CrowHabit(),
    "stump": StumpHabit(),
    "figured_fool": FoolHabit(),
}


class NoHabit(Habit[Situation]):
    """What is usual in a game that nobody knows well: the first thing that is allowed."""

    whim = 1.0

    def usual(self, position: Situation, legal: tuple[Move, ...]) -> Move:  # noqa: ARG002 - any position
        """Return the first legal move."""
        return legal[0]


def habit(game: str, stream: random.Random) -> Player:
    """Return the game's own habit; for a game that has none, a player by chance."""
    return _HABITS.get(game) or Chance(stream)


def habit_of(game: str) -> Habit[Any]:
    """Return the game's own habit, or one that knows nothing of the game."""
    return _HABITS.get(game) or NoHabit()
