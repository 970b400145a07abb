"""The course of Black Crow: from covering one card to a whole game, and questions to practise."""

from __future__ import annotations

from cardlab.lessons.courses.black_crow import (
    attacking,
    beginning,
    dealing,
    ending,
    games,
    taking,
)
from cardlab.lessons.courses.black_crow.questions import QUESTIONS
from cardlab.lessons.step import Step

__all__ = ["QUESTIONS", "STEPS"]

STEPS: tuple[Step, ...] = (
    *beginning.STEPS,
    *attacking.STEPS,
    *taking.STEPS,
    *dealing.STEPS,
    *ending.STEPS,
    *games.STEPS,
)
