"""How somebody with sense plays Figured Fool, by rule of thumb.

Figured cards score for whoever covers them, so plain low cards are led and thrown in, and
covering is worth more when the card that lies there is figured.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.cards import Card
from cardlab.games.figured_fool.laws import FIGURED, PASS, TAKE
from cardlab.games.figured_fool.state import FoolView
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event

PLENTY = 8
"""While the stock holds more cards than this, good trumps are kept for later."""
DEAR = 10
"""From this place in its suit on, the queen, a trump is a good one."""
WORRY = 10
"""After so many bouts without progress a player varies its leads and covers at any price."""


class FoolHabit:
    """A careful player of Figured Fool."""

    def choose(self, view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG002 - needs no memory
        """Return a sensible legal move."""
        assert isinstance(view, FoolView)
        if not view.pairs:
            return _lead(view)
        return _throw(view) if view.open_card is None else _cover(view)


def _lead(view: FoolView) -> Move:
    if view.stale >= WORRY:
        return view.legal_moves()[view.stale % len(view.legal_moves())]
    return min(view.legal_moves(), key=lambda move: _price(move.cards[0], view))


def _throw(view: FoolView) -> Move:
    """Throw in what is cheap to lose; a figured card or a trump would be a present."""
    cheap = [
        move
        for move in view.legal_moves()
        if move.cards and move.cards[0].rank not in FIGURED and move.cards[0].suit is not view.trump
    ]
    return min(cheap, key=lambda move: _price(move.cards[0], view), default=PASS)


def _cover(view: FoolView) -> Move:
    covers = [move for move in view.legal_moves() if move.cards]
    if not covers:
        return TAKE
    cheapest = min(covers, key=lambda move: _price(move.cards[1], view))
    return TAKE if _wasteful(cheapest, view) else cheapest


def _wasteful(cover: Move, view: FoolView) -> bool:
    """Tell whether a cover would spend a good trump on a card that scores nothing."""
    if view.stock <= PLENTY or view.stale >= WORRY or len(view.pairs) > 1:
        return False
    attack, card = cover.cards
    spends = card.suit is view.trump and attack.suit is not view.trump
    return spends and card.rank.index >= DEAR and attack.rank not in FIGURED


def _price(card: Card, view: FoolView) -> int:
    """Price a card by its rank; a figured one is dear to give away, a trump dearer."""
    figured = 13 if card.rank in FIGURED else 0
    return card.rank.index + figured + (26 if card.suit is view.trump else 0)
