"""Every course is done from its first step to its last, by somebody who sees nothing of it too."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardlab.games import names
from cardlab.lessons.courses import course
from tests.browser.desk import Desk
from tests.browser.person import Person
from tests.browser.reader import Pointer, Reader
from tests.browser.server import Server
from tests.browser.test_everybody import faults

pytestmark = pytest.mark.browser
BY_MOUSE = "stump"
VERDICTS = ("right", "nearly", "poor", "illegal", "wrong")
JUDGED = """import cardlab
from cardlab.lessons.tasks import Order

lesson = cardlab.learn("stump")
steps = list(enumerate(lesson.session.course.steps))


def judged(verdict):
    lesson = cardlab.learn("stump")
    for place, task in ((place, step.tasks[0]) for place, step in steps):
        for answer in task.form.answers():
            if answer is not None and task.judge(answer).verdict == verdict:
                lesson.go(place)
                lesson.give(answer)
                return lesson


def ordered():
    lesson = cardlab.learn("stump")
    lesson.go(next(place for place, step in steps if isinstance(step.tasks[0], Order)))
    for _ in range(4):
        lesson.press("hint")
    return lesson


def opened(panel):
    lesson = cardlab.learn("stump")
    lesson.press(panel)
    return lesson
"""


def begin(desk: Desk, game: str, home: Path) -> Reader:
    """Show a course to somebody of whom this machine knows nothing."""
    forget = f'import os; os.environ["CARDLAB_HOME"] = "{home.as_posix()}"'
    return Reader(desk.sit_down(forget, f'cardlab.learn("{game}")').region)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", names())
def test_a_course_is_done_by_ear(desk: Desk, tmp_path: Path, game: str) -> None:
    reader = begin(desk, game, tmp_path)
    asked = reader.do_course()
    count = len(course(game).steps)
    assert all(any(f"{number} of {count}" in one for one in asked) for number in (1, 2, count))
    assert f"{count} of {count}" in asked[-1]
    assert reader.mistakes > count / 2


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_course_is_done_by_mouse(desk: Desk, tmp_path: Path) -> None:
    pointer = Pointer(begin(desk, BY_MOUSE, tmp_path).region)
    count = len(course(BY_MOUSE).steps)
    assert f"{count} of {count}" in pointer.do_course()[-1]


def test_a_course_goes_on_where_it_was_left(desk: Desk, tmp_path: Path) -> None:
    reader = begin(desk, "stump", tmp_path)
    reader.do_task()
    reader.press("Next")
    left = reader.task
    assert "2 of " in left
    assert begin(desk, "stump", tmp_path).task == left


def test_axe_finds_nothing_at_a_lesson(lab: Person, server: Server) -> None:
    shown = [*(f'judged("{verdict}")' for verdict in VERDICTS), "ordered()"]
    panels = ['opened("steps")', 'opened("learned")']
    lab.open_path(server.write("Judged", JUDGED, *shown, *panels), "Judged")
    lab.run_all()
    for number, verdict in enumerate(
        ("Right.", "Nearly.", "Allowed", "Not allowed.", "Not right.")
    ):
        lab.table(number).region.get_by_role("group", name=verdict).wait_for(state="attached")
    lab.table(7).region.get_by_role("table").wait_for(state="attached")
    assert {light: faults(lab, light) for light in ("Dark", "Light")} == {"Dark": [], "Light": []}
