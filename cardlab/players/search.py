"""A search over what a seat cannot see: information-set Monte Carlo tree search.

Each simulation deals the hidden cards anew so that they agree with all that the seat knows, goes
down one tree of moves that all these deals share, adds a move to it, and plays on to the end. So
no move relies on cards that the seat cannot know. This is the single-observer form of Cowling,
Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). The rest of a game is
played by the habit of the game, now and then by chance: that is quicker than by chance alone,
since such games are shorter, and nearer to what people do.

>>> from cardlab.games import get
>>> state = get("stump").deal(players=2, seed=7)
>>> search = Search(state.view(state.to_act), (), random.Random(1))
>>> search.run(100)
>>> search.best() in state.legal_moves(), search.simulations
(True, 100)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from time import perf_counter

from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.habits import habit_of
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import SLICE, Slices, to_the_end, undisturbed
from cardlab.players.playout import played_out
from cardlab.players.worth import worth

EXPLORATION = 0.7
"""How readily moves are tried that have done worse so far; the value of the paper."""


class Node:
    """A move in the tree, with how it did for the seat that made it."""

    __slots__ = ("available", "children", "squares", "total", "visits")

    def __init__(self) -> None:
        """Begin without any experience."""
        self.visits = 0
        self.available = 1
        self.total = 0.0
        self.squares = 0.0
        self.children: dict[Move, Node] = {}


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a search found out about a move.

    `worth` is what it brought on average, a win being 1; `error` is the standard error of that;
    `visits` says how many simulations began with it.
    """

    move: Move
    worth: float
    error: float
    visits: int


class Search:
    """A search for the best move of the seat of a view, whose turn it is."""

    def __init__(
        self,
        view: View,
        seen: Sequence[Event],
        stream: random.Random,
        also: Sequence[Move] = (),
    ) -> None:
        """Think about what the seat knows; `run` then searches, with this stream of chance.

        The legal moves in `also` are thought about even where they do not look sensible.
        """
        self.simulations = 0
        self.looks = 0
        self.root = Node()
        self._knowledge = Knowledge(view, seen)
        self._stream = stream
        self._habit = habit_of(self._knowledge.deal(stream).game_name)
        sensible = self._habit.sensible(view, view.legal_moves())
        self.moves = tuple(dict.fromkeys((*sensible, *also)))

    @property
    def knowledge(self) -> Knowledge:
        """What the seat knows of the hidden cards."""
        return self._knowledge

    def run(self, simulations: int) -> None:
        """Search on by so many simulations."""
        to_the_end(self.slices(simulations))

    def slices(self, simulations: int, looks: float = inf) -> Slices[None]:
        """Search on by so many simulations, with a pause at least every 10 ms.

        Fewer will do where so many legal moves have been looked at in all, which takes about as
        long in every game.
        """
        yield  # what came before took its time: to know what is hidden, and to try a proof
        with undisturbed():
            until = perf_counter() + SLICE
            for _ in range(simulations):
                self._simulate(self._knowledge.deal(self._stream))
                self.simulations += 1
                if self.looks >= looks:
                    return
                if perf_counter() > until:
                    yield
                    until = perf_counter() + SLICE

    def judged(self) -> list[Judgement]:
        """Return what was found about each move that was thought about, the best first."""
        found = [self._judgement(move) for move in self.moves]
        return sorted(found, key=lambda one: (-one.visits, -one.worth))

    def best(self) -> Move:
        """Return the move that was visited most."""
        return self.judged()[0].move

    def _judgement(self, move: Move) -> Judgement:
        node = self.root.children.get(move)
        if node is None or not node.visits:
            return Judgement(move, 0.0, 1.0, 0)
        mean = node.total / node.visits
        # As if a win and a loss had been seen too, so that few visits are never sure of anything.
        seen = node.visits + 2
        variance = (node.squares + 1) / seen - ((node.total + 1) / seen) ** 2
        return Judgement(move, mean, sqrt(variance / node.visits), node.visits)

    def _simulate(self, state: State) -> None:
        """Go down the tree, add a move, play on to the end, and remember what came of it."""
        node, path, moves = self.root, [], self.moves
        while state.to_act is not None:
            move, node = self._choose(node, moves)
            path.append((node, state.to_act))
            state = state.after(move)
            if not node.visits:  # it is new
                break
            legal = state.legal_moves()
            self.looks += len(legal)
            moves = self._habit.sensible(state, legal)
        end, looks = played_out(state, self._habit, self._stream)
        self.looks += looks
        outcome = end.outcome
        assert outcome is not None
        worths = [worth(outcome, seat) for seat in range(state.players)]
        self.root.visits += 1
        for node, seat in path:
            node.visits += 1
            node.total += worths[seat]
            node.squares += worths[seat] ** 2

    def _choose(self, node: Node, legal: tuple[Move, ...]) -> tuple[Move, Node]:
        """Return a move that was not tried here yet, or else the most promising one."""
        children = node.children
        untried = []
        best: tuple[Move, Node] | None = None
        highest = -1.0
        for move in legal:
            child = children.get(move)
            if child is None:
                untried.append(move)
                continue
            child.available += 1
            visits = child.visits
            hope = child.total / visits + EXPLORATION * sqrt(log(child.available) / visits)
            if hope > highest:
                highest, best = hope, (move, child)
        if untried:
            move = untried[int(self._stream.random() * len(untried))]
            child = children[move] = Node()
            return move, child
        assert best is not None
        return best
