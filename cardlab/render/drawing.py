"""What is drawn of a scene, stated once for all that draws: plates, words, cards and signs.

The table's cloth is no part of it: a page may change that while the picture stays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from cardlab.cards import Card, Suit
from cardlab.language import say
from cardlab.render.look import Look
from cardlab.scene import Box, PlacedCard, Scene, Seat
from cardlab.scene.fit import fitted, text_width

Anchor = Literal["left", "center", "right"]

SQUEEZE = 1.3
"""How much wider than its room a text may be before it is shortened; it is squeezed in."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A rectangle with round corners, filled, with a line along its edge, or both."""

    box: Box
    radius: float
    fill: str | None = None
    edge: str | None = None
    thick: float = 1.0


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text whose middle is at height `y`, squeezed where `room` is too narrow."""

    text: str
    x: float
    y: float
    size: float
    ink: str
    anchor: Anchor = "left"
    bold: bool = False
    room: float | None = None


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card, or a back where `card` is None; `across` lies on its side."""

    card: Card | None
    box: Box
    across: bool = False


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards face down in a row, each over the one before; all fans of a scene are alike."""

    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """A suit's sign in the colour of its cards."""

    suit: Suit
    box: Box


@dataclass(frozen=True, slots=True)
class Wedge:
    """A filled triangle, given by its corners."""

    corners: tuple[tuple[float, float], ...]
    fill: str
    edge: str | None = None


Mark: TypeAlias = Plate | Words | CardDrawn | Fan | Sign | Wedge


def drawing(scene: Scene, look: Look) -> tuple[Mark, ...]:
    """Return all that is drawn, from the lowest to the topmost.

    >>> import cardlab
    >>> from cardlab.scene import scene
    >>> view = cardlab.get("black_crow").deal(players=2, seed=7).view(0)
    >>> marks = drawing(scene(view, ("You", "Ann")), Look())
    >>> [mark.text for mark in marks if isinstance(mark, Words)][:3]
    ['Trumps', 'You', 'Ann']
    """
    acting = [seat.box for seat in scene.seats if seat.acting]
    below = (mark for mark in ground(scene, look) if not any(_lies_in(mark, box) for box in acting))
    return (*below, *foreground(scene, look))


def ground(scene: Scene, look: Look) -> tuple[Mark, ...]:
    """Return what mostly stays as it is while a game is played, and lies below all else.

    Where somebody is to play, the foreground covers it.
    """
    return tuple(_Drawing(scene, look).ground())


def foreground(scene: Scene, look: Look) -> tuple[Mark, ...]:
    """Return what changes from play to play, and lies above the ground."""
    return tuple(_Drawing(scene, look).foreground())


def laid(scene: Scene, look: Look, cards: Iterable[PlacedCard]) -> tuple[Mark, ...]:
    """Return how cards beside the picture are drawn, marked as they are on the table."""
    return tuple(_Drawing(scene, look).cards(cards))


def _lies_in(mark: Mark, box: Box) -> bool:
    """Tell whether a plate or words of the ground are within a box."""
    if isinstance(mark, Words):
        return box.x <= mark.x <= box.right and box.y <= mark.y <= box.bottom
    return isinstance(mark, Plate) and mark.box == box


