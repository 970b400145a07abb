"""What a view of Stump hides: the other hands, the stock, and every stump not taken up."""

from __future__ import annotations

from cardlab.cards import Card, bits_of
from cardlab.games.hiding import Hidden, open_facts, under_stock
from cardlab.games.stump.laws import PACK
from cardlab.games.stump.state import StumpState, StumpView

STUMP = 2
"""How many cards a stump has."""


def hidden(view: StumpView) -> Hidden:
    """Return what this view hides."""
    facts = open_facts(view, StumpState)

    def filled(
        hands: tuple[int, ...], stock: tuple[Card, ...], stumps: tuple[int, ...]
    ) -> StumpState:
        return StumpState(hands=hands, stock=stock, stumps=stumps, **facts)

    shown = view.held | view.setup.aside | bits_of(view.pile)
    shown |= under_stock(view.setup.turned, view.stock)
    return Hidden(PACK.bits & ~shown, tuple(STUMP * left for left in view.stumps_left), filled)
