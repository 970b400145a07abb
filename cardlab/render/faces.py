"""The faces of the cards, stated once: outlines, letters and the colours they have.

A card is drawn in a box 100 wide and 140 high: a big index and a small sign at the top, where
they show even when another card lies over the rest, and below them one large sign, or a figure.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from cardlab.cards import Card, Rank, Suit

WIDTH, HEIGHT = 100, 140
"""The box in which a card is drawn."""
ROUND = 9
"""The radius of a card's corners in that box."""
INDEX = 57
"""The size of the letters of a card's index in that box: two fifths of its height."""

_LEFT = 7.0
"""Where most letters of an index begin."""
_LEFTS: Mapping[Rank, float] = MappingProxyType(
    {
        Rank.TEN: 5.0,  # a 1 begins a little later than others, and 10 needs the room
        Rank.JACK: 14.0,  # in some typefaces a J reaches back beyond where it begins
        Rank.ACE: 9.0,  # an A fills all its room
    }
)
"""Where the others do, so that all stand as far from the edge."""

Role = Literal["ink", "paper", "gold", "skin", "hair", "line", "back", "lattice"]
"""What a part of a card is coloured as: `ink` is the colour of its suit."""


@dataclass(frozen=True, slots=True)
class Outline:
    """A filled outline, an SVG path; or a line along it where it has an edge."""

    path: str
    fill: Role | None = "ink"
    edge: Role | None = None
    thick: float = 0.0


@dataclass(frozen=True, slots=True)
class Letters:
    """The index: letters from `x` on, standing on the line `y`; several are `room` wide."""

    text: str
    x: float
    y: float = 49.0
    room: float = 53.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A sign or a figure in a box whose corner and size are given."""

    name: str
    x: float
    y: float
    scale: float


Shape: TypeAlias = Letters | Placed

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
"""For each suit the outline of its sign, an SVG path in a square of 100.

