"""How the player of the house plays Black Crow, move by move."""

from __future__ import annotations

from cardlab.games import get
from cardlab.games.game import State
from cardlab.lessons.positions import position
from cardlab.players.black_crow import CrowHabit

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
