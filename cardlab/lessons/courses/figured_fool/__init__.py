"""The course of Figured Fool: from covering one card to a whole game, and what to practise."""

from __future__ import annotations

from cardlab.lessons.courses.figured_fool import (
    beginning,
    dealing,
    ending,
    games,
    scoring,
    throwing,
)
from cardlab.lessons.courses.figured_fool.questions import QUESTIONS
from cardlab.lessons.step import Step

__all__ = ["QUESTIONS", "STEPS"]

STEPS: tuple[Step, ...] = (
    *beginning.STEPS,
    *throwing.STEPS,
    *scoring.STEPS,
    *dealing.STEPS,
    *ending.STEPS,
    *games.STEPS,
)
