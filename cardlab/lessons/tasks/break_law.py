"""Break a law on purpose, to see what the table says."""

from __future__ import annotations

from dataclasses import dataclass

from cardlab.cards import Card
from cardlab.games.move import Move
from cardlab.language import Sentence, say, together
from cardlab.lessons.task import Answer, Feedback, MakeMove, Task
from cardlab.lessons.tasks.play import TAKE


@dataclass(frozen=True, kw_only=True)
class BreakLaw(Task):
    """A move that the first of the `laws` forbids, of the kind `verb` if that is given."""

    verb: str = ""
    buttons: tuple[Move, ...] = (TAKE,)

    @property
    def form(self) -> MakeMove:
        """A move, legal or not."""
        return MakeMove(self.view, self.buttons)

    @property
    def right(self) -> tuple[Move, ...]:
        """The moves among those to be tried that the law forbids."""
        tried = [move for move in self.form.answers() if isinstance(move, Move)]
        return tuple(
            move for move in tried if self._breaks(move) and move.verb.startswith(self.verb)
        )

    def _breaks(self, move: Move) -> bool:
        violation = self.view.why_not(move)
        return violation is not None and violation.law == self.law

    @property
    def solution(self) -> Move:
        """The first of the forbidden moves."""
        return self.right[0]

    @property
    def concerned(self) -> tuple[Card, ...]:
        """The cards of the forbidden moves."""
        return tuple(dict.fromkeys(card for move in self.right for card in move.cards))

    @property
    def candidates(self) -> tuple[Answer, ...]:
        """A forbidden move, and a legal one."""
        return (self.solution, *self.view.legal_moves()[:1])

    def cards_of(self, answer: Answer) -> tuple[Card, ...]:
        """Return the cards that a move plays."""
        assert isinstance(answer, Move)
        return answer.from_hand

    @property
    def reason(self) -> Sentence:
        """Name a forbidden move."""
        violation = self.view.why_not(self.solution)
        assert violation is not None
        tried = say("Try this: “{move}”.", move=self.view.caption(self.solution))
        return together(tried, violation.text)

    def judged(self, answer: Move) -> Feedback:
        """Show what the table says of the move; a legal one breaks nothing."""
        violation = self.view.why_not(answer)
        if violation is None:
            text = say("That is allowed. This is the law to break:")
            return Feedback("wrong", text, self.law, cards=answer.cards)
        if violation.law == self.law and answer.verb.startswith(self.verb):
            return Feedback("right", violation.text, self.law, violation.cure, answer.cards)
        other = say("That is forbidden too, but try something else. {text}", text=violation.text)
        return Feedback("nearly", other, violation.law, cards=answer.cards)
