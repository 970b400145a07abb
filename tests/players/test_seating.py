"""Players that fail are replaced, and the table says so; nobody waits for ever."""

from __future__ import annotations

import pytest

from cardlab.games import get
from cardlab.games.move import Move
from cardlab.seating import Seating
from cardlab.table import Table


class Raises:
    def choose(self, *_: object) -> Move:
        raise RuntimeError("no idea")


class Cheats:
    def choose(self, *_: object) -> Move:
        return Move("take")


class Mumbles:
    def choose(self, *_: object) -> Move:
        return "hmm"  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("player", "reason"), [(Raises(), "no idea"), (Cheats(), "CC-3"), (Mumbles(), "'hmm'")]
)
def test_a_player_that_fails_is_replaced_and_named(
    player: Raises | Cheats | Mumbles, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table.deal(get("black_crow"), 2, 4)
    seat = table.state.to_act
    assert seat is not None
    seating = Seating(table, {seat: player})
    answer = seating.ask()
    assert answer.note is not None
    assert reason in answer.note
    assert table.names[seat] in answer.note
    assert len(table.moves) == 1
    assert bool(caplog.records) == (not isinstance(player, Cheats))


def test_a_seat_without_a_player_waits_for_a_person() -> None:
    table = Table.deal(get("black_crow"), 2, 4)
    assert not Seating(table, {}).waiting_for_player
