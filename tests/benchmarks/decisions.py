"""Two hundred decisions that are kept in a file, so that what is measured on them stays the same.

Each is a line of `decisions.txt`: a game, how many play, the seed of the deal, and then every move
up to the decision as its number among the legal ones. So they hang neither on how a habit plays
nor on how a search thinks. They were drawn once, by `python -m tests.benchmarks.decisions`, from
games in which three moves of ten are left to chance and the others are usual: one decision from
each game, at any stage, with more than one move that is worth a thought.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import cardlab
from cardlab.games.game import View
from cardlab.games.vocabulary import Event
from cardlab.players.habits import habit_of
from cardlab.table import Table

PLACE = Path(__file__).with_name("decisions.txt")
COUNT = 200
WHIM = 0.3
LONGEST = 400
"""After so many moves a game is left, since it may go on for ever."""


class Decision(NamedTuple):
    """A table at which somebody has to decide, and the number of its line."""

    number: int
    table: Table

    @property
    def game(self) -> str:
        return self.table.game.name

    @property
    def view(self) -> View:
        return self.table.state.view(self.table.state.to_act)

    @property
    def seen(self) -> tuple[Event, ...]:
        seat = self.table.state.to_act
        assert seat is not None
        return self.table.seen(seat)


def decisions() -> Iterator[Decision]:
    """Go through the decisions that are kept, the games in turn."""
    for number, line in enumerate(PLACE.read_text(encoding="utf-8").splitlines()):
        game, players, seed, *places = line.split()
        table = Table.deal(cardlab.get(game), int(players), int(seed))
        for place in places:
            table.play(table.state.legal_moves()[int(place)])
        yield Decision(number, table)


def draw(number: int) -> str:
    """Play a game, and return the line of one of its decisions."""
    names = cardlab.games()
    game, players = names[number % len(names)], 2 + number // len(names) % 3
    stream, habit = random.Random(f"decision {number}"), habit_of(game)
    table = Table.deal(cardlab.get(game), players, number)
    places: list[int] = []
    found = []
    while table.state.to_act is not None and len(places) < LONGEST:
        state, legal = table.state, table.state.legal_moves()
        if len(habit.sensible(state, legal)) > 1:
            found.append(len(places))
        whim = stream.random() < WHIM
        places.append(
            stream.randrange(len(legal)) if whim else legal.index(habit.usual(state, legal))
        )
        table.play(legal[places[-1]])
    return " ".join(map(str, (game, players, number, *places[: stream.choice(found)])))


if __name__ == "__main__":
    PLACE.write_text("".join(f"{draw(number)}\n" for number in range(COUNT)), encoding="utf-8")
