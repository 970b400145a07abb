"""How long the coach thinks, and about what.

A search soon leaves a move that began badly, so what it finds of that move may be less than it is
worth. That does not matter to who only wants the best. But the coach compares two moves, so it
sees to it that the other one is tried enough too.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from cardlab.games.move import Move
from cardlab.players.player import Slices
from cardlab.players.search import Search

STEPS = 15_000
"""So many steps of a proof take a tenth of a second at most, and are mostly enough."""
COMPARING = 4
"""One part of so many goes to the move that the best is compared with, if that needs it."""
FAIRLY = 2
"""The best may have been tried so many times as often as the other, and no more."""
BATCH = 10
"""After so many simulations it is looked whether that is enough."""


class Effort(NamedTuple):
    """How long the coach thinks: so many simulations, and more until so many seconds are over.

    With `seconds` 0 the same position always gets the same advice. An ending in which all can be
    proven needs no simulations; so many `steps` each are made to prove it, and what answers a
    choice that is worse.
    """

    simulations: int
    seconds: float = 0.0
    steps: int = STEPS


def searched(
    search: Search, effort: Effort, until: float, compared: Callable[[], Move | None]
) -> Slices[Move | None]:
    """Search so long, up to a time; `compared` says what the best is compared with so far.

    Return the move that it said, which has been tried enough.
    """
    parts = Effort(effort.simulations // COMPARING, effort.seconds / COMPARING)
    yield from _go_on(search, effort.simulations - parts.simulations, until - parts.seconds)
    other, everything = compared(), search.moves
    if other:
        search.moves = (other,)
        while not _fair(search, other) and _left(search, effort.simulations, until):
            yield from search.slices(min(BATCH, _left(search, effort.simulations, until)))
        search.moves = everything
    yield from _go_on(search, effort.simulations, until)
    return other


def _go_on(search: Search, simulations: int, until: float) -> Slices[None]:
    yield from search.slices(max(0, simulations - search.simulations))
    while perf_counter() < until:
        yield from search.slices(BATCH)


def _left(search: Search, simulations: int, until: float) -> int:
    """Return how many simulations are left, or a batch while there is time."""
    return max(simulations - search.simulations, BATCH if perf_counter() < until else 0)


def _fair(search: Search, other: Move) -> bool:
    """Tell whether a move has been tried nearly as often as the one that was tried most."""
    tried = search.root.children
    most = max((node.visits for node in tried.values()), default=0)
    return other in tried and FAIRLY * tried[other].visits >= most
