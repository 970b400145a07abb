"""Players that anybody writes, asked so that they can do no harm.

A guest is asked in a thread of its own, with copies of the view and the events, and for no
longer than a few seconds. One that takes longer is left behind and told to stop, which it does
at its next step in Python. Nothing stops it while it waits inside other code, such as
`time.sleep` or a library written in C, or if it catches every error in a loop without an end;
then its thread goes on for as long as the process does. Where Python has no threads, as in some
browsers, a guest is asked directly and nothing limits it.
"""

from __future__ import annotations

import pickle
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.faults import Fault, move_in, raised, too_slow
from cardlab.players.player import Player, Slices, Thinker

PATIENCE = 5.0
"""For how many seconds a guest may think about one move, where nothing else is said."""
_SLICE = 0.005
"""How many seconds are waited for a guest before others get their turn."""

Choose: TypeAlias = Callable[[View, Sequence[Event]], object]
"""What a guest does: it is given a view and the events seen, and returns a move or its text."""


class Guest(Thinker):
    """A player that anybody has written, as a function of a view and the events seen.

    `think` and `choose` raise `Fault`, a `BadPlayer`, where the guest fails, takes too long or
    answers with what is no move. Whether its move is legal is for the asker to see.
    """

    def __init__(self, asked: Choose, patience: float = PATIENCE) -> None:
        """Wait for each answer of the function `asked` for up to `patience` seconds."""
        self.asked = asked
        self._patience = patience
        self._earlier: _Question | None = None

    def think(self, view: View, seen: Sequence[Event]) -> Slices[Move]:
        """Ask the guest, and wait in slices for its answer."""
        earlier = self._earlier
        if earlier:
            # A guest does one thing at a time, even if nobody wants to know that any more.
            yield from earlier.wait()
            if earlier.left_behind:
                return earlier.answer()
        copies = pickle.loads(pickle.dumps((view, seen)))  # noqa: S301 - written here and now
        question = _Question(self.asked, *copies)
        self._earlier = question
        question.ask(self._patience)
        yield from question.wait()
        return question.answer()


class _Left(SystemExit):
    """Tells a guest to stop: nothing catches it by mistake, and a thread ends with it silently."""


class _Question:
    """One question to a guest, and its answer once there is one."""

    def __init__(self, asked: Choose, view: View, seen: Sequence[Event]) -> None:
        self._asked, self._view, self._seen = asked, view, seen
        self._answer: Move | Fault | None = None
        self._over = threading.Event()
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._think, name="a player", daemon=True)
        self._timer: threading.Timer | None = None
        self.left_behind = False

    def ask(self, patience: float) -> None:
        """Begin to think; unless the answer is there at once it must be there in time."""
        try:
            self._thread.start()
        except RuntimeError:
            self._think()
        if not self._over.wait(min(_SLICE, patience)):
            self._timer = threading.Timer(patience, self._give_up, (patience,))
            self._timer.daemon = True
            self._timer.start()

    def wait(self) -> Slices[None]:
        """Wait in slices until there is an answer, or none is hoped for any more."""
        while not self._over.wait(_SLICE):
            yield
        if self._timer:
            self._timer.cancel()

    def answer(self) -> Move:
        """Return the move, or raise the fault."""
        if isinstance(self._answer, Move):
            return self._answer
        assert self._answer is not None
        raise self._answer

    def _think(self) -> None:
        answer: Move | Fault
        try:
            answer = move_in(self._asked(self._view, self._seen))
        except Fault as fault:
            answer = fault
        except BaseException as error:  # noqa: BLE001 - even SystemExit ends a guest and nothing else
            answer = raised(error)
        with self._lock:
            if not self._over.is_set():
                self._answer = answer
                self._over.set()

    def _give_up(self, patience: float) -> None:
        with self._lock:  # while it is held the thread cannot end, and its number stays its own
            if not self._over.is_set():
                self._answer = too_slow(patience)
                self.left_behind = True
                self._over.set()
                _stop(self._thread)


def _stop(thread: threading.Thread) -> None:
    """Tell a thread to stop, where this Python can."""
    with suppress(ImportError, AttributeError):
        import ctypes

        tell = ctypes.pythonapi.PyThreadState_SetAsyncExc
        tell(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(_Left))


def guarded(player: Player) -> Player:
    """Return a player of the house as it is, and any other one as a guest.

    The house's own players answer at once or think in slices, and need no watching.
    """
    house = __name__.partition(".")[0]
    if type(player).__module__.partition(".")[0] == house:
        return player
    return Guest(player.choose)
