"""Endings played exactly: what a seat can make sure of when every card is known.

When the stock is gone and two are left, the hidden cards can nearly always be deduced. What is
left is an open game, and its end can be proven:

>>> from cardlab.games import get
>>> from cardlab.players.player import to_the_end
>>> state = get("stump").deal(players=2, seed=7)  # an open hand, though a long way from the end
>>> is_open_duel(state)
True
>>> bounds = to_the_end(solve(state, steps=100))
>>> set(bounds) == set(state.legal_moves()), set(bounds.values())
(True, {(0.0, 1.0)})
>>> best(bounds)
()
"""

from __future__ import annotations

import random
from typing import TypeAlias

from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.players.endings.proof import Proof
from cardlab.players.endings.stakes import stakes_of
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import Slices, undisturbed

Bounds: TypeAlias = dict[Move, tuple[float, float]]
"""For each move the least and the most that it is worth; what is proven has both the same."""

STEPS = 30_000
"""So many steps are usually enough, if any number is; they take a few tenths of a second."""


def known_state(view: View, knowledge: Knowledge) -> State | None:
    """Return the position, where the seat of the view can deduce it and two are left, else None."""
    if view.to_act is None or view.players - len(view.out) != 2 or not knowledge.certain:
        return None
    return knowledge.deal(random.Random(0))


def is_open_duel(state: State) -> bool:
    """Tell whether two seats are left, and neither can gain anything but at the other's cost.

    With more than two players that is so in Black Crow and Stump, where only the loser is still
    open. In Figured Fool, where somebody else may have the best score, it depends.
    """
    seat = state.to_act
    if seat is None or state.players - len(state.out) != 2:
        return False
    return stakes_of(state, seat).opposed(state)


def solve(state: State, steps: int = STEPS, *, thorough: bool = False) -> Slices[Bounds]:
    """Find out what each legal move is worth to the seat to act, every card being known.

    The bounds are what `worth` says of the end: the least is what the seat can make sure of
    whatever the others do, the most what they can hold it to. In an open duel that is what they
    want. Elsewhere they may have better things to do, so that a move is surely best only where the
    least is a full win.

    The search ends when a best move is proven or after so many steps; if `thorough`, it then looks
    at the other moves too. It pauses at least every 10 ms. The same position and number of steps
    always give the same bounds.
    """
    with undisturbed():
        return (yield from _solved(state, steps, thorough=thorough))


def _solved(state: State, steps: int, *, thorough: bool) -> Slices[Bounds]:
    assert state.to_act is not None
    stakes = stakes_of(state, state.to_act)
    bounds = dict.fromkeys(state.legal_moves(), stakes.limits(state))
    for goal in stakes.levels:
        wanted = [move for move, (low, high) in bounds.items() if low < goal <= high]
        if steps <= 0 or (best(bounds) and not thorough):
            break
        if wanted:
            proof = Proof(state, wanted, stakes, goal)
            yield from _search(proof, steps, thorough=thorough)
            steps -= proof.steps
            for move, position in proof.after.items():
                low, high = bounds[move]
                if not position.yes:
                    bounds[move] = goal, high
                elif not position.no:
                    bounds[move] = low, min(high, proof.below)
            yield from proof.forget()
    return bounds


def _search(proof: Proof, steps: int, *, thorough: bool) -> Slices[None]:
    """Search for a move that is good enough and then, if `thorough`, look at each of them."""
    yield from proof.search(proof.root, steps - proof.steps)
    if thorough:
        moves = list(proof.after.values())
        for left, position in zip(range(len(moves), 0, -1), moves, strict=True):
            yield from proof.search(position, (steps - proof.steps) // left)


def best(bounds: Bounds) -> tuple[Move, ...]:
    """Return the moves that are proven to be as good as any, none as long as that is open.

    Where it is proven that nothing matters any more, that is all of them.
    """
    most = max(high for _, high in bounds.values())
    return tuple(move for move, (low, _) in bounds.items() if low >= most)
