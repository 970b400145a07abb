"""Positions to ask a game about: deals with every option, and games played at random."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations, cycle, islice, product
from typing import TYPE_CHECKING, Any

from cardlab.cards import Suit
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


def throughout(game: Game, count: int, seed: int) -> tuple[State, ...]:
    """Return states in which somebody is to act, of every option and number of players.

    They come by fives from random games: the deal, and one from each quarter of the game.
    """
    return tuple(islice(_throughout(game, random.Random(seed)), count))


def _throughout(game: Game, chance: random.Random) -> Iterator[State]:
    numbers = range(game.min_players, game.max_players + 1)
    for options, players in cycle(product(every_option(game), numbers)):
        deal = game.deal(players, chance.randrange(2**40), None, None, **options)
        *states, _ = random_game(deal, chance)
        yield deal
        for quarter in range(4):
            yield states[int((quarter + chance.random()) / 4 * len(states))]


def tried_moves(game: Game, state: State, chance: random.Random) -> Iterator[Move]:
    """Go through what somebody to act may try: each kind of move, each card in hand, and others.

    Some cards that are not in the hand are drawn by lot. What can be beaten is every open card,
    and some others.
    """
    assert state.to_act is not None
    view = state.view(state.to_act)
    hand = list(view.hand)
    others = chance.sample([card for card in game.pack.cards if card not in hand], 3)
    lying = view.layout()
    covered = [card for pair in lying.pairs if pair.cover for card in (pair.attack, pair.cover)]
    covered += lying.heap.top if lying.heap else ()
    beaten = [pair.attack for pair in lying.pairs if not pair.cover]
    beaten += [*chance.sample(covered, min(2, len(covered))), others[0], chance.choice(hand)]
    yield from (Move("take"), Move("pass"))
    for card in (*hand, *others):
        yield from (Move(verb, [card]) for verb in ("attack", "lead", "throw"))
        yield from (Move("beat", [attack, card]) for attack in beaten)
        yield Move("attack", [card, chance.choice(hand)])  # at times the same card twice
    for suit in Suit:
        yield from (
            Move("attack", cards) for cards in [[c for c in hand if c.suit is suit]] if cards
        )
    yield Move("attack", hand)
    for _ in range(4):
        yield Move("attack", chance.sample(hand, min(len(hand), chance.randint(2, 5))))


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
