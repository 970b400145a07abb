"""The cards of a pack as SVG, drawn from what `faces` states."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree import ElementTree as ET

from cardlab.cards import ALL_CARDS, Card, Rank, Suit
from cardlab.render.faces import (
    FIGURES,
    HEIGHT,
    INDEX,
    PIPS,
    ROUND,
    WIDTH,
    Letters,
    Outline,
    Role,
    back,
    face,
)
from cardlab.render.look import Look

FONT = "system-ui, 'DejaVu Sans', sans-serif"
"""The typefaces in which a table is lettered, the first of them that there is."""


LETTERING = {"font-family": FONT, "font-weight": "700", "font-size": f"{INDEX}"}
"""How the index of a card is lettered; for whatever element the drawings are used in."""
_ROUNDED = {"stroke-linejoin": "round", "stroke-linecap": "round"}


def number(value: float, digits: int = 1) -> str:
    """Write a number the same on every platform."""
    return f"{value:.{digits}f}".rstrip("0").rstrip(".")


def names(look: Look) -> str:
    """Return what the names of a look's drawings begin with, so that two looks share a page."""
    return f"cardlab-{look.pack[:3]}-{look.theme}-"


def name(card: Card | None, look: Look) -> str:
    """Return the name of a card's drawing, its suit first, or of the back's.

    Every page is told the whole pack, so what is told there is not written as a card in play.
    """
    return names(look) + ("back" if card is None else card.suit.letter + card.rank.text)


def definitions(look: Look, cards: Iterable[Card | None] = (*ALL_CARDS, None)) -> ET.Element:
    """Return drawings of these cards, 100 wide and 140 high, to be used by their names.

    None stands for the back. All suit signs are among them.
    """
    wanted = sorted(set(cards), key=lambda card: -1 if card is None else card)
    ranks = {card.rank for card in wanted if card is not None}
    defs = ET.Element("defs")
    _paper(defs, look)
    _shadow(defs, look)
    for suit in Suit:
        _sign(defs, suit, look)
    for rank in (rank for rank in Rank if rank in FIGURES and rank in ranks):
        group = ET.SubElement(defs, "g", {"id": names(look) + rank.text} | _ROUNDED)
        for outline in FIGURES[rank]:
            _outline(group, outline, look)
    for card in wanted:
        group = ET.SubElement(defs, "g", id=name(card, look))
        ET.SubElement(group, "use", href=f"#{names(look)}paper")
        if card is None:
            _back(group, look)
        else:
            _face(group, card, look)
    return defs


def _paper(defs: ET.Element, look: Look) -> None:
    colours = look.colours
    half = colours.thick / 2
    attributes = {
        "id": names(look) + "paper",
        "x": number(half, 2),
        "y": number(half, 2),
        "width": number(WIDTH - 2 * half, 2),
        "height": number(HEIGHT - 2 * half, 2),
        "rx": number(ROUND),
        "fill": colours.paper,
        "stroke": colours.edge,
        "stroke-width": number(colours.thick, 2),
    }
    ET.SubElement(defs, "rect", attributes)


def _face(group: ET.Element, card: Card, look: Look) -> None:
    group.set("color", look.ink(card.suit))
    for shape in face(card):
        if isinstance(shape, Letters):
            _letters(group, shape)
        else:
            place = (
                f"translate({number(shape.x)} {number(shape.y)}) scale({number(shape.scale, 3)})"
            )
            ET.SubElement(group, "use", href=f"#{names(look)}{shape.name}", transform=place)


def _letters(group: ET.Element, letters: Letters) -> None:
    attributes = {"x": number(letters.x), "y": number(letters.y), "fill": "currentColor"}
    if len(letters.text) > 1:
        attributes |= {"textLength": number(letters.room), "lengthAdjust": "spacingAndGlyphs"}
    ET.SubElement(group, "text", attributes).text = letters.text


def _sign(defs: ET.Element, suit: Suit, look: Look) -> None:
    attributes = {"id": names(look) + suit.letter, "d": PIPS[suit], "fill": "currentColor"}
    if look.hollow(suit):
        attributes |= {
            "fill": look.colours.paper,
            "stroke": "currentColor",
            "stroke-width": "12",
            "transform": "translate(6 6) scale(0.88)",
        }
    ET.SubElement(defs, "path", attributes)


def _back(group: ET.Element, look: Look) -> None:
    for outline in back():
        _outline(group, outline, look)
    place = f"translate(37 57) scale({number(0.26, 3)})"
    sign = ET.SubElement(group, "g", color=look.colours.lattice)
    ET.SubElement(sign, "use", href=f"#{names(look)}{Suit.SPADES.letter}", transform=place)


def _outline(group: ET.Element, outline: Outline, look: Look) -> None:
    attributes = {"d": outline.path, "fill": _colour(outline.fill, look)}
    if outline.edge:
        attributes |= {
            "stroke": _colour(outline.edge, look),
            "stroke-width": number(outline.thick),
        }
    ET.SubElement(group, "path", attributes)


def _colour(role: Role | None, look: Look) -> str:
    if role is None:
        return "none"
    return "currentColor" if role == "ink" else str(getattr(look.colours, role))


CELL_WIDTH, CELL_HEIGHT, MARGIN = WIDTH + 16, HEIGHT + 16, 8
"""The size of a cell of a sheet, and how much of it there is around a card, for its shadow."""
SHEET_WIDTH, SHEET_HEIGHT = 13 * CELL_WIDTH, 5 * CELL_HEIGHT
"""The size of a whole sheet, in the measure in which a card is 100 wide."""


def cell(card: Card | Suit | None) -> tuple[int, int]:
    """Return where on a sheet a card is, or the back, or a sign: the corner of what is drawn."""
    if isinstance(card, Suit):
        row, column = 4, 1 + card.index
    else:
        row, column = (4, 0) if card is None else divmod(card, 13)
    return MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT


def sheet(look: Look) -> str:
    """Return a picture with a whole pack, a back and the four signs, each in its cell."""
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {SHEET_WIDTH} {SHEET_HEIGHT}",
            "width": str(SHEET_WIDTH),
            "height": str(SHEET_HEIGHT),
        }
        | LETTERING,
    )
    root.append(definitions(look))
    for card in (*ALL_CARDS, None):
        x, y = cell(card)
        ET.SubElement(root, "use", href=f"#{names(look)}shadow", x=str(x), y=str(y))
        ET.SubElement(root, "use", href=f"#{name(card, look)}", x=str(x), y=str(y))
    for suit in Suit:
        x, y = cell(suit)
        sign = {"href": f"#{names(look)}{suit.letter}", "x": str(x), "y": str(y)}
        ET.SubElement(root, "use", sign | {"color": look.ink(suit)})
    return ET.tostring(root, encoding="unicode")


def _shadow(defs: ET.Element, look: Look) -> None:
    """Draw the shadow of a card: dark at its edge, and lighter further out."""
    group = ET.SubElement(defs, "g", id=names(look) + "shadow")
    for out, down, dark in ((0, 2, "0.22"), (2, 4, "0.1"), (4, 4, "0.05")):
        attributes = {
            "x": str(-out),
            "y": str(down - out),
            "width": str(WIDTH + 2 * out),
            "height": str(HEIGHT + 2 * out),
            "rx": str(ROUND + out),
            "fill-opacity": dark,
        }
        ET.SubElement(group, "rect", attributes)
