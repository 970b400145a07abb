"""The moves of the game, to look back at and to go on from."""

from __future__ import annotations

from cardlab.language import Sentence, say
from cardlab.render import speech
from cardlab.widgets.looking import Looking
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.panels.pieces import Piece, buttons, press, text

PAGE = 20
"""So many moves are listed at a time: a play never sends more."""


class Moves(Panel):
    """Lists the moves, a page at a time; each shows the table as it was after it."""

    name = "moves"
    _page: int | None = None
    """The page that somebody has turned to, or None for the one where he is."""

    @property
    def title(self) -> Sentence:
        """What it is called."""
        return say("Moves so far")

    def opened(self) -> None:
        """Begin where the game is."""
        self._page = None

    def pieces(self) -> list[Piece]:
        """List a page of moves, and offer the other pages."""
        steps = self.host.table.steps
        looking = self.host.part(Looking)
        here = len(steps) - 1 if looking.place is None else looking.place
        page = here // PAGE if self._page is None else min(self._page, (len(steps) - 1) // PAGE)
        first, beyond = page * PAGE, min((page + 1) * PAGE, len(steps))
        listed = [
            press(str(place), self._caption(place), current=place == here)
            for place in range(first, beyond)
        ]
        found = [
            text(say("Press a move to see the table as it was then."), tone="quiet"),
            buttons(say("Moves"), listed, listed=True),
        ]
        if len(steps) > PAGE:
            turns = [
                press("earlier", say("Earlier moves"), usable=first > 0),
                press("later", say("Later moves"), usable=beyond < len(steps)),
            ]
            found.append(buttons(say("Pages"), turns))
        return found

    def _caption(self, place: int) -> Sentence:
        """Say what the move was, as the person at the screen saw it."""
        if place == 0:
            return say("0. The deal")
        table, seat = self.host.table, self.host.seat
        happened = speech.happenings(table.game, table.steps[place].events[:1], table.names, seat)
        return say("{number}. {happened}", number=place, happened=happened)

    def heard(self, control: str, value: object) -> None:  # noqa: ARG002 - a button says no more
        """Look back, or turn the page."""
        looking = self.host.part(Looking)
        if control in {"earlier", "later"}:
            here = len(self.host.table.moves) if looking.place is None else looking.place
            page = here // PAGE if self._page is None else self._page
            last = len(self.host.table.moves) // PAGE
            self._page = max(0, min(last, page + (1 if control == "later" else -1)))
            self.host.show()
        else:
            looking.look_at(int(control))
