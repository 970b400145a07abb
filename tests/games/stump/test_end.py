"""ST-2 and ST-13 to ST-15: the aim, taking up the stump, going out, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.positions import assert_allowed, hand, moves, played
from tests.games.stump.table import at, ended, out, pile, stock, stump, turn

if TYPE_CHECKING:
    from cardlab.games.game import Game


def test_st_2_the_first_without_cards_wins_and_the_last_with_cards_is_the_stump(
    game: Game,
) -> None:
    for gone in ([3, 0, 1], [1, 3, 0], [0, 1, 3]):
        outcome = ended(at(game, "", "", "7C 8C", "", out=gone, pile="9C"))
        assert outcome.winners == (gone[0],)
        assert outcome.losers == (2,)
        assert outcome.last == 2
        assert not outcome.drawn


def test_st_2_play_goes_on_after_the_first_is_out(game: Game) -> None:
    state = at(game, "7H", "8H 6S", "JS JC").play("lead 7H")
    assert out(state) == [0]
    assert state.outcome is None
    assert turn(state) == (1, "beat")
    over = played(state, "beat 7H 8H", "lead 6S")
    assert out(over) == [0, 1]
    outcome = ended(over)
    assert (outcome.winners, outcome.losers, outcome.last) == ((0,), (2,), 2)


def test_st_13_after_a_lead_that_empties_his_hand_he_takes_up_his_stump(game: Game) -> None:
    state = at(game, "7H", "8H 6S", stumps="QC QS|JC JS").play("lead 7H")
    assert hand(state, 0) == {"QC", "QS"}
    assert stump(state, 0) == set()
    assert stump(state, 1) == {"JC", "JS"}
    assert turn(state) == (1, "beat")
    assert out(state) == []


def test_st_13_between_beat_and_lead_he_takes_it_up_and_leads_one_of_its_cards(
    game: Game,
) -> None:
    state = at(game, "8H", "9H 6S", pile="7H", stumps="QC QS|JC JS").play("beat 7H 8H")
    assert hand(state, 0) == {"QC", "QS"}
    assert stump(state, 0) == set()
    assert turn(state) == (0, "lead")
    assert moves(state) == ["lead QC", "lead QS"]
    assert_allowed(state, *moves(state))
    led = state.play("lead QC")
    assert pile(led) == "7H 8H QC"
    assert hand(led, 0) == {"QS"}
    assert turn(led) == (1, "beat")


def test_st_13_with_cards_in_hand_the_stump_stays(game: Game) -> None:
    led = at(game, "7H 6C", "8H 6S", stumps="QC QS|JC JS").play("lead 7H")
    assert (hand(led, 0), stump(led, 0)) == ({"6C"}, {"QC", "QS"})
    beaten = at(game, "8H 6C", "9H 6S", pile="7H", stumps="QC QS|JC JS").play("beat 7H 8H")
    assert (hand(beaten, 0), stump(beaten, 0)) == ({"6C"}, {"QC", "QS"})
    both = beaten.play("lead 6C")
    assert (hand(both, 0), stump(both, 0)) == ({"QC", "QS"}, set())


def test_st_13_while_there_is_stock_the_stump_stays(game: Game) -> None:
    led = at(game, "7H", "8H 6S", stock="6D", stumps="QC QS|JC JS").play("lead 7H")
    assert (hand(led, 0), stump(led, 0), stock(led)) == ({"6D"}, {"QC", "QS"}, "")
    beaten = at(game, "8H", "9H 6S", pile="7H", stock="7S 6D", stumps="QC QS|")
    beaten = beaten.play("beat 7H 8H")
    assert (hand(beaten, 0), stump(beaten, 0)) == ({"7S", "6D"}, {"QC", "QS"})
    assert turn(beaten) == (1, "beat")


def test_st_13_only_the_owner_takes_it_up(game: Game) -> None:
    state = at(game, "7H", "8H", "JH", stumps="|QC QS|JC JS").play("lead 7H")
    assert out(state) == [0]
    assert (stump(state, 1), stump(state, 2)) == ({"QC", "QS"}, {"JC", "JS"})


def test_st_13_its_cards_are_beaten_with_and_led_like_any(game: Game) -> None:
    state = at(game, "7H", "8H 9C 6S", stumps="JH QS|").play("lead 7H")
    state = played(state, "beat 7H 8H", "lead 9C")
    assert hand(state, 0) == {"JH", "QS"}
    assert moves(state) == ["take"]
    assert hand(state.play("take"), 0) == {"JH", "QS", "7H", "8H", "9C"}


def test_st_14_whose_last_card_led_is_out_at_once(game: Game) -> None:
    state = at(game, "7H", "8H 6S", "JS JC").play("lead 7H")
    assert out(state) == [0]
    assert turn(state) == (1, "beat")


def test_st_14_whose_last_card_beat_is_out_at_once_and_leads_nothing(game: Game) -> None:
    state = at(game, "8H", "9H 6S", "JS JC", pile="6C 7H").play("beat 7H 8H")
    assert out(state) == [0]
    assert turn(state) == (1, "beat")
    assert moves(state) == ["beat 8H 9H"]


def test_st_14_the_pile_stays_and_the_next_player_must_beat_its_top_card(game: Game) -> None:
    beat = at(game, "8H", "9H 6S", "JS JC", pile="6C 7H").play("beat 7H 8H")
    assert pile(beat) == "6C 7H 8H"
    assert moves(beat) == ["beat 8H 9H"]
    led = at(game, "9H 8C", "9S 6S", "JS JC", pile="6C 7H")
    led = played(led, "beat 7H 9H", "lead 8C")
    assert out(led) == [0]
    assert pile(led) == "6C 7H 9H 8C"
    assert moves(led) == ["take"]
    assert hand(led.play("take"), 1) == {"9S", "6S", "6C", "7H", "9H", "8C"}


def test_st_14_with_a_stump_or_with_stock_nobody_is_out(game: Game) -> None:
    with_stump = at(game, "7H", "8H 6S", "JS JC", stumps="QC QS||").play("lead 7H")
    with_stock = at(game, "7H", "8H 6S", "JS JC", stock="6D").play("lead 7H")
    beat = at(game, "8H", "9H 6S", "JS JC", pile="7H", stumps="QC QS||").play("beat 7H 8H")
    beat_with_stock = at(game, "8H", "9H 6S", "JS JC", pile="7H", stock="6D").play("beat 7H 8H")
    for state in (with_stump, with_stock, beat, beat_with_stock):
        assert out(state) == []
        assert hand(state, 0)


def test_st_14_seats_that_are_out_are_passed_over(game: Game) -> None:
    state = at(game, "7H 6C", "", "", "8H 6S", "JH", out=[2, 1])
    led = state.play("lead 7H")
    assert turn(led) == (3, "beat")
    again = at(game, "7H 6C", "", "8H", "6S", "", out=[4, 1], to_act=3).play("lead 6S")
    assert out(again) == [4, 1, 3]
    assert turn(again) == (0, "beat")


def test_st_14_the_order_of_going_out_is_kept(game: Game) -> None:
    state = at(game, "6C", "7H", "8H", "JS JC", to_act=1)
    state = played(state, "lead 7H", "beat 7H 8H")
    assert out(state) == [1, 2]
    assert turn(state) == (3, "beat")


def test_st_15_the_game_ends_when_one_player_is_left(game: Game) -> None:
    led = at(game, "7H", "8H 6S").play("lead 7H")
    beat = at(game, "8H", "9H 6S", pile="7H").play("beat 7H 8H")
    for state in (led, beat):
        outcome = ended(state)
        assert (outcome.reason, outcome.winners, outcome.losers) == ("ST-15", (0,), (1,))
        assert out(state) == [0]


def test_st_15_his_cards_may_be_in_hand_and_in_his_stump(game: Game) -> None:
    state = at(game, "7H", "8H", "", stumps="|JC JS|", out=[2], pile="6H").play("beat 6H 7H")
    outcome = ended(state)
    assert (outcome.reason, outcome.winners, outcome.last) == ("ST-15", (2,), 1)
    assert stump(state, 1) == {"JC", "JS"}
    assert pile(state) == "6H 7H"


def test_st_15_it_goes_on_while_two_have_cards(game: Game) -> None:
    three = at(game, "7H", "8H 6S", "JH").play("lead 7H")
    stumped = at(game, "7H", "8H", stumps="JC JS|").play("lead 7H")
    for state in (three, stumped):
        assert state.outcome is None
        assert turn(state) == (1, "beat")
