"""Made-up histories in which what is played tells nothing, so that all deals are as likely.

Somebody plays a card of his hand, each as likely as the others; cards are taken and drawn. No law
of the game is asked but those of which something can be known.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from cardlab.cards import Card, bits_of, cards_in
from cardlab.games import get
from cardlab.games.black_crow.state import CrowState
from cardlab.games.figured_fool.state import FoolState
from cardlab.games.game import State
from cardlab.games.stump.laws import beating
from cardlab.games.stump.state import StumpState
from cardlab.games.vocabulary import Event


class World(NamedTuple):
    """A position and everything that happened before it."""

    state: State
    events: tuple[Event, ...]

    def seen(self, seat: int) -> tuple[Event, ...]:
        """Return what happened as a seat saw it."""
        return tuple(event.seen_by(seat) for event in self.events)


class History:
    """A history as it comes about."""

    def __init__(self, game: str, players: int, seed: int, **options: Any) -> None:  # noqa: ANN401 - handed on
        """Begin with a deal."""
        deal = get(game).deal_openly(players, seed, **options)
        self.dealt = deal.state
        self.events = list(deal.events)
        self.hands, self.stock = list(deal.state.hands), list(deal.state.stock)
        self.table: list[Card] = []
        self.chance = random.Random(seed)

    def play(self, seat: int) -> None:
        """Let a seat play any card of its hand."""
        if self.hands[seat]:
            card = self.chance.choice(cards_in(self.hands[seat]))
            self.hands[seat] &= ~card.bit
            self.table.append(card)
            self.events.append(Event("lead", seat, (card,), 1, "hand", "bout"))

    def take(self, seat: int, cards: Sequence[Card]) -> None:
        """Let a seat take these cards from the table."""
        self.table = [card for card in self.table if card not in cards]
        self.hands[seat] |= bits_of(cards)
        taken = tuple(sorted(cards))
        self.events.append(Event("take", seat, taken, len(taken), "bout", "hand"))

    def draw(self, seat: int) -> None:
        """Let a seat draw a card; the turn-up is seen by all."""
        if self.stock:
            card = self.stock.pop(0)
            self.hands[seat] |= card.bit
            hides = card != self.dealt.setup.turned
            self.events.append(Event("draw", seat, (card,), 1, "stock", "hand", private=hides))


def drifting(game: str, players: int, seed: int, steps: int, **options: Any) -> World:  # noqa: ANN401 - handed on
    """Return a world of Black Crow or Figured Fool in which cards went to and fro."""
    history = History(game, players, seed, **options)
    chance = history.chance
    for _ in range(steps):
        history.play(chance.randrange(players))
        if chance.random() < 0.25 and history.table:
            history.take(chance.randrange(players), [chance.choice(history.table)])
        if chance.random() < 0.7:
            history.draw(chance.randrange(players))
    state = history.dealt
    assert isinstance(state, CrowState | FoolState)
    hands, stock = tuple(history.hands), tuple(history.stock)
    now = state._replace(hands=hands, stock=stock, discard=bits_of(history.table))
    return World(now, tuple(history.events))


def forcing(players: int, plan: random.Random, steps: int, takes: int) -> World:
    """Return a world of Stump in which seats had to take, at moments that were set before."""
    forced = set(plan.sample(range(2, steps), takes))
    turns = [plan.randrange(players) for _ in range(steps)]
    while True:
        world = _forced(History("stump", players, plan.randrange(2**40)), forced, turns)
        if world is not None:
            return world


def _forced(history: History, forced: set[int], turns: Sequence[int]) -> World | None:
    """Play on; return None where somebody who should have to take could beat."""
    state = history.dealt
    assert isinstance(state, StumpState)
    for number, seat in enumerate(turns):
        if number in forced:
            if history.hands[seat] & beating(history.table[-1], state.trump):
                return None
            history.take(seat, history.table[-2:])
        history.play(seat)
        while history.stock and history.hands[seat].bit_count() < 4:
            history.draw(seat)
    hands, stock = tuple(history.hands), tuple(history.stock)
    now = state._replace(hands=hands, stock=stock, pile=tuple(history.table))
    return World(now, tuple(history.events))
