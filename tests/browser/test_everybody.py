"""What axe looks for: names, roles, contrast and the rest, in every light and in both apps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.desk import ATTACKED, GAME
from tests.browser.person import Person
from tests.browser.server import Server

pytestmark = pytest.mark.browser

OURS = "section[aria-label^='Card table']"
TITLE = "For everybody"
CELLS = ("import cardlab", ATTACKED, GAME, GAME)
NOTHING: dict[str, list[str]] = {
    "Dark 100 %": [],
    "Dark 200 %": [],
    "Light 100 %": [],
    "Light 200 %": [],
}
_WIDER = """() => [...document.querySelectorAll(".cardlab, .cardlab *")]
    .filter(({scrollWidth, clientWidth, classList}) =>
        scrollWidth > clientWidth && clientWidth > 1 && !classList.contains("cardlab-live"))
    .map((element) => `it scrolls sideways: ${element.className}`)"""


def test_axe_finds_nothing_in_lab(lab: Person, server: Server) -> None:
    lab.open_path(server.write(TITLE, *CELLS), TITLE)
    assert faults_by_light(lab) == NOTHING


def test_axe_finds_nothing_in_notebook(visit: Visit, server: Server) -> None:
    person = visit(server.notebook(server.write(TITLE, *CELLS)), TITLE)
    assert faults_by_light(person) == NOTHING


def faults_by_light(person: Person) -> dict[str, list[str]]:
    """Run a notebook, choose a card, break a law, ask, and let axe look in every light and size."""
    person.run_all()
    lesson, game, asked = person.table(0), person.table(1), person.table(2)
    game.choose("nine of diamonds")
    lesson.hands.press(lesson.card("king of hearts"))
    lesson.see(lambda now: now.ruling)
    asked.region.get_by_role("textbox").fill("help")
    person.page.keyboard.press("Enter")
    asked.see(lambda now: now.ruling)
    found = {}
    for light in ("Dark", "Light"):
        found[f"{light} 100 %"] = faults(person, light)
        with zoomed(person.page):
            found[f"{light} 200 %"] = seen_by_axe(person.page) + person.page.evaluate(_WIDER)
    return found


def faults(person: Person, light: str) -> list[str]:
    """Let axe look at our own part of the page in one of the themes."""
    person.choose_in_menu("Settings", "Theme", f"JupyterLab {light}")
    is_light = str(light == "Light").lower()
    expect(person.page.locator(f"body[data-jp-theme-light={is_light}]")).to_have_count(1)
    return seen_by_axe(person.page)


def seen_by_axe(page: Page) -> list[str]:
    """Say what axe finds in our own part of the page, in a line each."""
    found = Axe().run(page, context=OURS).response["violations"]
    return [f"{fault['id']}: {node['html']}" for fault in found for node in fault["nodes"]]


@contextmanager
def zoomed(page: Page) -> Iterator[None]:
    """Show a page at 200 %, as a browser does: half as many pixels of twice the size."""
    size = page.viewport_size
    assert size
    session = page.context.new_cdp_session(page)

    def show(part: int) -> None:
        shown = {"width": size["width"] // part, "height": size["height"] // part}
        metrics = {**shown, "deviceScaleFactor": part, "mobile": False}
        session.send("Emulation.setDeviceMetricsOverride", metrics)
        page.wait_for_function(f"innerWidth === {shown['width']}")
        page.wait_for_timeout(300)  # until the pictures have been painted anew

    show(2)
    try:
        yield
    finally:
        show(1)
        session.detach()
