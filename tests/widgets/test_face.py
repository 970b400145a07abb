"""What is sent to the browser's part of a table is short, and says the same."""

from __future__ import annotations

import json

import cardlab
from tests.widgets.person import Person
from tests.widgets.told import listening

USUAL = {"main", "once"}


def test_what_is_not_so_is_not_sent() -> None:
    person = Person(cardlab.play("figured_fool", players=3, seed=2))
    state = person.face.get_state()
    for name in ("moves", "tools"):
        for sent, meant in zip(state[name], getattr(person.face, name), strict=True):
            assert sent.items() <= meant.items()
            assert not any(value is False for key, value in sent.items() if key in USUAL)
            assert sent.get("name", sent.get("caption")) == meant["name"]


def test_a_hand_is_sent_as_its_cards_and_those_of_each_kind() -> None:
    person = Person(cardlab.play("figured_fool", players=3, seed=2))
    person.do("choose", card=person.hand[0])
    hand, sent = person.face.hand, person.face.get_state()["hand"]
    assert sent["cards"] == person.hand
    assert sent["mark"] == "figured"
    for kind in ("playable", "marked", "pointed", "chosen"):
        assert sent.get(kind, []) == [held["card"] for held in hand if held[kind]]
    assert set(sent["cards"]) <= person.face.card_names.keys()


def test_a_panel_that_is_closed_is_said_to_be() -> None:
    person = Person(cardlab.play("stump", seed=2))
    opening = [act for act in person.face.get_state()["tools"] if "expanded" in act]
    assert [act["expanded"] for act in opening] == [False]


def test_a_picture_is_told_packed_by_the_table_itself() -> None:
    person = Person(cardlab.play("stump", seed=2))
    with listening() as told:
        person.go_on()
    *_, painted = told.messages
    _, data, _, attached = json.loads(painted)
    assert data == {"method": "custom", "content": {"kind": "paint"}}
    assert person.face.canvas.model_id in attached[0]


def test_only_what_has_changed_is_sent() -> None:
    person = Person(cardlab.play("stump", seed=2))
    with listening() as told:
        person.do("choose", card=person.hand[0])
        person.do("choose", card=person.hand[0])
    for message in told.messages:
        _, data, *_ = json.loads(message)
        assert {"look", "words", "card_names", "pair_words"} & data.get("state", {}).keys() == set()
