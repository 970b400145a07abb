"""The players of the house: lawful, sensible, and blind to what they may not see."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, strategies as st

from cardlab.games import get
from cardlab.games.game import State
from cardlab.lessons.step import position
from cardlab.players.black_crow import CrowHabit
from cardlab.players.habits import habit
from cardlab.players.player import Chance, Player, stream_of
from cardlab.seating import Seating
from cardlab.table import Table
from tests.games.hidden import game_of, shuffled_behind

GAME = get("black_crow")


def choice(state: State) -> str:
    assert state.to_act is not None
    return str(CrowHabit().choose(state.view(state.to_act), ()))


def small(hands: list[str], partial: bool = False, **places: object) -> State:
    options = {"trump": "diamonds", "partial": partial}
    attacker = 1 if places.get("bout") else 0
    facts = {"options": options, "trump": "D", "bout": [], "discard": [], **places}
    seats = {"attacker": attacker, "defender": 1 - attacker, "to_act": 0}
    return GAME.from_dict(position("black_crow", hands, **facts, **seats))


def play_out(seed: int, players: int, partial: bool, chance_seat: int | None = None) -> Table:
    table = Table.deal(GAME, players, seed, partial=partial)
    seats: dict[int, Player] = {
        seat: Chance(stream_of(seed, seat))
        if seat == chance_seat
        else habit("black_crow", stream_of(seed, seat))
        for seat in range(players)
    }
    seating = Seating(table, seats)
    while seating.waiting_for_player:
        assert seating.ask().note is None
    return table


def test_the_queen_of_spades_is_led_as_soon_as_she_can_be_with_other_spades() -> None:
    assert choice(small(["QS 2S KS 3C", "4H 5H 6H"])) == "attack 2S QS KS"


def test_no_more_spades_go_with_her_than_the_defender_holds() -> None:
    assert choice(small(["QS 2S KS 3C", "4H 5H"])) == "attack 2S QS"


def test_low_cards_of_one_suit_go_first() -> None:
    assert choice(small(["3C 5C KC AH 2D", "4H QS 6H"])) == "attack 3C 5C"


def test_the_last_cards_are_laid_at_once_to_go_out() -> None:
    assert choice(small(["9C KC", "4H QS 6H"])) == "attack 9C KC"


def test_a_card_is_covered_as_cheaply_as_possible() -> None:
    assert choice(small(["9C KC 2D", "QS 4H"], bout=[["7C", None]])) == "beat 7C 9C"


def test_cheap_covers_are_not_given_to_the_wrong_card() -> None:
    state = small(["9C JC", "QS 4H"], bout=[["8C", None], ["10C", None]])
    assert choice(state) == "beat 10C JC"
    assert choice(state.play("beat 10C JC")) == "beat 8C 9C"


def test_a_good_trump_is_kept_while_there_is_much_to_draw() -> None:
    stock = ["2C", "3C", "4C", "5C", "6C", "2H", "3H", "5H", "6H", "8H"]
    bout = [["AH", None]]
    assert choice(small(["AD 2S", "QS 4H"], bout=bout, stock=stock)) == "take"
    assert choice(small(["AD 2S", "QS 4H"], bout=bout)) == "beat AH AD"


def test_whoever_holds_the_queen_covers_at_any_price_to_attack_next() -> None:
    stock = ["2C", "3C", "4C", "5C", "6C", "2H", "3H", "5H", "6H", "8H"]
    state = small(["AD QS", "JS 4H"], bout=[["AH", None]], stock=stock)
    assert choice(state) == "beat AH AD"


def test_what_cannot_be_covered_is_taken() -> None:
    assert choice(small(["2C 3C", "QS 4H"], bout=[["7C", None]])) == "take"
    assert choice(small(["AS KS", "4H"], bout=[["QS", None]])) == "take"


def test_in_the_finnish_way_the_rest_is_covered_first() -> None:
    state = small(["KS 2C", "4H"], bout=[["JS", None], ["QS", None]], partial=True)
    assert choice(state) == "beat JS KS"
    assert choice(state.play("beat JS KS")) == "take"


@pytest.mark.parametrize("partial", [False, True])
@pytest.mark.parametrize("players", range(2, 7))
def test_games_among_habits_end_with_a_crow(players: int, partial: bool) -> None:
    for seed in range(20):
        outcome = play_out(seed, players, partial).state.outcome
        assert outcome is not None
        assert outcome.reason == "BC-15"


def test_chance_is_left_with_the_queen_far_more_often_than_its_share() -> None:
    lost = 0
    for seed in range(100):
        outcome = play_out(seed, 4, partial=False, chance_seat=seed % 4).state.outcome
        assert outcome is not None
        lost += outcome.last == seed % 4
    assert lost > 60


@given(seed=st.integers(0, 2**40 - 1), moves=st.integers(0, 60), stir=st.randoms())
def test_a_choice_does_not_depend_on_hidden_cards(
    seed: int, moves: int, stir: random.Random
) -> None:
    table = Table.deal(GAME, 3, seed)
    seating = Seating(table, {seat: Chance(stream_of(seed, seat)) for seat in range(3)})
    for _ in range(moves):
        if seating.waiting_for_player:
            seating.ask()
    state = table.state
    if state.to_act is not None:
        assert choice(shuffled_behind(game_of(state), state, state.to_act, stir)) == choice(state)


def test_a_player_repeats_its_game_and_leaves_the_deal_alone() -> None:
    first, second = play_out(5, 4, False, 2), play_out(5, 4, False, 2)
    assert first.moves == second.moves
    assert GAME.deal(4, 5).to_dict()["hands"] == GAME.deal(4, 5).to_dict()["hands"]


def test_a_game_without_a_habit_is_played_by_chance() -> None:
    assert isinstance(habit("no such game", stream_of(0, 0)), Chance)
