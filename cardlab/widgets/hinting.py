"""Hints at a table: each press says one thing more, thought of while the person can do anything."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardlab.cards import Card
from cardlab.coach import Effort, Rung, advising, ladder
from cardlab.language import Sentence, say
from cardlab.players.player import Slices
from cardlab.table import Table
from cardlab.widgets import shown
from cardlab.widgets.part import Part
from cardlab.widgets.thought import Thought

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView

EFFORT = Effort(150, 0.18)
"""A hint comes after about 250 milliseconds, with what it takes to find reasons."""


class Hints:
    """The hints for one position, a rung of the ladder at a time; `forget` begins anew."""

    def __init__(self, found: Callable[[], None], failed: Callable[[BaseException], None]) -> None:
        """Let `found` know when there is another rung to show, and `failed` of an error."""
        self._found, self._failed = found, failed
        self._thought: Thought | None = None
        self._rungs: tuple[Rung, ...] = ()
        self._climbed = 0

    @property
    def rung(self) -> Rung | None:
        """The rung that has been reached, or None before the first."""
        return self._rungs[self._climbed - 1] if self._climbed else None

    @property
    def title(self) -> Sentence:
        """Which of the rungs it is."""
        return say("Hint {number} of {all}", number=self._climbed, all=len(self._rungs))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the hint points at."""
        return self.rung.cards if self.rung else ()

    def climb(self, table: Table, seat: int) -> None:
        """Go one rung up; the last one is told again. The seat must be to act."""
        if self._rungs:
            self._step()
        elif self._thought is None:
            self._thought = Thought(self._think(table, seat), self._failed)
            self._thought.begin()

    def forget(self) -> None:
        """Have nothing come of a thought, and begin with the first rung again."""
        thought = self._thought
        self._thought, self._rungs, self._climbed = None, (), 0
        if thought:
            thought.give_up()

    def _think(self, table: Table, seat: int) -> Slices[None]:
        view = table.state.view(seat)
        try:
            advice = yield from advising(view, table.seen(seat), table.names, EFFORT)
        finally:
            self._thought = None
        self._rungs = ladder(table.game, view, advice)
        self._step()

    def _step(self) -> None:
        self._climbed = min(self._climbed + 1, len(self._rungs))
        self._found()


class Hinting(Part):
    """Gives hints to the person whose turn it is."""

    def __init__(self, host: TableView) -> None:
        """Begin with no hint."""
        super().__init__(host)
        self.hints = Hints(self._show, host.tell_trouble)

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Say one thing more about the position, as soon as it has been thought of."""
        return {"hint": self._climb}

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer a hint where there is something to decide."""
        return (shown.tool("hint", say("Hint")),) if self.host.view.legal_moves() else ()

    def marks(self) -> Collection[Card]:
        """Point at the cards that the hint is about."""
        return self.hints.cards

    def note(self) -> dict[str, str] | None:
        """Show the hint that has been reached."""
        rung = self.hints.rung
        return {"title": self.hints.title, "hint": rung.text} if rung else None

    def changed(self) -> None:
        """Forget the hints for another position."""
        self.hints.forget()

    def left(self) -> None:
        """Think no more."""
        self.hints.forget()

    def _climb(self) -> None:
        if self.host.refusal:
            self.host.tell(self.host.refusal)
        elif self.host.seat is not None and self.host.view.legal_moves():
            self.hints.climb(self.host.table, self.host.seat)

    def _show(self) -> None:
        rung = self.hints.rung
        self.host.paint()
        self.host.tell(rung.text if rung else None)
