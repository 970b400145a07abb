"""Keys and the wheel do what they should at a table, and nothing to the notebook around it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ATTACKED, GAME, Server, sit_down
from tests.browser.person import Keyboard, Person, Table

pytestmark = pytest.mark.browser

FOCUSED = """() => {
    const here = document.activeElement;
    return here.closest("[role=region]") ? here.getAttribute("aria-label") : "";
}"""


def focused(page: Page) -> str:
    """Return the name of what has the focus, if it is part of a table."""
    return str(page.evaluate(FOCUSED))


def stops(table: Table, key: str) -> list[str]:
    """Press a key until the focus leaves the table, and return where it stopped."""
    found = []
    while table.has_focus():
        found.append(focused(table.page))
        table.page.keyboard.press(key)
        assert len(found) < 20, f"The keys are trapped: {found}"
    assert table.page.evaluate("document.activeElement !== document.body")
    return found


def test_letters_stay_away_from_the_notebook(lab: Person, server: Server) -> None:
    table = sit_down(lab, server, ATTACKED)
    cells = lab.page.get_by_label("Cell Content")
    expect(cells).to_have_count(3)
    before = table.look().place
    for button in (
        table.card("nine of clubs"),
        table.action("Take 1 card"),
        table.laid("seven of clubs"),
    ):
        button.focus()
        for key in "xddbamyczv0":
            lab.page.keyboard.press(key)
        expect(button).to_be_focused()
    expect(cells).to_have_count(3)
    assert table.look().place == before


def test_tab_stops_once_at_each_part_and_never_at_the_picture(lab: Person, server: Server) -> None:
    table = sit_down(lab, server, ATTACKED)
    table.laid("seven of clubs").focus()
    forward = ["seven of clubs not covered", "five of clubs", "Take 1 card", "Start again"]
    assert stops(table, "Tab") == forward
    lab.page.keyboard.press("Shift+Tab")
    assert stops(table, "Shift+Tab") == forward[::-1]


def test_arrows_move_in_the_hand_and_escape_puts_cards_back(lab: Person, server: Server) -> None:
    table = Table(sit_down(lab, server, GAME).region, Keyboard())
    keyboard = lab.page.keyboard
    hand = table.look().hand
    table.card("five of diamonds").focus()
    for key, place in [
        ("ArrowRight", 1),
        ("End", 4),
        ("ArrowRight", 0),
        ("ArrowLeft", 4),
        ("Home", 0),
    ]:
        keyboard.press(key)
        assert focused(lab.page) == hand[place], key
    keyboard.press("Space")
    table.see(lambda now: now.chosen == hand[:1])
    keyboard.press("Escape")
    table.see(lambda now: now.chosen == [])
    assert lab.page.evaluate("document.activeElement !== document.body")
    table.hands = Keyboard("Enter")
    table.choose("nine of diamonds")
    keyboard.press("Enter")
    table.see(lambda now: now.news == "You attack with the 9♦.")
    assert focused(lab.page).startswith("seven of hearts")


def test_the_wheel_over_the_picture_scrolls_the_page(lab: Person, server: Server) -> None:
    table = sit_down(lab, server, GAME)
    lab.page.set_viewport_size({"width": 1280, "height": 600})
    try:
        table.canvas().scroll_into_view_if_needed()
        before = top(table.canvas())
        table.canvas().locator("..").hover()
        lab.page.mouse.wheel(0, 100)
        table.see(lambda _: top(table.canvas()) == before - 100)
    finally:
        lab.page.set_viewport_size({"width": 1280, "height": 1400})


def top(element: Locator) -> float:
    """Return how far down the page an element begins."""
    return float(element.evaluate("element => element.getBoundingClientRect().top"))
