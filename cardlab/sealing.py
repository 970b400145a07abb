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
UNSEEN = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u202a\u202b\u202c\u202d\u202e\ufeff"
"""What shows nothing and may come along with a text that was copied, even in the midst of it."""
QUOTES = "\"'`\u00ab\u00bb\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2039\u203a"
"""What a text that was copied may stand between."""
_AROUND = " \t\r\n\f\v\u00a0" + QUOTES + UNSEEN
_GONE = str.maketrans("", "", UNSEEN)
LONGEST = 4_000_000
"""The most characters that may be sealed; any game is far shorter."""


def bare(text: str) -> str:
    """Return a text without what may have come along around it when it was copied.

    >>> bare(" “cardlab:eJyrVgI”")
    'cardlab:eJyrVgI'
    """
    return text.strip(_AROUND)


def sealed(text: str) -> str:
    """Return a text in a form that cannot be read by eye: one line of letters and digits."""
    import base64
    import zlib

    return SEAL + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()


def opened(text: str) -> str:
    """Return what a sealed text holds, however it was broken into lines; any other text as it is.

    Raises `BadRecord` for one that is damaged.
    """
    found = bare(text)
    if not found.startswith(SEAL):
        return text
    import base64
    import zlib

    packed = "".join(found.translate(_GONE).split())[len(SEAL) :]
    unpacking = zlib.decompressobj()
    with suppress(ValueError, zlib.error):
        content = unpacking.decompress(base64.b64decode(packed, b"-_", validate=True), LONGEST)
        if unpacking.eof and not unpacking.unused_data:
            return content.decode()
    raise BadRecord(
        say(
            "This copied game is damaged: it must be copied whole, from {seal} to its end.",
            seal=SEAL,
        )
    )
