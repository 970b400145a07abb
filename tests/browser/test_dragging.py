"""A card is dragged to where it is to lie, or back; and a finger can still scroll the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.desk import ATTACKED, GAME, Desk
from tests.browser.person import Table
from tests.browser.server import Server
from tests.browser.ways import Finger, Mouse, middle

pytestmark = pytest.mark.browser

LONG = "print(*range(60), sep='\\n')"
HALO = "target => getComputedStyle(target).boxShadow"


def test_a_card_is_dragged_onto_what_it_beats(desk: Desk) -> None:
    table = desk.sit_down(ATTACKED)
    sight = table.carry("nine of clubs", table.laid("seven of clubs"))
    assert sight.news.startswith("You cover with the 9♣.")
    assert table.page.evaluate("document.activeElement !== document.body")


def test_a_wrong_card_goes_back_with_the_law(desk: Desk) -> None:
    table = desk.sit_down(ATTACKED)
    before, card = table.look(), table.card("king of hearts")
    lay = middle(card)
    table.hands.carry(card, table.laid("seven of clubs"))
    sight = table.see(lambda now: now.ruling and now.urgent)
    assert "BC-9" in sight.ruling
    assert sight.place == before.place
    see_back(table, card, lay)


def test_a_card_that_is_let_go_elsewhere_goes_back(desk: Desk) -> None:
    table, mouse = desk.sit_down(GAME), Mouse()
    before, card = table.look(), table.card("nine of diamonds")
    lay = middle(card)
    mouse.drag(card, (lay[0] + 150, lay[1] + 20))
    see_back(table, card, lay)
    assert table.look() == before
    table.hands.press(card)  # and a click is a click again
    table.see(lambda now: len(now.chosen) == 1)


def test_escape_puts_back_what_is_carried(desk: Desk) -> None:
    table = desk.sit_down(ATTACKED)
    before, card, mouse = table.look(), table.card("nine of clubs"), table.page.mouse
    lay = middle(card)
    mouse.move(*lay)
    mouse.down()
    mouse.move(*middle(table.laid("seven of clubs")), steps=4)
    table.page.keyboard.press("Escape")
    see_back(table, card, lay)
    mouse.up()
    assert table.look() == before


def test_where_a_card_may_be_laid_is_shown_while_it_is_carried(desk: Desk) -> None:
    table = desk.sit_down(ATTACKED)
    target, mouse = table.laid("seven of clubs"), table.page.mouse
    assert target.evaluate(HALO) == "none"
    mouse.move(*middle(table.card("king of hearts")))
    mouse.down()
    mouse.move(*middle(table.picture()), steps=4)
    mouse.move(10, 10)
    away = target.evaluate(HALO)
    mouse.move(*middle(target), steps=4)
    assert away != "none"
    assert target.evaluate(HALO) not in {"none", away}
    mouse.move(10, 10)
    mouse.up()
    assert target.evaluate(HALO) == "none"


def see_back(table: Table, card: Locator, lay: tuple[float, float]) -> None:
    """See a card lie in the hand where it lay."""
    face = card.locator("*").first
    table.see(lambda _: near(middle(face), lay) and near(middle(card), lay))


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return all(abs(here - there) < 2 for here, there in zip(one, other, strict=True))


def test_a_finger_scrolls_the_page_or_carries_a_card(visit: Visit, server: Server) -> None:
    path = server.write("By finger", "import cardlab", LONG, GAME, LONG)
    person = visit(server.notebook(path), "By finger", phone=True)
    person.page.set_viewport_size({"width": 400, "height": 800})
    person.run_all()
    table, finger = person.table(), Finger()
    table.see(lambda now: now.polite)
    before = table.look()
    card = table.card("seven of hearts")
    card.scroll_into_view_if_needed()
    for on, way in ((card, 200), (table.picture(), -200)):
        was = height(table)
        x, y = middle(on)
        finger.swipe(on, (x, y), (x, y + way))
        settle(table)
        assert (height(table) - was) * way > 50 * abs(way)
    assert table.look().place == before.place
    assert table.look().chosen == []
    table.picture().evaluate("picture => picture.scrollIntoView()")
    settle(table)
    was = height(table)
    sight = table.carry("seven of hearts", table.picture())
    assert abs(height(table) - was) < 100  # other buttons came up, but the page did not follow
    assert sight.news == "You attack with the 7♥."
    line = table.region.get_by_role("textbox")
    line.fill("help")
    person.page.keyboard.press("Enter")
    table.see(lambda now: "What you can type" in now.ruling)
    expect(line).to_be_in_viewport()  # though the answer is long


def height(table: Table) -> float:
    """Return how far down the screen a table begins."""
    return float(table.region.evaluate("element => element.getBoundingClientRect().top"))


def settle(table: Table) -> None:
    """Wait until the page, which goes on after a swipe, has come to rest."""
    was = None
    while was != (was := height(table)):
        table.page.wait_for_timeout(200)
