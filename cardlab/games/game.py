"""What every card game here keeps: the contract.

A *state* is a whole position and a value; a *view* is what one seat may know of it. Both
inherit a game's laws from one `Situation`. A *game* deals states, reads them from plain
dictionaries, and tells in words what happened between two of them.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from cardlab.cards import Card, Pack, cards_in, texts
from cardlab.errors import IllegalMove
from cardlab.games.dealing import DealRequest, checked_request
from cardlab.games.hiding import Hidden
from cardlab.games.move import Move, MoveLike
from cardlab.games.opened import OpenView
from cardlab.games.situation import COMMON_LAWS, Situation
from cardlab.games.vocabulary import Event, Law, Layout, Option, Outcome, Setup, Violation
from cardlab.language import Sentence

__all__ = [
    "COMMON_LAWS",
    "Deal",
    "DealRequest",
    "Event",
    "Game",
    "Law",
    "Layout",
    "Move",
    "Option",
    "Outcome",
    "Setup",
    "Situation",
    "State",
    "Succession",
    "View",
    "Violation",
]

VERSION = 1
"""The version of the dictionary form of a position."""


class View(Situation):
    """What one seat may know of a state; `seat` None is an onlooker. A view is a value."""

    __slots__ = ()

    seat: int | None
    held: int
    sizes: tuple[int, ...]
    stock: int
    out: tuple[int, ...]
    stale: int

    @property
    def stock_size(self) -> int:
        """How many cards are left to draw."""
        return self.stock

    @property
    def acting_hand(self) -> int | None:
        """The seat's own hand when it is its turn."""
        return self.held if self.seat is not None and self.seat == self.to_act else None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards in pack order; an onlooker has none."""
        return cards_in(self.held)

    @abstractmethod
    def own_facts(self) -> dict[str, Any]:
        """Return what only this game has to show, as plain types."""

    def __repr__(self) -> str:
        """Return all that the seat knows, cards by their notation."""
        facts = {
            "seat": self.seat,
            "to_act": self.to_act,
            "hand": texts(self.hand),
            "sizes": self.sizes,
            "stock": self.stock,
            "out": self.out,
            "stale": self.stale,
            **self.setup.facts(),
            **self.own_facts(),
        }
        known = ", ".join(f"{name}={fact!r}" for name, fact in facts.items())
        return f"{type(self).__name__}({known})"

    @abstractmethod
    def hidden(self) -> Hidden:
        """Return what the seat does not see, and how to make the states that look the same."""

    @abstractmethod
    def layout(self) -> Layout:
        """Return what lies on the table."""

    @abstractmethod
    def choice(self, cards: Sequence[Card], target: Card | None = None) -> Move | None:
        """Return the move that these cards would be, legal or not, or None for no cards.

        `target` is the card on the table that they are laid on.
        """

    @abstractmethod
    def caption(self, move: Move) -> Sentence:
        """Return what a button that makes this move says."""

    @abstractmethod
    def status(self, names: Sequence[str]) -> Sentence:
        """Say what is going on and what this seat may do; `names` has one a seat."""


_ASKED: list[tuple[State | None, tuple[Move, ...]]] = [(None, ())]
"""The state that was last asked for its legal moves, and these: one of them is played next."""


class State(Situation):
    """A whole position, an immutable value: equal, hashable, safe to keep and go back to."""

    __slots__ = ()

    game_name: ClassVar[str]
    hands: tuple[int, ...]
    stock: tuple[Card, ...]
    out: tuple[int, ...]
    stale: int

    @property
    def stock_size(self) -> int:
        """How many cards are left to draw."""
        return len(self.stock)

    @property
    def acting_hand(self) -> int | None:
        """The hand of the seat to act."""
        return None if self.to_act is None else self.hands[self.to_act]

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move of the seat to act, by verb and then by pack order."""
        seat = self.to_act
        legal = () if seat is None else self.moves_in_hand(self.hands[seat])
        _ASKED[0] = self, legal
        return legal

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return what `seat` may know; None is an onlooker."""

    def open_view(self) -> OpenView:
        """Return what an onlooker sees when all hands lie open."""
        return OpenView(self.view(None), tuple(map(cards_in, self.hands)))

    @abstractmethod
    def own_facts(self) -> dict[str, Any]:
        """Return what only this game has in its dictionary form."""

    def to_dict(self) -> dict[str, Any]:
        """Return the position as plain JSON types; the game's `from_dict` reads it back."""
        return {
            "game": self.game_name,
            "version": VERSION,
            "players": self.players,
            **self.setup.facts(),
            "hands": [texts(cards_in(hand)) for hand in self.hands],
            "stock": texts(self.stock),
            "to_act": self.to_act,
            "stale": self.stale,
            "out": list(self.out),
            **self.own_facts(),
        }

    @abstractmethod
    def after(self, move: Move) -> State:
        """Return the state after a move that is known to be legal."""

    def __repr__(self) -> str:
        """Return an expression that makes this state again."""
        facts = self.to_dict()
        return f"cardlab.get({facts['game']!r}).from_dict({facts!r})"

    def play(self, move: MoveLike) -> State:
        """Return the state after `move`, a move or its text.

        Raises `IllegalMove`, with the violation, where a law forbids it, and `BadMove` for
        text that is no move.
        """
        if not isinstance(move, Move):
            move = Move.parse(move)
        asked, legal = _ASKED[0]
        if move not in (legal if asked is self else self.legal_moves()):
            violation = self.why_not(move)
            if violation:
                raise IllegalMove(violation)
        return self.after(move)


