"""A reason for one move over another: a sentence, and what can be checked about it."""

from __future__ import annotations

from dataclasses import dataclass

from cardlab.cards import Card
from cardlab.language import Sentence, together


@dataclass(frozen=True, slots=True)
class Reason:
    """Why one move is better than another, as a fact that can be worked out again.

    `kind` names the fact, and `numbers` are all the numbers that the sentence rests on. `weight`
    says how much they differ between the two moves, from nothing (0) to all there can be (1).
    """

    kind: str
    text: Sentence
    cards: tuple[Card, ...]
    laws: tuple[str, ...]
    numbers: tuple[int, ...]
    weight: float

    @property
    def sentence(self) -> Sentence:
        """The reason with the laws it rests on."""
        return together(self.text, *self.laws)
