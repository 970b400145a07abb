"""How somebody with sense plays Stump, by rule of thumb.

The cheapest card that beats is used, and the cheapest of all is led.
"""

from __future__ import annotations

from cardlab.games.move import Move
from cardlab.games.stump.laws import PACK, Turn
from cardlab.players.habit import Habit, cheapest, prices

WORRY = 40
"""After so many turns without progress a player varies its leads, to leave a ring of takes."""
_PRICES = prices({card: PACK.ranks.index(card.rank) for card in PACK.cards}, len(PACK.ranks))


class StumpHabit(Habit[Turn]):
    """A careful player of Stump."""

    def usual(self, position: Turn, legal: tuple[Move, ...]) -> Move:
        """Beat and lead with what is cheapest; take only where nothing beats."""
        if not legal[-1].cards:
            legal = legal[:-1] or legal
        if len(legal) == 1:
            return legal[0]
        if position.phase == "lead" and position.stale >= WORRY:
            return legal[position.stale % len(legal)]
        return cheapest(legal, _PRICES[position.setup.trump.index])
