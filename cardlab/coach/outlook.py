"""What a seat sees of a position, knows, and has to reckon with: all that a reason may rest on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from time import perf_counter
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from cardlab.cards import Card, bits_of, cards_in
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.language import Sentence
from cardlab.players.habits import habit_of
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import SLICE, Slices
from cardlab.players.search import Node

V_co = TypeVar("V_co", bound=View, covariant=True)

DEALS = 100
"""So many deals are looked at, so that a number of them is a percentage too."""
LAID = ("attack", "lead", "throw")
"""The kinds of move that lay a card before somebody else."""


class Course(NamedTuple):
    """How a deal goes on after a move, by habit: where that ends, and how often the seat took."""

    end: State
    takes: int


class Reply(NamedTuple):
    """What the search tried most often of all that somebody may answer: how often, and of how many.

    The cards of it are what the seat may hold, not what it holds.
    """

    seat: int
    reply: Move
    caption: Sentence
    games: int
    tried: int

    @property
    def spends(self) -> tuple[str, tuple[Card, ...]]:
        """What kind of move it is, and what it spends."""
        return self.reply.verb, self.reply.from_hand


Over: TypeAlias = Callable[[State, int, bool], bool]
"""Tells of a state, a seat, and whether it is having another turn, if that was followed enough."""


def turn_over(state: State, seat: int, again: bool) -> bool:
    """Tell whether the next turn of a seat is over."""
    return again and state.to_act != seat


def game_over(state: State, seat: int, again: bool) -> bool:  # noqa: ARG001 - see `Over`
    """Tell whether nobody can play any more."""
    return state.to_act is None


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
        self._pause = 0.0
        self._courses: dict[tuple[Move, Over], list[Course]] = {}
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

    def follow(self, move: Move, over: Over) -> Slices[list[Course]]:
        """Return how each of the deals goes on after a move, until it is over for the seat.

        Everybody keeps to the habit of the game. The work is done once for a move.
        """
        courses = self._courses.setdefault((move, over), [])
        self._pause = perf_counter() + SLICE
        for deal in self.deals[len(courses) :]:
            courses.append((yield from self._course(deal.after(move), over)))
        return courses

    def _course(self, state: State, over: Over) -> Slices[Course]:
        usual = habit_of(state.game_name).usual
        rested = again = False
        takes = 0
        while state.to_act is not None and not over(state, self.seat, again):
            mine = state.to_act == self.seat
            again = again or (mine and rested)
            rested = rested or not mine
            legal = state.legal_moves()
            move = legal[0] if len(legal) == 1 else usual(state, legal)
            takes += mine and move.verb == "take"
            state = state.after(move)
            if perf_counter() > self._pause:
                yield
                self._pause = perf_counter() + SLICE
        return Course(state, takes)

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

    def next_after(self, move: Move) -> Move | None:
        """Return what the search did most after a move, where it is still the seat's turn.

        Only what the seat holds now is looked at, since it cannot know what it will draw.
        """
        tried, rest = self._root.children.get(move), self.rest(move)
        if tried is None or self.deals[0].after(move).to_act != self.seat:
            return None
        own = [then for then in tried.children if not bits_of(then.from_hand) & ~rest]
        return max(own, key=lambda then: tried.children[then].visits, default=None)

    def reply_to(self, move: Move) -> Reply | None:
        """Return what the search had the next player do most after a move of the seat."""
        tried, after = self._root.children.get(move), self.deals[0].after(move)
        if after.to_act in (None, self.seat) or not tried or not tried.children:
            return None
        assert after.to_act is not None
        visits = {reply: node.visits for reply, node in tried.children.items()}
        reply = max(visits, key=visits.__getitem__)
        caption = after.view(after.to_act).caption(reply)
        return Reply(after.to_act, reply, caption, visits[reply], sum(visits.values()))

    def caption_after(self, move: Move, then: Move) -> Sentence:
        """Return what a button would say for another move of the seat after this one."""
        return self.deals[0].after(move).view(self.seat).caption(then)

    def taken_after(self, move: Move) -> tuple[int, int]:
        """Return how many games that the search tried went on with a take, and how many in all."""
        tried = self._root.children.get(move)
        replies = tried.children.items() if tried else ()
        taken = sum(node.visits for reply, node in replies if reply.verb == "take")
        return taken, sum(node.visits for _, node in replies)
