"""Courses: every step can be, be done and be missed; every law has what it needs."""

from __future__ import annotations

import re

import pytest

from cardlab.games import names
from cardlab.language import mark
from cardlab.lessons import asking, facts
from cardlab.lessons.checking import faults
from cardlab.lessons.courses import course
from cardlab.lessons.coverage import rows, table
from cardlab.lessons.positions import position
from cardlab.lessons.runner import Runner
from cardlab.lessons.step import Course, Kind, Maker, Step, UnknownStep
from tests.lessons.learning import COURSES, every_step, tasks_of

LONGEST_SENTENCE = 20


@pytest.mark.parametrize(("made", "step"), every_step())
def test_a_step_can_be_taught(made: Course, step: Step) -> None:
    assert list(faults(step)) == []
    assert {task.game for task in step.tasks} == {made.game}


@pytest.mark.parametrize("name", names())
def test_every_law_has_a_step_an_example_a_contrast_and_tasks(name: str) -> None:
    assert {row.law.id: row.holes for row in rows(course(name)) if row.holes} == {}


@pytest.mark.parametrize(("made", "step"), every_step())
def test_what_a_step_says_is_short_and_not_the_law_again(made: Course, step: Step) -> None:
    said = [step.goal_text, step.after_text, *(task.question for task in tasks_of(step))]
    for text in said:
        for sentence in re.split(r"(?<=[.?!]) ", text):
            assert len(sentence.split()) <= LONGEST_SENTENCE, sentence
    for law in made.game.laws.values():
        for sentence in law.text.split(". "):
            assert not any(sentence.strip(".") in text for text in said)


@pytest.mark.parametrize("made", COURSES, ids=lambda made: made.game.name)
def test_a_course_is_done_from_its_first_step_to_its_last(made: Course) -> None:
    runner = Runner(made)
    while True:
        for _ in range(500):
            if runner.attempt.over:
                break
            feedback = runner.answer(runner.task.solution)
            if feedback.verdict == "poor":
                runner.anyway()
            if feedback.verdict == "nearly":  # a game that was lost
                assert runner.step.kind == "game"
                break
        if not runner.next():
            break
    assert runner.where == f"{len(made.steps)} of {len(made.steps)}"
    assert {law for step in made.steps for law in step.laws} <= set(made.game.laws)


@pytest.mark.parametrize("made", COURSES, ids=lambda made: made.game.name)
def test_a_course_begins_with_a_chapter_that_has_a_title(made: Course) -> None:
    assert made.steps[0].chapter


def test_a_course_finds_a_step_by_its_law() -> None:
    stump = course("stump")
    assert stump.about("ST-10").laws[0] == "ST-10"
    assert stump.about("ST-7").kind == "example"
    assert stump.about("ST-7a").laws[0] == "ST-7a"
    with pytest.raises(UnknownStep, match="ST-99"):
        stump.about("ST-99")


def test_a_hole_is_shown_in_the_table() -> None:
    empty = Course(course("stump").game, ())
    assert all(len(row.holes) == 4 for row in rows(empty))
    assert "ST-16" in table(course("stump").game)


NINE = position(
    "stump",
    ["QH 8S", "7H 9C"],
    stumps=[[], []],
    pile=["9H"],
    phase="beat",
    to_act=0,
    trump="D",
    turned="8D",
)
ASKED = mark("Which of your cards beat the {lying}?")


@pytest.mark.parametrize(
    ("kind", "makers", "fault"),
    [
        ("try", (asking.pick({**NINE, "pile": ["9H", "9H"]}, ASKED),), "The position cannot be"),
        ("try", (asking.pick(asking.swapped(NINE, "QH", "6C"), ASKED),), "is right."),
        ("try", (asking.play(NINE, ASKED, lambda _: False),), "No answer to"),
        ("try", (asking.break_law(NINE, ASKED, "lead"),), "No answer to"),
        ("try", (asking.predict(NINE, ASKED, facts.NEXT, 0, move="beat 9H QH"),), "Every answer"),
        ("contrast", (asking.referee(NINE, "beat 9H QH", "ST-7"),), "needs two positions, not 1"),
        ("contrast", (asking.referee(NINE, "beat 9H QH", "ST-7"),) * 2, "answers are the same"),
        (
            "contrast",
            (
                asking.referee(NINE, "beat 9H QH", "ST-7"),
                asking.referee({**NINE, "hands": [["8C", "8S"], ["6S", "9C"]]}, "take", "ST-7"),
            ),
            "The position cannot be",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_fault_is_noticed(kind: Kind, makers: tuple[Maker, ...], fault: str) -> None:
    step = Step(("ST-7",), kind, mark("See."), makers)
    found = list(faults(step))
    assert found
    assert fault in found[0]


def test_an_unknown_law_is_noticed() -> None:
    step = Step(("ST-99",), "try", mark("See."), (asking.pick(NINE, ASKED),))
    assert list(faults(step)) == ["The game has no law ST-99."]
