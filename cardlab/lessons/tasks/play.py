"""Play a move that reaches a goal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardlab.cards import Card, bits_of, cards_in
from cardlab.games.move import Move
from cardlab.language import Sentence, mark, say
from cardlab.lessons.coaching import objection
from cardlab.lessons.happening import Happening, happened
from cardlab.lessons.task import YOU, Answer, Feedback, MakeMove, Task, ruled

TAKE = Move("take")
ALLOWED = mark("That is allowed, but it does not do what is asked.")


@dataclass(frozen=True, kw_only=True)
class Play(Task):
    """A legal move after which `reached` is true of what happened.

    `missed` is a marked text about a legal move that does not reach it. Where the task is
    `coached`, the coach says too what he would rather do.
    """

    reached: Callable[[Happening], bool]
    missed: str = ALLOWED
    coached: bool = False
    buttons: tuple[Move, ...] = (TAKE,)

    @property
    def form(self) -> MakeMove:
        """A move."""
        return MakeMove(self.view, self.buttons)

    @property
    def right(self) -> tuple[Move, ...]:
        """The legal moves that reach the goal."""
        legal = self.view.legal_moves()
        return tuple(move for move in legal if self.reached(happened(self.state, move)))

    @property
    def solution(self) -> Move:
        """The first of the moves that reach the goal and spend the fewest trumps."""
        trump = self.view.trump
        return min(self.right, key=lambda move: sum(card.suit is trump for card in move.from_hand))

    @property
    def concerned(self) -> tuple[Card, ...]:
        """The cards of the moves that reach it."""
        return cards_in(bits_of(card for move in self.right for card in move.cards))

    @property
    def candidates(self) -> tuple[Answer, ...]:
        """A move that reaches the goal and one or two others, in the order of the legal ones."""
        right = self.right
        legal = self.view.legal_moves()
        others = [move for move in legal if move not in right][:2]
        return tuple(move for move in legal if move == self.solution or move in others)

    def cards_of(self, answer: Answer) -> tuple[Card, ...]:
        """Return the cards that a move plays."""
        assert isinstance(answer, Move)
        return answer.from_hand

    @property
    def reason(self) -> Sentence:
        """Name a move that reaches the goal."""
        return say("This does it: “{move}”.", move=self.view.caption(self.solution))

    def judged(self, answer: Move) -> Feedback:
        """Rule on the move, play it, and see whether it reaches the goal."""
        violation = self.view.why_not(answer)
        if violation:
            return ruled(violation, answer.cards)
        done = happened(self.state, answer)
        told = done.told(self.names)
        if self.reached(done):
            return Feedback(
                "right",
                self.reason_for(answer),
                self.law,
                cards=answer.cards,
                told=told,
                view=done.after.view(YOU),
            )
        why = objection(self, answer) if self.coached else Sentence("")
        # No law is named, for none is broken.
        return Feedback("poor", say(self.missed), None, why, answer.cards)

    def reason_for(self, move: Move) -> Sentence:
        """Say that a move has reached the goal."""
        return say("That does it: “{move}”.", move=self.view.caption(move))
