"""How the players of the house play Stump and Figured Fool, move by move."""

from __future__ import annotations

import pytest

from cardlab.games import get
from cardlab.lessons.courses import course
from cardlab.lessons.positions import position
from cardlab.players.habits import habit
from cardlab.players.player import stream_of

STUMP = {"trump": "D", "turned": "8D", "to_act": 0, "stumps": [[], []], "pile": []}
FOOL = {
    "trump": "D",
    "turned": "8D",
    "to_act": 0,
    "bout": [],
    "passed": [],
    "discard": [],
    "scores": [0, 0],
    "first_bout": False,
}


def stump(*hands: str, **facts: object) -> str:
    return _choice("stump", *hands, **{**STUMP, **facts})


def fool(*hands: str, **facts: object) -> str:
    return _choice("figured_fool", *hands, **{**FOOL, **facts})


def _choice(game: str, *hands: str, **facts: object) -> str:
    state = get(game).from_dict(position(game, hands, **facts))
    return str(habit(game, stream_of(1, 0)).choose(state.view(0), ()))


def test_the_cheapest_card_that_beats_is_used() -> None:
    assert stump("AC QC 9D", "KC", pile=["JC"], phase="beat") == "beat JC QC"


def test_a_ten_is_worth_more_than_a_king() -> None:
    assert stump("10C KC", "AC", phase="lead") == "lead KC"


def test_what_cannot_be_beaten_is_taken() -> None:
    assert stump("6C 7C", "KC", pile=["AC"], phase="beat") == "take"


def test_a_plain_low_card_is_led_before_a_figured_one_or_a_trump() -> None:
    facts = {"attacker": 0, "defender": 1, "limit": 2}
    assert fool("9C KC 6D", "7C 8C", **facts) == "attack 9C"


def test_nothing_figured_is_thrown_in() -> None:
    facts = {"attacker": 0, "defender": 1, "limit": 2, "bout": [["9C", "JC"]]}
    assert fool("JH 6H", "7C", **facts) == "pass"
    assert fool("9H 6H", "7C", **facts) == "throw 9H"


@pytest.mark.parametrize(("attack", "answer"), [("7C", "take"), ("QC", "beat QC 6D")])
def test_a_trump_is_spent_on_a_figured_card_alone(attack: str, answer: str) -> None:
    facts = {"attacker": 1, "defender": 0, "limit": 2, "bout": [[attack, None]], "stock": ["8D"]}
    assert fool("6D 6H", "9H 8H", **facts) == answer


def test_any_card_is_covered_with_a_trump_once_the_stock_is_gone() -> None:
    facts = {"attacker": 1, "defender": 0, "limit": 2, "bout": [["7C", None]]}
    assert fool("6D 6H", "9H 8H", **facts) == "beat 7C 6D"


@pytest.mark.parametrize("game", ["stump", "figured_fool", "black_crow"])
def test_a_habit_has_a_lawful_answer_in_every_lesson(game: str) -> None:
    for task in (task for step in course(game).steps for task in step.tasks):
        seat = task.state.to_act
        if seat is not None:
            move = habit(game, stream_of(1, 0)).choose(task.state.view(seat), ())
            assert task.state.why_not(move) is None
