"""Questions: made from real games, the same again from a seed, and not to be guessed."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from cardlab.games.stump.laws import cost
from cardlab.lessons.attempt import GOOD
from cardlab.lessons.checking import task_faults
from cardlab.lessons.courses import course
from cardlab.lessons.courses.stump.facts import table
from cardlab.lessons.questions import Question
from cardlab.lessons.step import Course
from cardlab.lessons.task import YOU, MakeMove, Task
from cardlab.lessons.tasks import Play, Referee
from tests.lessons.learning import COURSES, every_question, made_tasks

COUNTS = (30, 90, 300)
"""So many tasks of each question are guessed at, and more where that may have been luck."""
GUESSED = 0.6
"""So many of a law's tasks must not be right by guessing in any one way."""


@pytest.mark.parametrize(("made", "question"), every_question())
def test_a_question_makes_tasks_that_can_be_done_and_missed(
    made: Course, question: Question
) -> None:
    for task in made_tasks(made, question, 5):
        assert list(task_faults(task)) == []
        assert task.laws[0] == question.law
        if isinstance(task, Referee):  # nobody sees whether another player holds a card
            assert task.by == YOU


def test_a_cover_that_one_law_forbids_is_not_asked_about_under_another() -> None:
    crow = course("black_crow")
    for question in crow.asked_about("BC-10"):
        for task in made_tasks(crow, question, 40):
            if isinstance(task, Referee):
                attack, cover = task.move.cards
                pack = crow.game.pack_of(task.state.setup.settings)
                assert pack.beating(attack, task.state.trump) & cover.bit


def test_what_to_lead_is_asked_where_it_makes_a_difference() -> None:
    stump = course("stump")
    for question in stump.asked_about("ST-10"):
        for task in made_tasks(stump, question, 20):
            if isinstance(task, Play):
                [dearest] = {cost(move.cards[-1]) for move in task.right}
                assert dearest <= 1 + len(table(task.state).pile)


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


def rates(made: Course, law: str, seeds: range) -> dict[str, float]:
    """Return how often each way of guessing is right about a law."""
    right: dict[str, list[bool]] = defaultdict(list)
    chance = random.Random(f"guesses {law}")
    for question in made.asked_about(law):
        for seed in seeds:
            task = question.make(made.game, random.Random(seed), question.level)
            for way, hit in guesses(task, chance).items():
                right[way].append(hit)
    return {way: sum(hits) / len(hits) for way, hits in right.items()}


@pytest.mark.parametrize(
    ("made", "law"),
    [
        pytest.param(made, law, id=f"{made.game.name} {law}")
        for made in COURSES
        for law in dict.fromkeys(question.law for question in made.questions)
    ],
)
def test_no_way_of_guessing_is_often_right(made: Course, law: str) -> None:
    for count in COUNTS:
        found = rates(made, law, range(count))
        if max(found.values()) < GUESSED:
            break  # what is more than that may still be luck, so it is tried more often
    assert {way: rate for way, rate in found.items() if rate >= GUESSED} == {}
