"""A chapter with every kind of task is done by somebody who only listens, and types."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk
from tests.browser.typist import Typist

pytestmark = pytest.mark.browser
CHAPTER = 'cardlab.learn("black_crow").chapter("The cards and the aim")'


@pytest.mark.timeout(300)
def test_a_chapter_is_done_by_typing(desk: Desk, tmp_path: Path) -> None:
    forget = f'import os; os.environ["CARDLAB_HOME"] = "{tmp_path.as_posix()}"'
    typist = Typist(desk.sit_down(forget, CHAPTER).page)
    typist.go_to_the_field()
    done = typist.do_chapter()
    assert set(done) == {"watch", "cards", "choice", "order", "move"}
    typist.hear("That was the last step of this chapter.")
    expect(typist.field).to_be_focused()
