"""Who plays which seat, and how the seats without a person are asked for their moves."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, say
from cardlab.players.player import Chance, Player, stream_of
from cardlab.table import Table

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player's turn led to: the events, and a note when the player had to be replaced."""

    events: tuple[Event, ...]
    note: Sentence | None = None


class Seating:
    """The players around a table; a seat without one belongs to a person."""

    def __init__(self, table: Table, players: Mapping[int, Player]) -> None:
        """Seat these players at the table."""
        self.table = table
        self._players = dict(players)

    @property
    def waiting_for_player(self) -> bool:
        """Whether the seat to act has a player, who can be asked now."""
        return self.table.state.to_act in self._players

    def ask(self) -> Answer:
        """Let the player whose turn it is move.

        A player that fails or breaks a law is replaced, for good, by one who keeps the laws.
        """
        seat = self.table.state.to_act
        assert seat is not None
        view, seen = self.table.state.view(seat), self.table.seen(seat)
        try:
            move = Move.read(self._players[seat].choose(view, seen))
            violation = view.why_not(move)
            reason = violation.sentence if violation else None
        except Exception as error:  # noqa: BLE001 - a player is anybody's code and fails in any way
            _LOG.exception("The player at seat %d failed", seat)
            reason = say("{kind}: {error}", kind=type(error).__name__, error=error)
        if reason is None:
            return Answer(self.table.play(move))
        self._players[seat] = Chance(stream_of(len(self.table.moves), seat))
        note = say(
            "{name} could not play ({reason}) and is replaced by another player.",
            name=self.table.names[seat],
            reason=reason,
        )
        return Answer(self.table.play(self._players[seat].choose(view, seen)), note)
