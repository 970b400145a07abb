"""A scene as an SVG picture, for wherever no widget runs.

The hand, which a widget shows as buttons, is drawn below the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from cardlab.cards import Card, Suit
from cardlab.language import say
from cardlab.render.fit import fitted
from cardlab.render.pips import BACK, EDGE, FADED, FELT, INK, LIGHT, LIT, PAPER, PIPS, PLATE
from cardlab.render.text import cards_count, picture_text
from cardlab.scene import CARD_SHAPE, LINE, Box, PlacedCard, Scene, Seat

_NOT_IN_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
"""Characters that no XML can hold, not even escaped; somebody may have put them into a name."""
_FONT = "DejaVu Sans, Verdana, Arial, sans-serif"


def picture(scene: Scene) -> str:
    """Return the scene as the text of an SVG picture.

    >>> import cardlab
    >>> from cardlab.scene import scene
    >>> view = cardlab.get("black_crow").deal(players=2, seed=7).view(0)
    >>> picture(scene(view, ("You", "Ann"))).startswith("<svg")
    True
    """
    strip = tuple(_hand_cards(scene))
    height = max((card.box.y + card.box.height for card in strip), default=scene.height)
    height += 10 * scene.unit if strip else 0
    root = ET.Element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_number(scene.width)} {_number(height)}",
        width=_number(scene.width),
        height=_number(height),
        role="img",
    )
    ET.SubElement(root, "title").text = picture_text(scene).spoken
    defs = ET.SubElement(root, "defs")
    for suit in Suit:
        ET.SubElement(defs, "path", id=f"pip{suit.letter}", d=PIPS[suit], fill=INK[suit])
    _box(root, Box(0, 0, scene.width, height), FELT, radius=12 * scene.unit)
    for seat in scene.seats:
        _seat(root, seat, scene)
    for card in (*scene.cards, *strip):
        _card(root, card)
    _captions(root, scene)
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", ET.tostring(root, encoding="unicode"))


def _hand_cards(scene: Scene) -> Iterator[PlacedCard]:
    """Lay the hand below the table, in rows where it must."""
    width, gap = 52 * scene.unit, 6 * scene.unit
    in_row = int((scene.width - gap) // (width + gap))
    for place, held in enumerate(scene.hand):
        row, column = divmod(place, in_row)
        left = gap * 1.5 + column * (width + gap)
        top = scene.height + gap + row * (width * CARD_SHAPE + gap)
        yield PlacedCard(held.card, Box(left, top, width, width * CARD_SHAPE))


def _seat(root: ET.Element, seat: Seat, scene: Scene) -> None:
    unit = scene.unit
    _, y, width, height = seat.box
    _box(root, seat.box, PLATE, radius=8 * unit, edge=LIT if seat.acting else None)
    ink = FADED if seat.out else LIGHT
    words = " · ".join((cards_count(seat.size), *seat.badges))
    size = max(12.0, 14 * unit)
    if seat.number == scene.viewer:
        line = fitted(f"{seat.name} · {words}", size, width - 16 * unit)
        _text(root, line, seat.box.middle[0], y + height / 2 + size * 0.35, size)
        return
    room = width - 12 * unit
    name = fitted(seat.name, size, room, bold=True)
    _text(root, name, seat.box.middle[0], y + 20 * unit, size, ink=ink, bold=True)
    words = fitted(words, size * 0.85, room)
    _text(root, words, seat.box.middle[0], y + 39 * unit, size * 0.85, ink=ink)


def _captions(root: ET.Element, scene: Scene) -> None:
    """Say how large stock and heap are, which suit is trumps, and what else there is to say."""
    unit, size = scene.unit, max(11.0, 12.5 * scene.unit)
    stock, heap = scene.stock, scene.heap
    x, y = stock.words.x, stock.words.y + 14 * unit
    _text(root, say("Stock: {count}", count=stock.count), x, y, size, anchor="start")
    trumps = say("Trumps: {suit}", suit=stock.trump.spoken)
    room = stock.words.width * 1.1
    _text(root, fitted(trumps, size, room), x, y + 22 * unit, size, anchor="start")
    if heap:
        caption = say("{title}: {count}", title=heap.heap.title, count=heap.heap.count)
        _text(root, caption, heap.words.x + heap.words.width, y, size, anchor="end")
    y = (scene.own.box.y if scene.own else scene.height) - 15 * unit
    for line in reversed(scene.lines):
        _text(root, fitted(line, size, scene.width - 24 * unit), scene.width / 2, y, size)
        y -= LINE * unit


def _card(root: ET.Element, placed: PlacedCard) -> None:
    x, y, width, height = placed.box
    attributes = {"transform": f"translate({_number(x)} {_number(y)})"}
    if placed.across:
        attributes["transform"] = f"translate({_number(x + width)} {_number(y)}) rotate(90)"
        width, height = height, width
    group = ET.SubElement(root, "g", attributes)
    frame = Box(0, 0, width, height)
    if placed.card is None:
        _box(group, frame, BACK, radius=width * 0.09, edge=PAPER)
        return
    _box(group, frame, PAPER, radius=width * 0.09, edge=LIT if placed.marked else EDGE)
    _face(group, placed.card, width, height)


def _face(group: ET.Element, card: Card, width: float, height: float) -> None:
    """Draw a big index in the corner and one large sign."""
    ink = INK[card.suit]
    _text(group, card.rank.short, width * 0.27, height * 0.28, width * 0.4, ink=ink, bold=True)
    _pip(group, card.suit, width * 0.15, height * 0.34, width * 0.24)
    _pip(group, card.suit, width * 0.4, height * 0.46, width * 0.5)


def _pip(group: ET.Element, suit: Suit, x: float, y: float, size: float) -> None:
    place = f"translate({_number(x)} {_number(y)}) scale({_number(size / 100, 4)})"
    ET.SubElement(group, "use", href=f"#pip{suit.letter}", transform=place)


def _box(
    parent: ET.Element, box: Box, fill: str, *, radius: float = 0.0, edge: str | None = None
) -> None:
    x, y, width, height = map(_number, box)
    attributes = {
        "x": x,
        "y": y,
        "width": width,
        "height": height,
        "rx": _number(radius),
        "fill": fill,
    }
    if edge:
        attributes |= {"stroke": edge, "stroke-width": "1.5"}
    ET.SubElement(parent, "rect", attributes)


def _text(
    parent: ET.Element,
    words: str,
    x: float,
    y: float,
    size: float,
    *,
    anchor: str = "middle",
    ink: str = LIGHT,
    bold: bool = False,
) -> None:
    attributes = {
        "x": _number(x),
        "y": _number(y),
        "font-family": _FONT,
        "font-size": _number(size),
        "text-anchor": anchor,
        "fill": ink,
    }
    if bold:
        attributes["font-weight"] = "bold"
    ET.SubElement(parent, "text", attributes).text = words


def _number(value: float, digits: int = 1) -> str:
    """Write a number the same on every platform."""
    return f"{value:.{digits}f}".rstrip("0").rstrip(".")
