"""A learner opens the first tutorial and plays a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, Table
from tests.browser.picture import pixels, see_alike
from tests.browser.server import Server
from tests.browser.ways import Keyboard

pytestmark = pytest.mark.browser

TITLE = "Start here"
ENDING = re.compile(
    r"You are the black crow\.$|is the black crow\. You are safe\.$|The game is a draw"
)


def finish(table: Table) -> None:
    """Play to the end, and read and hear how it ended."""
    table.at_pace("quick")
    sight = table.play_on()
    assert ENDING.search(sight.status), sight
    spoken = sight.status.replace("Q♠", "queen of spades")
    table.see(lambda now: now.polite.endswith(spoken))


def test_a_whole_game_is_played_by_mouse(visit: Visit, server: Server) -> None:
    person = visit(server.lab(server.copy("00_start_here.ipynb")), TITLE)
    person.run_all()
    table = person.table(1)
    table.at_pace("calm")
    table.move(table.look())
    while table.look().waiting:  # nobody has to wait who does not want to
        table.play("Go on")
    finish(table)


def test_a_whole_game_is_played_by_keyboard_alone(lab: Person, server: Server) -> None:
    lab.open_path(server.copy("00_start_here.ipynb"), TITLE)
    keyboard = lab.page.keyboard
    expect(lab.page.get_by_label("Cell Content").first).to_be_focused()
    for _ in range(8):
        keyboard.press("Shift+Enter")
    table = Table(lab.table(1).region, Keyboard())
    keyboard.press("ArrowUp")  # back to the cell of the game
    while not table.has_focus():
        keyboard.press("Tab")
    finish(table)
    assert table.has_focus()


def test_a_game_goes_on_after_the_page_is_loaded_again(lab: Person, server: Server) -> None:
    lab.open_path(server.copy("00_start_here.ipynb"), TITLE)
    lab.run_all()
    table = lab.table(1)
    table.at_pace("quick")
    before = table.play_on(moves=2)
    painted = pixels(table)
    lab.save()
    lab.page.reload()
    table = lab.table(1)
    assert table.see_turn().place == before.place
    see_alike(table, painted)
    table.play_on(moves=5)
