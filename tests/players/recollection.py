"""What a seat can know, worked out naively: could the hidden cards have come to lie so?

Every card that a hand has had without being seen came there at some time, as a dealt card, from a
place of the stock, or out of a stump. A position agrees with what was seen if each card can be
given one of these comings, so that nothing that was seen then could not have been.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import NamedTuple, TypeAlias

from cardlab.cards import ALL_CARDS, Card, Rank, Suit, bits_of, cards_in
from cardlab.games.game import State
from cardlab.games.stump.laws import beating
from cardlab.games.vocabulary import Event

Rule: TypeAlias = Callable[[int, Card], bool]
"""Tells whether a seat can have been dealt a card, or, of a card that it must, False otherwise."""


class Coming(NamedTuple):
    """A card came into a hand, from a place of the stock counted from its top at the turn."""

    when: int
    dealt: bool
    place: int | None


class Stay(NamedTuple):
    """A card was in a hand until then."""

    card: Card
    until: float


class Reason(NamedTuple):
    """Why somebody led first: he was dealt this card, and nobody was dealt these others."""

    seat: int | None
    card: Card | None
    nobody: int


class Recollection:
    """All that a seat has seen from the deal on."""

    def __init__(self, state: State, seat: int | None, seen: Sequence[Event]) -> None:
        """Go through what was seen; of the state only what all may know is looked at."""
        self.setup, self.seat, self.seen = state.setup, seat, seen
        self.known = [0] * state.players
        self.comings: list[list[Coming]] = [[] for _ in range(state.players)]
        self.stays: list[list[Stay]] = [[] for _ in range(state.players)]
        self.without: list[list[tuple[int, int]]] = [[] for _ in range(state.players)]
        self.buried: dict[Card, set[int]] = {}
        self.under_hands = 52 - sum(event.count for event in seen if event.kind == "deal")
        self.drawn = 0
        self.pile: list[Card] = []
        for when, event in enumerate(seen):
            self._see_pile(when, event)
            if event.seat is None:
                self._see_stock(event)
            elif event.target == "hand":
                self._see_coming(when, event, event.seat)
            else:
                self._see_cards(when, event, event.seat)

    def _see_pile(self, when: int, event: Event) -> None:
        """In Stump who has to take has nothing that beats the top of the pile."""
        forced = self.setup.settings.get("decline") is False
        if event.kind == "take" and forced and event.seat is not None:
            beats = beating(self.pile[-1], self.setup.trump)
            self.without[event.seat].append((when, beats))
            del self.pile[-event.count :]
        elif event.kind in ("lead", "beat"):
            self.pile += event.cards

    def _see_stock(self, event: Event) -> None:
        """A spade goes back into the middle half of the stock; every card above it moves up."""
        if event.kind in ("bury", "turn"):
            self.buried = {card: {place - 1 for place in at} for card, at in self.buried.items()}
        if event.kind == "bury":
            rest = self.under_hands - 1
            first, last = rest // 4, rest - rest // 4 - 1
            for card, places in self.buried.items():
                behind = {place + 1 for place in places if place >= first}
                self.buried[card] = {place for place in places if place < last} | behind
            self.buried[event.cards[0]] = set(range(first, last + 1))

    def _see_coming(self, when: int, event: Event, seat: int) -> None:
        self.known[seat] |= bits_of(event.cards)
        for _ in range(event.count):
            place = self.drawn if event.kind == "draw" else None
            self.drawn += event.kind == "draw"
            if not event.cards:
                self.comings[seat].append(Coming(when, event.kind == "deal", place))

    def _see_cards(self, when: int, event: Event, seat: int) -> None:
        for card in event.cards:
            if not self.known[seat] & card.bit:
                self.stays[seat].append(Stay(card, when))
            self.known[seat] &= ~card.bit
            if event.source is None:
                self.known[seat] |= card.bit

    def agrees(self, state: State) -> bool:
        """Tell whether everything that was seen can have been, the cards lying as they do."""
        places = enumerate(state.stock, self.drawn)
        if any(card in self.buried and at not in self.buried[card] for at, card in places):
            return False
        others = [seat for seat in range(state.players) if seat != self.seat]
        return (
            not any(self.known[seat] & ~state.hands[seat] for seat in others)
            and all(self._marriage_agrees(state, seat) for seat in others)
            and any(
                all(self._can_have_come(state, seat, reason) for seat in others)
                for reason in self._reasons(state)
            )
        )

    def all_stays(self, state: State, seat: int) -> list[Stay]:
        """Return all cards that were hidden in this hand, those still there too."""
        still = cards_in(state.hands[seat] & ~self.known[seat])
        return [*self.stays[seat], *(Stay(card, inf) for card in still)]

    def _can_have_come(self, state: State, seat: int, reason: Reason) -> bool:
        """Find a coming for each card; where one is taken, its card looks for another."""
        stays, comings = self.all_stays(state, seat), self.comings[seat]
        given: dict[int, Stay] = {}

        def find(stay: Stay, tried: set[int]) -> bool:
            for number, coming in enumerate(comings):
                if number not in tried and self._fits(seat, stay, coming, reason):
                    tried.add(number)
                    if number not in given or find(given[number], tried):
                        given[number] = stay
                        return True
            return False

        return len(stays) == len(comings) and all(find(stay, set()) for stay in stays)

    def _fits(self, seat: int, stay: Stay, coming: Coming, reason: Reason) -> bool:
        card = stay.card
        if coming.when >= stay.until or (coming.dealt and card.bit & reason.nobody):
            return False
        if (seat, card) == (reason.seat, reason.card) and not coming.dealt:
            return False
        if any(coming.when < at < stay.until and card.bit & no for at, no in self.without[seat]):
            return False
        return card not in self.buried or coming.place in self.buried[card]

    def _reasons(self, state: State) -> Iterator[Reason]:
        """Go through what may have decided who leads."""
        trumps = self.setup.trump.bits
        kinds = {event.kind: event.seat for event in self.seen}
        if "lot" in kinds:
            yield Reason(None, None, trumps)
        elif "lowest trump" in kinds:
            for card in cards_in(trumps):
                lower = bits_of(other for other in cards_in(trumps) if other < card)
                yield from self._possible(state, Reason(kinds["lowest trump"], card, lower))
        elif "lowest card" in kinds:
            for card in cards_in(~trumps & (1 << 52) - 1):
                lower = bits_of(one for one in ALL_CARDS if one.rank.index < card.rank.index)
                yield from self._possible(state, Reason(kinds["lowest card"], card, lower | trumps))
        else:
            yield Reason(None, None, 0)

    def _possible(self, state: State, reason: Reason) -> Iterator[Reason]:
        """Give the reason back if the leader can have had its card, for all that the seat held."""
        assert reason.seat is not None
        assert reason.card is not None
        own = bits_of(
            next((event.cards for event in self.seen if event.kind == "deal" and event.cards), ())
        )
        if reason.seat == self.seat:
            had = bool(own & reason.card.bit)
        else:
            had = any(stay.card == reason.card for stay in self.all_stays(state, reason.seat))
        if had and not own & reason.nobody:
            yield reason

    def _marriage_agrees(self, state: State, seat: int) -> bool:
        """Tell whether this seat can have shown a marriage or not, as long as it has not drawn."""
        made = [event for event in self.seen if event.kind in ("marriage", "turn")]
        undrawn = all(coming.dealt for coming in self.comings[seat])
        if self.setup.settings.get("trump") != "marriage" or not made or not undrawn:
            return True
        turns = [(one - self.setup.dealer - 1) % state.players for one in range(state.players)]
        shower = made[0].seat
        suits = married(bits_of(stay.card for stay in self.all_stays(state, seat)))
        if shower is None or turns[seat] < turns[shower]:
            return not suits
        return seat != shower or suits[0] is self.setup.trump


def married(hand: int) -> list[Suit]:
    """Return the suits of which a hand has king and queen, the one that makes trumps first."""
    suits = [
        suit
        for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
        if all(Card.of(rank, suit).bit & hand for rank in (Rank.QUEEN, Rank.KING))
    ]
    return sorted(suits, key=lambda suit: -(hand & suit.bits).bit_count())
