"""The laws and the keys at hand."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import cardlab
from cardlab.games import get, names
from cardlab.typed.telling import KEYS
from cardlab.widgets.panels.laws import FEW
from cardlab.widgets.panels.opening import Panels
from tests.widgets.person import Person
from tests.widgets.translated import in_brackets


def opened(game: str = "black_crow") -> Person:
    person = Person(cardlab.play(game, players=3, seed=2))
    person.open(f"The laws of {get(game).title}")
    return person


def entries(person: Person, label: str) -> list[dict[str, str | None]]:
    for piece in person.face.panel["pieces"]:
        if piece["kind"] == "entries" and piece["label"] == label:
            found: list[dict[str, str | None]] = piece["items"]
            return found
    return []


@pytest.mark.parametrize("game", names())
def test_all_laws_are_listed_and_each_can_be_opened_and_closed(game: str) -> None:
    person = opened(game)
    laws = get(game).laws
    assert [entry["id"] for entry in entries(person, "Laws")] == list(laws)
    for law in laws.values():
        person.use(law.id)
        texts = {entry["id"]: entry["text"] for entry in entries(person, "Laws")}
        assert texts[law.id] == law.text
        person.use(law.id)
        texts = {entry["id"]: entry["text"] for entry in entries(person, "Laws")}
        assert texts[law.id] is None


@pytest.mark.parametrize("game", names())
def test_every_law_is_found_by_its_own_words(game: str) -> None:
    person = opened(game)
    for law in get(game).laws.values():
        for sought in (law.id.lower(), law.title.upper(), law.text.split(".")[0]):
            person.use("search", sought)
            assert law.id in [entry["id"] for entry in entries(person, "Laws")]


def test_what_is_sought_is_counted_aloud_and_few_laws_are_open_at_once() -> None:
    person = opened()
    person.use("search", "marriage")
    found = entries(person, "Laws")
    assert 0 < len(found) <= FEW
    assert all(entry["text"] for entry in found)
    assert person.face.speech["polite"].split()[0] == str(len(found))
    person.use("search", "zebra crossing")
    assert entries(person, "Laws") == []
    assert person.face.speech["polite"] == "No law says that. Try another word."
    person.use("search", "")
    assert len(entries(person, "Laws")) == len(get("black_crow").laws)


@pytest.mark.parametrize("sought", [None, -77, "(", "[a-z]*", "%", "\0", "x" * 9_999])
def test_whatever_is_sought_is_only_a_text(sought: object) -> None:
    person = opened()
    person.use("search", sought)
    assert entries(person, "Laws") == []


def test_the_law_that_was_broken_is_on_top() -> None:
    person = Person(cardlab.play("black_crow", players=3, seed=2))
    person.do("choose", card=person.hand[0])
    person.do("choose", card=person.hand[-1])
    broken = person.face.ruling["law"]
    person.open("The laws of Black Crow")
    assert [entry["tag"] for entry in entries(person, "In force now")] == [broken]
    assert entries(person, "In force now")[0]["text"] == get("black_crow").laws[broken].text


@pytest.mark.parametrize("game", names())
def test_on_top_is_what_stands_against_a_card_of_the_hand(game: str) -> None:
    person = Person(cardlab.play(game, players=3, seed=2))
    title, tried = f"The laws of {get(game).title}", 0
    for _ in range(40):
        person.go_on()
        if not person.table.view.legal_moves():
            continue
        view = person.table.view
        moves = [view.choice((card,)) for card in view.hand]
        against = {found.law.id for move in moves if move and (found := view.why_not(move))}
        person.open(title)
        assert {entry["tag"] for entry in entries(person, "In force now")} == against
        person.press("More")
        tried += bool(against)
    assert tried


def test_at_the_end_it_is_the_law_that_ended_the_game() -> None:
    person = Person(cardlab.play("black_crow", players=2, seed=2))
    person.play_out()
    outcome = person.table.table.state.outcome
    assert outcome
    person.open("The laws of Black Crow")
    assert [entry["tag"] for entry in entries(person, "In force now")] == [outcome.reason]


def test_a_law_that_there_is_not_opens_nothing() -> None:
    person = opened()
    person.use("BC-99")
    assert not any(entry["text"] for entry in entries(person, "Laws"))


def test_every_key_is_told_of() -> None:
    person = Person(cardlab.play("black_crow", players=3, seed=2))
    person.open("Keys")
    told = {row[0] for row in person.face.panel["pieces"][0]["rows"]}
    assert {key.upper() for key in KEYS} <= told
    person.use("anything")
    assert person.face.panel["name"] == "keys"


def test_one_panel_is_open_at_a_time_and_none_after_it_is_closed() -> None:
    person = opened()
    person.use("close")
    assert person.face.panel is None
    person.use("search", "trump")
    assert person.face.panel is None
    person.press("More")
    assert person.face.panel["name"] == "more"
    assert [act for act in person.face.actions if act.get("expanded")]
    person.use("no such panel")
    assert person.face.panel["name"] == "more"


def test_an_open_panel_says_no_more_than_a_play_may() -> None:
    sat = Person(cardlab.play("black_crow", players=6, seed=2))
    for _ in range(60):
        sat.go_on()
    for panel in sat.table.part(Panels).all:
        sat.table.part(Panels).show(panel)
        before = json.dumps(sat.face.panel)
        moves = len(sat.table.table.moves)
        while len(sat.table.table.moves) == moves:
            sat.go_on()
        after = json.dumps(sat.face.panel)
        assert before == after or len(after) < 3_000, panel.name


def test_half_a_character_is_sought_as_a_question_mark() -> None:
    person = opened()
    person.use("search", "trump \ud83d")
    assert person.piece("search")["value"] == "trump ?"


@pytest.fixture
def brackets() -> Iterator[None]:
    with in_brackets():
        yield


@pytest.mark.usefixtures("brackets")
def test_every_text_of_every_panel_can_be_translated() -> None:
    person = Person(cardlab.play("figured_fool", players=3, seed=2))
    for _ in range(20):
        person.go_on()
    for panel in person.table.part(Panels).all:
        person.table.part(Panels).show(panel)
        texts = [person.face.panel["title"]]
        for piece in person.face.panel["pieces"]:
            texts += [piece[key] for key in ("label", "text", "caption") if piece.get(key)]
            items = piece.get("items", [])
            texts += [item[key] for item in items for key in ("caption", "title") if key in item]
            texts += piece.get("head", [])
        for text in filter(lambda one: not one.isdigit(), texts):
            assert text.startswith("⟦"), (panel.name, text)
