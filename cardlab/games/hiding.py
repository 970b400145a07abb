"""What a view hides: which cards, in how many places, and the states that it could be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from cardlab.cards import Card

if TYPE_CHECKING:
    from cardlab.games.game import State, View

Filled: TypeAlias = "Callable[[tuple[int, ...], tuple[Card, ...], tuple[int, ...]], State]"
"""Makes a state of a hand a seat, the stock from its top, and what lies in each heap."""


class Hidden(NamedTuple):
    """The cards that a view does not show, and the states that agree with it.

    `cards` are a set of bits: whatever lies in another hand, in the stock or in a heap that
    nobody may look at, the turn-up under the stock excepted. `heaps` has the size of such a heap
    for each seat; it is empty in a game that has none. `filled` makes the state in which the
    cards lie so; hands and heaps are sets of bits. It checks nothing.
    """

    cards: int
    heaps: tuple[int, ...]
    filled: Filled


def under_stock(turned: Card | None, stock: int) -> int:
    """Return the turn-up, as a set of bits, while it lies face up under the stock."""
    return turned.bit if turned is not None and stock else 0


def open_facts(view: View, state: type[State]) -> dict[str, Any]:
    """Return what a state has besides hands, stock and heaps: a view shows it by the same names."""
    names = getattr(state, "_fields", None) or [field.name for field in fields(state)]  # type: ignore[arg-type]
    return {name: getattr(view, name) for name in names if name not in ("hands", "stock", "stumps")}
