"""A game being played: seats and names, what happened, who saw it, and the way back.

>>> from cardlab.games import get
>>> table = Table.deal(get("black_crow"), players=2, seed=7)
>>> events = table.play(table.state.legal_moves()[0])
>>> [event.kind for event in events]
['attack']
>>> table.undo()
True
>>> table.moves
()
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardlab.games.game import Event, Game, State
from cardlab.games.move import Move, MoveLike
from cardlab.language import say

_NAMES = ("Ann", "Bea", "Carl", "Dora", "Emil", "Fay")


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a game: the state it led to, and what happened on the way."""

    move: Move | None
    state: State
    events: tuple[Event, ...]


class Table:
    """A game in the middle of being played. It knows seats and names, never players."""

    def __init__(
        self,
        game: Game,
        state: State,
        names: Sequence[str] | None = None,
        events: Sequence[Event] = (),
    ) -> None:
        """Sit down at `state`; `events` are what everybody saw before it.

        Raises ValueError unless there is a name for each seat.
        """
        self.game = game
        self.names = tuple(seat_names(state.players) if names is None else names)
        if len(self.names) != state.players:
            raise ValueError(
                say(
                    "There are {players} seats, so {players} names are needed, not {count}.",
                    players=state.players,
                    count=len(self.names),
                )
            )
        self._steps = [Step(None, state, tuple(events))]

    @classmethod
    def deal(
        cls,
        game: Game,
        players: int = 3,
        seed: int | None = None,
        dealer: int | None = None,
        leader: int | None = None,
        names: Sequence[str] | None = None,
        **options: object,
    ) -> Table:
        """Deal a game and sit down at it; the arguments are those of `Game.deal`."""
        deal = game.deal_openly(players, seed, dealer, leader, **options)
        return cls(game, deal.state, names, deal.events)

    @property
    def state(self) -> State:
        """The position now."""
        return self._steps[-1].state

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves played so far."""
        return tuple(step.move for step in self._steps if step.move is not None)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, with every card named; for no player's eyes."""
        return tuple(event for step in self._steps for event in step.events)

    def seen(self, seat: int | None) -> tuple[Event, ...]:
        """Return everything that happened as `seat` saw it; None is an onlooker."""
        return tuple(event.seen_by(seat) for event in self.events)

    def play(self, move: MoveLike) -> tuple[Event, ...]:
        """Play a move and return what happened, with every card named.

        Raises `IllegalMove` where a law forbids it; nothing is changed then.
        """
        before = self.state
        move = Move.read(move)
        after = before.play(move)
        events = self.game.events(before, move, after)
        self._steps.append(Step(move, after, events))
        return events

    def undo(self) -> bool:
        """Take back the last move; return whether there was one."""
        if len(self._steps) == 1:
            return False
        self._steps.pop()
        return True

    def undo_to(self, seat: int) -> bool:
        """Go back to the last decision of `seat`; return whether there was one."""
        decided = [place for place, step in enumerate(self._steps[:-1]) if step.state.to_act == seat]
        if not decided:
            return False
        del self._steps[decided[-1] + 1 :]
        return True

    def __repr__(self) -> str:
        """Return which game it is and how far it has come."""
        return f"<Table of {self.game.name}: {len(self.names)} players, {len(self.moves)} moves>"


def seat_names(players: int, you: int | None = None) -> tuple[str, ...]:
    """Return names for the seats; your own seat, if you have one, is called "You"."""
    others = iter(_NAMES)
    return tuple(say("You") if seat == you else next(others) for seat in range(players))
