"""cardlab teaches card games: their laws, tables to play at, and lessons.

>>> import cardlab
>>> game = cardlab.get("black_crow")
>>> state = game.deal(players=3, seed=7)
>>> state.play(state.legal_moves()[0]).to_act == state.defender
True
"""

from __future__ import annotations

from cardlab.games import get
from cardlab.games import names as games

__all__ = ["__version__", "games", "get"]

__version__ = "0.1.0"
