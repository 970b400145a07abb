"""What the coach says of a move in a lesson, as far as the learner can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlab.coach import Advice, Effort, advise
from cardlab.games.move import Move
from cardlab.language import Sentence, say, together

if TYPE_CHECKING:
    from cardlab.lessons.task import Task

EFFORT = Effort(60)
"""How long the coach thinks about a move in a lesson."""
DEAR = 0.15
"""A move that costs so much of a win is worth a word."""


def counsel(task: Task) -> Advice:
    """Return what the coach thinks of the moves there are; the same task gets the same advice."""
    return advise(task.view, task.seen, task.names, EFFORT)


def objection(task: Task, move: Move) -> Sentence:
    """Return what the coach would rather do and why; empty where the move costs little."""
    if len(task.view.legal_moves()) < 2:
        return Sentence("")
    advice = advise(task.view, task.seen, task.names, EFFORT, move)
    if advice.best.move == move or advice.cost < DEAR:
        return Sentence("")
    better = say("“{move}” would be better.", move=task.view.caption(advice.best.move))
    return together(better, *(reason.sentence for reason in advice.reasons[:1]))
