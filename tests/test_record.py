"""A game as JSON: it comes back as it was, can be gone on with, and tells what is wrong."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

import cardlab
from cardlab.errors import BadRecord, IllegalMove
from cardlab.games import get, names
from cardlab.record import KEYS, Record, load
from cardlab.table import Table
from tests.junk import assert_answered
from tests.tables_in_play import finished, play_on, table_of, tables
from tests.widgets.set_out import set_out

HOSTILE = '<img src=x onerror="alert(1)">'
NAMES = ("Ann \"B\" 'C'", HOSTILE, "Zoë 🂱 {name}")


@pytest.fixture
def table() -> Table:
    return table_of(get("figured_fool"), NAMES, seed=7, moves=25)


@pytest.mark.parametrize("game", names())
def test_a_record_has_exactly_the_keys_of_its_form(game: str) -> None:
    facts = Record.of(Table.deal(get(game), 3, 5)).to_dict()
    assert tuple(facts) == KEYS
    assert (facts["cardlab"], facts["game"], facts["seed"]) == (1, game, 5)
    assert facts["outcome"] is None


@given(table=tables())
def test_every_game_comes_back_from_its_text(table: Table) -> None:
    record = Record.of(table)
    again = Record.from_text(record.to_text())
    assert again == record
    assert again.to_text() == record.to_text()
    assert again.outcome == table.state.outcome
    back = again.table()
    assert back.state == table.state
    assert back.names == table.names
    assert back.moves == table.moves


@given(table=tables())
def test_a_table_from_a_record_has_seen_what_the_old_one_saw(table: Table) -> None:
    back = Record.from_text(Record.of(table).to_text()).table()
    for seat in (*range(len(table.names)), None):
        assert back.seen(seat) == table.seen(seat)


@given(table=tables(), stir=st.integers(0, 1000))
def test_a_game_goes_on_alike_at_a_table_from_its_record(table: Table, stir: int) -> None:
    back = Record.from_dict(Record.of(table).to_dict()).table()
    play_on(table, 20, stir)
    play_on(back, 20, stir)
    assert Record.of(back) == Record.of(table)
    assert back.events == table.events
    while table.undo():
        assert back.undo()
        assert back.state == table.state


@given(table=tables())
def test_a_replay_shows_every_position_from_the_deal_on(table: Table) -> None:
    states = list(Record.of(table).states())
    assert len(states) == len(table.moves) + 1
    for state in reversed(states):
        assert state == table.state
        table.undo()


def test_a_record_goes_through_a_file(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "a game.json"
    Record.of(table).save(path)
    assert load(path) == load(str(path)) == cardlab.load(path) == Record.of(table)
    assert [file.name for file in tmp_path.iterdir()] == ["a game.json"]
    play_on(table, 5)
    Record.of(table).save(path)
    assert load(path) == Record.of(table)


def test_a_file_written_by_an_editor_with_a_mark_at_its_start_is_read(
    table: Table, tmp_path: Path
) -> None:
    path = tmp_path / "a game.json"
    path.write_text(Record.of(table).to_text(), encoding="utf-8-sig")
    assert load(path) == Record.of(table)


def test_a_later_game_with_a_chosen_dealer_and_leader_keeps_its_deal() -> None:
    for leader in range(3):
        table = Table.deal(get("figured_fool"), 3, 9, dealer=1, leader=leader)
        back = Record.from_text(Record.of(table).to_text()).table()
        assert back.state == table.state
        assert back.state.setup.dealer == 1
        assert back.state.to_act == leader
        assert back.seen(0)


def test_a_position_that_was_set_out_by_hand_is_a_record_too() -> None:
    start = finished(Table.deal(get("stump"), 2, 3)).deal_state
    shown = set_out("stump", start.to_dict())
    play_on(shown.table, 9)
    record = Record.of(shown.table)
    assert record.seed is None
    assert Record.from_text(record.to_text()).table().state == shown.table.state


def test_a_record_needs_no_random_numbers(monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    text = Record.of(table).to_text()
    facts = {**json.loads(text), "seed": None}

    def fail(*_: object) -> None:
        raise AssertionError("a record asked for a random number")

    monkeypatch.setattr(random, "Random", fail)
    assert Record.from_dict(facts).table().state == table.state


def test_names_are_kept_as_text_wherever_they_are_shown(table: Table) -> None:
    record = Record.from_text(Record.of(table).to_text())
    assert record.names == NAMES
    data, _ = cardlab.play(record)._repr_mimebundle_()
    assert "<img src=x" not in data["text/html"]
    assert "&lt;img src=x" in data["text/html"]
    assert HOSTILE in data["text/plain"]


def test_a_wrong_move_is_named_by_its_number_and_law(table: Table) -> None:
    facts = Record.of(table).to_dict()
    for number in (1, 2, 10):
        *earlier, _ = Record.of(table_of(table.game, NAMES, 7, number)).moves
        state = table.deal_state
        for move in earlier:
            state = state.play(move)
        wrong = "lead 6C"
        with pytest.raises(IllegalMove) as refusal:
            state.play(wrong)
        moves = facts["moves"][: number - 1]
        told = assert_answered(BadRecord, Record.from_dict, {**facts, "moves": [*moves, wrong]})
        assert told.startswith(f"Move {number}, lead 6C, is against the laws: ")
        assert refusal.value.violation.law.id in told


def test_a_text_that_is_no_move_is_named_by_its_number(table: Table) -> None:
    facts = Record.of(table).to_dict()
    wrongs: list[object] = ["sing", "beat 7H", "attack 1H", "", "take\0", "take " * 99]
    for wrong in (*wrongs, None, 7, ["take"], {}):
        moves = [*facts["moves"][:3], wrong, *facts["moves"][3:]]
        told = assert_answered(BadRecord, Record.from_dict, {**facts, "moves": moves})
        assert told.startswith("Move 4")


def test_a_move_after_the_end_is_refused() -> None:
    table = finished(Table.deal(get("stump"), 2, 3))
    facts = Record.of(table).to_dict()
    told = assert_answered(
        BadRecord, Record.from_dict, {**facts, "moves": [*facts["moves"], "take"]}
    )
    assert "CC-4" in told


@pytest.mark.parametrize("game", names())
def test_the_outcome_must_be_the_one_that_the_moves_lead_to(game: str) -> None:
    facts = Record.of(finished(Table.deal(get(game), 3, 4))).to_dict()
    assert Record.from_dict(facts).to_dict() == facts
    outcome: dict[str, Any] = facts["outcome"]
    wrong: list[Any] = [None, {}, [], {**outcome, "more": 1}, "won", outcome["winners"]]
    wrong += [{**outcome, "winners": [not seat for seat in outcome["winners"]] + [2]}]
    wrong += [{**outcome, "drawn": 0}, {**outcome, "reason": "BC-1"}, {**outcome, "last": 1.0}]
    wrong += [{key: outcome[key] for key in outcome if key != "last"}]
    for other in wrong:
        told = assert_answered(BadRecord, Record.from_dict, {**facts, "outcome": other})
        assert "lead to another outcome" in told
    unfinished = {**facts, "moves": facts["moves"][:-1]}
    assert "another outcome" in assert_answered(BadRecord, Record.from_dict, unfinished)


def test_options_must_be_those_of_the_deal_and_of_their_kind() -> None:
    facts = Record.of(Table.deal(get("stump"), 2, 3)).to_dict()
    wrongs: list[object] = [{}, {"decline": True}, {"decline": 0}, {"decline": False, "x": 2}, []]
    for wrong in wrongs:
        told = assert_answered(BadRecord, Record.from_dict, {**facts, "options": wrong})
        assert told.startswith("The options of the record are not those of its deal")
