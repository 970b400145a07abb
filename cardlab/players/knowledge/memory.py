"""What a seat remembers: which cards others hold, and what their hidden cards cannot be.

Every hidden card of a hand or heap lies in a *slot*, a set of bits: the cards that cannot be
there. A slot comes with a card that is drawn unseen and goes with a card that is played.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.cards import Card, bits_of
from cardlab.games.game import View
from cardlab.games.hiding import Hidden
from cardlab.games.vocabulary import Event
from cardlab.players.knowledge.case import DEALT, Case


class Memory:
    """What the seat of a view remembers of what it has seen.

    `known` are the cards that each seat surely holds, a set of bits; `hands` and `heaps` hold the
    slots of each seat, in a hand in the order in which their cards came; `stock` is how many cards
    the stock has. The seat's own hand is known from the view and has no slots.

    Of an event only this counts: cards with the target "hand" go to the seat's hand, from its heap
    when there is no source; cards with the source "hand" leave it; cards of a seat that go nowhere
    were shown and are in its hand.
    """

    def __init__(self, view: View, seen: Sequence[Event], hidden: Hidden) -> None:
        """Go through what was seen. Where it begins in mid-game, all is hidden that lay there."""
        self.view = view
        self.known = [0] * view.players
        self._begin(seen, hidden)
        for event in seen:
            self.read(event)
        if view.seat is not None:
            self.known[view.seat] = view.held

    def _begin(self, seen: Sequence[Event], hidden: Hidden) -> None:
        """Make the slots as they were before the first event: count back from the view."""
        hands, heaps = list(self.view.sizes), list(hidden.heaps)
        self.stock = self.view.stock
        for event in seen:
            if event.seat is None:
                continue
            if event.target == "hand":
                hands[event.seat] -= event.count
                if event.source == "stock":
                    self.stock += event.count
                elif event.source is None and heaps:
                    heaps[event.seat] += event.count
            elif event.source == "hand":
                hands[event.seat] += event.count
        self.hands = [[0] * count for count in hands]
        self.heaps = [[0] * count for count in heaps]
        if self.view.seat is not None:
            self.hands[self.view.seat] = []

    def agrees_with(self, hidden: Hidden) -> bool:
        """Tell whether this can be; a made-up game may move cards that no event tells of."""
        left = hidden.cards
        for seat, (known, slots) in enumerate(zip(self.known, self.hands, strict=True)):
            if seat != self.view.seat:
                if known & ~left or len(slots) + known.bit_count() != self.view.sizes[seat]:
                    return False
                left &= ~known
        return tuple(map(len, self.heaps)) == hidden.heaps

    def read(self, event: Event) -> None:
        """Learn from one event."""
        seat = event.seat
        if seat is None:
            return
        if event.target == "hand":
            self._came(event, seat)
        elif seat == self.view.seat:
            return
        elif event.source == "hand":
            for card in event.cards:
                self._left(seat, card)
        elif event.cards:
            for card in event.cards:
                self._left(seat, card)
            self.known[seat] |= bits_of(event.cards)

    def _came(self, event: Event, seat: int) -> None:
        """Put cards into a hand, seen or not."""
        came = [0] * event.count
        if event.source == "stock":
            self.stock -= event.count
        elif event.source is None and self.heaps:
            came = self.heaps[seat][: event.count]
            del self.heaps[seat][: event.count]
        if seat == self.view.seat:
            return
        if event.cards:
            self.known[seat] |= bits_of(event.cards)
        elif event.kind == "deal":
            self.hands[seat] += [slot | DEALT for slot in came]
        else:
            self.hands[seat] += came

    def _left(self, seat: int, card: Card) -> None:
        """Take a card out of what is known of a hand, or a slot that it may have been in.

        Of these the one goes that came first. Nothing is kept out of a later slot that is not kept
        out of it too, so that leaves the most possible.
        """
        if self.known[seat] & card.bit:
            self.known[seat] &= ~card.bit
            return
        slots = self.hands[seat]
        for place, slot in enumerate(slots):
            if not slot & card.bit:
                del slots[place]
                return

    def bar(self, seat: int, cards: int) -> None:
        """Remember that none of these cards is in a hand now."""
        self.hands[seat] = [slot | cards for slot in self.hands[seat]]

    def cases(self, unseen: int) -> list[Case]:  # noqa: ARG002 - for games with several
        """Return the ways in which the `unseen` cards can lie, a set of bits."""
        return [Case(self.known, self.hands)]


class DealMemory(Memory):
    """A memory of what was dealt, for games in which something is said of dealt hands.

    `dealt` are the cards, a set of bits, that a seat was surely dealt, played since or not;
    `unseen_deal` is how many it was dealt that were not seen then. `played` lists the cards that
    left its hand from among hidden ones, each with how many were hidden.
    """

    def _begin(self, seen: Sequence[Event], hidden: Hidden) -> None:
        super()._begin(seen, hidden)
        self.dealt = [0] * self.view.players
        self.unseen_deal = [0] * self.view.players
        self.played: list[list[tuple[Card, int]]] = [[] for _ in range(self.view.players)]

    def _came(self, event: Event, seat: int) -> None:
        """Put cards into a hand, seen or not."""
        super()._came(event, seat)
        if event.kind == "deal":
            self.dealt[seat] = bits_of(event.cards)
            self.unseen_deal[seat] = event.count - len(event.cards)

    def _left(self, seat: int, card: Card) -> None:
        """Take a card out of a hand, and consider whether it was dealt."""
        if not self.known[seat] & card.bit:
            slots = self.hands[seat]
            self.played[seat].append((card, len(slots)))
            if all(slot & DEALT for slot in slots):
                self.dealt[seat] |= card.bit
        super()._left(seat, card)


def weights_of_drawn(slots: Sequence[int], likely: float) -> list[float]:
    """Spread how likely a card is in a hand over those of its slots that may not be dealt ones."""
    drawn = [not slot & DEALT for slot in slots]
    share = likely / max(1, sum(drawn))
    return [share if one else 0.0 for one in drawn]
