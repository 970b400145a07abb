"""The JSON Schema of records and matches takes what cardlab writes, and nothing broken."""

from __future__ import annotations

import copy
import json
from typing import Any
from unicodedata import category

import pytest
from hypothesis import example, given, strategies as st
from jsonschema import Draft202012Validator

from cardlab import record
from cardlab.errors import BadRecord
from cardlab.games import get, names
from cardlab.games.move import VERBS
from cardlab.match import Match
from cardlab.record import Record
from cardlab.table import Table, is_name
from tests.games.playing import every_option, many_moves
from tests.junk import nested
from tests.tables_in_play import finished, play_on, tables

SCHEMA = record.schema()
RECORD = Draft202012Validator(SCHEMA)
MATCH = Draft202012Validator({**SCHEMA, "$ref": "#/$defs/match"})
NAME = Draft202012Validator({**SCHEMA, "$ref": "#/$defs/name"})
MOVE = Draft202012Validator({**SCHEMA, "$ref": "#/$defs/move"})


def record_of(game: str) -> dict[str, Any]:
    """Return the record of a finished game, as it is read from a file."""
    facts: dict[str, Any] = json.loads(Record.of(finished(Table.deal(get(game), 3, 4))).to_text())
    return facts


def test_the_schema_is_one_and_is_a_fresh_copy_each_time() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    record.schema().clear()
    assert record.schema() == SCHEMA


@given(table=tables())
def test_every_record_keeps_to_the_schema(table: Table) -> None:
    RECORD.validate(json.loads(Record.of(table).to_text()))


@pytest.mark.parametrize("game", names())
def test_every_option_and_number_of_players_keeps_to_the_schema(game: str) -> None:
    rules = get(game)
    for number, options in enumerate(every_option(rules)):
        players = rules.min_players + number % (rules.max_players - rules.min_players + 1)
        table = Table.deal(rules, players, number, **options)
        for moves in (0, 20, 10_000):
            RECORD.validate(Record.of(play_on(table, moves)).to_dict())


@pytest.mark.parametrize("game", names())
def test_a_match_keeps_to_its_own_part_of_the_schema(game: str) -> None:
    match = Match(game, 3, 5)
    finished(match.table)
    match.next_game()
    match.next_game(abandon=True)
    facts = json.loads(match.to_text())
    MATCH.validate(facts)
    assert not RECORD.is_valid(facts)
    assert not MATCH.is_valid(facts["games"][0])
    wrongs: list[dict[str, Any]] = [{"games": []}, {"match": 2**40}, {"match": None}]
    for wrong in (*wrongs, {"cardlab": 2}, {"more": 1}):
        assert not MATCH.is_valid({**facts, **wrong})


@pytest.mark.parametrize("game", names())
def test_the_schema_names_the_options_that_the_game_has(game: str) -> None:
    facts = record_of(game)
    for name, option in get(game).options.items():
        for value in option.values:
            changed = copy.deepcopy(facts)
            changed["deal"]["options"][name] = value
            assert RECORD.is_valid(changed)
        for value in ("other", 7, [], {}, *([] if None in option.values else [None])):
            changed = copy.deepcopy(facts)
            changed["deal"]["options"][name] = value
            assert not RECORD.is_valid(changed), (name, value)
    for options in ({}, {**facts["options"], "jokers": 2}):
        changed = copy.deepcopy(facts)
        changed["deal"]["options"] = options
        assert not RECORD.is_valid(changed)


@pytest.mark.parametrize("game", names())
def test_a_record_or_deal_that_lacks_a_key_or_has_another_is_invalid(game: str) -> None:
    facts = record_of(game)
    for key in facts:
        assert not RECORD.is_valid({name: facts[name] for name in facts if name != key})
    assert not RECORD.is_valid({**facts, "more": 1})
    for part in ("deal", "outcome"):
        for key in facts[part]:
            rest = {name: facts[part][name] for name in facts[part] if name != key}
            assert not RECORD.is_valid({**facts, part: rest}), key
        assert not RECORD.is_valid({**facts, part: {**facts[part], "more": 1}})


@pytest.mark.parametrize("game", names())
def test_values_of_a_wrong_kind_are_invalid(game: str) -> None:
    facts = record_of(game)
    junk = (None, True, -1, 1.5, "x", "", [None], {"a": 1}, nested(30), ["QS", "QS"])
    for value in junk:
        for key in set(facts) - {"game", "players", "options"}:
            if value is not None or key not in ("seed", "outcome"):
                assert not RECORD.is_valid({**facts, key: value}), (key, value)
        for key in set(facts["deal"]) - {"game", "first_bout"}:
            fits = value is None and facts["deal"][key] is None
            fits |= value is None and key in ("to_act", "attacker", "defender", "limit", "phase")
            fits |= value is None and key == "turned"
            if not fits:
                changed = {**facts, "deal": {**facts["deal"], key: value}}
                assert not RECORD.is_valid(changed), (key, value)


LETTERS = st.one_of(
    st.characters(),
    st.characters(categories=("Cc", "Cf", "Cs", "Me", "Mn", "Zl", "Zp", "Zs")),
    st.sampled_from(" A\u00e9\n\r\t\u00a0\u00ad\u2028\u202e\u2066\ufeff\U0001f0a1"),
)


@given(st.text(LETTERS, max_size=4))
@example("Ann\n")
@example("\ud83c")
@example("A\u202e")
@example("\u200d")
def test_a_name_is_valid_where_the_reader_takes_it(name: str) -> None:
    if is_name(name) or not NAME.is_valid(name):
        assert NAME.is_valid(name) == is_name(name)
        return
    unlisted = [letter for letter in name if category(letter) in ("Mn", "Cf")]
    assert unlisted, "only of these a pattern cannot list all"
    assert all(category(letter) in ("Cf", "Me", "Mn", "Zs") for letter in name)


def test_a_name_that_the_reader_refuses_makes_a_record_invalid() -> None:
    facts = record_of("stump")
    for name in ("Ann\nBea", "Ann\n", "\t", "", " ", "\u200b", "Ann\u202e", None, 7):
        wrong = {**facts, "players": [name, *facts["players"][1:]]}
        assert not RECORD.is_valid(wrong), name
        with pytest.raises(BadRecord):
            Record.from_dict(wrong)


def test_every_move_that_can_be_written_keeps_to_the_schema() -> None:
    state = get("figured_fool").deal(2, 1)
    moves = list(many_moves(get("figured_fool"), state))
    assert {move.verb for move in moves} == set(VERBS)
    for move in moves[::7]:
        assert MOVE.is_valid(str(move)), move
    for wrong in ("", "sing", "beat 7H", "take 7H", "attack", "lead 7H 8H", "lead 1H", 1):
        assert not MOVE.is_valid(wrong), wrong


def test_a_game_that_is_not_among_ours_may_have_facts_of_its_own() -> None:
    facts = record_of("stump")
    facts["game"] = facts["deal"]["game"] = "whist"
    facts["deal"]["tricks"] = [1, 2]
    assert RECORD.is_valid(facts)
    del facts["deal"]["hands"]
    assert not RECORD.is_valid(facts)
