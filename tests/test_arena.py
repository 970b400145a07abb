"""Comparisons of players share the luck of the deal out, and say how sure they are."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from cardlab.arena import Comparison, Estimate, Result, compare
from cardlab.codes import deal_code
from cardlab.errors import BadDeal, BadPlayer, UnknownGame
from cardlab.games import names
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event, Outcome
from cardlab.players.counting import Counting
from tests.junk import JUNK, assert_answered, kind
from tests.players import fakes


def results(found: Comparison) -> list[tuple[int, Outcome]]:
    return [(game.seat, game.outcome) for game in found.games]


def last(view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG001 - anybody's bot
    return view.legal_moves()[-1]


def ended(winners: tuple[int, ...], losers: tuple[int, ...], *, figures: bool = False) -> Outcome:
    scores = tuple(9 * (seat in winners) for seat in range(4)) if figures else None
    return Outcome(winners, losers, None, scores, drawn=not winners, reason="FO-2")


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("players", [2, 3])
def test_a_player_against_itself_comes_off_exactly_even(game: str, players: int) -> None:
    found = compare("careful", "careful", game, deals=3, players=players)
    assert found.won.mean == pytest.approx(found.fair_won)
    assert found.lost.mean == pytest.approx(found.fair_lost)


def test_each_deal_is_played_once_for_each_seat() -> None:
    found = compare("beginner", "careful", "stump", deals=2, players=4, seed=5)
    assert [[game.seat for game in deal] for deal in found.deals] == [[0, 1, 2, 3]] * 2


@pytest.mark.parametrize("game", names())
def test_somebody_with_sense_beats_a_beginner(game: str) -> None:
    found = compare("careful", "beginner", game, deals=40)
    assert found.worth.low > 0.5
    assert compare("beginner", "careful", game, deals=40).worth.high < 0.5


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    maker = partial(Counting, games=2)
    kinds = (("beginner", "careful"), (maker, "beginner"), (last, "beginner"))
    for one, other in kinds:
        alone, spread, later = (
            compare(one, other, "figured_fool", 3, seed=seed, processes=count)
            for seed, count in ((7, 1), (7, 2), (8, 1))
        )
        assert results(alone) == results(spread) != results(later)
        assert alone.worth == spread.worth


def test_options_are_handed_on() -> None:
    found = compare("careful", "careful", "figured_fool", 2, deck=52)
    default = compare("careful", "careful", "figured_fool", 2)
    assert results(found) != results(default)


def test_an_estimate_is_the_mean_with_honest_bounds() -> None:
    sure = Estimate.of([1.0] * 20)
    assert sure.mean == 1.0
    assert 0.8 < sure.low < 0.9
    assert sure.high == 1.0
    half = Estimate.of([0.0, 1.0] * 200)
    assert half.low == pytest.approx(0.5 - 0.049, abs=1e-3)
    assert half.high == pytest.approx(0.5 + 0.049, abs=1e-3)
    few, many = Estimate.of([0.5, 1.0]), Estimate.of([0.5, 1.0] * 50)
    assert few.high - few.low > many.high - many.low
    assert str(half) == "50.0 % (45.1–54.9)"


def test_bounds_hold_the_truth_about_as_often_as_they_say() -> None:
    stream, held = random.Random(3), 0
    for _ in range(400):
        found = Estimate.of([float(stream.random() < 0.8) for _ in range(40)])
        held += found.low <= 0.8 <= found.high
    assert 370 <= held <= 396


def test_wins_losses_and_fair_shares_are_counted_as_the_games_count_them() -> None:
    crow = Result(0, ended((0, 1, 2), (3,)), (0.2,))
    shared = Result(1, ended((1, 2), (0, 3), figures=True), (0.1, 0.3))
    found = Comparison(4, ((crow, shared),))
    assert (crow.won, crow.lost) == (1.0, 0.0)
    assert (shared.won, shared.lost) == (0.5, 0.0)
    assert found.won.mean == 0.75
    assert found.fair_won == pytest.approx((3 / 4 + 1 / 4) / 2)
    assert found.fair_lost == pytest.approx((1 / 4 + 2 / 4) / 2)
    middle = Result(1, ended((0,), (3,)), ())
    assert (middle.worth, middle.won, middle.lost) == (0.5, 0.0, 0.0)


def test_times_are_told_by_the_share_of_decisions() -> None:
    game = Result(0, ended((0,), (1,)), tuple(number / 100 for number in range(100, 0, -1)))
    found = Comparison(2, ((game,),))
    assert (found.within(0.5), found.within(0.95), found.within(1)) == (0.5, 0.95, 1.0)
    assert Comparison(2, ((Result(0, game.outcome, ()),),)).within(0.5) == 0.0


def test_only_decisions_with_a_choice_are_timed() -> None:
    found = compare(last, "careful", "stump", 2)
    assert all(seconds > 0 for seconds in found.seconds)
    assert 0 < len(found.seconds) < 400


@pytest.mark.parametrize("wrong", [fakes.cheats, fakes.forgets])
@pytest.mark.parametrize("processes", [1, 2])
def test_a_player_that_goes_wrong_is_told_with_the_deal(
    wrong: Callable[..., object], processes: int
) -> None:
    told = assert_answered(
        BadPlayer, compare, wrong, "careful", "stump", 2, seed=9, processes=processes
    )
    assert deal_code("stump", 2, 9) in told


def test_a_player_that_cannot_travel_is_told_so() -> None:
    def local(view: View, seen: Sequence[Event]) -> Move:
        return last(view, seen)

    told = assert_answered(BadPlayer, compare, local, "careful", "stump", 2, processes=2)
    assert "could not be brought to other processes" in told


@pytest.mark.parametrize("processes", [1, 2])
def test_a_name_of_no_player_is_answered_with_all_the_names(processes: int) -> None:
    told = assert_answered(
        BadPlayer, compare, "careful", "grandmaster", "stump", 2, processes=processes
    )
    assert "beginner, careful" in told


@pytest.mark.parametrize("junk", JUNK, ids=kind)
def test_junk_is_answered(junk: object) -> None:
    assert_answered(UnknownGame, compare, "careful", "careful", junk)
    assert_answered(BadPlayer, compare, junk, "careful", "stump", 1)
    assert_answered(BadPlayer, compare, "careful", junk, "stump", 1)
    for name in ("deals", "players", "seed", "processes"):
        assert_answered(BadDeal, compare, "careful", "careful", "stump", **{name: junk})
    assert_answered(BadDeal, compare, "careful", "careful", "stump", deals=0)
