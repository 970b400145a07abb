"""What one viewer may see, and where it lies: all that a picture of the table reads.

A scene is made from a view, so it holds nothing that its viewer may not know. Positions and
sizes are pixels, x to the right and y down, in a picture `width` wide and `height` high. The
hand is not part of the picture: it is shown below it, as buttons.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardlab.cards import Card, Suit
from cardlab.games.game import View
from cardlab.games.vocabulary import Heap, Layout, Pair
from cardlab.language import Sentence, say

WIDE = 720
"""The width in pixels at which a wide table has its natural size."""
NARROW = 380
"""The width in pixels at which a narrow table, as on a phone, has its natural size."""
TURNING_POINT = 560
"""From this width on a table is laid out wide."""
WIDTHS = (300, 960)
"""The narrowest and the widest table."""
CARD_SHAPE = 1.4
"""How much higher than wide a card is."""
SIDE_CARD = 0.8
"""How large a card of the stock or the heap is beside one in the bout."""
COVER_SHIFT = (0.28, 0.3)
"""How far a cover lies to the right of and below the card it covers, in card sizes."""

LINE = 17
"""How high a line of text is, in pixels of a table of natural size."""
MOST_BACKS = 10
"""How many cards face down are drawn for a seat at most; their number is written beside."""


class Box(NamedTuple):
    """A rectangle in the picture, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the rectangle."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card in the picture, face up, or face down where `card` is None."""

    card: Card | None
    box: Box
    across: bool = False
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """A player in the picture."""

    number: int
    name: str
    size: int
    badges: tuple[Sentence, ...]
    acting: bool
    out: bool
    box: Box
    backs: tuple[PlacedCard, ...] = ()


@dataclass(frozen=True, slots=True)
class PlacedPair:
    """An attack card in the picture and the card that covers it, if one does."""

    attack: PlacedCard
    cover: PlacedCard | None
    over: Box
    """Where a cover lies, or would lie."""


@dataclass(frozen=True, slots=True)
class Stock:
    """The stock: how many cards, the trump suit, the turned card while it lies there."""

    title: Sentence
    count: int
    trump_title: Sentence
    trump: Suit
    turned: Card | None
    box: Box
    words: Box
    cards: tuple[PlacedCard, ...]


@dataclass(frozen=True, slots=True)
class PlacedHeap:
    """The heap beside the stock."""

    heap: Heap
    box: Box
    words: Box
    cards: tuple[PlacedCard, ...]


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the viewer's hand, whether it can be played now, and what it is marked as.

    It is `pointed` at where a lesson or a hint is about it.
    """

    card: Card
    playable: bool
    mark: str = ""
    pointed: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """One viewer's table: what is seen, and where."""

    width: float
    height: float
    unit: float
    card: float
    """How wide a card in the bout is that has all the room it wants."""
    back: float
    """How wide a card in another player's hand is."""
    viewer: int | None
    seats: tuple[Seat, ...]
    pairs: tuple[PlacedPair, ...]
    stock: Stock
    heap: PlacedHeap | None
    hand: tuple[HandCard, ...]
    lines: tuple[Sentence, ...]
    status: Sentence
    over: bool

    @property
    def others(self) -> tuple[Seat, ...]:
        """The seats across the table, from the viewer's left on."""
        return tuple(seat for seat in self.seats if seat.number != self.viewer)

    @property
    def own(self) -> Seat | None:
        """The viewer's own seat; an onlooker has none."""
        return next((seat for seat in self.seats if seat.number == self.viewer), None)

    @property
    def cards(self) -> tuple[PlacedCard, ...]:
        """Every card of the picture, in the order in which they are painted."""
        bout = (card for pair in self.pairs for card in (pair.attack, pair.cover) if card)
        heap = self.heap.cards if self.heap else ()
        backs = (card for seat in self.seats for card in seat.backs)
        return (*backs, *self.stock.cards, *heap, *bout)


