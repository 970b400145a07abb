"""Paints a scene with ipycanvas, on one canvas that is clear where the table's cloth shows.

What mostly stays the same is kept on a hidden canvas, and a picture is one message: only where
something is another is it wiped and drawn again. When a page is loaded, `repaint` draws it all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from ipycanvas import Canvas
from ipywidgets import Layout

from cardlab.render.drawing import (
    CardDrawn,
    Fan,
    Mark,
    Plate,
    Sign,
    Wedge,
    Words,
    foreground,
    ground,
)
from cardlab.render.extent import changed, extent, touch
from cardlab.render.look import Look
from cardlab.scene import Box, Scene
from cardlab.widgets.pen import Pen, hidden_canvas, one_message, pixels, short_name
from cardlab.widgets.sprites import Sprites


class Painter:
    """Paints the scenes of one table on its own canvas."""

    def __init__(
        self,
        scene: Scene,
        tell: Callable[[bytes], None],
        look: Look = Look(),  # noqa: B008 - a constant
    ) -> None:
        """Make a canvas for `scene`; it stays empty until a page shows it (`repaint`).

        `tell` brings each picture to the page: commands of ipycanvas, as JSON.
        """
        layout = Layout()
        self.canvas = Canvas(layout=layout, model_id=short_name())
        self._tell = tell
        self._pen = Pen(self.canvas)
        self._look = look
        self._sprites = Sprites(look, layout)
        self._kept = Pen(hidden_canvas(layout))
        self._drawn: tuple[Sequence[Mark], Sequence[Mark]] | None = None
        """The ground and the foreground that the page shows, if that is known."""
        self._scene = scene
        self._on_a_page = False

    def wear(self, look: Look) -> None:
        """Paint in another look from the next picture on."""
        if look != self._look:
            self._look = look
            self._sprites.wear(look)
            self._drawn = None

    def paint(self, scene: Scene) -> None:
        """Paint `scene`. Nothing is sent before a page shows the canvas, for it would be lost."""
        self._scene = scene
        if not self._on_a_page:
            return
        try:
            with one_message(self._tell):
                self._paint(scene)
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
        self._kept.canvas.close()
        self.canvas.close()

    def _forget(self) -> None:
        """Take nothing for painted any more."""
        self._sprites.forget()
        self._drawn = None

    def _paint(self, scene: Scene) -> None:
        self._sprites.fit(scene.card, scene.back, scene.step)
        self._sprites.prepare()
        size = pixels(scene.width), pixels(scene.height)
        if size != (self.canvas.width, self.canvas.height):
            for canvas in (self.canvas, self._kept.canvas):
                with canvas.hold_sync():
                    canvas.width, canvas.height = size
            self._drawn = None
        before, below, above = self._drawn, ground(scene, self._look), foreground(scene, self._look)
        self._drawn = below, above
        if before is None:
            self._draw_all(self._kept, below)
            self._draw_all(self._pen, above, self._kept.canvas)
            return
        parts = changed(before[0], below)
        self._draw_again(self._kept, below, parts)
        self._draw_again(self._pen, above, changed(before[1], above, parts), self._kept.canvas)

    def _draw_again(
        self, pen: Pen, marks: Sequence[Mark], parts: Sequence[Box], on: Canvas | None = None
    ) -> None:
        """Draw what there is of marks in some parts of a canvas, and leave the rest as it is."""
        if parts:
            here = [mark for mark in marks if any(touch(extent(mark), part) for part in parts)]
            with pen.within(parts):
                self._draw_all(pen, here, on)

    def _draw_all(self, pen: Pen, marks: Iterable[Mark], on: Canvas | None = None) -> None:
        """Draw marks on a canvas that is cleared, or that becomes a copy of another, before."""
        pen.clear()
        if on is not None:
            pen.canvas.draw_image(on, 0, 0)
        for _, alike in groupby(marks, key=_kind):
            self._draw(pen, tuple(alike))

    def _draw(self, pen: Pen, marks: Sequence[Mark]) -> None:
        """Draw marks of one kind; what is alike takes fewer words together."""
        if isinstance(marks[0], Plate):
            pen.plates([mark for mark in marks if isinstance(mark, Plate)])
            return
        if isinstance(marks[0], Wedge):
            pen.wedges([mark for mark in marks if isinstance(mark, Wedge)])
            return
        for mark in marks:
            self._draw_one(pen, mark)

    def _draw_one(self, pen: Pen, mark: Mark) -> None:
        if isinstance(mark, Words):
            pen.write(mark)
        elif isinstance(mark, CardDrawn):
            self._sprites.card(pen, mark.card, mark.box, across=mark.across)
        elif isinstance(mark, Fan):
            self._sprites.fan(pen, mark.boxes)
        elif isinstance(mark, Sign):
            self._sprites.sign(pen, mark.suit, mark.box)


def _kind(mark: Mark) -> tuple[object, ...]:
    """Return what marks have in common that are drawn together."""
    if isinstance(mark, Plate):
        return Plate, mark.fill, mark.edge, mark.thick, mark.radius
    if isinstance(mark, Wedge):
        return Wedge, mark.fill, mark.edge
    return (type(mark),)
