"""The four suit signs as outlines, and the colours in which a pack is drawn.

Each sign fills a square of 100 by 100 and is told from the others by its shape alone, down
to twelve pixels: the diamond has hollow sides, the club three leaves, and the spade one point
where the heart has two lobes.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cardlab.cards import Suit

PIPS: Mapping[Suit, str] = MappingProxyType(
    {
        Suit.CLUBS: (
            "M50 3 C62 3 71 12 71 24 C71 31 68 37 62 43 C66 40 71 38 76 38 C88 38 97 47 97 59 "
            "C97 71 88 80 76 80 C67 80 59 75 54 67 C54 80 59 90 68 97 L32 97 C41 90 46 80 46 67 "
            "C41 75 33 80 24 80 C12 80 3 71 3 59 C3 47 12 38 24 38 C29 38 34 40 38 43 "
            "C32 37 29 31 29 24 C29 12 38 3 50 3 Z"
        ),
        Suit.DIAMONDS: (
            "M50 2 C58 19 69 35 86 50 C69 65 58 81 50 98 C42 81 31 65 14 50 C31 35 42 19 50 2 Z"
        ),
        Suit.HEARTS: (
            "M50 96 C43 79 6 63 6 31 C6 16 16 6 29 6 C39 6 47 12 50 23 C53 12 61 6 71 6 "
            "C84 6 94 16 94 31 C94 63 57 79 50 96 Z"
        ),
        Suit.SPADES: (
            "M50 3 C57 22 94 37 94 64 C94 76 85 83 75 83 C66 83 58 78 54 69 C54 81 59 90 68 97 "
            "L32 97 C41 90 46 81 46 69 C42 78 34 83 25 83 C15 83 6 76 6 64 C6 37 43 22 50 3 Z"
        ),
    }
)
"""For each suit the outline of its sign, an SVG path in a square of 100."""

INK: Mapping[Suit, str] = MappingProxyType(
    {
        Suit.CLUBS: "#16181d",
        Suit.DIAMONDS: "#c8102e",
        Suit.HEARTS: "#c8102e",
        Suit.SPADES: "#16181d",
    }
)
"""For each suit the colour of its cards in a two-colour pack."""

PAPER, EDGE = "#fffdf8", "#a8a294"
"""The colours of a card's face and of the line around it."""
BACK, LATTICE = "#24427a", "#7f9bd1"
"""The colours of a card's back and of the pattern on it."""
FELT, SHADE = "#23704f", "#134634"
"""The colours of the table, in the light and at its edges."""
PLATE, LIGHT, FADED, LIT = "#0f3a2b", "#f7f2e4", "#b9c4b6", "#ffcf4d"
"""The colours of a player's plate, of words on it, also faded, and of what is to be noticed."""
