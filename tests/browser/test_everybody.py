"""What axe looks for: names, roles, contrast and the rest, in every light and in both apps."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.desk import ATTACKED, GAME
from tests.browser.person import Person
from tests.browser.server import Server

pytestmark = pytest.mark.browser

OURS = "section[aria-label^='Card table']"
TITLE = "For everybody"
CELLS = ("import cardlab", ATTACKED, GAME)


def test_axe_finds_nothing_in_lab(lab: Person, server: Server) -> None:
    lab.open_path(server.write(TITLE, *CELLS), TITLE)
    assert faults_by_light(lab) == {"Light": [], "Dark": []}


def test_axe_finds_nothing_in_notebook(visit: Visit, server: Server) -> None:
    person = visit(server.notebook(server.write(TITLE, *CELLS)), TITLE)
    assert faults_by_light(person) == {"Light": [], "Dark": []}


def faults_by_light(person: Person) -> dict[str, list[str]]:
    """Run a notebook, choose a card, break a law, and let axe look in both themes."""
    person.run_all()
    lesson, game = person.table(0), person.table(1)
    game.choose("nine of diamonds")
    lesson.hands.press(lesson.card("king of hearts"))
    lesson.see(lambda now: now.ruling)
    return {light: faults(person, light) for light in ("Dark", "Light")}


def faults(person: Person, light: str) -> list[str]:
    """Let axe look at our own part of the page, and say what it finds in a line each."""
    person.choose_in_menu("Settings", "Theme", f"JupyterLab {light}")
    is_light = str(light == "Light").lower()
    expect(person.page.locator(f"body[data-jp-theme-light={is_light}]")).to_have_count(1)
    found = Axe().run(person.page, context=OURS).response["violations"]
    return [f"{fault['id']}: {node['html']}" for fault in found for node in fault["nodes"]]
