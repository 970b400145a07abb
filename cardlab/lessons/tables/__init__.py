"""The tables of each game, by its name: small positions to try a law in."""

from __future__ import annotations

from cardlab.games import get
from cardlab.lessons.tables import black_crow, figured_fool, stump
from cardlab.lessons.tables.step import Course

_STEPS = {
    "black_crow": black_crow.STEPS,
    "stump": stump.STEPS,
    "figured_fool": figured_fool.STEPS,
}


def course(game: str) -> Course:
    """Return the course of a game; raises `UnknownGame` for a name that is none."""
    rules = get(game)
    return Course(rules, _STEPS.get(game, ()))
