"""The laws common to all games, as Black Crow keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cardlab.errors import IllegalMove
from tests.games.positions import assert_allowed, assert_forbidden, assert_sentence, at, moves

if TYPE_CHECKING:
    from cardlab.games.game import Game, State

EVERY_VERB = ("attack 3C", "lead 3C", "throw 3C", "beat 7H 8H", "take", "pass")


def attacking(game: Game) -> State:
    return at(game, "7H 9H 3C", "8H QS", "2C 4C")


def defending(game: Game) -> State:
    return at(game, "3C", "8H 9S", "2C QS", bout="7H")


def test_cc_1_only_cards_in_your_hand_can_attack(game: Game) -> None:
    state = attacking(game)
    assert_allowed(state, "attack 7H", "attack 3C")
    assert_forbidden(state, "CC-1", "attack 8H", "attack QS", "attack 2D", "attack 7H 8H")


def test_cc_1_only_cards_in_your_hand_can_cover(game: Game) -> None:
    state = defending(game)
    assert_allowed(state, "beat 7H 8H")
    assert_forbidden(state, "CC-1", "beat 7H 9H", "beat 7H 3C", "beat 7H 2D", "beat 7H 7H")


def test_cc_1_a_card_is_there_only_once(game: Game) -> None:
    assert_forbidden(attacking(game), "CC-1", "attack 7H 7H", "attack 7H 7H 9H")


def test_cc_1_the_cure_stays_near_what_was_tried(game: Game) -> None:
    violation = attacking(game).why_not("attack 9H KH")
    assert violation is not None
    assert str(violation.move) == "attack 9H"
    assert violation.sentence == "You do not hold the K♥. Attack with the 9♥. CC-1"


def test_cc_1_comes_before_the_games_own_laws(game: Game) -> None:
    assert_forbidden(attacking(game), "CC-1", "attack 7H 2D 2S 4S")
    assert_forbidden(defending(game), "CC-1", "beat 7H QS", "beat 7H 2H")


def test_cc_2_only_the_player_whose_turn_it_is_acts(game: Game) -> None:
    for state in (attacking(game), defending(game)):
        for seat in range(3):
            view = state.view(seat)
            if seat == state.to_act:
                assert view.legal_moves() == state.legal_moves()
                assert all(view.why_not(move) is None for move in state.legal_moves())
            else:
                assert view.legal_moves() == ()
                for move in (*EVERY_VERB, *moves(state)):
                    violation = view.why_not(move)
                    assert violation is not None
                    assert violation.law.id == "CC-2"
                    assert violation.move is None
                    assert_sentence(violation.text)
                    assert_sentence(violation.cure)


def test_cc_2_an_onlooker_never_acts(game: Game) -> None:
    onlooker = attacking(game).view(None)
    assert onlooker.legal_moves() == ()
    violation = onlooker.why_not("attack 7H")
    assert violation is not None
    assert violation.law.id == "CC-2"


def test_cc_3_nothing_is_covered_or_taken_when_nothing_lies_there(game: Game) -> None:
    assert_forbidden(attacking(game), "CC-3", "beat 8H 9H", "beat 2C 3C", "take")


def test_cc_3_nobody_attacks_in_the_middle_of_a_bout(game: Game) -> None:
    assert_forbidden(defending(game), "CC-3", "attack 8H", "attack 9S", "attack 8H 9H")
    covered_in_part = at(game, "3C", "8H 9S", "2C QS", bout="7H/10H 9H")
    assert_forbidden(covered_in_part, "CC-3", "attack 8H")


def test_cc_3_other_kinds_of_move_are_not_of_this_game(game: Game) -> None:
    assert_forbidden(attacking(game), "CC-3", "lead 7H", "throw 7H", "pass")
    assert_forbidden(defending(game), "CC-3", "lead 8H", "throw 8H", "pass")


def test_cc_3_comes_before_cc_1(game: Game) -> None:
    assert_forbidden(attacking(game), "CC-3", "beat 2D 3D", "lead AS")
    assert_forbidden(defending(game), "CC-3", "attack AD", "attack 8H 8H")


def test_cc_3_a_move_is_ruled_on_where_it_is_played_not_where_it_was_offered(game: Game) -> None:
    before = attacking(game)
    assert_allowed(before, "attack 7H", "attack 9H")
    after = before.play("attack 7H")
    with pytest.raises(IllegalMove) as refusal:
        after.play("attack 9H")
    assert refusal.value.violation.law.id == "CC-3"
    with pytest.raises(IllegalMove):
        after.play("attack 8H")


def test_cc_4_once_the_game_is_over_nobody_plays(game: Game) -> None:
    lost = at(game, "", "QS 3C", out=[0])
    drawn = at(game, "7H", "QS", stale=40)
    for state in (lost, drawn):
        assert state.to_act is None
        assert state.legal_moves() == ()
        for situation in (state, *map(state.view, (0, 1, None))):
            for move in EVERY_VERB:
                violation = situation.why_not(move)
                assert violation is not None
                assert violation.law.id == "CC-4"
                assert violation.move is None
                assert_sentence(violation.text)
                assert_sentence(violation.cure)
        with pytest.raises(IllegalMove):
            state.play("attack 3C")
