"""A position in which all hands lie open, for presenters, finished games and lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardlab.cards import Card

if TYPE_CHECKING:
    from cardlab.games.game import View


class OpenView(NamedTuple):
    """What an onlooker sees when all hands lie open: the table, and a hand for each seat.

    Nobody who plays is given one: what is made of it is no secret any more.
    """

    view: View
    hands: tuple[tuple[Card, ...], ...]
