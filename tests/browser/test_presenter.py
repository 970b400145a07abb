"""A game on a projector, led by the keys of a remote control."""

from __future__ import annotations

from typing import cast

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.server import Server

pytestmark = pytest.mark.browser

GAME = """import cardlab
match = cardlab.Match("figured_fool", players=4, seed=3)
for _ in range(14):
    match.table.play(match.table.state.legal_moves()[0])
cardlab.present(match)"""
PARTS = (".cardlab-picture", ".cardlab-told", ".cardlab-hands", ".cardlab-steer")
OUTSIDE = """stage => {
    return [...stage.querySelectorAll("p, li, button, canvas")].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    }).map((part) => part.className || part.textContent);
}"""


def overlaps(stage: Locator) -> list[tuple[str, str]]:
    """Name the parts that lie over one another."""
    boxes = {part: stage.locator(part).bounding_box() for part in PARTS}
    found = []
    for one, a in boxes.items():
        for other, b in boxes.items():
            if a and b and one < other:
                apart = (
                    a["x"] + a["width"] <= b["x"] + 1
                    or b["x"] + b["width"] <= a["x"] + 1
                    or a["y"] + a["height"] <= b["y"] + 1
                    or b["y"] + b["height"] <= a["y"] + 1
                )
                if not apart:
                    found.append((one, other))
    return found


def test_a_game_is_presented_with_a_remote_control(visit: Visit, server: Server) -> None:
    person = visit(server.lab(server.write("Projector", GAME)), "Projector")
    page = person.page
    page.set_viewport_size({"width": 1600, "height": 900})
    person.run_all()
    stage = page.get_by_role("region", name="Card table")
    answer = stage.locator(".cardlab-answered")
    expect(stage.get_by_text("Move 0 of 14")).to_be_visible()
    stage.focus()
    page.keyboard.press("PageDown")
    expect(answer).not_to_be_empty()
    page.keyboard.press("ArrowRight")
    expect(stage.get_by_text("Move 1 of 14")).to_be_visible()
    expect(answer).to_be_empty()
    page.keyboard.press("PageUp")
    expect(stage.get_by_text("Move 0 of 14")).to_be_visible()
    expect(answer).not_to_be_empty()
    page.keyboard.press("End")
    expect(stage.get_by_text("Move 14 of 14")).to_be_visible()
    page.keyboard.press("Home")
    expect(stage.get_by_role("listitem")).to_have_count(0)
    page.keyboard.press("b")
    expect(stage.get_by_role("listitem")).to_have_count(4)
    page.keyboard.press("x")  # would cut the cell, if it reached the notebook
    expect(stage).to_be_focused()
    found = Axe().run(page, context=".cardlab-presenter").response["violations"]
    assert [fault["id"] for fault in found] == []


@pytest.mark.parametrize(("width", "height"), [(1600, 900), (1280, 720), (1024, 768)])
def test_all_of_it_is_on_the_screen(visit: Visit, server: Server, width: int, height: int) -> None:
    person = visit(server.lab(server.write("Screen", GAME)), "Screen")
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    person.run_all()
    stage = page.get_by_role("region", name="Card table")
    stage.get_by_role("button", name="Full screen").click()
    expect(page.locator(".cardlab-presenter:fullscreen")).to_have_count(1)
    for hands in (0, 4):
        expect(stage.get_by_role("listitem")).to_have_count(hands)
        page.keyboard.press("PageDown")
        page.wait_for_timeout(400)
        assert cast("list[str]", stage.evaluate(OUTSIDE)) == []
        assert overlaps(stage) == []
        page.keyboard.press("b")
