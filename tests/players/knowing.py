"""Tables at which something is known of hidden cards, for tests of what a seat knows."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cardlab.games.game import Game, State
from cardlab.players.habits import habit
from cardlab.players.knowledge import Knowledge
from cardlab.players.knowledge.case import CaseDeals
from cardlab.players.knowledge.places import Places
from cardlab.players.player import Chance, stream_of
from cardlab.table import Table

ALL = (1 << 52) - 1
"""All cards, as a set of bits."""


def decisions(table: Table, seed: int, most: int = 150) -> Iterator[Table]:
    """Play on at a table, by chance or by habit, and stop at each decision."""
    seats = range(table.state.players)
    players = [
        Chance(stream_of(seed, seat)) if seed % 2 else habit(table.game.name, stream_of(seed, seat))
        for seat in seats
    ]
    for _ in range(most):
        seat = table.state.to_act
        if seat is None:
            return
        yield table
        table.play(players[seat].choose(table.state.view(seat), table.seen(seat)))


def dealt_with(game: Game, players: int, kind: str, **options: object) -> Iterator[Table]:
    """Go through tables at whose deal this happened."""
    for seed in range(10_000):
        table = Table.deal(game, players, seed, **options)
        if any(event.kind == kind for event in table.events):
            yield table


def admits(knowledge: Knowledge, state: State) -> bool:
    """Tell whether this state is among the deals."""
    return any(_admitted(deals, state) for deals in knowledge._cases)


def _admitted(deals: CaseDeals, state: State) -> bool:
    limits, sections = deals._limits, dict(deals._hands)
    for seat, hand in enumerate(state.hands):
        known, slots = deals._known[seat], limits[sections.get(seat, slice(0))]
        if known & ~hand or not fits(hand & ~known, slots):
            return False
    stumps = getattr(state, "stumps", ())
    if not all(fits(stump, limits[own]) for stump, own in zip(stumps, deals._heaps, strict=True)):
        return False
    stock = zip(state.stock, limits[deals._stock], strict=False)
    return not any(card.bit & slot for card, slot in stock)


def fits(cards: int, slots: list[int]) -> bool:
    """Tell whether these cards can lie in these slots."""
    return cards.bit_count() == len(slots) and Places(cards, slots).what_fits() is not None


def alike(one: State, other: State, cards: int = ALL) -> int:
    """Return how many of some cards lie in the same hand, stump or place of the stock in both."""
    in_hands = sum((a & b & cards).bit_count() for a, b in zip(held(one), held(other), strict=True))
    both = zip(one.stock, other.stock, strict=True)
    return in_hands + sum(a == b for a, b in both if a.bit & cards)


def held(state: State) -> list[int]:
    """Return the hands and, in Stump, the stumps."""
    return [*state.hands, *getattr(state, "stumps", ())]


def some_chance(seed: int) -> random.Random:
    """Return a stream of chance for dealing hidden cards."""
    return random.Random(f"hidden cards {seed}")
