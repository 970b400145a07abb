"""What a seat sees of a position, knows, and has to reckon with: all that a reason may rest on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from time import perf_counter
from typing import Generic, TypeVar

from cardlab.cards import Card, bits_of, cards_in
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import Slices
from cardlab.players.search import SLICE, Node

V_co = TypeVar("V_co", bound=View, covariant=True)

DEALS = 100
"""So many deals are looked at, so that a number of them is a percentage too."""
LAID = ("attack", "lead", "throw")
"""The kinds of move that lay a card before somebody else."""


def dealing_stream() -> random.Random:
    """Return the stream of chance for the deals: always the same, so that numbers stay."""
    return random.Random("cardlab coach")


class Outlook(Generic[V_co]):
    """A position as the seat to act knows it, with deals of what it does not see."""

    def __init__(
        self, view: V_co, knowledge: Knowledge, names: Sequence[str], root: Node | None = None
    ) -> None:
        """Look at a view; `root` is what a search has found from there."""
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.knowledge = knowledge
        self.deals: list[State] = []
        self._names = names
        self._root = root or Node()
        turned = view.setup.turned
        turn_up = turned.bit if turned is not None and view.stock else 0
        self.out_of_sight = view.hidden().cards & ~turn_up
        """The cards that lie out of the seat's sight, a set of bits."""
        self.answered = cache(self._answered)
        self.asked = cache(self._asked)

    def look(self) -> Slices[None]:
        """Deal what is hidden as often as it takes, with a pause at least every 10 ms."""
        stream = dealing_stream()
        until = perf_counter() + SLICE
        for _ in range(DEALS):
            self.deals.append(self.knowledge.deal(stream))
            if perf_counter() > until:
                yield
                until = perf_counter() + SLICE

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self._names[seat]

    def count(self, holds: Callable[[State], bool]) -> int:
        """Return in how many of the deals something is so."""
        return sum(map(holds, self.deals))

    def _asked(self, move: Move) -> int | None:
        """Return the seat that must answer the cards of a move, if it lays any before another."""
        if move.verb not in LAID:
            return None
        asked = self.deals[0].after(move).to_act
        return None if asked == self.seat else asked

    def _answered(self, move: Move, answers: Callable[[State], bool]) -> int:
        """Return in how many deals the cards of a move can all be beaten."""
        return self.count(lambda deal: answers(deal.after(move)))

    def beatable(self, hand: int, beating: Callable[[Card], int]) -> int:
        """Return which cards out of sight a hand beats, a set of bits."""
        return bits_of(card for card in cards_in(self.out_of_sight) if beating(card) & hand)

    def rest(self, move: Move) -> int:
        """Return the hand without the cards of a move."""
        return self.view.held & ~bits_of(move.from_hand)

    def taken_after(self, move: Move) -> tuple[int, int]:
        """Return how many games that the search tried went on with a take, and how many in all."""
        tried = self._root.children.get(move)
        replies = tried.children.items() if tried else ()
        taken = sum(node.visits for reply, node in replies if reply.verb == "take")
        return taken, sum(node.visits for _, node in replies)
