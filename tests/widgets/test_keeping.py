"""A table keeps its game on this machine, and offers it again when its kernel has ended."""

from __future__ import annotations

import errno
import os
import re

import pytest

import cardlab
from cardlab.autosave import Autosave, last_game
from cardlab.games import names
from cardlab.record import Record
from cardlab.storage import kept
from cardlab.widgets.keeping import Keeping
from tests.games.hidden import cards_named
from tests.widgets.person import Person
from tests.widgets.small_tasks import covering
from tests.widgets.test_asking import in_a_loop, pause

OFFER = re.compile(r"Go on with your game \(move \d+\)")


def sit_down(game: str = "stump", seed: int | None = 7) -> Person:
    return Person(cardlab.play(game, players=3, seed=seed))


def offers(person: Person) -> list[str]:
    return list(filter(OFFER.fullmatch, person.captions))


def play_and_leave(person: Person, turns: int = 3) -> None:
    """Play so many turns of one's own, and leave the table."""
    play(person, turns)
    person.table.part(Keeping).left()


def play(person: Person, turns: int = 1) -> None:
    """Play so many turns of one's own."""
    for _ in range(turns):
        while person.face.wait is not None:
            person.do("next")
        person.play_any()


@pytest.mark.parametrize("game", names())
def test_a_game_goes_on_where_it_was_broken_off(game: str) -> None:
    before = sit_down(game)
    play_and_leave(before)
    person = sit_down(game)
    assert "A game of yours is not over." in person.face.speech["polite"]
    number = len(before.table.table.moves)
    assert offers(person) == [f"Go on with your game (move {number})"]
    person.press(*offers(person))
    assert person.table.table.state == before.table.table.state
    assert person.face.hand == before.face.hand
    assert person.table.table.names == before.table.table.names
    assert person.face.news == "You go on with your game."
    assert offers(person) == []
    person.play_out()
    assert offers(sit_down(game)) == [], "it is over now"


def test_a_game_that_went_on_is_kept_in_its_turn() -> None:
    play_and_leave(sit_down())
    for _ in range(3):
        person = sit_down()
        before = person.captions
        person.press(*offers(person))
        play_and_leave(person, 1)
        assert before != sit_down().captions


def test_another_game_goes_on_untouched_and_the_offer_goes() -> None:
    play_and_leave(sit_down())
    person = sit_down()
    dealt = person.table.table.state
    while person.face.wait is not None:
        person.do("next")
        assert offers(person)
    person.play_any()
    assert offers(person) == []
    person.press("Undo")
    assert offers(person) == []
    assert person.table.table.deal_state == dealt


def test_a_table_that_is_on_no_page_any_more_can_be_gone_on_with() -> None:
    before = sit_down()
    play(before)
    person = sit_down()
    person.press(*offers(person))
    assert person.table.table.moves == before.table.table.moves


def test_a_game_that_another_program_plays_is_not_taken_from_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play_and_leave(sit_down())
    person = sit_down()
    monkeypatch.setattr(Autosave, "take_up", lambda *_: False)
    person.press(*offers(person))
    assert person.table.table.moves == ()
    assert person.face.speech["polite"] == "That game is being played at another table."
    assert offers(person) == []


def test_a_deal_that_was_asked_for_is_offered_with_that_deal_alone() -> None:
    play_and_leave(sit_down(seed=7))
    assert offers(sit_down(seed=None))
    assert offers(sit_down(seed=7))
    assert not offers(sit_down(seed=8))
    table = sit_down(seed=7).table.table
    assert offers(Person(cardlab.play(Record.of(table))))
    assert offers(Person(cardlab.play(cardlab.deal_code("stump", 3, 7))))


def test_a_match_goes_on_with_its_score() -> None:
    person = sit_down()
    person.play_out()
    person.press("Next game")
    play_and_leave(person, 1)
    again = sit_down()
    again.press(*offers(again))
    assert again.table.series.score_lines() == person.table.series.score_lines() != ()


def test_a_task_is_not_kept() -> None:
    step = Person(covering())
    step.play_any()
    step.table.part(Keeping).left()
    assert not kept().exists()


def test_what_is_stored_in_a_notebook_is_the_same_with_an_offer() -> None:
    play_and_leave(sit_down())
    person = sit_down()
    assert offers(person)
    data, _ = person.table._repr_mimebundle_()
    kept("games").rename(kept("elsewhere"))
    fresh = sit_down()
    assert not offers(fresh)
    for kind in ("text/html", "text/plain"):
        assert data[kind] == fresh.table._repr_mimebundle_()[0][kind]


def test_an_offer_names_no_card() -> None:
    play_and_leave(sit_down())
    person = sit_down()
    assert not cards_named([*offers(person), person.face.news])


def test_a_broken_file_is_told_and_set_aside() -> None:
    play_and_leave(sit_down())
    path = kept("games", "strange.json")
    path.write_text("strange")
    person = sit_down()
    assert f"{path} cannot be used and was renamed" in person.face.news
    assert offers(person)


def test_where_nothing_can_be_kept_one_sentence_says_so_and_the_game_goes_on() -> None:
    kept().write_text("I am no folder.")
    person = sit_down()
    told = []
    while person.table.table.state.to_act is not None:
        person.go_on()
        told.append("Nothing can be kept" in person.face.news)
    assert told.count(True) == 1


@pytest.fixture
def _full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("cardlab.storage.write_whole", fail)


@pytest.mark.usefixtures("_full_disk")
@in_a_loop
async def test_a_full_disk_is_told_after_the_move_is_shown() -> None:
    person = sit_down()
    play(person)
    assert "No space left" not in person.face.news
    await pause()
    assert "No space left on device" in person.face.news
    assert "No space left on device" in person.face.speech["polite"]
    assert person.face.news.count(".") > 1, "what happened is still there to be read"


@in_a_loop
async def test_a_table_that_is_closed_keeps_its_last_move_and_lets_go_of_it() -> None:
    person = sit_down()
    play(person)
    person.table.close()
    await pause()
    series = person.table.series
    assert isinstance(series, cardlab.match.Match)
    found, _ = last_game(series, person.table.people)
    assert found
    assert found.match.table.moves == person.table.table.moves


def test_another_game_at_the_table_is_kept_with_the_people_who_play_it() -> None:
    person = sit_down()
    person.open("New game")
    person.use("who 0", "careful")
    person.use("who 1", "person")
    person.press_in_panel("Deal")
    play_and_leave(person)
    assert offers(sit_down(seed=None)) == [], "somebody else played that"
    again = Person(cardlab.play("stump", players=3, humans=[1]))
    again.press(*offers(again))
    assert again.table.table.state == person.table.table.state


def test_a_game_is_offered_only_where_such_a_game_lies_on_the_table() -> None:
    play_and_leave(sit_down())
    person = sit_down()
    for control, value in (("who 1", "person"), ("game", "black_crow")):
        person.open("New game")
        person.use(control, value)
        person.press_in_panel("Deal")
        assert offers(person) == []
        person.do("act", action="resume")
        assert person.table.table.moves == ()
        person.press("Undo")
        assert offers(person)