def scene(
    view: View,
    names: Sequence[str],
    width: float = WIDE,
    *,
    marks: Collection[Card] = (),
    lines: Sequence[Sentence] = (),
) -> Scene:
    """Lay out what `view` shows for a picture `width` pixels wide.

    `names` has one for each seat; `marks` are cards that a lesson or a hint points at, and
    `lines` are facts about more than this game, beside those of the game itself.
    """
    floor = _Floor.of(width)
    layout = view.layout()
    marked = layout.marks | frozenset(marks)
    playable = {card for move in view.legal_moves() for card in move.from_hand}
    return Scene(
        width=floor.width,
        height=floor.height,
        unit=floor.unit,
        card=floor.card,
        back=floor.back,
        viewer=view.seat,
        seats=_seats(view, names, layout, floor),
        pairs=_pairs(layout.pairs, floor.bout_above(len(layout.lines)), floor.card, marked),
        stock=_stock(view, floor),
        heap=_heap(layout.heap, floor),
        hand=tuple(
            HandCard(
                card,
                card in playable,
                layout.marked_as if card in layout.marks else "",
                pointed=card in marks,
            )
            for card in view.hand
        ),
        lines=(*layout.lines, *lines),
        status=view.status(names),
        over=view.to_act is None,
    )


@dataclass(frozen=True, slots=True)
class _Floor:
    """The plan of a table of one width: what lies where."""

    width: float
    height: float
    unit: float
    card: float
    back: float
    top: Box
    widest_seat: float
    stock: Box
    stock_words: Box
    heap: Box
    heap_words: Box
    bout: Box
    own: Box

    @classmethod
    def of(cls, width: float) -> _Floor:
        width = max(WIDTHS[0], min(WIDTHS[1], width))
        return cls._wide(width) if width >= TURNING_POINT else cls._narrow(width)

    def bout_above(self, lines: int) -> Box:
        """Return the room of the bout when so many lines of text stand below it."""
        return self.bout._replace(height=self.bout.height - lines * LINE * self.unit)

    @classmethod
    def _wide(cls, width: float) -> _Floor:
        unit = width / WIDE
        return cls(
            width=width,
            height=352 * unit,
            unit=unit,
            card=82 * unit,
            back=30 * unit,
            top=Box(10 * unit, 10 * unit, width - 20 * unit, 98 * unit),
            widest_seat=228 * unit,
            stock=Box(20 * unit, 124 * unit, 130 * unit, 160 * unit),
            stock_words=Box(20 * unit, 230 * unit, 130 * unit, 54 * unit),
            heap=Box(width - 130 * unit, 124 * unit, 110 * unit, 160 * unit),
            heap_words=Box(width - 130 * unit, 230 * unit, 110 * unit, 54 * unit),
            bout=Box(158 * unit, 118 * unit, width - 296 * unit, 176 * unit),
            own=Box(10 * unit, 306 * unit, width - 20 * unit, 36 * unit),
        )

    @classmethod
    def _narrow(cls, width: float) -> _Floor:
        unit = width / NARROW
        return cls(
            width=width,
            height=452 * unit,
            unit=unit,
            card=76 * unit,
            back=28 * unit,
            top=Box(8 * unit, 8 * unit, width - 16 * unit, 96 * unit),
            widest_seat=184 * unit,
            stock=Box(14 * unit, 114 * unit, 206 * unit, 92 * unit),
            stock_words=Box(146 * unit, 132 * unit, 76 * unit, 54 * unit),
            heap=Box(width - 154 * unit, 114 * unit, 140 * unit, 92 * unit),
            heap_words=Box(width - 154 * unit, 132 * unit, 66 * unit, 54 * unit),
            bout=Box(10 * unit, 214 * unit, width - 20 * unit, 184 * unit),
            own=Box(8 * unit, 408 * unit, width - 16 * unit, 36 * unit),
        )


def _seats(view: View, names: Sequence[str], layout: Layout, floor: _Floor) -> tuple[Seat, ...]:
    start = 0 if view.seat is None else view.seat + 1
    others = [(start + step) % view.players for step in range(view.players)]
    if view.seat is not None:
        others.remove(view.seat)
    room = floor.top.width / len(others)
    gap = 6 * floor.unit
    width = min(room - gap, floor.widest_seat)
    boxes = {
        seat: Box(
            floor.top.x + (place + 0.5) * room - width / 2, floor.top.y, width, floor.top.height
        )
        for place, seat in enumerate(others)
    }
    if view.seat is not None:
        boxes[view.seat] = floor.own
    return tuple(
        Seat(
            number=seat,
            name=names[seat],
            size=view.sizes[seat],
            badges=layout.badges[seat],
            acting=view.to_act == seat,
            out=seat in view.out,
            box=boxes[seat],
            backs=() if seat == view.seat else _backs(view.sizes[seat], boxes[seat], floor),
        )
        for seat in range(view.players)
    )


