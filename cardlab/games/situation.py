"""The laws common to all games, and the facts that a game's laws look at.

A state and a view answer `legal_moves` and `why_not` from the same facts, so both are a
`Situation`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from cardlab.cards import Suit
from cardlab.games.move import Move, MoveLike
from cardlab.games.vocabulary import Law, Outcome, Setup, Violation
from cardlab.language import Sentence, mark, say

CC_1 = Law("CC-1", mark("Your own cards"), mark("You play only cards that are in your hand."))
CC_2 = Law("CC-2", mark("In turn"), mark("Only the player whose turn it is acts."))
CC_3 = Law(
    "CC-3",
    mark("Each move has its time"),
    mark(
        "Each kind of move has its time. You cannot cover when nothing lies in front of you, "
        "throw in before all is covered, or lead in the middle of a bout."
    ),
)
CC_4 = Law("CC-4", mark("The end"), mark("Once the game is over nobody plays."))
COMMON_LAWS = (CC_1, CC_2, CC_3, CC_4)


class Situation(ABC):
    """The facts that the laws look at, and what follows from them.

    A state answers for the seat to act; a view for its own seat.
    """

    __slots__ = ()

    setup: Setup
    to_act: int | None
    stale: int

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @property
    @abstractmethod
    def stock_size(self) -> int:
        """How many cards are left to draw."""

    @property
    @abstractmethod
    def acting_hand(self) -> int | None:
        """The hand of the seat to act as a set of bits, or None where it is not known."""

    @abstractmethod
    def moves_in_hand(self, hand: int) -> tuple[Move, ...]:
        """Every legal move of the seat to act, which holds `hand`."""

    @abstractmethod
    def out_of_time(self, move: Move) -> Sentence | None:
        """Say why this kind of move has no place now, or None (CC-3)."""

    @abstractmethod
    def own_violation(self, move: Move, hand: int) -> Violation | None:
        """Rule by the game's own laws on a move that keeps the common ones."""

    @abstractmethod
    def advice(self, move: Move) -> Sentence:
        """Say in a sentence that `move` would be right."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.setup.players

    @property
    def trump(self) -> Suit:
        """The suit that is trumps."""
        return self.setup.trump

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move, by verb and then by pack order; empty out of turn."""
        hand = self.acting_hand
        return () if hand is None else self.moves_in_hand(hand)

    def why_not(self, move: MoveLike) -> Violation | None:
        """Return the law that forbids `move`, or None when it is legal.

        Raises `BadMove` for text that is no move.
        """
        move = Move.read(move)
        if self.to_act is None:
            return Violation(
                CC_4, say("The game is over."), say("Start a new game to play on."), None
            )
        hand = self.acting_hand
        if hand is None:
            return Violation(CC_2, say("It is not your turn."), say("Wait for your turn."), None)
        wrong_time = self.out_of_time(move)
        if wrong_time:
            return self._violation(CC_3, wrong_time, self.moves_in_hand(hand)[0])
        return self._not_in_hand(move, hand) or self.own_violation(move, hand)

    def _not_in_hand(self, move: Move, hand: int) -> Violation | None:
        cards = move.from_hand
        missing = tuple(card for card in cards if not card.bit & hand)
        if missing:
            wrong = say("You do not hold the {cards}.", cards=missing)
        elif len(set(cards)) < len(cards):
            wrong = say("You named the same card twice; there is only one of each.")
        else:
            return None
        return self._violation(CC_1, wrong, self._nearest(move, hand))

    def _nearest(self, move: Move, hand: int) -> Move:
        """Return the legal move that shares the most cards with `move` and has the fewest more.

        Of several it is one that spends no trump, if there is one.
        """
        named, trump = set(move.cards), self.trump
        return max(
            self.moves_in_hand(hand),
            key=lambda legal: (
                len(named.intersection(legal.cards)),
                -len(legal.cards),
                -sum(card.suit is trump for card in legal.from_hand),
            ),
        )

    def _violation(self, law: Law, wrong: Sentence, instead: Move) -> Violation:
        return Violation(law, wrong, self.advice(instead), instead)
