"""A learner in a course: answers, help, the way on and back, and what is kept of it."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import Any

import pytest

from cardlab.games import get
from cardlab.language import Sentence
from cardlab.lessons.courses import course
from cardlab.lessons.progress import Progress
from cardlab.lessons.runner import NoCourse, Runner
from cardlab.lessons.step import Course, UnknownStep
from cardlab.lessons.task import BadAnswer

ALL = len(course("stump").steps)
NOON = datetime(2026, 3, 1, 12, tzinfo=timezone.utc)


@pytest.fixture
def runner() -> Runner:
    return Runner(course("stump"), clock=lambda: NOON)


def at(runner: Runner, law: str, kind: str) -> Runner:
    """Go to the first step of this kind about a law."""
    place = next(
        place
        for place, step in enumerate(runner.course.steps)
        if step.laws[0] == law and step.kind == kind
    )
    runner.go(place)
    return runner


def test_an_answer_is_judged_and_a_right_one_ends_the_task(runner: Runner) -> None:
    at(runner, "ST-7", "try")
    phases = [str(runner.attempt.phase)]
    for answer in (["KH"], ["JC", "6D"]):
        phases += [runner.answer(answer).verdict, runner.attempt.phase]
    assert phases == ["find", "wrong", "retry", "right", "done"]
    with pytest.raises(BadAnswer):
        runner.answer(["JC", "6D"])


def test_a_wrong_answer_changes_nothing(runner: Runner) -> None:
    at(runner, "ST-7", "try")
    before = runner.task
    runner.answer(["KH"])
    assert runner.task == before
    assert runner.progress.laws == {}


def test_help_comes_rung_by_rung(runner: Runner) -> None:
    at(runner, "ST-7", "try")
    rungs = [runner.hint() for _ in range(5)]
    assert rungs[:4] == [*runner.task.hints()]
    assert rungs[4] == rungs[3]
    runner.answer(runner.task.solution)
    assert runner.progress.of("ST-7").right == 0
    assert runner.hint() is None


def test_the_answer_is_shown(runner: Runner) -> None:
    at(runner, "ST-7", "try")
    shown = runner.show()
    assert shown is not None
    assert shown.answers == (runner.task.solution,)
    assert runner.attempt.phase == "shown"
    assert runner.progress.of("ST-7").missed
    assert runner.show() is None


def test_a_task_is_counted_once(runner: Runner) -> None:
    at(runner, "ST-7", "try")
    runner.answer(runner.task.solution)
    runner.again()
    runner.answer(runner.task.solution)
    known = runner.progress.of("ST-7")
    assert (known.met, known.tried, known.right) == (True, 1, 1)


def test_an_example_is_met_and_not_tried(runner: Runner) -> None:
    at(runner, "CC-3", "example")
    while not runner.attempt.over:
        runner.answer(None)
    assert runner.hint() is None
    assert {
        law: runner.progress.standing(law) for law in ("CC-1", "CC-2", "CC-3")
    } == dict.fromkeys(("CC-1", "CC-2", "CC-3"), "met")


def test_the_way_on_and_back(runner: Runner) -> None:
    assert (runner.number, runner.where, runner.back()) == (1, f"1 of {ALL}", False)
    assert runner.chapter == "The cards and the aim"
    assert runner.next()
    assert runner.number == 2
    assert runner.back()
    runner.go(2)
    assert (len(runner.tasks), runner.at) == (2, 0)
    runner.next()
    assert (runner.number, runner.at) == (3, 1)
    runner.go(len(runner.course.steps) - 1)
    assert not runner.next()
    assert not runner.finished
    runner.show()
    assert runner.finished


def test_a_step_is_found_by_its_law(runner: Runner) -> None:
    runner.go("ST-10")
    assert runner.step.laws[0] == "ST-10"
    with pytest.raises(UnknownStep):
        runner.go("ST-99")
    at = runner.place
    for place in (-1, len(runner.course.steps)):
        with pytest.raises(IndexError):
            runner.go(place)
        assert runner.place == at
    wrong: list[Any] = [5, True, ["ST-10"], 1.5]
    for law in wrong:
        with pytest.raises(UnknownStep, match="No step is about"):
            Runner(runner.course, law=law)


def test_a_course_goes_on_where_it_was_left() -> None:
    progress = Progress(get("stump"))
    runner = Runner(course("stump"), progress)
    for _ in range(12):
        runner.next()
    left = runner.step
    runner.back()
    assert Runner(course("stump"), progress).step == left
    beyond = Progress(get("stump"), step=10_000)
    assert Runner(course("stump"), beyond).number == ALL


def test_a_look_at_a_law_leaves_the_course_where_it_is() -> None:
    progress = Progress(get("stump"), step=4)
    look = Runner(course("stump"), progress, law="ST-14")
    assert look.step.laws[0] == "ST-14"
    look.next()
    look.next()
    assert progress.step == 4
    on = Runner(course("stump"), progress, law="ST-7")
    assert on.place > progress.step
    on.next()
    assert progress.step == 4
    on.go(4)
    for _ in on.tasks:
        on.next()
    assert progress.step == 5


def test_a_course_that_nobody_has_written_is_named() -> None:
    with pytest.raises(NoCourse, match="There is no course of Stump yet"):
        Runner(Course(get("stump"), ()))


def test_what_is_new_is_told_to_whoever_keeps_it() -> None:
    kept: list[int] = []

    def keep(progress: Progress) -> Sentence:
        kept.append(sum(known.tried for known in progress.laws.values()))
        return Sentence("The disk is full.")

    runner = at(Runner(course("stump"), clock=lambda: NOON, keep=keep), "ST-7", "try")
    runner.answer(runner.task.solution)
    runner.next()
    assert kept == [1]
    assert runner.trouble == "The disk is full."
    runner.answer(runner.task.solution)
    assert kept == [1, 2]


def test_a_poor_move_is_played_all_the_same(runner: Runner) -> None:
    with pytest.raises(BadAnswer):
        runner.anyway()
    runner.go(len(runner.course.steps) - 2)
    for _ in range(60):
        moves = runner.task.view.legal_moves()
        feedback = next(
            (runner.answer(move) for move in moves if runner.task.judge(move).verdict == "poor"),
            None,
        )
        if feedback is not None:
            break
        runner.answer(runner.task.solution)
    assert feedback is not None
    assert runner.attempt.mistakes == 1
    before = runner.task
    runner.anyway()
    assert runner.task != before or runner.attempt.over


def test_a_chapter_is_gone_through_alone_and_leaves_the_course_after_it() -> None:
    made = course("stump")
    title = list(made.chapters)[1]
    places = made.chapter(title)
    progress = Progress(made.game)
    progress.step = places[0]
    runner = Runner(made, progress, chapter=title)
    assert (runner.place, str(runner.where)) == (places[0], f"1 of {len(places)}")
    assert not runner.back()
    while not runner.finished:
        if runner.attempt.over:
            runner.next()
        elif runner.show() is None:
            runner.answer(None)
    assert not runner.next()
    assert progress.step == places[-1] + 1


def test_a_chapter_goes_on_where_it_was_left() -> None:
    made = course("stump")
    title = list(made.chapters)[1]
    places = made.chapter(title)
    progress = Progress(made.game)
    progress.step = places[2]
    assert Runner(made, progress, chapter=title).place == places[2]
    progress.step = places[-1] + 1
    assert Runner(made, progress, chapter=title).place == places[0]


def test_an_unknown_chapter_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownStep, match="Beating and leading"):
        Runner(course("stump"), chapter="Beeting")
