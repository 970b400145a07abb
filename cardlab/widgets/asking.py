"""The players at a table that is shown, asked so that the person at the screen never waits.

They think in slices while the kernel has nothing else to do, and a thought that is not wanted
any more is given up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from cardlab.players.player import Player, Slices, to_the_end
from cardlab.seating import Decision, Seating
from cardlab.table import Table

_LOG = logging.getLogger(__name__)


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
        self._thought: Slices[None] | None = None
        self._task: asyncio.Task[None] | None = None

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
        self._thought = self._think()
        loop = _running_loop()
        if loop is None:
            try:
                to_the_end(self._thought)
            finally:
                self.give_up()
        elif self._go_on():
            self._task = loop.create_task(self._in_slices())

    def give_up(self) -> None:
        """Have nothing come of a thought, from this moment on."""
        thought, task = self._thought, self._task
        self._thought = self._task = None
        if thought:
            thought.close()
        if task:
            task.cancel()

    def sit_at(self, table: Table) -> None:
        """Go on to another table with the same players."""
        self.give_up()
        self._seating.table = table

    def _think(self) -> Slices[None]:
        state = self._seating.table.state
        try:
            decision = yield from self._seating.decide()
        finally:
            self._thought = self._task = None
        self._decided(decision if self._seating.table.state is state else None)

    def _go_on(self) -> bool:
        """Think one slice further; return whether there is more to think about."""
        if self._thought:
            next(self._thought, None)
        return self.thinking

    async def _in_slices(self) -> None:
        try:
            await asyncio.sleep(0)
            for _ in iter(self._go_on, False):
                await asyncio.sleep(0)
        except (Exception, KeyboardInterrupt, SystemExit) as error:  # noqa: BLE001 - told to the person
            # The last two, too: in a task they would end the whole kernel.
            _LOG.exception("What a player does could not be shown")
            self._failed(error)


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
