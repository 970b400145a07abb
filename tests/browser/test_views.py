"""A table that is run again, or shown twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import GAME, Server, sit_down
from tests.browser.person import Person, Sight, Table
from tests.browser.picture import pixels

pytestmark = pytest.mark.browser


def test_a_cell_that_is_run_again_shows_a_fresh_table(lab: Person, server: Server) -> None:
    table = sit_down(lab, server, GAME)
    dealt = table.see(lambda now: now.polite)
    table.at_pace("quick")
    table.play_on(moves=1)
    lab.run_all()
    table.see(lambda now: now == dealt)
    expect(lab.page.get_by_role("region", name="Card table")).to_have_count(1)
    table.at_pace("quick")
    table.play_on(moves=1)
    pixels(table)


def test_two_views_of_a_table_show_one_game(lab: Person, server: Server) -> None:
    alone = moves_seen(sit_down(lab, server, GAME))
    lab.run_all()
    table = lab.table()
    expect(table.action("Pace: steady")).to_be_visible()
    table.canvas().locator("..").click(button="right")
    lab.page.get_by_role("menu").get_by_text("Create New View for Cell Output").click()
    first, second = lab.table(0), lab.table(1)
    pixels(second)
    assert moves_seen(first) == alone
    assert second.see(lambda now: now.place == alone[-1].place).news == alone[-1].news
    second.move(second.look())
    after = second.see_turn()
    first.see(lambda now: now.place == after.place)


def moves_seen(table: Table) -> list[Sight]:
    """Play three moves and return how the table stood at each turn."""
    table.at_pace("quick")
    return [table.play_on(moves=1) for _ in range(3)]
