"""What a game of Figured Fool gives away: the first leader's trump is the lowest (FF-6)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from cardlab.cards import ALL_CARDS, Card, Suit, bits_of
from cardlab.games.figured_fool.deal import Leader, first_leader
from cardlab.games.figured_fool.laws import PACKS
from cardlab.games.hiding import Hidden
from cardlab.games.vocabulary import Event, Setup
from cardlab.players.knowledge.case import DEALT, Case
from cardlab.players.knowledge.memory import DealMemory


class FoolMemory(DealMemory):
    """What a seat remembers of a game of Figured Fool."""

    def _begin(self, seen: Sequence[Event], hidden: Hidden) -> None:
        super()._begin(seen, hidden)
        self._decided: Event | None = None

    def read(self, event: Event) -> None:
        """Learn from one event."""
        if event.kind in ("lowest trump", "lowest card", "lot"):
            self._decided = event
        super().read(event)

    def cases(self, unseen: int) -> list[Case]:
        """Return a case for each card that can have made the leader lead first."""
        event = self._decided
        if event is None or event.seat is None:
            return super().cases(unseen)
        setup = self.view.setup
        found: dict[Decided, Case] = {}
        for decided in _deciding(setup.trump, setup.options, event.kind):
            case = self._case(decided, event.seat, unseen)
            if case is not None:
                hides = decided.card is not None and decided.card.bit & unseen
                same = Decided(
                    decided.card if hides else None,
                    decided.by_leader & unseen,
                    decided.by_others & unseen,
                )
                before = found[same].weight if same in found else 0.0
                found[same] = Case(case.known, case.hands, case.weight + before)
        return list(found.values())

    def _case(self, decided: Decided, leader: int, unseen: int) -> Case | None:
        """Return what follows if this card decided who leads, or None where it cannot have."""
        known, hands = list(self.known), []
        weight = 1.0
        for seat, slots in enumerate(self.hands):
            never = decided.by_leader if seat == leader else decided.by_others
            if self.dealt[seat] & never:
                return None
            for played, likely in self.perhaps[seat].items():
                if played.bit & never:
                    weight *= 1 - likely
            hands.append([slot | never if slot & DEALT else slot for slot in slots])
        card = decided.card
        count = unseen.bit_count()
        if card is not None and not self.dealt[leader] & card.bit:
            if card in self.perhaps[leader]:
                weight *= self.perhaps[leader][card]
            elif card.bit & unseen and self.left[leader]:
                weight *= self.left[leader] / count
                hands[leader].remove(max(hands[leader], key=int.bit_count))
                known[leader] |= card.bit
                count -= 1
            else:
                return None
        dealt_slots = sum(slot & DEALT != 0 for slots in hands for slot in slots)
        for lower in range((unseen & decided.by_others).bit_count()):
            weight *= max(0, count - dealt_slots - lower) / (count - lower)
        return Case(known, hands, weight) if weight else None


class Decided(NamedTuple):
    """The card that made its holder lead, and the cards that then were dealt to nobody.

    `by_leader` are those that its holder was not dealt, `by_others` those that nobody else was.
    """

    card: Card | None
    by_leader: int
    by_others: int


class _First(random.Random):
    """A chance that always takes the first."""

    def random(self) -> float:
        """Return the lowest number."""
        return 0.0


@cache
def _deciding(trump: Suit, options: tuple[tuple[str, Any], ...], kind: str) -> tuple[Decided, ...]:
    """Return all that can have decided who leads in this way, asking the law of single cards."""
    setup, cards = Setup(2, 0, trump, None, 0, options), PACKS[dict(options)["deck"]].cards
    first_leads = Leader(0, Event(kind, 0))

    def leads(*cards: Card) -> bool:
        """Tell whether the first of these cards makes its holder lead, or ties for it."""
        return first_leader(setup, [card.bit for card in cards], 0, _First()) == first_leads

    if kind == "lot":
        never = bits_of(card for card in cards if not leads(card))
        return (Decided(None, never, never),)
    deciding = []
    for card in cards:
        if leads(card):
            by_others = bits_of(other for other in cards if not leads(card, other))
            ties = bits_of(other for other in ALL_CARDS[:card] if leads(other, card))
            deciding.append(Decided(card, by_others | ties, by_others))
    return tuple(deciding)
