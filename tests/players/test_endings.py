"""What is proven of an ending is so, and whoever plays by it gets at least that."""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given, strategies as st

from cardlab.games import get, names
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.players.endings import best, is_open_duel, known_state, solve
from cardlab.players.endings.proof import SLICE
from cardlab.players.habits import habit
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import stream_of, to_the_end
from cardlab.players.worth import worth
from cardlab.table import Table
from tests.fourth_game import Follow
from tests.games import positions as crow
from tests.games.figured_fool import positions as fool
from tests.games.stump import table as stump
from tests.players.small_endings import Known, small, value, values

ENOUGH = 10**7
games = pytest.mark.parametrize("game", names())
seeds = st.integers(0, 2**32 - 1)


def endings(game: str, players: int) -> Iterator[Table]:
    """Go through tables at which habits have played until somebody knows every card."""
    player = habit(game, stream_of(1, 1))
    for seed in range(10_000):
        table = Table.deal(get(game), players, seed)
        while table.state.to_act is not None:
            if len(table.state.legal_moves()) > 1 and known(table):
                yield table
                break
            table.play(player.choose(table.state.view(table.state.to_act), ()))


def known(table: Table) -> State | None:
    """Return the position if the seat to act can deduce it."""
    seat = table.state.to_act
    view = table.state.view(seat)
    return known_state(view, Knowledge(view, table.seen(seat)))


@games
@given(seed=seeds)
def test_each_move_is_worth_what_trying_everything_finds(game: str, seed: int) -> None:
    state = small(game, seed)
    bounds = to_the_end(solve(state, ENOUGH, thorough=True))
    assert bounds == {move: (worth, worth) for move, worth in values(state).items()}


@games
@given(seed=seeds, steps=st.integers(0, 400), thorough=st.booleans())
def test_the_truth_lies_between_the_bounds_however_few_the_steps(
    game: str, seed: int, steps: int, thorough: bool
) -> None:
    state = small(game, seed)
    truth, bounds = values(state), to_the_end(solve(state, steps, thorough=thorough))
    assert list(bounds) == list(state.legal_moves())
    for move, (low, high) in bounds.items():
        assert low <= truth[move] <= high
    assert {truth[move] for move in best(bounds)} <= {max(truth.values())}


@games
@given(seed=seeds)
def test_a_best_move_is_found_with_enough_steps(game: str, seed: int) -> None:
    assert best(to_the_end(solve(small(game, seed), ENOUGH)))


@games
@given(seed=seeds, stir=st.randoms(use_true_random=False))
def test_what_is_proven_is_got_against_every_reply(
    game: str, seed: int, stir: random.Random
) -> None:
    state = small(game, seed)
    seat, found = state.to_act, Known()
    assert seat is not None
    proven = value(state, seat, found)
    while state.to_act is not None:
        if state.to_act == seat:
            state = state.play(stir.choice(best(to_the_end(solve(state, ENOUGH)))))
        else:
            state = state.play(reply(state, seat, found, stir))
    assert state.outcome
    assert worth(state.outcome, seat) >= proven


def reply(state: State, seat: int, found: Known, stir: random.Random) -> Move:
    """Choose any reply, or the worst for a seat."""
    moves = list(state.legal_moves())
    stir.shuffle(moves)
    if stir.random() < 0.5:
        return moves[0]
    return min(moves, key=lambda move: value(state.after(move), seat, found))


@given(stir=st.randoms(use_true_random=False))
def test_a_game_that_says_nothing_of_its_stakes_is_solved_too(stir: random.Random) -> None:
    state = Follow().deal(2, stir.randrange(1000))
    for _ in range(stir.randrange(6)):
        state = state.play(stir.choice(state.legal_moves()))
    truth = values(state)
    assert to_the_end(solve(state, ENOUGH, thorough=True)) == {
        move: (worth, worth) for move, worth in truth.items()
    }


@pytest.mark.parametrize("players", [2, 3])
@games
def test_what_is_deduced_is_the_truth(game: str, players: int) -> None:
    for table in islice(endings(game, players), 20):
        assert known(table) == table.state


@games
def test_endings_as_they_come_up_in_play_are_proven(game: str) -> None:
    least = {"black_crow": 7, "stump": 2, "figured_fool": 3}
    tables = islice(endings(game, 2), 10)
    proven = [best(to_the_end(solve(table.state))) for table in tables]
    assert sum(map(bool, proven)) >= least[game]


def test_nothing_is_known_while_there_are_stumps_that_nobody_has_seen() -> None:
    state = stump.at(get("stump"), "6C 7C", "8C 9C", stumps="6H 7H | 8H 9H", pile="10S")
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert known_state(view, Knowledge(view, ())) is None


def test_nothing_is_known_of_a_game_that_is_over_or_has_three_left() -> None:
    for hands, out in ((("QS", "", ""), (1, 2)), (("QS", "2C", "3C"), ())):
        view = crow.at(get("black_crow"), *hands, out=out).view(0)
        assert known_state(view, Knowledge(view, ())) is None


def test_two_who_are_left_are_opposed_where_only_the_loser_is_open() -> None:
    assert is_open_duel(crow.at(get("black_crow"), "QS", "2C", "", out=[2]))
    assert is_open_duel(stump.at(get("stump"), "6C", "7C", "", out=[2]))
    assert not is_open_duel(crow.at(get("black_crow"), "QS", "2C", "3C"))
    assert not is_open_duel(crow.at(get("black_crow"), "QS", "", "", out=[1, 2]))


@pytest.mark.parametrize(
    ("scores", "opposed"),
    [([2, 0, 1], True), ([0, 2, 1], True), ([1, 1, 1], False), ([1, 0, 2], False)],
)
def test_two_fools_are_opposed_if_nobody_else_can_win(scores: list[int], opposed: bool) -> None:
    state = fool.at(get("figured_fool"), "6C", "7C", "", out=[2], scores=scores, discard=BEATEN)
    assert is_open_duel(state) == opposed


def test_two_fools_without_a_score_can_both_lose() -> None:
    assert not is_open_duel(fool.at(get("figured_fool"), "6C", "7C"))


BEATEN = "10C JC QC KC"


@games
def test_solving_pauses_and_can_be_given_up(game: str) -> None:
    state = get(game).deal(2, 7)
    for thorough in (False, True):
        pauses = sum(1 for _ in solve(state, 20 * SLICE, thorough=thorough))
        assert 12 <= pauses <= 44  # to let go of what was found takes some too
    given_up = solve(state, ENOUGH)
    next(given_up)
    given_up.close()
    assert gc.isenabled()


PROGRAM = """
from cardlab.players.player import to_the_end
from cardlab.players.endings import solve
from tests.players.test_endings import endings, islice, names
for game in names():
    for table in islice(endings(game, 2), 3):
        print(to_the_end(solve(table.state, 3000)), to_the_end(solve(table.state, 300)))
"""


def test_bounds_are_the_same_whatever_python_hashes_with() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1")
    }
    assert len(printed) == 1
    assert printed.pop().count("parse") > 50
