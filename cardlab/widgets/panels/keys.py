"""The keys of a table."""

from __future__ import annotations

from cardlab.language import Sentence, say
from cardlab.typed.telling import KEYS
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.panels.pieces import Piece, rows


class Keys(Panel):
    """Lists what each key does."""

    name = "keys"

    @property
    def title(self) -> Sentence:
        """What it is called."""
        return say("Keys")

    def pieces(self) -> list[Piece]:
        """List the keys that move about, and the letters that ask."""
        asked = _asked()
        letters = [(key.upper(), asked[order]) for key, order in KEYS.items() if order in asked]
        return [rows(say("Keys"), (say("Key"), say("What it does")), [*_moving(), *letters])]

    def heard(self, control: str, value: object) -> None:
        """Hear nothing: there is nothing to press."""


def _moving() -> list[tuple[str, str]]:
    return [
        (say("Tab"), say("Go to the next part of the table")),
        (say("Arrow keys"), say("Go from card to card, or from button to button")),
        (say("Space"), say("Pick a card, or put it back")),
        (say("Enter"), say("Pick a card; once more to play it")),
        (say("Escape"), say("Put all cards back, or close what is open")),
    ]


def _asked() -> dict[str, str]:
    return {
        "hint": say("A hint"),
        "undo": say("Take back your last move"),
        "why": say("Why a card cannot be played"),
        "table": say("What lies on the table"),
        "help": say("What you can type"),
        "type": say("Go to the line for typing"),
    }
