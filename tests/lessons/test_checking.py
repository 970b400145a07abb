"""A contrast pair differs by one card, or by two that have changed places."""

from __future__ import annotations

from cardlab.games import get
from cardlab.language import mark
from cardlab.lessons import asking
from cardlab.lessons.checking import faults, moved_cards
from cardlab.lessons.positions import position
from cardlab.lessons.step import Step

GAME = get("stump")


def nine(hand: str, others: str = "7H 9C") -> dict[str, object]:
    return position(
        "stump",
        [hand, others],
        stumps=[[], []],
        pile=["9H"],
        phase="beat",
        to_act=0,
        trump="D",
        turned="8D",
    )


def moved(one: dict[str, object], other: dict[str, object]) -> set[str]:
    return moved_cards(GAME.from_dict(one), GAME.from_dict(other))


def test_a_card_that_lies_elsewhere_is_found() -> None:
    assert moved(nine("QH 8S"), nine("QH 8S")) == set()
    assert moved(nine("QH 8S"), nine("8S QH")) == set()
    assert moved(nine("QH 8S"), nine("8S")) == {"QH"}
    assert moved(nine("QH 8S"), nine("6S 8S")) == {"QH", "6S"}
    assert moved(nine("QH 8S"), nine("7H 8S", "QH 9C")) == {"QH", "7H"}


def test_a_contrast_of_quite_another_position_is_refused() -> None:
    makers = tuple(
        asking.referee(nine(hand), f"beat 9H {hand[:2]}", "ST-7") for hand in ("QH 8S", "6S AC")
    )
    step = Step(("ST-7",), "contrast", mark("See."), makers)
    assert list(faults(step)) == ["4 cards lie elsewhere, not one."]


def test_a_card_of_the_bout_is_found_in_it_attack_or_cover() -> None:
    bout: dict[str, object] = {
        "trump": "D",
        "attacker": 1,
        "defender": 0,
        "to_act": 0,
        "discard": [],
        "options": {"trump": "diamonds"},
    }
    hands = ["QH 8S", "7H QS"]
    one = position("black_crow", hands, bout=[["9H", None], ["10H", "JH"]], **bout)
    other = position("black_crow", hands, bout=[["9H", None], ["10H", "KH"]], **bout)
    game = get("black_crow")
    assert moved_cards(game.from_dict(one), game.from_dict(other)) == {"JH", "KH"}
