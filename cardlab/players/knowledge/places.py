"""Hidden places, and the cards that are dealt into them at random."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise

from cardlab.cards import Card, cards_in

TRIES = 20
"""How often something is tried by chance: to find a card for a place, or a place for each card."""

STIRS = 2
"""How often each strict place changes its card; once is not enough where places are few."""


class Places:
    """As many places as cards; some places are barred to some of the cards.

    Places and cards are known here by their numbers, which are those of the order in which they
    were given: places as in `barred`, cards as in a new pack. A *filling* is a list that has the
    card of each place. Cards that are `likely` have for each place how likely they are there, in
    proportion; such a card never lies where a place is barred to any card.
    """

    def __init__(
        self,
        cards: int,
        barred: Sequence[int],
        likely: Mapping[Card, Sequence[float]] | None = None,
    ) -> None:
        """Prepare to deal these cards, a set of bits; `barred` has such a set for each place."""
        self.cards = cards_in(cards)
        self.bits = [card.bit for card in self.cards]
        self._numbers = range(len(self.cards))
        self._likely = [
            (self.cards.index(card), list(accumulate(weights)))
            for card, weights in sorted((likely or {}).items(), key=_number_of_places)
        ]
        apart = sum(self.bits[card] for card, _ in self._likely)
        kept_out = [bits & cards for bits in barred]
        self._barred = [bits | apart if bits else 0 for bits in kept_out]
        by_strictness = sorted(self._numbers, key=lambda place: -kept_out[place].bit_count())
        strict = [place for place in by_strictness if kept_out[place]]
        self._strict = [(place, by_strictness[after:]) for after, place in enumerate(strict, 1)]

    def shuffled(self, stream: random.Random) -> list[int]:
        """Return a filling at random, of those that keep the cards out of where they are barred.

        Only `Random.random` is used: it alone gives the same numbers on every Python.
        """
        chance = stream.random
        keys = [chance() for _ in self._numbers]
        filling = sorted(self._numbers, key=keys.__getitem__)
        if self._strict:
            self._settle(filling, stream)
            self._stir(filling, stream)
        for _ in range(TRIES):
            if self._place(filling, stream):
                break
        return filling

    def _settle(self, filling: list[int], stream: random.Random) -> None:
        """Change cards until none is where it is barred.

        The strictest places are settled first. Each takes a card that fits from any place after
        it, from all of these as likely, and gives its own instead.
        """
        bits, chance = self.bits, stream.random
        for place, later in self._strict:
            kept_out, count = self._barred[place], len(later)
            if bits[filling[place]] & kept_out:
                for _ in range(min(count, TRIES)):
                    other = later[int(chance() * count)]
                    if not bits[filling[other]] & kept_out:
                        filling[place], filling[other] = filling[other], filling[place]
                        break
                else:
                    self._make_room(filling, place, later)

    def _make_room(self, filling: list[int], place: int, later: Sequence[int]) -> bool:
        """Fill a place, if need be by moving cards that were settled before it.

        The shortest chain of moves is found and made that ends with a card still left, or where
        the card fits that lay in the place. Return whether there is one.
        """
        giver_of = {place: place}
        chain = [place]
        for taking in chain:
            for giving in self._numbers:
                if giving not in giver_of and self._fits(filling[giving], taking):
                    giver_of[giving] = taking
                    chain.append(giving)
                    if giving in later or self._fits(filling[place], giving):
                        _move_along(filling, giver_of, giving)
                        return True
        return False

    def _fits(self, card: int, place: int) -> bool:
        return not self.bits[card] & self._barred[place]

    def _stir(self, filling: list[int], stream: random.Random) -> None:
        """Change the card of each strict place with another, where both then still fit.

        The order in which places were settled favours some fillings a little; this levels it.
        """
        bits, barred, count = self.bits, self._barred, len(filling)
        for place, _ in self._strict * STIRS:
            other = int(stream.random() * count)
            mine, theirs = filling[place], filling[other]
            if not (bits[theirs] & barred[place] or bits[mine] & barred[other]):
                filling[place], filling[other] = theirs, mine

    def _place(self, filling: list[int], stream: random.Random) -> bool:
        """Move the cards of which it is known how likely they are where, each to another place.

        Return whether that could be done: earlier cards may have taken all places of a later one.
        """
        used: list[int] = []
        for card, weights in self._likely:
            place = drawn_by(weights, stream)
            while place in used:
                if self._all_used(weights, used):
                    return False
                place = drawn_by(weights, stream)
            used.append(place)
            left = filling.index(card)
            filling[left], filling[place] = filling[place], card
        return True

    def _all_used(self, weights: Sequence[float], used: Sequence[int]) -> bool:
        """Tell whether a card with these weights, summed up, can be in used places only."""
        steps = pairwise([0.0, *weights])
        return all(place in used for place, (below, up) in enumerate(steps) if up > below)

    def what_fits(self) -> list[int] | None:
        """Return for each place the cards, a set of bits, that it has in any filling.

        Return None where there is no filling at all. Places that are barred to the same cards are
        looked at as one. Beginning with any filling, a card can go from one to another of these
        exactly when a way of such moves leads back, so that all remain filled.
        """
        filling = list(self._numbers)
        for place, later in self._strict:
            if not (self._fits(filling[place], place) or self._make_room(filling, place, later)):
                return None
        lying = dict.fromkeys(self._barred, 0)
        for place, card in enumerate(filling):
            lying[self._barred[place]] |= self.bits[card]
        fitting = {}
        for start in lying:
            reached = [start]
            for one in reached:
                reached += [
                    other for other in lying if other not in reached and lying[one] & ~other
                ]
            fitting[start] = sum(lying[one] for one in reached) & ~start
        return [fitting[kept_out] for kept_out in self._barred]


def drawn_by(weights: Sequence[float], stream: random.Random) -> int:
    """Draw the number of one of these weights, which are summed up, each as likely as it weighs."""
    return bisect_right(weights, stream.random() * weights[-1], 0, len(weights) - 1)


def _number_of_places(one: tuple[Card, Sequence[float]]) -> int:
    """Return in how many places a card can be."""
    return sum(weight > 0 for weight in one[1])


def _move_along(filling: list[int], giver_of: dict[int, int], last: int) -> None:
    """Move each card of a chain one place towards its beginning, and the first to its end."""
    chain = [last]
    while giver_of[chain[-1]] != chain[-1]:
        chain.append(giver_of[chain[-1]])
    for taking, giving in pairwise(reversed(chain)):
        filling[taking], filling[giving] = filling[giving], filling[taking]
