"""A text to copy that nobody reads by accident, because it names cards that are hidden.

Sealing keeps a glance from telling whose cards are whose; it is no lock, and keeps nothing from
somebody who wants to know.

>>> text = sealed('{"hands": ["QS"]}')
>>> text.startswith("cardlab:"), "QS" in text
(True, False)
>>> opened(text)
'{"hands": ["QS"]}'
"""

from __future__ import annotations

from contextlib import suppress

from cardlab.errors import BadRecord
from cardlab.language import say

SEAL = "cardlab:"
"""What a sealed text begins with."""
LONGEST = 4_000_000
"""The most characters that may be sealed; any game is far shorter."""


def sealed(text: str) -> str:
    """Return a text in a form that cannot be read by eye: one line of letters and digits."""
    import base64
    import zlib

    return SEAL + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()


def opened(text: str) -> str:
    """Return what a sealed text holds, however it was broken into lines; any other text as it is.

    Raises `BadRecord` for one that is damaged.
    """
    if not text.lstrip().startswith(SEAL):
        return text
    import base64
    import zlib

    packed = "".join(text.split())[len(SEAL) :]
    unpacking = zlib.decompressobj()
    with suppress(ValueError, zlib.error):
        found = unpacking.decompress(base64.b64decode(packed, b"-_", validate=True), LONGEST)
        if unpacking.eof and not unpacking.unused_data:
            return found.decode()
    raise BadRecord(
        say(
            "This copied game is damaged: it must be copied whole, from {seal} to its end.",
            seal=SEAL,
        )
    )