class Deal(NamedTuple):
    """A dealt position, with what everybody saw while it was dealt, and its seed."""

    state: State
    events: tuple[Event, ...]
    seed: int = 0


class Succession(NamedTuple):
    """Who deals the next game, who leads it where a law says so, and the reason in words."""

    dealer: int
    leader: int | None
    reason: Sentence


class Game(ABC):
    """A card game: its laws and options, and how it is dealt, read and told."""

    name: ClassVar[str]
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 6
    pack: ClassVar[Pack]
    counted: ClassVar[tuple[str, ...]] = ("lost",)
    """What a match counts: games "lost", games "won", "figured" cards."""
    options: ClassVar[Mapping[str, Option]]
    laws: ClassVar[Mapping[str, Law]]

    @property
    @abstractmethod
    def title(self) -> Sentence:
        """The game's name as people write it."""

    def pack_of(self, options: Mapping[str, Any]) -> Pack:  # noqa: ARG002 - for games with a choice
        """Return the pack that is played with under these options."""
        return self.pack

    @abstractmethod
    def from_dict(self, data: Mapping[str, Any]) -> State:
        """Read a position from plain types; raises `BadPosition` for one that cannot be."""

    @abstractmethod
    def succession(
        self, last: State, names: Sequence[str], viewer: int | None = None
    ) -> Succession:
        """Say who deals after the game that ended with `last`, to somebody at `viewer`'s seat."""

    @abstractmethod
    def events(self, before: State, move: Move, after: State) -> tuple[Event, ...]:
        """Return what happened between two states, in order."""

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str], viewer: int | None) -> Sentence:
        """Say what happened to somebody at `viewer`'s seat."""

    @abstractmethod
    def _deal(self, stream: random.Random, setup: DealRequest) -> Deal:
        """Deal from the game's own stream of chance."""

    def deal(
        self,
        players: int = 3,
        seed: int | None = None,
        dealer: int | None = None,
        leader: int | None = None,
        **options: object,
    ) -> State:
        """Deal a game; the same arguments give the same deal everywhere.

        `seed` is a number from 0 up to 2^40 - 1, drawn when None; the dealer is drawn by lot
        when None. Raises `BadDeal`, which says what would be right.
        """
        return self.deal_openly(players, seed, dealer, leader, **options).state

    def deal_openly(
        self,
        players: int = 3,
        seed: int | None = None,
        dealer: int | None = None,
        leader: int | None = None,
        **options: object,
    ) -> Deal:
        """Deal as `deal` does, and keep what everybody saw while dealing."""
        request = checked_request(
            self, players=players, seed=seed, dealer=dealer, leader=leader, options=options
        )
        deal = self._deal(random.Random(request.seed), request)
        return deal._replace(seed=request.seed)

    def __repr__(self) -> str:
        """Return the expression that gets this game."""
        return f"cardlab.get({self.name!r})"
