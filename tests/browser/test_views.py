"""A table that is run again, or shown twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.desk import GAME, Desk
from tests.browser.person import Table
from tests.browser.picture import pixels, see_alike
from tests.browser.test_speech import listen, type_ahead

pytestmark = pytest.mark.browser

PAUSE = 400
"""Milliseconds in which a second view would have said something too."""


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
    first, second = two_views(desk)
    assert three_turns(first) == alone
    second.see(lambda now: (now.place, now.news) == alone[-1])
    second.move(second.look())
    after = second.see_turn()
    first.see(lambda now: now.place == after.place)


def test_one_of_two_views_speaks(desk: Desk) -> None:
    first, second = two_views(desk)
    heard = {view: listen(view, "status") for view in (first, second)}

    def speaks(view: Table, words: str) -> None:
        """Hear words at a view, and nothing at the other one meanwhile."""
        (other,) = {first, second} - {view}
        view.see(lambda _: any(words in said for said in heard[view]()))
        other.page.wait_for_timeout(PAUSE)
        assert not any(words in said for said in heard[other]())

    type_ahead(second, "score")
    speaks(second, "Nothing has been counted yet.")
    type_ahead(first, "sing")
    speaks(first, "'sing' is not known here.")
    card = second.look().hand[0].removesuffix(", playable")
    second.hands.press(second.card(card))
    speaks(second, f"Chosen: {card}.")
    first.page.get_by_role("tab", name="Output View").locator(".lm-TabBar-tabCloseIcon").click()
    expect(second.region).to_have_count(0)
    # Pressed so, a button does its work without the view having been used.
    first.card(card).evaluate("button => button.click()")
    first.see(lambda now: now.polite == "No card is chosen.")


def two_views(desk: Desk) -> tuple[Table, Table]:
    """Show one table twice."""
    table = desk.sit_down(GAME)
    desk.forget()
    table.canvas().locator("..").click(button="right")
    table.page.get_by_role("menu").get_by_text("Create New View for Cell Output").click()
    both = table.page.get_by_role("region", name="Card table")
    first, second = Table(both.nth(0)), Table(both.nth(1))
    pixels(second)
    return first, second


def three_turns(table: Table) -> list[tuple[object, str]]:
    """Play three moves and return how the table stood after each, when the others had moved."""
    table.at_pace("quick")
    turns = [table.play_on(moves=1) for _ in range(3)]
    return [(turn.place, turn.news) for turn in turns]
