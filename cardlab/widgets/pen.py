"""Drawing on ipycanvas in few words: one message a picture, short numbers, nothing said twice.

A `Pen` takes pixels of the picture and draws on a canvas that has `SHARP` times as many each
way, so that the picture stays sharp on dense screens. Faults of ipycanvas are met here.
"""

# ruff: noqa: SLF001 - what is mended here can be reached in no other way
from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from secrets import token_hex
from typing import Any

from ipycanvas import Canvas
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets import Layout, Widget

from cardlab.render.drawing import Plate, Wedge, Words
from cardlab.render.pack import FONT
from cardlab.scene import Box

SHARP = 2
"""How many pixels of the canvas there are to one of the picture, each way."""


@contextmanager
def one_message(tell: Callable[[bytes], None]) -> Iterator[None]:
    """Tell all that is drawn inside as one message, or nothing if it fails.

    All canvases of a kernel share one manager. ipycanvas's own `hold_canvas` never lets go
    again after an error, and its messages leave out which canvas is meant while that stays
    the same, which a page that was just loaded does not know and never recovers from. So this
    always lets go, every message names its canvas, and other canvases notice nothing.
    """
    manager = _CANVAS_MANAGER
    before = manager._caching, manager._current_canvas, manager._commands_cache
    manager._caching, manager._current_canvas, manager._commands_cache = True, None, []
    try:
        yield
        if manager._commands_cache:
            tell(_written(manager._commands_cache))
    finally:
        manager._caching, manager._current_canvas, manager._commands_cache = before


def _written(commands: Iterable[Sequence[Any]]) -> bytes:
    """Write commands down in fewer words than ipycanvas does."""
    said = [_short(*command) for command in commands]
    return json.dumps(said, separators=(",", ":"), ensure_ascii=False).encode()


def _short(command: int, values: Sequence[object] = (), _: int = 0) -> list[object]:
    """Leave out of a command what the page takes for granted: no values, no buffers, `.0`."""
    told = [
        round(value) if isinstance(value, float) and value.is_integer() else value
        for value in values
        if value not in (None, "nonzero")
    ]
    return [command, told] if told else [command]


def short_name() -> str:
    """Return a new id for a canvas, a short one, since every picture names it."""
    return token_hex(4)


def hidden_canvas(layout: Layout) -> Canvas:
    """Make a canvas that no page shows."""
    name = short_name()
    return Canvas(model_id=name, width=1, height=1, layout=layout, _send_client_ready_event=False)


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

    @contextmanager
    def within(self, parts: Sequence[Box]) -> Iterator[None]:
        """Touch nothing but these parts of the canvas meanwhile."""
        style, canvas = self._style, self.canvas
        canvas.save()
        canvas.begin_path()
        for part in parts:
            left, top, right, bottom = _corners(part)
            canvas.rect(left, top, right - left, bottom - top)
        canvas.clip()
        yield
        canvas.restore()
        self._style = style

    def style(self, **style: str | float | Widget) -> None:
        """Set attributes of the canvas that are not so already."""
        for name, value in style.items():
            if self._style.get(name) != value:
                self._style[name] = value
                setattr(self.canvas, name, value)

    def plates(self, plates: Sequence[Plate]) -> None:
        """Draw rectangles with round corners that are alike but for their places."""
        plate, canvas = plates[0], self.canvas
        if plate.edge is None and 2 * plate.radius >= plate.box.height:
            for pill in plates:
                self._pill(pill.box, pill.fill)
            return
        canvas.begin_path()
        for one in plates:
            self._trace(one)
        if plate.fill is not None:
            self.style(fill_style=plate.fill)
            canvas.fill()
        if plate.edge:
            self.style(stroke_style=plate.edge, line_width=pixels(plate.thick))
            canvas.stroke()

    def _trace(self, plate: Plate) -> None:
        """Add the outline of a plate to the path."""
        left, top, right, bottom = _corners(plate.box)
        round_by, canvas = pixels(plate.radius), self.canvas
        canvas.move_to(left + round_by, top)
        canvas.arc_to(right, top, right, bottom, round_by)
        canvas.arc_to(right, bottom, left, bottom, round_by)
        canvas.arc_to(left, bottom, left, top, round_by)
        canvas.arc_to(left, top, right, top, round_by)
        canvas.close_path()

    def _pill(self, box: Box, ink: str | None) -> None:
        """Fill a rectangle whose ends are half circles."""
        self.style(stroke_style=ink or "", line_width=pixels(box.height), line_cap="round")
        middle, half = pixels(box.middle[1]), box.height / 2
        # A line of no length has no ends either.
        end = max(pixels(box.right - half), pixels(box.x + half) + 1)
        self.canvas.stroke_line(pixels(box.x + half), middle, end, middle)

    def wedges(self, wedges: Sequence[Wedge]) -> None:
        """Fill triangles that are alike but for their places."""
        wedge, canvas = wedges[0], self.canvas
        canvas.begin_path()
        for (left, top), *others in (one.corners for one in wedges):
            canvas.move_to(pixels(left), pixels(top))
            for x, y in others:
                canvas.line_to(pixels(x), pixels(y))
            canvas.close_path()
        self.style(fill_style=wedge.fill)
        canvas.fill()
        if wedge.edge:
            self.style(stroke_style=wedge.edge, line_width=SHARP)
            canvas.stroke()

    def write(self, words: Words) -> None:
        """Write one line, squeezed where its room is too narrow."""
        self.style(
            font=f"{'600 ' if words.bold else ''}{pixels(words.size)}px {FONT}",
            fill_style=words.ink,
            text_align=words.anchor,
            text_baseline="middle",
        )
        squeezed = None if words.room is None else pixels(words.room)
        self.canvas.fill_text(printable(words.text), pixels(words.x), pixels(words.y), squeezed)

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
        size = (source.width * scale, source.height * scale) if scale != 1 else ()
        canvas.begin_path()
        canvas.rect(left, top, right - left, bottom - top)
        canvas.clip()
        canvas.draw_image(
            source,
            round(left - part.x * scale),
            round(top - part.y * scale),
            *map(round, size),
        )
        canvas.restore()


def _corners(box: Box) -> tuple[int, int, int, int]:
    return (
        pixels(box.x),
        pixels(box.y),
        pixels(box.x + box.width),
        pixels(box.y + box.height),
    )
