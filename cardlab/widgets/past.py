"""The way back: to an earlier decision, or to the game before this one; and on to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from cardlab.language import say
from cardlab.widgets import shown
from cardlab.widgets.part import Part
from cardlab.widgets.series import Series

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView


class Past(Part):
    """Takes moves back, and puts games on the table and off it again."""

    def __init__(self, host: TableView) -> None:
        """Begin with no game before this one."""
        super().__init__(host)
        self._earlier: list[Series] = []

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Take back, or begin anew."""
        return {"undo": self._undo, "new": self._new_game}

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer to take back what there is to take back, and a new game."""
        host = self.host
        caption = shown.new_caption(host.goal, over=host.table.state.outcome is not None)
        new = shown.action("new", caption, main=host.view.to_act is None)
        if self._earlier or host.table.decided_by(*host.people):
            return (shown.action("undo", say("Undo")), new)
        return (new,)

    def _undo(self) -> None:
        """Go back to a person's last decision, or else to the game before this one."""
        host = self.host
        if host.table.undo_to(*host.people):
            host.news = say("Taken back to your last decision.")
        elif self._earlier:
            host.series = self._earlier.pop()
            host.news = say("Back at the game before.")
        host.begin()

    def _new_game(self) -> None:
        self._earlier.append(copy(self.host.series))
        self.host.news = self.host.series.next_game(abandon=True, viewer=self.host.seat)
        self.host.begin()
