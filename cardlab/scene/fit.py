"""How wide a text will be, roughly, where nothing can be measured, and how to shorten it.

>>> fitted("Ann", 14, 100)
'Ann'
>>> fitted("Bartholomew Featherstonehaugh", 14, 100)
'Bartholome…'
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

_NARROW = frozenset("fijlrtIJ.,:;!|'`()[]{} ·’‘")
_WIDE = frozenset("mwMW@%&—…")


def text_width(words: str, size: float, *, bold: bool = False) -> float:
    """Return about how wide a text is, in pixels, in a sans-serif type `size` pixels high."""
    return sum(map(_letter_width, words)) * size * (1.08 if bold else 1.0)


def fitted(words: str, size: float, room: float, *, bold: bool = False) -> str:
    """Return the text, or as much of its beginning as fits into `room` pixels and "…"."""
    if text_width(words, size, bold=bold) <= room:
        return words
    room -= text_width("…", size, bold=bold)
    kept = 0
    for letter in words:
        room -= text_width(letter, size, bold=bold)
        if room < 0:
            break
        kept += 1
    while kept and kept < len(words) and _hangs_on(words[kept]):
        kept -= 1
    return words[:kept].rstrip() + "…"


def broken(
    pieces: Sequence[str], size: float, room: float, *, most: int, between: str = " "
) -> tuple[str, ...]:
    """Put pieces, such as words, into at most so many lines, the last shortened to fit.

    >>> broken("Ann has three cards.".split(), 14, 80, most=2)
    ('Ann has', 'three car…')
    """
    lines: list[str] = []
    for piece in pieces:
        longer = f"{lines[-1]}{between}{piece}" if lines else piece
        if lines and (text_width(longer, size) <= room or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(piece)
    return tuple(fitted(line, size, room) for line in lines)


def _letter_width(letter: str) -> float:
    if _hangs_on(letter):
        return 0.0
    if unicodedata.east_asian_width(letter) in ("W", "F"):
        return 1.05
    if letter in _NARROW:
        return 0.36
    if letter in _WIDE:
        return 0.92
    return 0.7 if letter.isupper() else 0.6


def _hangs_on(letter: str) -> bool:
    """Return whether a letter is drawn on the one before it, such as an accent."""
    return bool(unicodedata.combining(letter)) or unicodedata.category(letter) in ("Mn", "Me", "Cf")
