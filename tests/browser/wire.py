"""The messages between a page and its kernel, as they pass on the wire."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, WebSocket

UNCOUNTED = {"status"}


@dataclass(frozen=True)
class Message:
    """One message of the kernel's protocol."""

    kind: str
    id: str
    answers: str
    size: int
    content: dict[str, Any]

    @property
    def data(self) -> dict[str, Any]:
        """What a message between the two halves of a widget holds."""
        found = self.content.get("data", {})
        return found if isinstance(found, dict) else {}

    @property
    def counts(self) -> bool:
        """Whether the message is more than a status or the echo of what the page said."""
        return self.kind not in UNCOUNTED and self.data.get("method") != "echo_update"


class Wire:
    """Writes down what a page and its kernels say to each other."""

    def __init__(self, page: Page) -> None:
        """Listen from now on; a connection that is already open is not heard."""
        self.sent: list[Message] = []
        self.received: list[Message] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        if "/channels" in socket.url:
            socket.on("framesent", lambda frame: self.sent.append(read(frame)))
            socket.on("framereceived", lambda frame: self.received.append(read(frame)))

    def requests(self, kind: str) -> list[Message]:
        """Return what the page has asked of its tables, by the kind of question."""
        return [asked for asked in self.sent if asked.data.get("content", {}).get("kind") == kind]

    def answers(self, asked: Message) -> list[Message]:
        """Return what came back because of one message, and counts."""
        return [each for each in self.received if each.answers == asked.id and each.counts]


def read(frame: str | bytes) -> Message:
    """Read a frame of the protocol v1.kernel.websocket.jupyter.org."""
    assert isinstance(frame, bytes), f"This is another protocol: {frame[:80]!r}"
    (count,) = struct.unpack_from("<Q", frame)
    ends = struct.unpack_from(f"<{count}Q", frame, 8)
    parts = [frame[start:end] for start, end in pairwise(ends)]
    header, parent, content = (json.loads(parts[place]) for place in (1, 2, 4))
    return Message(
        header["msg_type"], header["msg_id"], parent.get("msg_id", ""), len(frame), content
    )
