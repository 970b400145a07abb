"""Predict what a move will bring: how many, who is next, who draws first, who has won."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardlab.cards import Card
from cardlab.games.move import Move
from cardlab.language import Sentence, say, together
from cardlab.lessons.facts import Fact, Key
from cardlab.lessons.happening import Happening, happened
from cardlab.lessons.task import YOU, Answer, Feedback, PickOne, Task


@dataclass(frozen=True, kw_only=True)
class Predict(Task):
    """A `fact` about what `move` brings, or about the position itself where there is no move.

    `others` are the wrong answers offered; the right one is worked out and put among them. `why`
    is a marked text that explains it; it may name `{answer}` and the cards of the move, `{cards}`.
    Where it is `telling`, the question begins with what is played.
    """

    fact: Fact
    others: tuple[Key, ...]
    move: Move | None = None
    why: str = ""
    telling: bool = False

    @property
    def question(self) -> Sentence:
        """What is played, and what is asked about it."""
        asked = super().question
        return together(*self.happening.told(self.names)[:1], asked) if self.telling else asked

    @property
    def happening(self) -> Happening:
        """What the move brings."""
        if self.move is None:
            return Happening(self.state, None, self.state, ())
        return happened(self.state, self.move)

    def offering(self, *others: Key) -> Predict:
        """Return the same question with these wrong answers."""
        return replace(self, others=others)

    @property
    def fields(self) -> dict[str, object]:
        """The cards that the move plays."""
        return {"cards": self.move.from_hand if self.move else ()}

    @property
    def keys(self) -> tuple[Key, ...]:
        """The answers offered, the right one among them, in a natural order."""
        keys = {*self.others, self.fact.truth(self.happening)}
        return tuple(sorted(keys, key=lambda key: (key is None, -key if key is True else key or 0)))

    @property
    def form(self) -> PickOne:
        """One of the answers offered."""
        return PickOne(tuple(self._label(key) for key in self.keys))

    def _label(self, key: Key) -> Sentence:
        return self.fact.label.said(key, self.names)

    @property
    def solution(self) -> int:
        """The place of what is so."""
        return self.keys.index(self.fact.truth(self.happening))

    @property
    def concerned(self) -> tuple[Card, ...]:
        """What lies there to be answered, and the cards of the move."""
        return tuple(dict.fromkeys((*self.lying, *(self.move.cards if self.move else ()))))

    @property
    def candidates(self) -> tuple[Answer, ...]:
        """The right answer and the one beside it."""
        right = self.solution
        return tuple(sorted((right, right - 1 if right else 1)))

    @property
    def reason(self) -> Sentence:
        """Give the answer, and why it is so."""
        answer = self._label(self.keys[self.solution])
        return together(say("The answer is: {answer}.", answer=answer), self._why)

    @property
    def _why(self) -> Sentence:
        answer = self._label(self.keys[self.solution])
        return say(self.why, answer=answer, **self.fields) if self.why else Sentence("")

    def judged(self, answer: int) -> Feedback:
        """Compare with what happens."""
        right, happening = self.solution, self.happening
        if answer == right:
            view = None if self.blind else happening.after.view(YOU)
            told = happening.told(self.names)
            return Feedback(
                "right", self.reason, self.law, cards=self.concerned, told=told, view=view
            )
        given = self.keys[answer]
        text = self.fact.label.denied(given, self.names)
        if isinstance(given, bool):  # there is nothing left to find out but why
            text = together(text, self._why)
        near = self.fact.in_order and abs(answer - right) == 1
        cure = self._direction(answer < right) if self.fact.in_order else Sentence("")
        return Feedback("nearly" if near else "wrong", text, self.law, cure, self.concerned)

    @staticmethod
    def _direction(more: bool) -> Sentence:
        return say("It is more.") if more else say("It is fewer.")
