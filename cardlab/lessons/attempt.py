"""A learner at a task: what has been answered, how it was judged, and how much help was given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Literal

from cardlab.language import say
from cardlab.lessons.task import BadAnswer, Feedback, Hint, Task

Phase = Literal["find", "retry", "shown", "done"]
"""Where a learner is: `find` before the first answer, or while a task goes on; `retry` after an
answer that was not right; `shown` when the answer has been shown; `done` after a right one."""


GOOD = ("right", "on")
"""The verdicts after which nothing has to be tried again."""


class Attempt:
    """A task that somebody is at. A wrong answer changes nothing but what is said."""

    def __init__(self, task: Task) -> None:
        """Begin a task."""
        self.first = task
        """The task as it was set out."""
        self.task = task
        self.phase: Phase = "find"
        self.feedback: Feedback | None = None
        self.hint: Hint | None = None
        self.rung = 0
        """How many rungs of help have been given for where the task is now."""
        self.helped = 0
        """The highest rung of help that was given at all."""
        self.mistakes = 0

    @property
    def over(self) -> bool:
        """Whether there is nothing more to answer."""
        return self.phase in ("shown", "done")

    @property
    def unaided(self) -> bool:
        """Whether it was done right at once and without help."""
        return self.phase == "done" and not self.mistakes and not self.helped

    def answer(self, answer: Any) -> Feedback:  # noqa: ANN401 - whatever was given
        """Judge an answer and go on where it leads; raises `BadAnswer` for one of another form."""
        if self.over:
            raise BadAnswer(say("This task is done already."))
        return self._went(self.task.judge(answer))

    def anyway(self) -> Feedback:
        """Play a poor move all the same; raises `BadAnswer` where there is none."""
        if self.feedback is None or self.feedback.anyway is None:
            raise BadAnswer(say("There is no move to play all the same."))
        return self._went(self.feedback.anyway)

    def _went(self, feedback: Feedback) -> Feedback:
        self.feedback = feedback
        if feedback.verdict == "on":
            assert feedback.then is not None
            self.task, self.phase = feedback.then, "find"
            self.hint, self.rung = None, 0
        elif feedback.verdict == "right":
            self.phase = "done"
        else:
            self.phase = "retry"
            self.mistakes += 1
        return feedback

    def climb(self) -> Hint | None:
        """Give one rung more of help, the last one again and again; None where there is none."""
        rungs = () if self.over else self.task.hints()
        if not rungs:
            return None
        self.rung = min(self.rung + 1, len(rungs))
        self.helped = max(self.helped, self.rung)
        self.hint = rungs[self.rung - 1]
        return self.hint

    def show(self) -> Hint | None:
        """Show the right answer, which ends the task; None where there is nothing to decide."""
        rungs = () if self.over else self.task.hints()
        if not rungs:
            return None
        self.rung = self.helped = len(rungs)
        self.hint, self.phase = rungs[-1], "shown"
        return self.hint

    def again(self) -> None:
        """Set the task out again as it was at first; mistakes and help are not forgotten."""
        self.task, self.phase = self.first, "find"
        self.feedback, self.hint, self.rung = None, None, 0


class Session(ABC):
    """Somebody who does one task after the other."""

    attempt: Attempt

    @property
    def task(self) -> Task:
        """The task now."""
        return self.attempt.task

    def answer(self, answer: Any) -> Feedback:  # noqa: ANN401 - whatever was given
        """Judge an answer; raises `BadAnswer` for one of another form."""
        feedback = self.attempt.answer(answer)
        self._note()
        return feedback

    def anyway(self) -> Feedback:
        """Play a poor move all the same; raises `BadAnswer` where there is none."""
        feedback = self.attempt.anyway()
        self._note()
        return feedback

    def hint(self) -> Hint | None:
        """Give one rung more of help; None where there is none."""
        return self.attempt.climb()

    def show(self) -> Hint | None:
        """Show the right answer, which ends the task; None where there is nothing to decide."""
        hint = self.attempt.show()
        self._note()
        return hint

    def again(self) -> None:
        """Set the task out again as it was at first."""
        self.attempt.again()

    def _note(self) -> None:
        if self.attempt.over:
            self.ended(self.attempt)

    @abstractmethod
    def ended(self, attempt: Attempt) -> None:
        """Keep in mind how a task has gone that is over."""

    @abstractmethod
    def next(self) -> bool:
        """Go to the next task, whether this one is over or not; return whether there is one."""
