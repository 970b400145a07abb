"""Looking back at an earlier moment of the game, while the game itself stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cardlab.games.game import State
from cardlab.language import Sentence, say
from cardlab.render import speech
from cardlab.table import Table
from cardlab.widgets import shown
from cardlab.widgets.others import Others
from cardlab.widgets.part import Part
from cardlab.widgets.past import Past

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView


class Looking(Part):
    """Shows the table as it was; nobody moves as long as somebody looks back."""

    always: ClassVar[bool] = True
    place: int | None = None
    """After how many moves the table is shown, or None as it is now."""

    @property
    def state(self) -> State:
        """The position that is shown."""
        table = self.host.table
        return table.state if self.place is None else table.steps[self.place].state

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Go back and forward, return, or go on from here."""
        return {
            "first": lambda: self.look_at(0),
            "back": lambda: self.look_at(self._here - 1),
            "forward": lambda: self.look_at(self._here + 1),
            "last": lambda: self.look_at(self._last),
            "return": self._return,
            "from here": self._go_on_from_here,
        }

    @property
    def _last(self) -> int:
        return len(self.host.table.moves)

    @property
    def _here(self) -> int:
        return self._last if self.place is None else self.place

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer every way to go from here."""
        if self.place is None:
            return ()
        start, end = self.place == 0, self.place == self._last
        return (
            shown.action("return", say("Back to the game"), main=True),
            shown.tool("first", say("«"), called=say("The deal"), usable=not start),
            shown.tool("back", say("‹"), called=say("One move back"), usable=not start),
            shown.tool("forward", say("›"), called=say("One move forward"), usable=not end),
            shown.tool("last", say("»"), called=say("The last move"), usable=not end),
            shown.tool("from here", say("Go on from here"), usable=not end),
        )

    def covers(self) -> bool:
        """Tell whether somebody looks back, so that there is nothing else to do."""
        return self.place is not None

    def pauses(self) -> bool:
        """Let nobody move meanwhile."""
        return self.place is not None

    def refusal(self) -> Sentence | None:
        """Say why nothing can be played now."""
        if self.place is None:
            return None
        return say("You are looking back. Go back to the game to play.")

    def status(self) -> Sentence | None:
        """Say where in the game the table is shown."""
        if self.place is None:
            return None
        return say("Looking back: after move {place} of {all}.", place=self.place, all=self._last)

    def begun(self) -> None:
        """Look at what lies on the table now."""
        self.place = None

    def look_at(self, place: int) -> None:
        """Show the table as it was after so many moves, and say what the last of them was."""
        self.place = max(0, min(self._last, place))
        host, table = self.host, self.host.table
        host.part(Others).asking.give_up()
        events = table.steps[self.place].events
        happened = speech.happenings(table.game, events, table.names, host.seat)
        host.news = happened
        host.change_after(happened)

    def _return(self) -> None:
        self.place = None
        self.host.news = say("Back at the game as it is.")
        self.host.change_after(self.host.news)

    def _go_on_from_here(self) -> None:
        if self.place is not None and self.place < self._last:
            self.host.part(Past).branch(self.place)


def shown_table(host: TableView) -> Table:
    """Return a table as the picture shows it: now, or at the moment that somebody looks back at."""
    looking = (part.place for part in host.parts if isinstance(part, Looking))
    place = next(looking, None)
    return host.table if place is None else host.table.until(place)
