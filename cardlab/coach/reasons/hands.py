"""What can be said of the hand that is left after a move: what it beats, and how big it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from cardlab.cards import Card, bits_of, cards_in
from cardlab.coach.reason import Reason
from cardlab.coach.reasons.compared import Compared, V
from cardlab.language import say, together


class Hands(Compared[V]):
    """What two moves leave in the hand of the player."""

    def keeps_the_better_hand(self) -> Iterator[Reason]:
        """Say what the better move keeps: what nothing else beats, or trumps, or what is strong."""
        kept = (
            self.gathers_cards(),
            self.keeps_a_card(),
            self.keeps_trumps(),
            self.keeps_the_stronger(),
        )
        yield from islice(chain(*kept), 1)

    def keeps_a_card(self) -> Iterator[Reason]:
        """Say that the other move spends the only card that beats something."""
        if self.best.verb == "take":
            return
        outlook, hand = self.outlook, self.view.held
        stays, goes = outlook.rest(self.best), outlook.rest(self.other)
        more, fewer = (outlook.beatable(rest, self.beating).bit_count() for rest in (stays, goes))
        lost = self._beaten_by_none_but(bits_of(self.other.from_hand) & stays)
        if not lost or more <= fewer:
            return
        hardest = max(lost, key=self._danger)
        spent = self.beating(hardest) & hand
        alone, besides = cards_in(spent), len(self._beaten_by_none_but(spent)) - 1
        total = outlook.out_of_sight.bit_count()
        text = (
            say(
                "In your hand the {card} alone beats the {hardest}, and {count} other of the "
                "{total} cards that you do not see.",
                "In your hand the {card} alone beats the {hardest}, and {count} others of the "
                "{total} cards that you do not see.",
                besides,
                card=alone,
                hardest=hardest,
                total=total,
            )
            if besides
            else say(
                "In your hand the {card} alone beats the {hardest}, which you do not see.",
                card=alone,
                hardest=hardest,
            )
        )
        named = (*alone, hardest)
        same = self._same_work()
        if same:
            beaten, enough = same
            does_too = say("The {enough} beats the {beaten} too.", enough=enough, beaten=beaten)
            text, named = together(text, does_too), (*named, enough, beaten)
        weight = (more - fewer) / total
        yield Reason("kept", text, named, (self.laws["beat"],), (besides, total), weight)

    def _same_work(self) -> tuple[Card, ...]:
        """Return what is beaten and by what, where the other move beats the same."""
        both_beat = self.best.verb == self.other.verb == "beat"
        return self.best.cards if both_beat and self.best.cards[0] == self.other.cards[0] else ()

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

    def keeps_trumps(self) -> Iterator[Reason]:
        """Say that more trumps are in the hand after the better move."""
        trumps = self.view.trump.bits
        stays, goes = self.hand_after(self.best) & trumps, self.hand_after(self.other) & trumps
        count, fewer = stays.bit_count(), goes.bit_count()
        if count <= fewer:
            return
        kept = cards_in(stays & ~goes)
        text = say(
            "You keep the {cards}: {count} trump is then in your hand, and not {fewer}.",
            "You keep the {cards}: {count} trumps are then in your hand, and not {fewer}.",
            count,
            cards=kept,
            fewer=fewer,
        )
        weight = (count - fewer) / self.view.held.bit_count() / 2
        yield Reason("trumps", text, kept, (self.laws["beat"],), (count, fewer), weight)

    def keeps_the_stronger(self) -> Iterator[Reason]:
        """Say that the card that the other move spends beats more than the one that is spent."""
        ours = bits_of(self.best.from_hand) & ~bits_of(self.other.from_hand)
        theirs = bits_of(self.other.from_hand) & ~bits_of(self.best.from_hand)
        if theirs.bit_count() != 1 or ours.bit_count() > 1:
            return
        more, fewer = (self.outlook.beatable(cards, self.beating) for cards in (theirs, ours))
        many, few = more.bit_count(), fewer.bit_count()
        if many <= few:
            return
        total = self.outlook.out_of_sight.bit_count()
        (kept,), spent = cards_in(theirs), cards_in(ours)
        fields = {"card": kept, "spent": spent, "many": many, "few": few, "total": total}
        text = (
            say(
                "The {card} is better kept than the {spent}: it beats {many} of the {total} "
                "cards that you do not see, the {spent} {few}.",
                **fields,
            )
            if spent
            else say(
                "You keep the {card}, which beats {many} of the {total} cards that you do not see.",
                **fields,
            )
        )
        weight = (many - few) / total / 2
        yield Reason(
            "stronger", text, (kept, *spent), (self.laws["beat"],), (many, few, total), weight
        )

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
        yield Reason("brought", text, cards, (self.laws["take"],), (len(cards),), weight)

    def gathers_cards(self) -> Iterator[Reason]:
        """Say that the hand beats more with what it takes than without what it would spend."""
        if self.best.verb != "take" or not self.other.from_hand:
            return
        cards, outlook = self.to_take(), self.outlook
        with_them = outlook.beatable(self.hand_after(self.best), self.beating).bit_count()
        without = outlook.beatable(outlook.rest(self.other), self.beating).bit_count()
        if with_them <= without:
            return
        total = outlook.out_of_sight.bit_count()
        spent = self.other.from_hand
        text = say(
            "With the {spent} still in your hand, and the {cards}, you beat {more} of the {total} "
            "cards that you do not see; without, {fewer}.",
            spent=spent,
            cards=cards,
            more=with_them,
            total=total,
            fewer=without,
        )
        numbers = (with_them, without, total)
        laws = (self.laws["take"], self.laws["beat"])
        weight = (with_them - without) / total
        yield Reason("gathered", text, (*spent, *cards), laws, numbers, weight)
