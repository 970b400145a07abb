"""How somebody with sense plays Figured Fool, by rule of thumb.

Figured cards score for whoever covers them, so plain low cards are led and thrown in, and
covering is worth more when the card that lies there is figured: while there is stock, no trump is
spent on another.
"""

from __future__ import annotations

from cardlab.cards import ALL_CARDS, Suit
from cardlab.games.figured_fool.laws import FIGURED_BITS, PASS, TAKE, Bout
from cardlab.games.move import Move
from cardlab.players.habit import Habit, cheapest, prices

WORRY = 10
"""After so many bouts without progress a player varies its leads and covers at any price."""
_FIGURED = len(ALL_CARDS) // len(Suit)
_TRUMP = 2 * _FIGURED
_PRICES = prices(
    {card: card.rank.index + _FIGURED * bool(card.bit & FIGURED_BITS) for card in ALL_CARDS},
    _TRUMP,
)
"""A figured card is dear to give away, a trump dearer."""


class FoolHabit(Habit[Bout]):
    """A careful player of Figured Fool."""

    def usual(self, position: Bout, legal: tuple[Move, ...]) -> Move:
        """Lead and throw in what is cheap, and cover as cheaply as possible."""
        if len(legal) == 1:
            return legal[0]
        price = _PRICES[position.setup.trump.index]
        last = legal[-1]
        if last is TAKE:
            cover = cheapest(legal[:-1], price)
            return TAKE if _wasteful(cover, position) else cover
        if last is PASS:
            throw = cheapest(legal[:-1], price)
            return throw if price[throw.cards[0]] < _FIGURED else PASS
        if position.stale >= WORRY:
            return legal[position.stale % len(legal)]
        return cheapest(legal, price)


def _wasteful(cover: Move, position: Bout) -> bool:
    """Tell whether a cover would spend a trump early on a card that scores nothing."""
    attack, card = cover.cards
    if not card.bit & position.setup.trump.bits & ~attack.suit.bits:
        return False
    if attack.bit & FIGURED_BITS or len(position.bout) > 2:
        return False
    return position.stock_size > 0 and position.stale < WORRY
