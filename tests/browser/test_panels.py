"""Panels of a table in the browser: focus, keys, and what axe finds in each of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.desk import GAME, Desk
from tests.browser.person import Person, Table
from tests.browser.test_everybody import faults
from tests.browser.ways import Keyboard

pytestmark = pytest.mark.browser

PANELS = (
    "Moves so far",
    "Last bout",
    "The laws of Black Crow",
    "New game",
    "Save, open, copy, paste",
    "Settings",
    "Keys",
)
INSIDE = "panel => panel.contains(document.activeElement)"


def begun(desk: Desk) -> Table:
    """Sit down at a game in which a bout is over."""
    table = desk.sit_down(GAME)
    table.at_pace("at once")
    table.play_on(moves=3)
    table.see_turn()
    return table


def inside(panel: Locator) -> bool:
    """Tell whether the focus is in a panel."""
    return bool(panel.evaluate(INSIDE))


def test_the_keyboard_alone_opens_a_panel_and_escape_leads_back(desk: Desk) -> None:
    table = Table(desk.sit_down(GAME).region, Keyboard())
    more = table.action("More")
    expect(more).to_have_attribute("aria-expanded", "false")
    table.hands.press(more)
    menu = table.region.get_by_role("dialog", name="More")
    expect(more).to_have_attribute("aria-expanded", "true")
    assert inside(menu)
    table.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(more).to_be_focused()
    for title in ("Settings", "New game", "Keys"):
        panel = table.open(title)
        assert inside(panel), title
        table.page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
        expect(more).to_be_focused()


@pytest.mark.parametrize("title", PANELS)
def test_tab_leads_through_a_panel_and_out_of_it(desk: Desk, title: str) -> None:
    table = begun(desk)
    panel = table.open(title)
    keyboard = table.page.keyboard
    for key in ("Tab", "Shift+Tab"):
        steps = 0
        panel.get_by_role("button", name="Close", exact=True).focus()
        while inside(panel):
            keyboard.press(key)
            steps += 1
            assert steps < 40, f"{title} keeps the focus."
        assert table.page.evaluate("document.activeElement !== document.body"), title
    table.close(panel)


def test_no_key_reaches_the_notebook_from_a_panel(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    cells = table.page.get_by_label("Cell Content")
    expect(cells).to_have_count(3)
    keyboard = table.page.keyboard
    panel = table.open("Settings")
    controls = panel.locator("input:not([type=text]), select, button")
    for place in range(controls.count()):
        controls.nth(place).focus()
        for key in "xddabcv0":
            keyboard.press(key)
    name = panel.get_by_role("textbox")
    name.focus()
    keyboard.type("xddabcv0")
    expect(name).to_have_value("xddabcv0")
    for key in ("Control+z", "ArrowUp", "Control+Enter", "Shift+Enter"):
        keyboard.press(key)
    expect(name).to_be_focused()
    expect(cells).to_have_count(3)
    table.close(panel)


def test_the_laws_are_found_by_a_word_while_it_is_typed(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    panel = table.open("The laws of Black Crow")
    laws = panel.get_by_role("group", name="Laws", exact=True).get_by_role("button")
    before = laws.count()
    search = panel.get_by_role("textbox", name="Search the laws")
    search.click()
    table.page.keyboard.type("marriage", delay=40)
    table.see(lambda now: now.polite.endswith((" law", " laws")) and laws.count() < before)
    expect(search).to_be_focused()
    expect(search).to_have_value("marriage")
    assert laws.count() > 0
    table.close(panel)


def test_a_move_is_looked_back_at_and_gone_on_from(desk: Desk) -> None:
    table = begun(desk)
    before = table.look()
    panel = table.open("Moves so far")
    table.hands.press(panel.get_by_role("button", name="0. The deal"))
    table.see(lambda now: now.status.startswith("Looking back: after move 0 "))
    table.hands.press(table.action("One move forward"))
    table.see(lambda now: now.status.startswith("Looking back: after move 1 "))
    table.hands.press(table.action("Back to the game"))
    table.see(lambda now: now.place == before.place)
    table.hands.press(panel.get_by_role("button", name="0. The deal"))
    table.see(lambda now: now.status.startswith("Looking back"))
    table.hands.press(table.action("Go on from here"))
    table.see(lambda now: now.status.startswith("You attack") and len(now.hand) == 5)
    table.hands.press(table.action("Back to the real game"))
    table.see(lambda now: now.place == before.place)
    table.close(panel)


def test_what_was_refused_stands_to_be_put_right(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    panel = table.open("Save, open, copy, paste")
    pasted = panel.get_by_role("textbox", name="Paste a copied game or a deal code")
    pasted.fill("12345-ABCDE-1234")
    table.hands.press(panel.get_by_role("button", name="Open it"))
    sight = table.see(lambda now: "is not a deal code" in now.urgent)
    expect(panel).to_contain_text(sight.urgent)
    expect(pasted).to_have_value("12345-ABCDE-1234")
    table.hands.press(panel.get_by_role("button", name="Copy the deal code"))
    code = panel.get_by_role("textbox", name="The deal code").input_value()
    expect(panel).not_to_contain_text(sight.urgent)
    pasted.fill(code)
    table.hands.press(panel.get_by_role("button", name="Open it"))
    table.see(lambda now: now.news == "The game is opened.")
    expect(panel).to_have_count(0)


def test_a_game_is_set_up_by_the_keyboard(desk: Desk) -> None:
    table = Table(desk.sit_down(GAME).region, Keyboard())
    panel = table.open("New game")
    panel.get_by_role("combobox", name="Players", exact=True).select_option("2")
    table.see(lambda now: now.polite == "That is chosen.")
    name = panel.get_by_role("textbox", name="Name of player 2")
    name.fill("Zoë")
    name.press("Tab")
    table.see(lambda _: panel.get_by_role("textbox").count() == 3)
    table.hands.press(panel.get_by_role("button", name="Deal", exact=True))
    table.see(lambda now: "Zoë" in now.picture and "Bea" not in now.picture)
    expect(panel).to_have_count(0)
    assert table.page.evaluate("document.activeElement !== document.body")


@pytest.mark.parametrize("light", ["Dark", "Light"])
def test_axe_finds_nothing_in_any_panel(desk: Desk, light: str) -> None:
    table = begun(desk)
    person = Person(table.page)
    for title in PANELS:
        panel = table.open(title)
        assert faults(person, light) == [], title
        table.close(panel)
