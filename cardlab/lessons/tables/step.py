"""What a table of a lesson is made of: a law, a position and a task.

A step states no law itself. It names the laws it is about, and the table rules by them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cardlab.cards import quoted
from cardlab.errors import CardlabError
from cardlab.games.game import Game
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, say


class UnknownStep(CardlabError, KeyError):
    """No step of the course is about that law; the message lists the laws there are."""

    def __str__(self) -> str:
        """Show the sentence itself: a KeyError would show it in quotation marks."""
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a course, for the learner at seat 0.

    `reached` tells whether an event fulfils the task. Task and praise are marked texts,
    translated when shown.
    """

    laws: tuple[str, ...]
    task: str
    praise: str
    position: Mapping[str, Any]
    reached: Callable[[Event], bool]

    @property
    def task_text(self) -> Sentence:
        """The task as it is shown."""
        return say(self.task)


@dataclass(frozen=True, slots=True)
class Course:
    """The steps by which a game is taught, in order."""

    game: Game
    steps: tuple[Step, ...]

    def about(self, law: str) -> Step:
        """Return the first step about a law; raises `UnknownStep`, which lists the laws."""
        steps = sorted(self.steps, key=lambda step: step.laws[:1] != (law,))
        found = next((step for step in steps if law in step.laws), None)
        if found is None:
            known = tuple(dict.fromkeys(name for step in self.steps for name in step.laws))
            raise UnknownStep(
                say(
                    "No step is about {law}; there are steps about {known}.",
                    law=quoted(law),
                    known=known,
                )
            )
        return found


def you(kind: str) -> Callable[[Event], bool]:
    """Look for something of this kind that the learner did or that happened to him."""
    return lambda event: event.kind == kind and event.seat == 0
