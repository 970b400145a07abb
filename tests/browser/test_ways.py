"""Whole games, each by another way to play; every game by at least two of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import TypeAlias

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.desk import Desk
from tests.browser.listener import Listener
from tests.browser.person import ENDING, Sight, Table
from tests.browser.server import Server
from tests.browser.ways import Hands, Keyboard, Mouse

pytestmark = pytest.mark.browser

Play: TypeAlias = Callable[[Table, str], Sight]
"""Plays a card that may be played."""

SHORT = {"black_crow": 15, "stump": 16, "figured_fool": 9}
"""For each game a deal for two that is soon over."""


def game(name: str) -> str:
    """Return a cell with a short game."""
    return f'cardlab.play("{name}", players=2, seed={SHORT[name]})'


def twice(table: Table, card: str) -> Sight:
    """Press a card twice in a row."""
    before = table.look().place
    table.hands.twice(table.card(card))
    return table.see(lambda now: now.place != before)


def carried(table: Table, card: str) -> Sight:
    """Drag a card onto the one that is to be covered, or else onto the table."""
    uncovered = table.laid("")
    return table.carry(card, uncovered.first if uncovered.count() else table.picture())


def play_out(table: Table, ways: Sequence[Play]) -> None:
    """Play to the end, one way after the other, and hear how it ended."""
    table.at_pace("quick")
    turns = cycle(ways)
    while not (sight := table.see_turn()).over:
        if sight.playable:
            next(turns)(table, sight.playable[0].removesuffix(", playable"))
        else:
            table.play(sight.moves[0])
    table.see(lambda now: ENDING.search(now.polite))


@pytest.mark.parametrize(
    ("name", "hands", "play"),
    [
        ("stump", Mouse(), twice),
        ("figured_fool", Mouse(), carried),
        ("figured_fool", Keyboard(), twice),
    ],
    ids=["double click", "drag", "keyboard"],
)
def test_a_whole_game_is_played(desk: Desk, name: str, hands: Hands, play: Play) -> None:
    table = Table(desk.sit_down(game(name)).region, hands)
    play_out(table, [play])
    assert table.has_focus()


def test_a_whole_game_is_played_on_a_phone(visit: Visit, server: Server) -> None:
    cells = ("import cardlab", game("stump"))
    person = visit(server.notebook(server.write("On a phone", *cells)), "On a phone", phone=True)
    person.run_all()
    play_out(person.table(), [twice, carried])


@pytest.mark.parametrize("name", ["black_crow", "figured_fool"])
def test_a_whole_game_is_typed_by_somebody_who_only_listens(desk: Desk, name: str) -> None:
    listener = Listener(desk.sit_down(game(name)).page)
    listener.go_to_the_field()
    assert ENDING.search(listener.play_out())
    expect(listener.field).to_be_focused()
