"""Looking back, what might have been, undo and redo: the game itself is never lost by any."""

from __future__ import annotations

import pytest

import cardlab
from cardlab.games import names
from cardlab.widgets.looking import Looking
from cardlab.widgets.panels.moves import PAGE
from cardlab.widgets.past import Past
from tests.games.hidden import cards_named
from tests.widgets.person import Person


def begun(game: str = "black_crow", moves: int = 14, **choices: object) -> Person:
    """Sit down at a game that has come so far, with the person to move."""
    person = Person(cardlab.play(game, players=3, seed=2, **choices))  # type: ignore[arg-type] # as `play` has them
    while len(person.table.table.moves) < moves or not person.table.view.legal_moves():
        person.go_on()
    return person


@pytest.mark.parametrize("game", names())
def test_each_move_shows_what_the_person_saw_then_and_the_game_stays(game: str) -> None:
    person = Person(cardlab.play(game, players=3, seed=2))
    seen = [(person.face.picture["label"], person.hand)]
    while len(person.table.table.moves) < 25 or not person.table.view.legal_moves():
        person.go_on()
        if len(person.table.table.moves) == len(seen):
            seen.append((person.face.picture["label"], person.hand))
    state, steps = person.table.table.state, person.table.table.steps
    person.open("Moves so far")
    for place in (0, 7, len(steps) - 1, 3):
        person.table.part(Looking).look_at(place)
        assert (person.face.picture["label"], person.hand) == seen[place]
        assert person.face.picture["past"]
        assert person.face.status == f"Looking back: after move {place} of {len(steps) - 1}."
        assert person.face.status in person.face.speech["polite"]
        assert person.face.wait is None
        assert not any(held["playable"] for held in person.face.hand)
    person.press("Back to the game")
    assert "past" not in person.face.picture
    assert (person.table.table.state, person.table.table.steps) == (state, steps)
    assert person.face.status == person.table.view.status(person.table.table.names)


def test_the_buttons_lead_through_the_game_and_stop_at_its_ends() -> None:
    person = begun()
    last = len(person.table.table.moves)
    looking = person.table.part(Looking)
    looking.look_at(1)
    places = []
    for caption in ("‹", "‹", "›", "»", "›", "«"):
        person.press(caption)
        places.append(looking.place)
    assert places == [0, 0, 1, last, last, 0]
    off = {act["caption"] for act in person.face.actions if act.get("off")}
    assert off == {"«", "‹"}
    spoken = {act["name"] for act in person.face.actions}
    assert {"The deal", "One move back", "One move forward", "The last move"} <= spoken


def test_nothing_is_played_while_somebody_looks_back() -> None:
    person = begun()
    moves = person.table.table.moves
    card = str(person.table.view.legal_moves()[0].cards[-1])
    person.table.part(Looking).look_at(2)
    for kind, details in (
        ("choose", {"card": card}),
        ("play", {"card": card}),
        ("drop", {"card": card, "target": None}),
        ("next", {}),
        ("act", {"action": str(person.table.view.legal_moves()[0])}),
        ("act", {"action": "hint"}),
    ):
        person.do(kind, **details)
        assert person.table.table.moves == moves
        assert not any(held["chosen"] for held in person.face.hand)
    assert person.face.speech["polite"] == "You are looking back. Go back to the game to play."


def test_what_might_have_been_is_a_game_of_its_own() -> None:
    person = begun()
    real = person.table.table
    state = real.state
    person.table.part(Looking).look_at(0)
    person.press("Go on from here")
    assert person.table.table is not real
    assert person.table.table.moves == ()
    for _ in range(4):
        person.go_on()
    assert real.state == state
    person.press("Back to the real game")
    assert person.table.table is real
    assert person.table.table.state == state
    assert "Back to the real game" not in person.captions


def test_what_is_kept_is_the_real_game_until_another_follows_what_was_tried() -> None:
    person = begun()
    real = person.table.series
    assert person.table.part(Past).real is real
    person.table.part(Looking).look_at(0)
    person.press("Go on from here")
    assert person.table.series is not real
    assert person.table.part(Past).real is real
    person.new_game()
    assert person.table.part(Past).real is person.table.series
    assert "Back to the real game" not in person.captions
    while person.table.series is not real:
        person.press("Undo")


def test_undo_leads_out_of_what_might_have_been_and_redo_into_it_again() -> None:
    person = begun()
    real = person.table.table.state
    person.table.part(Looking).look_at(0)
    person.press("Go on from here")
    branch = person.table.table.state
    person.press("Undo")
    assert person.table.table.state == real
    assert "Back to the real game" not in person.captions
    person.press("Redo")
    assert person.table.table.state == branch
    assert "Back to the real game" in person.captions


def test_what_is_undone_can_be_redone_until_another_move_is_made() -> None:
    person = begun()
    states = [person.table.table.state]
    while "Undo" in person.captions:
        person.press("Undo")
        states.append(person.table.table.state)
    for state in states[-2::-1]:
        person.press("Redo")
        assert person.table.table.state == state
    assert "Redo" not in person.captions
    person.press("Undo")
    person.play_any()
    assert "Redo" not in person.captions


