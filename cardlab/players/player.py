"""What a player is, and the simplest one.

A player sees a view of its own seat and what that seat has seen before, and nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event


class Player(Protocol):
    """Somebody who chooses moves."""

    def choose(self, view: View, seen: Sequence[Event]) -> Move:
        """Return a legal move for `view.seat`, whose turn it is."""


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
