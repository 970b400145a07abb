"""A player that sees every card, to measure how much luck leaves to win. It plays with nobody.

It searches as an expert does, but each simulation begins with the cards as they truly lie, the
stock in its order too. No player who keeps to what it knows can hope for more than it gets.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

import cardlab
from cardlab.arena import Comparison, Deal, _spread, play_out
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.opponents import Opponent, made
from cardlab.players.player import Slices, Thinker, stream_of
from cardlab.players.search import Search
from cardlab.table import Table


class Truth:
    """What stands in the place of knowledge: the state itself is dealt each time."""

    def __init__(self, state: State) -> None:
        self._state = state

    def deal(self, _: random.Random) -> State:
        return self._state


class Seer(Thinker):
    """A player that looks at the table itself instead of its view."""

    def __init__(self, table: Table, stream: random.Random, simulations: int) -> None:
        self._table = table
        self._stream = stream
        self._simulations = simulations

    def think(self, view: View, seen: Sequence[Event]) -> Slices[Move]:
        search = Search(view, seen, self._stream)
        search._knowledge = Truth(self._table.state)  # type: ignore[assignment] # that is the point
        yield from search.slices(self._simulations)
        return search.best()


def compare_seer(
    simulations: int,
    other: Opponent,
    game: str,
    deals: int,
    *,
    players: int = 2,
    seed: int = 0,
    processes: int = 1,
) -> Comparison:
    """Let a seer play as `cardlab.arena.compare` lets others."""
    play = partial(_play_deal, simulations, other, game, players)
    return Comparison(players, tuple(_spread(play, range(seed, seed + deals), processes)))


def _play_deal(simulations: int, other: Opponent, game: str, players: int, seed: int) -> Deal:
    games = []
    for own in range(players):
        table = Table.deal(cardlab.get(game), players, seed)
        seats = {seat: made(other, game, stream_of(seed, seat)) for seat in range(players)}
        seats[own] = Seer(table, stream_of(seed, own), simulations)
        games.append(play_out(table, seats, own))
    return tuple(games)
