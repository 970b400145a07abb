"""The painted picture: sharp, of the width of its page, with cards that fly or do not."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.desk import GAME, Desk
from tests.browser.person import Table
from tests.browser.picture import pixels, see_painted, sharpness
from tests.browser.server import Server

pytestmark = pytest.mark.browser

OVERFLOW = """table => {
    const output = table.closest(".jp-OutputArea-output");
    const wide = [table, output].map((element) => element.scrollWidth - element.clientWidth);
    return Math.max(...wide, table.getBoundingClientRect().right - innerWidth);
}"""


def test_the_picture_is_sharp(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    pixels(table)
    assert sharpness(table) >= 1


def test_a_game_is_played_on_a_phone(visit: Visit, server: Server) -> None:
    path = server.write("On a phone", "import cardlab", GAME)
    person = visit(server.notebook(path), "On a phone", phone=True)
    person.run_all()
    table = person.table()
    table.at_pace("quick")
    table.play_on(moves=4)
    for width in (360, 400, 700, 1600):
        person.page.set_viewport_size({"width": width, "height": 1400})
        pixels(table)
        table.see(lambda _: sharpness(table) >= 1)
        assert table.region.evaluate(OVERFLOW) <= 0, width
    table.play_on(moves=1)


def test_a_play_shows_with_and_without_motion(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    still = attack(table)
    table.page.emulate_media(reduced_motion="no-preference")
    try:
        table = desk.sit_down(GAME)
        attack(table)
        see_painted(table, still)
    finally:
        table.page.emulate_media(reduced_motion="reduce")


def attack(table: Table) -> str:
    """Attack with one card and return the picture."""
    table.at_pace("calm")
    before = pixels(table)
    table.choose("nine of diamonds")
    table.play("Attack with nine of diamonds")
    table.see(lambda _: pixels(table) != before)
    return pixels(table)
