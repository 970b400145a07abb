"""Cards on their way: what goes where, and that nobody sees in the air what he did not see."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given

from cardlab.cards import Card
from cardlab.games import get, names
from cardlab.games.vocabulary import Event
from cardlab.render.extent import touch
from cardlab.scene import Box, Scene, scene
from cardlab.table import Table
from cardlab.widgets.flights import LONGEST, Flight, dealt, flights, hole, over, told
from tests.tables_in_play import play_on, tables

MOST_BYTES = 2_000


def seen(table: Table, seat: int | None = 0) -> Scene:
    return scene(table.state.view(seat), table.names)


def steps(game: str, players: int = 3, seed: int = 7) -> Iterator[tuple[Scene, Scene, list[Event]]]:
    """Yield what is seen before and after each move of a game."""
    table = Table.deal(get(game), players, seed)
    while table.state.to_act is not None:
        before = seen(table)
        legal = table.state.legal_moves()
        events = table.play(legal[len(table.moves) % len(legal)])
        yield before, seen(table), list(events)


def kind(flight: Flight, before: Scene, after: Scene) -> str:
    """Name what a flight is: a card comes into the bout, leaves it, stays, or is drawn."""
    was, lies = ({placed.card for placed in found.cards} for found in (before, after))
    if flight.start == after.stock.slot:
        return "drawn"
    if flight.card in was and flight.card in lies:
        return "stays"
    return "comes" if flight.card in lies else "goes"


@pytest.mark.parametrize("game", names())
def test_every_open_card_flies_to_where_it_lies(game: str) -> None:
    kinds = set()
    for before, after, events in steps(game):
        flying = flights(before, after, events)
        ends = {flight.card: flight.end for flight in flying}
        for pair in after.pairs:
            assert ends[pair.attack.card] == pair.attack.box
            assert pair.cover is None or ends[pair.cover.card] == pair.cover.box
        kinds |= {kind(flight, before, after) for flight in flying}
    assert {"comes", "stays", "goes"} <= kinds


@pytest.mark.parametrize("game", names())
def test_what_is_played_comes_from_its_player_and_what_is_taken_goes_to_him(game: str) -> None:
    for before, after, events in steps(game):
        flying = {flight.card: flight for flight in flights(before, after, events)}
        for event in events:
            for card in event.cards:
                if event.source == "hand" and card in flying:
                    assert (flying[card].start is None) is (event.seat == 0)
                if event.kind == "take" and card in flying:
                    assert (flying[card].end is None) is (event.seat == 0)


@given(table=tables())
def test_what_the_viewer_did_not_see_flies_face_down(table: Table) -> None:
    before = seen(table)
    count = len(table.events)
    play_on(table, 1)
    events = table.events[count:]
    open_cards = {placed.card for scene_ in (before, seen(table)) for placed in scene_.cards}
    known = {card for event in events for card in event.seen_by(0).cards}
    for flight in flights(before, seen(table), events):
        assert flight.card in known | open_cards | {None}


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("players", [2, 6])
def test_a_deal_flies_round_the_table_in_a_moment(game: str, players: int) -> None:
    table = Table.deal(get(game), players, 3)
    flying = dealt(seen(table), table.deal_events)
    assert {flight.card for flight in flying} <= {None, *table.state.view(0).hand}
    assert any(flight.end is None for flight in flying)
    assert len({flight.end for flight in flying}) == players
    assert max(flight.delay for flight in flying) <= LONGEST


def test_nothing_flies_into_another_picture() -> None:
    before, after, events = next(steps("black_crow"))
    assert flights(before, after, events)
    table = play_on(Table.deal(get("black_crow"), 3, 7), 1)
    assert not flights(before, scene(table.state.view(0), table.names, 900), events)
    assert not flights(before, seen(table, 1), events)


@pytest.mark.parametrize("game", names())
def test_the_hole_holds_what_moves_and_the_message_is_small(game: str) -> None:
    for before, after, events in steps(game, players=6):
        clear = hole(before, after)
        for pair in {*before.pairs} ^ {*after.pairs}:
            assert clear is not None
            assert clear.x <= pair.over.x
            assert pair.over.right <= clear.right or pair.cover is None
        flying = flights(before, after, events)
        staying = set(flying) - set(over(flying, clear))
        assert all(one.start == one.end for one in staying)
        assert not any(one.end and clear and touch(one.end, clear) for one in staying)
        message = told(over(flying, clear), clear, 3, 300)
        assert len(json.dumps(message)) < MOST_BYTES
    assert told([Flight(Card.parse("7H"), None, Box(0, 0, 10, 14))], None, 1, 0) == {
        "number": 1,
        "time": 0,
        "hole": None,
        "cards": [["7H", [0, 0, 10], None]],
    }
