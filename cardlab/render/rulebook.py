"""The laws of a game as a page to read."""

from __future__ import annotations

from html import escape

from cardlab.games.game import Game
from cardlab.language import say

_LEFT = "text-align: left; vertical-align: top"


class Rulebook:
    """The laws of a game, printed as text or shown as a table."""

    def __init__(self, game: Game) -> None:
        """Make the rulebook of `game`."""
        self.game = game

    def _repr_html_(self) -> str:
        """Return the laws as a table."""
        rows = "".join(
            f'<tr><th scope="row" style="{_LEFT}; white-space: nowrap">{law.id}</th>'
            f'<td style="{_LEFT}"><strong>{escape(law.title)}</strong><br>'
            f"{escape(law.text)}</td></tr>"
            for law in self.game.laws.values()
        )
        return f"<table><caption>{escape(self._title())}</caption><tbody>{rows}</tbody></table>"

    def __str__(self) -> str:
        """Return the laws as text, a paragraph each."""
        laws = (f"{law.id}  {law.title}\n{law.text}" for law in self.game.laws.values())
        return "\n\n".join((self._title(), *laws))

    def __repr__(self) -> str:
        """Return the text, so that a rulebook shows itself wherever it is asked for."""
        return str(self)

    def _title(self) -> str:
        return say("The laws of {game}", game=self.game.title)
