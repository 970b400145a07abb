"""A game is looked at again: the curve, what was dear, and what to practise."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardlab.coach import exact
from cardlab.coach.review import PROVING, Review
from cardlab.errors import BadReview, BadSeat
from cardlab.games import get, names
from cardlab.games.game import State
from cardlab.players import endings
from cardlab.players.endings import Bounds
from cardlab.players.habits import habit_of
from cardlab.players.player import Slices
from cardlab.players.worth import worth
from cardlab.record import Record
from cardlab.table import Table
from tests.tables_in_play import finished

SIMULATIONS = 80
FEW = 14


def careless_game(game: str, seed: int = 5, moves: int = 10_000) -> Record:
    """Play a game in which seat 0 often plays any card, and the others have sense."""
    table, stream = Table.deal(get(game), 3, seed), random.Random(seed)
    while table.state.to_act is not None and len(table.moves) < moves:
        legal = table.state.legal_moves()
        careless = table.state.to_act == 0 and stream.random() < 0.5
        table.play(stream.choice(legal) if careless else habit_of(game).usual(table.state, legal))
    return Record.of(table)


@pytest.fixture(scope="module", params=names())
def review(request: pytest.FixtureRequest) -> Review:
    review = Review(careless_game(request.param), 0, SIMULATIONS)
    review.finish()
    return review


def test_every_choice_is_looked_at_once(review: Review) -> None:
    states = [*review.record.states()]
    choices = [
        number
        for number, state in enumerate(states[:-1], start=1)
        if state.to_act == 0 and len(state.legal_moves()) > 1
    ]
    assert [one.number for one in review.decisions] == choices
    assert review.done == review.all == len(choices)
    for one in review.decisions:
        assert one.state == states[one.number - 1]
        assert one.move == review.record.moves[one.number - 1]
        assert one.mine.move == one.move


def test_the_curve_ends_with_what_the_game_did(review: Review) -> None:
    outcome = review.record.outcome
    assert outcome
    assert review.curve[-1] == (len(review.record.moves) + 1, worth(outcome, 0))
    assert list(review.curve[:-1]) == [
        (one.number, one.advice.best.worth) for one in review.decisions
    ]
    assert all(0 <= chance <= 1 for _, chance in review.curve)


def test_the_dearest_come_first_and_only_what_was_surely_dear(review: Review) -> None:
    costs = [one.cost for one in review.dearest]
    assert costs == sorted(costs, reverse=True)
    assert costs
    for one in review.dearest:
        assert one.advice.best.apart_from(one.mine)
        assert one.cost == pytest.approx(one.advice.best.worth - one.mine.worth)
        assert one.move not in one.better
        assert one.advice.best.move in one.better
    for one in set(review.decisions) - set(review.dearest):
        assert one.cost == 0


def test_what_to_practise_is_counted_from_the_reasons(review: Review) -> None:
    counted = dict(review.to_practise)
    for law, count in counted.items():
        assert count == sum(law in one.laws for one in review.dearest)
    assert set(counted) == {law for one in review.dearest for law in one.laws}
    assert set(counted) <= set(review.record.game.laws)


def test_a_review_is_text(review: Review) -> None:
    lines = repr(review).splitlines()
    assert lines[0].startswith(f"{review.all} of {review.all} decisions looked at: your chances")
    assert len(lines) == 1 + 2 * len(review.dearest) + len(review.closing())


def test_results_come_as_they_are_found_and_can_be_had_again() -> None:
    record = careless_game("stump", moves=3 * FEW)
    review, again = (Review(record, 0, SIMULATIONS) for _ in range(2))
    assert "0 of" in repr(review)
    seen = [review.done for _ in review.slices()]
    assert sorted(seen) == seen
    assert {*range(review.all + 1)} <= {0, *seen}
    slices = again.slices()
    for _ in slices:
        if again.done == 2:
            break
    slices.close()
    again.finish()
    assert again.decisions == review.decisions


def test_a_game_without_a_choice_has_nothing_to_say() -> None:
    record = careless_game("stump", moves=0)
    review = Review(record, 0, SIMULATIONS)
    review.finish()
    assert (review.curve, review.dearest, review.all) == ((), (), 0)
    said = "Nothing has been played in this game yet, so there is nothing to look at."
    assert repr(review) == said


def test_whoever_had_nothing_to_decide_is_told_so() -> None:
    record = careless_game("stump", moves=1)
    mover = record.deal.to_act
    assert mover is not None
    review = Review(record, (mover + 1) % len(record.names), SIMULATIONS)
    review.finish()
    assert repr(review) == "You had nothing to decide in this game, so there is nothing to look at."


def test_nobody_but_who_is_reviewed_is_called_you() -> None:
    table = Table.deal(get("stump"), 2, 4)
    table.name(("You", "Ann"))
    assert Review(Record.of(table), 1).record.names == ("Bea", "Ann")
    assert Review(Record.of(table), 0).record.names == ("You", "Ann")


def test_the_proofs_of_a_long_game_take_no_more_steps_in_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def solve(state: State, steps: int, *, thorough: bool = False) -> Slices[Bounds]:
        asked.append(steps)
        return (yield from endings.solve(state, min(steps, 20), thorough=thorough))

    monkeypatch.setattr(exact, "solve", solve)
    long = Record.of(finished(Table.deal(get("stump"), 3, 33), 1))
    review = Review(long, max(range(3), key=lambda seat: Review(long, seat).all), simulations=1)
    review.finish()
    assert review.done == review.all
    assert sum(asked) <= PROVING
    assert len(asked) > 40
    assert all(asked)


def test_only_seats_at_the_table_have_a_review() -> None:
    with pytest.raises(BadSeat):
        Review(careless_game("stump", moves=5), 3)


@pytest.mark.parametrize("simulations", [0, -1, 1.5, "x", True])
def test_a_number_of_simulations_that_is_none_is_refused(simulations: Any) -> None:  # noqa: ANN401 - whatever may come
    record = Record.of(Table.deal(get("stump"), players=2, seed=7))
    with pytest.raises(BadReview, match="whole number from 1 up"):
        Review(record, 0, simulations)
