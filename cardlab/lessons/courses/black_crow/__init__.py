"""The course of Black Crow."""

from __future__ import annotations

from cardlab.lessons.questions import Question
from cardlab.lessons.step import Step

STEPS: tuple[Step, ...] = ()
QUESTIONS: tuple[Question, ...] = ()
