"""The last bout: what was played in it, and how it lay on the table."""

from __future__ import annotations

from cardlab.language import Sentence, say
from cardlab.render import speech
from cardlab.widgets.looking import Looking
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.panels.pieces import Piece, buttons, press, text


class LastBout(Panel):
    """Tells the moves of the last bout that is over."""

    name = "last bout"

    @property
    def title(self) -> Sentence:
        """What it is called."""
        return say("Last bout")

    @property
    def offered(self) -> bool:
        """Whether a bout is over."""
        return self.host.table.last_bout() is not None

    def pieces(self) -> list[Piece]:
        """Tell each move as the person at the screen saw it."""
        bout = self.host.table.last_bout()
        if bout is None:
            return [text(say("No bout is over yet."))]
        table, seat = self.host.table, self.host.seat
        first, last = bout
        told = [
            text(speech.happenings(table.game, step.events, table.names, seat))
            for step in table.steps[first : last + 1]
        ]
        see = press("see", say("See it on the table"), main=True)
        return [*told, buttons(say("The last bout"), [see])]

    def heard(self, control: str, value: object) -> None:  # noqa: ARG002 - there is one button
        """Look back to when all its cards lay on the table."""
        bout = self.host.table.last_bout()
        if bout is not None:
            self.host.part(Looking).look_at(bout[1] - 1)
