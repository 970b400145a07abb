"""What is spoken: nothing is swallowed, and what is said again is heard again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.desk import ATTACKED, GAME, Desk
from tests.browser.listener import PROMPT
from tests.browser.person import Table

pytestmark = pytest.mark.browser

_LISTEN = """(table, role) => {
    const region = table.querySelector(`[role=${role}]`);
    region.heard = [];
    new MutationObserver(() => {
        if (region.textContent) region.heard.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
}"""


def listen(table: Table, role: str) -> Callable[[], list[str]]:
    """Hear from now on whatever a live region says; return a way to tell all of it."""
    table.region.evaluate(_LISTEN, role)
    heard = "(table, role) => table.querySelector(`[role=${role}]`).heard"
    return lambda: list(table.region.evaluate(heard, role))


def type_ahead(table: Table, *lines: str) -> None:
    """Type lines one after the other without waiting for any answer."""
    table.region.get_by_role("textbox", name=PROMPT).focus()
    for line in lines:
        table.page.keyboard.type(line)
        table.page.keyboard.press("Enter")


def test_nothing_is_swallowed_however_fast_it_comes(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    table.at_pace("calm")
    heard = listen(table, "status")
    type_ahead(table, "hand", "score", "hand", "sing", "9d", "hand")
    table.see(lambda now: "You hold: five of diamonds, seven" in now.polite)
    said = " ".join(heard())
    for sentence in (
        "Nothing has been counted yet.",
        "'sing' is not known here.",
        "You attack with the nine of diamonds.",
    ):
        assert sentence in said
    assert said.count("You hold: five of diamonds, nine of diamonds") == 2
    assert len(heard()) < 6  # what came at once was said at once, and did not pile up


def test_what_is_said_again_is_heard_again(desk: Desk) -> None:
    table = desk.sit_down(ATTACKED)
    table.see(lambda now: now.polite)
    heard = listen(table, "alert")
    for _ in range(3):
        before = len(heard())
        table.hands.press(table.card("king of hearts"))
        table.see(lambda _: len(heard()) > before)  # noqa: B023 - it is called at once
    assert len(heard()) == 3
    assert len(set(heard())) == 1


def test_one_region_of_each_kind_stays_on_the_page(desk: Desk) -> None:
    table = desk.sit_down(ATTACKED)
    live = [table.region.locator(f"[role={role}]") for role in ("status", "alert")]
    kept = [region.element_handle() for region in live]
    table.hands.press(table.card("king of hearts"))
    table.play("Take 1 card")
    for region, before in zip(live, kept, strict=True):
        assert region.count() == 1
        assert before.evaluate("element => element.isConnected")
