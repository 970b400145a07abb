"""ST-9 to ST-12: drawing, and what a take brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.positions import hand, moves, played
from tests.games.stump.table import at, pile, stock, turn

if TYPE_CHECKING:
    from cardlab.games.game import Game

STOCK = "6S 7S 8S 6D"
COSTS = {"A": 6, "K": 4, "Q": 3, "J": 2, "10": 10, "9": 9, "8": 8, "7": 7, "6": 6}
BELOW = "6S 7S 8S 9S JS QS KS 10S AS JC QC"
"""Eleven cards, more than any take, to lie under a card of hearts."""


def test_st_9_at_the_end_of_his_turn_he_draws_up_to_four(game: Game) -> None:
    led = at(game, "9H 6C 7C", "JH", stock=STOCK).play("lead 9H")
    assert hand(led, 0) == {"6C", "7C", "6S", "7S"}
    assert stock(led) == "8S 6D"
    one = at(game, "9H 6C 7C 8C", "JH", stock=STOCK).play("lead 9H")
    assert hand(one, 0) == {"6C", "7C", "8C", "6S"}


def test_st_9_with_four_or_more_he_draws_nothing(game: Game) -> None:
    for rest in ("6C 7C 8C 9C", "6C 7C 8C 9C JC"):
        led = at(game, f"9H {rest}", "JH", stock=STOCK).play("lead 9H")
        assert hand(led, 0) == set(rest.split())
        assert stock(led) == STOCK


def test_st_9_nothing_is_drawn_between_beat_and_lead(game: Game) -> None:
    beaten = at(game, "9H 6C 7C", "JH", pile="8H", stock=STOCK).play("beat 8H 9H")
    assert hand(beaten, 0) == {"6C", "7C"}
    assert stock(beaten) == STOCK
    assert hand(beaten.play("lead 6C"), 0) == {"7C", "6S", "7S", "8S"}


def test_st_9_nobody_else_draws(game: Game) -> None:
    led = at(game, "9H 6C", "JH", "QH", stock=STOCK).play("lead 9H")
    assert hand(led, 0) == {"6C", "6S", "7S", "8S"}
    assert (hand(led, 1), hand(led, 2)) == ({"JH"}, {"QH"})


def test_st_9_after_a_take_he_draws_too(game: Game) -> None:
    taken = at(game, "6C", "JC", pile="9S JS JH", stock=STOCK).play("take")
    assert hand(taken, 0) == {"6C", "JS", "JH", "6S"}
    assert stock(taken) == "7S 8S 6D"
    assert turn(taken) == (1, "beat")
    enough = at(game, "6C 7C", "JC", pile="9S JS JH", stock=STOCK).play("take")
    assert hand(enough, 0) == {"6C", "7C", "JS", "JH"}
    assert stock(enough) == STOCK


def test_st_9_after_a_take_of_the_whole_pile_he_draws_when_he_has_led(game: Game) -> None:
    taken = at(game, "6C", "JC", pile="JS JH", stock=STOCK).play("take")
    assert hand(taken, 0) == {"6C", "JS", "JH"}
    assert stock(taken) == STOCK
    assert hand(taken.play("lead 6C"), 0) == {"JS", "JH", "6S", "7S"}


def test_st_9_the_turn_up_is_the_last_card_drawn(game: Game) -> None:
    led = at(game, "9H 6C", "JH", stock="6S 7S 6D").play("lead 9H")
    assert hand(led, 0) == {"6C", "6S", "7S", "6D"}
    assert (stock(led), led.to_dict()["turned"]) == ("", "6D")
    nearly = at(game, "9H 6C 7C", "JH", stock="6S 7S 6D").play("lead 9H")
    assert stock(nearly) == "6D"


def test_st_9_when_the_stock_does_not_suffice_he_draws_what_there_is(game: Game) -> None:
    led = at(game, "9H 6C", "JH QH", stock="6S 6D").play("lead 9H")
    assert hand(led, 0) == {"6C", "6S", "6D"}
    later = led.play("beat 9H JH").play("lead QH")
    assert hand(later, 0) == {"6C", "6S", "6D"}


def test_st_10_the_rank_of_the_top_card_says_how_many_he_takes(game: Game) -> None:
    below = BELOW.split()
    for rank, cost in COSTS.items():
        state = at(game, "6C", "7C", pile=f"{BELOW} {rank}H")
        assert moves(state) == ["take"]
        taken = state.play("take")
        left = below[: 12 - cost]
        assert pile(taken).split() == left, rank
        assert hand(taken, 0) == {"6C", f"{rank}H", *below[12 - cost :]}
        assert len(hand(taken, 0)) == 1 + cost


def test_st_10_a_trump_on_top_costs_no_more(game: Game) -> None:
    for rank, cost in COSTS.items():
        taken = at(game, "6C", "7C", pile=f"{BELOW} {rank}D").play("take")
        assert len(hand(taken, 0)) == 1 + cost


def test_st_10_only_the_top_card_says_how_many_and_it_is_taken_too(game: Game) -> None:
    taken = at(game, "6C", "7C", pile="10S 10C 9S AS JH").play("take")
    assert hand(taken, 0) == {"6C", "AS", "JH"}
    assert pile(taken) == "10S 10C 9S"


def test_st_11_if_the_pile_holds_no_more_he_takes_it_whole(game: Game) -> None:
    for lying in ("AH", "JS AH", "JS QS KS 10S AH", "JS QS KS 10S AS AH"):
        taken = at(game, "6C", "7C 8C", "9C", pile=lying).play("take")
        assert hand(taken, 0) == {"6C", *lying.split()}
        assert pile(taken) == ""


def test_st_11_he_keeps_the_move_and_leads_to_the_empty_pile(game: Game) -> None:
    for lying in ("AH", "JS QS KS 10S AS AH"):
        taken = at(game, "6C", "7C 8C", "9C", pile=lying).play("take")
        assert turn(taken) == (0, "lead")
        assert set(moves(taken)) == {f"lead {card}" for card in ("6C", *lying.split())}
        led = taken.play("lead AH")
        assert pile(led) == "AH"
        assert turn(led) == (1, "beat")


def test_st_11_he_may_lead_an_old_card_or_one_he_has_taken(game: Game) -> None:
    state = at(game, "6C", "7C 8C", "9C", pile="JS AH").play("take")
    for card in ("6C", "JS", "AH"):
        assert pile(state.play(f"lead {card}")) == card


def test_st_12_if_cards_are_left_his_turn_is_over(game: Game) -> None:
    taken = at(game, "6C", "KC 8C", "9C", pile="9S 10C JS QS KS AS AH").play("take")
    assert hand(taken, 0) == {"6C", "10C", "JS", "QS", "KS", "AS", "AH"}
    assert pile(taken) == "9S"
    assert turn(taken) == (1, "beat")


def test_st_12_the_next_player_must_beat_the_card_now_on_top(game: Game) -> None:
    taken = at(game, "6C", "KC 8C JS AH", "9C", pile="7S JC 10S JH").play("take")
    assert pile(taken) == "7S JC"
    assert turn(taken) == (1, "beat")
    assert moves(taken) == ["beat JC KC"]
    assert pile(played(taken, "beat JC KC", "lead 8C")) == "7S JC KC 8C"


def test_st_12_takes_may_follow_one_another(game: Game) -> None:
    state = at(game, "6C", "7C", "8C", pile="9S JS QH JC 10S JH")
    after = played(state, "take", "take")
    assert pile(after) == "9S JS"
    assert hand(after, 1) == {"7C", "QH", "JC"}
    last = after.play("take")
    assert hand(last, 2) == {"8C", "9S", "JS"}
    assert turn(last) == (2, "lead")
