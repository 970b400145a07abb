"""Hidden places, and the cards that are dealt into them at random."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import pairwise

from cardlab.cards import cards_in


class Places:
    """As many places as cards; each may be barred to some of the cards.

    Places and cards are known here by their numbers, which are those of the order in which they
    were given: places as in `barred`, cards as in a new pack. A *filling* is a list that has the
    card of each place.
    """

    def __init__(self, cards: int, barred: Sequence[int]) -> None:
        """Prepare to deal these cards, a set of bits; `barred` has such a set for each place."""
        self.cards = cards_in(cards)
        self.bits = [card.bit for card in self.cards]
        self.barred = [kept_out & cards for kept_out in barred]
        self._count = range(len(self.barred))
        by_strictness = sorted(self._count, key=lambda place: -self.barred[place].bit_count())
        strict = [place for place in by_strictness if self.barred[place]]
        self._strict = [(place, by_strictness[after:]) for after, place in enumerate(strict, 1)]

    def shuffled(self, stream: random.Random) -> list[int]:
        """Return a filling at random, of those that keep the cards out of where they are barred.

        Only `Random.random` is used: it alone gives the same numbers on every Python.
        """
        chance = stream.random
        keys = [chance() for _ in self._count]
        filling = sorted(self._count, key=keys.__getitem__)
        if self._strict:
            self._settle(filling)
            self._stir(filling, stream)
        return filling

    def first(self) -> list[int]:
        """Return some filling, the same one each time."""
        filling = list(self._count)
        self._settle(filling)
        return filling

    def _settle(self, filling: list[int]) -> None:
        """Change cards until none is where it is barred, the strictest places first.

        Of the cards that are left, the first that fits is as random as the filling was.
        """
        bits = self.bits
        for place, later in self._strict:
            kept_out = self.barred[place]
            if bits[filling[place]] & kept_out:
                for other in later:
                    if not bits[filling[other]] & kept_out:
                        filling[place], filling[other] = filling[other], filling[place]
                        break
                else:
                    self._make_room(filling, place, later)

    def _make_room(self, filling: list[int], place: int, later: Sequence[int]) -> None:
        """Fill a place for which no fitting card is left, by moving cards settled before it.

        The shortest chain of moves that ends with a card still left is found and made.
        """
        came_from = {place: place}
        chain = [place]
        for taking in chain:
            for giving in self._count:
                if giving in came_from or self.bits[filling[giving]] & self.barred[taking]:
                    continue
                came_from[giving] = taking
                chain.append(giving)
                if giving in later:
                    _move_along(filling, came_from, giving)
                    return

    def _stir(self, filling: list[int], stream: random.Random) -> None:
        """Change the card of each strict place with another, where both then still fit.

        The order in which places were settled favours some fillings a little; this levels it.
        """
        bits, barred, count = self.bits, self.barred, len(filling)
        for place, _ in self._strict:
            other = int(stream.random() * count)
            mine, theirs = filling[place], filling[other]
            if not (bits[theirs] & barred[place] or bits[mine] & barred[other]):
                filling[place], filling[other] = theirs, mine


def _move_along(filling: list[int], came_from: Mapping[int, int], last: int) -> None:
    """Move each card of a chain one place towards its beginning, and the first to its end."""
    chain = [last]
    while came_from[chain[-1]] != chain[-1]:
        chain.append(came_from[chain[-1]])
    for taking, giving in pairwise(reversed(chain)):
        filling[taking], filling[giving] = filling[giving], filling[taking]