def test_a_new_game_is_undone_and_redone_with_all_that_was_played() -> None:
    person = begun()
    old = person.table.table.state
    person.new_game()
    while not person.table.view.legal_moves():
        person.go_on()
    person.play_any()
    new = person.table.table.state
    while person.table.table.moves != () and "Undo" in person.captions:
        person.press("Undo")
        if person.table.table.state == old:
            break
    assert person.table.table.state == old
    person.press("Redo")
    person.press("Redo")
    assert person.table.table.state == new


def test_undo_and_redo_with_nothing_left_say_so() -> None:
    person = Person(cardlab.play("black_crow", players=3, seed=2))
    state = person.table.table.state
    for action in ("undo", "redo"):
        person.do("act", action=action)
        assert person.face.speech["polite"].startswith("There is nothing to")
    assert person.table.table.state == state


def test_a_long_game_is_listed_by_pages() -> None:
    person = begun(moves=2 * PAGE + 3)
    person.open("Moves so far")
    last = len(person.table.table.moves)
    listed = [item["id"] for item in person.buttons if item["id"].isdigit()]
    assert listed == [str(place) for place in range(last // PAGE * PAGE, last + 1)]
    assert [item["id"] for item in person.buttons if item.get("current")] == [str(last)]
    while "off" not in next(item for item in person.buttons if item["id"] == "earlier"):
        person.press_in_panel("Earlier moves")
    assert person.buttons[0]["caption"] == "0. The deal"
    person.use("earlier")
    assert person.buttons[0]["caption"] == "0. The deal"
    for _ in range(9):
        person.use("later")
    assert str(last) in [item["id"] for item in person.buttons]


def test_the_moves_name_no_card_that_the_person_has_not_seen() -> None:
    person = begun("stump", moves=30)
    person.open("Moves so far")
    told = set()
    for _ in range(5):
        told |= cards_named([str(person.face.panel)])
        person.use("earlier")
    seen = cards_named([str(person.table.table.seen(0)), str(person.table.view)])
    assert told <= seen


def test_the_last_bout_is_told_and_seen_on_the_table() -> None:
    person = Person(cardlab.play("black_crow", players=3, seed=2))
    person.press("More")
    assert next(item for item in person.buttons if item["caption"] == "Last bout")["off"]
    while person.table.table.last_bout() is None or not person.table.view.legal_moves():
        person.go_on()
    person.open("Last bout")
    first, last = person.table.table.last_bout() or (0, 0)
    texts = [piece["text"] for piece in person.face.panel["pieces"] if piece["kind"] == "text"]
    assert len(texts) == last - first + 1
    assert "attack" in texts[0]
    person.press_in_panel("See it on the table")
    assert person.face.status.startswith(f"Looking back: after move {last - 1} ")


def test_a_move_that_there_is_not_is_the_nearest_one() -> None:
    person = begun()
    last = len(person.table.table.moves)
    person.open("Moves so far")
    for asked, place in (("-4", 0), ("9999", last)):
        person.use(asked)
        assert person.table.part(Looking).place == place


@pytest.mark.parametrize("line", ["next", "go on"])
def test_nobody_else_moves_while_somebody_looks_back_and_types(line: str) -> None:
    person = begun()
    while person.face.wait is None:
        person.go_on()
    moves = person.table.table.moves
    person.table.part(Looking).look_at(0)
    person.do("typed", text=line)
    assert person.table.table.moves == moves
    assert "You are looking back." in person.face.speech["polite"]


ASKED = ("why", "moves", "hand", "table", "last")


@pytest.mark.parametrize("game", names())
def test_who_looks_back_is_told_of_that_moment_and_not_of_the_game_now(game: str) -> None:
    person = begun(game, moves=25)
    table = person.table
    back = table.table.undo_to(0)
    then = len(table.table.moves)
    answers = {asked: answer(person, asked) for asked in ASKED}
    why = [answer(person, f"why {card}") for card in person.hand]
    assert back
    table.table.redo()
    now = [answer(person, asked) for asked in ASKED]
    table.part(Looking).look_at(then)
    for asked in ("why", "last"):
        assert answer(person, asked) == answers[asked]
    assert answer(person, "moves")[1:] == answers["moves"][1:]  # the first says who looks back
    assert answer(person, "table")[0] == answers["table"][0]
    assert answer(person, "hand")[0] == answers["hand"][0]
    assert [answer(person, f"why {card}") for card in person.hand] == why
    person.press("Back to the game")
    assert [answer(person, asked) for asked in ASKED] == now


def answer(person: Person, asked: str) -> list[str]:
    person.do("typed", text=asked)
    return list(person.face.ruling["answer"])


def test_a_game_that_is_opened_after_something_was_tried_is_the_real_one() -> None:
    person = begun()
    person.table.part(Looking).look_at(0)
    person.press("Go on from here")
    person.open("New game")
    person.press_in_panel("Deal")
    assert person.table.part(Past).real is person.table.series
    assert "Back to the real game" not in person.captions
