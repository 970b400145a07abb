"""What fails behind a table is said in one sentence, and play goes on."""

from __future__ import annotations

import pytest

from tests.browser.desk import Desk

pytestmark = pytest.mark.browser

STUMBLING_PLAYER = """
from cardlab.widgets.table import TableView

class Stumbling:
    def choose(self, view, seen):
        raise RuntimeError("the cards fell down")

match = cardlab.Match("black_crow", players=2, seed=2)
TableView(match, {1: Stumbling()})
"""
STUMBLING_TABLE = """
from cardlab.table import Table

class Stumbling(Table):
    "Fails once, whoever plays."
    def play(self, move):
        type(self).play = Table.play
        raise RuntimeError("the table fell over")

view = cardlab.play("black_crow", players=2, seed=2)
view.table.__class__ = Stumbling
view
"""


def test_a_player_that_fails_is_replaced(desk: Desk) -> None:
    table = desk.sit_down(STUMBLING_PLAYER)
    table.at_pace("quick")
    table.move(table.see_turn())
    sight = table.see(lambda now: "A careful player has taken the seat of Bea." in now.news)
    assert "Bea failed with RuntimeError in line 5 of its code." in sight.news
    table.play_on(moves=2)


def test_a_failure_is_told_and_play_goes_on(desk: Desk) -> None:
    table = desk.sit_down(STUMBLING_TABLE)
    table.at_pace("quick")
    before = table.look()
    sight = table.choose(before.playable[0].removesuffix(", playable"))
    table.hands.press(table.action(sight.moves[0]))
    sight = table.see(lambda now: now.ruling and now.urgent)
    assert "RuntimeError: the table fell over" in sight.ruling
    assert "The game is as it was, and you can go on." in sight.urgent
    assert sight.place == before.place
    table.play(sight.moves[0])
    table.play_on(moves=1)
