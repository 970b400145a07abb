"""How many bytes a play takes on its way to a page, with all that the protocol adds.

A play is two messages and less than four kilobytes, of which the protocol itself takes more than
one: so it is for whoever plays, for what the others play, and for the play that ends a game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import comm
import pytest
from jupyter_client.session import Session

import cardlab
from cardlab.games import get, names
from tests.widgets.person import Person

MESSAGES = 2
MOST_BYTES = 4_096
WIDTHS = (360, 720, 1200, 1600)


class Wire:
    """Counts what would pass between a kernel and its page."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.sizes: list[int] = []
        self._session = Session(key=b"")
        self._asked = self._session.msg("comm_msg")["header"]

    def pack(
        self,
        channel: comm.DummyComm,
        msg_type: str,
        data: object = None,
        metadata: dict[str, Any] | None = None,
        buffers: Sequence[bytes] | None = None,
        **_: object,
    ) -> None:
        """Count one message, in the frame in which it would be sent."""
        content = {"data": data, "comm_id": channel.comm_id}
        message = self._session.msg(msg_type, content, parent=self._asked, metadata=metadata)
        texts = [message[part] for part in ("header", "parent_header", "metadata", "content")]
        parts = [b"iopub", *map(self._session.pack, texts), *map(bytes, buffers or ())]
        self.sizes.append(8 * (len(parts) + 2) + sum(map(len, parts)))


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    counted = Wire()

    def publish(channel: comm.DummyComm, *told: object, **more: object) -> None:
        counted.pack(channel, *told, **more)  # type: ignore[arg-type] # as a channel is told

    monkeypatch.setattr(comm.DummyComm, "publish_msg", publish)
    return counted


def plays(person: Person, wire: Wire, chance: random.Random) -> Iterator[list[int]]:
    """Play a game at random, or as the other players do; yield the sizes of what each play sent."""
    table = person.table.table
    while table.state.to_act is not None:
        wire.sizes.clear()
        if person.face.wait is not None:
            person.do("next")
        else:
            person.table.attempt(chance.choice(table.state.legal_moves()))
        yield list(wire.sizes)


@pytest.mark.parametrize("game", names())
def test_a_play_is_two_messages_and_four_kilobytes(game: str, wire: Wire) -> None:
    for players in range(get(game).min_players, get(game).max_players + 1):
        chance = random.Random(players)
        person = Person(cardlab.play(game, players=players, seed=players))
        person.do("ready", width=WIDTHS[players % len(WIDTHS)], motion=True)
        for number, sent in enumerate(plays(person, wire, chance), start=1):
            told = f"play {number} of {players} players: {sent} bytes"
            assert len(sent) <= MESSAGES, told
            assert sum(sent) <= MOST_BYTES, told
