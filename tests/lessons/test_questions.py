"""Questions: made from real games, the same again from a seed, and not to be guessed."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from cardlab.lessons.attempt import GOOD
from cardlab.lessons.checking import task_faults
from cardlab.lessons.questions import Question
from cardlab.lessons.step import Course
from cardlab.lessons.task import MakeMove, Task
from tests.lessons.learning import WRITTEN, every_question, made_tasks

MADE = 40
"""So many tasks of each question are guessed at."""
GUESSED = 0.6
"""So many of a law's tasks must not be right by guessing in any one way."""


@pytest.mark.parametrize(("made", "question"), every_question())
def test_a_question_makes_tasks_that_can_be_done_and_missed(
    made: Course, question: Question
) -> None:
    for task in made_tasks(made, question, 5):
        assert list(task_faults(task)) == []
        assert task.laws[0] == question.law


@pytest.mark.parametrize(("made", "question"), every_question())
def test_a_seed_makes_the_same_task_again_and_others_make_others(
    made: Course, question: Question
) -> None:
    tasks, again = (list(made_tasks(made, question, 5)) for _ in range(2))
    assert [task.state for task in tasks] == [task.state for task in again]
    assert [task.question for task in tasks] == [task.question for task in again]
    assert [task.form for task in tasks] == [task.form for task in again]
    assert len({(task.state, task.question, task.form) for task in tasks}) > 1


def guesses(task: Task, chance: random.Random) -> dict[str, bool]:
    """Return which ways of guessing are right."""
    answers = list(task.form.answers())
    ways = {"first": answers[0], "last": answers[-1], "random": chance.choice(answers)}
    if isinstance(task.form, MakeMove):
        ways["legal"] = chance.choice(task.view.legal_moves())
    return {way: task.judge(answer).verdict in GOOD for way, answer in ways.items()}


@pytest.mark.parametrize("made", WRITTEN, ids=lambda made: made.game.name)
def test_no_way_of_guessing_is_often_right(made: Course) -> None:
    chance = random.Random("guesses")
    right: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for question in made.questions:
        for task in made_tasks(made, question, MADE):
            for way, hit in guesses(task, chance).items():
                right[question.law, way].append(hit)
    rates = {key: sum(hits) / len(hits) for key, hits in right.items()}
    assert {key: rate for key, rate in rates.items() if rate >= GUESSED} == {}
