"""The plan of a table of one width: which room there is for what.

A table grows with its page, a wide one only as far as the page shows all of it at once. A wide one
has the stock on the left, the heap on the right and the bout between them; a narrow one has both
above the bout, and players in several rows.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from cardlab.scene.boxes import Box

WIDE = 720
"""The width in pixels at which a wide table has its natural size."""
NARROW = 380
"""The width in pixels at which a narrow table, as on a phone, has its natural size."""
TURNING_POINT = 560
"""From this width on a table is laid out wide."""
WIDTHS = (300, 1600)
"""The narrowest and the widest table."""
FULL_GROWTH = 960
"""Up to this width everything grows with the table; above it, room grows more than things do."""
_AROUND = 250
"""How many pixels of height a question, words and buttons around a table take."""
_TABLE_AND_HAND = 500
"""How high a wide table and a hand are together, in pixels of a table of natural size."""

LINE = 18
"""How high a line of text is, in pixels of a table of natural size."""
_NARROWEST_SEAT = 108
"""How wide a player's place must be, in pixels of a table of natural size."""
_LETTERS_IN_A_SEAT = 8.6
"""How many heights of small letters must fit beside each other there."""
_ROOMY_SEAT = 13.5
"""How many heights of small letters a place must be wide for badges to need one row only."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What lies where; positions and sizes are pixels."""

    width: float
    height: float
    unit: float
    """How many pixels there are to one of a table of natural size."""
    card: float
    back: float
    small: float
    """The height of small letters."""
    large: float
    """The height of the letters of a name."""
    seats: tuple[Box, ...]
    """The places of the players across the table, from the left on, row by row."""
    stock: Box
    stock_words: Box
    heap: Box
    heap_words: Box
    bout: Box
    lines: Box
    own: Box


def unit_of(width: float, window: float = inf) -> float:
    """Return how many pixels there are to one of a table of natural size.

    `window` is how many pixels of height the page shows at once. A wide table that would not fit
    there with all around it is made lower, though not lower than the narrowest wide one.
    """
    if width < TURNING_POINT:
        return width / NARROW
    unit = min(width, FULL_GROWTH) / WIDE + max(0.0, width - FULL_GROWTH) / 1200
    return min(unit, max(TURNING_POINT / WIDE, (window - _AROUND) / _TABLE_AND_HAND))


def small_letters(unit: float) -> float:
    """Return the height of small letters; they stay legible on the narrowest table."""
    return max(12.0, 13 * unit)


def large_letters(unit: float) -> float:
    """Return the height of the letters of a name."""
    return max(13.0, 15 * unit)


def clamped(width: float) -> float:
    """Return the width that a table has on a page of this width."""
    return max(WIDTHS[0], min(WIDTHS[1], width))


def plan(width: float, others: int, lines: int, window: float = inf) -> Plan:
    """Plan a table for so many players across it and so many lines of text."""
    unit = unit_of(width, window)
    return (_wide if width >= TURNING_POINT else _narrow)(width, unit, others, lines)


def _wide(width: float, unit: float, others: int, lines: int) -> Plan:
    seats = _seats(Box(10 * unit, 10 * unit, width - 20 * unit, 100 * unit), others, unit, 236)
    middle = seats[-1].bottom + 14 * unit
    written = lines * LINE * unit
    own = Box(10 * unit, middle + 188 * unit + written, width - 20 * unit, 42 * unit)
    stock = Box(20 * unit, middle, 146 * unit, 172 * unit)
    heap = Box(width - 136 * unit, middle, 114 * unit, 172 * unit)
    return Plan(
        width=width,
        height=own.bottom + 10 * unit,
        unit=unit,
        card=86 * unit,
        back=30 * unit,
        small=small_letters(unit),
        large=large_letters(unit),
        seats=seats,
        stock=stock,
        stock_words=Box(stock.x, middle + 112 * unit, stock.width, 60 * unit),
        heap=heap,
        heap_words=Box(heap.x, middle + 112 * unit, heap.width, 60 * unit),
        bout=Box(174 * unit, middle - 6 * unit, width - 320 * unit, 184 * unit),
        lines=Box(14 * unit, middle + 182 * unit, width - 28 * unit, written),
        own=own,
    )


def _narrow(width: float, unit: float, others: int, lines: int) -> Plan:
    seats = _seats(Box(8 * unit, 8 * unit, width - 16 * unit, 98 * unit), others, unit, 188)
    middle = seats[-1].bottom + 10 * unit
    bout = Box(10 * unit, middle + 106 * unit, width - 20 * unit, 196 * unit)
    written = lines * LINE * unit
    own = Box(8 * unit, bout.bottom + 10 * unit + written, width - 16 * unit, 42 * unit)
    return Plan(
        width=width,
        height=own.bottom + 8 * unit,
        unit=unit,
        card=80 * unit,
        back=26 * unit,
        small=small_letters(unit),
        large=large_letters(unit),
        seats=seats,
        stock=Box(16 * unit, middle, 206 * unit, 102 * unit),
        stock_words=Box(154 * unit, middle + 18 * unit, 68 * unit, 58 * unit),
        heap=Box(width - 156 * unit, middle, 140 * unit, 102 * unit),
        heap_words=Box(width - 156 * unit, middle + 18 * unit, 62 * unit, 58 * unit),
        bout=bout,
        lines=Box(12 * unit, bout.bottom + 5 * unit, width - 24 * unit, written),
        own=own,
    )


def _seats(top: Box, others: int, unit: float, widest: float) -> tuple[Box, ...]:
    """Lay the players across the table in as few rows as give each the room he needs."""
    narrowest = max(_NARROWEST_SEAT * unit, _LETTERS_IN_A_SEAT * small_letters(unit))
    rows = -(-others // max(1, int(top.width // narrowest)))
    in_row = -(-others // rows)
    gap = 6 * unit
    widest *= max(unit, small_letters(unit) / 13)
    roomy = min(top.width / in_row - gap, widest) >= _ROOMY_SEAT * small_letters(unit)
    height = top.height + (0 if roomy else 20 * unit)
    places = []
    for place in range(others):
        row, column = divmod(place, in_row)
        room = top.width / min(in_row, others - row * in_row)
        width = min(room - gap, widest)
        left = top.x + (column + 0.5) * room - width / 2
        places.append(Box(left, top.y + row * (height + gap), width, height))
    return tuple(places)
