"""What the coach says of each choice: what it is worth, how sure that is, what is too close."""

from __future__ import annotations

import random

import pytest

from cardlab.coach import Advice, Choice, Effort, advise, advising, ladder
from cardlab.coach.effort import COMPARING, FAIRLY, searched
from cardlab.errors import OutOfTurn
from cardlab.games import add, get, names, remove
from cardlab.games.move import Move
from cardlab.language import Sentence
from cardlab.lessons.positions import position
from cardlab.players.player import to_the_end
from cardlab.players.search import Search
from cardlab.table import Table
from tests.coach.advised import advised, choices, playing
from tests.fourth_game import Follow


def choice(worth: float, error: float, move: str = "take") -> Choice:
    return Choice(Move.parse(move), Sentence(move), worth, error, 100)


def of(best: Choice, other: Choice) -> Advice:
    return Advice((best, other), other, (), 200)


def test_what_differs_by_less_than_chance_is_too_close_to_call() -> None:
    advice = of(choice(0.6, 0.05), choice(0.5, 0.05, "pass"))
    assert advice.close == advice.choices[1:]
    assert advice.cost == 0
    assert advice.verdict == (
        "“take” and “pass” are too close to call: your chances are 60 in 100 and 50 in 100, and "
        "luck alone can make up to 14 of difference."
    )


def test_what_differs_by_more_is_better_and_the_other_costs_the_difference() -> None:
    advice = of(choice(0.6, 0.02), choice(0.5, 0.02, "pass"))
    assert advice.close == ()
    assert advice.cost == pytest.approx(0.1)
    assert "is better than “pass”" in advice.verdict


def test_a_worth_lies_between_bounds_that_are_chances() -> None:
    assert choice(0.5, 0.1).interval == pytest.approx((0.304, 0.696))
    assert choice(0.95, 0.1).interval[1] == 1


@pytest.mark.parametrize("game", names())
def test_the_same_position_always_gets_the_same_advice(game: str) -> None:
    table = next(playing(game, 1))
    assert advised(table) == advised(table)


def test_the_best_is_compared_with_your_own_choice() -> None:
    for table in choices(12):
        for move in table.state.legal_moves()[-2:]:
            advice = advised(table, instead=move).advice
            assert advice.other is not None
            assert move in (advice.best.move, advice.other.move)


def test_an_odd_choice_of_many_is_thought_about_too() -> None:
    crow = get("black_crow")
    table = next(
        table
        for seed in range(99)
        for table in playing("black_crow", seed)
        if len(table.state.legal_moves()) > 40
    )
    assert table.game == crow
    usual = {one.move for one in advised(table).advice.choices}
    odd = next(move for move in table.state.legal_moves() if move not in usual)
    advice = advised(table, instead=odd).advice
    assert odd in {one.move for one in advice.choices}


def test_a_sole_move_is_worth_something_and_needs_no_reason() -> None:
    state = get("stump").from_dict(
        position(
            "stump", ["7H", "8H 9H"], stumps=[[], []], trump="D", turned="6D", pile=["KC"],
            to_act=0, phase="beat",
        )
    )  # fmt: skip
    advice = advise(state.view(0), (), ("You", "Bea"), Effort(20))
    assert [one.move for one in advice.choices] == [Move("take")]
    assert advice.other is None
    assert advice.reasons == ()
    assert advice.verdict == "“Take 1 card” is the only move there is."
    assert ladder(get("stump"), state.view(0), advice)[0].text.startswith("You have no choice")


def test_nobody_is_advised_out_of_turn() -> None:
    table = Table.deal(get("stump"), 2, 7)
    for seat in (None, 1 - (table.state.to_act or 0)):
        with pytest.raises(OutOfTurn, match="whose turn it is"):
            advise(table.state.view(seat), (), table.names)


def test_a_thought_can_be_given_up_at_any_pause() -> None:
    table = next(playing("black_crow", 2))
    view = table.state.view(table.state.to_act)
    thought = advising(view, (), table.names, Effort(100_000))
    next(thought)
    thought.close()


def test_seconds_are_a_time_beyond_the_simulations() -> None:
    table = next(playing("stump", 2))
    view = table.state.view(table.state.to_act)
    assert advise(view, (), table.names, Effort(30)).simulations == 30
    assert advise(view, (), table.names, Effort(30, 0.2)).simulations > 30


def test_a_ladder_points_at_more_with_each_rung() -> None:
    for table in choices(15):
        at = advised(table)
        matters, cards, between, move = ladder(table.game, at.view, at.advice)
        assert (matters.cards, matters.moves, cards.moves) == ((), (), ())
        assert at.advice.best.move in between.moves
        assert set(between.moves) <= set(at.view.legal_moves())
        assert list(between.moves) == [one for one in at.view.legal_moves() if one in between.moves]
        assert move.moves == (at.advice.best.move,)
        assert move.text == at.advice.text
        reasons = (*at.advice.reasons, *at.advice.against)
        for reason in (at.advice.reasons[:1], at.advice.against[:1]):
            assert all(one.laws[0] in matters.text for one in reason)
        named = {card for reason in reasons for card in reason.cards}
        in_sight = {card for card in named if not card.bit & at.view.hidden().cards}
        assert set(cards.cards) == in_sight or not in_sight


def test_in_a_game_without_reasons_of_its_own_the_numbers_speak() -> None:
    game = add(Follow())
    try:
        state = game.deal(players=3, seed=7)
        view = state.view(state.to_act)
        advice = advise(view, (), ("Ann", "Bea", "Carl"), Effort(40))
    finally:
        remove(game.name)
    assert {choice.move for choice in advice.choices} == set(view.legal_moves())
    assert advice.reasons == ()
    assert advice.text == advice.verdict
    assert "No law decides" in ladder(game, view, advice)[0].text


def test_what_the_best_is_compared_with_has_been_tried_enough() -> None:
    for table in choices(15):
        advice = advise(table.state.view(table.state.to_act), (), table.names, Effort(200))
        assert advice.other
        assert advice.simulations == 200 or advice.best.proven
        most = max(choice.visits for choice in advice.choices)
        visits = advice.other.visits
        assert advice.other.proven or FAIRLY * visits >= most or visits >= 200 // COMPARING


def test_all_the_sensible_moves_are_thought_about_again_after_that() -> None:
    table = next(playing("figured_fool", 3))
    view = table.state.view(table.state.to_act)
    search = Search(view, (), random.Random(1))
    moves = search.moves
    to_the_end(searched(search, Effort(60), 0.0, lambda: moves[-1]))
    assert (search.moves, search.simulations) == (moves, 60)
