"""What a game of Figured Fool gives away: who leads first has the lowest trump (FF-6)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from cardlab.cards import ALL_CARDS, Card, Suit, bits_of, each_card
from cardlab.games.figured_fool.deal import Leader, first_leader
from cardlab.games.figured_fool.laws import PACKS
from cardlab.games.hiding import Hidden
from cardlab.games.vocabulary import Event, Setup
from cardlab.players.knowledge.case import DEALT, Case
from cardlab.players.knowledge.memory import DealMemory, weights_of_drawn

_FEW = 0.1
"""How many places a card is taken to have that must have one, though none is to be expected."""


class FoolMemory(DealMemory):
    """What a seat remembers of a game of Figured Fool."""

    def _begin(self, seen: Sequence[Event], hidden: Hidden) -> None:
        super()._begin(seen, hidden)
        self._decided: Event | None = None
        self._left_of: dict[tuple[int, bool, Card | None, int], LeftOfDeal] = {}

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
        found: dict[Reason, Case] = {}
        for reason in _reasons(setup.trump, setup.options, event.kind):
            case = self._case(reason, event.seat, unseen)
            if case is not None:
                tells = reason.of(unseen)
                before = found[tells].weight if tells in found else 0.0
                found[tells] = replace(case, weight=case.weight + before)
        return list(found.values())

    def _case(self, reason: Reason, leader: int, unseen: int) -> Case | None:
        """Return what follows from a reason for who leads, or None where it cannot have been it."""
        sizes, known = [len(slots) for slots in self.hands], list(self.known)
        places = unseen.bit_count()
        weight = 1.0
        hidden = reason.of(unseen).card
        if hidden is not None:
            if not sizes[leader]:
                return None
            sizes[leader] -= 1
            known[leader] |= hidden.bit
            weight /= places
            places -= 1
        hands, later = [], []
        for seat, size in enumerate(sizes):
            left = self._left_of_deal(seat, reason, leads=seat == leader, hidden=hidden)
            weight *= left.likely
            later.append(size - left.expected)
            hands.append([DEALT] * left.fewest + [0] * (size - left.fewest))
        if not weight:
            return None
        stock = [1.0] * (places - sum(sizes))
        drawn_by_all = _weights(hands, later) + stock
        drawn_by_leader = _weights(hands, later, leader) + stock
        likely_in: dict[Card, list[float]] = {}
        for card in each_card(reason.by_leader & unseen):
            weights = drawn_by_all if card.bit & reason.by_others else drawn_by_leader
            room = max(sum(weights) - len(likely_in), _FEW) if any(weights) else 0.0
            weight *= room / (places - len(likely_in))
            likely_in[card] = weights
        return Case(known, hands, weight, likely_in) if weight else None

    def _left_of_deal(
        self, seat: int, reason: Reason, *, leads: bool, hidden: Card | None
    ) -> LeftOfDeal:
        """Return what is left in a hand of the cards that it was dealt, if this was the reason.

        Whoever plays a card plays each of the hidden ones as likely as the others, but never the
        one that decided if that is `hidden` still; it is not counted here.
        """
        never = reason.by_leader if leads else reason.by_others
        decided = reason.card if leads and hidden is None else None
        played = bits_of(card for card, _ in self.played[seat])
        if self.dealt[seat] & never:
            return NEVER
        if decided is not None and not decided.bit & (self.dealt[seat] | played):
            return NEVER
        stays = leads and hidden is not None
        of_others = (never | (0 if decided is None else decided.bit)) & played
        key = (seat, stays, decided if of_others else None, of_others)
        if key not in self._left_of:
            self._left_of[key] = self._count_out(seat, never, decided, stays)
        return self._left_of[key]

    def _count_out(self, seat: int, never: int, decided: Card | None, stays: int) -> LeftOfDeal:
        """Go through all that a seat has played, with how likely it still has how many dealt."""
        dealt = self.unseen_deal[seat]
        likely = [0.0] * (dealt - stays) + [float(dealt if stays else 1)]
        for card, count in self.played[seat]:
            others = count - stays
            stayed = [one * (others - still) / count for still, one in enumerate(likely)]
            gone = [one * still / count for still, one in enumerate(likely)]
            if card == decided:
                likely = gone[1:]
            elif card.bit & never:
                likely = stayed
            else:
                likely = [a + b for a, b in zip(stayed, [*gone[1:], 0.0], strict=True)]
        total = sum(likely)
        if not total:
            return NEVER
        expected = sum(still * one for still, one in enumerate(likely))
        fewest = next(still for still, one in enumerate(likely) if one)
        return LeftOfDeal(total, expected / total, fewest)


class LeftOfDeal(NamedTuple):
    """How many of the cards that a seat was dealt are hidden in its hand: expected, and at least.

    `likely` is how likely it was, in proportion, that the seat played what it has.
    """

    likely: float
    expected: float
    fewest: int


NEVER = LeftOfDeal(0.0, 0.0, 0)


class Reason(NamedTuple):
    """The card that made its holder lead, and the cards that then were dealt to nobody.

    `by_leader` are those that its holder was not dealt, `by_others` those that nobody else was.
    For the lot no card decided.
    """

    card: Card | None
    by_leader: int
    by_others: int

    def of(self, cards: int) -> Reason:
        """Return what it says of these cards, a set of bits, alone."""
        card = self.card if self.card is not None and self.card.bit & cards else None
        return Reason(card, self.by_leader & cards, self.by_others & cards)


def _weights(
    hands: Sequence[Sequence[int]], later: Sequence[float], only: int | None = None
) -> list[float]:
    """Return how likely a card is in each slot if no hand, or this one only, was dealt it.

    `later` is how many cards of each hand, of those in slots, are expected to be drawn ones.
    """
    weights: list[float] = []
    for seat, slots in enumerate(hands):
        if only is None or seat == only:
            weights += weights_of_drawn(slots, later[seat])
        else:
            weights += [1.0] * len(slots)
    return weights


class _First(random.Random):
    """A chance that always takes the first."""

    def random(self) -> float:
        """Return the lowest number."""
        return 0.0


@cache
def _reasons(trump: Suit, options: tuple[tuple[str, Any], ...], kind: str) -> tuple[Reason, ...]:
    """Return all reasons of a kind that somebody leads for, asking the law of single cards."""
    setup, cards = Setup(2, 0, trump, None, 0, options), PACKS[dict(options)["deck"]].cards
    first_leads = Leader(0, Event(kind, 0))

    def leads(*cards: Card) -> bool:
        """Tell whether the first of these cards makes its holder lead, or ties for it."""
        return first_leader(setup, [card.bit for card in cards], 0, _First()) == first_leads

    if kind == "lot":
        never = bits_of(card for card in cards if not leads(card))
        return (Reason(None, never, never),)
    reasons = []
    for card in cards:
        if leads(card):
            by_others = bits_of(other for other in cards if not leads(card, other))
            ties = bits_of(other for other in ALL_CARDS[:card] if leads(other, card))
            reasons.append(Reason(card, by_others | ties, by_others))
    return tuple(reasons)
