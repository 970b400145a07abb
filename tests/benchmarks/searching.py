"""Simulations a second at an early decision: our search beside OpenSpiel's own, on hearts.

How it is measured, and why so:

- A simulation is one way down the tree and on to the end of a game, the hidden cards dealt anew.
  Whole decisions are timed, each of as many simulations: what is thought about before them counts.
- The decisions are early ones: ours the first with a choice after 4 moves by habit, hearts' the
  first after the cards were passed and 4 were played. Some deals take turns.
- OpenSpiel has no game of ours, and its search cannot run on crazy eights, whose hidden cards it
  cannot deal anew. Hearts is the nearest that it can: four players, 52 cards, tricks.
  Its search exists twice, in C++ and in Python (with rollouts in Python, upon its C++ games).
- Games differ in length: "moves" says how many are played in a simulation on average. Ours are led
  by habits, OpenSpiel's by chance; a move by habit takes longer, and games by habit are shorter.
- CPU time of this process; in turn, with ratios taken within a round; medians over the rounds, and
  the first round is left out, as in `python -m tests.benchmarks speed`.
"""

from __future__ import annotations

import argparse
import gc
import platform
import random
from collections.abc import Mapping, Sequence
from statistics import fmean, median
from time import process_time
from typing import Any, NamedTuple, Protocol

import cardlab
from cardlab.games.game import State, View
from cardlab.games.vocabulary import Event
from cardlab.players.habits import habit_of
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import to_the_end
from cardlab.players.search import Search
from cardlab.table import Table
from tests.benchmarks.speed import with_version

ROUNDS, SECONDS, SIMULATIONS = 7, 0.5, 400
BEFORE = 4
"""So many moves are played before the decision."""
POSITIONS = 4
EXPLORATION = 2.0
"""The constant of OpenSpiel's examples; how fast it searches hardly depends on it."""
PEERS = ("OpenSpiel C++", "OpenSpiel Python")


class Searcher(Protocol):
    """A search that can be asked for a decision."""

    name: str
    players: int

    def decide(self, simulations: int) -> None:
        """Search at the next of its positions."""

    def moves(self) -> float:
        """Return how many moves are left to play from its positions, on average."""


class Decision(NamedTuple):
    """What a seat knows when it is asked."""

    view: View
    seen: tuple[Event, ...]


class Ours:
    """Our search at one of our games."""

    def __init__(self, name: str, players: int) -> None:
        self.name = name
        self.players = players
        self._habit = habit_of(name)
        self._stream = random.Random(1)
        self._decisions = [self._decision(seed) for seed in range(POSITIONS)]
        self._number = 0

    def _decision(self, seed: int) -> Decision:
        table = Table.deal(cardlab.get(self.name), self.players, seed)
        while True:
            seat, legal = table.state.to_act, table.state.legal_moves()
            if len(table.moves) >= BEFORE and len(legal) > 1:
                return Decision(table.state.view(seat), table.seen(seat))
            table.play(self._habit.usual(table.state, legal))

    def decide(self, simulations: int) -> None:
        view, seen = self._decisions[self._number % POSITIONS]
        self._number += 1
        to_the_end(Search(view, seen, self._stream).slices(simulations))

    def moves(self) -> float:
        knowledge = [Knowledge(*decision) for decision in self._decisions]
        return fmean(self._length(known.deal(self._stream)) for known in knowledge * 10)

    def _length(self, state: State) -> int:
        length = 0
        while state.to_act is not None:
            state = state.after(self._habit.usual(state, state.legal_moves()))
            length += 1
        return length


