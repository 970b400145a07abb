"""A review in the browser: its buttons can be told apart by ear, and lay a table out below."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.desk import GAME, Desk
from tests.browser.test_everybody import seen_by_axe

pytestmark = pytest.mark.browser

REVIEW = """import cardlab
import random
from cardlab.table import Table

table = Table.deal(cardlab.get("black_crow"), 3, 5)
stream = random.Random(3)
while table.state.to_act is not None and len(table.moves) < 60:
    table.play(stream.choice(table.state.legal_moves()))
cardlab.review(table, simulations=40)"""

NAMES = "buttons => buttons.map(button => button.getAttribute('aria-label'))"


def test_a_costly_move_is_tried_again_at_a_table_below(desk: Desk) -> None:
    page = desk.sit_down(GAME, REVIEW).page
    listed = page.get_by_role("list", name="Moves to try again")
    found = listed.get_by_role("button", name="Find a better move here, at move ")
    played = listed.get_by_role("button", name="Play on from here, from move ")
    expect(page.get_by_text("To practise next").first).to_be_visible()
    names = [name for row in (found, played) for name in row.evaluate_all(NAMES)]
    assert len(set(names)) == len(names) > 0
    assert seen_by_axe(page) == []
    tables = page.get_by_role("region", name="Card table")
    before = tables.count()
    found.first.press("Enter")
    expect(tables).to_have_count(before + 1)
    played.first.press("Enter")
    expect(page.get_by_text("Find a better move.", exact=False)).to_have_count(0)
    expect(tables).to_have_count(before + 1)
