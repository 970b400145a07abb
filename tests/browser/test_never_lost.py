"""A game is not lost: not with its kernel, nor with its page, nor while the browser is asleep."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.conftest import Visit
from tests.browser.desk import GAME, new_page
from tests.browser.person import Person, Table
from tests.browser.picture import pixels, see_alike
from tests.browser.server import Server

pytestmark = pytest.mark.browser

OFFER = re.compile(r"^Go on with your game \(move \d+\)$")
HOUR = "01:00:00"


class Line:
    """The connections of a page to its kernels, which can be cut."""

    def __init__(self) -> None:
        self._open: list[WebSocketRoute] = []
        self.count = 0

    def connect(self, page_side: WebSocketRoute) -> None:
        page_side.connect_to_server()
        self._open.append(page_side)
        self.count += 1

    def cut(self) -> None:
        while self._open:
            self._open.pop().close(code=1012, reason="the line was cut")


@pytest.fixture
def line() -> Line:
    return Line()


@pytest.fixture
def sleeper(browser: Browser, server: Server, line: Line) -> Iterator[Person]:
    """Sit in front of a page whose clock and connections can be meddled with."""
    path = server.write("Asleep", "import cardlab", GAME)
    with new_page(browser) as page:
        page.route_web_socket(re.compile("/channels"), line.connect)
        person = Person(page)
        person.open(server.lab(path), "Asleep")
        page.clock.install()
        person.run_all()
        yield person


def go_on_with_offer(table: Table) -> None:
    """Press the button that offers to go on with a game."""
    offers = [name for name in table.look().actions if OFFER.search(name)]
    assert len(offers) == 1
    table.hands.press(table.action(offers[0]))


def test_a_game_goes_on_after_its_kernel_was_started_again(lab: Person, server: Server) -> None:
    lab.open_path(server.write("Again", "import cardlab", GAME), "Again")
    lab.run_all()
    table = lab.table()
    table.at_pace("quick")
    before = table.play_on(moves=2)
    painted = pixels(table)
    last = table.region.element_handle()
    lab.choose_in_menu("Kernel", "Restart Kernel and Run All Cells…")
    lab.page.get_by_role("dialog").get_by_role("button", name="Confirm").click()
    last.wait_for_element_state("hidden")
    table = lab.table()
    sight = table.see(lambda now: "A game of yours is not over." in now.polite)
    assert sight.place != before.place
    go_on_with_offer(table)
    sight = table.see(lambda now: now.place == before.place)
    assert not any(map(OFFER.search, sight.actions))
    see_alike(table, painted)
    table.at_pace("quick")
    table.play_on(moves=3)


def test_a_game_whose_page_was_closed_and_never_saved_is_offered_again(
    visit: Visit, server: Server
) -> None:
    path = server.write("Closed", "import cardlab", GAME)
    person = visit(server.lab(path), "Closed")
    person.run_all()
    table = person.table()
    table.at_pace("quick")
    before = table.play_on(moves=2)
    person.page.close(run_before_unload=False)
    person = visit(server.lab(path), "Closed")
    person.run_all()
    table = person.table()
    go_on_with_offer(table)
    table.see(lambda now: now.place == before.place)
    table.play_on(moves=1)


def test_a_game_goes_on_when_the_browser_wakes_up_after_an_hour(
    sleeper: Person, line: Line
) -> None:
    table = sleeper.table()
    table.at_pace("calm")
    table.move(table.see_turn())
    assert table.look().waiting
    connections = line.count
    line.cut()
    sleeper.page.clock.fast_forward(HOUR)
    sight = table.see_turn()
    assert line.count > connections, "it has come back by a connection of its own"
    assert sight.hand
    sleeper.page.clock.fast_forward(HOUR)
    table.at_pace("quick")
    table.play_on(moves=2)


def test_what_was_done_while_the_line_was_cut_is_done_once(sleeper: Person, line: Line) -> None:
    table = sleeper.table()
    table.at_pace("calm")
    before = table.look()
    line.cut()
    for card in before.playable[:1]:
        table.hands.press(table.card(card.removesuffix(", playable")))
    sight = table.see(lambda now: now.chosen)
    assert sight.place == before.place
    table.play(sight.moves[0])
    sight = table.see(lambda now: now.waiting)
    assert len(sight.hand) == len(before.hand) - 1
