"""Hints at a table: a rung with each press, never in anybody's way, and nothing hidden in them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import cardlab
from cardlab.games import names
from cardlab.widgets import hinting
from cardlab.widgets.hinting import Hinting
from tests.games.hidden import game_of, shuffled_behind
from tests.widgets.person import Person
from tests.widgets.test_asking import ENDLESS, in_a_loop, pause, until

FIXED = hinting.EFFORT._replace(simulations=40, seconds=0)


@pytest.fixture(autouse=True)
def fixed_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Think for so many simulations, so that hints repeat."""
    monkeypatch.setattr(hinting, "EFFORT", FIXED)


def sit_down(game: str = "stump", seed: int = 3) -> Person:
    """Sit down at a table of three and go on until it is the person's turn, with a choice."""
    person = Person(cardlab.play(game, players=3, seed=seed))
    while len(person.table.view.legal_moves()) < 2:
        person.go_on()
    return person


@pytest.mark.parametrize("game", names())
def test_each_press_says_one_thing_more(game: str) -> None:
    person = sit_down(game)
    told = []
    for number in range(1, 5):
        person.press("Hint")
        assert person.face.ruling["title"] == f"Hint {number} of 4"
        told.append(person.face.ruling["hint"])
        assert person.face.speech["polite"]
        assert not person.face.speech["urgent"]
    assert len(set(told)) == 4
    person.press("Hint")
    assert person.face.ruling["hint"] == told[-1]


@pytest.mark.parametrize("game", names())
def test_the_cards_of_a_hint_are_pointed_at(game: str) -> None:
    person = sit_down(game)
    assert not any(held["pointed"] for held in person.face.hand)
    for _ in range(4):
        person.press("Hint")
    pointed = {held["card"] for held in person.face.hand if held["pointed"]}
    best = person.table.part(Hinting).hints._rungs[3].moves[0]
    assert pointed == {str(card) for card in best.from_hand}


def test_a_hint_stays_while_cards_are_chosen_and_goes_with_the_position() -> None:
    person = sit_down()
    person.press("Hint")
    hint = person.face.ruling
    person.do("choose", card=person.hand[0])
    person.do("clear")
    assert person.face.ruling == hint
    person.play_any()
    assert person.face.ruling is None
    assert not any(held["pointed"] for held in person.face.hand)


def test_there_are_hints_only_for_whose_turn_it_is() -> None:
    person = sit_down()
    person.play_any()
    while person.face.wait is None:
        person.play_any()
    assert "Hint" not in person.captions
    person.do("act", action="hint")
    assert person.face.ruling is None


@in_a_loop
async def test_a_hint_is_thought_of_between_clicks() -> None:
    hinting.EFFORT = FIXED._replace(simulations=2000)
    person = sit_down(seed=4)
    person.press("Hint")
    assert person.face.ruling is None
    await pause()
    person.do("choose", card=person.hand[0])
    assert any(held["chosen"] for held in person.face.hand) or person.face.ruling
    person.do("clear")
    person.press("Hint")  # patience
    await until(lambda: person.table.part(Hinting).hints.rung is not None)
    assert person.face.ruling["title"] == "Hint 1 of 4"


@in_a_loop
async def test_nothing_comes_of_a_hint_for_a_position_that_is_gone() -> None:
    hinting.EFFORT = FIXED._replace(simulations=ENDLESS)
    person = sit_down(seed=4)
    person.press("Hint")
    await pause()
    person.play_any()
    await pause(20)
    assert person.face.ruling is None
    assert person.table.part(Hinting).hints._thought is None


@in_a_loop
async def test_nobody_thinks_of_a_hint_for_a_closed_table() -> None:
    hinting.EFFORT = FIXED._replace(simulations=ENDLESS)
    person = sit_down(seed=4)
    person.press("Hint")
    await pause()
    person.table.close()
    assert person.table.part(Hinting).hints._thought is None


@pytest.mark.parametrize("game", names())
def test_hints_are_blind_to_hidden_cards(game: str) -> None:
    person = sit_down(game, seed=8)
    table = person.table.table
    for _ in range(4):
        person.press("Hint")
    seat, stream = person.table.seat, random.Random(5)
    told = person.face.ruling
    table._steps[-1] = replace(
        table._steps[-1],
        state=shuffled_behind(game_of(table.state), table.state, seat, stream),
    )
    person.table.part(Hinting).hints.forget()
    for _ in range(4):
        person.press("Hint")
    assert person.face.ruling == told
