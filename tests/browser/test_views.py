"""A table that is run again, or shown twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.desk import GAME, Desk
from tests.browser.person import Table
from tests.browser.picture import pixels, see_alike

pytestmark = pytest.mark.browser


def test_a_cell_that_is_run_again_shows_a_fresh_table(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    dealt, painted = table.see(lambda now: now.polite).place, pixels(table)
    table.at_pace("quick")
    table.play_on(moves=1)
    table = desk.sit_down(GAME)
    table.see(lambda now: now.place == dealt)
    see_alike(table, painted)
    expect(table.page.get_by_role("region", name="Card table")).to_have_count(1)
    table.at_pace("quick")
    table.play_on(moves=1)


def test_two_views_of_a_table_show_one_game(desk: Desk) -> None:
    alone = three_turns(desk.sit_down(GAME))
    table = desk.sit_down(GAME)
    desk.forget()
    table.canvas().locator("..").click(button="right")
    table.page.get_by_role("menu").get_by_text("Create New View for Cell Output").click()
    both = table.page.get_by_role("region", name="Card table")
    first, second = Table(both.nth(0)), Table(both.nth(1))
    pixels(second)
    assert three_turns(first) == alone
    second.see(lambda now: (now.place, now.news) == alone[-1])
    second.move(second.look())
    after = second.see_turn()
    first.see(lambda now: now.place == after.place)


def three_turns(table: Table) -> list[tuple[object, str]]:
    """Play three moves and return how the table stood after each, when the others had moved."""
    table.at_pace("quick")
    turns = [table.play_on(moves=1) for _ in range(3)]
    return [(turn.place, turn.news) for turn in turns]
