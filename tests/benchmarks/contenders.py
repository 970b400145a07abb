"""The games whose speed is measured: ours by the public contract, and the peers' as they teach it.

Each deals and plays one game at a time, and picks its moves in the same way: a random place in the
list of what is legal.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import cardlab

PLAYERS = (2, 4)
PEERS = {"OpenSpiel": "open_spiel", "RLCard": "rlcard"}
"""The libraries that ours is compared with, each with its name on PyPI."""


class Contender(Protocol):
    """A game that can be dealt and then played to its end at random."""

    library: str
    name: str
    players: int

    def deal(self) -> Any:  # noqa: ANN401 - every library has a position of its own
        """Deal the next game."""

    def play(self, dealt: Any) -> int:  # noqa: ANN401 - what was dealt
        """Play it to the end; return how many moves, decisions of a player, that took."""


class Ours:
    """One of cardlab's games, with its default options and a new seed for each deal."""

    library = "cardlab"

    def __init__(self, name: str, players: int) -> None:
        self.name = name
        self.players = players
        self._game = cardlab.get(name)
        self._random = random.Random(1).random
        self._seed = 0

    def deal(self) -> Any:  # noqa: ANN401 - as in Contender
        self._seed += 1
        return self._game.deal(players=self.players, seed=self._seed)

    def play(self, dealt: Any) -> int:  # noqa: ANN401 - as in Contender
        state, chance, moves = dealt, self._random, 0
        while state.to_act is not None:
            legal = state.legal_moves()
            state = state.play(legal[int(chance() * len(legal))])
            moves += 1
        return moves


class CrazyEights:
    """OpenSpiel's crazy eights. Cards are dealt, and drawn later on, in nodes of chance."""

    library = "OpenSpiel"
    name = "OpenSpiel crazy_eights"

    def __init__(self, players: int) -> None:
        """Load the game; raises ImportError where OpenSpiel is not installed."""
        import pyspiel

        self.players = players
        self._game = pyspiel.load_game("crazy_eights", {"players": players})
        stream = random.Random(1)
        self._random = stream.random
        self._choices = stream.choices

    def deal(self) -> Any:  # noqa: ANN401 - as in Contender
        state = self._game.new_initial_state()
        while state.is_chance_node():
            self._sample(state)
        return state

    def play(self, dealt: Any) -> int:  # noqa: ANN401 - as in Contender
        state, chance, moves = dealt, self._random, 0
        while not state.is_terminal():
            if state.is_chance_node():
                self._sample(state)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
                moves += 1
        return moves

    def _sample(self, state: Any) -> None:  # noqa: ANN401 - a state of OpenSpiel's
        """Let chance act as OpenSpiel's example does; its numpy takes twice as long."""
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self._choices(actions, weights)[0])


class Uno:
    """RLCard's uno, which is for two."""

    library = "RLCard"
    name = "RLCard uno"
    players = 2

    def __init__(self) -> None:
        """Make the environment; raises ImportError where RLCard is not installed."""
        import rlcard

        self._env = rlcard.make("uno", config={"seed": 1})
        self._random = random.Random(1).random

    def deal(self) -> Any:  # noqa: ANN401 - as in Contender
        state, _ = self._env.reset()
        return state

    def play(self, dealt: Any) -> int:  # noqa: ANN401 - as in Contender
        env, state, chance, moves = self._env, dealt, self._random, 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
            moves += 1
        return moves


def ours() -> list[Contender]:
    """Return our games, each for two and for four players."""
    return [Ours(name, players) for name in cardlab.games() for players in PLAYERS]


def peers() -> tuple[list[Contender], list[str]]:
    """Return the peers that are installed, and the names of the libraries that are not."""
    makers: dict[str, list[Callable[[], Contender]]] = {
        "OpenSpiel": [partial(CrazyEights, players) for players in PLAYERS],
        "RLCard": [Uno],
    }
    found, missing = [], []
    for library, games in makers.items():
        try:
            found += [make() for make in games]
        except ImportError:
            missing.append(library)
    return found, missing
