"""The other players at a table, who move one after the other, at a pace that can be read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardlab.games.move import Move
from cardlab.language import say
from cardlab.seating import Decision
from cardlab.settings import CHOICES
from cardlab.widgets import shown
from cardlab.widgets.asking import Asking
from cardlab.widgets.face import Message
from cardlab.widgets.part import Part

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView

PACES = (1600, 900, 150, 0)
"""How long the table waits before another player moves, in milliseconds, by each pace."""


class Others(Part):
    """Asks the players for their moves when the time to wait is over."""

    def __init__(self, host: TableView) -> None:
        """Seat the table's players."""
        super().__init__(host)
        self._seat()

    def _seat(self) -> None:
        host = self.host
        self._players = host.players
        self.asking = Asking(host.table, host.players, self._decided, host.tell_trouble)

    def hears(self) -> Mapping[str, Callable[[Message], None]]:
        """Hear that the time to wait is over."""
        return {"next": lambda _: self._go_on()}

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Go on without waiting."""
        return {"next": self._press_on}

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer to go on at once."""
        if not self.asking.waiting:
            return ()
        return (shown.action("next", say("Go on"), main=True),)

    def traits(self) -> Mapping[str, Any]:
        """Tell how long the next player waits; None when nobody is to move by himself."""
        moving = self.asking.waiting or self._only_move()
        if not moving or self.host.paused:
            return {"wait": None}
        return {"wait": PACES[CHOICES["pace"].index(self.host.settings.pace)]}

    def _only_move(self) -> Move | None:
        """Return the move that a person makes by himself, if he likes it so: the only one."""
        legal = self.host.view.legal_moves()
        if self.host.settings.auto_pass and len(legal) == 1 and not legal[0].cards:
            return legal[0]
        return None

    def _go_on(self) -> None:
        move = self._only_move()
        if self.host.covered:
            return
        if move:
            self.host.play(move)
        else:
            self.asking.let_move()

    def begun(self) -> None:
        """Sit down at what lies on the table now, with the players of the table."""
        if self._players is not self.host.players:
            self.asking.give_up()
            self._seat()
        self.asking.sit_at(self.host.table)

    def left(self) -> None:
        """Think no more."""
        self.asking.give_up()

    def _press_on(self) -> None:
        """Let a player move without waiting; one who is thinking is not to be hurried."""
        thinker = self.host.table.state.to_act
        if self.host.covered:
            self.host.tell(self.host.refusal)
        elif thinker is not None and self.asking.thinking:
            self.host.news = say("{name} is thinking.", name=self.host.table.names[thinker])
            self.host.show(polite=self.host.news)
        else:
            self.asking.let_move()

    def _decided(self, decision: Decision | None) -> None:
        if decision is None:
            self.host.change(self.host.status())
        else:
            self.host.play(decision.move, decision.note)
