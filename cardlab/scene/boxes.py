"""Where things lie in a picture, and the cards that lie there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cardlab.cards import Card

CARD_SHAPE = 1.4
"""How much higher than wide a card is."""


class Box(NamedTuple):
    """A rectangle in the picture, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the rectangle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        """Where the rectangle ends on the right."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where the rectangle ends below."""
        return self.y + self.height

    def grown(self, by: float) -> Box:
        """Return the rectangle with so much more on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


def card_box(x: float, y: float, width: float) -> Box:
    """Return the box of an upright card."""
    return Box(x, y, width, width * CARD_SHAPE)


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card in the picture, face up, or face down where `card` is None.

    It is `marked` where the game tells it apart, and `pointed` at where a lesson or a hint is
    about it.
    """

    card: Card | None
    box: Box
    across: bool = False
    marked: bool = False
    pointed: bool = False
