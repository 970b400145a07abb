"""Somebody who knows of a page only what its accessibility tree says, and plays by typing.

Nothing is read but roles, names and the text that is spoken; nothing is touched but a text field.
"""

from __future__ import annotations

import json
import re
import time

from playwright.sync_api import Page

from tests.browser.person import ENDING, PATIENCE

PROMPT = "Type a play or a question"
CAN = re.compile(r"You can: ([^.]+)\.")
_SPOKEN = re.compile(r"^ *- (?:status|alert): (.+)$", re.MULTILINE)
_CARD = re.compile(r"\w+ of (?:clubs|diamonds|hearts|spades)")


class Listener:
    """Hears a table and types."""

    def __init__(self, page: Page) -> None:
        """Sit down at the first table of a page."""
        self._region = page.get_by_role("region", name="Card table").first
        self._field = self._region.get_by_role("textbox", name=PROMPT)
        self._keyboard = page.keyboard

    def go_to_the_field(self) -> None:
        """Go to where one types; the keys are all it takes from there on."""
        self._field.focus()

    def tree(self) -> str:
        """Return what the table is to somebody who does not see it."""
        return self._region.aria_snapshot()

    def heard(self) -> str:
        """Return what was spoken last."""
        texts = _SPOKEN.findall(self.tree())
        return " ".join(json.loads(text) if text.startswith('"') else text for text in texts)

    def type(self, line: str) -> str:
        """Type a line and return what is spoken then."""
        before = self.heard()
        self._keyboard.type(line)
        self._keyboard.press("Enter")
        end = time.monotonic() + PATIENCE
        while (now := self.heard()) in ("", before):
            assert time.monotonic() < end, f"Nothing was said after {line!r}, only: {before!r}"
        return now

    def play_out(self) -> str:
        """Play to the end of the game, and return how that was told."""
        for _ in range(1_000):
            said = self.type("moves")
            if ENDING.search(said):
                return said
            can = CAN.search(said)
            self.type(typed(can[1]) if can else "go on")
        raise AssertionError("The game does not end.")


def typed(action: str) -> str:
    """Return what to type to do what the table said can be done."""
    cards = " ".join(_CARD.findall(action))
    return cards or action.split(maxsplit=1)[0].lower()
