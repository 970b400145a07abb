"""What can be said for a move in any game in which cards are beaten."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import chain, islice
from typing import ClassVar, Generic, TypeVar

from cardlab.cards import Card, bits_of, cards_in
from cardlab.coach.outlook import DEALS, Outlook
from cardlab.coach.reason import Reason
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.language import say, together

V = TypeVar("V", bound=View)

SURE = ("known", "powerless")
"""The kinds of reasons about an answer that rest on what the seat knows for certain."""
FEW_GAMES = 20
"""Of fewer games that a search tried, nothing is said."""


class Reasons(ABC, Generic[V]):
    """Why `best` is better than `other`, in one game. The first law is about beating a card."""

    beating_law: ClassVar[str]
    taking_law: ClassVar[str]

    def __init__(self, outlook: Outlook[V], best: Move, other: Move) -> None:
        """Compare two moves of the seat to act."""
        self.outlook = outlook
        self.view = outlook.view
        self.best = best
        self.other = other

    @abstractmethod
    def beating(self, card: Card) -> int:
        """Return the cards that beat this one, a set of bits."""

    @abstractmethod
    def to_take(self) -> tuple[Card, ...]:
        """Return the cards that a take would bring now."""

    @abstractmethod
    def strength(self, card: Card) -> int:
        """Return how high a card is among the cards of its suit."""

    def answers(self, state: State) -> bool:
        """Tell whether the seat to act can beat all that lies before it."""
        return state.legal_moves()[0].verb == "beat"

    def found(self) -> Iterator[Reason]:
        """Go through all that speaks for the better move."""
        yield from islice(chain(self.harder_to_answer(), self.makes_them_take()), 1)
        yield from self.keeps_a_card()
        yield from self.spares_a_take()
        yield from self.gathers_cards()

    def can_answer(self, move: Move) -> int:
        """Return in how many deals the cards of a move can all be beaten by whoever must."""
        return self.outlook.answered(move, self.answers)

    def harder_to_answer(self) -> Iterator[Reason]:
        """Say that the cards of the better move are beaten less often."""
        seat, same = self.outlook.asked(self.best), self.outlook.asked(self.other)
        if seat is None or seat != same:
            return
        ours, theirs = self.can_answer(self.best), self.can_answer(self.other)
        if ours >= theirs:
            return
        weight = (theirs - ours) / DEALS
        cards, others = self.best.cards, self.other.cards
        names = {"name": self.outlook.name(seat), "cards": cards, "others": others}
        yield (
            self._surely_answered(seat, ours, weight)
            or self._never_answered(seat, theirs, weight)
            or Reason(
                "answered",
                say(
                    "{name} can beat the {others} in {many} of {deals} deals that agree with all "
                    "that you have seen, and the {cards} in {few}.",
                    **names,
                    many=theirs,
                    few=ours,
                    deals=DEALS,
                ),
                (*cards, *others),
                (self.beating_law,),
                (ours, theirs),
                weight,
            )
        )

    def _surely_answered(self, seat: int, ours: int, weight: float) -> Reason | None:
        """Say that somebody is known to hold what beats the other card."""
        if len(self.other.cards) > 1:
            return None
        (card,) = self.other.cards
        known = cards_in(self.outlook.knowledge.held_by(seat) & self.beating(card))
        if not known:
            return None
        holder, cards = self.outlook.name(seat), self.best.cards
        text = say(
            "You know that {name} holds the {known}, which beats the {card}; the {cards} can be "
            "beaten in {few} of {deals} deals that agree with all that you have seen.",
            name=holder,
            known=known[0],
            card=card,
            cards=cards,
            few=ours,
            deals=DEALS,
        )
        named = (known[0], card, *cards)
        return Reason("known", text, named, (self.beating_law,), (ours, DEALS), weight)

    def _never_answered(self, seat: int, theirs: int, weight: float) -> Reason | None:
        """Say that somebody can hold nothing that beats the better card."""
        if len(self.best.cards) > 1:
            return None
        (card,) = self.best.cards
        if self.outlook.knowledge.possible(seat) & self.beating(card):
            return None
        text = say(
            "Nothing that {name} can hold beats the {card}; the {others} can be beaten in {many} "
            "of {deals} deals that agree with all that you have seen.",
            name=self.outlook.name(seat),
            card=card,
            others=self.other.cards,
            many=theirs,
            deals=DEALS,
        )
        named = (card, *self.other.cards)
        return Reason("powerless", text, named, (self.beating_law,), (0, theirs), weight)

    def keeps_a_card(self) -> Iterator[Reason]:
        """Say that the other move spends the only card that beats something."""
        if self.best.verb == "take":
            return
        outlook, hand = self.outlook, self.view.held
        stays, goes = outlook.rest(self.best), outlook.rest(self.other)
        more, fewer = (outlook.beatable(rest, self.beating).bit_count() for rest in (stays, goes))
        only = bits_of(self.other.from_hand) & stays
        lost = self._beaten_by_none_but(only)
        if not lost or more <= fewer:
            return
        hardest = max(lost, key=self._danger)
        spent = self.beating(hardest) & hand
        alone, count = cards_in(spent), len(self._beaten_by_none_but(spent))
        total = outlook.out_of_sight.bit_count()
        text = say(
            "Nothing in your hand but the {card} beats the {hardest}, which lies out of your "
            "sight.",
            "Nothing in your hand but the {card} beats the {hardest}, one of {count} such cards "
            "among the {total} that lie out of your sight.",
            count,
            card=alone,
            hardest=hardest,
            total=total,
        )
        named = (*alone, hardest)
        if (
            self.best.verb == self.other.verb == "beat"
            and self.best.cards[0] == self.other.cards[0]
        ):
            beaten, enough = self.best.cards
            same_work = say("The {enough} beats the {beaten} too.", enough=enough, beaten=beaten)
            text, named = together(text, same_work), (*named, enough, beaten)
        weight = (more - fewer) / total
        yield Reason("kept", text, named, (self.beating_law,), (count, total), weight)

    def _beaten_by_none_but(self, cards: int) -> list[Card]:
        """Return what lies out of sight and is beaten by these cards of the hand and no others."""
        return [
            card
            for card in cards_in(self.outlook.out_of_sight)
            if self.beating(card) & self.view.held
            and not self.beating(card) & self.view.held & ~cards
        ]

    def _danger(self, card: Card) -> tuple[bool, int]:
        return card.suit is self.view.trump, self.strength(card)

    def makes_them_take(self) -> Iterator[Reason]:
        """Say that the cards were taken more often in the games that the search tried."""
        seat, same = self.outlook.asked(self.best), self.outlook.asked(self.other)
        taken, tried = self.outlook.taken_after(self.best)
        taken_too, tried_too = self.outlook.taken_after(self.other)
        if seat is None or seat != same or min(tried, tried_too) < FEW_GAMES:
            return
        gain = taken / tried - taken_too / tried_too
        if gain <= 0:
            return
        text = say(
            "In {taken} of {tried} games tried after the {cards}, {name} took; after the "
            "{others}, in {taken_too} of {tried_too}.",
            taken=taken,
            tried=tried,
            taken_too=taken_too,
            tried_too=tried_too,
            name=self.outlook.name(seat),
            cards=self.best.cards,
            others=self.other.cards,
        )
        named = (*self.best.cards, *self.other.cards)
        numbers = (taken, tried, taken_too, tried_too)
        yield Reason("taken", text, named, (self.taking_law,), numbers, gain)

    def spares_a_take(self) -> Iterator[Reason]:
        """Say what a take would bring into the hand."""
        if self.other.verb != "take" or not self.best.from_hand:
            return
        cards = self.to_take()
        text = say(
            "Taking brings the {cards} into your hand, {count} card more.",
            "Taking brings the {cards} into your hand, {count} cards more.",
            len(cards),
            cards=cards,
        )
        weight = len(cards) / (len(cards) + self.view.held.bit_count())
        yield Reason("brought", text, cards, (self.taking_law,), (len(cards),), weight)

    def gathers_cards(self) -> Iterator[Reason]:
        """Say that the hand beats more with what it takes than without what it would spend."""
        if self.best.verb != "take" or not self.other.from_hand:
            return
        cards, outlook = self.to_take(), self.outlook
        with_them = outlook.beatable(self.view.held | bits_of(cards), self.beating).bit_count()
        without = outlook.beatable(outlook.rest(self.other), self.beating).bit_count()
        if with_them <= without:
            return
        total = outlook.out_of_sight.bit_count()
        spent = self.other.from_hand
        text = say(
            "With the {spent} still in your hand, and the {cards}, you beat {more} of the {total} "
            "cards that lie out of your sight; without, {fewer}.",
            spent=spent,
            cards=cards,
            more=with_them,
            total=total,
            fewer=without,
        )
        numbers = (with_them, without, total)
        laws = (self.taking_law, self.beating_law)
        yield Reason(
            "gathered", text, (*spent, *cards), laws, numbers, (with_them - without) / total
        )
