"""Somebody who knows of a page only what its accessibility tree says, and plays by typing.

Nothing is read but roles, names and texts; nothing is touched but a text field.
"""

from __future__ import annotations

import json
import re
import time

from playwright.sync_api import Page

from tests.browser.person import ENDING, PATIENCE

PROMPT = "Type a play or a question"
_SPOKEN = re.compile(r"^ *- (?:status|alert): (.+)$", re.MULTILINE)
_PASSING = re.compile(r" *- (status|alert|textbox)\b")
_PLAYABLE = re.compile(r'button "(\w+ of \w+)(?:, \w+)?, playable"')
_SEVERAL = re.compile(r"Type one of these: (.+?)(?:,| or )")
_WITHOUT_CARDS = re.compile(r'button "(Go on|Pass|Take)\b')


class Listener:
    """Reads a table as a screen reader does, and types."""

    prompt = PROMPT
    """What the line is called that he types into."""

    def __init__(self, page: Page) -> None:
        """Sit down at the first table of a page."""
        self._region = page.get_by_role("region", name="Card table").first
        self.field = self._region.get_by_role("textbox", name=self.prompt)
        self._keyboard = page.keyboard

    def go_to_the_field(self) -> None:
        """Go to where one types; the keys are all it takes from there on."""
        self.field.focus()

    def tree(self) -> str:
        """Return what the table is to somebody who does not see it."""
        return self._region.aria_snapshot()

    def heard(self) -> str:
        """Return what was spoken last."""
        texts = _SPOKEN.findall(self.tree())
        return " ".join(json.loads(text) if text.startswith('"') else text for text in texts)

    def type(self, line: str) -> str:
        """Type a line, and return what the table is once that has changed anything."""
        before = _silent(self.tree())
        self._keyboard.type(line)
        self._keyboard.press("Enter")
        end = time.monotonic() + PATIENCE
        while _silent(now := self.tree()) == before:
            assert time.monotonic() < end, f"Nothing came of {line!r}."
        return now

    def hear(self, words: str) -> str:
        """Listen until these words are spoken, and return all that is."""
        end = time.monotonic() + PATIENCE
        while words not in (heard := self.heard()):
            assert time.monotonic() < end, f"{words!r} was not told, only: {heard}"
        return heard

    def play_out(self) -> str:
        """Play to the end of the game, and return how that was told aloud."""
        for _ in range(1_000):
            tree = self.tree()
            if ENDING.search(tree):
                return self._heard_ending()
            playable = _PLAYABLE.search(tree)
            if playable:
                several = _SEVERAL.search(self.type(playable[1]))
                if several:
                    self.type(several[1])
            else:
                other = _WITHOUT_CARDS.search(tree)
                assert other, tree
                self.type(other[1].lower())
        raise AssertionError("The game does not end.")

    def _heard_ending(self) -> str:
        end = time.monotonic() + PATIENCE
        while not ENDING.search(heard := self.heard()):
            assert time.monotonic() < end, f"The end was not told, only: {heard}"
        return heard


def _silent(tree: str) -> str:
    """Return what there is beside what is spoken and what is being typed."""
    lines = tree.splitlines()
    return "\n".join(line for line in lines if not _PASSING.match(line))
