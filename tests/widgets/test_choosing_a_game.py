"""The panel in which a game is set up: any game, any players, and kind words otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import cardlab
from cardlab import settings
from cardlab.games import get, names
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.language import say
from cardlab.players.opponents import Opponent
from cardlab.players.strengths import strengths
from cardlab.widgets.series import Goal
from tests.widgets.person import Person
from tests.widgets.set_out import set_out


@pytest.fixture
def person() -> Person:
    """Open the panel in the middle of a game."""
    sat = Person(cardlab.play("black_crow", players=3, seed=2))
    sat.go_on()
    sat.open("New game")
    return sat


def test_it_begins_with_what_is_played_now(person: Person) -> None:
    assert person.piece("game")["value"] == "black_crow"
    assert person.piece("players")["value"] == "3"
    assert [person.piece(f"name {seat}")["value"] for seat in range(3)] == ["You", "Ann", "Bea"]
    assert [person.piece(f"who {seat}")["value"] for seat in range(3)] == [
        "person",
        "careful",
        "careful",
    ]


@pytest.mark.parametrize("strength", strengths())
@pytest.mark.parametrize("game", names())
def test_the_players_that_sit_there_stay_unless_others_are_chosen(game: str, strength: str) -> None:
    person = Person(cardlab.play(game, players=4, seed=2, opponents=[strength] * 3))
    person.open("New game")
    assert [person.piece(f"who {seat}")["value"] for seat in range(4)] == ["person"] + [
        strength
    ] * 3
    kind = type(person.table.players[1])
    person.press_in_panel("Deal")
    assert [type(player) for player in person.table.players.values()] == [kind] * 3


def test_a_player_of_ones_own_is_called_so_and_keeps_its_seat() -> None:
    def first(view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG001 - asked with both
        return view.legal_moves()[0]

    opponents: dict[int, Opponent] = {1: "beginner", 2: first}
    person = Person(cardlab.play("stump", players=3, seed=2, opponents=opponents))
    mine = person.table.players[2]
    person.open("New game")
    assert [person.piece(f"who {seat}")["value"] for seat in range(3)] == [
        "person",
        "beginner",
        "own",
    ]
    values = {item["value"]: item["caption"] for item in person.piece("who 2")["items"]}
    assert values["own"] == "Your own player"
    assert all(item["value"] != "own" for item in person.piece("who 1")["items"])
    person.use("who 1", "own")
    assert person.refused == "There is no such player."
    person.use("game", "black_crow")
    person.use("players", "4")
    assert all(item["value"] != "own" for item in person.piece("who 1")["items"])
    person.press_in_panel("Deal")
    assert person.table.players[2] is mine
    person.open("New game")
    assert person.piece("who 3")["value"] == "careful"
    person.use("who 2", "expert")
    person.press_in_panel("Deal")
    assert person.table.players[2] is not mine


@pytest.mark.parametrize("game", names())
def test_a_game_is_dealt_with_all_that_was_chosen(person: Person, game: str) -> None:
    person.use("game", game)
    person.use("players", "4")
    person.use("name 1", " Zoë ")
    for seat, strength in enumerate(strengths()):
        if seat:
            person.use(f"who {seat}", strength)
    person.press_in_panel("Deal")
    table = person.table.table
    assert (table.game.name, table.state.players) == (game, 4)
    assert table.names == ("You", "Zoë", "Bea", "Carl")
    assert person.table.people == (0,)
    assert person.face.panel is None
    assert get(game).title in person.face.speech["polite"]
    for _ in range(8):
        person.go_on()
    assert table.moves


@pytest.mark.parametrize(
    ("who", "called"),
    [(("careful", "person"), ("Carl", "Ann")), (("person", "person"), ("Carl", "Ann"))],
)
def test_who_plays_beside_others_at_the_screen_or_not_at_all_is_not_called_you(
    person: Person, who: tuple[str, str], called: tuple[str, str]
) -> None:
    for seat in (1, 0):
        person.use(f"who {seat}", who[seat])
    person.press_in_panel("Deal")
    assert person.table.table.names == (*called, "Bea")


@pytest.mark.parametrize("game", names())
def test_every_value_of_every_option_has_words_and_can_be_chosen(person: Person, game: str) -> None:
    person.use("game", game)
    for name, option in get(game).options.items():
        piece = person.piece(f"option {name}")
        assert piece["label"] == option.text
        for place, value in enumerate(option.values):
            sent: object = bool(value) if piece["kind"] == "toggle" else str(place)
            person.use(f"option {name}", sent)
            person.press_in_panel("Deal")
            assert person.table.table.state.setup.settings[name] == value
            person.open("New game")
            if piece["kind"] == "choice":
                captions = [item["caption"] for item in piece["items"]]
                assert all("_" not in caption and caption != "None" for caption in captions)


def test_several_people_sit_at_one_screen(person: Person) -> None:
    person.use("who 2", "person")
    person.press_in_panel("Deal")
    assert person.table.people == (0, 2)
    for _ in range(6):
        person.go_on()


def test_undo_brings_the_old_game_back_with_its_own_players(person: Person) -> None:
    old, people = person.table.table, person.table.people
    person.use("game", "stump")
    person.use("who 1", "person")
    person.press_in_panel("Deal")
    person.press("Undo")
    assert person.table.table is old
    assert person.table.people == people
    assert person.table.seat == 0
    while not person.table.view.legal_moves():
        person.go_on()
    person.press("Undo")
    person.press("Redo")


def test_a_deal_code_deals_the_same_cards_to_everybody(person: Person) -> None:
    code = cardlab.deal_code("figured_fool", players=4, seed=99, deck=52)
    person.use("code", code.lower())
    assert person.table.table.state == get("figured_fool").deal(4, 99, deck=52)
    assert person.table.table.names[0] == "You"


@pytest.mark.parametrize(
    ("control", "value", "sentence"),
    [
        ("code", "", "is not a deal code"),
        ("code", "ABCDE-FGHJK-MNPQ", "is not a deal code"),
        ("code", "cardlab:x", "is not a deal code"),
        ("players", "9", "So many cannot play"),
        ("players", None, "So many cannot play"),
        ("name 1", "   ", "needs a name"),
        ("name 1", "x" * 99, "needs a name"),
        ("name 1", "Ann\nBea", "needs a name"),
        ("name 1", "Ann \ud83d", "needs a name"),
        ("who 1", "wizard", "no such player"),
        ("game", "chess", "chess"),
    ],
)
def test_what_cannot_be_is_refused_kindly_and_the_game_stays(
    person: Person, control: str, value: object, sentence: str
) -> None:
    table, state = person.table.table, person.table.table.state
    person.use(control, value)
    assert sentence in person.refused
    assert person.face.speech["urgent"] == person.refused
    assert person.table.table is table
    assert table.state == state
    person.use("name 1", "Zoë")
    assert person.refused == ""


def test_somebody_must_be_there_to_play(person: Person) -> None:
    state = person.table.table.state
    person.use("who 0", "expert")
    person.press_in_panel("Deal")
    assert person.refused == "Somebody at this screen must play."
    assert person.table.table.state == state


def test_a_name_of_ones_own_is_offered_at_new_tables_and_used_by_none_unasked() -> None:
    settings.choose("name", "Åsa")
    person = Person(cardlab.play("black_crow", players=3, seed=2))
    assert person.table.table.names[0] == "You"
    person.open("New game")
    assert person.piece("name 0")["value"] == "Åsa"


def test_nobody_else_has_the_name_of_ones_own() -> None:
    settings.choose("name", "Ann")
    person = Person(cardlab.play("black_crow", players=3, seed=2))
    person.open("New game")
    person.press_in_panel("Deal")
    assert person.table.table.names == ("Ann", "Carl", "Bea")


def test_a_lesson_keeps_its_own_cards() -> None:
    goal = get("black_crow").deal(players=3, seed=2).to_dict()
    task = Goal(say("Play."), say("Done."), lambda _: False)
    person = Person(set_out("black_crow", goal, goal=task))
    person.press("More")
    new = next(item for item in person.buttons if item["caption"] == "New game")
    assert new["off"]
    person.use(new["id"])
    assert person.face.panel["name"] == "more"
    person.open("Save, open, copy, paste")
    assert all(piece.get("id") != "paste" for piece in person.face.panel["pieces"])
    person.use("paste", cardlab.deal_code("stump", 3, 1))
    assert person.table.table.game.name == "black_crow"
