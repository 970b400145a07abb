"""What a view of Black Crow hides: the other hands and the stock."""

from __future__ import annotations

from cardlab.cards import Card, bits_of
from cardlab.games.black_crow.laws import PACK
from cardlab.games.black_crow.state import CrowState, CrowView
from cardlab.games.hiding import Hidden, open_facts, under_stock


def hidden(view: CrowView) -> Hidden:
    """Return what this view hides."""
    facts = open_facts(view, CrowState)

    def filled(hands: tuple[int, ...], stock: tuple[Card, ...], _: tuple[int, ...]) -> CrowState:
        return CrowState(hands=hands, stock=stock, **facts)

    laid = bits_of(card for pair in view.pairs for card in pair if card is not None)
    shown = view.held | view.setup.aside | view.discard | laid
    shown |= under_stock(view.setup.turned, view.stock)
    return Hidden(PACK.bits & ~shown, (), filled)
