"""A table in a notebook, without a browser: what it answers to what a person does."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import cardlab
from cardlab.cards import Card
from cardlab.games import get
from cardlab.lessons.positions import position
from cardlab.widgets.table import TableView
from tests.games.hidden import game_of, shuffled_behind
from tests.widgets import person as anybody
from tests.widgets.set_out import set_out
from tests.widgets.small_tasks import covering, taking
from tests.widgets.told import ALIKE
from tests.widgets.translated import in_brackets

DIAMONDS = {"trump": "diamonds"}


class Person(anybody.Person):
    """Somebody at a table whose troubles are looked at."""

    def do(self, kind: str, **details: object) -> None:
        self.table.hear({"kind": kind, "turn": self.face.turn, **details})

    def choose(self, *cards: str) -> None:
        for card in cards:
            self.do("choose", card=card)

    @property
    def chosen(self) -> list[str]:
        return [held["card"] for held in self.face.hand if held["chosen"]]

    def wait_for_turn(self) -> None:
        while self.face.wait is not None:
            self.do("next")


def sit_down(hands: list[str], **places: object) -> Person:
    attacker = len(hands) - 1 if places.get("bout") else 0
    seats = {"attacker": attacker, "defender": (attacker + 1) % len(hands), "to_act": 0}
    facts = {"trump": "D", "options": DIAMONDS, "bout": [], "discard": [], **seats, **places}
    small = position("black_crow", hands, **facts)
    return Person(set_out("black_crow", small))


@pytest.fixture
def attacking() -> Person:
    return sit_down(["4H 6H 9H 5C JS", "10H 3C QD", "QS 8C KD"])


@pytest.fixture
def defending() -> Person:
    return sit_down(["9C KC 5D KH", "10S 4H", "QS 8H JC"], bout=[["7C", None], ["10C", None]])


def test_cards_of_one_suit_are_chosen_for_one_attack(attacking: Person) -> None:
    attacking.choose("9H", "4H")
    assert attacking.chosen == ["4H", "9H"]
    attacking.press("Attack with 4♥ 9♥")
    assert [str(move) for move in attacking.table.table.moves] == ["attack 4H 9H"]
    assert attacking.chosen == []


def test_a_chosen_card_can_be_put_back(attacking: Person) -> None:
    attacking.choose("9H", "4H", "9H")
    assert attacking.chosen == ["4H"]
    attacking.do("clear")
    assert attacking.chosen == []


def test_a_wrong_choice_is_answered_with_its_law_and_nothing_is_lost(attacking: Person) -> None:
    before = attacking.table.table.state
    attacking.choose("9H", "5C")
    assert attacking.face.ruling["law"] == "BC-8"
    assert "one suit" in attacking.face.ruling["text"]
    assert "BC-8" in attacking.face.speech["urgent"]
    assert attacking.chosen == ["9H"]
    assert attacking.table.table.state == before
    attacking.choose("4H")
    assert attacking.face.ruling is None


def test_a_ruling_names_cards_short_on_screen_and_in_full_aloud() -> None:
    person = sit_down(["KS AD", "3C 4C", "8C KD"], bout=[["QS", None]])
    person.choose("KS")
    assert person.face.ruling["text"] == "The Q♠ cannot be covered. You must take."
    assert person.face.speech["urgent"].startswith("The queen of spades cannot be covered.")


def test_a_cover_offers_each_card_that_it_can_cover(defending: Person) -> None:
    defending.choose("KC")
    assert defending.captions[:3] == ["Cover 7♣ with K♣", "Cover 10♣ with K♣", "Take 2 cards"]
    defending.press("Cover 10♣ with K♣")
    assert [str(move) for move in defending.table.table.moves] == ["beat 10C KC"]


def test_another_cover_takes_the_place_of_the_first(defending: Person) -> None:
    defending.choose("KC", "9C")
    assert defending.chosen == ["9C"]


def test_a_chosen_card_can_be_laid_on_a_card_of_the_table(defending: Person) -> None:
    assert [target["card"] for target in defending.face.targets] == ["7C", "10C"]
    defending.do("target", card="7C")
    assert "hand first" in defending.face.speech["polite"]
    defending.choose("9C")
    defending.do("target", card="10C")
    assert defending.face.ruling["law"] == "BC-9"
    assert defending.chosen == ["9C"]
    defending.do("target", card="7C")
    assert defending.table.table.moves[0].verb == "beat"


def test_a_card_can_be_played_at_once(defending: Person) -> None:
    defending.do("play", card="9C")
    assert [str(move) for move in defending.table.table.moves] == ["beat 7C 9C"]


def test_playing_a_chosen_card_plays_all_that_are_chosen(attacking: Person) -> None:
    attacking.choose("4H", "6H")
    attacking.do("play", card="6H")
    assert [str(move) for move in attacking.table.table.moves] == ["attack 4H 6H"]


def test_what_was_meant_for_an_older_picture_is_ignored(attacking: Person) -> None:
    old = attacking.face.turn
    attacking.do("play", card="4H")
    moves = attacking.table.table.moves
    for kind in ("play", "choose", "next", "target"):
        attacking.table.hear({"kind": kind, "turn": old, "card": "6H"})
    attacking.table.hear({"kind": "act", "turn": old, "action": "undo"})
    assert attacking.table.table.moves == moves
    assert attacking.chosen == []


def test_a_card_out_of_turn_is_answered_by_the_law(attacking: Person) -> None:
    attacking.do("play", card="4H")
    attacking.choose("6H")
    assert attacking.face.ruling["law"] == "CC-2"
    assert len(attacking.table.table.moves) == 1


def test_the_others_move_one_after_the_other_when_the_wait_is_over(attacking: Person) -> None:
    assert attacking.face.wait is None
    attacking.do("play", card="4H")
    assert attacking.face.wait == 900
    assert "Go on" in attacking.captions
    attacking.do("next")
    assert len(attacking.table.table.moves) == 2
    assert attacking.face.news.startswith("Ann")
    attacking.wait_for_turn()
    assert attacking.face.wait is None
    attacking.do("next")
    assert attacking.table.view.to_act in {0, None}


def test_go_on_ends_one_wait_at_once(attacking: Person) -> None:
    attacking.do("play", card="4H")
    attacking.press("Go on")
    assert len(attacking.table.table.moves) == 2


def test_the_pace_is_chosen() -> None:
    person = Person(cardlab.play("black_crow", players=3, seed=2))
    person.do("play", card="7H")
    waits = []
    for pace in ("quick", "at once", "calm"):
        waits.append(person.face.wait)
        person.at_pace(pace)
    assert [*waits, person.face.wait] == [900, 150, 0, 1600]


def test_undo_goes_back_to_the_last_decision(attacking: Person) -> None:
    start = attacking.table.table.state
    assert "Undo" not in attacking.captions
    attacking.do("play", card="4H")
    attacking.wait_for_turn()
    attacking.press("Undo")
    while "Undo" in attacking.captions:
        attacking.press("Undo")
    assert attacking.table.table.state == start


def test_a_new_game_passes_the_deal_and_undo_brings_the_old_one_back() -> None:
    person = Person(cardlab.play("black_crow", players=3, seed=2))
    person.do("play", card="7H")
    old = person.table.table.state
    person.new_game()
    assert person.table.table.state.setup.dealer == (old.setup.dealer + 1) % 3
    assert person.table.table.moves == ()
    person.press("Undo")
    assert person.table.table.state == old


def test_a_lesson_starts_again_where_it_began_and_its_task_is_open_again() -> None:
    person = Person(taking())
    start = person.table.table.state
    assert person.table.goal is not None
    assert person.face.goal == {"text": person.table.goal.text, "done": False}
    person.press("Take 2 cards")
    assert person.face.goal["done"]
    assert "Now she is yours" in person.face.speech["polite"]
    person.press("Start again")
    assert person.table.table.state == start
    assert not person.face.goal["done"]


def test_an_error_is_shown_in_a_sentence_and_the_game_goes_on(
    attacking: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("no cards left in the box")

    with monkeypatch.context() as broken:
        broken.setattr(attacking.table.table, "play", fail)
        attacking.do("play", card="4H")
    assert "no cards left in the box" in attacking.face.ruling["error"]
    assert "no cards left in the box" in attacking.face.speech["urgent"]
    assert "Traceback" in caplog.text
    attacking.do("play", card="4H")
    assert len(attacking.table.table.moves) == 1


@pytest.mark.parametrize(
    "message",
    [{}, {"kind": "ready"}, {"kind": "choose", "turn": 0}, {"kind": "act", "turn": 0, "action": 7}],
)
def test_a_message_that_makes_no_sense_changes_nothing(
    attacking: Person, message: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    before = attacking.table.table.state
    attacking.table.hear(message)
    assert attacking.table.table.state == before
    assert "error" in attacking.face.ruling
    assert caplog.records


def test_a_card_that_is_not_there_is_answered_by_the_law(attacking: Person) -> None:
    attacking.choose("2S")
    assert attacking.face.ruling["law"] == "CC-1"


def test_a_whole_game_can_be_played_by_messages() -> None:
    person = Person(cardlab.play("black_crow", players=4, seed=5))
    while person.table.table.state.to_act is not None:
        person.wait_for_turn()
        move = next(iter(person.table.view.legal_moves()), None)
        if move is None:
            continue
        if move.cards:
            person.do("play", card=str(move.from_hand[0]))
        else:
            person.press(person.table.view.caption(move))
        assert person.face.ruling is None
    assert person.table.table.state.outcome is not None
    assert person.face.status == person.table.view.status(person.table.table.names)
    assert person.face.wait is None


def sent(person: Person) -> str:
    """Return all that the browser has been told by the face, as one text."""
    state = person.face.get_state()
    return json.dumps({key: state[key] for key in state if key not in ALIKE}, default=str)


def test_nothing_that_reaches_the_browser_depends_on_a_hidden_card() -> None:
    state = get("black_crow").deal(players=3, seed=9)
    told = []
    for stir in range(3):
        moved = shuffled_behind(game_of(state), state, 0, random.Random(stir))
        person = Person(set_out("black_crow", moved.to_dict()))
        told.append(re.sub("IPY_MODEL_[0-9a-f]+", "", sent(person)))
    assert len(set(told)) == 1


def test_a_hidden_card_is_in_nothing_that_is_sent_in_a_whole_game() -> None:
    person = Person(cardlab.play("black_crow", players=3, seed=21))
    for _ in range(60):
        if person.face.wait is None:
            break
        hidden = _hidden_cards(person)
        text = sent(person)
        for card in hidden:
            assert f'"{card}"' not in text
        person.do("next")


def _hidden_cards(person: Person) -> list[Card]:
    data = person.table.table.state.to_dict()
    hidden = [card for seat, hand in enumerate(data["hands"]) if seat for card in hand]
    return [Card.parse(card) for card in [*hidden, *data["stock"][:-1]]]


@pytest.fixture
def brackets() -> Iterator[None]:
    with in_brackets():
        yield


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("table", [covering, taking])
def test_every_text_of_a_table_can_be_translated(table: Callable[[], TableView]) -> None:
    person = Person(table())
    person.choose(*(held["card"] for held in person.face.hand))
    for _ in range(3):
        face = person.face
        texts = [face.status, face.hand_label, face.picture["label"], face.goal["text"]]
        texts += [act["caption"] for act in face.actions] + list(face.words.values())
        texts += [text for name, text in (face.ruling or {}).items() if name != "law"]
        texts += [face.news] if face.news else []
        for text in texts:
            assert text.startswith("⟦"), text
            assert text.endswith("⟧"), text
        person.do("act", action=person.face.actions[0]["action"])


def test_what_a_task_has_brought_about_can_be_read_before_the_others_go_on() -> None:
    person = Person(taking())
    person.press("Take 2 cards")
    assert person.table.goal is not None
    assert person.face.goal == {"text": person.table.goal.praise, "done": True}
    assert person.face.wait is None
    person.press("Go on")
    assert person.face.wait is not None
    person.press("Undo")
    assert person.face.goal == {"text": person.table.goal.text, "done": False}


def test_once_cards_are_chosen_only_those_that_go_with_them_are_marked(attacking: Person) -> None:
    assert all(held["playable"] for held in attacking.face.hand)
    attacking.choose("4H")
    fitting = [held["card"] for held in attacking.face.hand if held["playable"]]
    assert fitting == ["4H", "6H", "9H"]


def test_taking_stands_out_only_when_nothing_else_is_possible(defending: Person) -> None:
    take = next(act for act in defending.face.actions if act["action"] == "take")
    assert not take["main"]
    person = sit_down(["KS AD", "3C 4C", "8C KD"], bout=[["QS", None]])
    assert person.face.status.endswith("you must take.")
    assert person.face.actions[0]["main"]


@pytest.mark.parametrize("what", ["more", "typed", "choose"])
def test_an_error_is_gone_as_soon_as_something_else_is_done(attacking: Person, what: str) -> None:
    attacking.table.hear({"kind": "act", "action": 7})
    assert "error" in attacking.face.ruling
    if what == "more":
        attacking.press("More")
    else:
        attacking.do(what, text="help", card=attacking.hand[0])
    assert "error" not in (attacking.face.ruling or {})


def test_an_error_that_spoils_the_picture_is_told_all_the_same(
    attacking: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no words for it")

    with monkeypatch.context() as broken:
        broken.setattr(type(attacking.table.view), "status", fail)
        attacking.do("play", card="4H")
    assert "no words for it" in attacking.face.ruling["error"]
    assert "no words for it" in attacking.face.speech["urgent"]
    assert caplog.records
