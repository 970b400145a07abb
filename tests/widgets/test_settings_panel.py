"""Settings at a table: followed at once, kept for the next, and never in the notebook."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cardlab
from cardlab import settings
from cardlab.cards import Card
from cardlab.language import say
from cardlab.render.look import PACKS, THEMES
from cardlab.settings import CHOICES
from cardlab.storage import kept
from cardlab.widgets.others import PACES
from cardlab.widgets.series import Goal
from cardlab.widgets.table import TableView
from tests.widgets.person import Person
from tests.widgets.set_out import set_out


def table() -> TableView:
    return cardlab.play("black_crow", players=3, seed=2)


@pytest.fixture
def person() -> Person:
    """Open the settings at a table."""
    sat = Person(table())
    sat.open("Settings")
    return sat


def test_every_choice_is_offered_in_words_and_none_else(person: Person) -> None:
    for setting, values in CHOICES.items():
        piece = person.piece(setting)
        if piece["kind"] == "choice":
            assert tuple(item["value"] for item in piece["items"]) == values
        else:
            assert set(values) == {True, False}
    assert CHOICES["pack"] == PACKS
    assert CHOICES["theme"] == THEMES
    assert len(CHOICES["pace"]) == len(PACES)


@pytest.mark.parametrize("setting", CHOICES)
def test_what_is_chosen_is_shown_and_lasts_to_the_next_table(person: Person, setting: str) -> None:
    for value in reversed(CHOICES[setting]):
        person.use(setting, value)
        piece = person.piece(setting)
        assert piece.get("value", piece.get("on")) == value
        assert person.face.speech["polite"] == "That is chosen."
        assert getattr(table().settings, setting) == value


def test_the_hand_is_in_the_order_that_was_chosen(person: Person) -> None:
    by_suit = person.hand
    person.use("sort", "rank")
    by_rank = person.hand
    assert sorted(by_suit) == sorted(by_rank)
    ranks = [Card.parse(card).rank.index for card in by_rank]
    assert ranks == sorted(ranks)
    assert by_rank != by_suit
    person.use("sort", "suit")
    assert person.hand == by_suit


def test_what_can_be_played_is_marked_only_for_whoever_wants_it(person: Person) -> None:
    assert any(held["playable"] for held in person.face.hand)
    person.use("playable", value=False)
    person.do("choose", card=person.hand[0])
    assert not any(held["playable"] for held in person.face.hand)
    assert any(held["chosen"] for held in person.face.hand)


def test_the_table_wears_what_was_chosen(person: Person) -> None:
    before = person.face.look
    person.use("pack", "four colours")
    assert person.face.look["pack"] != before["pack"]
    person.use("theme", "contrast")
    assert person.face.look["theme"] == "contrast"


@pytest.mark.parametrize("name", ["", "Åsa", " <b>Bo</b> "])
def test_a_name_is_kept_without_the_space_around_it(person: Person, name: str) -> None:
    person.use("name", name)
    assert settings.settings()[0].name == name.strip()


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("pace", "hasty"),
        ("sort", None),
        ("playable", "yes"),
        ("name", "x" * 99),
        ("name", "Ann\nBea"),
        ("name", "Ann \ud83d"),
        ("seed", 7),
    ],
)
def test_what_there_is_not_is_refused_and_nothing_changes(
    person: Person, setting: str, value: object
) -> None:
    before = person.table.settings
    person.use(setting, value)
    assert person.refused
    assert person.table.settings == before
    assert settings.settings() == (settings.USUAL, None)


def test_where_nothing_can_be_kept_the_table_follows_all_the_same(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "home").write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("CARDLAB_HOME", str(tmp_path / "home"))
    person.use("pace", "calm")
    assert person.table.settings.pace == "calm"
    assert "Nothing can be kept on this machine" in person.face.speech["polite"]


def test_a_broken_file_is_named_at_the_table_and_breaks_nothing() -> None:
    kept().mkdir(parents=True)
    kept("settings.json").write_text("{", encoding="utf-8")
    person = Person(table())
    assert "settings.json" in person.face.news
    assert "renamed" in person.face.speech["polite"]
    person.go_on()


def test_what_a_notebook_stores_knows_no_settings() -> None:
    stored = table()._repr_mimebundle_()[0]
    for setting, value in (
        ("sort", "rank"),
        ("pack", "outline"),
        ("theme", "dark"),
        ("name", "Åsa"),
        ("playable", False),
    ):
        settings.choose(setting, value)
    again = table()._repr_mimebundle_()[0]
    for kind in ("text/plain", "text/html"):
        assert again[kind] == stored[kind]


def must_take() -> dict[str, object]:
    """Return a position in which the person can only take."""
    game = cardlab.get("black_crow")
    for seed in range(200):
        state = game.deal(2, seed)
        while state.to_act is not None:
            legal = state.legal_moves()
            if state.to_act == 0 and len(legal) == 1 and not legal[0].cards:
                return state.to_dict()
            state = state.play(legal[0])
    raise AssertionError("There is no such position.")


def test_whoever_can_only_take_takes_by_himself_if_he_likes_it_so() -> None:
    person = Person(set_out("black_crow", must_take()))
    assert person.face.wait is None
    person.open("Settings")
    person.use("auto_pass", value=True)
    assert person.face.wait == PACES[1]
    person.do("next")
    assert [move.verb for move in person.table.table.moves] == ["take"]
    assert "take" in person.face.speech["polite"]
    person.press("Undo")
    assert person.table.table.moves == ()


def test_a_lesson_plays_nothing_by_itself_until_it_is_chosen_there() -> None:
    settings.choose("auto_pass", value=True)
    settings.choose("pace", "at once")
    task = Goal(say("Take."), say("Done."), lambda _: False)
    person = Person(set_out("black_crow", must_take(), goal=task))
    assert person.face.wait is None
    assert person.table.settings.pace == "calm"
    person.open("Settings")
    assert not person.piece("auto_pass")["on"]
    person.use("auto_pass", value=True)
    assert person.face.wait is not None


def test_a_name_is_not_told_to_a_page_that_does_not_show_it() -> None:
    settings.choose("name", "Somebody Else")
    other = Person(table())
    state = other.face.get_state()
    told = json.dumps({name: str(value) for name, value in state.items()})
    assert "Somebody Else" not in told
