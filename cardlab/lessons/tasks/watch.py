"""Watch a few moves, one by one, with a word on each."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardlab.cards import Card
from cardlab.games.move import Move
from cardlab.language import Sentence, say, together
from cardlab.lessons.happening import happened
from cardlab.lessons.task import Feedback, GoOn, Task


@dataclass(frozen=True, kw_only=True)
class Watch(Task):
    """A replay: `moves` that are played, one each time the learner goes on.

    `asked` is what is said of the position now, and `notes` what is said after each move. Each may
    be empty; what happened is told in any case.
    """

    moves: tuple[Move, ...]
    notes: tuple[str, ...]
    told: tuple[Sentence, ...] = ()
    shown: tuple[Card, ...] = ()

    @property
    def form(self) -> GoOn:
        """Nothing but to go on."""
        return GoOn()

    @property
    def solution(self) -> None:
        """Going on."""
        return

    @property
    def question(self) -> Sentence:
        """What happened, and what is said of it."""
        note = super().question if self.asked else Sentence("")
        return together(*self.told, note)

    @property
    def concerned(self) -> tuple[Card, ...]:
        """The cards of the move that was played last."""
        return self.shown

    @property
    def left(self) -> int:
        """How many moves are still to be seen."""
        return len(self.moves)

    @property
    def reason(self) -> Sentence:
        """There is nothing to find out."""
        return say("Just go on.")

    def judged(self, answer: None) -> Feedback:  # noqa: ARG002 - there is only one
        """Play the next move; the last one ends the task."""
        if not self.moves:
            return Feedback("right", Sentence(""), self.law, cards=self.shown)
        move, *moves = self.moves
        note, *notes = self.notes or ("",)
        done = happened(self.state, move)
        then = replace(
            self,
            state=done.after,
            seen=self.seen + done.seen,
            moves=tuple(moves),
            notes=tuple(notes),
            asked=note,
            told=done.told(self.names),
            shown=move.cards,
        )
        return Feedback(
            "on" if moves else "right",
            then.question,
            self.law,
            cards=move.cards,
            told=then.told,
            view=then.view,
            then=then if moves else None,
        )
