"""No panel names a card that whoever is at the screen does not know."""

from __future__ import annotations

import json

import pytest

import cardlab
from cardlab.games import names
from cardlab.widgets.looking import Looking
from cardlab.widgets.panels.opening import Panels
from tests.games.hidden import cards_named
from tests.widgets.person import Person


def known(person: Person) -> set[str]:
    """Return every card that whoever is at the screen may know of."""
    table, seat = person.table.table, person.table.seat
    return cards_named([repr(table.state.view(seat)), repr(table.seen(seat))])


def told(person: Person) -> set[str]:
    """Return every card that the table and each of its panels name to him."""
    found = set()
    for panel in person.table.part(Panels).all:
        person.table.part(Panels).show(panel)
        for control in ("earlier", "earlier", "copy game", "copy code"):
            if control in [item["id"] for item in person.buttons]:
                person.use(control)
            found |= cards_named([json.dumps(person.face.panel, ensure_ascii=False)])
    person.use("close")
    return found | person.named()


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("humans", [(0,), (0, 1, 2)])
def test_no_panel_names_a_card_that_is_not_known(game: str, humans: tuple[int, ...]) -> None:
    person = Person(cardlab.play(game, players=3, seed=11, humans=humans))
    for move in range(40):
        if move % 5 == 0:
            assert told(person) <= known(person)
        if person.table.table.state.to_act is not None:
            person.go_on()


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("humans", [(0,), (0, 1, 2)])
def test_looking_back_shows_no_more_than_was_seen(game: str, humans: tuple[int, ...]) -> None:
    person = Person(cardlab.play(game, players=3, seed=11, humans=humans))
    for _ in range(40):
        if person.table.table.state.to_act is not None:
            person.go_on()
    for place in range(0, len(person.table.table.steps), 4):
        person.table.part(Looking).look_at(place)
        assert told(person) <= known(person)


def test_a_panel_is_closed_before_the_next_person_comes_to_the_screen() -> None:
    person = Person(cardlab.play("stump", players=3, seed=11, humans=(0, 1)))
    while person.table.seat is None:
        person.go_on()
    person.open("Save, open, copy, paste")
    while person.table.seat is not None:
        person.go_on()
    assert person.face.panel is None
