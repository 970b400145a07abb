"""Lays players, bout, stock and heap in the rooms that a plan has for them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cardlab.cards import Card
from cardlab.games.game import View
from cardlab.games.vocabulary import Heap, Layout, Pair
from cardlab.language import Sentence, say
from cardlab.scene.boxes import CARD_SHAPE, Box, PlacedCard, card_box
from cardlab.scene.fit import broken
from cardlab.scene.plan import LINE, Plan
from cardlab.scene.seen import PlacedHeap, PlacedLine, PlacedPair, Seat, Stock

SIDE_CARD = 0.84
"""How large a card of the stock or the heap is beside one in the bout."""
COVER_SHIFT = (0.26, 0.35)
"""How far a cover lies to the right of and below the card it covers, in card sizes.

The index of the card below stays in sight.
"""
PAIR_GAP = 0.14
"""How far apart two pairs lie, in card widths."""
MOST_BACKS = 8
"""How many cards face down are drawn for a seat at most; their number is written beside."""
WIDEST_STEP = 0.55
"""How far apart cards face down lie at most, in their widths."""
WORTH_A_ROW = 1.1
"""How much larger the cards of a bout must become for it to have a row more."""
MOST_ROWS = 4
"""How many rows of pairs there are at most."""
ROWS_OF_A_LINE = 2
"""How many lines of text one sentence may take."""


def seats(view: View, names: Sequence[str], layout: Layout, plan: Plan) -> tuple[Seat, ...]:
    """Lay the players across the table, and the viewer at its near side."""
    boxes = dict(zip(others(view), plan.seats, strict=True))
    apart = step(layout, plan)
    if view.seat is not None:
        boxes[view.seat] = plan.own
    return tuple(
        Seat(
            number=seat,
            name=names[seat],
            size=view.sizes[seat],
            badges=layout.badges[seat],
            acting=view.to_act == seat,
            out=seat in view.out,
            box=boxes[seat],
            backs=()
            if seat == view.seat
            else _backs(view.sizes[seat], apart, _without(boxes[seat], _beside(kept, plan)), plan),
            kept=_kept(kept, boxes[seat], plan, own=seat == view.seat),
        )
        for seat, kept in enumerate(layout.kept or (0,) * view.players)
    )


def others(view: View) -> list[int]:
    """List the seats across the table, from the viewer's left on; an onlooker sees them all."""
    start = 0 if view.seat is None else view.seat + 1
    order = [(start + step) % view.players for step in range(view.players)]
    return [seat for seat in order if seat != view.seat]


def _kept_width(kept: int, back: float) -> float:
    """Return how wide so many cards are that lie before a player, one half over the other."""
    return back * (1 + 0.45 * (kept - 1)) if kept else 0.0


def _beside(kept: int, plan: Plan) -> float:
    """Return how much of a player's place is taken by cards that lie before him."""
    return _kept_width(kept, plan.back * 0.8) + 10 * plan.unit if kept else 0.0


def _without(box: Box, right: float) -> Box:
    return box._replace(width=box.width - right)


def step(layout: Layout, plan: Plan) -> float:
    """Return how far apart cards face down lie, the same for everybody."""
    beside = max(_beside(kept, plan) for kept in layout.kept or (0,))
    room = min(box.width for box in plan.seats) - beside - 26 * plan.unit - plan.back
    return min(plan.back * WIDEST_STEP, room / (MOST_BACKS - 1))


def _backs(size: int, apart: float, box: Box, plan: Plan) -> tuple[PlacedCard, ...]:
    """Lay a seat's cards face down in a row."""
    width, shown = plan.back, min(size, MOST_BACKS)
    left = box.middle[0] - (width + apart * max(0, shown - 1)) / 2
    top = box.bottom - width * CARD_SHAPE - 7 * plan.unit
    return tuple(
        PlacedCard(None, card_box(left + apart * place, top, width)) for place in range(shown)
    )


def _kept(kept: int, box: Box, plan: Plan, *, own: bool) -> tuple[PlacedCard, ...]:
    """Lay the cards that lie face down before a player on the right of his place."""
    width = plan.back * 0.8
    left = box.right - _kept_width(kept, width) - (12 if own else 8) * plan.unit
    height = width * CARD_SHAPE
    top = box.middle[1] - height / 2 if own else box.bottom - height - 7 * plan.unit
    return tuple(
        PlacedCard(None, card_box(left + 0.45 * width * place, top, width)) for place in range(kept)
    )


