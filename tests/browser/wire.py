"""The messages between a page and its kernel, as they pass on the wire."""

from __future__ import annotations

import json
import struct
import time
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.person import PATIENCE
from tests.widgets.told import unpacked

PLAYS = {"attack", "beat", "take", "next"}


@dataclass(frozen=True)
class Message:
    """One message of the kernel's protocol."""

    kind: str
    id: str
    answers: str
    size: int
    content: dict[str, Any]
    attached: str
    """What goes along with it, such as the commands by which a picture is painted."""

    @property
    def data(self) -> dict[str, Any]:
        """What a message between the two halves of a widget holds."""
        found = self.content.get("data", {})
        return found if isinstance(found, dict) else {}

    @property
    def wish(self) -> str:
        """What a table is asked for: what a pressed action does, or the kind of question."""
        asked = self.data.get("content", {})
        return str(asked.get("action", asked.get("kind", ""))).partition(" ")[0]

    @property
    def counts(self) -> bool:
        """Whether the message is more than a status or the echo of what the page said."""
        return self.kind != "status" and self.data.get("method") != "echo_update"


class Wire:
    """Writes down what a page and its kernels say to each other."""

    def __init__(self, page: Page) -> None:
        """Listen from now on; a connection that is already open is not heard."""
        self.sent: list[Message] = []
        self.received: list[Message] = []
        self._page = page
        page.on("websocket", self._listen)

    def hang_up(self) -> None:
        """Listen to no further connection."""
        self._page.remove_listener("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        if "/channels" in socket.url:
            socket.on("framesent", lambda frame: self.sent.append(read(frame)))
            socket.on("framereceived", lambda frame: self.received.append(read(frame)))

    def plays(self) -> list[Message]:
        """Return the messages by which the page asked for a move."""
        return [message for message in self.sent if message.wish in PLAYS]

    def answers(self, asked: Message) -> list[Message]:
        """Return all that came back because of one message, once the kernel is done with it."""
        end = time.monotonic() + PATIENCE
        while True:
            came = [message for message in self.received if message.answers == asked.id]
            if any(message.content.get("execution_state") == "idle" for message in came):
                return [message for message in came if message.counts]
            assert time.monotonic() < end, f"The kernel never answered {asked}."
            self._page.wait_for_timeout(15)


def read(frame: str | bytes) -> Message:
    """Read a frame of the protocol v1.kernel.websocket.jupyter.org."""
    assert isinstance(frame, bytes), f"This is another protocol: {frame[:80]!r}"
    (count,) = struct.unpack_from("<Q", frame)
    ends = struct.unpack_from(f"<{count}Q", frame, 8)
    parts = [frame[start:end] for start, end in pairwise(ends)]
    header, parent, content = (json.loads(parts[place]) for place in (1, 2, 4))
    return Message(
        header["msg_type"],
        header["msg_id"],
        parent.get("msg_id", ""),
        len(frame),
        content,
        "".join(map(unpacked, parts[5:])),
    )
