"""The way back and on again: over decisions, other games and what might have been."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, say
from cardlab.players.player import Player
from cardlab.widgets import shown
from cardlab.widgets.part import Part
from cardlab.widgets.series import Series

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView


@dataclass(frozen=True, slots=True)
class _Game:
    """A game that was put off the table, and who played it."""

    series: Series
    players: Mapping[int, Player]
    left_for_what_if: bool = False


class Past(Part):
    """Takes moves back and plays them again; puts games on the table and off it again."""

    def __init__(self, host: TableView) -> None:
        """Begin with no game before this one."""
        super().__init__(host)
        self._earlier: list[_Game] = []
        self._later: list[_Game] = []

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Take back, play again, begin anew, or leave what might have been."""
        return {
            "undo": self._undo,
            "redo": self._redo,
            "new": self._new_game,
            "as it was": self._return_to_game,
        }

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer what there is to take back, and the next game when this one is over."""
        host = self.host
        found = []
        if host.goal or host.table.state.outcome is not None:
            caption = say("Start again") if host.goal else say("Next game")
            over = host.view.to_act is None
            found.append(shown.action("new", caption, main=over, tool=not over))
        if self._what_if:
            found.append(shown.tool("as it was", say("Back to the real game")))
        if self._earlier or host.table.decided_by(*host.people):
            found.append(shown.tool("undo", say("Undo")))
        if self._later or host.table.undone:
            found.append(shown.tool("redo", say("Redo")))
        return found

    @property
    def real(self) -> Series:
        """What is played in earnest: the real game while something else is tried."""
        left = (game.series for game in self._earlier if game.left_for_what_if)
        return next(left, self.host.series)

    @property
    def _what_if(self) -> bool:
        """Whether a game lies off the table for what might have been."""
        return any(game.left_for_what_if for game in self._earlier)

    def happened(self, events: Sequence[Event]) -> Sentence:
        """Forget the games that were left by undoing, once another move has been made."""
        self._later.clear()
        return super().happened(events)

    def put(self, series: Series, players: Mapping[int, Player], news: Sentence) -> None:
        """Put another game on the table; the one that lies there can be taken back."""
        self._put_off()
        self._play_in_earnest()
        self.host.news = news
        self.host.sit_down(series, players)

    def branch(self, moves: int) -> None:
        """Go on from an earlier moment, and keep the game as it is to return to it."""
        host = self.host
        self._put_off(what_if=True)
        series = copy(host.series)
        series.table = host.table.until(moves)
        host.news = say("You go on from here. The real game is kept.")
        host.sit_down(series, host.players)

    def _now(self, *, what_if: bool = False) -> _Game:
        return _Game(self.host.series, self.host.players, what_if)

    def _put_off(self, *, what_if: bool = False) -> None:
        self._earlier.append(self._now(what_if=what_if))
        self._later.clear()

    def _undo(self) -> None:
        """Go back to a person's last decision, or else to the game before this one."""
        host = self.host
        if host.table.undo_to(*host.people):
            host.news = say("Taken back to your last decision.")
            host.begin()
        elif self._earlier:
            game = self._earlier.pop()
            self._later.append(self._now(what_if=game.left_for_what_if))
            host.news = say("Back at the game before.")
            host.sit_down(game.series, game.players)
        else:
            host.tell(say("There is nothing to take back."))

    def _redo(self) -> None:
        """Play again what was taken back last, or go on to the game that was left by undoing."""
        host = self.host
        if host.table.redo():
            host.news = say("Played again.")
            host.begin()
        elif self._later:
            game = self._later.pop()
            self._earlier.append(self._now(what_if=game.left_for_what_if))
            host.news = say("At the later game again.")
            host.sit_down(game.series, game.players)
        else:
            host.tell(say("There is nothing to play again."))

    def _new_game(self) -> None:
        host = self.host
        before = _Game(copy(host.series), host.players)
        host.news = host.series.next_game(abandon=True, viewer=host.seat)
        self._play_in_earnest()
        self._earlier.append(before)
        self._later.clear()
        host.begin()

    def _play_in_earnest(self) -> None:
        """Let another game that follows what was tried be the real one from now on."""
        self._earlier = [replace(game, left_for_what_if=False) for game in self._earlier]

    def _return_to_game(self) -> None:
        """Go back to the game as it was left; what was tried is given up."""
        while self._what_if:
            game = self._earlier.pop()
            if game.left_for_what_if:
                self._later.clear()
                self.host.news = say("Back at the real game.")
                self.host.sit_down(game.series, game.players)
                return
