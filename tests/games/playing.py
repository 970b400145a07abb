"""Positions to ask a game about: deals with every option, and games played at random."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from cardlab.games.move import Move

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardlab.games.game import Game, State


def every_option(game: Game) -> Iterator[dict[str, Any]]:
    """Go through all options of a game in all their combinations."""
    for values in product(*(option.values for option in game.options.values())):
        yield dict(zip(game.options, values, strict=True))


def random_game(state: State, chance: random.Random) -> Iterator[State]:
    """Go through the states of a game played at random, the first and the last too."""
    yield state
    while state.to_act is not None:
        state = state.play(chance.choice(state.legal_moves()))
        yield state


@cache
def some_states(game: Game) -> tuple[State, ...]:
    """Return states of many kinds: each option, each number of players, early, late and over."""
    chance = random.Random(5)
    found = []
    for number, options in enumerate(every_option(game)):
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        states = list(random_game(game.deal(players, number, **options), chance))
        found += [states[0], states[1], *chance.sample(states, 4), states[-2], states[-1]]
    return tuple(found)


def many_moves(game: Game, state: State) -> Iterator[Move]:
    """Go through moves, legal and not: every cover of every card, attacks of many kinds."""
    cards = game.pack.cards
    for verb in ("take", "pass"):
        yield Move(verb)
    for card in cards:
        for verb in ("attack", "lead", "throw"):
            yield Move(verb, [card])
    for pair in product(cards, repeat=2):
        yield Move("beat", pair)
    for pair in combinations(cards, 2):
        yield Move("attack", pair)
    for seat in range(state.players):
        hand = state.view(seat).hand
        for number in range(3, 1 + min(5, len(hand))):
            for attack in combinations(hand[:10], number):
                yield Move("attack", attack)
