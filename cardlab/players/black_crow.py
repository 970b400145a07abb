"""How somebody with sense plays Black Crow, by rule of thumb.

The queen of spades goes as soon as she can be led; otherwise the low cards go first. An
attack is covered as cheaply as possible, and taken when covering would waste good trumps.
"""

from __future__ import annotations

from cardlab.cards import ALL_CARDS, Card, Suit, bits_of, cards_in
from cardlab.games.black_crow.laws import QUEEN, TAKE, Bout, attack
from cardlab.games.move import Move
from cardlab.players.habit import Habit, cheapest, prices

LOW = 6
"""Cards up to this place in their suit, the eight, are thrown along in an attack."""
PLENTY = 8
"""While the stock holds more cards than this, good trumps are kept for later."""
DEAR = 10
"""From this place in its suit on, the queen, a trump is a good one."""
WORRY = 10
"""After so many bouts without progress a player varies its leads and covers at any price."""
FEW = 24
"""So many attacks are all thought about; of more, only those with the lowest cards of a suit."""
_RANKS = len(ALL_CARDS) // len(Suit)
_PRICES = prices({card: card.rank.index for card in ALL_CARDS}, _RANKS)
_LOW_BITS = bits_of(card for card in ALL_CARDS if card.rank.index <= LOW)
_SUITS = tuple(suit.bits for suit in Suit)


class CrowHabit(Habit[Bout]):
    """A careful player of Black Crow."""

    def usual(self, position: Bout, legal: tuple[Move, ...]) -> Move:
        """Get rid of the queen, then of low cards; cover as cheaply as possible."""
        if len(legal) == 1:
            return legal[0]
        return _defend(position, legal) if position.uncovered else _attack(position)

    def sensible(self, position: Bout, legal: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return all moves, or where they are many each card alone and with those below it."""
        if len(legal) <= FEW or position.uncovered:
            return legal
        hand, room = position.acting_hand or 0, position.room
        chosen = []
        for suit in _SUITS:
            cards = cards_in(hand & suit)
            chosen += [attack((card,)) for card in cards]
            chosen += [attack(cards[:count]) for count in range(2, 1 + min(room, len(cards)))]
        if QUEEN.bit & hand:
            chosen.append(_with_queen(hand, room))
        return tuple(dict.fromkeys(chosen))


def _attack(position: Bout) -> Move:
    hand, room = position.acting_hand or 0, position.room
    if position.stale >= WORRY:
        cards = cards_in(hand)
        return attack((cards[position.stale % len(cards)],))
    if QUEEN.bit & hand:
        return _with_queen(hand, room)
    trumps = position.setup.trump.bits
    suited = _lowest_suit(hand & ~trumps or hand)
    if not position.stock_size and suited == hand and suited.bit_count() <= room:
        return attack(cards_in(suited))
    lowest = suited & -suited
    low = lowest if suited & trumps else suited & _LOW_BITS | lowest
    return attack(cards_in(low)[:room])


def _with_queen(hand: int, room: int) -> Move:
    """Attack with the queen of spades and as many other spades as there is room for."""
    others = cards_in(hand & QUEEN.suit.bits & ~QUEEN.bit)
    return attack(tuple(sorted((QUEEN, *others[: room - 1]))))


def _lowest_suit(hand: int) -> int:
    """Return the cards of the suit that holds the lowest card of a hand."""
    chosen, lowest = 0, _RANKS
    for number, suit in enumerate(_SUITS):
        suited = hand & suit
        if suited:
            rank = (suited & -suited).bit_length() - 1 - number * _RANKS
            if rank < lowest:
                chosen, lowest = suited, rank
    return chosen


def _defend(position: Bout, legal: tuple[Move, ...]) -> Move:
    plan = cheapest_covers(position, legal)
    coverable = len(plan) == len(position.uncovered)
    if not plan or (not coverable and not position.partial) or _wasteful(plan, position):
        return TAKE
    return plan[0]


def cheapest_covers(position: Bout, legal: tuple[Move, ...]) -> list[Move]:
    """Cover as many attack cards as possible, as cheaply as possible; the hardest comes first.

    What covers a card of a suit also covers every lower one, so going from the card with the
    fewest covers to the one with the most, the cheapest that is left is always right.
    """
    price = _PRICES[position.setup.trump.index]
    if len(position.uncovered) == 1:
        return [cheapest(legal[:-1], price)]
    covers: dict[Card, list[Move]] = {lying: [] for lying in position.uncovered}
    for move in legal[:-1]:
        covers[move.cards[0]].append(move)
    plan: list[Move] = []
    used: set[Card] = set()
    for beats in sorted(covers.values(), key=len):
        left = tuple(move for move in beats if move.cards[1] not in used)
        if left:
            plan.append(cheapest(left, price))
            used.add(plan[-1].cards[1])
    return plan


def _wasteful(plan: list[Move], position: Bout) -> bool:
    """Tell whether covering would spend good trumps that are better kept."""
    trumps = position.setup.trump.bits
    if position.stock_size <= PLENTY or position.stale >= WORRY:
        return False
    if QUEEN.bit & (position.acting_hand or 0) or position.uncovered[0].bit & trumps:
        return False
    spent = [move.cards[1] for move in plan if move.cards[1].bit & trumps]
    return len(spent) > 1 or any(card.rank.index >= DEAR for card in spent)
