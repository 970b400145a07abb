"""What a view of Figured Fool hides: the other hands and the stock."""

from __future__ import annotations

from cardlab.cards import Card, bits_of
from cardlab.games.figured_fool.laws import PACKS
from cardlab.games.figured_fool.state import FoolState, FoolView
from cardlab.games.hiding import Hidden, open_facts, under_stock


def hidden(view: FoolView) -> Hidden:
    """Return what this view hides."""
    facts = open_facts(view, FoolState)

    def filled(hands: tuple[int, ...], stock: tuple[Card, ...], _: tuple[int, ...]) -> FoolState:
        return FoolState(hands=hands, stock=stock, **facts)

    laid = bits_of(card for pair in view.pairs for card in pair if card is not None)
    shown = view.held | view.setup.aside | view.discard | laid
    shown |= under_stock(view.setup.turned, view.stock)
    return Hidden(PACKS[view.setup.settings["deck"]].bits & ~shown, (), filled)
