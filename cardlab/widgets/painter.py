"""Paints a scene with ipycanvas: felt, table and flying cards on three layers of one canvas.

A picture is one message. The kernel remembers nothing that only a page knows: when a page is
loaded, `repaint` draws everything again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import ExitStack

from ipycanvas import MultiCanvas
from ipywidgets import Layout, Widget

from cardlab.render.fit import fitted, text_width
from cardlab.render.pips import FELT, INK, LIGHT, LIT, PLATE, SHADE
from cardlab.scene import CARD_SHAPE, LINE, SIDE_CARD, Box, PlacedCard, Scene, Seat
from cardlab.widgets.flights import Flight
from cardlab.widgets.pen import Pen, one_message, pixels
from cardlab.widgets.sprites import Sprites

FRAMES = 6
"""How many pictures a flight has."""
SQUEEZE = 1.2
"""How much wider than its room a text may be before it is shortened; it is squeezed in."""
PAUSE = 30
"""Milliseconds from one picture of a flight to the next."""


class Painter:
    """Paints the scenes of one table on its own canvas."""

    def __init__(self, scene: Scene) -> None:
        """Make a canvas for `scene`; it stays empty until a page shows it (`repaint`)."""
        layout = Layout()
        self._sprites = Sprites(layout)
        self.canvas = MultiCanvas(3, layout=layout)
        self._felt, self._table, self._air = (Pen(self.canvas[layer]) for layer in range(3))
        self._light: Widget | None = None
        self._scene = scene
        self._size = (0, 0)
        self._on_a_page = False

    def paint(self, scene: Scene, flying: Sequence[Flight] = (), *, motion: bool = False) -> None:
        """Paint `scene`; with `motion` the flying cards are seen on their way.

        Nothing is sent before a page shows the canvas, for it would be lost.
        """
        self._scene = scene
        if not self._on_a_page:
            return
        try:
            with one_message():
                self._paint(scene, flying if motion else ())
        except BaseException:
            self._forget()
            raise

    def repaint(self) -> None:
        """Paint everything again, for a page that was just loaded and shows nothing yet."""
        self._on_a_page = True
        self._forget()
        self.paint(self._scene)

    def close(self) -> None:
        """Take the canvas and all that belongs to it away."""
        self._sprites.close()
        for widget in (*self.canvas._canvases, self.canvas, self._light):
            if widget is not None:
                widget.close()

    def _forget(self) -> None:
        """Take nothing for painted any more."""
        self._sprites.forget()
        self._size = (0, 0)

    def _paint(self, scene: Scene, flying: Sequence[Flight]) -> None:
        self._sprites.fit(scene.card, scene.back)
        self._sprites.prepare(placed.card for placed in scene.cards)
        self._sprites.prepare(flight.card for flight in flying)
        if self._size != (pixels(scene.width), pixels(scene.height)):
            self._resize(scene)
            self._paint_felt(scene)
        self._fly([flight for flight in flying if flight.target == "bout"])
        _TablePainter(self._table, self._sprites, scene).paint()
        self._fly([flight for flight in flying if flight.target != "bout"])

    def _resize(self, scene: Scene) -> None:
        self._size = (pixels(scene.width), pixels(scene.height))
        with ExitStack() as held:
            for widget in (self.canvas, *self.canvas._canvases):
                held.enter_context(widget.hold_sync())
            self.canvas.width, self.canvas.height = self._size

    def _paint_felt(self, scene: Scene) -> None:
        width, height = self._size
        pen, unit = self._felt, scene.unit
        if self._light is not None:
            self._light.close()
        middle = (width / 2, height * 0.45)
        self._light = pen.canvas.create_radial_gradient(
            *middle, height * 0.1, *middle, width * 0.62, [(0, FELT), (1, SHADE)]
        )
        pen.clear()
        pen.plate(Box(0, 0, scene.width, scene.height), 14 * unit, self._light)
        inner = Box(4 * unit, 4 * unit, scene.width - 8 * unit, scene.height - 8 * unit)
        pen.plate(inner, 11 * unit, edge="rgba(255, 255, 255, 0.14)", thick=1)

    def _fly(self, flying: Sequence[Flight]) -> None:
        """Move cards over the table, and leave the air empty again."""
        if not flying:
            return
        for frame in range(1, FRAMES + 1):
            way = 1 - (1 - frame / FRAMES) ** 3
            self._air.clear()
            for flight in flying:
                self._sprites.show(self._air, flight.card, _between(flight.start, flight.end, way))
            self._air.canvas.sleep(PAUSE)
        self._air.clear()


def _between(start: Box, end: Box, way: float) -> Box:
    return Box(*(here + (there - here) * way for here, there in zip(start, end, strict=True)))


class _TablePainter:
    """Paints one scene's players, cards and words on the middle layer."""

    def __init__(self, pen: Pen, sprites: Sprites, scene: Scene) -> None:
        self._pen = pen
        self._sprites = sprites
        self._scene = scene
        self._unit = scene.unit
        self._small = max(11.0, 12 * scene.unit)
        self._large = max(12.5, 14.5 * scene.unit)

    def paint(self) -> None:
        scene = self._scene
        self._pen.clear()
        for seat in scene.others:
            self._paint_other(seat)
        if scene.own:
            self._paint_own(scene.own)
        self._paint_stock()
        self._paint_heap()
        for pair in scene.pairs:
            self._show((pair.attack,) if pair.cover is None else (pair.attack, pair.cover))
        self._paint_lines()

    def _show(self, cards: Iterable[PlacedCard]) -> None:
        for placed in cards:
            self._sprites.show(self._pen, placed.card, placed.box, across=placed.across)
            if placed.marked:
                self._pen.plate(placed.box, placed.box.width * 0.09, edge=LIT, thick=3 * self._unit)

    def _paint_other(self, seat: Seat) -> None:
        """Paint a player across the table: name, what he does, his cards face down."""
        pen, unit, box = self._pen, self._unit, seat.box
        self._paint_plate(seat)
        pen.style(global_alpha=0.7 if seat.out else 1)
        self._paint_name(seat, box.middle[0], box.y + 17 * unit, box.width - 16 * unit)
        pen.style(global_alpha=1)
        badges = " · ".join(seat.badges)
        if badges:
            width = min(box.width - 8 * unit, self._badge_width(badges))
            self._paint_badge(badges, box.middle[0] - width / 2, box.y + 36 * unit, width)
        self._show(seat.backs)
        if seat.backs:
            self._paint_count(seat.size, seat.backs[-1].box)

    def _paint_own(self, seat: Seat) -> None:
        """Paint the viewer's own plate in one line."""
        unit, box = self._unit, seat.box
        self._paint_plate(seat)
        x, y = box.middle
        badges = " · ".join(seat.badges)
        badge = self._badge_width(badges) + 10 * unit if badges else 0
        room = box.width - badge - 40 * unit
        half = self._paint_name(seat, x - badge / 2, y, room)
        if badges:
            self._paint_badge(badges, x - badge / 2 + half + 10 * unit, y, badge - 10 * unit)

    def _paint_name(self, seat: Seat, x: float, y: float, room: float) -> float:
        """Write a name around `x`, with a sign before it when it is its turn; return half its width."""
        mark = 14 * self._unit if seat.acting else 0
        name = fitted(seat.name, self._large, (room - mark) * SQUEEZE, bold=True)
        half = min(room - mark, text_width(name, self._large, bold=True)) / 2
        middle = x + mark / 2
        self._pen.write(name, middle, y, self._large, LIGHT, "center", bold=True, room=room - mark)
        if seat.acting:
            self._pen.arrow(middle - half - mark, y, mark * 0.7, LIT)
        return half + mark / 2

    def _paint_plate(self, seat: Seat) -> None:
        """Paint the ground of a player's place; whose turn it is has a bright frame and sign."""
        pen, unit, box = self._pen, self._unit, seat.box
        pen.plate(
            box,
            9 * unit,
            PLATE if seat.acting else "rgba(15, 58, 43, 0.55)",
            LIT if seat.acting else "rgba(255, 255, 255, 0.1)",
            3 * unit if seat.acting else 1,
        )

    def _badge_width(self, words: str) -> float:
        return text_width(words, self._small, bold=True) + 14 * self._unit

    def _paint_badge(self, words: str, x: float, y: float, width: float) -> None:
        height, room = self._small * 1.5, width - 8 * self._unit
        self._pen.pill(Box(x, y - height / 2, width, height), LIGHT)
        shown = fitted(words, self._small, room * SQUEEZE, bold=True)
        self._pen.write(shown, x + width / 2, y, self._small, PLATE, "center", bold=True, room=room)

    def _paint_count(self, count: int, card: Box) -> None:
        """Write a number of cards on the corner of the last of them."""
        pen, radius = self._pen, self._small * 0.85
        x, y = card.x + card.width, card.y + card.height - radius * 0.6
        pen.disc(x, y, radius, PLATE)
        pen.write(str(count), x, y, self._small, LIGHT, "center", bold=True)

    def _paint_stock(self) -> None:
        """Paint the stock, how many cards it has, and which suit is trumps."""
        pen, unit, stock = self._pen, self._unit, self._scene.stock
        if not stock.count:
            self._paint_slot(Box(stock.box.x, stock.box.y + 4 * unit, *self._side_card()))
        self._show(stock.cards)
        x, y = stock.words.x, stock.words.y
        pen.write(f"{stock.title} {stock.count}", x, y + 10 * unit, self._small, LIGHT)
        pen.write(stock.trump_title, x, y + 38 * unit, self._small, LIGHT)
        x += text_width(stock.trump_title, self._small) + 17 * unit
        pen.disc(x, y + 38 * unit, 13 * unit, LIGHT)
        size, sign = 17 * unit, self._sprites.signs[stock.trump]
        pen.sign(sign, x - size / 2, y + 38 * unit - size / 2, size, INK[stock.trump])

    def _paint_heap(self) -> None:
        """Paint the heap, what it is called and how many cards it has."""
        placed, unit = self._scene.heap, self._unit
        if placed is None:
            return
        width, height = self._side_card()
        if not placed.cards:
            left = placed.box.x + placed.box.width - width
            self._paint_slot(Box(left, placed.box.y + 4 * unit, width, height))
        self._show(placed.cards)
        words, x = placed.words, placed.words.x + placed.words.width
        caption = f"{placed.heap.title} {placed.heap.count}"
        self._pen.write(caption, x, words.y + 10 * unit, self._small, LIGHT, "right")

    def _side_card(self) -> tuple[float, float]:
        width = self._scene.card * SIDE_CARD
        return width, width * CARD_SHAPE

    def _paint_slot(self, box: Box) -> None:
        """Show that no card lies where cards may lie."""
        self._pen.plate(box, box.width * 0.08, edge="rgba(255, 255, 255, 0.25)", thick=1.5)

    def _paint_lines(self) -> None:
        """Write the facts that have no place of their own, above the viewer's plate."""
        scene, unit = self._scene, self._unit
        y = (scene.own.box.y if scene.own else scene.height) - (11 + LINE / 2) * unit
        for line in reversed(scene.lines):
            room = scene.width - 24 * unit
            shown = fitted(line, self._small, room * SQUEEZE)
            self._pen.write(shown, scene.width / 2, y, self._small, LIGHT, "center", room=room)
            y -= LINE * unit
