"""A game that cardlab has never heard of: all that holds for our games holds for it too."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings, strategies as st
from jsonschema import Draft202012Validator

import cardlab
from cardlab.codes import read_deal_code
from cardlab.errors import UnknownGame
from cardlab.games import add, get, names, remove
from cardlab.games.game import Game
from cardlab.games.move import Move
from cardlab.lessons.checking import task_faults
from cardlab.lessons.courses import course
from cardlab.lessons.courses.any_game import common_laws
from cardlab.lessons.practice import NothingToPractise, Practice
from cardlab.players.habits import habit
from cardlab.players.opponents import seated
from cardlab.players.player import Chance, stream_of
from cardlab.players.strengths import strengths
from cardlab.record import Record, load, schema
from cardlab.render.svg import picture
from cardlab.scene import scene
from cardlab.seating import Seating
from cardlab.table import Table, seat_names
from tests.fourth_game import Follow
from tests.games import test_contract, test_deals, test_junk, test_random_games
from tests.games.test_random_games import Play, games_played
from tests.tables_in_play import finished, play_on
from tests.widgets.person import Person

OURS = names()
STORED = {test_deals.test_deals_are_stored_for_every_option_and_number_of_players}
"""What can only be asked of games of which deals are stored."""


@pytest.fixture(scope="module", autouse=True)
def follow() -> Iterator[Game]:
    """The fourth game, known while the tests of this file run and then forgotten."""
    with pytest.MonkeyPatch.context() as known:
        known.setitem(test_contract.OWN_KEYS, "follow", "pile")
        yield add(Follow())
        remove("follow")


def general(module: ModuleType, *parameters: str) -> list[Any]:
    """Return the tests of a module that ask for exactly these."""
    found = [test for name, test in vars(module).items() if name.startswith("test_")]
    asked = [test for test in found if [*inspect.signature(test).parameters] == [*parameters]]
    assert asked
    return [pytest.param(test, id=test.__name__) for test in asked if test not in STORED]


GENERAL = [
    *general(test_contract, "game"),
    *general(test_deals, "game"),
    *general(test_junk, "game"),
]
RANDOM = [
    pytest.param(test.hypothesis.inner_test, id=name)
    for name, test in vars(test_random_games).items()
    if name.startswith("test_")
]


@pytest.mark.parametrize("check", GENERAL)
def test_it_keeps_the_contract(check: Callable[[Game], None], follow: Game) -> None:
    check(follow)


@pytest.mark.parametrize("check", general(test_junk, "game", "junk"))
def test_it_answers_junk(check: Callable[[Game, object], None], follow: Game) -> None:
    for junk in test_junk.JUNK:
        check(follow, junk)


@pytest.mark.parametrize("check", RANDOM)
@settings(max_examples=10)
@given(plays=games_played("follow"), chance=st.randoms(use_true_random=False))
def test_it_holds_at_every_move_of_random_games(
    check: Callable[..., None], plays: list[Play], chance: object
) -> None:
    assert plays[0].game.name == "follow"
    check(*(plays, chance)[: len(inspect.signature(check).parameters)])


@pytest.mark.parametrize("players", range(2, 7))
def test_it_plays_on_the_table_to_the_end_and_on(players: int) -> None:
    person = Person(cardlab.play("follow", players=players, seed=players))
    for _ in range(2):
        person.play_out()
        assert person.face.status.startswith("The game is over. Winner: ")
        assert person.face.ruling is None
        person.press("Next game")
    assert person.table.series.score_lines()[0].startswith("Games won: You ")


def test_a_card_that_it_forbids_is_answered_with_its_law() -> None:
    for seed in range(100):
        person = Person(cardlab.play("follow", players=2, seed=seed))
        while person.table.view.to_act != 0:
            person.do("next")
        wrong = [card["card"] for card in person.face.hand if not card["playable"]]
        if wrong:
            break
    person.do("play", card=wrong[0])
    assert person.face.ruling["law"] == "FO-1"
    assert person.face.ruling["text"].startswith("That is not of the last card's suit. You can: ")


def test_people_share_a_screen_for_it() -> None:
    person = Person(cardlab.play("follow", players=3, seed=2, humans=[0, 1, 2]))
    assert person.hand == []
    person.play_out()


def test_its_seats_are_taken_by_chance() -> None:
    assert isinstance(habit("follow", stream_of(1, 1)), Chance)


@pytest.mark.parametrize("name", strengths())
def test_every_player_of_the_house_plays_it(follow: Game, name: str) -> None:
    table = Table.deal(follow, 4, 7)
    seating = Seating(table, seated(name, "follow", range(4), 7))
    while seating.waiting_for_player:
        assert seating.ask().note is None
    assert table.state.outcome is not None


def test_it_shows_as_text_picture_and_page(follow: Game) -> None:
    state = play_on(Table.deal(follow, 3, 5), 4).state
    seen = scene(state.view(0), seat_names(3, 0))
    ET.fromstring(picture(seen))  # noqa: S314 - a picture that we drew ourselves
    table = cardlab.play("follow", players=3, seed=5)
    data, _ = table._repr_mimebundle_()
    assert data["text/plain"] == repr(table)
    assert data["text/html"].startswith("<figure")
    assert "The laws of Follow" in str(cardlab.laws("follow"))


def test_it_is_kept_as_a_record_and_read_again(follow: Game, tmp_path: Path) -> None:
    table = Table.deal(follow, 4, 6, hand=3)
    for moves in (0, 5, 100):
        record = Record.of(play_on(table, moves))
        record.save(tmp_path / "game.json")
        assert load(tmp_path / "game.json") == record
        assert record.table().seen(2) == table.seen(2)
        Draft202012Validator(schema()).validate(record.to_dict())
    assert table.state.outcome is not None


def test_it_is_played_in_a_match() -> None:
    match = cardlab.Match("follow", 3, 9, hand=3)
    first = match.table.state.setup.dealer
    finished(match.table)
    assert "The deal passes clockwise" in match.next_game()
    assert match.table.state.setup.dealer == (first + 1) % 3
    again = cardlab.Match.from_text(match.to_text())
    assert again.to_text() == match.to_text()
    assert again.standings == match.standings


def test_it_has_deal_codes(follow: Game) -> None:
    code = cardlab.deal_code("follow", 5, 2**40 - 1, hand=3)
    assert read_deal_code(code).options == {"hand": 3}
    dealt = cardlab.play(code).table.deal_state
    assert dealt == follow.deal(5, 2**40 - 1, hand=3)


def test_it_has_no_course_and_is_taught_what_all_games_share(follow: Game) -> None:
    assert course("follow").steps == ()
    with pytest.raises(NothingToPractise):
        Practice("follow")
    for question in common_laws("lead", "take", buttons=(Move("take"),)):
        task = question.make(follow, random.Random(1))
        assert list(task_faults(task)) == []
        assert len(task.hints()) == 4


def test_it_is_less_than_a_hundred_lines() -> None:
    source = inspect.getsource(inspect.getmodule(Follow) or Follow)
    assert len(source.splitlines()) < 100


def test_it_is_forgotten_when_asked_to_be() -> None:
    assert names() == (*OURS, "follow")
    game = get("follow")
    remove("follow")
    assert names() == OURS
    with pytest.raises(UnknownGame):
        get("follow")
    with pytest.raises(UnknownGame):
        remove("follow")
    add(game)
