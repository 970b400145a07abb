"""No hidden card is in anything that reaches the browser: whole games, and all that was sent.

The exceptions are those of the house: a record or deal code that somebody asked for, sealed; and
hands that are open, to a presenter, after the end, and in lessons.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

import cardlab
from cardlab.games import names
from cardlab.widgets import hinting
from cardlab.widgets.panels.opening import Panels
from cardlab.widgets.table import TableView
from tests.games.hidden import cards_named, game_of, hidden_cards, shuffled_behind
from tests.widgets.person import Person
from tests.widgets.told import Told, listening

PLAYERS = (2, 3, 4)


@pytest.fixture(autouse=True)
def _fixed_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Think little and the same for each hint."""
    monkeypatch.setattr(hinting, "EFFORT", hinting.EFFORT._replace(simulations=20, seconds=0))


@pytest.fixture
def told() -> Iterator[Told]:
    with listening() as heard:
        yield heard


def secrets(view: TableView) -> set[str]:
    """Return the cards that whoever is at the screen has never seen and cannot see now.

    A card that lies where no other could lie is no secret, and after the end none is.
    """
    state, seat = view.table.state, view.seat
    if state.to_act is None:
        return set()
    hidden = set(hidden_cards(state, seat)) - {state.to_dict()["turned"]}
    seen = {str(card) for event in view.table.seen(seat) for card in event.cards}
    return hidden - seen


def named_in_hint(person: Person) -> set[str]:
    """Return the cards that a hint names; that it knows of no hidden one, other tests see to."""
    ruling = person.face.ruling or {}
    return cards_named([ruling.get("hint", "")])


def play_and_look(person: Person, told: Told, moves: int, stir: int) -> int:
    """Play with all that a table offers, and look through what was sent after each thing done."""
    chance = random.Random(stir)
    looked = heard = 0
    for _ in range(moves):
        if person.table.table.state.to_act is None:
            break
        before = secrets(person.table)
        _do_something(person, chance)
        # What was turned up or played by this very deed is no secret any more.
        hidden = before & secrets(person.table) - named_in_hint(person)
        messages = told.since(heard)
        for message in messages:
            assert not hidden & cards_named([message]), message
        looked, heard = looked + len(messages), heard + len(messages)
    return looked


def _do_something(person: Person, chance: random.Random) -> None:
    whim = chance.random()
    if person.face.wait is None and whim < 0.15 and "Hint" in person.captions:
        person.press("Hint")
    elif whim < 0.2 and "Undo" in person.captions:
        person.press("Undo")
    elif whim < 0.25:
        person.do("resize", width=chance.choice([320, 480, 720, 900]))
    elif whim < 0.3:
        person.do("ready", width=720, motion=True)
    elif whim < 0.4:
        panels = [panel.name for panel in person.table.part(Panels).all]
        person.do("act", action=chance.choice(panels))
    elif whim < 0.45 and person.hand:
        person.do("choose", card=chance.choice(person.hand))
        person.do("clear")
    else:
        person.go_on()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("game", names())
def test_whole_games_tell_no_secret(game: str, players: int, told: Told) -> None:
    person = Person(cardlab.play(game, players=players, seed=players))
    assert play_and_look(person, told, 400, players)


def test_a_secret_that_is_told_is_noticed(told: Told) -> None:
    person = Person(cardlab.play("stump", players=3, seed=7))
    hidden = min(secrets(person.table))
    person.table.table.name(["You", f"He who holds the {hidden}", "Bea"])
    with pytest.raises(AssertionError, match=hidden):
        play_and_look(person, told, 50, 0)


@pytest.mark.parametrize("game", names())
def test_a_review_of_a_game_that_is_not_over_tells_no_secret(game: str, told: Told) -> None:
    person = Person(cardlab.play(game, players=3, seed=5))
    while len(person.table.table.moves) < 12:
        person.go_on()
    hidden = secrets(person.table)
    assert hidden
    told.messages.clear()
    view = cardlab.review(person.table, simulations=10)
    view.box  # noqa: B018 - it is made when it is shown
    assert told.messages
    for message in told.messages:
        assert not hidden & cards_named([message]), message


@pytest.mark.parametrize("game", names())
def test_several_people_at_one_screen_are_told_no_secret(game: str, told: Told) -> None:
    person = Person(cardlab.play(game, players=4, seed=1, humans=[0, 2]))
    assert play_and_look(person, told, 400, 1)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("game", names())
def test_the_same_is_sent_wherever_hidden_cards_lie(game: str, players: int, told: Told) -> None:
    chance = random.Random(players)
    compared = 0
    person = Person(cardlab.play(game, players=players, seed=players))
    while person.table.table.state.to_act is not None:
        person.go_on()
        if chance.random() < 0.2 and person.table.table.state.to_act is not None:
            shown = _page_opened(person, told)
            _let_change_places(person, chance)
            assert _page_opened(person, told) == shown
            compared += 1
    assert compared > 3


def _page_opened(person: Person, told: Told) -> list[str]:
    """Return all that is sent to a page that is opened now, wide or narrow, but for mere names."""
    person.do("ready", width=1200, motion=True)
    heard = len(told.messages)
    for width in (360, 1200):
        person.do("ready", width=width, motion=True)
    return [_NAMES.sub("", message) for message in told.since(heard)]


_NAMES = re.compile(r'[0-9a-f]{32}|"number": \d+')
"""The numbers of sayings and of widgets, which are new each time."""


def _let_change_places(person: Person, chance: random.Random) -> None:
    """Let the cards that the person cannot see change their places."""
    table = person.table.table
    state = shuffled_behind(game_of(table.state), table.state, person.table.seat, chance)
    table._steps[-1] = replace(table._steps[-1], state=state)
