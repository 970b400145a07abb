"""The other players at a table, who move one after the other, at a pace that can be read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardlab.language import say
from cardlab.seating import Decision
from cardlab.widgets import shown
from cardlab.widgets.asking import Asking
from cardlab.widgets.face import Message
from cardlab.widgets.part import Part

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView

PACES = (1600, 900, 150)
"""How long the table waits before another player moves, in milliseconds: three paces."""


class Others(Part):
    """Asks the players for their moves when the time to wait is over."""

    def __init__(self, host: TableView) -> None:
        """Seat the table's players."""
        super().__init__(host)
        self.asking = Asking(host.table, host.players, self._decided, host.tell_trouble)
        self._pace = 0 if host.goal else 1

    def hears(self) -> Mapping[str, Callable[[Message], None]]:
        """Hear that the time to wait is over."""
        return {"next": lambda _: self.asking.let_move()}

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Go on without waiting, or wait for longer or shorter from now on."""
        return {"next": self._press_on, "pace": self._change_pace}

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer to go on at once, and another pace."""
        pace = shown.action("pace", shown.pace_caption(self._pace))
        if not self.asking.waiting:
            return (pace,)
        return (shown.action("next", say("Go on"), main=True), pace)

    def traits(self) -> Mapping[str, Any]:
        """Tell how long the next player waits; None when nobody is to move by himself."""
        still = self.host.paused or not self.asking.waiting
        return {"wait": None if still else PACES[self._pace]}

    def begun(self) -> None:
        """Sit down with the same players at what lies on the table now."""
        self.asking.sit_at(self.host.table)

    def left(self) -> None:
        """Think no more."""
        self.asking.give_up()

    def _press_on(self) -> None:
        """Let a player move without waiting; one who is thinking is not to be hurried."""
        thinker = self.host.table.state.to_act
        if thinker is not None and self.asking.thinking:
            self.host.news = say("{name} is thinking.", name=self.host.table.names[thinker])
            self.host.show(polite=self.host.news)
        else:
            self.asking.let_move()

    def _change_pace(self) -> None:
        self._pace = (self._pace + 1) % len(PACES)
        self.host.show(polite=shown.pace_caption(self._pace))

    def _decided(self, decision: Decision | None) -> None:
        if decision is None:
            self.host.change(self.host.status())
        else:
            self.host.play(decision.move, decision.note)
