"""One screen for several people: whoever's turn it is says that he is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, say
from cardlab.render import speech
from cardlab.widgets import shown
from cardlab.widgets.part import Part


class Screen(Part):
    """Hands the screen on from one person to another."""

    _latest: Sequence[Event] = ()

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Hear that whoever is awaited is there."""
        return {"here": self._take}

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer to say that one is there."""
        awaited = self.host.awaited
        if awaited is None:
            return ()
        name = self.host.table.names[awaited]
        return (shown.action("here", say("I am {name}", name=name), main=True),)

    def happened(self, events: Sequence[Event]) -> Sentence:
        """Keep what happened, to tell it again to the next person."""
        self._latest = events
        return Sentence("")

    def begun(self) -> None:
        """Forget what happened in another game."""
        self._latest = ()

    def _take(self) -> None:
        """Show the hand of the person whose turn it is, who has said that he is there."""
        host = self.host
        if host.awaited is None:
            return
        host.seat = host.awaited
        if self._latest:
            game, names = host.table.game, host.table.names
            host.news = speech.happenings(game, self._latest, names, host.seat)
        host.change_after(host.news)
