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
from cardlab.render.pips import FADED, FELT, INK, LIGHT, LIT, PLATE, SHADE
from cardlab.scene import CARD_SHAPE, LINE, SIDE_CARD, Box, PlacedCard, Scene, Seat
from cardlab.widgets.flights import Flight
from cardlab.widgets.pen import Pen, one_message, pixels
from cardlab.widgets.sprites import Sprites

FRAMES = 6
"""How many pictures a flight has."""
SQUEEZE = 1.3
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
        self._layers = tuple(self.canvas[layer] for layer in range(3))
        self._felt, self._table, self._air = map(Pen, self._layers)
        self._light: Widget | None = None
        self._scene = scene
        self._size = (0, 0)
        self._bare = True
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
        for widget in (*self._layers, self.canvas, self._light):
            if widget is not None:
                widget.close()

    def _forget(self) -> None:
        """Take nothing for painted any more."""
        self._sprites.forget()
        self._bare = True

    def _paint(self, scene: Scene, flying: Sequence[Flight]) -> None:
        self._sprites.fit(scene.card, scene.back)
        self._sprites.prepare(placed.card for placed in scene.cards)
        self._sprites.prepare(flight.card for flight in flying)
        if self._size != (pixels(scene.width), pixels(scene.height)):
            self._resize(scene)
        if self._bare:
            self._paint_felt(scene)
        self._fly([flight for flight in flying if flight.target == "bout"])
        _TablePainter(self._table, self._sprites, scene).paint()
        self._fly([flight for flight in flying if flight.target != "bout"])

    def _resize(self, scene: Scene) -> None:
        """Give all layers a new size, which wipes them, and the felt a light that fits."""
        self._bare = True
        self._size = width, height = pixels(scene.width), pixels(scene.height)
        with ExitStack() as held:
            for widget in (self.canvas, *self._layers):
                held.enter_context(widget.hold_sync())
            self.canvas.width, self.canvas.height = self._size
        if self._light is not None:
            self._light.close()
        middle = (width / 2, height * 0.45)
        self._light = self._felt.canvas.create_radial_gradient(
            *middle, height * 0.1, *middle, width * 0.62, [(0, FELT), (1, SHADE)]
        )

    def _paint_felt(self, scene: Scene) -> None:
        self._bare = False
        pen, unit = self._felt, scene.unit
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
        self._small = max(11.5, 12.5 * scene.unit)
        self._large = max(12.5, 14.5 * scene.unit)

    def paint(self) -> None:
        """Paint everything; what looks alike is painted together, so that less is said."""
        scene = self._scene
        self._pen.clear()
        for seat in scene.seats:
            self._paint_plate(seat)
        for paint in (self._paint_name, self._paint_badges, self._paint_backs, self._paint_count):
            for seat in scene.seats:
                paint(seat)
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

    def _paint_name(self, seat: Seat) -> None:
        """Write a name, with a sign before it when it is this player's turn."""
        x, y, room = self._name_place(seat)
        mark = 14 * self._unit if seat.acting else 0
        name = fitted(seat.name, self._large, (room - mark) * SQUEEZE, bold=True)
        half = min(room - mark, text_width(name, self._large, bold=True)) / 2
        ink = FADED if seat.out else LIGHT
        self._pen.write(
            name, x + mark / 2, y, self._large, ink, anchor="center", bold=True, room=room - mark
        )
        if seat.acting:
            self._pen.arrow(x - half - mark / 2, y, mark * 0.7, LIT)

    def _name_place(self, seat: Seat) -> tuple[float, float, float]:
        """Return the middle of a name and the room for it: the viewer's has its badge beside it."""
        box, unit = seat.box, self._unit
        if seat.number != self._scene.viewer:
            return box.middle[0], box.y + 17 * unit, box.width - 16 * unit
        badge = self._badge_width(seat) + 10 * unit if seat.badges else 0
        return box.middle[0] - badge / 2, box.middle[1], box.width - badge - 40 * unit

    def _paint_badges(self, seat: Seat) -> None:
        """Write what a player does on a bright pill."""
        if not seat.badges:
            return
        box, unit = seat.box, self._unit
        width, height = min(box.width - 8 * unit, self._badge_width(seat)), self._small * 1.5
        x, y = box.middle[0], box.y + 36 * unit
        if seat.number == self._scene.viewer:
            middle, y, room = self._name_place(seat)
            name = min(room, text_width(seat.name, self._large, bold=True))
            x = middle + (name + width) / 2 + (17 if seat.acting else 10) * unit
        self._pen.pill(Box(x - width / 2, y - height / 2, width, height), LIGHT)
        room = width - 6 * unit
        words = fitted(" · ".join(seat.badges), self._small, room * SQUEEZE, bold=True)
        self._pen.write(words, x, y, self._small, PLATE, anchor="center", bold=True, room=room)

    def _badge_width(self, seat: Seat) -> float:
        return text_width(" · ".join(seat.badges), self._small, bold=True) + 20 * self._unit

    def _paint_backs(self, seat: Seat) -> None:
        self._show(seat.backs)

    def _paint_count(self, seat: Seat) -> None:
        """Write the number of cards on the corner of the last of them."""
        if not seat.backs:
            return
        card, radius = seat.backs[-1].box, self._small * 0.85
        x, y = card.x + card.width, card.y + card.height - radius * 0.6
        self._pen.disc(x, y, radius, PLATE)
        self._pen.write(str(seat.size), x, y, self._small, LIGHT, anchor="center", bold=True)

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
        self._pen.write(caption, x, words.y + 10 * unit, self._small, LIGHT, anchor="right")

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
            self._pen.write(
                shown, scene.width / 2, y, self._small, LIGHT, anchor="center", room=room
            )
            y -= LINE * unit
