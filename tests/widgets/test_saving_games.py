"""Saving, opening, copying and pasting: nothing that is wrong touches the game on the table."""

from __future__ import annotations

from pathlib import Path

import pytest

import cardlab
from cardlab.games import names
from cardlab.match import Match
from cardlab.record import Record
from cardlab.storage import kept
from cardlab.table import Table
from tests.games.hidden import cards_named
from tests.junk import AROUND
from tests.widgets.person import Person

TITLE = "Save, open, copy, paste"


@pytest.fixture
def person() -> Person:
    """Open the panel in the middle of a game."""
    sat = Person(cardlab.play("stump", players=3, seed=4))
    for _ in range(9):
        sat.go_on()
    sat.open(TITLE)
    return sat


def at_another_table() -> Person:
    other = Person(cardlab.play("black_crow", players=2, seed=1))
    other.open(TITLE)
    return other


@pytest.mark.parametrize("game", names())
def test_a_saved_game_is_opened_at_another_table(game: str) -> None:
    person = Person(cardlab.play(game, players=3, seed=4))
    for _ in range(9):
        person.go_on()
    person.open(TITLE)
    person.use("save", "My game 1")
    assert person.face.speech["polite"] == "Saved as My game 1."
    other = at_another_table()
    before = other.table.table
    other.press_in_panel("My game 1")
    assert other.table.table.state == person.table.table.state
    assert other.table.table.names == person.table.table.names
    assert other.face.panel is None
    other.play_out()
    while other.table.table is not before:
        other.press("Undo")


def test_a_name_is_proposed_that_is_free(person: Person) -> None:
    names = []
    for _ in range(3):
        names.append(person.piece("save")["value"])
        person.use("save", names[-1])
        assert person.refused == ""
    assert names == ["Stump 1", "Stump 2", "Stump 3"]


def test_a_name_that_is_taken_is_asked_about(person: Person) -> None:
    person.use("save", "one")
    first = (kept("saved") / "one.json").read_text(encoding="utf-8")
    person.go_on()
    person.use("save", "one")
    assert "already" in person.refused
    person.press_in_panel("Leave it")
    assert (kept("saved") / "one.json").read_text(encoding="utf-8") == first
    person.use("save", "one")
    person.press_in_panel("Save over it")
    assert (kept("saved") / "one.json").read_text(encoding="utf-8") != first
    assert person.refused == ""


def test_nothing_is_saved_over_unasked(person: Person) -> None:
    person.use("save over")
    assert not kept("saved").exists()


@pytest.mark.parametrize(
    "name", ["", "  ", "../up", "a/b", "a\\b", ".hidden", "x" * 99, "a\nb", "a\0"]
)
def test_a_name_that_could_be_a_path_is_refused(person: Person, name: str) -> None:
    person.use("save", name)
    assert "letters, digits" in person.refused
    assert not kept("saved").exists() or not list(kept("saved").iterdir())
    person.use(f"open {name}", value=True)
    assert person.refused


def test_where_nothing_can_be_saved_that_is_said(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "home").write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("CARDLAB_HOME", str(tmp_path / "home"))
    state = person.table.table.state
    person.use("save", "one")
    assert person.refused.startswith("The game cannot be saved: ")
    assert person.table.table.state == state


def test_a_file_that_is_no_game_is_refused_and_the_game_stays(person: Person) -> None:
    kept("saved").mkdir(parents=True)
    (kept("saved") / "bad.json").write_text('{"cardlab": 1}', encoding="utf-8")
    (kept("saved") / "worse.json").write_bytes(b"\xff\xfe\x00")
    table, state = person.table.table, person.table.table.state
    for name in ("bad", "worse", "gone"):
        person.use(f"open {name}")
        assert person.refused, name
        assert person.table.table is table
        assert table.state == state


def test_a_copied_game_is_pasted_at_another_table(person: Person) -> None:
    assert all(piece["kind"] != "copy" for piece in person.face.panel["pieces"])
    person.press_in_panel("Copy this game")
    line = person.piece("copied")["text"]
    assert line.startswith("cardlab:")
    assert not cards_named([line])
    person.use("copied", value=True)
    assert person.face.speech["polite"] == "Copied."
    person.use("copied", value=False)
    assert "Ctrl" in person.face.speech["polite"]
    other = at_another_table()
    other.use("paste", f"  {line[:40]}\n{line[40:]}\n")
    assert other.table.table.state == person.table.table.state


@pytest.mark.parametrize("around", AROUND)
def test_what_is_pasted_may_have_brought_something_along(person: Person, around: str) -> None:
    series, state = person.table.series, person.table.table.state
    assert isinstance(series, Match)
    code = cardlab.deal_code("stump", 3, 4)
    for pasted in (series.to_sealed_text(), Record.of(series.table).to_text(), code):
        other = at_another_table()
        other.use("paste", around.format(pasted))
        assert other.refused == ""
        assert other.table.table.state == (series.table.deal_state if pasted == code else state)


def test_a_copied_game_is_shown_no_longer_than_the_panel(person: Person) -> None:
    person.press_in_panel("Copy this game")
    person.press("More")
    assert person.face.panel is None
    person.open(TITLE)
    assert all(piece["kind"] != "copy" for piece in person.face.panel["pieces"])


def test_a_deal_code_is_copied_and_gives_the_same_cards(person: Person) -> None:
    person.press_in_panel("Copy the deal code")
    code = person.piece("copied")["text"]
    other = at_another_table()
    other.use("paste", code)
    assert other.table.table.deal_state == person.table.table.deal_state
    assert other.table.table.names == ("You", "Ann", "Bea")


def test_a_deal_that_no_code_gives_has_none() -> None:
    person = Person(cardlab.play("stump", players=3, seed=4, dealer=2))
    assert cardlab.get("stump").deal(3, 4) != person.table.table.deal_state
    person.open(TITLE)
    assert "Copy the deal code" not in [item["caption"] for item in person.buttons]


def test_the_record_of_one_game_is_pasted_too() -> None:
    table = Table.deal(cardlab.get("stump"), players=2, seed=5)
    other = at_another_table()
    other.use("paste", Record.of(table).to_text())
    assert other.table.table.state == table.state


@pytest.mark.parametrize(
    ("pasted", "sentence"),
    [
        ("", "Paste a copied game"),
        (" \n ", "Paste a copied game"),
        ("hello there", "neither a copied game"),
        ("cardlab:abcdef", "damaged"),
        ("{", "no record"),
        ('{"cardlab": 1}', "lacks"),
        ("12345-ABCDE-1234", "is not a deal code"),
        ("[" * 90_000, "neither a copied game"),
        ("7" * 5_000_000, "not a deal code"),
    ],
)
def test_what_is_no_game_is_refused_kindly_and_the_game_stays(
    person: Person, pasted: str, sentence: str
) -> None:
    table, state = person.table.table, person.table.table.state
    person.use("paste", pasted)
    assert sentence in person.refused
    assert len(person.refused) < 400
    assert person.table.table is table
    assert table.state == state
    person.press("More")
    person.go_on()