Each is told from the others by its shape alone, down to twelve pixels: the diamond has hollow
sides, the club three leaves, and the spade one point where the heart has two lobes.
"""


def _dot(x: float, y: float, radius: float) -> str:
    """Return the outline of a dot."""
    half = f"a{radius} {radius} 0 1 0"
    return f"M{x - radius} {y} {half} {2 * radius} 0 {half} {-2 * radius} 0"


FIGURES: Mapping[Rank, tuple[Outline, ...]] = MappingProxyType(
    {
        # A cap with a long feather, seen from the side.
        Rank.JACK: (
            Outline("M10 140 C11 124 24 115 42 112 L64 112 C80 115 90 124 91 140 Z"),
            Outline("M56 72 C72 72 80 84 77 108 C66 114 56 112 52 104 Z", "hair", "line", 2),
            Outline(
                "M31 76 L29 86 L20 97 L28 99 L28 104 L33 106 L32 110 C34 117 42 118 48 116 "
                "L49 124 L64 122 L62 96 L60 76 Z",
                "skin",
                "line",
                2,
            ),
            Outline("M55 88 C62 86 66 94 60 102 L56 100 Z", "hair"),
            Outline(_dot(40, 93, 2.8), "line"),
            Outline("M42 119 L66 117 L76 124 L56 132 L36 127 Z", "paper", "line", 2),
            Outline("M26 78 C20 62 36 54 54 56 C72 57 84 66 80 80 C62 72 44 72 26 78 Z"),
            Outline("M24 80 C40 70 64 70 82 82 L80 89 C62 79 42 79 25 87 Z", "gold", "line", 2),
            Outline(
                "M68 66 C72 50 86 46 96 54 C99 66 94 80 84 90 C88 76 84 68 70 70 Z",
                "gold",
                "line",
                2,
            ),
            Outline("M71 68 C80 60 88 62 92 70", None, "line", 2),
        ),
        # A small coronet over long hair.
        Rank.QUEEN: (
            Outline(
                "M50 62 C26 62 24 82 22 98 C20 114 12 120 10 132 C24 138 76 138 90 132 "
                "C88 120 80 114 78 98 C76 82 74 62 50 62 Z",
                "hair",
                "line",
                2,
            ),
            Outline("M20 140 C22 126 34 122 42 120 L58 120 C66 122 78 126 80 140 Z"),
            Outline("M43 108 L57 108 L58 121 C56 130 44 130 42 121 Z", "skin"),
            Outline(
                "M34 82 C34 74 66 74 66 82 L66 94 C66 106 58 114 50 114 C42 114 34 106 34 94 Z",
                "skin",
                "line",
                2,
            ),
            Outline(
                "M34 90 C34 76 44 72 50 72 C56 72 66 76 66 90 C64 82 58 79 50 79 "
                "C42 79 36 82 34 90 Z",
                "hair",
            ),
            Outline(_dot(41, 92, 2.6) + _dot(59, 92, 2.6), "line"),
            Outline("M44 102 C47 106 53 106 56 102", None, "line", 2.4),
            Outline("M38 125 C44 133 56 133 62 125", None, "gold", 4),
            Outline(
                "M32 72 L28 56 L40 63 L50 51 L60 63 L72 56 L68 72 C58 68 42 68 32 72 Z",
                "gold",
                "line",
                2,
            ),
        ),
        # A tall crown over a broad beard.
        Rank.KING: (
            Outline("M4 140 C5 120 20 113 34 110 L66 110 C80 113 95 120 96 140 Z"),
            Outline("M26 112 L50 140 L74 112 L84 116 L66 140 L34 140 L16 116 Z", "gold", "line", 2),
            Outline("M31 76 L69 76 L69 100 L31 100 Z", "skin", "line", 2),
            Outline(
                "M28 84 L34 84 C35 94 40 98 50 98 C60 98 65 94 66 84 L72 84 C76 104 70 120 50 134 "
                "C30 120 24 104 28 84 Z",
                "paper",
                "line",
                2.4,
            ),
            Outline(
                "M36 101 C40 94 47 94 50 98 C53 94 60 94 64 101 C58 104 53 103 50 101 "
                "C47 103 42 104 36 101 Z",
                "paper",
                "line",
                2,
            ),
            Outline("M44 107 L56 107", None, "line", 2.6),
            Outline(_dot(41, 88, 2.6) + _dot(59, 88, 2.6), "line"),
            Outline("M26 78 L20 53 L36 62 L50 46 L64 62 L80 53 L74 78 Z", "gold", "line", 2.4),
            Outline("M28 72 L72 72", None, "ink", 5),
        ),
    }
)
"""For each court card its figure, drawn in the lower part of the card's box."""


def face(card: Card) -> tuple[Shape, ...]:
    """Return what is drawn on a card.

    >>> from cardlab.cards import Card
    >>> [shape.name for shape in face(Card.parse("QS"))[1:]]
    ['S', 'Q']
    """
    index = Letters(card.rank.short, _LEFTS.get(card.rank, _LEFT))
    small = Placed(card.suit.letter, 65, 13, 0.28)
    if card.rank in FIGURES:
        return index, small, Placed(card.rank.text, 5, 14, 0.9)
    return index, small, Placed(card.suit.letter, 16, 61, 0.68)


def back() -> tuple[Outline, ...]:
    """Return the back of a card: a field with a pattern, and a sign in the middle."""
    lattice = " ".join(
        f"M{x} {y - 5:g}l4 5-4 5-4-5z"
        for row in range(11)
        for x in range(20 - 6 * (row % 2), 92, 12)
        for y in (16 + 10.8 * row,)
        if 12 < x < 88
    )
    return (
        Outline(
            "M14 7 H86 A7 7 0 0 1 93 14 V126 A7 7 0 0 1 86 133 H14 A7 7 0 0 1 7 126 V14 "
            "A7 7 0 0 1 14 7 Z",
            "back",
        ),
        Outline(lattice, "lattice"),
        Outline(_dot(50, 70, 21), "back", "lattice", 3),
    )
