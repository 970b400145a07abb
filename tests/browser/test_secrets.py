"""No hidden card is in anything that passes on the wire to a page."""

from __future__ import annotations

import json

import pytest

import cardlab
from tests.browser.person import Person, Table
from tests.browser.server import Server
from tests.browser.wire import Wire
from tests.games.hidden import cards_named, hidden_cards
from tests.widgets.told import without_code

pytestmark = pytest.mark.browser

# Players who always make the first move, so that the game is known here too.
GAME = """import cardlab
first = lambda view, seen: view.legal_moves()[0]
cardlab.play("black_crow", players=3, seed=2, opponents=first)"""
YOU = 0


def test_a_whole_game_tells_a_page_no_secret(lab: Person, server: Server) -> None:
    wire = Wire(lab.page)
    lab.open_path(server.write("Secrets", GAME), "Secrets")
    lab.run_all()
    table = lab.table()
    table.at_pace("quick")
    mirror = cardlab.Match("black_crow", players=3, seed=2).table
    heard = searched = 0
    while True:
        table.see_turn()
        while mirror.state.to_act not in (YOU, None):
            mirror.play(mirror.state.legal_moves()[0])
        if mirror.state.to_act is None:
            break
        seen = {str(card) for event in mirror.seen(YOU) for card in event.cards}
        turned = mirror.state.to_dict()["turned"]
        secret = set(hidden_cards(mirror.state, YOU)) - seen - {turned}
        for message in wire.received[heard:]:
            if message.kind.startswith("comm"):
                told = json.dumps(without_code(message.data), ensure_ascii=False)
                assert not secret & cards_named([told, message.attached]), told
                searched += 1
        heard = len(wire.received)
        mirror.play(_move(table))
    assert searched > 50
    wire.hang_up()


def _move(table: Table) -> str:
    """Make the first move that comes to mind, and return it as its button names it."""
    sight = table.look()
    if sight.playable:
        sight = table.choose(sight.playable[0].removesuffix(", playable"))
    move = next((name for name in sight.moves if not name.startswith("Take ")), sight.moves[0])
    text = table.action(move).get_attribute("data-action")
    assert text
    table.play(move)
    return text
