"""Practice: never the same twice in a row, what was missed first, harder with success."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from cardlab.errors import BadDeal
from cardlab.games import get
from cardlab.language import Sentence
from cardlab.lessons.practice import NothingToPractise, Practice
from cardlab.lessons.progress import Known, Progress
from cardlab.lessons.spacing import remembered
from cardlab.lessons.task import BadAnswer
from tests.lessons.learning import COURSES

NOON = datetime(2026, 3, 1, 12, tzinfo=timezone.utc)
GAMES = [made.game.name for made in COURSES]


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.moment = NOON

    def __call__(self) -> datetime:
        self.moment += timedelta(seconds=30)
        return self.moment


def practice(**settings: object) -> Practice:
    return Practice("stump", seed=3, clock=Clock(), **settings)  # type: ignore[arg-type] # as `Practice` has them


def solve(session: Practice) -> None:
    session.answer(session.task.solution)


def miss(session: Practice) -> None:
    session.show()


@pytest.mark.parametrize("name", GAMES)
def test_no_task_comes_twice_in_a_row(name: str) -> None:
    session = Practice(name, seed=5, clock=Clock())
    laws = set()
    for _ in range(60):
        before = session.task
        laws.add(session.law)
        solve(session)
        session.next()
        assert (session.task.state, session.task.question) != (before.state, before.question)
        assert session.law != before.laws[0]
    assert laws == {question.law for question in session.course.questions}


def test_the_same_seed_and_answers_give_the_same_tasks() -> None:
    one, other = practice(), practice()
    for _ in range(10):
        assert (one.law, one.task.state) == (other.law, other.task.state)
        solve(one)
        solve(other)
        one.next()
        other.next()
    assert Practice("stump", seed=4, clock=Clock()).task.state != practice().task.state


def test_new_laws_come_in_the_order_of_the_questions() -> None:
    session = practice()
    laws = []
    for _ in range(6):
        laws.append(session.law)
        solve(session)
        session.next()
    assert laws == [*dict.fromkeys(question.law for question in session.course.questions)][:6]


def test_a_law_that_was_met_in_the_course_comes_before_other_new_ones() -> None:
    progress = Progress(get("stump"))
    progress.meet("ST-14")
    assert practice(progress=progress).law == "ST-14"


def test_what_was_missed_comes_again_soon_and_then_later() -> None:
    session = practice()
    missed = session.law
    miss(session)
    came = []
    for _ in range(3):
        session.next()
        came.append(session.law)
        solve(session)
    assert came[2] == missed
    assert session.why_now == "You missed this one before."
    assert missed not in came[:2]
    later = []
    for _ in range(6):
        session.next()
        later.append(session.law)
        solve(session)
    assert missed not in later


def test_what_was_missed_last_time_comes_first() -> None:
    progress = Progress(get("stump"))
    progress.laws["ST-12"] = Known(met=True, tried=1, missed=True, memory=remembered(2, 5, NOON))
    assert practice(progress=progress).law == "ST-12"


def test_what_is_due_comes_before_what_is_new() -> None:
    progress = Progress(get("stump"))
    long_ago = NOON - timedelta(days=30)
    progress.laws["ST-9"] = Known(met=True, tried=1, right=1, memory=remembered(20, 5, long_ago))
    progress.laws["ST-10"] = Known(met=True, tried=1, right=1, memory=remembered(9, 5, long_ago))
    session = practice(progress=progress)
    assert session.law == "ST-10"
    assert session.why_now == "It is time to see this again."
    solve(session)
    session.next()
    assert session.law == "ST-9"
    solve(session)
    session.next()
    assert session.why_now == "You have not practised this law yet."


def test_what_is_least_sure_comes_when_nothing_is_due() -> None:
    progress = Progress(get("stump"))
    for number, law in enumerate(get("stump").laws):
        memory = remembered(50 - number, 5, NOON)
        progress.laws[law] = Known(met=True, tried=4, right=4, level=3, memory=memory)
    session = practice(progress=progress)
    assert session.why_now == "This one is worth another look."
    solve(session)


def test_it_gets_harder_with_success_and_easier_without() -> None:
    session = practice(laws=["ST-7"])
    assert session.level == 0
    levels, players = [], []
    for _ in range(12):
        solve(session)
        session.next()
        levels.append(session.level)
        players.append(session.task.state.players)
    assert levels[:3] == [1, 2, 3]
    assert max(players) > 3
    for _ in range(3):
        miss(session)
        session.next()
    assert session.level == 0


def test_only_some_laws_are_asked_about() -> None:
    session = practice(laws=["ST-10", "ST-7"])
    laws = []
    for _ in range(4):
        laws.append(session.law)
        session.next()
    assert set(laws) == {"ST-7", "ST-10"}
    wrong: list[Any] = [["ST-99"], ["ST-10", "ST-99"], "ST-99", "ST-10", 5, [[]], True]
    for laws_asked_for in wrong:
        with pytest.raises(NothingToPractise, match="name a list of its laws"):
            practice(laws=laws_asked_for)


@pytest.mark.parametrize("seed", [-1, 2**40, True, 1.5, "7"])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:  # noqa: ANN401 - anything at all
    with pytest.raises(BadDeal, match="The seed must be a whole number"):
        Practice("stump", seed=seed)


def test_a_task_that_is_left_after_a_mistake_counts_as_missed() -> None:
    session = practice(laws=["ST-10"])
    wrong = next(
        answer
        for answer in session.task.form.answers()
        if session.task.judge(answer).verdict != "right"
    )
    session.answer(wrong)
    session.next()
    assert session.progress.of("ST-10").missed
    session.next()
    assert session.progress.of("ST-10").tried == 1


def test_it_counts_what_was_right() -> None:
    session = practice()
    solve(session)
    session.next()
    session.hint()
    solve(session)
    with pytest.raises(BadAnswer):
        solve(session)
    session.next()
    assert session.where == "Task 3, 1 right so far"


def test_what_is_learned_is_told_to_whoever_keeps_it() -> None:
    kept: list[Progress] = []

    def keep(progress: Progress) -> Sentence | None:
        kept.append(progress)
        return None

    session = practice(keep=keep)
    solve(session)
    assert kept == [session.progress]
    assert session.trouble is None
