"""What a game of Black Crow gives away: spades that were buried, and who has no marriage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from operator import and_

from cardlab.cards import Card, Suit, bits_of, cards_in
from cardlab.games.black_crow.deal import marriage
from cardlab.games.black_crow.laws import PACK
from cardlab.games.hiding import Hidden
from cardlab.games.vocabulary import Event
from cardlab.players.knowledge.case import DEALT, Case
from cardlab.players.knowledge.memory import DealMemory


def middle_half(count: int) -> tuple[int, int]:
    """Return the first place of the middle half of so many cards, and the one after its last."""
    return count // 4, count - count // 4


class CrowMemory(DealMemory):
    """What a seat remembers of a game of Black Crow."""

    def _begin(self, seen: Sequence[Event], hidden: Hidden) -> None:
        super()._begin(seen, hidden)
        self._marriages: dict[int, Suit | None] = {}

    def read(self, event: Event) -> None:
        """Learn from one event; trumps that a marriage may make are made by all hands (BC-5b)."""
        if event.kind == "bury":
            self._bury(event.cards[0])
        elif event.kind == "turn":
            self.stock.append(self.stock.pop(0))
        super().read(event)
        setup, players = self.view.setup, self.view.players
        if event.kind in ("marriage", "turn") and setup.settings["trump"] == "marriage":
            for turn in range(players):
                seat = (setup.dealer + 1 + turn) % players
                self._marriages[seat] = setup.trump if seat == event.seat else None
                if seat == event.seat:
                    break

    def _bury(self, spade: Card) -> None:
        """Move the spade on top of the stock to somewhere in its middle half (BC-6)."""
        for seat in range(self.view.players):
            self.bar(seat, spade.bit)
        rest = self.stock[1:]
        first, last = middle_half(len(rest))
        either = map(and_, rest[first : last - 2], rest[first + 1 : last - 1])
        inside = [rest[first], *either, rest[last - 2]]
        self.stock = [
            *(slot | spade.bit for slot in rest[:first]),
            *(slot & ~spade.bit for slot in inside),
            *(slot | spade.bit for slot in rest[last - 1 :]),
        ]

    def cases(self, unseen: int) -> list[Case]:
        """Return one case, with tests of the hands that show a marriage or have none."""
        hands = [list(slots) for slots in self.hands]
        tests: dict[int, Callable[[int], bool]] = {}
        for seat, suit in self._marriages.items():
            dealt, slots = self.dealt[seat], hands[seat]
            among = dealt | unseen
            pairs = [pair for pair in _pairs() if pair & among == pair]
            if suit is None:
                torn = [pair for pair in pairs if pair & dealt]
                never = sum(torn) & ~dealt
                hands[seat] = [slot | never if slot & DEALT else slot for slot in slots]
                pairs = [pair for pair in pairs if pair not in torn]
            else:
                pairs = [pair for pair in pairs if not pair & suit.bits]
            if pairs and sum(slot & DEALT != 0 for slot in slots) > (suit is None):
                tests[seat] = _test(dealt, tuple(pairs), suit)
        return [Case(self.known, hands, tests=tests)]


def _test(dealt: int, pairs: Sequence[int], suit: Suit | None) -> Callable[[int], bool]:
    """Return a test of the hidden cards of a dealt hand; only these pairs can make it fail."""

    def passes(hidden: int) -> bool:
        hand = dealt | hidden
        return not any(pair & hand == pair for pair in pairs) or marriage(cards_in(hand)) is suit

    return passes


@cache
def _pairs() -> tuple[int, ...]:
    """Return every two cards that are a marriage, as sets of bits."""
    return tuple(map(bits_of, filter(marriage, combinations(PACK.cards, 2))))
