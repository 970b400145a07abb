"""The faces of the cards as a browser letters them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from cardlab.cards import ALL_CARDS
from cardlab.render.faces import INDEX, Letters, Placed, face
from cardlab.render.pack import LETTERING
from tests.browser.desk import new_page

pytestmark = pytest.mark.browser

REACH = """([texts, font]) => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = font;
    const reach = (text) => {
        const size = pen.measureText(text);
        return [-size.actualBoundingBoxLeft, size.actualBoundingBoxRight, size.width];
    };
    return Object.fromEntries(texts.map((text) => [text, reach(text)]));
}"""
"""How far letters reach from where they begin: to the left, to the right, and as they are set."""


def test_an_index_keeps_clear_of_the_edge_and_of_the_sign(browser: Browser) -> None:
    font = f"{LETTERING['font-weight']} {INDEX}px {LETTERING['font-family']}"
    texts = sorted({card.rank.short for card in ALL_CARDS})
    with new_page(browser) as page:
        reach = page.evaluate(REACH, [texts, font])
    for card in ALL_CARDS:
        index, sign, _ = face(card)
        assert isinstance(index, Letters)
        assert isinstance(sign, Placed)
        left, right, width = reach[index.text]
        scale = index.room / width if len(index.text) > 1 else 1
        assert 8 <= index.x + left * scale <= 15, card
        assert index.x + right * scale <= sign.x - 6, card
