"""Tables at which a game has come some way, for tests that look at many of them."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from cardlab.games import get, names
from cardlab.games.game import Game
from cardlab.table import Table, is_name

NAMES = st.text(min_size=1, max_size=12).filter(is_name)
"""Names with whatever characters hypothesis can think of."""


def play_on(table: Table, moves: int, stir: int = 0) -> Table:
    """Play so many random moves more at a table, or to the end of the game."""
    chance = random.Random(stir)
    for _ in range(moves):
        if table.state.to_act is None:
            break
        legal = table.state.legal_moves()
        table.play(legal[int(chance.random() * len(legal))])
    return table


def finished(table: Table, stir: int = 0) -> Table:
    """Play a random game at a table to its end."""
    return play_on(table, 10_000, stir)


def table_of(game: Game, names: Sequence[str], seed: int, moves: int, **options: object) -> Table:
    """Return a table at which so many random moves have been played."""
    table = Table.deal(game, len(names), seed, **options)
    table.name(names)
    return play_on(table, moves, seed)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Draw a table of any game with any options and names, at any stage."""
    game = get(draw(st.sampled_from(names())))
    options = {name: draw(st.sampled_from(option.values)) for name, option in game.options.items()}
    players = draw(st.integers(game.min_players, game.max_players))
    return table_of(
        game,
        draw(st.lists(NAMES, min_size=players, max_size=players)),
        draw(st.integers(0, 2**40 - 1)),
        draw(st.sampled_from([0, 1, 5, 40, 10_000])),
        **options,
    )
