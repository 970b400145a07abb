"""Thousands of positions in which everything is tried: each refusal names a law and helps."""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING

import pytest

from tests.games.playing import every_option, random_game, throughout, tried_moves
from tests.games.positions import assert_cured, assert_sentence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardlab.games.game import Game, State, Violation

BREAKABLE = {
    "black_crow": {"CC-1", "CC-3", "BC-8", "BC-9", "BC-10"},
    "figured_fool": {"CC-1", "CC-3", "FF-8", "FF-9", "FF-10"},
    "stump": {"CC-1", "CC-3", "ST-7"},
}
"""The laws that a move can break whose turn it is."""


@pytest.mark.parametrize(
    "count", [500, pytest.param(10_000, marks=[pytest.mark.slow, pytest.mark.timeout(600)])]
)
def test_whatever_is_refused_breaks_a_law_and_has_a_cure(game: Game, count: int) -> None:
    chance = random.Random(count)
    broken: set[str] = set()
    for state in throughout(game, count, seed=count):
        broken |= {violation.law.id for violation in refused(game, state, chance)}
    assert broken == BREAKABLE[game.name]


def refused(game: Game, state: State, chance: random.Random) -> Iterator[Violation]:
    """Try everything in a position, and go through what is rightly said against it."""
    legal = state.legal_moves()
    allowed = set(legal)
    for move in chance.sample(legal, min(50, len(legal))):
        assert state.why_not(move) is None, f"{move!r} in {state!r}"
    cured = set()
    for move in tried_moves(game, state, chance):
        violation = state.why_not(move)
        assert (violation is None) == (move in allowed), f"{move!r} in {state!r}"
        if violation is None:
            continue
        assert violation.move in allowed, f"{violation} for {move!r} in {state!r}"
        assert violation.law is game.laws[violation.law.id]
        assert_sentence(violation.text)
        assert_sentence(violation.cure)
        if violation.law not in cured:
            cured.add(violation.law)
            assert_cured(state, violation)
        yield violation


def test_everything_is_refused_out_of_turn_and_after_the_end(game: Game) -> None:
    chance = random.Random(1)
    for state in throughout(game, 100, seed=1):
        waiting = [seat for seat in (*range(state.players), None) if seat != state.to_act]
        *_, end = random_game(state, chance)
        for move in tried_moves(game, state, chance):
            for seat in waiting:
                assert_hopeless(state.view(seat).why_not(move), "CC-2")
            assert_hopeless(end.why_not(move), "CC-4")


def assert_hopeless(violation: Violation | None, law: str) -> None:
    """Check that this law was broken, and that no move would be right."""
    assert violation is not None
    assert (violation.law.id, violation.move) == (law, None)
    assert_sentence(violation.text)
    assert_sentence(violation.cure)


def test_it_is_tried_with_every_option_and_number_of_players_early_and_late(game: Game) -> None:
    states = throughout(game, 500, seed=500)
    found = {(state.setup.options, state.players) for state in states}
    numbers = range(game.min_players, game.max_players + 1)
    assert len(found) == len(list(product(every_option(game), numbers)))
    assert len(set(states)) > 490
    assert all(sum(bool(state.stock) == drawn for state in states) > 100 for drawn in (True, False))
    assert all(any(len(state.out) == out for state in states) for out in range(5))
