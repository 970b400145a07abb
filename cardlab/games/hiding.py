"""What a view hides: which cards, in what places, and the states that it can be of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from cardlab.cards import Card

if TYPE_CHECKING:
    from cardlab.games.game import State

Filled: TypeAlias = "Callable[[tuple[int, ...], tuple[Card, ...], tuple[int, ...]], State]"
"""Makes a state of a hand for each seat, the stock from its top, and what is in each heap."""


class Hidden(NamedTuple):
    """The cards that a seat does not see in a position, and the states that look the same to it.

    `cards` are a set of bits: all that lie in another hand, in the stock or in a heap that nobody
    may look at, the turn-up under the stock too. `heaps` has the size of such a heap for each
    seat; it is empty in a game without any. `filled` makes the state in which the cards lie so,
    hands and heaps as sets of bits; it checks nothing.
    """

    cards: int
    heaps: tuple[int, ...]
    filled: Filled
