"""Who plays which seat, and how the seats without a person are asked for their moves."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, say, together
from cardlab.players.faults import Fault, lawful_thought
from cardlab.players.guest import guarded
from cardlab.players.habits import habit
from cardlab.players.player import Chance, Player, Slices, stream_of, to_the_end
from cardlab.table import Table

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Decision:
    """The move of the seat to act, and a note when its player had to be replaced."""

    move: Move
    note: Sentence | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player's turn led to: the events, and a note when the player had to be replaced."""

    events: tuple[Event, ...]
    note: Sentence | None = None


class Seating:
    """The players around a table; a seat without one belongs to a person.

    They can go on to another `table`, where whoever was replaced stays so.
    """

    def __init__(self, table: Table, players: Mapping[int, Player]) -> None:
        """Seat these players at the table; those that are not of the house are guests."""
        self.table = table
        self._players = {seat: guarded(player) for seat, player in players.items()}
        self._replaced: set[int] = set()

    @property
    def waiting_for_player(self) -> bool:
        """Whether the seat to act has a player, who can be asked now."""
        return self.table.state.to_act in self._players

    def ask(self) -> Answer:
        """Let the player whose turn it is move, however long it thinks.

        A player that fails, breaks a law or (not being of the house) takes longer than a few
        seconds is replaced, for good, by a careful one.
        """
        decision = to_the_end(self.decide())
        return Answer(self.table.play(decision.move), decision.note)

    def decide(self) -> Slices[Decision]:
        """Ask the player whose turn it is in slices, and move nothing.

        The decision is for the position at the beginning; whoever closes it wants none.
        """
        seat = self.table.state.to_act
        assert seat is not None
        view, seen = self.table.state.view(seat), self.table.seen(seat)
        note: Sentence | None = None
        while True:
            try:
                move = yield from lawful_thought(self._players[seat], view, seen)
            except Fault as fault:
                note = note or self._note(seat, fault)
                _LOG.warning("%s", note)
                # In full it may name the player's cards, and a log may be on somebody's screen.
                _LOG.info("The player at seat %d: %s\n%s", seat, fault, fault.trace)
                self._replace(seat)
            else:
                return Decision(move, note)

    def _note(self, seat: int, fault: Fault) -> Sentence:
        name = self.table.names[seat]
        replaced = say("A careful player has taken the seat of {name}.", name=name)
        return together(fault.at_table(name), replaced)

    def _replace(self, seat: int) -> None:
        """Seat a careful player, or, if one has failed there already, one who cannot fail."""
        stream = stream_of(len(self.table.moves), seat)
        failed_before = seat in self._replaced
        self._replaced.add(seat)
        game = self.table.game.name
        self._players[seat] = Chance(stream) if failed_before else habit(game, stream)