class Hearts:
    """OpenSpiel's search at its hearts, whose games all have as many moves."""

    players = 4

    def __init__(self, name: str) -> None:
        """Load the game; raises ImportError where OpenSpiel is not installed."""
        import pyspiel

        self.name = name
        self._game = pyspiel.load_game("hearts")
        self._states = [self._state(random.Random(seed)) for seed in range(POSITIONS)]
        self._number = 0

    def _state(self, stream: random.Random) -> Any:  # noqa: ANN401 - a state of OpenSpiel's
        state = self._game.new_initial_state()
        while state.is_chance_node() or self._left(state) > 52 - BEFORE:
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(stream.choices(actions, weights)[0])
            else:
                state.apply_action(stream.choice(state.legal_actions()))
        while len(state.legal_actions()) < 2:
            state.apply_action(state.legal_actions()[0])
        return state

    def _left(self, state: Any) -> int:  # noqa: ANN401 - a state of OpenSpiel's
        """Return how many moves are left to play."""
        state, left = state.clone(), 0
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
            left += 1
        return left

    def decide(self, simulations: int) -> None:
        state = self._states[self._number % POSITIONS]
        self._number += 1
        self._bot(simulations).step(state)

    def _bot(self, simulations: int) -> Any:  # noqa: ANN401 - a bot of OpenSpiel's
        if self.name == "OpenSpiel C++":
            import pyspiel

            rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
            return pyspiel.ISMCTSBot(1, rollouts, EXPLORATION, simulations)
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        stream = np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, stream)
        return ismcts.ISMCTSBot(
            self._game, evaluator, EXPLORATION, simulations, random_state=stream
        )

    def moves(self) -> float:
        return fmean(map(self._left, self._states))


def main(words: list[str]) -> int:
    """Measure, print the table, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks search",
        description="Measures simulations a second, beside OpenSpiel's own search on hearts.",
    )
    add = parser.add_argument
    add("--rounds", type=int, default=ROUNDS, help="how many rounds count (%(default)s)")
    add("--seconds", type=float, default=SECONDS, help="CPU time each in a round (%(default)s)")
    add("--simulations", type=int, default=SIMULATIONS, help="for a decision (%(default)s)")
    chosen = parser.parse_args(words)
    rounds = max(1, chosen.rounds)
    searchers: list[Searcher] = [
        Ours(name, players) for name in cardlab.games() for players in (2, 4)
    ]
    try:
        searchers += [Hearts(name) for name in PEERS]
        print(f"Python {platform.python_version()}, {with_version('OpenSpiel')}")
    except ImportError:
        print(f"Python {platform.python_version()}")
        print('To compare with OpenSpiel too, install with: pip install "cardlab[bench]"')
    seconds = (rounds + 1) * len(searchers) * chosen.seconds
    print(f"{rounds} rounds, one to warm up: {seconds:.0f} seconds of CPU time.", flush=True)
    rates = in_turn(searchers, rounds, chosen.seconds, chosen.simulations)
    print(f"{'':25}{'players':>7}{'moves':>7}{'simulations/s':>15}", end="")
    print("".join(f"{'to ' + name:>26}" for name in PEERS))
    for searcher in searchers:
        print(line(searcher, rates))
    return 0


Rates = Mapping[Searcher, Sequence[float]]


def in_turn(searchers: Sequence[Searcher], rounds: int, seconds: float, simulations: int) -> Rates:
    """Let everybody search in each round; the round that warms up is not among them."""
    rates: dict[Searcher, list[float]] = {searcher: [] for searcher in searchers}
    for _ in range(1 + rounds):
        for searcher in searchers:
            rates[searcher].append(rate(searcher, seconds, simulations))
    return {searcher: found[1:] for searcher, found in rates.items()}


def rate(searcher: Searcher, seconds: float, simulations: int) -> float:
    """Return the simulations a second in some seconds of CPU time, one decision at least."""
    gc.collect()  # nobody sweeps up what another left behind
    done, begun, took = 0, process_time(), 0.0
    while not took or took < seconds:
        searcher.decide(simulations)
        done += simulations
        took = process_time() - begun
    return done / took


def line(searcher: Searcher, rates: Rates) -> str:
    """Write how fast one search is, and how that compares."""
    found = median(rates[searcher])
    name = f"{searcher.name}, hearts" if is_peer(searcher) else searcher.name
    text = f"{name:25}{searcher.players:7}{searcher.moves():7.1f}{found:15,.0f}"
    if not is_peer(searcher):
        text += "".join(f"{ratio(searcher, peer, rates):>26}" for peer in rates if is_peer(peer))
    return text


def is_peer(searcher: Searcher) -> bool:
    """Tell whether this is a search of another library's."""
    return searcher.name in PEERS


def ratio(mine: Searcher, peer: Searcher, rates: Rates) -> str:
    """Compare two searches round by round: the median, with the lowest and the highest."""
    ratios = [one / other for one, other in zip(rates[mine], rates[peer], strict=True)]
    return f"{median(ratios):.3f} ({min(ratios):.3f}–{max(ratios):.3f})"
