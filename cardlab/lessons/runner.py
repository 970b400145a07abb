"""Goes through a course with a learner, step by step, and knows where he is.

>>> from cardlab.lessons.courses import course
>>> runner = Runner(course("stump"))
>>> runner.number, runner.finished
(1, False)
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timezone

from cardlab.errors import CardlabError
from cardlab.language import Sentence, say
from cardlab.lessons.attempt import Attempt, Session
from cardlab.lessons.progress import Progress
from cardlab.lessons.step import Course, Step
from cardlab.lessons.task import GoOn, Task


def now() -> datetime:
    """Return the time by the clock of this machine."""
    return datetime.now(timezone.utc)


class NoCourse(CardlabError, ValueError):
    """Nobody has written a course of that game."""


class Runner(Session):
    """A learner in a course. He may answer, ask for help, go on, go back and go anywhere."""

    def __init__(
        self,
        course: Course,
        progress: Progress | None = None,
        *,
        law: str | None = None,
        chapter: str | None = None,
        clock: Callable[[], datetime] = now,
        keep: Callable[[Progress], Sentence | None] | None = None,
    ) -> None:
        """Begin where `progress` says that the course was left, or with the first step.

        With a `law` it is a look at that law: it begins with the step about it, and the course is
        still left where it was, unless that is just the step before. With the title of a `chapter`
        it is that alone, gone on with if it was left in the middle. Raises `UnknownStep`.

        `keep` is told whenever there is something new to keep. Raises `NoCourse` for a course
        without steps.
        """
        if not course.steps:
            raise NoCourse(say("There is no course of {game} yet.", game=course.game.title))
        self.course = course
        self.progress = progress or Progress(course.game)
        self.trouble: Sentence | None = None
        """Why what was learned could not be kept, if it could not."""
        self._clock = clock
        self._keep = keep
        self._noted = False
        self._a_look = law is not None or chapter is not None
        self.places = range(len(course.steps)) if chapter is None else course.chapter(chapter)
        """The places of the steps that are gone through."""
        self.go(self._left_at() if law is None else course.place(law))

    def _left_at(self) -> int:
        """Return where these steps were left; a chapter that was not, or is done, begins anew."""
        if self.progress.step in self.places:
            return self.progress.step
        return self.places[0] if self._a_look else self.places[-1]

    @property
    def step(self) -> Step:
        """The step now."""
        return self.course.steps[self.place]

    @property
    def number(self) -> int:
        """The number of the step among those that are gone through, from 1 on."""
        return self.place - self.places[0] + 1

    @property
    def where(self) -> Sentence:
        """How far the learner has come: "3 of 24"."""
        return say("{number} of {all}", number=self.number, all=len(self.places))

    @property
    def chapter(self) -> Sentence:
        """The title of the chapter that the step belongs to."""
        titles = [step.chapter_text for step in self.course.steps[: self.place + 1] if step.chapter]
        return titles[-1] if titles else Sentence("")

    @property
    def tasks(self) -> tuple[Task, ...]:
        """The tasks of the step."""
        return self._tasks

    @property
    def at(self) -> int:
        """The place of the task in its step, from 0 on."""
        return self._at

    @property
    def finished(self) -> bool:
        """Whether the last task of the last step that is gone through is over."""
        return (
            self.place == self.places[-1] and self._at == len(self._tasks) - 1 and self.attempt.over
        )

    def go(self, place: int | str) -> None:
        """Go to a step, by its place or by a law; raises `UnknownStep` or IndexError."""
        place = self.course.place(place) if isinstance(place, str) else place
        if place not in range(len(self.course.steps)):
            raise IndexError(place)
        self.place = place
        self._tasks = self.step.tasks
        self._begin(0)

    def _begin(self, at: int) -> None:
        self._at = at
        self._noted = False
        self.attempt = Attempt(self._tasks[at])

    def next(self) -> bool:
        """Go to the next task of the step or to the next step; return whether there is one."""
        if self._at + 1 < len(self._tasks):
            self._begin(self._at + 1)
            return True
        if self.place == self.places[-1]:
            return False
        self.go(self.place + 1)
        self._leave_at(self.place)
        self._store()
        return True

    def _leave_at(self, place: int) -> None:
        """Have the course go on here, unless this is a look at something far from where it was."""
        if not self._a_look or place == self.progress.step + 1:
            self.progress.step = max(self.progress.step, place)

    def back(self) -> bool:
        """Go to the step before; return whether there is one."""
        if self.place == self.places[0]:
            return False
        self.go(self.place - 1)
        return True

    def ended(self, attempt: Attempt) -> None:
        """Count a task once, for the laws that its step is about."""
        if self._noted:
            return
        self._noted = True
        for law in self.step.laws:
            self.progress.meet(law)
        if not isinstance(attempt.task.form, GoOn):
            self.progress.record(attempt, self._clock())
        if self.finished and self.place + 1 < len(self.course.steps):
            self._leave_at(self.place + 1)
        self._store()

    def _store(self) -> None:
        if self._keep:
            self.trouble = self._keep(self.progress)
