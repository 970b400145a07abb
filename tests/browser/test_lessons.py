"""Every course is done from its first step to its last by somebody who sees nothing of it."""

from __future__ import annotations

import pytest

from cardlab.games import names
from cardlab.lessons.courses import course
from tests.browser.desk import Desk
from tests.browser.reader import Pointer, Reader

pytestmark = pytest.mark.browser
COURSES = [game for game in names() if course(game).steps]
BY_MOUSE = "stump"


def begin(desk: Desk, game: str) -> Reader:
    """Show a course from its first step on, however far somebody has come on this machine."""
    begun = f'course = cardlab.learn("{game}")\ncourse.go(0)\ncourse'
    return Reader(desk.sit_down(begun).region)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", COURSES)
def test_a_course_is_done_by_ear(desk: Desk, game: str) -> None:
    reader = begin(desk, game)
    asked = reader.do_course()
    count = len(course(game).steps)
    assert [f"{number} of {count}" in " ".join(asked) for number in (1, count)] == [True, True]
    assert f"{count} of {count}" in asked[-1]
    assert reader.mistakes > count / 2


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_course_is_done_by_mouse(desk: Desk) -> None:
    pointer = Pointer(begin(desk, BY_MOUSE).region)
    count = len(course(BY_MOUSE).steps)
    assert f"{count} of {count}" in pointer.do_course()[-1]


def test_what_was_learned_is_there_when_the_notebook_is_run_again(desk: Desk) -> None:
    reader = begin(desk, "stump")
    reader.do_task()
    reader.press("Next")
    table = desk.sit_down('cardlab.learn("stump")')
    assert "2 of " in Reader(table.region).task or "of" in Reader(table.region).task
