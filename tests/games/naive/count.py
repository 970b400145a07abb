"""Counts of all move sequences, by a game and by a naive second way of playing it.

A naive game is written from the text of the laws alone. It knows a position as the plain
dictionary that `to_dict` gives, and a move as its text.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardlab.games.game import Game, State

Facts: TypeAlias = "dict[str, Any]"
ANY_ORDER = ("hands", "stumps", "aside", "discard", "passed")
"""Keys of lists whose order means nothing."""


class Naive(Protocol):
    """A second way of playing a game, on plain dictionaries and texts."""

    def moves(self, facts: Facts) -> list[str]:
        """Return the legal moves in this position."""

    def after(self, facts: Facts, move: str) -> Facts:
        """Return the position after a legal move, and leave `facts` as they are."""


def sequences(state: State, depth: int) -> int:
    """Count the sequences of `depth` moves, or fewer to the end, that a game allows."""
    if depth == 0 or state.to_act is None:
        return 1
    legal = state.legal_moves()
    if depth == 1:
        return len(legal)
    return sum(sequences(state.play(move), depth - 1) for move in legal)


def naive_sequences(naive: Naive, facts: Facts, depth: int) -> int:
    """Count the same by the naive game."""
    if depth == 0 or facts["to_act"] is None:
        return 1
    legal = naive.moves(facts)
    if depth == 1:
        return len(legal)
    return sum(naive_sequences(naive, naive.after(facts, move), depth - 1) for move in legal)


def split(state: State, depth: int) -> dict[str, int]:
    """Count by first move: the sequences of `depth` moves that begin with each."""
    return {str(move): sequences(state.play(move), depth - 1) for move in state.legal_moves()}


def naive_split(naive: Naive, facts: Facts, depth: int) -> dict[str, int]:
    """Count by first move with the naive game."""
    return {
        move: naive_sequences(naive, naive.after(facts, move), depth - 1)
        for move in naive.moves(facts)
    }


def assert_same_counts(game: Game, naive: Naive, facts: Facts, depth: int) -> int:
    """Check that both count alike, and return the count; print the split where they do not."""
    state = game.from_dict(facts)
    counted, expected = sequences(state, depth), naive_sequences(naive, facts, depth)
    assert counted == expected, _difference(state, naive, facts, depth)
    return counted


def _difference(state: State, naive: Naive, facts: Facts, depth: int) -> str:
    """Tell the counts apart, first move by first move, down to where they part."""
    if depth == 0 or state.to_act is None or facts["to_act"] is None:
        return f"one game is over, the other not, in {facts}"
    found, expected = split(state, depth), naive_split(naive, facts, depth)
    lines = [f"{depth} moves from {facts}:", f"{'first move':16} {'game':>9} {'naive':>9}"]
    apart = None
    for move in sorted(found.keys() | expected.keys()):
        counts = found.get(move), expected.get(move)
        lines.append(f"{move:16} {counts[0]!s:>9} {counts[1]!s:>9}{'  <--' * (len({*counts}) > 1)}")
        if apart is None and None not in counts and counts[0] != counts[1]:
            apart = move
    if apart is not None and depth > 1:
        lines.append(_difference(state.play(apart), naive, naive.after(facts, apart), depth - 1))
    return "\n".join(lines)


def alike(facts: Facts) -> Facts:
    """Return a position with every list sorted whose order means nothing."""
    return {
        key: _sorted(value, each=key in ("hands", "stumps")) if key in ANY_ORDER else value
        for key, value in facts.items()
    }


def _sorted(value: list[Any], *, each: bool) -> list[Any]:
    return [sorted(cards) for cards in value] if each else sorted(value)


def assert_same_game(
    state: State,
    naive: Naive,
    chance: random.Random,
    choose: Callable[[list[str]], list[str]] = list,
) -> State:
    """Play a game at random both ways, compare every position, and return the last.

    `choose` may leave only some of the legal moves to choose from.
    """
    facts = state.to_dict()
    while True:
        legal = [str(move) for move in state.legal_moves()]
        assert alike(state.to_dict()) == alike(facts)
        assert (facts["to_act"] is None) == (not legal)
        if not legal:
            return state
        assert sorted(legal) == sorted(naive.moves(facts)), facts
        move = chance.choice(choose(legal))
        state, facts = state.play(move), naive.after(facts, move)
