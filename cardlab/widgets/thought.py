"""Something that is thought about while the kernel has nothing else to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from cardlab.players.player import Slices, to_the_end

_LOG = logging.getLogger(__name__)


class Thought:
    """Work in slices on the event loop, so that whatever else is wanted goes between them."""

    def __init__(self, slices: Slices[None], failed: Callable[[BaseException], None]) -> None:
        """Think through these slices; `failed` hears of an error that comes after `begin`."""
        self._slices: Slices[None] | None = slices
        self._failed = failed
        self._task: asyncio.Task[None] | None = None

    @property
    def going_on(self) -> bool:
        """Whether there is more to think about."""
        return self._slices is not None

    def begin(self) -> None:
        """Begin to think; a short thought is over at once.

        Where no event loop runs, as in a plain script, a long one is waited for.
        """
        loop = _running_loop()
        if loop is None:
            slices = self._slices
            try:
                if slices:
                    to_the_end(slices)
            finally:
                self.give_up()
        elif self._go_on():
            self._task = loop.create_task(self._in_slices())

    def give_up(self) -> None:
        """Have nothing come of it, from this moment on."""
        slices, task = self._slices, self._task
        self._slices = self._task = None
        if slices:
            slices.close()
        if task:
            task.cancel()

    def _go_on(self) -> bool:
        """Think one slice further; return whether there is more to think about."""
        slices = self._slices
        if slices is None:
            return False
        more = False
        try:
            next(slices)
            more = True
        except StopIteration:
            pass
        finally:
            if not more:
                self._slices = self._task = None
        return self.going_on

    async def _in_slices(self) -> None:
        try:
            await asyncio.sleep(0)
            for _ in iter(self._go_on, False):
                await asyncio.sleep(0)
        except (Exception, KeyboardInterrupt, SystemExit) as error:  # noqa: BLE001 - told to the person
            # The last two, too: in a task they would end the whole kernel.
            _LOG.exception("What was thought of could not be shown")
            self._failed(error)


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
