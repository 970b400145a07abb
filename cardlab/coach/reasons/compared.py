"""Two moves that are compared, and what is to be known of the game for that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar

from cardlab.cards import Card, bits_of
from cardlab.coach.outlook import Course, Outlook, Over, turn_over
from cardlab.games.game import State, View
from cardlab.games.move import Move

V = TypeVar("V", bound=View)


class Compared(ABC, Generic[V]):
    """Two moves of the seat to act, of which `best` is said to be better than `other`."""

    laws: ClassVar[Mapping[str, str]]
    """Which law each kind of move rests on."""

    def __init__(self, outlook: Outlook[V], best: Move, other: Move) -> None:
        """Compare two moves."""
        self.outlook = outlook
        self.view = outlook.view
        self.best = best
        self.other = other
        self.certain = outlook.knowledge.certain
        """Whether every hidden card can be deduced."""
        self.over = self.far_enough()
        self.courses: list[Course] = []
        self.courses_too: list[Course] = []

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
        """Tell whether the seat to act can beat all that lies before it, while the game lasts."""
        legal = state.legal_moves()
        return bool(legal) and legal[0].verb == "beat"

    def far_enough(self) -> Over:
        """Return how far the deals are followed to see what comes of a move."""
        return turn_over

    def hand_after(self, move: Move) -> int:
        """Return the hand after a move, before anything is drawn."""
        taken = bits_of(self.to_take()) if move.verb == "take" else 0
        return self.outlook.rest(move) | taken
