"""Moments of real games, played partly by habit and partly at random, to ask something about."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from cardlab.games import get
from cardlab.games.game import Game, State
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.lessons.happening import Happening
from cardlab.lessons.task import YOU
from cardlab.players.habits import habit_of

WHIM = 0.5
"""How often a move is left to chance, so that unusual things happen too."""
LONGEST = 400
"""A game is followed for so many moves at most."""


class Line:
    """A game as it was played: what was seen when it was dealt, its positions and its moves.

    What happened from one position to the next is worked out only when somebody asks.
    """

    def __init__(self, dealt: tuple[Event, ...], state: State) -> None:
        """Begin a game."""
        self.dealt = dealt
        self.states = [state]
        self.moves: list[Move] = []
        self._happenings: dict[int, Happening] = {}

    def play(self, move: Move) -> None:
        """Play a legal move."""
        self.states.append(self.states[-1].play(move))
        self.moves.append(move)

    def happening(self, place: int) -> Happening:
        """Return what the move at a place brought."""
        if place not in self._happenings:
            before, move, after = self.states[place], self.moves[place], self.states[place + 1]
            events = get(before.game_name).events(before, move, after)
            self._happenings[place] = Happening(before, move, after, events)
        return self._happenings[place]


class Moment(NamedTuple):
    """A move in a game, and all that went before."""

    line: Line
    place: int

    @property
    def happening(self) -> Happening:
        """The move, with the positions before and after it."""
        return self.line.happening(self.place)

    @property
    def state(self) -> State:
        """The position before the move."""
        return self.line.states[self.place]

    def seen_in(self, state: State) -> tuple[Event, ...]:
        """Return what the learner has seen before the move or, in the position after it, then."""
        gone = self.place if state is self.state else self.place + 1
        dealt = (event.seen_by(YOU) for event in self.line.dealt)
        return (*dealt, *chain.from_iterable(self.line.happening(one).seen for one in range(gone)))


Source: TypeAlias = Callable[[Game, random.Random, int], Iterator[Moment]]
"""Goes through moments of games, without an end; the number is how good the learner is."""


Players: TypeAlias = Callable[[Game, random.Random, int], int]
"""Says how many play, for a learner who is so good."""


def few(game: Game, stream: random.Random, level: int) -> int:
    """Let two or three play for a beginner, and more for a better learner."""
    most = min(game.max_players, 3 + level)
    return game.min_players + int(stream.random() * (most - game.min_players + 1))


def anybody(game: Game, stream: random.Random, level: int) -> int:  # noqa: ARG001 - from the start
    """Let any number play that can."""
    return game.min_players + int(stream.random() * (game.max_players - game.min_players + 1))


def random_play(players: Players = few, **options: object) -> Source:
    """Return a source of games with these options, played partly by habit, partly at random."""
    return _dealt(players, options)


def beginnings(players: Players = few, **options: object) -> Source:
    """Return a source of the first moments of games: what has been dealt, and nothing else."""
    return _dealt(players, options, first=1)


def ends(players: Players = few, last: int = 12, **options: object) -> Source:
    """Return a source of the last few moments of games."""
    return _dealt(players, options, last=last)


def _dealt(
    players: Players, options: Mapping[str, Any], *, first: int = LONGEST, last: int = LONGEST
) -> Source:
    """Return a source of the last so many moments of the first so many of each game."""

    def source(game: Game, stream: random.Random, level: int) -> Iterator[Moment]:
        while True:
            count, seed = players(game, stream, level), int(stream.random() * 2**40)
            deal = game.deal_openly(count, seed, **options)
            moments = followed(deal.state, deal.events, stream, first)
            yield from shuffled(moments[-last:], stream)

    return source


def from_position(
    make: Callable[[random.Random], Mapping[str, Any]], first: int = LONGEST
) -> Source:
    """Return a source of games that go on from positions, which are made with a stream of chance.

    Only the `first` so many moments of each are looked at.
    """

    def source(game: Game, stream: random.Random, level: int) -> Iterator[Moment]:  # noqa: ARG001 - for all
        while True:
            state = game.from_dict(make(stream))
            yield from shuffled(followed(state, (), stream, first), stream)

    return source


def either(*sources: Source) -> Source:
    """Return a source that takes its moments from each of these in turn."""

    def source(game: Game, stream: random.Random, level: int) -> Iterator[Moment]:
        running = [one(game, stream, level) for one in sources]
        while True:
            yield from map(next, running)

    return source


def followed(
    state: State, dealt: tuple[Event, ...], stream: random.Random, longest: int = LONGEST
) -> list[Moment]:
    """Play on from a position, partly by habit, and return every moment."""
    habit, line = habit_of(state.game_name), Line(dealt, state)
    while state.to_act is not None and len(line.moves) < longest:
        legal = state.legal_moves()
        by_chance = stream.random() < WHIM
        move = legal[int(stream.random() * len(legal))] if by_chance else habit.usual(state, legal)
        line.play(move)
        state = line.states[-1]
    return [Moment(line, place) for place in range(len(line.moves))]


def shuffled(moments: list[Moment], stream: random.Random) -> list[Moment]:
    """Return moments in random order; only `Random.random` of the stream is used."""
    return sorted(moments, key=lambda _: stream.random())
