"""A player who counts cards: it remembers all that it has seen, and tries each move out.

It deals the hidden cards at random, so that they agree with what it remembers, plays each of its
moves on to the end in its head, and chooses the move that came off best on the whole. That is
plain Monte Carlo over deals (Ginsberg, "GIB: Imperfect Information in a Computationally
Challenging Game", 2001, has a stronger search in each deal). It looks no move ahead of its own:
everybody, itself included, goes on by habit.

>>> from cardlab.games import get
>>> state = get("stump").deal(players=2, seed=7)
>>> counting = Counting(random.Random(1), games=20)
>>> counting.choose(state.view(state.to_act), ()) in state.legal_moves()
True
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter

from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.habits import habit_of
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import SLICE, Slices, Thinker
from cardlab.players.playout import played_out
from cardlab.players.worth import worth

GAMES = 80
"""So many games are played out for one decision: enough to tell a good move from a bad one."""


class Counting(Thinker):
    """A player who remembers every card that was shown or taken."""

    def __init__(
        self, stream: random.Random, games: int = GAMES, whim: float | None = None
    ) -> None:
        """Play about so many games out for one decision, the same number for each move.

        A move of these games is left to chance as often as `whim` says, from never to always (1),
        or as often as suits the habit of the game.
        """
        self._stream = stream
        self._games = games
        self._whim = whim

    def think(self, view: View, seen: Sequence[Event]) -> Slices[Move]:
        """Try each sensible move in the same deals, and return the best one."""
        legal = view.legal_moves()
        if len(legal) == 1:
            return legal[0]
        knowledge = Knowledge(view, seen)
        yield  # that took its time
        habit = habit_of(knowledge.deal(self._stream).game_name)
        moves = habit.sensible(view, legal)
        totals = dict.fromkeys(moves, 0.0)
        until = perf_counter() + SLICE
        for _ in range(max(1, self._games // len(moves))):
            state = knowledge.deal(self._stream)
            for move in moves:
                end, _ = played_out(state.after(move), habit, self._stream, self._whim)
                totals[move] += _worth_to(end, state)
                if perf_counter() > until:
                    yield
                    until = perf_counter() + SLICE
        return max(moves, key=totals.__getitem__)


def _worth_to(end: State, state: State) -> float:
    """Return what the end of a game is worth to whose turn it was in an earlier state."""
    assert end.outcome is not None
    assert state.to_act is not None
    return worth(end.outcome, state.to_act)
