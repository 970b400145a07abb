"""Drawing on ipycanvas in few words: one message a picture, short numbers, nothing said twice.

A `Pen` takes pixels of the picture and draws on a canvas that has `SHARP` times as many each
way, so that the picture stays sharp on dense screens. Faults of ipycanvas are met here.
"""

# ruff: noqa: SLF001 - what is mended here can be reached in no other way
from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from ipycanvas import Canvas, Path2D
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets import Widget

from cardlab.scene import Box

SHARP = 2
"""How many pixels of the canvas there are to one of the picture, each way."""
FONT = "system-ui,sans-serif"
"""The typeface of everything that is written on a table."""

Anchor = Literal["left", "center", "right"]


@contextmanager
def one_message() -> Iterator[None]:
    """Send all that is drawn inside as one message, or nothing if it fails.

    All canvases of a kernel share one manager. ipycanvas's own `hold_canvas` never lets go
    again after an error, and its messages leave out which canvas is meant while that stays
    the same, which a page that was just loaded does not know and never recovers from. So this
    always lets go, and every message names its canvas.
    """
    manager = _CANVAS_MANAGER
    holding, manager._caching = manager._caching, True
    manager._current_canvas = None
    try:
        yield
        manager.flush()
    finally:
        manager._commands_cache, manager._buffers_cache = [], []
        manager._caching, manager._current_canvas = holding, None


def pixels(length: float) -> int:
    """Return how many pixels of the canvas a length in the picture is."""
    return round(length * SHARP)


def printable(words: str) -> str:
    """Return a text without what no message can carry: halves of characters, control codes."""
    whole = words.encode("utf-8", "replace").decode("utf-8")
    return "".join(letter if letter.isprintable() else " " for letter in whole)


class Pen:
    """Draws on one canvas; positions and sizes are pixels of the picture."""

    def __init__(self, canvas: Canvas) -> None:
        """Draw on `canvas`."""
        self.canvas = canvas
        self._style: dict[str, str | float | Widget] = {}

    def clear(self) -> None:
        """Wipe the canvas, and assume nothing about its colours and fonts."""
        self._style = {}
        self.canvas.clear()

    def style(self, **style: str | float | Widget) -> None:
        """Set attributes of the canvas that are not so already."""
        for name, value in style.items():
            if self._style.get(name) != value:
                self._style[name] = value
                setattr(self.canvas, name, value)

    def plate(
        self,
        box: Box,
        radius: float,
        fill: str | Widget | None = None,
        edge: str | None = None,
        thick: float = 1,
    ) -> None:
        """Draw a rectangle with round corners, filled with a colour or a gradient."""
        left, top, right, bottom = _corners(box)
        round_by, canvas = pixels(radius), self.canvas
        canvas.begin_path()
        canvas.move_to(left + round_by, top)
        canvas.arc_to(right, top, right, bottom, round_by)
        canvas.arc_to(right, bottom, left, bottom, round_by)
        canvas.arc_to(left, bottom, left, top, round_by)
        canvas.arc_to(left, top, right, top, round_by)
        canvas.close_path()
        if fill is not None:
            self.style(fill_style=fill)
            canvas.fill()
        if edge:
            self.style(stroke_style=edge, line_width=pixels(thick))
            canvas.stroke()

    def pill(self, box: Box, ink: str) -> None:
        """Fill a rectangle whose ends are half circles."""
        self.style(stroke_style=ink, line_width=pixels(box.height), line_cap="round")
        middle, half = pixels(box.middle[1]), box.height / 2
        self.canvas.stroke_line(
            pixels(box.x + half), middle, pixels(box.x + box.width - half), middle
        )

    def disc(self, x: float, y: float, radius: float, ink: str) -> None:
        """Fill a circle."""
        self.style(fill_style=ink)
        self.canvas.fill_circle(pixels(x), pixels(y), pixels(radius))

    def arrow(self, x: float, y: float, size: float, ink: str) -> None:
        """Fill a triangle that points to the right, from `x` on, with its middle at height `y`."""
        canvas = self.canvas
        self.style(fill_style=ink)
        canvas.begin_path()
        canvas.move_to(pixels(x), pixels(y - size * 0.6))
        canvas.line_to(pixels(x + size), pixels(y))
        canvas.line_to(pixels(x), pixels(y + size * 0.6))
        canvas.fill()

    def write(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        ink: str,
        *,
        anchor: Anchor = "left",
        bold: bool = False,
        room: float | None = None,
    ) -> None:
        """Write one line whose middle is at height `y`, squeezed where `room` is too narrow."""
        self.style(
            font=f"{'600 ' if bold else ''}{pixels(size)}px {FONT}",
            fill_style=ink,
            text_align=anchor,
            text_baseline="middle",
        )
        squeezed = None if room is None else pixels(room)
        self.canvas.fill_text(printable(words), pixels(x), pixels(y), squeezed)

    def sign(self, path: Path2D, x: float, y: float, size: float, ink: str) -> None:
        """Fill an outline that was drawn in a square of 100, `size` wide, from its corner on."""
        self.style(fill_style=ink)
        canvas, scale = self.canvas, round(size * SHARP / 100, 3)
        canvas.save()
        canvas.translate(pixels(x), pixels(y))
        canvas.scale(scale, scale)
        canvas.fill(path)
        canvas.restore()

    def image(self, source: Canvas, box: Box) -> None:
        """Copy a whole canvas into a box."""
        size = pixels(box.width), pixels(box.height)
        scaled = () if size == (source.width, source.height) else size
        self.canvas.draw_image(source, pixels(box.x), pixels(box.y), *scaled)

    def part(self, source: Canvas, part: Box, box: Box, *, across: bool = False) -> None:
        """Copy a part of a canvas, measured in its own pixels, into a box; or turned into it.

        ipycanvas cannot name a part, so the whole is laid under a window.
        """
        left, top, right, bottom = _corners(box)
        canvas = self.canvas
        canvas.save()
        if across:
            canvas.translate(right, top)
            canvas.rotate(round(math.pi / 2, 5))
            left, top, right, bottom = 0, 0, bottom - top, right - left
        scale = (right - left) / part.width
        canvas.begin_path()
        canvas.rect(left, top, right - left, bottom - top)
        canvas.clip()
        canvas.draw_image(
            source,
            round(left - part.x * scale, 1),
            round(top - part.y * scale, 1),
            round(source.width * scale, 1),
            round(source.height * scale, 1),
        )
        canvas.restore()


def _corners(box: Box) -> tuple[int, int, int, int]:
    return (
        pixels(box.x),
        pixels(box.y),
        pixels(box.x + box.width),
        pixels(box.y + box.height),
    )
