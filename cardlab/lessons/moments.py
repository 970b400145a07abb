"""Moments of real games, played partly by habit and partly at random, to ask something about."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any, TypeAlias

from cardlab.games.game import Game, State
from cardlab.games.vocabulary import Event
from cardlab.lessons.happening import Happening, happened
from cardlab.lessons.task import YOU
from cardlab.players.habits import habit_of

WHIM = 0.5
"""How often a move is left to chance, so that unusual things happen too."""
LONGEST = 400
"""A game is followed for so many moves at most."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A move in a game: the position before it, what it brings, and all that went before."""

    happening: Happening
    dealt: tuple[Event, ...]
    past: tuple[Happening, ...]

    @property
    def state(self) -> State:
        """The position before the move."""
        return self.happening.before

    @property
    def seen(self) -> tuple[Event, ...]:
        """What the learner has seen before the move."""
        dealt = (event.seen_by(YOU) for event in self.dealt)
        return (*dealt, *chain.from_iterable(one.seen for one in self.past))

    def seen_in(self, state: State) -> tuple[Event, ...]:
        """Return what the learner has seen before the move or, in the position after it, then."""
        return self.seen if state is self.state else (*self.seen, *self.happening.seen)


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

    def source(game: Game, stream: random.Random, level: int) -> Iterator[Moment]:  # noqa: ARG001
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
    habit = habit_of(state.game_name)
    past: list[Happening] = []
    while state.to_act is not None and len(past) < longest:
        legal = state.legal_moves()
        by_chance = stream.random() < WHIM
        move = legal[int(stream.random() * len(legal))] if by_chance else habit.usual(state, legal)
        past.append(happened(state, move))
        state = past[-1].after
    gone = tuple(past)
    return [Moment(one, dealt, gone[:place]) for place, one in enumerate(gone)]


def shuffled(moments: list[Moment], stream: random.Random) -> list[Moment]:
    """Return moments in random order; only `Random.random` of the stream is used."""
    return sorted(moments, key=lambda _: stream.random())
