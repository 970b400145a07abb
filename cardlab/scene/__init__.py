"""What one viewer may see, and where it lies: all that a picture of the table reads.

A scene is made from a view, so it holds nothing that its viewer may not know. Positions and
sizes are pixels, x to the right and y down, in a picture `width` wide and `height` high. The
hand is not part of the picture: it is shown below it, as buttons.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import inf

from cardlab.cards import Card
from cardlab.games.game import View
from cardlab.language import Sentence
from cardlab.scene import placing
from cardlab.scene.boxes import CARD_SHAPE, Box, PlacedCard
from cardlab.scene.plan import (
    NARROW,
    TURNING_POINT,
    WIDE,
    WIDTHS,
    clamped,
    plan,
    small_letters,
    unit_of,
)
from cardlab.scene.seen import (
    HandCard,
    PlacedHeap,
    PlacedLine,
    PlacedPair,
    Scene,
    Seat,
    Stock,
)

__all__ = [
    "CARD_SHAPE",
    "NARROW",
    "TURNING_POINT",
    "WIDE",
    "WIDTHS",
    "Box",
    "HandCard",
    "PlacedCard",
    "PlacedHeap",
    "PlacedLine",
    "PlacedPair",
    "Scene",
    "Seat",
    "Stock",
    "scene",
]


def scene(
    view: View,
    names: Sequence[str],
    width: float = WIDE,
    *,
    marks: Collection[Card] = (),
    lines: Sequence[Sentence] = (),
    to_come: Sequence[Sentence] = (),
    window: float = inf,
) -> Scene:
    """Lay out what `view` shows for a picture `width` pixels wide.

    `names` has one for each seat; `marks` are cards that a lesson or a hint points at, and
    `lines` are facts about more than this game, beside those of the game itself; `to_come` are
    those that will stand there later, and room is kept for them. `window` is how many pixels of
    height a page shows at once; a wide table is made so low that a hand fits there too.
    """
    width = clamped(width)
    layout = view.layout()
    unit = unit_of(width, window)
    small, room = small_letters(unit), width - 28 * unit
    own_texts = placing.broken_lines(layout.lines, room, small)
    more_texts = placing.broken_lines(lines, room, small)
    free = max(0, len(placing.broken_lines(to_come, room, small)) - len(more_texts))
    texts = (*own_texts, *("",) * free, *more_texts)
    # The game's own lines come and go; room for one of them is kept, so that nothing jumps.
    rows = len(texts) + (not own_texts)
    floor = plan(width, len(placing.others(view)), rows, window)
    playable = {card for move in view.legal_moves() for card in move.from_hand}
    return Scene(
        width=floor.width,
        height=floor.height,
        unit=floor.unit,
        small=floor.small,
        large=floor.large,
        card=floor.card,
        back=floor.back,
        step=placing.step(layout, floor),
        viewer=view.seat,
        seats=placing.seats(view, names, layout, floor),
        pairs=placing.pairs(layout.pairs, floor, layout.marks, marks),
        stock=placing.stock(view, floor, marks),
        heap=placing.heap(layout.heap, floor),
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
        written=placing.written(texts, floor),
        status=view.status(names),
        over=view.to_act is None,
    )
