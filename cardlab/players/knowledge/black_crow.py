"""What a game of Black Crow gives away: spades that were buried, and who has no marriage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from cardlab.cards import Card, Suit, bits_of, cards_in
from cardlab.games.black_crow.deal import marriage, middle_half
from cardlab.games.black_crow.laws import PACK
from cardlab.games.hiding import Hidden
from cardlab.games.vocabulary import Event
from cardlab.players.knowledge.case import DEALT, Case
from cardlab.players.knowledge.memory import DealMemory, weights_of_drawn


@dataclass
class Buried:
    """How likely a spade that was buried is in each hand and at each place of the stock."""

    hands: list[float]
    stock: list[float]

    def drawn(self, seat: int | None, count: int) -> None:
        """Let a seat draw unseen from the top of the stock; for None, another card was seen."""
        if seat is not None:
            self.hands[seat] += sum(self.stock[:count])
        del self.stock[:count]

    def not_played(self, seat: int, count: int) -> None:
        """Let a seat play another of `count` hidden cards, each of them as likely as the others."""
        self.hands[seat] *= 1 - 1 / count

    def put_in(self, places: range) -> None:
        """Let another card be put into the stock at one of these places."""
        stock = [0.0] * (len(self.stock) + 1)
        for place, likely in enumerate(self.stock):
            above = len(range(places.start, min(place + 1, places.stop))) / len(places)
            stock[place] += likely * (1 - above)
            stock[place + 1] += likely * above
        self.stock = stock


class CrowMemory(DealMemory):
    """What a seat remembers of a game of Black Crow."""

    def _begin(self, seen: Sequence[Event], hidden: Hidden) -> None:
        super()._begin(seen, hidden)
        self._marriages: dict[int, Suit | None] = {}
        self._buried: dict[Card, Buried] = {}

    def read(self, event: Event) -> None:
        """Learn from one event; trumps that a marriage may make are made by all hands (BC-5b)."""
        if event.kind == "bury":
            self._bury(event.cards[0])
        elif event.kind == "turn":
            for buried in self._buried.values():
                buried.drawn(None, 1)
        super().read(event)
        setup, players = self.view.setup, self.view.players
        if event.kind in ("marriage", "turn") and setup.settings["trump"] == "marriage":
            for turn in range(players):
                seat = (setup.dealer + 1 + turn) % players
                self._marriages[seat] = setup.trump if seat == event.seat else None
                if seat == event.seat:
                    break

    def _bury(self, spade: Card) -> None:
        """Put the spade on top of the stock into its middle half (BC-6)."""
        count = self.stock - 1
        places = middle_half(count)
        for buried in self._buried.values():
            buried.drawn(None, 1)
            buried.put_in(places)
        stock = [float(place in places) for place in range(count + 1)]
        self._buried[spade] = Buried([0.0] * self.view.players, stock)

    def _came(self, event: Event, seat: int) -> None:
        """Put cards into a hand, seen or not."""
        super()._came(event, seat)
        if event.source == "stock":
            self._forget(event.cards)
            for buried in self._buried.values():
                buried.drawn(None if event.cards else seat, event.count)

    def _left(self, seat: int, card: Card) -> None:
        """Take a card out of a hand."""
        self._forget((card,))
        if not self.known[seat] & card.bit:
            for buried in self._buried.values():
                buried.not_played(seat, len(self.hands[seat]))
        super()._left(seat, card)

    def _forget(self, cards: Sequence[Card]) -> None:
        """Forget how likely these cards are anywhere: they have been seen."""
        for card in cards:
            self._buried.pop(card, None)

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
        likely = {card: self._weights(buried) for card, buried in self._buried.items()}
        return [Case(self.known, hands, 1.0, likely, tests)]

    def _weights(self, buried: Buried) -> list[float]:
        """Return how likely a spade is in each slot: none that was dealt."""
        weights: list[float] = []
        for slots, likely in zip(self.hands, buried.hands, strict=True):
            weights += weights_of_drawn(slots, likely)
        return weights + buried.stock


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
