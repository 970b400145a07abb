"""Keys and the wheel do what they should at a table, and nothing to the notebook around it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.desk import ATTACKED, GAME, Desk
from tests.browser.person import Table
from tests.browser.ways import Keyboard

pytestmark = pytest.mark.browser

FOCUSED = """() => {
    const here = document.activeElement;
    if (!here.closest("[role=region]")) return "";
    return here.getAttribute("aria-label") ?? here.labels[0].textContent;
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


def test_letters_stay_away_from_the_notebook(desk: Desk) -> None:
    table = desk.sit_down(ATTACKED)
    cells = table.page.get_by_label("Cell Content")
    expect(cells).to_have_count(3)  # the title, the way in, the table
    before = table.look().place
    for button in (
        table.card("nine of clubs"),
        table.action("Take 1 card"),
        table.laid("seven of clubs"),
    ):
        Keyboard().walk_to(button)
        for key in "xddbamycvz0":
            table.page.keyboard.press(key)
        expect(button).to_be_focused()
    expect(cells).to_have_count(3)
    assert table.look().place == before


def test_the_notebook_is_saved_from_a_card_as_from_anywhere(desk: Desk) -> None:
    table = desk.sit_down(ATTACKED)
    Keyboard().walk_to(table.card("nine of clubs"))
    with table.page.expect_request(_saves):
        table.page.keyboard.press("Control+s")
    expect(table.card("nine of clubs")).to_be_focused()


def _saves(request: Request) -> bool:
    return request.method == "PUT" and "/api/contents/" in request.url


def test_tab_stops_once_at_each_part_and_never_at_the_picture(desk: Desk) -> None:
    table = desk.sit_down(ATTACKED)
    Keyboard().walk_to(table.laid("seven of clubs"))
    forward = [
        "seven of clubs not covered",
        "five of clubs",
        "Take 1 card",
        "Hint",
        "Type a play or a question",
    ]
    assert stops(table, "Tab") == forward
    table.page.keyboard.press("Shift+Tab")
    assert stops(table, "Shift+Tab") == forward[::-1]


def test_arrows_move_in_the_hand_and_escape_puts_cards_back(desk: Desk) -> None:
    hands = Keyboard()
    table = Table(desk.sit_down(GAME).region, hands)
    keyboard = table.page.keyboard
    hand = table.look().hand
    hands.walk_to(table.card("five of diamonds"))
    for key, place in [
        ("ArrowRight", 1),
        ("End", 4),
        ("ArrowRight", 0),
        ("ArrowLeft", 4),
        ("Home", 0),
    ]:
        keyboard.press(key)
        assert focused(table.page) == hand[place], key
    keyboard.press("Space")
    table.see(lambda now: now.chosen == hand[:1])
    keyboard.press("Escape")
    table.see(lambda now: now.chosen == [])
    assert table.page.evaluate("document.activeElement !== document.body")
    hands.key = "Enter"
    table.choose("nine of diamonds")
    keyboard.press("Enter")
    table.see(lambda now: now.news == "You attack with the 9♦.")
    assert focused(table.page).startswith("seven of hearts")


def test_one_letter_on_a_card_or_a_button_asks_for_something(desk: Desk) -> None:
    table, hands = desk.sit_down(ATTACKED), Keyboard()
    before = table.look().place
    for button, key, answer in [
        (table.card("king of hearts"), "w", "BC-9, "),
        (table.card("nine of clubs"), "W", "You can: Cover 7♣ with 9♣."),
        (table.action("Take 1 card"), "t", "A card table. Ann: "),
        (table.laid("seven of clubs"), "?", "“hand”: the cards that you hold."),
        (table.action("Hint"), "h", "Hint 1 of 4"),
        (table.card("nine of clubs"), "?", "What you can type"),
    ]:
        hands.walk_to(button)
        table.page.keyboard.press(key)
        table.see(lambda now: answer in now.ruling)  # noqa: B023 - it is called at once
        expect(button).to_be_focused()
    assert table.look().place == before


def test_a_stroke_leads_to_the_line_where_letters_are_letters(desk: Desk) -> None:
    table = desk.sit_down(ATTACKED)
    cells, keyboard = table.page.get_by_label("Cell Content"), table.page.keyboard
    Keyboard().walk_to(table.card("nine of clubs"))
    keyboard.press("/")
    line = table.region.get_by_role("textbox", name="Type a play or a question")
    expect(line).to_be_focused()
    keyboard.type("xddbah?")
    expect(line).to_have_value("xddbah?")
    keyboard.press("Enter")
    table.see(lambda now: "is not known here" in now.ruling)
    expect(line).to_have_value("")
    keyboard.press("ArrowUp")
    expect(line).to_have_value("xddbah?")
    keyboard.press("ArrowDown")
    expect(line).to_have_value("")
    keyboard.type("why kh")
    keyboard.press("Shift+Tab")
    expect(table.action("Hint")).to_be_focused()
    expect(cells).to_have_count(3)


def test_the_wheel_over_the_picture_scrolls_the_page(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    table.page.set_viewport_size({"width": 1280, "height": 600})
    try:
        table.canvas().scroll_into_view_if_needed()
        before = top(table.canvas())
        table.canvas().locator("..").hover()
        table.page.mouse.wheel(0, 100)
        table.see(lambda _: abs(top(table.canvas()) - before + 100) < 1)
    finally:
        table.page.set_viewport_size({"width": 1280, "height": 1400})


def top(element: Locator) -> float:
    """Return how far down the page an element begins."""
    return float(element.evaluate("element => element.getBoundingClientRect().top"))
