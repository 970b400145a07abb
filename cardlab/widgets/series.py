"""What a game at a table is part of: a match, or a lesson with a goal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from cardlab.games import get
from cardlab.games.game import State
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, say
from cardlab.table import Table


class Goal:
    """What a lesson asks for, and whether it has been reached."""

    def __init__(self, text: Sentence, praise: Sentence, reached: Callable[[Event], bool]) -> None:
        """Ask for something; an event for which `reached` is true fulfils it."""
        self.text = text
        self.praise = praise
        self.done = False
        self._reached = reached

    def watch(self, events: Sequence[Event]) -> bool:
        """Look at what happened; return whether it fulfils the goal for the first time."""
        if self.done or not any(map(self._reached, events)):
            return False
        self.done = True
        return True


class Series(Protocol):
    """What a game is part of: a match, or a lesson that can be begun again."""

    table: Table

    def next_game(self, *, abandon: bool = False, viewer: int | None = None) -> Sentence:
        """Put the next game on the table, and return in words what begins."""

    def score_lines(self) -> tuple[Sentence, ...]:
        """Say how everybody stands, as far as that counts."""

    def lines_to_come(self) -> tuple[Sentence, ...]:
        """Return score lines as they will be, so that a picture keeps room for them."""


class Again:
    """A position to be played from as often as somebody likes."""

    def __init__(self, state: State, names: Sequence[str], events: Sequence[Event] = ()) -> None:
        """Begin at `state`; `events` are what happened before it."""
        self._start = state
        self._names = names
        self._events = events
        self.table = Table(get(state.game_name), state, names, events)

    def next_game(self, **_: object) -> Sentence:
        """Go back to the start."""
        self.table = Table(self.table.game, self._start, self._names, self._events)
        return say("The cards are set out again.")

    def score_lines(self) -> tuple[Sentence, ...]:
        """Count nothing."""
        return ()

    def lines_to_come(self) -> tuple[Sentence, ...]:
        """Count nothing later either."""
        return ()
