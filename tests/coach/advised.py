"""Positions from games as they are played, and what the coach says about them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from cardlab.coach import Advice, Effort, advise
from cardlab.games import get, names
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.habits import habit_of
from cardlab.table import Table

EFFORT = Effort(60)


class Advised(NamedTuple):
    """A table at which somebody has a choice, and the coach's advice to him."""

    table: Table
    advice: Advice

    @property
    def seat(self) -> int:
        seat = self.table.state.to_act
        assert seat is not None
        return seat

    @property
    def view(self) -> View:
        return self.table.state.view(self.seat)

    @property
    def seen(self) -> tuple[Event, ...]:
        return self.table.seen(self.seat)


def playing(game: str, seed: int) -> Iterator[Table]:
    """Play a game mostly by habit, and stop at each decision that is one."""
    table = Table.deal(get(game), 2 + seed % 3, seed)
    stream, usual = random.Random(seed), habit_of(game).usual
    while table.state.to_act is not None:
        legal = table.state.legal_moves()
        if len(legal) > 1:
            yield table
        whim = stream.random() < 0.2
        table.play(stream.choice(legal) if whim else usual(table.state, legal))


def choices(count: int) -> Iterator[Table]:
    """Go through tables at which somebody has a choice, the games in turn, at all stages."""
    for number in range(count):
        game = names()[number % len(names())]
        for passed, table in enumerate(playing(game, number)):
            if passed == 3 * (number % 7):
                yield table
                break


def late_choices(count: int) -> Iterator[Table]:
    """Go through tables with a choice late in a game, without a memory of what was before."""
    for number in range(count):
        game = names()[number % len(names())]
        states = [table.state for table in playing(game, 100 + number)]
        yield Table(get(game), states[-1 - number % 9])


def advised(table: Table, instead: Move | None = None) -> Advised:
    """Ask the coach about the seat to act."""
    seat = table.state.to_act
    assert seat is not None
    advice = advise(table.state.view(seat), table.seen(seat), table.names, EFFORT, instead)
    return Advised(table, advice)
