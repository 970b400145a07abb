"""What a table in a notebook is made of: parts that each hear, offer and show one thing.

A table knows its parts only as this class. Whatever a table is to do more is one more part, in
the list of `parts`, and no other file changes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cardlab.cards import Card
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence
from cardlab.widgets.face import Message

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView


class Part:
    """One thing that a table can do; `host` is the table. Here it does nothing at all."""

    always: ClassVar[bool] = False
    """Whether its actions are offered even where another part `covers` the table."""

    def __init__(self, host: TableView) -> None:
        """Belong to this table."""
        self.host = host

    def hears(self) -> Mapping[str, Callable[[Message], None]]:
        """Return what is done about each kind of message, unless it is for an older picture."""
        return {}

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Return what each action does, by its id."""
        return {}

    def actions(self) -> Sequence[dict[str, Any]]:
        """Return the buttons that are offered now, as from `shown.action`."""
        return ()

    def traits(self) -> Mapping[str, Any]:
        """Return what the browser is to show now, by the traits of the face."""
        return {}

    def marks(self) -> Collection[Card]:
        """Return the cards to point at in the picture and in the hand."""
        return ()

    def note(self) -> dict[str, str] | None:
        """Return what is to be read where no ruling stands."""
        return None

    def pauses(self) -> bool:
        """Tell whether the other players wait until they are told to go on."""
        return False

    def covers(self) -> bool:
        """Tell whether it is shown in the place of the game, so that the game cannot go on."""
        return False

    def refusal(self) -> Sentence | None:
        """Say why nothing can be played now, or None."""
        return None

    def status(self) -> Sentence | None:
        """Say what is going on where that is not the game, or None."""
        return None

    def happened(self, events: Sequence[Event]) -> Sentence:  # noqa: ARG002 - for those who listen
        """Hear what happened in a move, with every card named; return what is to be said of it."""
        return Sentence("")

    def begun(self) -> None:
        """Hear that another game lies on the table, or that moves were taken back."""

    def changed(self) -> None:
        """Hear that the position is another one, before it is shown."""

    def left(self) -> None:
        """Hear that the table is taken off the page."""