class _Drawing:
    """Draws one scene; what looks alike comes together, so that less has to be said."""

    def __init__(self, scene: Scene, look: Look) -> None:
        self._scene = scene
        self._colours = look.colours
        self._unit = scene.unit
        self._thick = look.colours.thick

    def ground(self) -> Iterator[Mark]:
        colours = self._colours
        for seat in self._scene.seats:
            yield Plate(seat.box, 10 * self._unit, colours.plate, colours.plate_edge, self._thick)
        for seat in self._scene.others:
            yield from self._name(seat)
        yield from self._trumps()

    def foreground(self) -> Iterator[Mark]:
        scene = self._scene
        for seat in scene.seats:
            if seat.acting:
                yield from self._turn(seat)
            elif seat.number == scene.viewer:
                yield from self._name(seat)
        for part in (self._badge, self._backs, self._count):
            for seat in scene.seats:
                yield from part(seat)
        yield from self._stock()
        yield from self._heap()
        yield from self.cards(
            card for pair in scene.pairs for card in (pair.attack, pair.cover) if card
        )
        for line in scene.written:
            yield self._note(line.text, line.box.middle[0], line.box.middle[1], "center")

    def _turn(self, seat: Seat) -> Iterator[Mark]:
        """Draw the place of whoever is to play, with a bright frame and a sign before the name."""
        colours, unit = self._colours, self._unit
        yield Plate(seat.box, 10 * unit, colours.acting, colours.lit, 2.5 * unit)
        yield from self._name(seat, arrow=15 * unit)

    def _name(self, seat: Seat, arrow: float = 0.0) -> Iterator[Mark]:
        """Write a name, with a sign before it that is so wide."""
        scene, colours = self._scene, self._colours
        x, y, room = self._name_place(seat)
        room -= arrow
        name = fitted(seat.name, scene.large, room * SQUEEZE, bold=True)
        half = min(room, text_width(name, scene.large, bold=True)) / 2
        ink = colours.faded if seat.out else colours.words
        yield Words(name, x + arrow / 2, y, scene.large, ink, "center", bold=True, room=room)
        if arrow:
            left, size = x - half - arrow / 2, arrow * 0.62
            corners = ((left, y - size * 0.62), (left + size, y), (left, y + size * 0.62))
            yield Wedge(corners, colours.lit)

    def _name_place(self, seat: Seat) -> tuple[float, float, float]:
        """Return the middle of a name and the room for it: the viewer's has its badge beside it."""
        box, unit = seat.box, self._unit
        if seat.number != self._scene.viewer:
            return box.middle[0], box.y + 16 * unit, box.width - 14 * unit
        badge = self._badge_width(seat) + 10 * unit if seat.badges else 0
        return box.middle[0] - badge / 2, box.middle[1], box.width - badge - self._beside(seat)

    def _beside(self, seat: Seat) -> float:
        """Return how much of the viewer's place is not for words: what he keeps lies there."""
        kept = seat.box.right - seat.kept[0].box.x if seat.kept else 0
        return 2 * kept + 40 * self._unit

    def _badge(self, seat: Seat) -> Iterator[Mark]:
        """Write what a player does on bright pills, two where one is not wide enough."""
        if not seat.badges:
            return
        scene, unit, small = self._scene, self._unit, self._scene.small
        x, y, room = seat.box.middle[0], seat.box.y + 37 * unit, seat.box.width - 19 * unit
        if seat.number == scene.viewer:
            middle, y, for_name = self._name_place(seat)
            name = min(for_name, text_width(seat.name, scene.large, bold=True))
            room = self._badge_width(seat)
            x = middle + (name + room) / 2 + (17 if seat.acting else 10) * unit
            room -= 16 * unit
        for text in self._badge_rows(seat, room):
            width = min(room, text_width(text, small, bold=True))
            pill = Box(x - width / 2, y, width, 0).grown(small * 0.74)
            yield Plate(pill, small * 0.74, self._colours.badge)
            ink = self._colours.badge_words
            yield Words(text, x, y, small, ink, "center", bold=True, room=room)
            y += small * 1.75

    def _badge_rows(self, seat: Seat, room: float) -> Iterator[str]:
        """Yield a seat's badges in one row, or in two where that is too long and there is room."""
        small = self._scene.small

        def width(row: str) -> float:
            return text_width(row, small, bold=True)

        rows = [" · ".join(seat.badges)]
        if seat.box.height > 108 * self._unit and width(rows[0]) > room:
            cuts = [
                [" · ".join(seat.badges[:cut]), " · ".join(seat.badges[cut:])]
                for cut in range(1, len(seat.badges))
            ]
            rows = min(cuts, key=lambda cut: max(map(width, cut)), default=rows)
        for row in rows:
            yield fitted(row, small, room * SQUEEZE, bold=True)

    def _badge_width(self, seat: Seat) -> float:
        """Return how wide the viewer's badges are."""
        words = text_width(" · ".join(seat.badges), self._scene.small, bold=True)
        room = seat.box.width - self._beside(seat) - 60 * self._unit
        return min(room, words + 18 * self._unit)

    def _backs(self, seat: Seat) -> Iterator[Mark]:
        if seat.backs:
            yield Fan(tuple(placed.box for placed in seat.backs))
        yield from self.cards(seat.kept)

    def _count(self, seat: Seat) -> Iterator[Mark]:
        """Write the number of cards on the corner of the last of them."""
        if not seat.backs:
            return
        colours, small = self._colours, self._scene.small
        card, radius = seat.backs[-1].box, small * 0.85
        x, y = card.right, card.bottom - radius * 0.7
        disc = Box(x - radius, y - radius, 2 * radius, 2 * radius)
        yield Plate(disc, radius, colours.badge)
        yield Words(str(seat.size), x, y, small, colours.badge_words, "center", bold=True)

    def _stock(self) -> Iterator[Mark]:
        """Draw the stock, and how many cards it has."""
        stock = self._scene.stock
        if not stock.count:
            yield self._slot(stock.slot)
        yield from self.cards(stock.cards)
        caption = say("{title} {count}", title=stock.title, count=stock.count)
        yield self._note(caption, stock.words.x, stock.words.y + 10 * self._unit)

    def _trumps(self) -> Iterator[Mark]:
        """Say which suit is trumps."""
        unit, stock = self._unit, self._scene.stock
        x, y = stock.words.x, stock.words.y
        yield self._note(stock.trump_title, x, y + 40 * unit)
        x += text_width(stock.trump_title, self._scene.small) + 8 * unit
        disc = Box(x, y + 26 * unit, 28 * unit, 28 * unit)
        yield Plate(disc, 14 * unit, self._colours.badge)
        yield Sign(stock.trump, disc.grown(-5.5 * unit))

    def _heap(self) -> Iterator[Mark]:
        """Draw the heap, what it is called and how many cards it has."""
        placed = self._scene.heap
        if placed is None:
            return
        if not placed.cards:
            yield self._slot(placed.slot)
        yield from self.cards(placed.cards)
        words = placed.words
        caption = say("{title} {count}", title=placed.heap.title, count=placed.heap.count)
        y = words.y + 10 * self._unit
        yield self._note(caption, words.right, y, "right", words.width + 4 * self._unit)

    def cards(self, cards: Iterable[PlacedCard]) -> Iterator[Mark]:
        """Draw cards, and then what marks some of them: a cover leaves that in sight."""
        laid = tuple(cards)
        for placed in laid:
            yield CardDrawn(placed.card, placed.box, placed.across)
        for placed in laid:
            if placed.marked:
                yield self._corner(placed.box)
        for placed in laid:
            if placed.pointed:
                yield from self._frame(placed.box)

    def _corner(self, box: Box) -> Mark:
        """Draw a gold corner on a card that the game tells apart."""
        left, bottom, size = (
            box.x + box.width * 0.05,
            box.bottom - box.width * 0.05,
            box.width * 0.26,
        )
        corners = ((left, bottom - size), (left + size, bottom), (left, bottom))
        return Wedge(corners, self._colours.gold, self._colours.line)

    def _frame(self, box: Box) -> Iterator[Mark]:
        """Draw a frame around a card that a hint points at."""
        unit = self._unit
        around = box.grown(3 * unit)
        yield Plate(around, box.width * 0.12, edge=self._colours.line, thick=5.5 * unit)
        yield Plate(around, box.width * 0.12, edge=self._colours.pointed, thick=3.5 * unit)

    def _slot(self, box: Box) -> Mark:
        """Show that no card lies where cards may lie."""
        return Plate(box, box.width * 0.09, edge=self._colours.slot, thick=1.5)

    def _note(
        self, text: str, x: float, y: float, anchor: Anchor = "left", room: float | None = None
    ) -> Mark:
        if room is not None:
            text = fitted(text, self._scene.small, room * SQUEEZE)
        return Words(text, x, y, self._scene.small, self._colours.words, anchor, room=room)
