"""Everything that is told to a browser, as it leaves the kernel."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

import comm
import pytest


class Told:
    """The messages of all widgets, in the order in which they were sent."""

    def __init__(self) -> None:
        self.messages: list[str] = []

    def hear(
        self, kind: str, data: object, metadata: object, buffers: Sequence[bytes] | None
    ) -> None:
        """Write a message down as a text, with all that goes along with it."""
        attached = [unpacked(bytes(buffer)) for buffer in buffers or ()]
        everything = [kind, without_code(data), metadata, attached]
        self.messages.append(json.dumps(everything, default=str, ensure_ascii=False))

    def since(self, number: int = 0) -> list[str]:
        """Return the messages after the first `number`."""
        return self.messages[number:]


def without_code(data: object) -> object:
    """Leave out the program, and what cards look like and are called, the same at every table."""
    if not isinstance(data, dict) or not isinstance(data.get("state"), dict):
        return data
    state = {key: "" if key in ALIKE else value for key, value in data["state"].items()}
    return {**data, "state": state}


def unpacked(buffer: bytes) -> str:
    """Return what goes along with a message as a text, for pictures are sent packed."""
    with suppress(zlib.error):
        buffer = zlib.decompress(buffer)
    return buffer.decode()


ALIKE = ("_esm", "_css", "look", "card_names")
"""What names each card of the pack, at every table the same."""


@contextmanager
def listening() -> Iterator[Told]:
    """Hear all that is sent while this goes on, by widgets that were made before too."""
    told = Told()

    def publish(
        _comm: comm.DummyComm,
        msg_type: str,
        data: object = None,
        metadata: object = None,
        buffers: Sequence[bytes] | None = None,
        **_: object,
    ) -> None:
        told.hear(msg_type, data, metadata, buffers)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(comm.DummyComm, "publish_msg", publish)
        yield told
