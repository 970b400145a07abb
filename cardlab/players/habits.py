"""A sensible player for each game, by the game's name."""

from __future__ import annotations

import random
from collections.abc import Callable

from cardlab.players.black_crow import CrowHabit
from cardlab.players.figured_fool import FoolHabit
from cardlab.players.player import Chance, Player
from cardlab.players.stump import StumpHabit

_HABITS: dict[str, Callable[[], Player]] = {
    "black_crow": CrowHabit,
    "stump": StumpHabit,
    "figured_fool": FoolHabit,
}


def habit(game: str, stream: random.Random) -> Player:
    """Return the game's own habit; for a game that has none, a player by chance."""
    make = _HABITS.get(game)
    return make() if make else Chance(stream)
