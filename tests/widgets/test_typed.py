"""What is typed at a table is played or answered, and nothing else is changed by it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cardlab
from cardlab.games import names
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.typed.telling import KEYS
from cardlab.typed.words import WORDS, word_for
from tests.games.hidden import cards_named
from tests.positions_in_play import played
from tests.widgets.person import Person
from tests.widgets.set_out import set_out
from tests.widgets.small_tasks import covering
from tests.widgets.test_secrets import secrets

ASKED = [
    order for order in WORDS if order not in {"undo", "redo", "new", "next", "hint", "take", "pass"}
]


def at(game: str, seed: int = 2, players: int = 2) -> Person:
    """Sit down where it is one's turn."""
    person = Person(cardlab.play(game, players=players, seed=seed))
    while person.face.wait is not None:
        person.do("next")
    return person


def typed(person: Person, text: str) -> list[str]:
    """Type a line and return the answer, if it is one."""
    person.table.hear({"kind": "typed", "text": text})
    ruling = person.face.ruling or {}
    assert "error" not in ruling, ruling
    return list(ruling.get("answer", ()))


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_typed(game: str) -> None:
    person = at(game)
    table = person.table.table
    while table.state.to_act is not None:
        if person.face.wait is not None:
            typed(person, "go on")
        else:
            move = person.table.view.legal_moves()[0]
            typed(person, " ".join(map(str, move.cards)) or str(move))
            assert move == [step.move for step in table._steps if step.move][-1]
    assert person.face.speech["polite"]


@pytest.mark.parametrize("order", ASKED)
@pytest.mark.parametrize("game", names())
def test_a_question_is_answered_and_changes_nothing(game: str, order: str) -> None:
    person = at(game)
    table, turn = person.table.table, person.face.turn
    before, said = table.moves, person.face.speech["number"]
    assert typed(person, word_for(order))
    assert (table.moves, person.face.turn) == (before, turn)
    assert person.face.speech["number"] == said + 1
    assert person.face.speech["polite"] or person.face.speech["urgent"]


@pytest.mark.parametrize("order", [*ASKED, "undo", "redo", "next", "hint"])
def test_anything_can_be_asked_at_any_time(order: str) -> None:
    for moment in range(6):
        person = Person(cardlab.play("black_crow", players=3, seed=4))
        for _ in range(7 * moment):
            if person.table.table.state.to_act is not None:
                person.go_on()
        typed(person, word_for(order))
        assert person.face.speech["polite"] or person.face.speech["urgent"]


@pytest.mark.parametrize("game", names())
def test_no_answer_names_a_hidden_card(game: str) -> None:
    person = at(game, players=3)
    in_laws = cards_named(f"{law.title} {law.text}" for law in cardlab.get(game).laws.values())
    for _ in range(20):
        for order in ASKED:
            typed(person, word_for(order))
            assert not person.named() & secrets(person.table) - in_laws, order
        if person.table.table.state.to_act is not None:
            person.go_on()


def test_a_wrong_card_gets_the_law_as_from_a_click() -> None:
    person = at("black_crow")
    typed(person, "qs")
    by_typing = person.face.ruling
    assert by_typing
    assert by_typing["law"] == "CC-1"
    assert person.face.speech["urgent"].endswith("CC-1")


def test_why_names_the_law_and_tells_it() -> None:
    person = Person(covering())
    (ruled, law) = typed(person, "why not kh")
    assert ruled
    assert law == cardlab.get("black_crow").laws["BC-9"].text
    assert person.face.ruling
    assert person.face.ruling["title"].startswith("BC-9, ")
    person.do("ask", order="why", card="KH")
    assert person.face.ruling["answer"] == [ruled, law]


def test_a_key_asks_about_the_cards_that_are_picked_too() -> None:
    person = at("black_crow")
    person.do("choose", card="9D")
    person.do("ask", order="why", card="QD")
    assert person.face.ruling
    assert person.face.ruling["answer"] == ["You can: Attack with 9♦ Q♦."]
    person.do("ask", order="why", card="7H")
    assert person.face.ruling["title"].startswith("BC-8, ")


def test_each_key_asks_for_something_that_can_be_typed() -> None:
    assert set(KEYS.values()) - {"type"} <= set(WORDS)


def test_what_cannot_be_done_now_is_said_to_be_so() -> None:
    person = at("black_crow")
    typed(person, "undo")
    assert person.face.speech["polite"] == "There is nothing to take back."
    assert typed(person, "go on") == ["“next” can do nothing just now."]


def test_what_is_not_marked_as_playable_is_not_told_as_such() -> None:
    person = at("black_crow")
    assert len(typed(person, "hand")) == 2
    person.table.settings = replace(person.table.settings, playable=False)
    assert typed(person, "hand") == ["You hold: 9♦ Q♦ A♦ 7♥ 2♠."]


def test_what_happened_is_told_from_ones_own_last_move_on() -> None:
    person = at("black_crow", players=3)
    assert typed(person, "last")[0].startswith("You are dealt")
    typed(person, "9d")
    while person.face.wait is not None:
        person.do("next")
    (told,) = typed(person, "what happened")
    assert told.startswith("You attack with the 9♦. Ann ")


def test_one_may_type_ahead() -> None:
    person = at("black_crow")
    turn = person.face.turn
    typed(person, "9d")
    assert person.face.turn == turn + 1
    assert typed(person, "hand")


def test_a_card_that_can_be_several_moves_is_picked_and_they_are_offered() -> None:
    state = with_two_covers()
    assert state.to_act is not None
    person = Person(set_out("black_crow", state.to_dict(), seat=state.to_act))
    first, second = covers_alike(state)
    person.do("drop", card=str(first.cards[1]), target=None)
    assert not person.table.table.moves
    assert [held["card"] for held in person.face.hand if held["chosen"]] == [str(first.cards[1])]
    person.do("play", card=str(first.cards[1]))
    assert not person.table.table.moves
    person.do("drop", card=str(second.cards[1]), target=str(second.cards[0]))
    assert person.table.table.moves == (second,)


def covers_alike(state: State) -> list[Move]:
    """Return two covers with the same card, if there are any."""
    legal = [move for move in state.legal_moves() if move.verb == "beat"]
    for move in legal:
        alike = [other for other in legal if other.cards[1] == move.cards[1]]
        if len(alike) > 1:
            return alike[:2]
    return []


def with_two_covers() -> State:
    """Return a position in which one card covers either of two."""
    positions = (played("black_crow", 3, seed, moves) for seed in range(50) for moves in range(30))
    return next(state for state in positions if covers_alike(state))


@pytest.mark.parametrize("line", ["hand", "why"])
def test_nothing_is_said_of_a_hand_before_somebody_is_there(line: str) -> None:
    person = Person(cardlab.play("stump", players=3, seed=4, humans=range(3)))
    assert typed(person, line) == [person.face.status]
    person.press(person.captions[0])
    assert typed(person, line) != [person.face.status]
