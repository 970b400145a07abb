"""What a learner has done with the laws of a game: met, tried, right without a hint."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from cardlab.games.game import Game
from cardlab.lessons.attempt import Attempt

MASTERED = 3
"""So many tasks done right without a hint make a law a known one."""


@dataclass(slots=True)
class Known:
    """How well one law is known: how often it was tried, and right at once without help."""

    met: bool = False
    tried: int = 0
    right: int = 0


@dataclass(slots=True)
class Progress:
    """How far somebody has come with a game. `step` is the place of the step to go on with.

    `last` is when something was last done.
    """

    game: Game
    step: int = 0
    last: datetime | None = None
    laws: dict[str, Known] = field(default_factory=dict)

    def of(self, law: str) -> Known:
        """Return how well a law is known."""
        return self.laws.setdefault(law, Known())

    def meet(self, law: str) -> None:
        """Note that a law has been met."""
        self.of(law).met = True

    def record(self, attempt: Attempt, moment: datetime) -> None:
        """Note how a task has gone that is over."""
        known = self.of(attempt.task.laws[0])
        known.met = True
        known.tried += 1
        known.right += attempt.unaided
        self.last = moment
