"""Deals of the hidden cards agree with everything that a seat sees and has seen."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, strategies as st

from cardlab.games import get, names
from cardlab.games.game import Game
from cardlab.players.knowledge import Knowledge
from cardlab.table import Table
from tests.games.playing import every_option
from tests.tables_in_play import tables


def assert_agrees(table: Table, seat: int | None, stream: random.Random) -> None:
    """Check some deals by what this seat knows."""
    view = table.state.view(seat)
    for seen in (table.seen(seat), ()):
        state = Knowledge(view, seen).deal(stream)
        assert state.view(seat) == view
        assert table.game.from_dict(state.to_dict()) == state


@given(table=tables(), stir=st.randoms(use_true_random=False))
def test_a_deal_is_a_position_that_looks_the_same(table: Table, stir: random.Random) -> None:
    for seat in (*range(table.state.players), None):
        assert_agrees(table, seat, stir)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("game", map(get, names()), ids=names())
def test_deals_agree_at_every_decision(game: Game, players: int) -> None:
    chance = random.Random(players)
    for seed, options in enumerate(every_option(game)):
        table = Table.deal(game, players, seed, **options)
        while table.state.to_act is not None and len(table.moves) < 150:
            assert_agrees(table, table.state.to_act, chance)
            table.play(chance.choice(table.state.legal_moves()))
