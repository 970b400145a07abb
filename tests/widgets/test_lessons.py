"""Lessons in a notebook, without a browser: every course, through what the browser can send."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardlab.games import names
from cardlab.lessons import coaching
from cardlab.lessons.attempt import Attempt, Session
from cardlab.lessons.courses import course
from cardlab.lessons.step import Step
from cardlab.lessons.task import Answer, GoOn, Task
from cardlab.lessons.tasks import MiniGame
from cardlab.widgets.lesson_view import LessonView
from tests.widgets.learner import Learner

STEPS = [
    pytest.param(step, id=f"{game}-{place}-{step.laws[0]}")
    for game in names()
    for place, step in enumerate(course(game).steps, 1)
]


@pytest.fixture(autouse=True)
def _fixed_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach think little."""
    monkeypatch.setattr(coaching, "EFFORT", coaching.EFFORT._replace(simulations=8))


class OneStep(Session):
    """A learner at the tasks of one step."""

    def __init__(self, step: Step) -> None:
        self._left = list(step.tasks)
        self.attempt = Attempt(self._left.pop(0))
        self.over: list[Attempt] = []

    def ended(self, attempt: Attempt) -> None:
        self.over.append(attempt)

    def next(self) -> bool:
        if self._left:
            self.attempt = Attempt(self._left.pop(0))
            return True
        return False


def tasks_of(step: Step) -> Iterator[Learner]:
    """Sit down at each task of a step, one after the other."""
    session = OneStep(step)
    learner = Learner(LessonView(session))
    while True:
        first = session.attempt
        yield learner
        assert learner.over
        if session.attempt is first and "Next" in learner.captions:
            learner.press("Next")
        if session.attempt is first:
            return


def wrong_answer(task: Task) -> Answer:
    """Return an answer that is neither right nor leads on; None where there is none."""
    if isinstance(task.form, GoOn):
        return None
    judged = ((answer, task.judge(answer).verdict) for answer in task.form.answers())
    return next((answer for answer, verdict in judged if verdict not in ("right", "on")), None)


@pytest.mark.parametrize("step", STEPS)
def test_every_task_can_be_done_right(step: Step) -> None:
    for learner in tasks_of(step):
        for _ in range(60):
            learner.answer(learner.lesson.task.solution)
            if learner.verdict == "poor" and "Play it all the same" in learner.captions:
                learner.press("Play it all the same")
            if learner.over or learner.verdict == "nearly":
                break
        if isinstance(learner.lesson.task, MiniGame) and not learner.over:
            learner.lesson.session.show()  # the careful player does not win every game
            learner.lesson.enter()
            continue
        assert learner.verdict in ("right", "seen"), learner.face.ruling
        assert learner.phase == "done"


@pytest.mark.parametrize("step", STEPS)
def test_a_wrong_answer_is_ruled_on_and_can_be_mended_with_hints(step: Step) -> None:
    for learner in tasks_of(step):
        task = learner.lesson.task
        wrong = wrong_answer(task)
        if wrong is not None:
            learner.answer(wrong)
            assert learner.verdict in ("nearly", "poor", "illegal", "wrong"), learner.face.ruling
            assert learner.phase == "retry"
            assert learner.face.speech["polite"] or learner.face.speech["urgent"]
        while not learner.over:
            if "Show me" in learner.captions:
                learner.press("Show me")
            elif isinstance(learner.lesson.task.form, GoOn):
                learner.press("Go on")
            else:
                learner.press("Hint")
                assert learner.face.ruling["title"].startswith("Hint")
                if isinstance(learner.lesson.task, MiniGame):
                    learner.press("Skip")
                    return
