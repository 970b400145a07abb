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


Source: TypeAlias = Callable[[Game, random.Random, int], Iterator[Moment]]
"""Goes through moments of games, without an end; the number is how good the learner is."""


def random_play(players: int | None = None, **options: Any) -> Source:  # noqa: ANN401
    """Return a source of whole games with these options; more play in them for a better learner."""

    def source(game: Game, stream: random.Random, level: int) -> Iterator[Moment]:
        while True:
            yield from one_game(game, stream, players or how_many(game, stream, level), options)

    return source


def how_many(game: Game, stream: random.Random, level: int) -> int:
    """Return how many play: two or three for a beginner, up to all that can."""
    most = min(game.max_players, 3 + level)
    return game.min_players + int(stream.random() * (most - game.min_players + 1))


def one_game(
    game: Game, stream: random.Random, players: int, options: Mapping[str, Any]
) -> list[Moment]:
    """Play a game to its end and return its moments in random order."""
    deal = game.deal_openly(players, int(stream.random() * 2**40), **options)
    return shuffled(followed(deal.state, deal.events, stream), stream)


def ends(players: int | None = None, last: int = 12, **options: Any) -> Source:  # noqa: ANN401
    """Return a source of the last few moves of whole games."""

    def source(game: Game, stream: random.Random, level: int) -> Iterator[Moment]:
        while True:
            count = players or how_many(game, stream, level)
            deal = game.deal_openly(count, int(stream.random() * 2**40), **options)
            yield from shuffled(followed(deal.state, deal.events, stream)[-last:], stream)

    return source


def beginnings(players: int | None = None, **options: Any) -> Source:  # noqa: ANN401
    """Return a source of the first moves of whole games: what has been dealt, and nothing else."""

    def source(game: Game, stream: random.Random, level: int) -> Iterator[Moment]:
        while True:
            count = players or how_many(game, stream, level)
            deal = game.deal_openly(count, int(stream.random() * 2**40), **options)
            yield from followed(deal.state, deal.events, stream, longest=1)

    return source


def from_position(make: Callable[[random.Random], Mapping[str, Any]]) -> Source:
    """Return a source of games that go on from small positions, made with a stream of chance."""

    def source(game: Game, stream: random.Random, level: int) -> Iterator[Moment]:  # noqa: ARG001
        while True:
            yield from shuffled(followed(game.from_dict(make(stream)), (), stream), stream)

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
