"""What is sent to the browser's part of a table is short, and says the same."""

from __future__ import annotations

import json

import cardlab
from tests.widgets.person import Person
from tests.widgets.told import listening

USUAL = {"playable", "marked", "pointed", "chosen", "main", "once", "tool"}


def test_what_is_not_so_is_not_sent() -> None:
    person = Person(cardlab.play("figured_fool", players=3, seed=2))
    state = person.face.get_state()
    for name in ("hand", "actions"):
        for sent, meant in zip(state[name], getattr(person.face, name), strict=True):
            assert {**dict.fromkeys(USUAL & meant.keys(), False), **sent}.items() <= (
                {**meant, "name": sent.get("name", meant["name"])}.items()
            )
            assert not any(value is False for key, value in sent.items() if key in USUAL)
            assert sent.get("name", sent.get("caption")) == meant["name"]


def test_a_panel_that_is_closed_is_said_to_be() -> None:
    person = Person(cardlab.play("stump", seed=2))
    opening = [act for act in person.face.get_state()["actions"] if "expanded" in act]
    assert [act["expanded"] for act in opening] == [False]


def test_only_what_has_changed_is_sent() -> None:
    person = Person(cardlab.play("stump", seed=2))
    with listening() as told:
        person.do("choose", card=person.hand[0])
        person.do("choose", card=person.hand[0])
    for message in told.messages:
        _, data, *_ = json.loads(message)
        assert {"look", "words"} & data.get("state", {}).keys() == set()
