"""The panel that offers all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardlab.language import Sentence, say
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.panels.pieces import Piece, buttons, press

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView


class More(Panel):
    """Offers whatever is not done all the time."""

    name = "more"

    def __init__(self, host: TableView, others: Sequence[Panel]) -> None:
        """Offer these panels."""
        super().__init__(host)
        self._others = others

    @property
    def title(self) -> Sentence:
        """What it is called."""
        return say("More")

    def pieces(self) -> list[Piece]:
        """Offer each panel by its title."""
        items = [press(one.name, one.title, usable=one.offered) for one in self._others]
        return [buttons(say("What you can open"), items)]

    def heard(self, control: str, value: object) -> None:  # noqa: ARG002 - a button says no more
        """Open a panel."""
        self.host.press(control)
