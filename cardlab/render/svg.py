"""A scene as an SVG picture, for wherever no widget runs.

The hand, which a widget shows as buttons, is drawn below the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from cardlab.render.drawing import CardDrawn, Fan, Mark, Plate, Sign, Wedge, Words, drawing, laid
from cardlab.render.faces import WIDTH
from cardlab.render.look import Look
from cardlab.render.pack import LETTERING, definitions, name, names, number
from cardlab.render.text import picture_text
from cardlab.scene import CARD_SHAPE, Box, PlacedCard, Scene
from cardlab.scene.boxes import card_box
from cardlab.scene.fit import text_width

_NOT_IN_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
"""Characters that no XML can hold, not even escaped; somebody may have put them into a name."""
_ANCHORS = {"left": "start", "center": "middle", "right": "end"}
_HAND_CARD, _HAND_GAP = 56, 8
"""How wide a card of the hand is, and how far apart they are, on a table of natural size."""


def picture(scene: Scene, look: Look = Look()) -> str:  # noqa: B008 - a look is a constant
    """Return the scene as the text of an SVG picture.

    >>> import cardlab
    >>> from cardlab.scene import scene
    >>> view = cardlab.get("black_crow").deal(players=2, seed=7).view(0)
    >>> picture(scene(view, ("You", "Ann"))).startswith("<svg")
    True
    """
    hand = tuple(_hand(scene))
    height = max((held.box.bottom for held in hand), default=scene.height)
    height += 14 * scene.unit if hand else 0
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {number(scene.width)} {number(height)}",
            "width": number(scene.width),
            "height": number(height),
            "role": "img",
        }
        | LETTERING,
    )
    ET.SubElement(root, "title").text = picture_text(scene).spoken
    marks = (*drawing(scene, look), *laid(scene, look, hand))
    cards = {mark.card for mark in marks if isinstance(mark, CardDrawn)}
    root.append(definitions(look, {*cards, None}))
    _felt(root, Box(0, 0, scene.width, height), scene.unit, look)
    for mark in marks:
        _draw(root, mark, look)
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", ET.tostring(root, encoding="unicode"))


def _hand(scene: Scene) -> Iterator[PlacedCard]:
    """Lay the hand below the table, in rows where it must."""
    width, gap = _HAND_CARD * scene.unit, _HAND_GAP * scene.unit
    most = int((scene.width - 3 * gap) // (width + gap))
    in_row = -(-len(scene.hand) // -(-len(scene.hand) // most)) if scene.hand else most
    for place, held in enumerate(scene.hand):
        row, column = divmod(place, in_row)
        cards = min(in_row, len(scene.hand) - row * in_row)
        left = (scene.width - cards * (width + gap) + gap) / 2 + column * (width + gap)
        top = scene.height + row * (width * CARD_SHAPE + gap)
        box = card_box(left, top, width)
        yield PlacedCard(held.card, box, marked=bool(held.mark), pointed=held.pointed)


def _felt(root: ET.Element, box: Box, unit: float, look: Look) -> None:
    """Draw the cloth, lit from above."""
    colours, light = look.colours, names(look) + "light"
    gradient = ET.SubElement(root, "radialGradient", id=light, cx="50%", cy="40%", r="75%")
    for offset, colour in (("0", colours.felt), ("1", colours.shade)):
        ET.SubElement(gradient, "stop", {"offset": offset, "stop-color": colour})
    _plate(root, Plate(box, 14 * unit, f"url(#{light})"))
    _plate(root, Plate(box.grown(-3 * unit), 11 * unit, None, colours.rim, colours.thick))


def _draw(root: ET.Element, mark: Mark, look: Look) -> None:
    if isinstance(mark, Plate):
        _plate(root, mark)
    elif isinstance(mark, Words):
        _words(root, mark)
    elif isinstance(mark, CardDrawn):
        _card(root, mark, look)
    elif isinstance(mark, Fan):
        for box in mark.boxes:
            _card(root, CardDrawn(None, box), look)
    elif isinstance(mark, Sign):
        _sign(root, mark, look)
    else:
        _wedge(root, mark)


def _plate(root: ET.Element, plate: Plate) -> None:
    x, y, width, height = map(number, plate.box)
    attributes = {"x": x, "y": y, "width": width, "height": height, "rx": number(plate.radius)}
    attributes["fill"] = plate.fill or "none"
    if plate.edge:
        attributes |= {"stroke": plate.edge, "stroke-width": number(plate.thick)}
    ET.SubElement(root, "rect", attributes)


def _words(root: ET.Element, words: Words) -> None:
    attributes = {
        "x": number(words.x),
        "y": number(words.y + words.size * 0.35),
        "font-size": number(words.size),
        "font-weight": "600" if words.bold else "400",
        "text-anchor": _ANCHORS[words.anchor],
        "fill": words.ink,
    }
    if words.room and text_width(words.text, words.size, bold=words.bold) > words.room:
        attributes |= {"textLength": number(words.room), "lengthAdjust": "spacingAndGlyphs"}
    ET.SubElement(root, "text", attributes).text = words.text


def _card(root: ET.Element, drawn: CardDrawn, look: Look) -> None:
    x, y, width, height = drawn.box
    place = f"translate({number(x)} {number(y)})"
    if drawn.across:
        place = f"translate({number(x + width)} {number(y)}) rotate(90)"
        width = height
    place += f" scale({number(width / WIDTH, 4)})"
    group = ET.SubElement(root, "g", transform=place)
    ET.SubElement(group, "use", href=f"#{names(look)}shadow")
    ET.SubElement(group, "use", href=f"#{name(drawn.card, look)}")


def _sign(root: ET.Element, sign: Sign, look: Look) -> None:
    x, y, width, _ = sign.box
    place = f"translate({number(x)} {number(y)}) scale({number(width / 100, 4)})"
    group = ET.SubElement(root, "g", color=look.ink(sign.suit), transform=place)
    ET.SubElement(group, "use", href=f"#{names(look)}{sign.suit.letter}")


def _wedge(root: ET.Element, wedge: Wedge) -> None:
    points = " ".join(f"{number(x)},{number(y)}" for x, y in wedge.corners)
    attributes = {"points": points, "fill": wedge.fill}
    if wedge.edge:
        attributes |= {"stroke": wedge.edge, "stroke-linejoin": "round"}
    ET.SubElement(root, "polygon", attributes)
