"""The drawn pack of one table, from which each card is copied by a few short commands.

The whole pack is one SVG picture. It is drawn once onto a hidden canvas at the size at which the
table shows most cards, so that a table has few widgets and none is made while somebody plays.
"""

from __future__ import annotations

from collections.abc import Sequence

from ipycanvas import Canvas
from ipywidgets import Image, Layout

from cardlab.cards import Card, Suit
from cardlab.render.faces import WIDTH
from cardlab.render.look import Look
from cardlab.render.pack import MARGIN, SHEET_HEIGHT, SHEET_WIDTH, cell, sheet
from cardlab.scene import CARD_SHAPE, Box
from cardlab.scene.placing import MOST_BACKS, WIDEST_STEP
from cardlab.widgets.pen import SHARP, Pen, hidden_canvas, pixels

FINEST = 2.6
"""How many pixels there are at most to one of the measure of faces; a canvas has its bounds."""


class Sprites:
    """The pack in one look; `prepare` before anything is shown."""

    def __init__(self, look: Look, layout: Layout) -> None:
        """Make the hidden canvases; `layout` is shared, for no page ever shows them."""
        self._source = Image(value=_drawn(look), format="svg+xml", layout=layout)
        self._sheet, self._small_back, self._fan = (hidden_canvas(layout) for _ in range(3))
        self._card, self._small, self._step = 0.0, 0.0, 0.0
        self._ready = False

    def wear(self, look: Look) -> None:
        """Draw the pack anew in another look."""
        self._source.value = _drawn(look)
        self._ready = False

    def fit(self, card: float, small: float, step: float) -> None:
        """Draw from now on for cards `card` pixels wide, and small backs `small` pixels wide.

        A fan has its backs `step` pixels apart; its canvas holds the widest, for a step may
        change while somebody plays.
        """
        if (card, small, step) == (self._card, self._small, self._step):
            return
        self._card, self._small, self._step = card, small, step
        scale = self._scale
        _resize(self._sheet, round(SHEET_WIDTH * scale), round(SHEET_HEIGHT * scale))
        height = pixels(small * CARD_SHAPE)
        _resize(self._small_back, pixels(small), height)
        _resize(self._fan, pixels(small * (1 + WIDEST_STEP * (MOST_BACKS - 1))), height)
        self._ready = False

    def forget(self) -> None:
        """Draw the pack anew when it is next needed, for a page that has none of it."""
        self._ready = False

    def prepare(self) -> None:
        """Draw the pack unless that has been done."""
        if self._ready:
            return
        self._ready = True
        self._sheet.clear()
        self._sheet.draw_image(self._source, 0, 0, self._sheet.width, self._sheet.height)
        x, y = cell(None)
        scale = self._small_back.width / WIDTH
        self._small_back.clear()
        self._small_back.draw_image(
            self._source,
            round(-x * scale, 2),
            round(-y * scale, 2),
            round(SHEET_WIDTH * scale, 2),
            round(SHEET_HEIGHT * scale, 2),
        )
        self._fan.clear()
        for place in range(MOST_BACKS):
            self._fan.draw_image(self._small_back, pixels(self._step * place), 0)

    def fan(self, pen: Pen, boxes: Sequence[Box]) -> None:
        """Copy a row of small backs: as many of the last ones of the fan as there are boxes."""
        left = pixels(self._step * (MOST_BACKS - len(boxes)))
        wide = pixels(self._small + self._step * (MOST_BACKS - 1)) - left
        first = boxes[0]
        box = Box(first.x, first.y, wide / SHARP, first.height)
        pen.part(self._fan, Box(left, 0, wide, self._fan.height), box)

    def card(self, pen: Pen, card: Card | None, box: Box, *, across: bool = False) -> None:
        """Copy a card with its shadow to a box; `across` lays it on its side."""
        if card is None and box.width < (self._card + self._small) / 2:
            pen.image(self._small_back, box)
            return
        width = box.height if across else box.width
        margin = MARGIN * width / WIDTH
        pen.part(self._sheet, self._cell(card, MARGIN), box.grown(margin), across=across)

    def sign(self, pen: Pen, suit: Suit, box: Box) -> None:
        """Copy a suit's sign to a box."""
        pen.part(self._sheet, self._cell(suit, 0), box)

    def close(self) -> None:
        """Take the hidden canvases away."""
        for widget in (self._sheet, self._small_back, self._fan, self._source):
            widget.close()

    @property
    def _scale(self) -> float:
        """How many pixels of the sheet there are to one of the measure of faces."""
        return min(self._card * SHARP / WIDTH, FINEST)

    def _cell(self, card: Card | Suit | None, margin: int) -> Box:
        """Return where a drawing is on the sheet, in the sheet's own pixels."""
        scale = self._scale
        x, y = cell(card)
        height = WIDTH if isinstance(card, Suit) else WIDTH * CARD_SHAPE
        part = Box(x, y, WIDTH, height).grown(margin)
        return Box(*(side * scale for side in part))


def _drawn(look: Look) -> bytes:
    return sheet(look).encode()


def _resize(canvas: Canvas, width: int, height: int) -> None:
    with canvas.hold_sync():
        canvas.width, canvas.height = width, height
