"""Paints a scene with ipycanvas, on one canvas that is clear where the table's cloth shows.

A picture is one message. The kernel remembers nothing that only a page knows: when a page is
loaded, `repaint` draws everything again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ipycanvas import Canvas
from ipywidgets import Layout

from cardlab.render.drawing import CardDrawn, Fan, Mark, Plate, Sign, Wedge, Words, drawing
from cardlab.render.look import Look
from cardlab.scene import Scene
from cardlab.widgets.pen import Pen, one_message, pixels
from cardlab.widgets.sprites import Sprites


class Painter:
    """Paints the scenes of one table on its own canvas."""

    def __init__(self, scene: Scene, look: Look = Look()) -> None:  # noqa: B008 - a constant
        """Make a canvas for `scene`; it stays empty until a page shows it (`repaint`)."""
        layout = Layout()
        self.canvas = Canvas(layout=layout)
        self._pen = Pen(self.canvas)
        self._look = look
        self._sprites = Sprites(look, layout)
        self._scene = scene
        self._on_a_page = False

    def wear(self, look: Look) -> None:
        """Paint in another look from the next picture on."""
        if look != self._look:
            self._look = look
            self._sprites.wear(look)

    def paint(self, scene: Scene) -> None:
        """Paint `scene`. Nothing is sent before a page shows the canvas, for it would be lost."""
        self._scene = scene
        if not self._on_a_page:
            return
        try:
            with one_message():
                self._paint(scene)
        except BaseException:
            self._sprites.forget()
            raise

    def repaint(self) -> None:
        """Paint everything again, for a page that was just loaded and shows nothing yet."""
        self._on_a_page = True
        self._sprites.forget()
        self.paint(self._scene)

    def close(self) -> None:
        """Take the canvas and all that belongs to it away."""
        self._sprites.close()
        self.canvas.close()

    def _paint(self, scene: Scene) -> None:
        self._sprites.fit(scene.card, scene.back, scene.step)
        self._sprites.prepare()
        size = pixels(scene.width), pixels(scene.height)
        if size != (self.canvas.width, self.canvas.height):
            with self.canvas.hold_sync():
                self.canvas.width, self.canvas.height = size
        self._pen.clear()
        for _, marks in groupby(drawing(scene, self._look), key=_kind):
            self._draw(tuple(marks))

    def _draw(self, marks: Sequence[Mark]) -> None:
        """Draw marks of one kind; plates that are alike take fewer words together."""
        if isinstance(marks[0], Plate):
            self._pen.plates([mark for mark in marks if isinstance(mark, Plate)])
            return
        for mark in marks:
            self._draw_one(mark)

    def _draw_one(self, mark: Mark) -> None:
        pen = self._pen
        if isinstance(mark, Words):
            pen.write(mark)
        elif isinstance(mark, CardDrawn):
            self._sprites.card(pen, mark.card, mark.box, across=mark.across)
        elif isinstance(mark, Fan):
            self._sprites.fan(pen, mark.boxes)
        elif isinstance(mark, Sign):
            self._sprites.sign(pen, mark.suit, mark.box)
        elif isinstance(mark, Wedge):
            pen.wedge(mark)


def _kind(mark: Mark) -> tuple[object, ...]:
    """Return what marks have in common that are drawn together."""
    if isinstance(mark, Plate):
        return Plate, mark.fill, mark.edge, mark.thick, mark.radius
    return (type(mark),)
