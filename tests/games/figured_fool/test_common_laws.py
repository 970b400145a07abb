"""The laws common to all games, as Figured Fool keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cardlab.errors import IllegalMove
from tests.games.figured_fool.positions import at
from tests.games.positions import assert_allowed, assert_forbidden, assert_sentence, moves

if TYPE_CHECKING:
    from cardlab.games.game import Game, State

EVERY_VERB = ("attack 9C", "lead 9C", "throw 7C", "beat 7H 8H", "take", "pass")


def leading(game: Game) -> State:
    return at(game, "7H 9H 9C", "8H QS", "10C KC")


def defending(game: Game) -> State:
    return at(game, "9C", "8H 9S", "10C QS", bout="7H")


def throwing(game: Game) -> State:
    return at(game, "9C 7C 8S", "9S KH", "10C 7S", bout="7H/8H")


def test_cc_1_only_cards_in_your_hand_can_be_led(game: Game) -> None:
    state = leading(game)
    assert_allowed(state, "attack 7H", "attack 9C")
    assert_forbidden(state, "CC-1", "attack 8H", "attack QS", "attack 6D", "attack 2C")
    assert_forbidden(state, "CC-1", "attack 7H 8H", "attack 7H 7H")


def test_cc_1_only_cards_in_your_hand_can_cover(game: Game) -> None:
    state = defending(game)
    assert_allowed(state, "beat 7H 8H")
    assert_forbidden(state, "CC-1", "beat 7H 9H", "beat 7H 6D", "beat 7H 7H", "beat 7H 9C")


def test_cc_1_only_cards_in_your_hand_can_be_thrown_in(game: Game) -> None:
    state = throwing(game)
    assert_allowed(state, "throw 7C", "throw 8S")
    assert_forbidden(state, "CC-1", "throw 7S", "throw 7D", "throw 7H", "throw 8H")


def test_cc_1_comes_before_the_games_own_laws(game: Game) -> None:
    assert_forbidden(leading(game), "CC-1", "attack 7H 9H 6S", "attack 9C 9C 7H")
    assert_forbidden(defending(game), "CC-1", "beat 7H 6C", "beat 6H 10C")
    assert_forbidden(throwing(game), "CC-1", "throw KH", "throw 10C")


def test_cc_1_the_cure_stays_near_what_was_tried(game: Game) -> None:
    violation = leading(game).why_not("attack 9H KH")
    assert violation is not None
    assert violation.sentence == "You do not hold the K♥. Lead the 9♥. CC-1"


def test_cc_2_only_the_player_whose_turn_it_is_acts(game: Game) -> None:
    for state in (leading(game), defending(game), throwing(game), throwing(game).play("pass")):
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
    onlooker = throwing(game).view(None)
    assert onlooker.legal_moves() == ()
    violation = onlooker.why_not("throw 7C")
    assert violation is not None
    assert violation.law.id == "CC-2"


def test_cc_3_before_the_lead_there_is_nothing_to_cover_take_or_throw_in_to(game: Game) -> None:
    state = leading(game)
    assert_forbidden(state, "CC-3", "beat 8H 9H", "beat 7H 9H", "take", "throw 7H", "pass")


def test_cc_3_the_defender_neither_leads_nor_throws_in_nor_passes(game: Game) -> None:
    state = defending(game)
    assert_forbidden(state, "CC-3", "attack 8H", "attack 9S", "throw 8H", "throw 9S", "pass")


def test_cc_3_when_all_is_covered_nobody_leads_covers_or_takes(game: Game) -> None:
    state = throwing(game)
    assert_forbidden(state, "CC-3", "attack 7C", "attack 9C", "take", "beat 7H 9C", "beat 7H 8S")


def test_cc_3_other_kinds_of_move_are_not_of_this_game(game: Game) -> None:
    assert_forbidden(leading(game), "CC-3", "lead 7H", "lead 9C")
    assert_forbidden(defending(game), "CC-3", "lead 8H")
    assert_forbidden(throwing(game), "CC-3", "lead 7C")


def test_cc_3_comes_before_cc_1(game: Game) -> None:
    assert_forbidden(leading(game), "CC-3", "beat 6D 7D", "lead AS", "throw AS")
    assert_forbidden(defending(game), "CC-3", "attack AD", "attack 8H 8H", "throw 7C")
    assert_forbidden(throwing(game), "CC-3", "attack AD", "beat 7H AD")


def test_cc_3_a_move_is_ruled_on_where_it_is_played_not_where_it_was_offered(game: Game) -> None:
    before = leading(game)
    assert_allowed(before, "attack 7H", "attack 9H")
    after = before.play("attack 7H")
    with pytest.raises(IllegalMove) as refusal:
        after.play("attack 9H")
    assert refusal.value.violation.law.id == "CC-3"
    with pytest.raises(IllegalMove):
        after.play("attack 8H")


def test_cc_4_once_the_game_is_over_nobody_plays(game: Game) -> None:
    ended = at(game, "", "QS 9C", out=[0])
    nobody_left = at(game, "", "", out=[0, 1])
    stopped = at(game, "7H", "QS", stale=40)
    for state in (ended, nobody_left, stopped):
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
            state.play("attack 9C")
