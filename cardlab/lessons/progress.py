"""What a learner has done with the laws of a game: met, tried, right without a hint, and when.

>>> from cardlab.games import get
>>> progress = Progress(get("stump"))
>>> progress.meet("ST-7")
>>> progress.standing("ST-7"), progress.standing("ST-8")
('met', 'new')
>>> Progress.from_dict(progress.to_dict()) == progress
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timezone
from math import isfinite
from typing import Any, Literal

from cardlab.cards import quoted
from cardlab.errors import BadFile
from cardlab.games import get
from cardlab.games.dealing import is_number
from cardlab.games.game import Game
from cardlab.language import say
from cardlab.lessons.attempt import Attempt
from cardlab.lessons.spacing import Grade, Memory, remembered, reviewed

VERSION = 1
"""The version of the dictionary form of progress."""
MASTERED = 3
"""So many tasks done right at once without help make a law a known one."""
LEVELS = 3
"""How good a learner can be with a law: from 0, a beginner, up to this."""
MOST = 9999
"""Nothing is counted any further."""

Standing = Literal["new", "met", "tried", "known"]
"""How a learner stands with a law: `known` is right often enough without a hint."""


@dataclass(slots=True)
class Known:
    """How well one law is known.

    `tried` and `right` count tasks, right being at once and without help. `level` goes up with
    each of these and down with each that was missed; `missed` tells of the last one. `memory` is
    when to ask again, None before the first task.
    """

    met: bool = False
    tried: int = 0
    right: int = 0
    level: int = 0
    missed: bool = False
    memory: Memory | None = None


@dataclass(slots=True)
class Progress:
    """How far somebody has come with a game. `step` is the place of the step to go on with."""

    game: Game
    step: int = 0
    laws: dict[str, Known] = field(default_factory=dict)

    def of(self, law: str) -> Known:
        """Return how well a law is known; raises KeyError for one that the game does not have."""
        return self.laws.setdefault(self.game.laws[law].id, Known())

    def standing(self, law: str) -> Standing:
        """Return how the learner stands with a law."""
        known = self.laws.get(law, Known())
        if known.right >= MASTERED and not known.missed:
            return "known"
        if known.tried:
            return "tried"
        return "met" if known.met else "new"

    def meet(self, law: str) -> None:
        """Note that a law has been met."""
        self.of(law).met = True

    def record(self, attempt: Attempt, moment: datetime) -> None:
        """Note how a task has gone that is over, at a moment in UTC."""
        known = self.of(attempt.task.laws[0])
        known.met = True
        known.tried = min(MOST, known.tried + 1)
        known.right = min(MOST, known.right + attempt.unaided)
        grade = grade_of(attempt)
        known.missed = grade == "again"
        step = {"again": -1, "hard": 0, "good": 1}[grade]
        known.level = max(0, min(LEVELS, known.level + step))
        known.memory = reviewed(known.memory, grade, moment)

    def join(self, other: Progress) -> None:
        """Take over what `other` knows better: each law from whoever has tried it more."""
        self.step = max(self.step, other.step)
        for law, known in other.laws.items():
            if (known.tried, known.met) > (self.of(law).tried, self.of(law).met):
                self.laws[law] = known

    def to_dict(self) -> dict[str, Any]:
        """Return all of it as plain JSON types."""
        return {
            "cardlab progress": VERSION,
            "game": self.game.name,
            "step": self.step,
            "laws": {law: _to_dict(known) for law, known in self.laws.items()},
        }

    @classmethod
    def from_dict(cls, data: Any) -> Progress:  # noqa: ANN401 - whatever was kept
        """Read what `to_dict` made; raises `BadFile` for anything else.

        Laws that the game no longer has are left out.
        """
        try:
            _number(data["cardlab progress"] - VERSION, 0)
            game = get(data["game"])
            laws = {law: _from_dict(known) for law, known in data["laws"].items()}
            step = _number(data["step"])
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise BadFile(
                say("{data} is not what was learned with a course.", data=quoted(data))
            ) from error
        return cls(game, step, {law: known for law, known in laws.items() if law in game.laws})


def grade_of(attempt: Attempt) -> Grade:
    """Return how well a task was known: at once, with some help, or not."""
    if attempt.unaided:
        return "good"
    return "hard" if attempt.phase == "done" and attempt.mistakes + attempt.helped <= 2 else "again"


def _to_dict(known: Known) -> dict[str, Any]:
    facts = {"met": known.met, "tried": known.tried, "right": known.right}
    facts |= {"level": known.level, "missed": known.missed}
    memory = known.memory
    if memory is None:
        return facts
    return facts | {
        "stability": memory.stability,
        "difficulty": memory.difficulty,
        "last": memory.last.isoformat(),
    }


def _from_dict(data: Mapping[str, Any]) -> Known:
    known = Known(
        met=bool(data["met"]),
        tried=_number(data["tried"]),
        right=_number(data["right"]),
        level=_number(data["level"], LEVELS),
        missed=bool(data["missed"]),
    )
    if "last" in data:
        last = datetime.fromisoformat(data["last"]).astimezone(timezone.utc)
        known.memory = remembered(_finite(data["stability"]), _finite(data["difficulty"]), last)
    return known


def _number(value: object, highest: int = MOST) -> int:
    """Check a whole number; raises ValueError."""
    if not isinstance(value, int) or not is_number(value, 0, highest):
        raise ValueError(value)
    return value


def _finite(value: float) -> float:
    """Check a number; raises ValueError or TypeError."""
    if not isfinite(value):
        raise ValueError(value)
    return float(value)
