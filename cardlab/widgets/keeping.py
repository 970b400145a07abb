"""The game is kept after each move, and one that was being played is offered again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardlab.autosave import Autosave, Kept, last_game
from cardlab.language import say, together
from cardlab.match import Match
from cardlab.widgets import shown
from cardlab.widgets.part import Part
from cardlab.widgets.past import Past

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView


class Keeping(Part):
    """Keeps a match on this machine; a lesson begins anew each time, so it is not kept."""

    def __init__(self, host: TableView) -> None:
        """Keep nothing yet, and offer nothing."""
        super().__init__(host)
        self._autosave = Autosave(host.people)
        self._offer: Kept | None = None
        self._gone = False

    def look_for_last_game(self, *, same_deal: bool) -> None:
        """Offer the last game like this one that was not over when its kernel ended."""
        host = self.host
        if not isinstance(host.series, Match):
            return
        self._offer, trouble = last_game(host.series, host.people, same_deal=same_deal)
        news = [trouble] if trouble else []
        if self._offer:
            news.append(say("A game of yours is not over. You can go on with it, or begin anew."))
        host.news = together(host.news, *news)

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Go on with the game that is offered."""
        return {"resume": self._resume}

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer to go on with the last game, until a person has moved in this one."""
        if self._offer is None or not self._fits(self._offer):
            return ()
        number = len(self._offer.match.table.moves)
        return (shown.action("resume", say("Go on with your game (move {number})", number=number)),)

    def changed(self) -> None:
        """Keep the game as it is now, as soon as it has been shown."""
        if self.host.table.decided_by(*self.host.people):
            self._offer = None
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._save()
        else:
            loop.call_soon(self._save)

    def left(self) -> None:
        """Play no more."""
        self._gone = True
        self._autosave.close()

    def _resume(self) -> None:
        host, offer = self.host, self._offer
        if offer is None or not self._fits(offer):
            return
        if self._autosave.take_up(offer):
            host.series = offer.match
            host.news = say("You go on with your game.")
            host.begin()
        else:
            self._offer = None
            host.tell(say("That game is being played at another table."))

    def _fits(self, offer: Kept) -> bool:
        """Tell whether it is such a game among the same people as lies on the table now."""
        series, people = self.host.part(Past).real, self.host.people
        if not isinstance(series, Match) or series is not self.host.series:
            return False
        return offer.is_of(series, people, same_deal=False)

    def _save(self) -> None:
        series = self.host.part(Past).real
        if not isinstance(series, Match):
            return
        if series is self.host.series:
            self._autosave.people = self.host.people
        trouble = self._autosave.save(series)
        if self._gone:
            self._autosave.close()
        elif trouble:
            self.host.news = together(self.host.news, trouble)
            self.host.show(polite=trouble)
