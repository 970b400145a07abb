"""All that is taught, for tests: every task of every course, and tasks of every question."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardlab.games import names
from cardlab.games.game import State
from cardlab.lessons.courses import course
from cardlab.lessons.questions import Question
from cardlab.lessons.step import Course, Step
from cardlab.lessons.task import Task
from cardlab.lessons.tasks import Predict, Referee
from cardlab.players.knowledge import Knowledge

COURSES = [course(name) for name in names()]


def every_step() -> list[object]:
    """Return every step of every course as a parameter of a test."""
    return [
        pytest.param(made, step, id=f"{made.game.name} {number} {step.laws[0]} {step.kind}")
        for made in COURSES
        for number, step in enumerate(made.steps, 1)
    ]


def every_question() -> list[object]:
    """Return every question of every course as a parameter of a test."""
    return [
        pytest.param(made, question, id=f"{made.game.name} {number} {question.law}")
        for made in COURSES
        for number, question in enumerate(made.questions, 1)
    ]


def made_tasks(made: Course, question: Question, count: int) -> Iterator[Task]:
    """Make so many tasks of a question."""
    for seed in range(count):
        yield question.make(made.game, random.Random(seed), question.level)


def tasks_of(step: Step) -> Iterator[Task]:
    """Go through the tasks of a step, and the moments at which they go on."""
    for task in step.tasks:
        going: Task | None = task
        while going is not None:
            yield going
            going = going.judge(going.solution).then if step.kind == "example" else None


def looks_the_same(task: Task, chance: random.Random) -> Task | None:
    """Return the task in a position that looks the same to the learner, if one is found soon.

    The cards that somebody else plays in it stay in that hand.
    """
    knowledge = Knowledge(task.view, task.seen)
    for _ in range(60):
        state = knowledge.deal(chance)
        if _can_be_played(task, state):
            return replace(task, state=state)
    return None


def _can_be_played(task: Task, state: State) -> bool:
    if not isinstance(task, (Predict, Referee)) or task.move is None or state.to_act is None:
        return True
    by = task.by if isinstance(task, Referee) else None
    if isinstance(task, Predict) and state.why_not(task.move):
        return False
    hand = state.hands[state.to_act if by is None else by]
    was = task.state.hands[state.to_act if by is None else by]
    return all((hand ^ was) & card.bit == 0 for card in task.move.from_hand)
