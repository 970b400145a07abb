"""The ways in: a table to play at, and a course to learn at."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from cardlab.games import get
from cardlab.games.dealing import SEEDS, check_seat
from cardlab.players.habits import habit
from cardlab.players.player import Player, stream_of
from cardlab.table import Table, seat_names
from cardlab.widgets.table import Goal, TableView


def play(
    game: str,
    players: int = 3,
    seed: int | None = None,
    *,
    dealer: int | None = None,
    leader: int | None = None,
    names: Sequence[str] | None = None,
    seat: int = 0,
    **options: object,
) -> TableView:
    """Show a table in the notebook: you sit at `seat`, and the others are played for you.

    The game is dealt as by `Game.deal`, with its options by name. Raises `UnknownGame` or
    `BadDeal`, which say what would be right.
    """
    rules = get(game)
    number = secrets.randbelow(SEEDS) if seed is None else seed
    first = rules.deal_openly(players, number, dealer, leader, **options)
    check_seat("seat", seat, players)
    called = seat_names(players, seat) if names is None else names
    table = Table(rules, first.state, called, first.events)

    def next_game(last: Table) -> Table:
        after = rules.succession(last.state, last.names)
        deal = rules.deal_openly(players, None, after.dealer, after.leader, **options)
        return Table(rules, deal.state, last.names, deal.events)

    return TableView(table, seat, _others(table, seat, number), fresh=next_game)


def show_position(
    game: str, position: Mapping[str, Any], *, seat: int = 0, goal: Goal | None = None
) -> TableView:
    """Show a table that begins at a position, and begins there again when asked to.

    `position` is a dictionary as from `State.to_dict`; raises `BadPosition` for a wrong one.
    """
    rules = get(game)
    state = rules.from_dict(position)
    names = seat_names(state.players, seat)

    def again(_: Table) -> Table:
        return Table(rules, state, names)

    table = Table(rules, state, names)
    return TableView(table, seat, _others(table, seat, 0), fresh=again, goal=goal)


def _others(table: Table, seat: int, seed: int) -> dict[int, Player]:
    """Return a sensible player for every seat but the person's own."""
    return {
        other: habit(table.game.name, stream_of(seed, other))
        for other in range(table.state.players)
        if other != seat
    }
