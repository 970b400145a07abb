"""What a player is, and the simplest one.

A player sees a view of its own seat and what that seat has seen before, and nothing else. One
that thinks for long does so in slices, so that whoever asked it can do other things between
them, and can stop it:

>>> from cardlab.games import get
>>> class Slow(Thinker):
...     def think(self, view, seen):
...         for move in view.legal_moves():
...             yield  # whatever takes long, in pieces of at most 10 ms
...         return move
>>> state = get("stump").deal(players=2, seed=7)
>>> view = state.view(state.to_act)
>>> Slow().choose(view, ()) == view.legal_moves()[-1]
True
"""

from __future__ import annotations

import gc
import random
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event

T = TypeVar("T")
Slices: TypeAlias = Generator[None, None, T]
"""Work that pauses after each slice, comes to a result, and can be closed at any pause."""
SLICE = 0.006
"""After so many seconds a thought pauses, to let others have their turn.

What it does between two looks at the clock comes on top, so this is less than the 10 ms promised.
"""


class Player(Protocol):
    """Somebody who chooses moves."""

    def choose(self, view: View, seen: Sequence[Event]) -> Move:
        """Return a legal move for `view.seat`, whose turn it is."""


@runtime_checkable
class Thinker(Player, Protocol):
    """A player who may think for long, and lets others have their turn meanwhile."""

    def think(self, view: View, seen: Sequence[Event]) -> Slices[Move]:
        """Think about a legal move, with a pause at least every 10 ms.

        The thought may be closed at any pause, and the same or another be asked for then.
        """

    def choose(self, view: View, seen: Sequence[Event]) -> Move:
        """Think to the end, and return the move."""
        return to_the_end(self.think(view, seen))


def to_the_end(slices: Slices[T]) -> T:
    """Do all slices of some work one after the other, and return its result."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            result: T = end.value
            return result


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Python not look for garbage meanwhile.

    To go through all that a long thought has made takes many times as long as a slice may; and
    nothing there holds on to itself, so that it is cleared away at once when nobody needs it.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def thought_of(player: Player, view: View, seen: Sequence[Event]) -> Slices[Move]:
    """Ask any player in slices; one that is no thinker answers in the first."""
    if isinstance(player, Thinker):
        return (yield from player.think(view, seen))
    return player.choose(view, seen)


class Chance:
    """A player who keeps the laws and otherwise leaves everything to chance."""

    def __init__(self, stream: random.Random) -> None:
        """Choose with this stream of chance, which no deal uses."""
        self._stream = stream

    def choose(self, view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG002 - chance has no memory
        """Return any legal move, each as likely as the others."""
        moves = view.legal_moves()
        return moves[int(self._stream.random() * len(moves))]


def stream_of(seed: int, seat: int) -> random.Random:
    """Return the stream of chance of the player at `seat`, apart from that of the deal."""
    return random.Random(f"cardlab player {seat} of {seed}")
