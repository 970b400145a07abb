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
>>> table.redo(), len(table.moves)
(True, 1)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from unicodedata import category

from cardlab.cards import quoted
from cardlab.errors import BadDeal
from cardlab.games.game import Game, State
from cardlab.games.move import Move, MoveLike
from cardlab.games.vocabulary import Event
from cardlab.language import say

_BREAKING = re.compile(r"[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""What no line can hold, what turns the line around it, and halves of characters."""
_UNSEEN = ("Cf", "Mn", "Me", "Zs")
"""The categories of other characters that show nothing by themselves."""
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
        seed: int | None = None,
    ) -> None:
        """Sit down at `state`; `events` are what everybody saw before it.

        `seed` is kept for the record where the state was dealt from one.
        Raises `BadDeal` unless there is a name for each seat.
        """
        self.game = game
        self.seed = seed
        self.names = seat_names(state.players)
        if names is not None:
            self.name(names)
        self._steps = [Step(None, state, tuple(events))]
        self._undone: list[list[Step]] = []

    @classmethod
    def deal(
        cls,
        game: Game,
        players: int = 3,
        seed: int | None = None,
        **choices: Any,  # noqa: ANN401 - handed on as they are
    ) -> Table:
        """Deal a game and sit down at it; the arguments are those of `Game.deal`."""
        deal = game.deal_openly(players, seed, **choices)
        return cls(game, deal.state, None, deal.events, deal.seed)

    def name(self, names: Sequence[str]) -> None:
        """Name the seats; raises `BadDeal` unless there is a name for each."""
        self.names = checked_names(names, len(self.names))

    @property
    def state(self) -> State:
        """The position now."""
        return self._steps[-1].state

    @property
    def deal_state(self) -> State:
        """The position that the game began with."""
        return self._steps[0].state

    @property
    def deal_events(self) -> tuple[Event, ...]:
        """What everybody saw before the first move."""
        return self._steps[0].events

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step of the game so far, the deal first, with every card named."""
        return tuple(self._steps)

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
        self._undone.clear()
        return events

    def undo(self) -> bool:
        """Take back the last move; return whether there was one."""
        return self._take_back(len(self._steps) - 1)

    def undo_to(self, *seats: int) -> bool:
        """Go back to the last decision of these seats; return whether there was one."""
        decided = self._decisions(seats)
        return bool(decided) and self._take_back(decided[-1] + 1)

    def _take_back(self, first: int) -> bool:
        """Take back all from the step `first` on, unless that is the deal."""
        if first == 0:
            return False
        self._undone.append(self._steps[first:])
        del self._steps[first:]
        return True

    def redo(self) -> bool:
        """Play again what the last undo took back; return whether there was anything.

        There is nothing any more once another move has been played.
        """
        if not self._undone:
            return False
        self._steps += self._undone.pop()
        return True

    @property
    def undone(self) -> bool:
        """Whether there is something to redo."""
        return bool(self._undone)

    def until(self, moves: int) -> Table:
        """Return a table at which the game has come only so many moves far; this one stays."""
        table = Table(self.game, self.deal_state, self.names, self.deal_events, self.seed)
        table._steps = self._steps[: moves + 1]
        return table

    def last_bout(self) -> tuple[int, int] | None:
        """Return the first and the last step of the last bout that is over, or None.

        A bout is over when cards leave it; in Stump one is over with each take.
        """
        ends = [place for place, step in enumerate(self._steps) if _ends_bout(step)]
        if not ends:
            return None
        return (ends[-2] if len(ends) > 1 else 0) + 1, ends[-1]

    def decided_by(self, *seats: int) -> bool:
        """Tell whether these seats have made a decision that can be taken back."""
        return bool(self._decisions(seats))

    def _decisions(self, seats: Sequence[int]) -> list[int]:
        """Return the places of the states in which one of these seats has moved."""
        return [place for place, step in enumerate(self._steps[:-1]) if step.state.to_act in seats]

    def __repr__(self) -> str:
        """Return which game it is and how far it has come."""
        return f"<Table of {self.game.name}: {len(self.names)} players, {len(self.moves)} moves>"


def _ends_bout(step: Step) -> bool:
    """Tell whether cards that lay in the bout have left it."""
    return any(event.source == "bout" for event in step.events)


def seat_names(players: int, you: int | None = None) -> tuple[str, ...]:
    """Return names for the seats; your own seat, if you have one, is called "You"."""
    others = iter(_NAMES)
    return tuple(say("You") if seat == you else next(others) for seat in range(players))


def rightly_named(names: Sequence[str], you: int | None = None) -> tuple[str, ...]:
    """Return names for a game at which nobody is called "You" but, if at all, your own seat.

    Whoever else was called so, in a game that somebody else has played, gets a free name.

    >>> rightly_named(("You", "Ann", "Bea"), 1)
    ('Carl', 'Ann', 'Bea')
    """
    free = iter([name for name in seat_names(len(names)) if name not in names])
    called = say("You")
    return tuple(
        next(free) if name == called and seat != you else name for seat, name in enumerate(names)
    )


def checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return names that were asked for; raises `BadDeal` unless each seat has one."""
    given = names if isinstance(names, (list, tuple)) else ()
    if len(given) != players or not all(map(is_name, given)):
        raise BadDeal(
            say(
                "There must be a list of {players} names, one a seat and each in one line, not "
                "{names}.",
                players=players,
                names=quoted(names),
            )
        )
    return tuple(given)


def is_name(name: object) -> bool:
    r"""Tell whether this is a line to be seen, and one that can be written to a file.

    >>> [is_name(name) for name in ("Åsa", " ", "Ann\nBea", 7)]
    [True, False, False, False]
    """
    return (
        isinstance(name, str)
        and not _BREAKING.search(name)
        and any(category(letter) not in _UNSEEN for letter in name)
    )
