"""How much passes between a page and its kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.browser.desk import ATTACKED, GAME
from tests.browser.person import Person, Table
from tests.browser.server import Server
from tests.browser.wire import Wire

pytestmark = pytest.mark.browser

MOST_MESSAGES = 2
MOST_BYTES = 4_096


@pytest.fixture
def wire(lab: Person) -> Iterator[Wire]:
    """Hear all that kernels and this page say to each other from now on."""
    heard = Wire(lab.page)
    yield heard
    heard.hang_up()


def sit_down(person: Person, server: Server) -> Table:
    """Open and run a notebook with two tables; only a new kernel's connection is heard."""
    person.open_path(server.write("Two tables", "import cardlab", GAME, ATTACKED), "Two tables")
    person.run_all()
    return person.table()


def test_a_play_is_two_messages_and_four_kilobytes(
    lab: Person, server: Server, wire: Wire, record_property: Callable[[str, object], None]
) -> None:
    game = sit_down(lab, server)
    game.at_pace("quick")
    game.play_on(moves=3)
    lesson = lab.table(1)
    lesson.choose("nine of clubs")
    lesson.play("Cover seven of clubs with nine of clubs")
    lesson.play("Start again")
    lesson.play("Take 1 card")
    figures: dict[str, list[tuple[int, int]]] = {}
    for asked in wire.plays():
        answers = wire.answers(asked)
        size = sum(answer.size for answer in answers)
        figures.setdefault(asked.wish, []).append((len(answers), size))
    assert set(figures) == {"attack", "beat", "take", "next"}
    for wish, plays in figures.items():
        messages, size = (max(column) for column in zip(*plays, strict=True))
        told = f"{wish}: {len(plays)} plays, at most {messages} messages and {size} bytes"
        record_property("told", told)
        assert messages <= MOST_MESSAGES, told
        assert size <= MOST_BYTES, told


def test_a_pointer_that_only_moves_says_nothing(lab: Person, server: Server, wire: Wire) -> None:
    table = sit_down(lab, server)
    table.see(lambda now: now.polite)
    before = len(wire.sent)
    box = table.region.bounding_box()
    assert box
    for step in range(50):
        lab.page.mouse.move(
            box["x"] + box["width"] * step / 50, box["y"] + box["height"] * step / 50
        )
    table.choose("nine of diamonds")
    card, line = table.card("seven of hearts"), table.region.get_by_role("textbox")
    table.hands.carry(card, line)  # where no card can lie
    assert [message.wish for message in wire.sent[before:]] == ["choose"]
    table.carry("nine of diamonds", table.picture())
    assert [message.wish for message in wire.sent[before:]] == ["choose", "drop"]
