"""A learner breaks the law and is told so, and nothing is lost by it."""

from __future__ import annotations

import pytest

from tests.browser.person import Person, Sight, Table
from tests.browser.server import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def course(lab: Person, server: Server) -> Person:
    """Open the course of Black Crow and run it."""
    lab.open_path(server.copy("01_black_crow.ipynb"), "Black Crow, law by law")
    lab.run_all()
    return lab


def see_law(table: Table, law: str, text: str) -> Sight:
    """Read the law on the page, and hear it at once."""
    sight = table.see(lambda now: now.ruling and now.urgent)
    assert law in sight.ruling, sight
    assert text in sight.ruling, sight
    assert text in sight.urgent, sight
    return sight


def test_the_queen_cannot_be_covered(course: Person) -> None:
    table = course.table(saying="Here she is, the black crow.")
    before = table.look()
    table.hands.press(table.card("king of spades"))
    sight = see_law(table, "BC-10", "cannot be covered")
    assert sight.place == before.place
    table.play("Take 2 cards")


def test_an_attack_has_one_suit(course: Person) -> None:
    table = course.table(saying="Attack Ann with two cards at once.")
    before = table.look()
    table.choose("four of hearts")
    table.hands.press(table.card("jack of spades"))
    sight = see_law(table, "BC-8", "one suit")
    assert sight.place == before.place
    assert sight.chosen == ["four of hearts, playable"]
    table.choose("nine of hearts")
    table.play("Attack with four of hearts and nine of hearts")
    sight = table.see(lambda now: now.polite)
    assert "Two cards of one suit" in sight.polite
    assert sight.goal.startswith("Done"), sight
