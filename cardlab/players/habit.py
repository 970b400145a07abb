"""What a habit is: how somebody plays by rule of thumb, without a memory.

A habit looks at facts that a view and a state both have. So the same rules of thumb make a careful
player, who sees a view, and lead a search through the states that it imagines.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar, cast

from cardlab.cards import ALL_CARDS, Card, Suit
from cardlab.games.game import Situation, View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event

S = TypeVar("S", bound=Situation)


class Habit(ABC, Generic[S]):
    """A careful player, who keeps to rules of thumb."""

    whim: ClassVar[float] = 0.2
    """How often a game in the head leaves a move to chance instead, from never to always (1).

    What is measured to make a search strongest: the better the rules of thumb, the lower.
    """

    def choose(self, view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG002 - needs no memory
        """Return a sensible legal move."""
        return self.usual(cast("S", view), view.legal_moves())

    @abstractmethod
    def usual(self, position: S, legal: tuple[Move, ...]) -> Move:
        """Return the move that is usually sensible; `legal` are the legal moves there."""

    def sensible(self, position: S, legal: tuple[Move, ...]) -> tuple[Move, ...]:  # noqa: ARG002 - for games with many
        """Return the legal moves that are worth a thought; all of them where they are few."""
        return legal


Prices = tuple[tuple[int, ...], ...]
"""What each of the 52 cards is worth keeping, for each trump suit."""


def prices(strength: dict[Card, int], trump: int) -> Prices:
    """Return prices by the strength of a card, a trump being dearer by so much."""
    return tuple(
        tuple(strength.get(card, 0) + (trump if card.suit is suit else 0) for card in ALL_CARDS)
        for suit in Suit
    )


def cheapest(moves: tuple[Move, ...], price: tuple[int, ...]) -> Move:
    """Return the move whose last card is cheapest, the first of several; each names a card."""
    chosen, lowest = moves[0], price[moves[0].cards[-1]]
    for move in moves:
        cost = price[move.cards[-1]]
        if cost < lowest:
            chosen, lowest = move, cost
    return chosen