def _backs(size: int, box: Box, floor: _Floor) -> tuple[PlacedCard, ...]:
    """Lay a seat's cards face down in a row, closer together the more there are."""
    width, shown = floor.back, min(size, MOST_BACKS)
    height = width * CARD_SHAPE
    room = box.width - 28 * floor.unit
    step = 0.0 if shown < 2 else min(width * 0.55, (room - width) / (shown - 1))
    left = box.middle[0] - (width + step * max(0, shown - 1)) / 2
    top = box.y + box.height - height - 8 * floor.unit
    return tuple(
        PlacedCard(None, Box(left + step * place, top, width, height)) for place in range(shown)
    )


def _pairs(
    pairs: Sequence[Pair], area: Box, widest: float, marked: Collection[Card]
) -> tuple[PlacedPair, ...]:
    """Lay the bout in as many rows as let its cards be largest."""
    if not pairs:
        return ()
    across, down = 1 + COVER_SHIFT[0], (1 + COVER_SHIFT[1]) * CARD_SHAPE
    sizes = []
    for rows in (1, 2, 3):
        in_row = -(-len(pairs) // rows)
        size = min(widest, area.width / (in_row * (across + 0.12)), area.height / (rows * down))
        sizes.append((size, -rows, in_row))
    width, rows, in_row = max(sizes)
    step, line = width * (across + 0.12), width * down
    left = area.middle[0] - (min(len(pairs), in_row) * step - 0.12 * width) / 2
    top = area.middle[1] - (-rows * line) / 2
    placed = []
    for place, pair in enumerate(pairs):
        row, column = divmod(place, in_row)
        box = Box(left + column * step, top + row * line, width, width * CARD_SHAPE)
        over = Box(
            box.x + COVER_SHIFT[0] * width, box.y + COVER_SHIFT[1] * box.height, width, box.height
        )
        attack = PlacedCard(pair.attack, box, marked=pair.attack in marked)
        cover = None
        if pair.cover is not None:
            cover = PlacedCard(pair.cover, over, marked=pair.cover in marked)
        placed.append(PlacedPair(attack, cover, over))
    return tuple(placed)


def _stock(view: View, floor: _Floor) -> Stock:
    """Lay the stock, with the turned card across under it while there is one."""
    width, box = floor.card * SIDE_CARD, floor.stock
    height = width * CARD_SHAPE
    turned = view.setup.turned if view.stock else None
    top = box.y + 4 * floor.unit
    cards = []
    if turned is not None:
        across = Box(box.x + width * 0.6, top + (height - width) / 2, height, width)
        cards.append(PlacedCard(turned, across, across=True))
    hidden = view.stock - (turned is not None)
    for layer in range(min(3, -(-hidden // 6))):
        shift = 2 * layer * floor.unit
        cards.append(PlacedCard(None, Box(box.x + shift, top - shift, width, height)))
    return Stock(
        title=say("Stock"),
        count=view.stock,
        trump_title=say("Trumps"),
        trump=view.trump,
        turned=turned,
        box=box,
        words=floor.stock_words,
        cards=tuple(cards),
    )


def _heap(heap: Heap | None, floor: _Floor) -> PlacedHeap | None:
    """Lay the heap: its open top cards, or backs a little askew."""
    if heap is None:
        return None
    width, box = floor.card * SIDE_CARD, floor.heap
    height = width * CARD_SHAPE
    left, top = box.x + box.width - width, box.y + 4 * floor.unit
    backs = 0 if heap.face_up else min(3, -(-heap.count // 8))
    faces: list[Card | None] = list(heap.top) or [None] * backs
    askew = floor.unit
    cards = tuple(
        PlacedCard(face, Box(left - 3 * layer * askew, top - 2 * layer * askew, width, height))
        for layer, face in enumerate(faces)
    )
    return PlacedHeap(heap, box, floor.heap_words, cards)
