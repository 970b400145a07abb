"""ST-7, ST-7a and ST-8: beating the top of the pile, and leading on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.positions import assert_allowed, assert_forbidden, hand, moves, played
from tests.games.stump.table import at, out, pile, stock, stump, turn

if TYPE_CHECKING:
    from cardlab.games.game import Game


def test_st_7_a_higher_card_of_the_suit_beats(game: Game) -> None:
    state = at(game, "7H 9H AH 9C", "6C", pile="8H")
    assert_allowed(state, "beat 8H 9H", "beat 8H AH")
    assert_forbidden(state, "ST-7", "beat 8H 7H", "beat 8H 9C")


def test_st_7_any_trump_beats_a_card_that_is_no_trump(game: Game) -> None:
    state = at(game, "6D AD AC KS", "6C", pile="AH")
    assert_allowed(state, "beat AH 6D", "beat AH AD")
    assert_forbidden(state, "ST-7", "beat AH AC", "beat AH KS")


def test_st_7_only_a_higher_trump_beats_a_trump(game: Game) -> None:
    state = at(game, "6D JD AD AC AH AS", "6C", pile="9D")
    assert_allowed(state, "beat 9D JD", "beat 9D AD")
    assert_forbidden(state, "ST-7", "beat 9D 6D", "beat 9D AC", "beat 9D AH", "beat 9D AS")


def test_st_7_every_suit_can_be_trumps_and_no_other_is(game: Game) -> None:
    for trump in "CDHS":
        for other in set("CDHS") - {trump}:
            led = next(suit for suit in "CDHS" if suit not in (trump, other))
            state = at(game, f"6{trump} A{other}", f"6{other}", pile=f"8{led}", trump=trump)
            assert moves(state) == [f"beat 8{led} 6{trump}"]
            assert_forbidden(state, "ST-7", f"beat 8{led} A{other}")


def test_st_7_who_can_beat_must(game: Game) -> None:
    for held in ("9H 6C", "6D 6C"):
        state = at(game, held, "7C", pile="8H")
        assert len(moves(state)) == 1
        assert_forbidden(state, "ST-7", "take")
    violation = at(game, "9H 6C", "7C", pile="8H").why_not("take")
    assert violation is not None
    assert violation.sentence == (
        "You can beat the 8♥, so you must not take. Beat the 8♥ with the 9♥. ST-7"
    )


def test_st_7_who_cannot_beat_may_only_take(game: Game) -> None:
    for decline in (False, True):
        state = at(game, "7H 6C AS", "7C", pile="8H", decline=decline)
        assert moves(state) == ["take"]
        assert_allowed(state, "take")
        assert_forbidden(state, "ST-7", "beat 8H 7H", "beat 8H 6C", "beat 8H AS")


def test_st_7_which_of_his_cards_he_beats_with_is_his_choice(game: Game) -> None:
    state = at(game, "9H JH 6D AD 6C", "7C", pile="8H")
    assert moves(state) == ["beat 8H 6D", "beat 8H AD", "beat 8H 9H", "beat 8H JH"]
    assert_allowed(state, *moves(state))


def test_st_7_only_the_top_card_is_beaten(game: Game) -> None:
    state = at(game, "9H AS 7C", "7S", pile="8H 6C KS")
    assert moves(state) == ["beat KS AS"]
    assert_forbidden(state, "ST-7", "beat 8H 9H", "beat 6C 7C", "beat 8H AS", "beat 7S AS")


def test_st_7_the_cure_of_a_wrong_beat_stays_near_it(game: Game) -> None:
    state = at(game, "9H AS 7C KC", "7S", pile="8H 6C")
    for wrong, cure in (("beat 8H KC", "beat 6C KC"), ("beat 6C AS", "beat 6C 7C")):
        violation = state.why_not(wrong)
        assert violation is not None
        assert str(violation.move) == cure
    hopeless = at(game, "6H", "7S", pile="7H").why_not("beat 7H 6H")
    assert hopeless is not None
    assert hopeless.sentence == "The 6♥ is not higher than the 7♥. You must take 1 card. ST-7"


def test_st_7a_a_player_may_take_although_he_could_beat(game: Game) -> None:
    state = at(game, "9H JH 6C", "7C", pile="6S 8H", decline=True)
    assert moves(state) == ["beat 8H 9H", "beat 8H JH", "take"]
    assert_allowed(state, *moves(state))
    assert hand(state.play("take"), 0) == {"9H", "JH", "6C", "6S", "8H"}
    assert_forbidden(state, "ST-7", "beat 8H 6C")


def test_st_7a_is_an_option_that_is_off_unless_chosen(game: Game) -> None:
    assert game.options["decline"].default is False
    assert game.options["decline"].values == (False, True)
    assert_forbidden(at(game, "9H JH 6C", "7C", pile="6S 8H"), "ST-7", "take")
    assert game.deal(players=3, seed=1).to_dict()["options"] == {"decline": False}
    dealt = game.deal(players=3, seed=1, decline=True)
    assert dealt.to_dict()["options"] == {"decline": True}


def test_st_7a_a_take_by_choice_brings_what_any_take_brings(game: Game) -> None:
    part = at(game, "AH 6C", "7C", pile="6S 8S 10S JH", decline=True).play("take")
    assert (pile(part), turn(part)) == ("6S 8S", (1, "beat"))
    whole = at(game, "AH 6C", "7C", pile="6S JH", decline=True).play("take")
    assert (pile(whole), turn(whole)) == ("", (0, "lead"))


def test_st_7a_there_is_no_take_when_he_is_to_lead(game: Game) -> None:
    for state in (
        at(game, "9H 6C", "7C", decline=True),
        at(game, "6C", "7C", pile="8H 9H", phase="lead", decline=True),
    ):
        assert_forbidden(state, "CC-3", "take")


def test_st_8_the_beating_card_lies_on_the_pile_and_he_leads_another(game: Game) -> None:
    beaten = at(game, "9H 6C AS", "7C", "7S", pile="6S 8H").play("beat 8H 9H")
    assert pile(beaten) == "6S 8H 9H"
    assert turn(beaten) == (0, "lead")
    assert moves(beaten) == ["lead 6C", "lead AS"]
    assert_forbidden(beaten, "CC-1", "lead 9H")
    assert_forbidden(beaten, "CC-3", "beat 9H AS", "take")


def test_st_8_the_next_player_must_beat_the_card_that_was_led(game: Game) -> None:
    state = at(game, "9H 6C AS", "7C 10H", "7S", pile="6S 8H")
    led = played(state, "beat 8H 9H", "lead 6C")
    assert pile(led) == "6S 8H 9H 6C"
    assert turn(led) == (1, "beat")
    assert moves(led) == ["beat 6C 7C"]
    assert_forbidden(led, "ST-7", "beat 9H 10H")


def test_st_8_any_card_may_be_led(game: Game) -> None:
    state = at(game, "9H 6C AS AD JH", "7C", pile="8H").play("beat 8H 9H")
    assert moves(state) == ["lead 6C", "lead AD", "lead JH", "lead AS"]
    assert_allowed(state, *moves(state))


def test_st_8_without_a_card_to_lead_while_there_is_stock_his_turn_ends_there(game: Game) -> None:
    state = at(
        game, "9H", "10H 7C", "7S", pile="8H", stock="6S 7H 6D", stumps="QC QS|JC JS|KC KS"
    ).play("beat 8H 9H")
    assert pile(state) == "8H 9H"
    assert hand(state, 0) == {"6S", "7H", "6D"}
    assert stump(state, 0) == {"QC", "QS"}
    assert stock(state) == ""
    assert out(state) == []
    assert turn(state) == (1, "beat")
    assert moves(state) == ["beat 9H 10H"]


def test_st_8_with_a_card_left_he_leads_it_though_there_is_stock(game: Game) -> None:
    state = at(game, "9H 6C", "10H 7C", pile="8H", stock="6S 7H 6D").play("beat 8H 9H")
    assert turn(state) == (0, "lead")
    assert hand(state, 0) == {"6C"}
    assert hand(state.play("lead 6C"), 0) == {"6S", "7H", "6D"}
