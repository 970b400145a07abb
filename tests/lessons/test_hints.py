"""Hints: four rungs, each true, the last one right, and none of a card that is hidden."""

from __future__ import annotations

import random
import re
from itertools import islice

import pytest

from cardlab.lessons.attempt import GOOD
from cardlab.lessons.questions import Question
from cardlab.lessons.step import Course, Step
from cardlab.lessons.task import GoOn, PickOne, PutInOrder, Task
from cardlab.lessons.tasks import MiniGame, Order, Predict, Referee
from tests.games.hidden import cards_named, hidden_cards
from tests.lessons.learning import every_question, every_step, looks_the_same, made_tasks

RUNGS = 4
SIGNS = re.compile("[♣♦♥♠]")


def assert_said_in_words(task: Task) -> None:
    """Check that no sign for a suit is left in what is said aloud."""
    texts = [task.question, task.reason, *(hint.text for hint in task.hints())]
    if isinstance(task.form, PickOne):
        texts += task.form.choices
    if isinstance(task.form, PutInOrder):
        texts += task.form.things
    for answer in islice(task.form.answers(), 12):
        feedback = task.judge(answer)
        texts += [feedback.sentence, *feedback.told]
    assert [text for text in texts if SIGNS.search(text.spoken)] == []


def assert_help_is_true_and_hides_what_is_hidden(task: Task, chance: random.Random) -> None:
    hints = task.hints()
    assert_said_in_words(task)
    if isinstance(task.form, GoOn):
        assert hints == ()
        return
    assert len(hints) == RUNGS
    assert all(hint.text for hint in hints)
    assert task.law.id in hints[0].text
    assert task.judge(hints[-1].answers[0]).verdict in GOOD
    if hints[2].answers:
        assert hints[-1].answers[0] in hints[2].answers
    # A law may name a card, as that of the black crow does, wherever it is.
    # In a game the coach may count cards that could be anywhere.
    said = hints[:1] if isinstance(task, MiniGame) else hints
    named = cards_named(str(hint.text).replace(task.law.text, "") for hint in said)
    move = task.move if isinstance(task, (Predict, Referee)) else None
    things = task.concerned if isinstance(task, Order) else ()
    asked = cards_named([task.question]) | {*map(str, (*things, *(move.cards if move else ())))}
    assert not named & set(hidden_cards(task.state, 0)) - asked
    same = looks_the_same(task, chance)
    if same is not None:
        assert same.view == task.view
        assert same.question == task.question
        assert same.form == task.form
        assert same.hints() == hints


@pytest.mark.parametrize(("made", "step"), every_step())
def test_help_in_a_step(made: Course, step: Step) -> None:
    chance = random.Random(f"{made.game.name} {step.goal}")
    for task in step.tasks:
        for _ in range(2):
            assert_help_is_true_and_hides_what_is_hidden(task, chance)


@pytest.mark.parametrize(("made", "question"), every_question())
def test_help_with_a_question(made: Course, question: Question) -> None:
    chance = random.Random(f"{made.game.name} {question.law}")
    for task in made_tasks(made, question, 4):
        assert_help_is_true_and_hides_what_is_hidden(task, chance)