def pairs(
    laid: Sequence[Pair], plan: Plan, marked: Collection[Card], pointed: Collection[Card]
) -> tuple[PlacedPair, ...]:
    """Lay the bout in as many rows as let its cards be largest; a row more must be worth it."""
    if not laid:
        return ()
    area = plan.bout
    across, down = 1 + COVER_SHIFT[0] + PAIR_GAP, (1 + COVER_SHIFT[1]) * CARD_SHAPE
    sizes = []
    for rows in range(1, MOST_ROWS + 1):
        in_row = -(-len(laid) // rows)
        size = min(plan.card, area.width / (in_row * across), area.height / (rows * down))
        sizes.append((size * WORTH_A_ROW ** (1 - rows), size, in_row))
    _, width, in_row = max(sizes)
    rows = -(-len(laid) // in_row)
    left = area.middle[0] - (min(len(laid), in_row) * across - PAIR_GAP) * width / 2
    top = area.middle[1] - rows * down * width / 2
    placed = []
    for place, pair in enumerate(laid):
        row, column = divmod(place, in_row)
        box = card_box(left + column * across * width, top + row * down * width, width)
        over = box._replace(x=box.x + COVER_SHIFT[0] * width, y=box.y + COVER_SHIFT[1] * box.height)
        attack, cover = (
            None
            if card is None
            else PlacedCard(card, where, marked=card in marked, pointed=card in pointed)
            for card, where in ((pair.attack, box), (pair.cover, over))
        )
        assert attack is not None
        placed.append(PlacedPair(attack, cover, over, pair.words))
    return tuple(placed)


def stock(view: View, plan: Plan, pointed: Collection[Card]) -> Stock:
    """Lay the stock, with the turned card across under it while there is one."""
    width, box = plan.card * SIDE_CARD, plan.stock
    turned = view.setup.turned if view.stock else None
    slot = card_box(box.x, box.y + 5 * plan.unit, width)
    cards = []
    hidden = view.stock - (turned is not None)
    if turned is not None:
        left = box.x + (width * 0.56 if hidden else 0)
        across = Box(left, slot.middle[1] - width / 2, slot.height, width)
        cards.append(PlacedCard(turned, across, across=True, pointed=turned in pointed))
    for layer in range(min(3, -(-hidden // 6))):
        shift = 1.5 * layer * plan.unit
        cards.append(PlacedCard(None, slot._replace(x=slot.x + shift, y=slot.y - shift)))
    return Stock(
        title=say("Stock"),
        count=view.stock,
        trump_title=say("Trumps"),
        trump=view.trump,
        turned=turned,
        box=box,
        words=plan.stock_words,
        slot=slot,
        cards=tuple(cards),
    )


def heap(laid: Heap | None, plan: Plan) -> PlacedHeap | None:
    """Lay the heap: its open top cards, or backs a little askew."""
    if laid is None:
        return None
    width, box = plan.card * SIDE_CARD, plan.heap
    slot = card_box(box.right - width, box.y + 5 * plan.unit, width)
    backs = 0 if laid.face_up else min(3, -(-laid.count // 8))
    faces: list[Card | None] = list(laid.top) or [None] * backs
    askew = plan.unit
    cards = tuple(
        PlacedCard(
            face, slot._replace(x=slot.x - 2.5 * layer * askew, y=slot.y - 1.5 * layer * askew)
        )
        for layer, face in enumerate(faces)
    )
    return PlacedHeap(laid, box, plan.heap_words, slot, cards)


def broken_lines(lines: Sequence[Sentence], width: float, size: float) -> tuple[str, ...]:
    """Break sentences into lines of text, the last of each shortened where it must be."""
    return tuple(
        text for line in lines for text in broken(line.split(), size, width, most=ROWS_OF_A_LINE)
    )


def written(texts: Sequence[str], plan: Plan) -> tuple[PlacedLine, ...]:
    """Lay lines of text one below the other, the last of them lowest; an empty one is left free."""
    room, height = plan.lines, LINE * plan.unit
    top = room.bottom - height * len(texts)
    return tuple(
        PlacedLine(text, Box(room.x, top + height * place, room.width, height))
        for place, text in enumerate(texts)
        if text
    )
