"""What happens when a move is played in a lesson."""

from __future__ import annotations

from typing import NamedTuple

from cardlab.cards import Card
from cardlab.games import get
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence
from cardlab.lessons.task import YOU


class Happening(NamedTuple):
    """A move with the positions before and after it, and what happened in between.

    Without a move it is the position itself, in which nothing has happened yet.
    """

    before: State
    move: Move | None
    after: State
    events: tuple[Event, ...]

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards that left the hand."""
        return self.move.from_hand if self.move else ()

    @property
    def seen(self) -> tuple[Event, ...]:
        """What happened as the learner saw it."""
        return tuple(event.seen_by(YOU) for event in self.events)

    def told(self, names: tuple[str, ...]) -> tuple[Sentence, ...]:
        """Say what happened to the learner, one sentence an event."""
        game = get(self.before.game_name)
        return tuple(game.tell(event, names, YOU) for event in self.seen)

    def find(self, kind: str) -> tuple[Event, ...]:
        """Return the events of one kind."""
        return tuple(event for event in self.events if event.kind == kind)


def happened(state: State, move: Move) -> Happening:
    """Play a legal move and keep what happened; raises `IllegalMove`."""
    after = state.play(move)
    return Happening(state, move, after, get(state.game_name).events(state, move, after))
