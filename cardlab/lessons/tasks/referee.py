"""Be the referee of a move: say whether it is allowed, or else which law forbids it."""

from __future__ import annotations

from dataclasses import dataclass

from cardlab.cards import Card
from cardlab.games.move import Move
from cardlab.games.vocabulary import Violation
from cardlab.language import Sentence, mark, say, together
from cardlab.lessons.ruling import ruling
from cardlab.lessons.task import YOU, Answer, Feedback, PickOne, Task

_ASKED = (
    mark("You choose “{move}”. Is that allowed?"),
    mark("{name} chooses “{move}”. Is that allowed?"),
)
_WITHOUT_CARDS = {
    "take": (mark("You want to take. Is that allowed?"), mark("{name} takes. Is that allowed?")),
    "pass": (mark("You want to pass. Is that allowed?"), mark("{name} passes. Is that allowed?")),
}
ALLOWED = 0
"""The place of the choice that the move is allowed; the laws come after it."""


def asked_about(move: Move, seat: int | None) -> str:
    """Return the usual question, a marked text, about a move of a seat."""
    yours, theirs = _WITHOUT_CARDS.get(move.verb, _ASKED)
    return yours if seat == YOU else theirs


@dataclass(frozen=True, kw_only=True)
class Referee(Task):
    """A ruling on a `move`: allowed, or forbidden by one of `offered`.

    It is a move of the seat `by`, or of the seat to act where that is None.

    `offered` are the ids of a few laws to choose from. What is asked is the usual question where
    `asked` is empty; see `referee` in `cardlab.lessons.asking`.
    """

    move: Move
    offered: tuple[str, ...]
    by: int | None = None

    @property
    def fields(self) -> dict[str, object]:
        """Who plays, and the move as its button names it."""
        by = self.view.to_act if self.by is None else self.by
        facts: dict[str, object] = {"move": self.view.caption(self.move)}
        return facts if by is None else {**facts, "name": self.names[by]}

    @property
    def form(self) -> PickOne:
        """Allowed, or one of the laws."""
        laws = self.game.laws
        forbidden = (
            say("No: {law}, “{title}”", law=name, title=laws[name].title) for name in self.offered
        )
        return PickOne((say("Yes, that is allowed"), *forbidden))

    @property
    def violation(self) -> Violation | None:
        """The ruling itself, from what the learner sees."""
        return ruling(self.view, self.move, self.by)

    @property
    def solution(self) -> int:
        """The place of the right choice; raises ValueError where it is not offered."""
        violation = self.violation
        return 1 + self.offered.index(violation.law.id) if violation else ALLOWED

    @property
    def concerned(self) -> tuple[Card, ...]:
        """What lies there to be answered, and the cards of the move."""
        return tuple(dict.fromkeys((*self.lying, *self.move.cards)))

    @property
    def candidates(self) -> tuple[Answer, ...]:
        """The right choice and one other: allowed, or else the first law."""
        right = self.solution
        return tuple(sorted({right, ALLOWED if right else 1}))

    def cards_of(self, answer: Answer) -> tuple[Card, ...]:  # noqa: ARG002 - all about one move
        """Return the cards of the move."""
        return self.move.cards

    @property
    def reason(self) -> Sentence:
        """Give the ruling, with what is wrong with the move."""
        violation = self.violation
        if violation is None:
            return say("Yes, that is allowed.")
        return together(say("No, that is not allowed."), violation.text)

    def judged(self, answer: int) -> Feedback:
        """Compare with the ruling; a wrong law is shown, so that it can be read again."""
        right, violation = self.solution, self.violation
        law = violation.law if violation else self.law
        if answer == right:
            cure = violation.cure if violation else Sentence("")
            return Feedback("right", self.reason, law, cure, self.concerned)
        if answer == ALLOWED:
            assert violation is not None
            text = together(say("It is not allowed."), violation.text)
            return Feedback("wrong", text, law, cards=self.concerned)
        named = self.game.laws[self.offered[answer - 1]]
        if violation is None:
            text = say(
                "It is allowed. {law}, “{title}”, does not forbid it.",
                law=named.id,
                title=named.title,
            )
            return Feedback("wrong", text, cards=self.concerned)
        text = say("It is not allowed, but this is not the law that says so:")
        return Feedback("nearly", text, named, cards=self.concerned)
