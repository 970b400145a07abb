"""Cards drawn once, each to be copied into the picture by one short command.

All faces share one hidden canvas, so that a table has few widgets and none is made while
somebody plays. A face is drawn when it is first seen.
"""

from __future__ import annotations

from collections.abc import Iterable

from ipycanvas import Canvas, Path2D
from ipywidgets import Layout

from cardlab.cards import Card, Suit
from cardlab.render.pips import BACK, EDGE, INK, LATTICE, PAPER, PIPS
from cardlab.scene import CARD_SHAPE, Box
from cardlab.widgets.pen import SHARP, Pen, pixels

_GAP = 4
"""Empty pixels between two cards on the sheet, so that none shows beside another."""


class Sprites:
    """The drawn pack of one table, at the size at which that table shows most of it."""

    def __init__(self, layout: Layout) -> None:
        """Make the hidden canvases; `layout` is shared, for no page ever shows them."""
        self.signs = {suit: Path2D(PIPS[suit]) for suit in Suit}
        self._sheet, self._back, self._small_back = (
            Canvas(width=1, height=1, layout=layout, _send_client_ready_event=False)
            for _ in range(3)
        )
        self._card, self._small = 0.0, 0.0
        self._drawn: set[Card] = set()
        self._backs_drawn = False

    def fit(self, card: float, small: float) -> None:
        """Draw from now on for cards `card` pixels wide and small backs `small` pixels wide."""
        if (card, small) == (self._card, self._small):
            return
        self._card, self._small = card, small
        cell = self._cell(Card(51))
        self._resize(self._sheet, cell.x + cell.width + _GAP, cell.y + cell.height + _GAP)
        for canvas, width in ((self._back, card), (self._small_back, small)):
            self._resize(canvas, pixels(width), pixels(width * CARD_SHAPE))
        self.forget()

    def forget(self) -> None:
        """Draw every card anew when it is next needed."""
        self._drawn.clear()
        self._backs_drawn = False

    def prepare(self, cards: Iterable[Card | None]) -> None:
        """Draw what is missing to show these cards; None stands for a back."""
        missing = sorted({card for card in cards if card is not None} - self._drawn)
        pen = Pen(self._sheet)
        for card in missing:
            cell = self._cell(card)
            self._paint_face(pen, card, Box(*(length / SHARP for length in cell)))
        self._drawn.update(missing)
        if not self._backs_drawn:
            self._backs_drawn = True
            _paint_back(Pen(self._back), self._card, self.signs[Suit.SPADES])
            _paint_back(Pen(self._small_back), self._small, None)

    def show(self, pen: Pen, card: Card | None, box: Box, *, across: bool = False) -> None:
        """Copy a card, prepared before, into a box; `across` lays it on its side."""
        if card is not None:
            pen.part(self._sheet, self._cell(card), box, across=across)
        else:
            small = box.width < (self._card + self._small) / 2
            pen.image(self._small_back if small else self._back, box)

    def close(self) -> None:
        """Take the hidden canvases away."""
        for widget in (self._sheet, self._back, self._small_back, *self.signs.values()):
            widget.close()

    def _cell(self, card: Card) -> Box:
        """Return where a face is on the sheet, in the sheet's own pixels."""
        width, height = pixels(self._card), pixels(self._card * CARD_SHAPE)
        row, column = divmod(card, 13)
        return Box(_GAP + column * (width + _GAP), _GAP + row * (height + _GAP), width, height)

    @staticmethod
    def _resize(canvas: Canvas, width: float, height: float) -> None:
        with canvas.hold_sync():
            canvas.width, canvas.height = round(width), round(height)

    def _paint_face(self, pen: Pen, card: Card, box: Box) -> None:
        """Draw a big index in the corner, and one large sign."""
        one, ink, sign = box.width / 100, INK[card.suit], self.signs[card.suit]
        _paint_paper(pen, box)
        middle = box.y + 36 * one
        pen.write(card.rank.short, box.x + 9 * one, middle, 58 * one, ink, bold=True, room=68 * one)
        pen.sign(sign, box.x + 10 * one, box.y + 70 * one, 26 * one, ink)
        pen.sign(sign, box.x + 39 * one, box.y + 77 * one, 54 * one, ink)


def _paint_paper(pen: Pen, box: Box) -> None:
    """Draw a card without anything on it."""
    inside = Box(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1)
    pen.plate(inside, box.width * 0.08, PAPER, EDGE, 0.75)


def _paint_back(pen: Pen, width: float, sign: Path2D | None) -> None:
    """Draw a back with a lattice of lines, and a sign in the middle where there is room."""
    pen.clear()
    whole = Box(0, 0, width, width * CARD_SHAPE)
    _paint_paper(pen, whole)
    rim = width * 0.07
    field = Box(rim, rim, whole.width - 2 * rim, whole.height - 2 * rim)
    pen.plate(field, width * 0.05, BACK)
    canvas = pen.canvas
    canvas.save()
    canvas.clip()
    canvas.stroke_style, canvas.line_width = LATTICE, max(1, pixels(width * 0.012))
    left, top, right, bottom = (pixels(edge) for edge in (0, 0, whole.width, whole.height))
    step = max(8, (right - left) // 6)
    for start in range(-bottom, right, step):
        canvas.stroke_line(start, top, start + bottom, bottom)
        canvas.stroke_line(start, bottom, start + bottom, top)
    canvas.restore()
    if sign is not None:
        x, y = whole.middle
        pen.disc(x, y, width * 0.24, BACK)
        pen.sign(sign, x - width * 0.15, y - width * 0.16, width * 0.3, LATTICE)
