"""What a panel is made of, as plain values that the browser shows and sends back by their ids.

The browser knows these kinds and no others; it has no words of its own. A piece that can be used
has an `id`, and what is done with it comes back as that id and a value.

>>> press("deal", say("Deal"), main=True)["caption"]
'Deal'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cardlab.language import Sentence, say

Piece = dict[str, Any]


def text(sentence: str, *, tone: str = "") -> Piece:
    """Return a paragraph; its tone is "good", "bad" or "quiet", or none."""
    return {"kind": "text", "text": sentence, "tone": tone}


def press(
    name: str,
    caption: Sentence,
    *,
    called: str = "",
    main: bool = False,
    danger: bool = False,
    current: bool = False,
    usable: bool = True,
) -> Piece:
    """Return a button of a row. Aloud it is `called` otherwise where the caption is a sign.

    The `current` one of a list is where somebody is now; `danger` cannot be taken back.
    """
    flags = {"main": main, "danger": danger, "current": current, "off": not usable}
    held = {flag: True for flag, on in flags.items() if on}
    return {"id": name, "caption": caption, "name": called or caption.spoken, **held}


def buttons(label: Sentence, presses: Iterable[Piece], *, listed: bool = False) -> Piece:
    """Return buttons side by side, or `listed` one below the other; each sends its id and True."""
    return {"kind": "buttons", "label": label, "items": list(presses), "listed": listed}


def choice(name: str, label: Sentence, values: Mapping[str, str], value: str) -> Piece:
    """Return a choice of one among some values with captions; it sends the value."""
    items = [{"value": one, "caption": caption} for one, caption in values.items()]
    return {"kind": "choice", "id": name, "label": label, "items": items, "value": value}


def toggle(name: str, label: Sentence, *, on: bool) -> Piece:
    """Return something that is on or off; it sends which."""
    return {"kind": "toggle", "id": name, "label": label, "on": on}


def field(
    name: str,
    label: Sentence,
    value: str = "",
    *,
    most: int = 200,
    lines: int = 1,
    caption: Sentence | None = None,
    live: bool = False,
    note: Sentence | None = None,
) -> Piece:
    """Return a text to write, of at most so many letters, with a note on what it is for.

    It sends the text when the button with this caption is pressed, while it is written if it is
    `live`, and else when it is done.
    """
    return {
        "kind": "field",
        "id": name,
        "label": label,
        "value": value,
        "most": most,
        "lines": lines,
        "caption": caption,
        "live": live,
        "note": note,
    }


def copyable(name: str, label: Sentence, copied: str) -> Piece:
    """Return a text to copy; it sends True when it was copied, False when only marked."""
    caption = say("Copy")
    return {"kind": "copy", "id": name, "label": label, "text": copied, "caption": caption}


def rows(label: Sentence, head: Sequence[str], lines: Iterable[Sequence[str]]) -> Piece:
    """Return a table, of which the first cell names each row."""
    return {
        "kind": "rows",
        "label": label,
        "head": list(head),
        "rows": [list(row) for row in lines],
    }


def entry(name: str, tag: str, title: str, body: str | None = None) -> Piece:
    """Return a title that can be opened; it is open where it has a body."""
    return {"id": name, "tag": tag, "title": title, "text": body}


def entries(label: Sentence, found: Iterable[Piece]) -> Piece:
    """Return titles to open and close; each sends its id and whether it is to be open."""
    return {"kind": "entries", "label": label, "items": list(found)}
