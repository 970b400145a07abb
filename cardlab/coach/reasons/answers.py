"""What can be said of the answer to cards that are laid before somebody: beaten, or taken."""

from __future__ import annotations

from collections.abc import Iterator

from cardlab.cards import cards_in
from cardlab.coach.outlook import DEALS, LAID
from cardlab.coach.reason import Reason
from cardlab.coach.reasons.compared import Compared, V
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.language import Sentence, say

SURE = ("known", "powerless")
"""The kinds of reasons about an answer that rest on what the seat knows for certain."""
LITTLE = 0.03
"""What the answer weighs that was tried most, since others were tried too."""
FEW_GAMES = 20
"""Of fewer games that a search tried, nothing is said."""


class Answers(Compared[V]):
    """How two moves that lay cards before the same player are answered."""

    def asked(self) -> int | None:
        """Return who must answer both moves, if it is the same player."""
        seat = self.outlook.asked(self.best)
        return seat if seat == self.outlook.asked(self.other) else None

    def can_answer(self, move: Move) -> int:
        """Return in how many deals the cards of a move can all be beaten by whoever must."""
        return self.outlook.answered(move, self.answers)

    def harder_to_answer(self) -> Iterator[Reason]:
        """Say that the cards of the better move are beaten less often."""
        seat = self.asked()
        if seat is None:
            return
        ours, theirs = self.can_answer(self.best), self.can_answer(self.other)
        if ours >= theirs:
            return
        weight = (theirs - ours) / DEALS
        yield (
            self._surely_answered(seat, ours, weight)
            or self._never_answered(seat, theirs, weight)
            or Reason(
                "answered",
                self._how_often(seat, ours, theirs),
                (*self.best.cards, *self.other.cards),
                (self.laws["beat"],),
                (ours, theirs),
                weight,
            )
        )

    def _how_often(self, seat: int, ours: int, theirs: int) -> Sentence:
        """Say how often either move is answered; where every card is known, it is or it is not."""
        fields = {
            "name": self.outlook.name(seat),
            "cards": self.best.cards,
            "others": self.other.cards,
        }
        if self.certain:
            return say("{name} can beat the {others}, but not the {cards}.", **fields)
        return say(
            "{name} can beat the {others} in {many} of {deals} possible deals, and the {cards} "
            "in {few}.",
            **fields,
            many=theirs,
            few=ours,
            deals=DEALS,
        )

    def _surely_answered(self, seat: int, ours: int, weight: float) -> Reason | None:
        """Say that somebody is known to hold what beats the other card."""
        if len(self.other.cards) > 1:
            return None
        (card,) = self.other.cards
        known = cards_in(self.outlook.knowledge.held_by(seat) & self.beating(card))
        if not known:
            return None
        fields = {
            "name": self.outlook.name(seat),
            "known": known[0],
            "card": card,
            "cards": self.best.cards,
        }
        text = (
            say(
                "You know that {name} holds the {known}, which beats the {card}, and nothing "
                "that beats the {cards}.",
                **fields,
            )
            if self.certain
            else say(
                "You know that {name} holds the {known}, which beats the {card}; the {cards} can "
                "be beaten in {few} of {deals} possible deals.",
                **fields,
                few=ours,
                deals=DEALS,
            )
        )
        named = (known[0], card, *self.best.cards)
        return Reason("known", text, named, (self.laws["beat"],), (ours, DEALS), weight)

    def _never_answered(self, seat: int, theirs: int, weight: float) -> Reason | None:
        """Say that somebody can hold nothing that beats the better card."""
        if len(self.best.cards) > 1 or self.certain:
            return None
        (card,) = self.best.cards
        if self.outlook.knowledge.possible(seat) & self.beating(card):
            return None
        text = say(
            "Nothing that {name} can hold beats the {card}; the {others} can be beaten in {many} "
            "of {deals} possible deals.",
            name=self.outlook.name(seat),
            card=card,
            others=self.other.cards,
            many=theirs,
            deals=DEALS,
        )
        named = (card, *self.other.cards)
        return Reason("powerless", text, named, (self.laws["beat"],), (0, theirs), weight)

    def can_go_on_with(self) -> Iterator[Reason]:
        """Say what can be laid next, where it is still the player's turn after either move."""
        outlook = self.outlook
        then, then_too = outlook.next_after(self.best), outlook.next_after(self.other)
        if then is None or then_too is None or self.certain:
            return
        if then.verb not in LAID or then_too.verb not in LAID:
            return
        ours = self._next_answered(self.best, then)
        theirs = self._next_answered(self.other, then_too)
        if ours >= theirs:
            return
        text = say(
            "After “{move}” the best way to go on with what you hold is “{then}”, which can be "
            "beaten in {few} of {deals} possible deals; after “{other}” it is “{then_too}”, which "
            "can be beaten in {many}.",
            move=self.view.caption(self.best),
            other=self.view.caption(self.other),
            then=self.outlook.caption_after(self.best, then),
            then_too=self.outlook.caption_after(self.other, then_too),
            few=ours,
            many=theirs,
            deals=DEALS,
        )
        moves = (self.best, then, self.other, then_too)
        named = tuple(dict.fromkeys(card for move in moves for card in move.cards))
        weight = (theirs - ours) / DEALS
        yield Reason("next", text, named, (self.laws[then.verb],), (ours, theirs), weight)

    def goes_on(self) -> Iterator[Reason]:
        """Say how the search went on most often, where nothing better can be said."""
        found, found_too = self.outlook.reply_to(self.best), self.outlook.reply_to(self.other)
        if not found or not found_too or min(found.tried, found_too.tried) < FEW_GAMES:
            return
        if found.spends == found_too.spends:
            return
        text = say(
            "In {games} of {tried} games tried after “{move}”, {name} answered “{reply}”; after "
            "“{other}”, {name_too} answered “{reply_too}” in {games_too} of {tried_too}.",
            move=self.view.caption(self.best),
            other=self.view.caption(self.other),
            name=self.outlook.name(found.seat),
            name_too=self.outlook.name(found_too.seat),
            reply=found.caption,
            reply_too=found_too.caption,
            games=found.games,
            tried=found.tried,
            games_too=found_too.games,
            tried_too=found_too.tried,
        )
        moves = (self.best, found.reply, self.other, found_too.reply)
        named = tuple(dict.fromkeys(card for move in moves for card in move.cards))
        laws = tuple(dict.fromkeys((self.laws[found.reply.verb], self.laws[found_too.reply.verb])))
        numbers = (found.games, found.tried, found_too.games, found_too.tried)
        yield Reason("line", text, named, laws, numbers, LITTLE)

    def _next_answered(self, move: Move, then: Move) -> int:
        """Return in how many deals what is laid after a move is allowed, and can all be beaten."""

        def answered(deal: State) -> bool:
            after = deal.after(move)
            return then in after.legal_moves() and self.answers(after.after(then))

        return self.outlook.count(answered)

    def makes_them_take(self) -> Iterator[Reason]:
        """Say that the cards were taken more often in the games that the search tried."""
        seat = self.asked()
        taken, tried = self.outlook.taken_after(self.best)
        taken_too, tried_too = self.outlook.taken_after(self.other)
        if seat is None or min(tried, tried_too) < FEW_GAMES:
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
        yield Reason("taken", text, named, (self.laws["take"],), numbers, gain)
