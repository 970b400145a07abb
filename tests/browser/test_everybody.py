"""What axe looks for: names, roles, contrast and the rest, in every light and in both apps."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import ATTACKED, GAME, Server, Visit
from tests.browser.person import Person

pytestmark = pytest.mark.browser

OURS = "section[aria-label^='Card table']"
LIGHT = "body[data-jp-theme-light=true]"
DARK = "body[data-jp-theme-light=false]"


@pytest.mark.parametrize("app", ["lab", "notebook"])
def test_axe_finds_nothing_in_light_or_dark(visit: Visit, server: Server, app: str) -> None:
    path = server.write("For everybody", "import cardlab", ATTACKED, GAME)
    person = visit(server.lab(path) if app == "lab" else server.notebook(path), "For everybody")
    person.run_all()
    waiting, ruled = person.table(1), person.table(0)
    waiting.at_pace("calm")
    waiting.choose("nine of diamonds")
    ruled.hands.press(ruled.card("king of hearts"))
    ruled.see(lambda now: now.ruling)
    expect(person.page.locator(LIGHT)).to_have_count(1)
    assert faults(person) == []
    person.choose_in_menu("Settings", "Theme", "JupyterLab Dark")
    try:
        expect(person.page.locator(DARK)).to_have_count(1)
        assert faults(person) == []
    finally:
        person.choose_in_menu("Settings", "Theme", "JupyterLab Light")
        expect(person.page.locator(LIGHT)).to_have_count(1)


def faults(person: Person) -> list[str]:
    """Let axe look at our own part of the page, and say what it finds in a line each."""
    found = Axe().run(person.page, context=OURS).response["violations"]
    return [f"{fault['id']}: {node['html']}" for fault in found for node in fault["nodes"]]
