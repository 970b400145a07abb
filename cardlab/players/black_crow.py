"""How somebody with sense plays Black Crow, by rule of thumb.

The queen of spades goes as soon as she can be led; otherwise the low cards go first. An
attack is covered as cheaply as possible, and taken when covering would waste good trumps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardlab.cards import Card
from cardlab.games.black_crow.laws import QUEEN, TAKE
from cardlab.games.black_crow.state import CrowView
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event

LOW = 6
"""Cards up to this place in their suit, the eight, are thrown along in an attack."""
PLENTY = 8
"""While the stock holds more cards than this, good trumps are kept for later."""
DEAR = 10
"""From this place in its suit on, the queen, a trump is a good one."""
WORRY = 10
"""After so many bouts without progress a player varies its leads and covers at any price."""


class CrowHabit:
    """A careful player of Black Crow."""

    def choose(self, view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG002 - needs no memory
        """Return a sensible legal move."""
        assert isinstance(view, CrowView)
        return _defend(view) if view.pairs else _attack(view)


def _attack(view: CrowView) -> Move:
    hand = view.hand
    if view.stale >= WORRY:
        return Move("attack", [hand[view.stale % len(hand)]])
    if QUEEN in hand:
        with_her = [card for card in hand if card.suit is QUEEN.suit and card != QUEEN]
        return Move("attack", [QUEEN, *with_her[: view.room - 1]])
    lowest = min(hand, key=lambda card: _price(card, view))
    suited = [card for card in hand if card.suit is lowest.suit]
    if not view.stock and len(suited) == len(hand) <= view.room:
        return Move("attack", suited)
    if lowest.suit is view.trump:
        return Move("attack", [lowest])
    low = [card for card in suited if card.rank.index <= LOW or card == lowest]
    return Move("attack", low[: view.room])


def _defend(view: CrowView) -> Move:
    plan = cheapest_covers(view)
    coverable = len(plan) == len(view.uncovered)
    if not plan or (not coverable and not view.partial) or _wasteful(plan, view):
        return TAKE
    attack = next(iter(plan))
    return Move("beat", (attack, plan[attack]))


def cheapest_covers(view: CrowView) -> Mapping[Card, Card]:
    """Cover as many attack cards as possible, as cheaply as possible.

    What covers a card of a suit also covers every lower one, so going from the card with the
    fewest covers to the one with the most, the cheapest that is left is always right.
    """
    covers: dict[Card, list[Card]] = {attack: [] for attack in view.uncovered}
    for move in view.legal_moves():
        if move.verb == "beat":
            covers[move.cards[0]].append(move.cards[1])
    plan: dict[Card, Card] = {}
    for attack in sorted(covers, key=lambda card: len(covers[card])):
        left = [card for card in covers[attack] if card not in plan.values()]
        if left:
            plan[attack] = min(left, key=lambda card: _price(card, view))
    return plan


def _wasteful(plan: Mapping[Card, Card], view: CrowView) -> bool:
    """Tell whether covering would spend good trumps that are better kept."""
    if view.stock <= PLENTY or view.stale >= WORRY or QUEEN in view.hand:
        return False
    spent = [
        cover
        for attack, cover in plan.items()
        if cover.suit is view.trump and attack.suit is not view.trump
    ]
    return len(spent) > 1 or any(card.rank.index >= DEAR for card in spent)


def _price(card: Card, view: CrowView) -> int:
    return card.rank.index + (13 if card.suit is view.trump else 0)
