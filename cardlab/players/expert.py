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
from math import inf

from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.endings import best, is_open_duel, known_state, solve
from cardlab.players.player import Slices, Thinker
from cardlab.players.search import Search

SIMULATIONS = 1600
"""So many for a decision, where games in the head are short: late in a game, or in Stump."""
LOOKS = 400_000
"""Where they are long, a decision may look at so many legal moves, all games in the head together.

That bounds how long it takes in any game, to a third of a second or so. It is a number rather than
a time, so that a game can be repeated anywhere.
"""


class Expert(Thinker):
    """A player who searches through what the hidden cards may be."""

    def __init__(self, stream: random.Random, simulations: int | None = None) -> None:
        """Search with just so many simulations for one decision, or else as thoroughly as fits."""
        self._stream = stream
        self._effort = (SIMULATIONS, LOOKS) if simulations is None else (simulations, inf)

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
        yield from search.slices(*self._effort)
        return search.best()
