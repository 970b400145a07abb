"""Hidden places, and the cards that are dealt into them at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

from cardlab.cards import cards_in


class Places:
    """As many places as cards; some places are barred to some of the cards.

    Places and cards are known here by their numbers, which are those of the order in which they
    were given: places as in `barred`, cards as in a new pack. A *filling* is a list that has the
    card of each place.
    """

    def __init__(self, cards: int, barred: Sequence[int]) -> None:
        """Prepare to deal these cards, a set of bits; `barred` has such a set for each place."""
        self.cards = cards_in(cards)
        self.bits = [card.bit for card in self.cards]
        self._barred = [kept_out & cards for kept_out in barred]
        self._numbers = range(len(self._barred))
        by_strictness = sorted(self._numbers, key=lambda place: -self._barred[place].bit_count())
        strict = [place for place in by_strictness if self._barred[place]]
        self._strict = [(place, by_strictness[after:]) for after, place in enumerate(strict, 1)]

    def shuffled(self, stream: random.Random) -> list[int]:
        """Return a filling at random, of those that keep the cards out of where they are barred.

        Only `Random.random` is used: it alone gives the same numbers on every Python.
        """
        chance = stream.random
        keys = [chance() for _ in self._numbers]
        filling = sorted(self._numbers, key=keys.__getitem__)
        if self._strict:
            self._settle(filling)
            self._stir(filling, stream)
        return filling

    def _settle(self, filling: list[int]) -> bool:
        """Change cards until none is where it is barred, and return whether that could be done.

        The strictest places are settled first. Of the cards that are left for a place, the first
        that fits is as random as the filling was.
        """
        bits = self.bits
        for place, later in self._strict:
            kept_out = self._barred[place]
            if bits[filling[place]] & kept_out:
                for other in later:
                    if not bits[filling[other]] & kept_out:
                        filling[place], filling[other] = filling[other], filling[place]
                        break
                else:
                    if not self._make_room(filling, place, later):
                        return False
        return True

    def _make_room(self, filling: list[int], place: int, later: Sequence[int]) -> bool:
        """Fill a place for which no fitting card is left, by moving cards settled before it.

        The shortest chain of moves that ends with a card still left is found and made.
        """
        giver_of = {place: place}
        chain = [place]
        for taking in chain:
            for giving in self._numbers:
                if giving not in giver_of and self._fits(filling[giving], taking):
                    giver_of[giving] = taking
                    chain.append(giving)
                    if giving in later:
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
        for place, _ in self._strict:
            other = int(stream.random() * count)
            mine, theirs = filling[place], filling[other]
            if not (bits[theirs] & barred[place] or bits[mine] & barred[other]):
                filling[place], filling[other] = theirs, mine

    def what_fits(self) -> list[int] | None:
        """Return for each place the cards, a set of bits, that it has in any filling.

        Return None where there is no filling at all. Places that are barred to the same cards are
        looked at as one. Beginning with any filling, a card can go from one to another of these
        exactly when a way of such moves leads back, so that all remain filled.
        """
        filling = list(self._numbers)
        if not self._settle(filling):
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


def _move_along(filling: list[int], giver_of: dict[int, int], last: int) -> None:
    """Move each card of a chain one place towards its beginning, and the first to its end."""
    chain = [last]
    while giver_of[chain[-1]] != chain[-1]:
        chain.append(giver_of[chain[-1]])
    for taking, giving in pairwise(reversed(chain)):
        filling[taking], filling[giving] = filling[giving], filling[taking]
