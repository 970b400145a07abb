"""The courses, each by its game's name."""

from __future__ import annotations

from cardlab.games import get
from cardlab.lessons.courses import black_crow, figured_fool, stump
from cardlab.lessons.step import Course

_COURSES = {
    "black_crow": (black_crow.STEPS, black_crow.QUESTIONS),
    "stump": (stump.STEPS, stump.QUESTIONS),
    "figured_fool": (figured_fool.STEPS, figured_fool.QUESTIONS),
}


def course(game: str) -> Course:
    """Return the course of a game, without steps where there is none.

    Raises `UnknownGame` for a name that is none.
    """
    rules = get(game)
    return Course(rules, *_COURSES.get(game, ((), ())))
