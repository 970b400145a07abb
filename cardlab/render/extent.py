"""How much of a picture a mark takes, so that only what changed has to be drawn again.

>>> from cardlab.render.drawing import Sign
>>> from cardlab.cards import Suit
>>> cross, heart = (Sign(suit, Box(20, 20, 10, 10)) for suit in (Suit.CLUBS, Suit.HEARTS))
>>> changed([cross], [cross])
()
>>> changed([cross], [heart])
(Box(x=18, y=18, width=14, height=14),)
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from cardlab.render.drawing import CardDrawn, Fan, Mark, Plate, Wedge, Words
from cardlab.render.faces import WIDTH
from cardlab.render.pack import MARGIN
from cardlab.scene import Box
from cardlab.scene.fit import text_width

EDGE = 2
"""Pixels around each mark that are counted as its own, for soft edges."""


def extent(mark: Mark) -> Box:
    """Return the part of the picture that holds a mark with its line and its shadow."""
    if isinstance(mark, Words):
        return _around(_written(mark), EDGE)
    if isinstance(mark, Wedge):
        across, down = zip(*mark.corners, strict=True)
        left, top = min(across), min(down)
        return _around(Box(left, top, max(across) - left, max(down) - top), EDGE)
    if isinstance(mark, Plate):
        return _around(mark.box, EDGE + (mark.thick / 2 if mark.edge else 0))
    if isinstance(mark, Fan):
        return _around(union(mark.boxes), EDGE)
    if isinstance(mark, CardDrawn):
        shadow = MARGIN * min(mark.box.width, mark.box.height) / WIDTH
        return _around(mark.box, EDGE + shadow)
    return _around(mark.box, EDGE)


def changed(
    before: Iterable[Mark], after: Iterable[Mark], also: Iterable[Box] = ()
) -> tuple[Box, ...]:
    """Return the parts of the picture in which something is another; no two of them touch.

    What lies in the parts that `also` changed counts too.
    """
    parts: list[Box] = []
    for found in sorted({*map(extent, set(before) ^ set(after)), *also}):
        part = found
        while near := [other for other in parts if touch(part, other)]:
            parts = [other for other in parts if other not in near]
            part = union((part, *near))
        parts.append(part)
    return tuple(parts)


def touch(one: Box, other: Box) -> bool:
    """Tell whether two boxes have anything in common."""
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def union(boxes: Sequence[Box]) -> Box:
    """Return the smallest box that holds all of these."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


def _written(words: Words) -> Box:
    """Return where words are, at the most: how wide letters are nobody knows but a page."""
    width = 1.3 * text_width(words.text, words.size, bold=words.bold)
    if words.room is not None:
        width = min(width, words.room)
    shift = {"left": 0.0, "center": width / 2, "right": width}[words.anchor]
    return Box(words.x - shift, words.y - 0.75 * words.size, width, 1.5 * words.size)


def _around(box: Box, margin: float) -> Box:
    """Return a box of whole pixels with so much room on every side."""
    left, top = math.floor(box.x - margin), math.floor(box.y - margin)
    right, bottom = math.ceil(box.right + margin), math.ceil(box.bottom + margin)
    return Box(left, top, right - left, bottom - top)
