"""A learner breaks the law and is told so, and nothing is lost by it."""

from __future__ import annotations

import pytest

from tests.browser.desk import Desk
from tests.browser.person import Sight, Table
from tests.widgets import set_out

pytestmark = pytest.mark.browser


FACTS = 'dict(trump="D", discard=[], options={"trump": "diamonds"}, to_act=0)'
SHOWN = "set_out('black_crow', position('black_crow', {hands}, **{facts}, **{turn}))"
SETUP = f"{set_out.cell()}\nfrom cardlab.lessons.positions import position"


def at(desk: Desk, hands: list[str], **turn: object) -> Table:
    """Sit down at a small table of Black Crow."""
    return desk.sit_down(SETUP, SHOWN.format(hands=hands, facts=FACTS, turn=turn))


def see_law(table: Table, law: str, text: str) -> Sight:
    """Read the law on the page, and hear it at once."""
    sight = table.see(lambda now: now.ruling and now.urgent)
    assert law in sight.ruling, sight
    assert text in sight.ruling, sight
    assert text in sight.urgent, sight
    return sight


def test_the_queen_cannot_be_covered(desk: Desk) -> None:
    lying = [["JS", None], ["QS", None]]
    table = at(desk, ["KS AS AD 3H", "10C 4H", "8H JC 5C"], attacker=2, defender=0, bout=lying)
    before = table.look()
    table.hands.press(table.card("king of spades"))
    sight = see_law(table, "BC-10", "cannot be covered")
    assert sight.place == before.place
    table.play("Take 2 cards")


def test_an_attack_has_one_suit(desk: Desk) -> None:
    table = at(desk, ["4H 6H 9H 5C JS", "10H 3C", "QS 8C KD"], attacker=0, defender=1, bout=[])
    before = table.look()
    table.choose("four of hearts")
    table.hands.press(table.card("jack of spades"))
    sight = see_law(table, "BC-8", "one suit")
    assert sight.place == before.place
    assert sight.chosen == ["four of hearts, playable"]
    table.choose("nine of hearts")
    table.play("Attack with four of hearts and nine of hearts")
