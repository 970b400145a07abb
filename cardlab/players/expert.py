"""The strongest player of the house, who searches, and plays an ending exactly where it can.

>>> from cardlab.games import get
>>> state = get("stump").deal(players=2, seed=7)
>>> expert = Expert(random.Random(1), simulations=20)
>>> expert.choose(state.view(state.to_act), ()) in state.legal_moves()
True
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.endings import best, is_open_duel, known_state, solve
from cardlab.players.player import Slices, Thinker
from cardlab.players.search import Search

SIMULATIONS = 400
"""So many for a decision: a number rather than a time, so that a game can be repeated anywhere."""


class Expert(Thinker):
    """A player who searches through what the hidden cards may be."""

    def __init__(self, stream: random.Random, simulations: int = SIMULATIONS) -> None:
        """Search with so many simulations for one decision."""
        self._stream = stream
        self._simulations = simulations

    def think(self, view: View, seen: Sequence[Event]) -> Slices[Move]:
        """Return the only move there is, one that is proven best, or what a search finds best."""
        legal = view.legal_moves()
        if len(legal) == 1:
            return legal[0]
        search = Search(view, seen, self._stream)
        state = known_state(view, search.knowledge)
        if state and is_open_duel(state):
            proven = best((yield from solve(state)))
            if proven:
                return proven[0]
        yield from search.slices(self._simulations)
        return search.best()
