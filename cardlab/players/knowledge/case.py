"""One way in which the hidden cards can lie, and deals of them in that way."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import or_
from typing import TypeAlias

from cardlab.cards import Card
from cardlab.players.knowledge.places import Places

Slots: TypeAlias = Sequence[Sequence[int]]
"""For each seat the slots of its hidden cards: each is a set of cards that cannot be there."""

Lie: TypeAlias = tuple[tuple[int, ...], tuple[Card, ...], tuple[int, ...]]
"""Where the hidden cards lie: a hand for each seat, the stock in order, a heap for each seat."""


DEALT = 1 << 52
"""Beside the cards in a slot: it was dealt, so that no card that was drawn later is there."""

TRIES = 200
"""How often a deal is made again that a test of dealt hands rejects; it rejects few."""


@dataclass(frozen=True)
class Case:
    """The cards that seats are known to hold, and slots in their hands for all that are not.

    `weight` is how likely the case is, in proportion to others. `likely` says of some cards how
    likely they are in each slot, in proportion: the slots of the hands first, then the stock.
    `tests` has, for some seats, what must be true of the hidden cards that they were dealt and
    still hold, a set of bits; it is for what cannot be said of each slot alone.
    """

    known: Sequence[int]
    hands: Slots
    weight: float = 1.0
    likely: Mapping[Card, Sequence[float]] = field(default_factory=dict)
    tests: Mapping[int, Callable[[int], bool]] = field(default_factory=dict)


class CaseDeals:
    """Deals in one case."""

    def __init__(self, case: Case, heaps: Slots, unseen: int) -> None:
        """Prepare to deal what is `unseen`: what has no slot goes to the stock."""
        for cards in case.known:
            unseen &= ~cards
        self._known = case.known
        self._unseen = unseen
        barred: list[int] = []
        sections = [_section(barred, slots) for slots in case.hands]
        self._hands = [(seat, slots) for seat, slots in enumerate(sections) if case.hands[seat]]
        self._heaps = [_section(barred, slots) for slots in heaps]
        self._stock = _section(barred, [0] * (unseen.bit_count() - len(barred)))
        self._tests = [
            ([place for place in _places(sections[seat]) if barred[place] & DEALT], test)
            for seat, test in case.tests.items()
        ]
        self._places = Places(unseen, barred, case.likely)
        for card, weights in case.likely.items():
            barred = [
                slot if weight else slot | card.bit
                for slot, weight in zip(barred, weights, strict=True)
            ]
        self._limits = barred

    @cached_property
    def _fitting(self) -> list[int] | None:
        """The cards that each slot may have, or None where there is no deal at all."""
        return Places(self._unseen, self._limits).what_fits()

    @property
    def possible(self) -> bool:
        """Whether there is any such deal."""
        return self._fitting is not None

    @property
    def certain(self) -> bool:
        """Whether there is exactly one such deal: each hand and heap has as many cards as fit."""
        fitting = self._fitting or []
        held = [fitting[slots] for slots in [*dict(self._hands).values(), *self._heaps]]
        single = [[cards] for cards in fitting[self._stock]]
        return self.possible and all(
            union(cards).bit_count() == len(cards) for cards in held + single
        )

    def deal(self, stream: random.Random) -> Lie:
        """Deal the unseen cards at random."""
        places = self._places
        filling = places.shuffled(stream)
        if self._tests:
            filling = self._tested(filling, stream)
        bit_of = places.bits.__getitem__
        hands = list(self._known)
        for seat, slots in self._hands:
            hands[seat] |= sum(map(bit_of, filling[slots]))
        stock = tuple(map(places.cards.__getitem__, filling[self._stock]))
        heaps = tuple([sum(map(bit_of, filling[slots])) for slots in self._heaps])
        return tuple(hands), stock, heaps

    def _tested(self, filling: list[int], stream: random.Random) -> list[int]:
        """Return the first filling, this one or a new one, that passes all tests."""
        bits = self._places.bits
        for _ in range(TRIES):
            if all(
                test(sum(bits[filling[place]] for place in places)) for places, test in self._tests
            ):
                break
            filling = self._places.shuffled(stream)
        return filling

    def in_hand(self, seat: int) -> tuple[int, int]:
        """Return which cards this seat holds in every such deal, and which in any of them."""
        inside = outside = 0
        own = _places(dict(self._hands).get(seat, slice(0)))
        for place, cards in enumerate(self._fitting or ()):
            if place in own:
                inside |= cards
            else:
                outside |= cards
        known = self._known[seat]
        return known | inside & ~outside, known | inside


def union(sets: Iterable[int]) -> int:
    """Return the cards that are in any of these sets of bits."""
    return reduce(or_, sets, 0)


def _section(barred: list[int], slots: Sequence[int]) -> slice:
    """Put slots behind others, and return where they are."""
    start = len(barred)
    barred += slots
    return slice(start, len(barred))


def _places(section: slice) -> range:
    """Return the numbers of the places in a section."""
    return range(section.start or 0, section.stop)
