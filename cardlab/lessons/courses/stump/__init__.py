"""The course of Stump: from beating one card to a whole game, and questions to practise with."""

from __future__ import annotations

from cardlab.lessons.courses.stump.beating import STEPS as _BEATING
from cardlab.lessons.courses.stump.questions import QUESTIONS
from cardlab.lessons.step import Step

STEPS: tuple[Step, ...] = (*_BEATING,)

__all__ = ["QUESTIONS", "STEPS"]
