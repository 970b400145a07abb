"""The course of Stump: from beating one card to a whole game, and questions to practise with."""

from __future__ import annotations

from cardlab.lessons.courses.stump import beating, beginning, dealing, ending, games, taking
from cardlab.lessons.courses.stump.questions import QUESTIONS
from cardlab.lessons.step import Step

__all__ = ["QUESTIONS", "STEPS"]

STEPS: tuple[Step, ...] = (
    *beginning.STEPS,
    *beating.STEPS,
    *taking.STEPS,
    *dealing.STEPS,
    *ending.STEPS,
    *games.STEPS,
)
