"""The laws common to all games, as Stump keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cardlab.errors import IllegalMove
from tests.games.positions import assert_allowed, assert_forbidden, assert_sentence, moves
from tests.games.stump.table import at

if TYPE_CHECKING:
    from cardlab.games.game import Game, State

EVERY_VERB = ("attack 7C", "lead 7C", "throw 7C", "beat 7H 8H", "take", "pass")


def leading(game: Game) -> State:
    return at(game, "7H 9H 7C", "8H QS", "8C", stumps="KC KS|JC JS|")


def beating(game: Game) -> State:
    return at(game, "8H 9S 6D", "9H QS", "8C", pile="6C 7H", stumps="KC KS|JC JS|")


def going_on(game: Game) -> State:
    return at(game, "9S 6D", "9H QS", "8C", pile="7H 8H", phase="lead", stumps="KC KS|JC JS|")


def test_cc_1_only_cards_in_your_hand_can_be_led(game: Game) -> None:
    assert_allowed(leading(game), "lead 7H", "lead 9H", "lead 7C")
    assert_forbidden(leading(game), "CC-1", "lead 8H", "lead QS", "lead 8C", "lead 10D")
    assert_forbidden(going_on(game), "CC-1", "lead 8H", "lead 7H", "lead 9H")


def test_cc_1_only_cards_in_your_hand_can_beat(game: Game) -> None:
    state = beating(game)
    assert_allowed(state, "beat 7H 8H", "beat 7H 6D")
    assert_forbidden(state, "CC-1", "beat 7H 9H", "beat 7H 7D", "beat 7H 7H", "beat 7H QS")


def test_cc_1_an_unopened_stump_is_not_in_your_hand(game: Game) -> None:
    assert_forbidden(leading(game), "CC-1", "lead KC", "lead KS", "lead JC")
    state = at(game, "8H 6C", "9H", pile="7S", stumps="KS JS|")
    assert moves(state) == ["take"]
    assert_forbidden(state, "CC-1", "beat 7S KS")


def test_cc_1_a_card_of_another_pack_is_in_no_hand(game: Game) -> None:
    assert_forbidden(leading(game), "CC-1", "lead 2C", "lead 5H")
    assert_forbidden(beating(game), "CC-1", "beat 7H 5D", "beat 2H 3H")


def test_cc_1_the_cure_stays_near_what_was_tried(game: Game) -> None:
    violation = beating(game).why_not("beat 7H AH")
    assert violation is not None
    assert violation.sentence == "You do not hold the A♥. Beat the 7♥ with the 8♥. CC-1"
    hopeless = at(game, "6C", "9H", pile="7S JS").why_not("beat JS QS")
    assert hopeless is not None
    assert hopeless.sentence == "You do not hold the Q♠. You must take 2 cards. CC-1"


def test_cc_1_comes_before_the_games_own_laws(game: Game) -> None:
    assert_forbidden(beating(game), "CC-1", "beat 7H 6H", "beat 6C 7C", "beat 8H 9H")


def test_cc_1_a_move_is_ruled_on_where_it_is_played_not_where_it_was_offered(game: Game) -> None:
    other = at(game, "9S 6D", "9H QS", "8C")
    assert_allowed(leading(game), "lead 7H")
    with pytest.raises(IllegalMove) as refusal:
        other.play("lead 7H")
    assert refusal.value.violation.law.id == "CC-1"
    with pytest.raises(IllegalMove):
        going_on(game).play("lead 7H")


def test_cc_2_only_the_player_whose_turn_it_is_acts(game: Game) -> None:
    for state in (leading(game), beating(game), going_on(game)):
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
    onlooker = leading(game).view(None)
    assert onlooker.legal_moves() == ()
    violation = onlooker.why_not("lead 7H")
    assert violation is not None
    assert violation.law.id == "CC-2"


def test_cc_3_who_is_to_lead_has_nothing_to_beat_or_take(game: Game) -> None:
    for state in (leading(game), going_on(game)):
        assert_forbidden(state, "CC-3", "beat 8H 9H", "beat 7H 8H", "take")


def test_cc_3_who_must_beat_cannot_lead_first(game: Game) -> None:
    assert_forbidden(beating(game), "CC-3", "lead 8H", "lead 9S")
    helpless = at(game, "6C", "9H", pile="7S")
    assert_forbidden(helpless, "CC-3", "lead 6C")


def test_cc_3_other_kinds_of_move_are_not_of_this_game(game: Game) -> None:
    for state in (leading(game), beating(game), going_on(game)):
        assert_forbidden(state, "CC-3", "attack 7H", "attack 9S", "throw 7H", "pass")


def test_cc_3_comes_before_cc_1(game: Game) -> None:
    assert_forbidden(leading(game), "CC-3", "beat 6D 7D", "attack AS")
    assert_forbidden(beating(game), "CC-3", "lead AD", "attack 8H 8H")


def test_cc_4_once_the_game_is_over_nobody_plays(game: Game) -> None:
    lost = at(game, "", "QS 7C", out=[0], pile="8C")
    stopped = at(game, "7H", "QS 8H", pile="8C", stale=150)
    drawn = at(game, "7H", "QS", pile="8C", stale=150)
    for state in (lost, stopped, drawn):
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
            state.play("lead 7C")
