"""FF-2 and FF-8 to FF-10: figured cards, the lead, covering, throwing in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cardlab.errors import BadMove
from cardlab.games.move import Move
from tests.games.figured_fool.positions import asked_in_turn, at, bout, scores
from tests.games.positions import (
    assert_allowed,
    assert_forbidden,
    discard,
    hand,
    moves,
    played,
    roles,
)

if TYPE_CHECKING:
    from cardlab.games.game import Game

LOW = ("2", "3", "4", "5", "6", "7", "8", "9")
HIGH = ("10", "J", "Q", "K", "A")


def test_ff_2_the_cards_above_the_nine_are_figured_and_no_others(game: Game) -> None:
    for rank in (*LOW, *HIGH):
        for suit, cover in (("H", "AD"), ("D", "AD")):
            if rank + suit == cover:
                continue
            state = at(game, "2S 4S", f"{cover} 2C", bout=rank + suit, deck=52)
            state = played(state, f"beat {rank}{suit} {cover}", "pass")
            assert scores(state) == [0, int(rank in HIGH)]
    ace = at(game, "2S 4S", "2D 2C", bout="AH", deck=52)
    assert scores(played(ace, "beat AH 2D", "pass")) == [0, 1]


def test_ff_2_figured_cards_are_told_apart_on_the_table_and_in_hand(game: Game) -> None:
    for card in [rank + suit for rank in (*LOW, *HIGH) for suit in "CDHS"]:
        if card in ("7H", "8H"):
            continue
        view = at(game, card, "9C 6C" if card == "6S" else "6S", deck=52).view(0)
        assert bool(view.layout().marks) == (card[:-1] in HIGH), card
    laid = at(game, "7C 10S", "QH AS", bout="9H/10H 10C/JC", deck=52)
    marks = [{str(card) for card in laid.view(seat).layout().marks} for seat in (0, 1, None)]
    on_table = {"10H", "10C", "JC"}
    assert marks == [on_table | {"10S"}, on_table | {"QH", "AS"}, on_table]


def test_ff_8_the_leader_plays_any_one_card(game: Game) -> None:
    state = at(game, "7H 9H 9C AD", "8H QS", "10C KC")
    assert moves(state) == ["attack 9C", "attack AD", "attack 7H", "attack 9H"]
    assert_allowed(state, *moves(state))
    assert_forbidden(state, "FF-8", "attack 7H 9H", "attack 9C 9H", "attack 9C AD 7H 9H")


def test_ff_8_the_card_goes_to_the_player_on_his_left_who_defends(game: Game) -> None:
    for leader in range(4):
        hands = ["9C 9S", "10C 10S", "JC JS", "QC QS"]
        state = at(game, *hands, leader=leader)
        defender = (leader + 1) % 4
        assert roles(state) == (leader, defender, leader)
        card = hands[leader].split()[0]
        led = state.play(f"attack {card}")
        assert roles(led) == (leader, defender, defender)
        assert bout(led) == [[card, None]]
        assert card not in hand(led, leader)


def test_ff_8_a_seat_that_is_out_is_skipped(game: Game) -> None:
    state = at(game, "7H 9H", "", "", "8H QS", out=[2, 1])
    assert roles(state.play("attack 7H")) == (0, 3, 3)


def test_ff_9_a_higher_card_of_the_suit_covers(game: Game) -> None:
    for place, low in enumerate((*LOW, *HIGH)):
        for high in (*LOW, *HIGH)[place + 1 :]:
            for suit in "HD":
                covers = at(game, "3S", f"{high}{suit} 2C", bout=low + suit, deck=52)
                assert_allowed(covers, f"beat {low}{suit} {high}{suit}")
                fails = at(game, "3S", f"{low}{suit} 2C", bout=high + suit, deck=52)
                assert_forbidden(fails, "FF-9", f"beat {high}{suit} {low}{suit}")


def test_ff_9_any_trump_covers_a_card_that_is_no_trump(game: Game) -> None:
    state = at(game, "9S", "6D AD 10H 6H AS", bout="9H")
    assert moves(state) == ["beat 9H 6D", "beat 9H AD", "beat 9H 10H", "take"]
    assert_allowed(state, *moves(state))
    assert_forbidden(state, "FF-9", "beat 9H 6H", "beat 9H AS")
    for suit in "CHS":
        trumps = at(game, "10C", f"6{suit} 7S", bout="AD", trump=suit)
        assert_allowed(trumps, f"beat AD 6{suit}")


def test_ff_9_a_trump_is_covered_only_by_a_higher_trump(game: Game) -> None:
    state = at(game, "9S", "8D 10D AH AS AC", bout="9D")
    assert moves(state) == ["beat 9D 10D", "take"]
    assert_forbidden(state, "FF-9", "beat 9D 8D", "beat 9D AH", "beat 9D AS", "beat 9D AC")


def test_ff_9_only_the_open_card_is_answered(game: Game) -> None:
    state = at(game, "9S", "9H 10H 8S", bout="7H/8H 7C")
    assert_forbidden(state, "FF-9", "beat 7H 9H", "beat 8H 9H", "beat AS 9H", "beat 7C 8S")
    one = at(game, "9S", "9H 10H 8S", bout="7H")
    assert_forbidden(one, "FF-9", "beat 6H 9H", "beat 8H 10H", "beat 9H 10H", "beat AS 10H")
    trump = at(game, "9S", "9H 10D", bout="7H/8H 7C")
    assert_allowed(trump, "beat 7C 10D")
    assert_forbidden(trump, "FF-9", "beat 7H 10D")


def test_ff_9_the_cure_covers_with_the_same_card_where_it_can(game: Game) -> None:
    state = at(game, "9S", "9H 9D 10D", bout="7H/8H 7C")
    violation = state.why_not("beat 7H 10D")
    assert violation is not None
    assert violation.sentence == (
        "The card that you must answer is the 7♣. Cover the 7♣ with the 10♦. FF-9"
    )
    nothing = at(game, "9S", "6H 8S", bout="7H").why_not("beat 7H 8S")
    assert nothing is not None
    assert nothing.cure == "You must take."


def test_ff_10_a_card_of_a_rank_on_the_table_may_be_thrown_in(game: Game) -> None:
    state = at(game, "7C 8S 9S KC", "AC JC", "10S", bout="7H/8H")
    assert moves(state) == ["throw 7C", "throw 8S", "pass"]
    assert_allowed(state, *moves(state))
    assert_forbidden(state, "FF-10", "throw 9S", "throw KC")
    later = at(game, "9S QS KC", "AC JC", "10S", bout="7H/8H 8C/QC")
    assert_allowed(later, "throw QS")
    assert_forbidden(later, "FF-10", "throw 9S", "throw KC")


def test_ff_10_cards_are_thrown_in_one_at_a_time_and_each_is_answered(game: Game) -> None:
    with pytest.raises(BadMove):
        Move.parse("throw 7C 7S")
    state = at(game, "7C 7S", "AC AS 9D", "10S", bout="7H/8H").play("throw 7C")
    assert bout(state) == [["7H", "8H"], ["7C", None]]
    assert roles(state) == (0, 1, 1)
    assert moves(state) == ["beat 7C AC", "beat 7C 9D", "take"]
    assert "7C" not in hand(state, 0)


def test_ff_10_nobody_throws_in_while_a_card_is_open(game: Game) -> None:
    state = at(game, "7C 7S", "AC AS 9D", "7D", bout="7H")
    assert roles(state) == (0, 1, 1)
    for seat in (0, 2):
        assert state.view(seat).legal_moves() == ()


def test_ff_10_the_leader_has_the_first_right_then_the_others_clockwise(game: Game) -> None:
    for leader in range(5):
        hands = ["9C 9S", "10C 10S", "JC JS", "QC QS", "KC KS"]
        defender = (leader + 1) % 5
        hands[leader] += " 7H"
        hands[defender] += " 8H"
        state = played(at(game, *hands, leader=leader), "attack 7H", "beat 7H 8H")
        order = [leader, *((leader + step) % 5 for step in (2, 3, 4)), defender]
        assert asked_in_turn(state, "pass", "pass", "pass", "pass") == order


def test_ff_10_the_others_may_throw_in_too(game: Game) -> None:
    state = at(game, "9C", "JC AS", "8C 10S", "7S JS", bout="7H/8H").play("pass")
    assert moves(state) == ["throw 8C", "pass"]
    state = state.play("pass")
    assert moves(state) == ["throw 7S", "pass"]
    thrown = state.play("throw 7S")
    assert roles(thrown) == (0, 1, 1)
    assert thrown.to_dict()["passed"] == [0, 2]


def test_ff_10_after_each_covered_card_the_right_starts_again_at_the_leader(game: Game) -> None:
    state = at(game, "9C 7C", "JC AS KH", "8C 10S", "7S JS", bout="7H/8H")
    state = played(state, "pass", "pass", "throw 7S")
    state = state.play("beat 7S AS")
    assert roles(state) == (0, 1, 0)
    assert state.to_dict()["passed"] == []
    assert asked_in_turn(state, "pass", "pass") == [0, 2, 3]


def test_ff_10_a_pass_is_not_final(game: Game) -> None:
    state = at(game, "9C 7C", "JC AS KH", "8C 10S", "7S JS", bout="7H/8H")
    state = played(state, "pass", "pass", "throw 7S", "beat 7S AS")
    assert moves(state) == ["throw 7C", "pass"]
    assert_allowed(state, "throw 7C")
    assert moves(state.play("pass")) == ["throw 8C", "pass"]


def test_ff_10_who_has_no_card_that_fits_is_asked_and_can_only_pass(game: Game) -> None:
    state = at(game, "9C", "JC AS", "10S", "JS", bout="7H/8H")
    for seat in (0, 2, 3):
        assert state.to_act == seat
        assert moves(state) == ["pass"]
        assert_forbidden(state, "FF-10", f"throw {next(iter(hand(state, seat)))}")
        state = state.play("pass")
    assert discard(state) == {"7H", "8H"}


def test_ff_10_the_bout_is_over_when_all_have_passed_in_a_row(game: Game) -> None:
    state = at(game, "9C 7C", "JC AS", "8C 10S", "7S JS", bout="7H/8H")
    state = played(state, "pass", "pass")
    assert state.to_dict()["passed"] == [0, 2]
    assert discard(state) == set()
    state = state.play("pass")
    assert discard(state) == {"7H", "8H"}
    assert bout(state) == []
    two = at(game, "9C 7C", "JC AS", bout="7H/8H").play("pass")
    assert discard(two) == {"7H", "8H"}


def test_ff_10_the_defender_is_never_asked_to_throw_in(game: Game) -> None:
    state = at(game, "9C 9S", "7C 8C", "10S JS", bout="7H/8H", passed=[])
    assert asked_in_turn(state, "pass") == [0, 2]
    assert roles(state.play("pass").play("pass"))[0] == 1


def test_ff_10_a_leader_without_cards_is_passed_over(game: Game) -> None:
    state = played(at(game, "7H", "8H KH", "8C 9S", "10S"), "attack 7H", "beat 7H 8H")
    assert roles(state) == (0, 1, 2)
    assert asked_in_turn(state, "pass") == [2, 3]
    state = played(state, "throw 8C")
    assert roles(state) == (0, 1, 1)


def test_ff_10_a_thrower_without_cards_is_passed_over(game: Game) -> None:
    state = at(game, "9C JS", "10C KH", "8C", "7S JC", bout="7H/8H")
    state = played(state, "pass", "throw 8C", "beat 8C 10C")
    assert hand(state, 2) == set()
    assert asked_in_turn(state, "pass") == [0, 3]
    assert discard(played(state, "pass", "pass")) == {"7H", "8H", "8C", "10C"}


def test_ff_10_when_no_thrower_has_cards_the_bout_is_over(game: Game) -> None:
    state = at(game, "7H", "8H KH", stock="9C 10C 9D")
    state = played(state, "attack 7H", "beat 7H 8H")
    assert discard(state) == {"7H", "8H"}
    assert hand(state, 0) == {"9C", "10C", "9D"}


def test_ff_10_a_seat_that_is_out_is_never_asked(game: Game) -> None:
    state = at(game, "9C", "JC AS", "", "JS", bout="7H/8H", out=[2])
    assert asked_in_turn(state, "pass") == [0, 3]
