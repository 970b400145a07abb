"""The players at a table that is shown, asked so that the person at the screen never waits.

They think in slices while the kernel has nothing else to do, and a thought that is not wanted
any more is given up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardlab.players.player import Player, Slices
from cardlab.seating import Decision, Seating
from cardlab.table import Table
from cardlab.widgets.thought import Thought


class Asking:
    """Asks the players at a table for their moves, one at a time."""

    def __init__(
        self,
        table: Table,
        players: Mapping[int, Player],
        decided: Callable[[Decision | None], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        """Ask these players; `decided` hears of each decision, for the position that is there.

        It hears None if the position has become another one by itself, and `failed` hears of
        an error on the way, unless that comes while `let_move` runs.
        """
        self._seating = Seating(table, players)
        self._decided, self._failed = decided, failed
        self._thought: Thought | None = None

    @property
    def waiting(self) -> bool:
        """Whether it is the turn of a player, who can be asked or is thinking."""
        return self._seating.waiting_for_player

    @property
    def thinking(self) -> bool:
        """Whether a player is thinking now."""
        return self._thought is not None

    def let_move(self) -> None:
        """Let the player whose turn it is begin to think, unless it has already.

        A short thought is over at once. Where no event loop runs, as in a plain script, a long
        one is waited for.
        """
        if not self.waiting or self.thinking:
            return
        self._thought = Thought(self._think(), self._failed)
        self._thought.begin()

    def give_up(self) -> None:
        """Have nothing come of a thought, from this moment on."""
        thought = self._thought
        self._thought = None
        if thought:
            thought.give_up()

    def sit_at(self, table: Table) -> None:
        """Go on to another table with the same players."""
        self.give_up()
        self._seating.table = table

    def _think(self) -> Slices[None]:
        state = self._seating.table.state
        try:
            decision = yield from self._seating.decide()
        finally:
            self._thought = None
        self._decided(decision if self._seating.table.state is state else None)
