"""A game on a projector: a step at a time there and back, and nothing is told before its time."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import cardlab
from cardlab.errors import BadRecord
from cardlab.games import get, names
from cardlab.record import Record
from cardlab.table import Table
from cardlab.widgets import presenter
from cardlab.widgets.presenter import PresenterView, Steps
from tests.games.hidden import cards_named, hidden_cards
from tests.tables_in_play import finished, play_on
from tests.widgets.told import ALIKE, listening

PACKAGE = Path(cardlab.__file__).parent
# A presenter shows open hands, and nobody else does without a reason.
OPEN_TO = {"games/game.py", "widgets/presenter.py"}


@pytest.fixture(autouse=True)
def _fixed_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presenter, "EFFORT", presenter.EFFORT._replace(simulations=40, seconds=0))


def a_table(game: str = "stump", moves: int = 9, players: int = 3) -> Table:
    return play_on(Table.deal(get(game), players, 3), moves, 2)


class Speaker:
    """Somebody who presents, and can do only what the browser can send."""

    def __init__(self, shown: PresenterView) -> None:
        self.shown = shown
        self.face: Any = shown.face
        self.shown.hear({"kind": "ready", "width": 900, "motion": True})

    def press(self, *actions: str) -> None:
        for action in actions:
            assert self.offers(action), f"{action} is not offered"
            self.shown.hear({"kind": "act", "action": action})
            assert "error" not in (self.face.ruling or {}), self.face.ruling

    def offers(self, action: str) -> bool:
        found = {item["action"]: item for item in self.face.actions}
        return action in found and not found[action].get("off")

    @property
    def sight(self) -> tuple[object, ...]:
        face = self.face
        return face.place, face.news, face.status, face.asked, face.hands, face.picture

    def named(self) -> set[str]:
        state = self.face.get_state()
        told = {key: value for key, value in state.items() if key not in ALIKE}
        return cards_named([json.dumps(told, default=str, ensure_ascii=False)])


@pytest.mark.parametrize("game", names())
def test_a_game_is_gone_through_with_one_key_and_back_again(game: str) -> None:
    table = finished(a_table(game, 0))
    speaker = Speaker(cardlab.present(table))
    there = [speaker.sight]
    while speaker.offers("forward"):
        speaker.press("forward")
        there.append(speaker.sight)
    assert len(there) == 2 * len(table.moves) + 1, "a question and an answer for each move"
    assert speaker.shown.shown_view == table.state.view(None)
    assert speaker.face.asked is None, "nothing comes after the end"
    back = [speaker.sight]
    while speaker.offers("back"):
        speaker.press("back")
        back.append(speaker.sight)
    assert back == there[::-1]


def test_what_is_played_is_hidden_until_it_is_shown() -> None:
    speaker = Speaker(cardlab.present(a_table()))
    assert speaker.face.asked == {
        "question": "What would you do in Ann’s place?",
        "answer": "",
    }
    speaker.press("forward")
    assert speaker.face.asked["answer"].startswith("Ann leads the ")
    assert speaker.face.place == "Move 0 of 9"
    assert speaker.face.speech["polite"].startswith("Ann leads the ")
    speaker.press("forward")
    assert speaker.face.place == "Move 1 of 9"
    assert speaker.face.asked["answer"] == ""


def test_who_does_not_ask_goes_on_at_once() -> None:
    speaker = Speaker(cardlab.present(a_table()))
    speaker.press("ask")
    assert not speaker.face.asked
    speaker.press("forward", "forward", "back")
    assert speaker.face.place == "Move 1 of 9"
    speaker.press("ask")
    assert speaker.face.asked["answer"] == ""


@pytest.mark.parametrize("game", names())
def test_a_game_in_which_nothing_was_played_asks_nothing(game: str) -> None:
    speaker = Speaker(cardlab.present(a_table(game, moves=0)))
    assert speaker.face.place == "Nothing has been played yet."
    assert speaker.face.asked is None
    assert not any(map(speaker.offers, ("first", "back", "forward", "last", "ask")))
    speaker.shown.hear({"kind": "act", "action": "forward"})
    assert speaker.face.asked is None
    speaker.press("hands")


@pytest.mark.parametrize("game", names())
def test_after_the_last_move_the_coach_answers(game: str) -> None:
    table = a_table(game)
    assert table.state.to_act is not None
    speaker = Speaker(cardlab.present(table))
    speaker.press("last", "forward")
    options = [table.state.view(table.state.to_act).caption(m) for m in table.state.legal_moves()]
    assert any(option in speaker.face.asked["answer"] for option in options)
    assert not speaker.offers("forward")


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", names())
def test_all_hands_are_open_or_covered(game: str, players: int) -> None:
    table = a_table(game, 12, players)
    speaker = Speaker(cardlab.present(table))
    speaker.press("last")
    assert speaker.face.hands == []
    speaker.press("hands")
    hands = table.state.to_dict()["hands"]
    assert [set(held["cards"]) for held in speaker.face.hands] == [set(hand) for hand in hands]
    assert [held["name"] for held in speaker.face.hands] == list(table.names)
    assert cards_named([held["label"] for held in speaker.face.hands]) == set().union(*hands)
    speaker.press("hands")
    assert speaker.face.hands == []


def test_the_card_of_the_answer_is_pointed_at_in_an_open_hand() -> None:
    table = a_table("figured_fool", 9)
    speaker = Speaker(cardlab.present(table))
    speaker.press("hands")
    assert [held["pointed"] for held in speaker.face.hands] == [[]] * 3
    speaker.press("forward")
    [card] = table.moves[0].cards
    assert [held["pointed"] for held in speaker.face.hands if held["acting"]] == [[str(card)]]


@pytest.mark.parametrize("game", names())
def test_nothing_hidden_is_sent_while_hands_are_covered(game: str) -> None:
    table = finished(a_table(game, 0, 4))
    with listening() as told:
        speaker = Speaker(cardlab.present(table))
        for place in range(len(table.moves)):
            state = table.steps[place].state
            events = [event for step in table.steps[: place + 1] for event in step.events]
            seen = {str(card) for event in events for card in event.seen_by(None).cards}
            covered = set(hidden_cards(state, None)) - {state.to_dict()["turned"]} - seen
            assert not covered & speaker.named()
            assert not covered & cards_named(told.messages)
            told.messages.clear()
            speaker.press("forward")  # the answer names what is played now
            told.messages.clear()
            speaker.press("forward")


def test_what_can_be_presented() -> None:
    table = a_table()
    match = cardlab.Match("stump", seed=1)
    for game in (table, Record.of(table), match, cardlab.play("stump", seed=1)):
        assert isinstance(cardlab.present(game), PresenterView)
    with pytest.raises(BadRecord, match="record, a table or a match"):
        cardlab.present("stump")  # type: ignore[arg-type] # whatever somebody may pass


def test_a_table_is_played_on_while_it_is_presented() -> None:
    table = a_table()
    shown = cardlab.present(table)
    play_on(table, 3)
    assert len(shown.table.moves) == 9
    Speaker(shown).press("last")
    assert shown.part(Steps).place == 9


def test_what_shows_where_no_widget_runs_names_no_hidden_card() -> None:
    shown = cardlab.present(a_table())
    data, _ = shown._repr_mimebundle_()
    covered = set(hidden_cards(shown.table.deal_state, None))
    turned = shown.table.deal_state.to_dict()["turned"]
    assert cards_named([data["text/plain"]]) & covered <= {turned}


def test_open_hands_are_for_presenters_alone() -> None:
    users = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Attribute) and node.attr == "open_view")
        or (isinstance(node, ast.FunctionDef) and node.name == "open_view")
    }
    assert users == OPEN_TO


def test_whoever_was_called_you_has_a_name_before_others() -> None:
    table = cardlab.play("black_crow", players=3, seed=4)
    view = cardlab.present(table)
    assert view.table.names == ("Carl", "Ann", "Bea")
    assert view.news.startswith("Carl is dealt 5 cards.")
    assert table.table.names == ("You", "Ann", "Bea")
