"""How somebody with sense plays Stump, by rule of thumb.

The cheapest card that beats is used, and the cheapest of all is led.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.cards import Card
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.stump.laws import PACK
from cardlab.games.stump.state import StumpView
from cardlab.games.vocabulary import Event

WORRY = 40
"""After so many turns without progress a player varies its leads, to leave a ring of takes."""


class StumpHabit:
    """A careful player of Stump."""

    def choose(self, view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG002 - needs no memory
        """Return a sensible legal move."""
        assert isinstance(view, StumpView)
        moves = [move for move in view.legal_moves() if move.cards]
        if not moves:
            return view.legal_moves()[0]
        if view.phase == "lead" and view.stale >= WORRY:
            return moves[view.stale % len(moves)]
        return min(moves, key=lambda move: _price(move.cards[-1], view))


def _price(card: Card, view: StumpView) -> int:
    strength = PACK.ranks.index(card.rank)
    return strength + (len(PACK.ranks) if card.suit is view.trump else 0)
