"""Every task of every course, done through what a browser can send: right, wrong, hinted, shown."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from cardlab.games import names
from cardlab.lessons import coaching
from cardlab.lessons.attempt import Attempt, Session
from cardlab.lessons.courses import course
from cardlab.lessons.step import Step
from cardlab.lessons.task import YOU, Answer, GoOn, Task
from cardlab.widgets.lessons.page import step_page
from cardlab.widgets.lessons.view import LessonView
from tests.games.hidden import cards_named, hidden_cards
from tests.widgets.learner import Learner
from tests.widgets.told import listening

STEPS = [
    pytest.param(step, id=f"{game}-{place}-{step.laws[0]}")
    for game in names()
    for place, step in enumerate(course(game).steps, 1)
]
LONGEST = 120
"""No small game takes so many moves."""


@pytest.fixture(autouse=True)
def _fixed_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach think little."""
    monkeypatch.setattr(coaching, "EFFORT", coaching.EFFORT._replace(simulations=8))


class OneTask(Session):
    """A learner at one task alone."""

    def __init__(self, task: Task) -> None:
        self.attempt = Attempt(task)

    def ended(self, attempt: Attempt) -> None:
        """Keep nothing in mind."""

    def next(self) -> bool:
        return False


def at_each(step: Step) -> Iterator[Learner]:
    """Sit down at each task of a step."""
    for task in step.tasks:
        yield Learner(LessonView(OneTask(task)))


def wrong_answer(task: Task) -> Answer:
    """Return an answer that is neither right nor leads on; None where there is none."""
    if isinstance(task.form, GoOn):
        return None
    judged = ((answer, task.judge(answer).verdict) for answer in task.form.answers())
    return next((answer for answer, verdict in judged if verdict not in ("right", "on")), None)


@pytest.mark.parametrize("step", STEPS)
def test_every_task_can_be_done(step: Step) -> None:
    for learner in at_each(step):
        for _ in range(LONGEST):
            learner.answer(learner.lesson.task.solution)
            if "Play it all the same" in learner.captions:
                learner.press("Play it all the same")
            if learner.over or learner.lesson.lost:
                break
        # The coach may lose a game that is long; nothing else goes wrong with the right answer.
        assert learner.over or learner.lesson.lost, learner.face.ruling
        assert learner.verdict in ("right", "seen", "nearly")
        assert (learner.verdict == "nearly") == learner.lesson.lost


@pytest.mark.parametrize("step", STEPS)
def test_a_wrong_answer_is_judged_and_spoken_and_can_be_mended(step: Step) -> None:
    for learner in at_each(step):
        wrong = wrong_answer(learner.lesson.task)
        if wrong is None:
            continue
        learner.answer(wrong)
        assert learner.verdict in ("nearly", "poor", "illegal", "wrong"), learner.face.ruling
        assert learner.phase == "retry"
        tone, other = ("urgent", "polite") if learner.verdict == "illegal" else ("polite", "urgent")
        assert learner.face.speech[tone].startswith(learner.face.ruling["title"])
        assert not learner.face.speech[other]
        if "Show me" in learner.captions:
            learner.press("Show me")
            assert learner.verdict == "shown"
            assert learner.over
            assert learner.lesson.here.phase == "shown"


@pytest.mark.parametrize("step", STEPS)
def test_a_hint_says_more_with_each_press_and_marks_what_it_says(step: Step) -> None:
    for learner in at_each(step):
        if isinstance(learner.lesson.task.form, GoOn):
            assert "Hint" not in learner.captions
            continue
        rungs = learner.lesson.task.hints()
        for number, rung in enumerate(rungs, 1):
            learner.press("Hint")
            assert learner.face.ruling["title"] == f"Hint {number} of {len(rungs)}"
            assert learner.face.ruling["hint"] == rung.text
            assert learner.face.speech["polite"] == rung.text.spoken
            pointed = {held["card"] for held in learner.face.hand if held["pointed"]}
            assert pointed == set(learner.hand) & {str(card) for card in rung.cards}
        assert not learner.lesson.here.unaided


@pytest.mark.parametrize("step", STEPS)
def test_what_is_sent_names_no_hidden_card(step: Step) -> None:
    for task in step.tasks:
        with listening() as told:
            learner = Learner(LessonView(OneTask(task)))
            learner.do("ready", width=400, motion=True)
        # A question may name a card that somebody else plays; what is asked is the same for all
        # that the learner cannot see, as other tests hold.
        asked = {str(card) for card in task.concerned} | cards_named([task.question.spoken])
        seen = {str(card) for event in task.seen for card in event.cards}
        hidden = set(hidden_cards(task.state, YOU)) - asked - seen
        form = json.dumps(learner.face.answers, ensure_ascii=False)
        for message in told.messages:
            assert not hidden & (cards_named([message]) - cards_named([form])), task.question


@pytest.mark.parametrize("step", STEPS)
def test_a_page_shows_a_step_and_gives_away_only_examples(step: Step) -> None:
    page = step_page(step)
    assert step_page(step) == page
    for task in step.tasks:
        assert (step.kind == "example") == (_plain(task.reason) in _plain(page)) or isinstance(
            task.form, GoOn
        )
        assert task.blind or "data:image/svg+xml" in page


def _plain(text: str) -> str:
    return text.replace("“", "").replace("”", "").replace("&#x27;", "'")
