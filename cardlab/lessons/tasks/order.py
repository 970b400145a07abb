"""Put cards or players in order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from cardlab.cards import Card
from cardlab.games import get
from cardlab.games.game import State
from cardlab.language import Sentence, say
from cardlab.lessons.task import Answer, Feedback, PutInOrder, Task, enumerated

Rank: TypeAlias = Callable[[State, "Card | int"], int]
"""Where a card or a seat stands in a position; low comes first."""


def strength(state: State, thing: Card | int) -> int:
    """Rank a card by how few cards of the pack beat it under the trumps of the position."""
    assert isinstance(thing, Card)
    pack = get(state.game_name).pack_of(state.setup.settings)
    return -pack.beating(thing, state.trump).bit_count()


@dataclass(frozen=True, kw_only=True)
class Order(Task):
    """Cards, or seats by their numbers, to be put in order by a `rank` that the engine knows.

    `things` are in the order in which they are offered, which must not be the right one; no two
    have the same rank.
    """

    things: tuple[Card | int, ...]
    rank: Rank

    @property
    def form(self) -> PutInOrder:
        """All of the things."""
        return PutInOrder(tuple(self._label(thing) for thing in self.things))

    def _label(self, thing: Card | int) -> Sentence:
        if isinstance(thing, Card):
            return say("{card}", card=thing)
        return say("{name}", name=self.names[thing])

    @property
    def solution(self) -> tuple[int, ...]:
        """The places of the things by their rank."""
        places = range(len(self.things))
        return tuple(sorted(places, key=lambda place: self.rank(self.state, self.things[place])))

    @property
    def concerned(self) -> tuple[Card, ...]:
        """The cards that are put in order."""
        return tuple(thing for thing in self.things if isinstance(thing, Card))

    @property
    def candidates(self) -> tuple[Answer, ...]:
        """The right order, and one with the first two changed."""
        first, second, *rest = self.solution
        return ((first, second, *rest), (second, first, *rest))

    def cards_of(self, answer: Answer) -> tuple[Card, ...]:
        """Return the cards in the order of an answer."""
        assert isinstance(answer, tuple)
        things = [self.things[place] for place in answer if isinstance(place, int)]
        return tuple(thing for thing in things if isinstance(thing, Card))

    @property
    def reason(self) -> Sentence:
        """Name all in the right order."""
        return say("The order is: {things}.", things=self._listed(self.solution))

    def _listed(self, places: tuple[int, ...]) -> Sentence:
        return enumerated([self._label(self.things[place]) for place in places])

    def judged(self, answer: tuple[int, ...]) -> Feedback:
        """Find the first two neighbours that stand the wrong way round."""
        right = self.solution
        if answer == right:
            return Feedback("right", self.reason, self.law, cards=self.cards_of(right))
        one, other = next(
            pair for pair in pairwise(answer) if right.index(pair[0]) > right.index(pair[1])
        )
        wrong = say(
            "{one} does not come before {other}.",
            one=self._label(self.things[one]),
            other=self._label(self.things[other]),
        )
        near = self._swaps(answer, one, other)
        cure = say("Change these two.") if near else Sentence("")
        cards = self.cards_of((one, other))
        return Feedback("nearly" if near else "wrong", wrong, self.law, cure, cards)

    def _swaps(self, answer: tuple[int, ...], one: int, other: int) -> bool:
        """Tell whether all is right once these two have changed places."""
        changed = {one: other, other: one}
        return tuple(changed.get(place, place) for place in answer) == self.solution
