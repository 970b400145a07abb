"""Positions as they come up in play, for tests that look at many of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from hypothesis import strategies as st

from cardlab.games import get, names
from cardlab.games.game import State


def played(
    game: str,
    players: int,
    seed: int,
    moves: int,
    **options: Any,  # noqa: ANN401 - of any game
) -> State:
    """Return the position after so many random moves, or at the end of the game."""
    *_, last = islice(positions(game, players, seed, **options), moves + 1)
    return last


def positions(
    game: str,
    players: int,
    seed: int,
    **options: Any,  # noqa: ANN401 - of any game
) -> Iterator[State]:
    """Yield the positions of a random game, from the deal to its end."""
    state = get(game).deal(players=players, seed=seed, **options)
    stream = random.Random(seed)
    yield state
    while state.to_act is not None:
        state = state.play(stream.choice(state.legal_moves()))
        yield state


@st.composite
def states(draw: st.DrawFn) -> State:
    """Draw a position of any game with any options, at any stage of a random game."""
    game = get(draw(st.sampled_from(names())))
    options = {name: draw(st.sampled_from(option.values)) for name, option in game.options.items()}
    return played(
        game.name,
        players=draw(st.integers(game.min_players, game.max_players)),
        seed=draw(st.integers(0, 2**40 - 1)),
        moves=draw(st.integers(0, 250)),
        **options,
    )
