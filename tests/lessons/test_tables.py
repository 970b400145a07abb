"""Courses: every step can be reached, missed and explained; nothing is stated twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardlab.games import get, names
from cardlab.games.game import State
from cardlab.games.move import MoveLike
from cardlab.lessons.tables import course
from cardlab.lessons.tables.step import Step, UnknownStep

STEPS = [
    pytest.param(name, step, id=f"{name} {step.laws[0]}")
    for name in names()
    for step in course(name).steps
]


def lines_of_play(state: State, step: Step, depth: int) -> Iterator[bool]:
    """Go through all lines of play to a depth; yield whether each reaches the goal."""
    game = get(state.to_dict()["game"])
    if depth == 0 or state.to_act is None:
        yield False
        return
    for move in state.legal_moves():
        after = state.play(move)
        if any(map(step.reached, game.events(state, move, after))):
            yield True
        else:
            yield from lines_of_play(after, step, depth - 1)


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_course(name: str) -> None:
    steps = course(name).steps
    assert len(steps) >= 6
    assert len({step.laws[0] for step in steps}) == len(steps)


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_a_step_is_a_position_of_the_game_with_the_learner_to_move(name: str, step: Step) -> None:
    game = get(name)
    state = game.from_dict(step.position)
    assert state.to_act == 0
    assert all(law in game.laws for law in step.laws)


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_the_task_of_a_step_can_be_done_and_can_be_missed(name: str, step: Step) -> None:
    state = get(name).from_dict(step.position)
    view = state.view(0)
    lines = list(lines_of_play(state, step, depth=3))
    choices = (view.choice((card,)) for card in view.hand)
    tries: list[MoveLike] = [*(move for move in choices if move), "take", "pass"]
    assert any(lines) or any(lines_of_play(state, step, depth=5))
    assert not all(lines) or any(map(view.why_not, tries))


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_a_step_leaves_the_laws_words_to_the_law(name: str, step: Step) -> None:
    for law in get(name).laws.values():
        for sentence in law.text.split(". "):
            assert sentence.strip(".") not in step.task
            assert sentence.strip(".") not in step.praise


def test_a_step_is_found_by_its_law_the_one_about_it_first() -> None:
    crow = course("black_crow")
    assert crow.about("BC-10").laws[0] == "BC-10"
    assert crow.about("BC-13").laws[1] == "BC-13"


def test_a_law_without_a_step_is_refused_with_those_that_have_one() -> None:
    with pytest.raises(UnknownStep, match="BC-9"):
        course("black_crow").about("BC-99")
