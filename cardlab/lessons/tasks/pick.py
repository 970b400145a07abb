"""Pick every card that would do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardlab.cards import Card, bits_of, cards_in
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.language import Sentence, mark, say
from cardlab.lessons.task import Answer, Feedback, PickCards, Task

UNFIT = mark("The {card} may be played, but it does not do what is asked.")


def any_move(view: View, move: Move) -> bool:  # noqa: ARG001 - every move fits
    """Take any legal move for one that would do."""
    return True


@dataclass(frozen=True, kw_only=True)
class Pick(Task):
    """Every card of the hand that would do: that some legal move plays, of those that `fits`."""

    fits: Callable[[View, Move], bool] = any_move
    unfit: str = UNFIT
    """What is said of a card that may be played but does not fit, a marked text with `{card}`."""

    @property
    def form(self) -> PickCards:
        """Any of the cards in hand."""
        return PickCards(self.view.hand)

    @property
    def solution(self) -> frozenset[Card]:
        """The cards of the legal moves that fit."""
        view = self.view
        moves = (move for move in view.legal_moves() if self.fits(view, move))
        return frozenset(card for move in moves for card in move.from_hand)

    @property
    def concerned(self) -> tuple[Card, ...]:
        """What lies there to be answered, or else the whole hand."""
        return self.lying or self.view.hand

    @property
    def candidates(self) -> tuple[Answer, ...]:
        """The right cards, and these with one that would not do."""
        right = self.solution
        others = [card for card in self.view.hand if card not in right]
        return (right, *(right | {card} for card in others[:1]))

    def cards_of(self, answer: Answer) -> tuple[Card, ...]:
        """Return the cards picked, in pack order."""
        assert isinstance(answer, frozenset)
        return cards_in(bits_of(answer))

    @property
    def reason(self) -> Sentence:
        """Name the cards that would do."""
        right = self.cards_of(self.solution)
        return say("The {cards} would do.", cards=right)

    def judged(self, answer: frozenset[Card]) -> Feedback:
        """Rule on the first card that would not do; else say whether any is missing."""
        right = self.solution
        for card in self.cards_of(answer - right):
            return self._not_this(card)
        missing = len(right - answer)
        if not missing:
            return Feedback("right", self.reason, self.law, cards=self.cards_of(right))
        text = say("These would do.") if answer else say("Some of your cards would do.")
        more = say("{count} card is missing.", "{count} cards are missing.", missing)
        return Feedback("nearly", text, self.law, more, self.cards_of(answer))

    def _not_this(self, card: Card) -> Feedback:
        view = self.view
        tried = view.choice((card,))
        violation = view.why_not(tried) if tried else None
        cure = say("Leave the {card} out.", card=card)
        if violation is None:
            return Feedback("wrong", say(self.unfit, card=card), self.law, cure, (card,))
        return Feedback("wrong", violation.text, violation.law, cure, (card,))
