"""Whatever is passed by mistake is answered by one error of cardlab's own, in a sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, strategies as st

import cardlab
from cardlab.errors import (
    BadDeal,
    BadMove,
    BadPosition,
    BadRecord,
    BadSeat,
    IllegalMove,
    UnknownGame,
)
from cardlab.games import get
from cardlab.games.move import Move
from cardlab.match import Match
from cardlab.record import Record
from cardlab.sealing import LONGEST
from cardlab.table import Table
from tests.junk import JUNK, assert_answered, kind, nested
from tests.tables_in_play import finished, play_on, tables

any_junk = pytest.mark.parametrize("junk", JUNK, ids=kind)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
)


def small_record() -> dict[str, Any]:
    """Return a short record, as plain types."""
    return Record.of(play_on(Table.deal(get("stump"), 2, 38), 3)).to_dict()


def small_match() -> dict[str, Any]:
    """Return a short match, as plain types."""
    match = Match("stump", 2, 38)
    match.next_game(abandon=True)
    return match.to_dict()


def places(value: Any) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401 - it may be anything
    """Go through every place in plain types: a dictionary or list, and where in it."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from places(value[key])


@any_junk
def test_junk_is_no_game(junk: object) -> None:
    for ask in (cardlab.get, cardlab.laws, cardlab.learn, Match):
        told = assert_answered(UnknownGame, ask, junk)
        assert "black_crow, stump and figured_fool" in told


@any_junk
def test_junk_is_no_move(junk: object) -> None:
    state = get("stump").deal(2, 1)
    for ask in (Move.parse, Move.read, state.play, state.why_not, state.view(0).why_not):
        assert_answered(BadMove, ask, junk)
    assert_answered(BadMove, Move, junk)
    assert state == get("stump").deal(2, 1)


@any_junk
def test_junk_is_no_record_and_no_match(junk: object) -> None:
    for read in (Record.from_dict, Record.from_text, Match.from_dict, Match.from_text):
        assert_answered(BadRecord, read, junk)
    if not (isinstance(junk, str) and len(junk) < 3):
        assert_answered(BadRecord, cardlab.load, junk)
        assert_answered(BadRecord, Match.load, junk)


@any_junk
def test_junk_anywhere_in_a_record_or_match_is_refused(junk: object) -> None:
    for make, read in ((small_record, Record.from_dict), (small_match, Match.from_dict)):
        facts = make()
        for container, key in list(places(facts)):
            kept = container[key]
            container[key] = junk
            if type(junk) is type(kept) and junk == kept:
                container[key] = object()
            _assert_read_or_refused(read, facts)
            container[key] = kept
        assert read(facts).to_dict() == facts


def _assert_read_or_refused(read: Callable[[object], Record | Match], facts: object) -> None:
    """Check that this is refused in a sentence, unless it is read and comes out again."""
    try:
        record = read(facts)
    except BadRecord as error:
        told = str(error)
        assert told.endswith("."), told
        assert len(told.split()) > 3
        assert len(told) < 500
    else:
        assert read(json.loads(record.to_text())).to_text() == record.to_text()


@pytest.mark.parametrize(("make", "read"), [(small_record, Record), (small_match, Match)])
def test_every_key_must_be_there_once_and_no_other(
    make: Callable[[], dict[str, Any]], read: type[Record | Match]
) -> None:
    facts = make()
    for key in facts:
        rest = {name: fact for name, fact in facts.items() if name != key}
        assert f"lacks '{key}'" in assert_answered(BadRecord, read.from_dict, rest)
        twice = json.dumps(facts)[:-1] + f', "{key}": 1}}'
        assert f"has '{key}' twice" in assert_answered(BadRecord, read.from_text, twice)
    extras: list[Any] = ["", "x" * 10_000, None, 1, float("nan"), ("a",)]
    for extra in extras:
        assert "has no" in assert_answered(BadRecord, read.from_dict, {**facts, extra: 1})


@pytest.mark.parametrize("version", [0, 2, True, 1.0, "1", None, 10**5000], ids=kind)
def test_another_version_is_named_beside_the_right_one(version: object) -> None:
    for make, read in ((small_record, Record.from_dict), (small_match, Match.from_dict)):
        told = assert_answered(BadRecord, read, {**make(), "cardlab": version})
        assert "cardlab reads version 1" in told


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "NaN",
        '"record"',
        "7" * 5000,
        "[" * 200_000,
        '{"a":' * 100_000,
        "x" * (LONGEST + 1),
        "{'cardlab': 1}",
        '{"cardlab": 1,}',
        "<html></html>",
    ],
    ids=lambda text: text[:9],
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    for read in (Record.from_text, Match.from_text):
        assert_answered(BadRecord, read, text)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 5000])
def test_numbers_that_are_none_are_refused(number: str) -> None:
    for make, read in ((small_record, Record.from_text), (small_match, Match.from_text)):
        key = "seed" if make is small_record else "match"
        text = json.dumps({**make(), key: "here"}).replace('"here"', number)
        assert_answered(BadRecord, read, text)


def test_far_too_many_moves_or_games_are_refused_at_once() -> None:
    facts = small_record()
    for moves in (["take"] * 1_000_000, [nested(50_000)] * 1000, ["lead 6C"] * 1_000_000):
        assert_answered(BadRecord, Record.from_dict, {**facts, "moves": moves})
    match = small_match()
    assert_answered(BadRecord, Match.from_dict, {**match, "games": [1] * 1_000_000})


@given(table=tables(), data=st.data())
def test_a_record_changed_anywhere_is_read_or_refused(table: Table, data: st.DataObject) -> None:
    facts = copy.deepcopy(Record.of(table).to_dict())
    found = list(places(facts))
    for _ in range(5):
        container, key = data.draw(st.sampled_from(found), label="place")
        kept = container[key]
        container[key] = data.draw(JSON, label="value")
        _assert_read_or_refused(Record.from_dict, facts)
        container[key] = kept


@given(text=st.text(max_size=40), data=st.data())
def test_a_text_changed_anywhere_is_read_or_refused(text: str, data: st.DataObject) -> None:
    whole = json.dumps(small_record())
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(start + 40, len(whole))))
    with suppress(BadRecord):
        Record.from_text(whole[:start] + text + whole[end:])


@any_junk
def test_junk_deals_no_table(junk: object) -> None:
    for make in (cardlab.play, Match, get("stump").deal, get("stump").deal_openly):
        given_game = () if getattr(make, "__self__", None) else ("stump",)
        if junk is not None or make is not cardlab.play:  # a table asks for three by itself
            assert_answered(BadDeal, make, *given_game, players=junk)
        assert_answered(BadDeal, make, *given_game, jokers=junk)
        if junk is not None:
            for name in ("seed", "dealer", "leader"):
                assert_answered(BadDeal, make, *given_game, **{name: junk})
        if not isinstance(junk, bool):
            assert_answered(BadDeal, make, *given_game, decline=junk)
    if junk is not None:
        for make in (cardlab.play, Match):
            told = assert_answered(BadDeal, make, "stump", players=3, names=junk)
            assert "a list of 3 names" in told
    told = assert_answered(BadSeat, cardlab.play, "stump", humans=junk)
    assert "humans must be" in told or "seat of a person must be" in told


@pytest.mark.parametrize("humans", [[0, 0], [3], [-1], [True], [0, 1, 2, 0], [None], "0", {0}])
def test_wrong_people_are_refused(humans: object) -> None:
    told = assert_answered(BadSeat, cardlab.play, "stump", players=3, humans=humans)
    assert "humans must be a list of different seats" in told or "from 0 to 2" in told


def test_what_a_record_settles_is_not_asked_for_beside_it() -> None:
    record, match = Record.from_dict(small_record()), Match.from_dict(small_match())
    for known in (record, match):
        for choice in ({"names": ["a", "b"]}, {"decline": True}, {"dealer": 0}):
            told = assert_answered(BadDeal, cardlab.play, known, **choice)
            assert "leave that out" in told
    assert_answered(BadSeat, cardlab.play, record, humans=[2])


def test_a_finished_game_plays_no_more() -> None:
    table = finished(Table.deal(get("stump"), 2, 38))
    before = table.state
    with pytest.raises(IllegalMove, match="The game is over"):
        table.play("take")
    assert table.state == before


def test_a_position_of_another_game_is_named_first() -> None:
    facts = get("black_crow").deal(2, 1).to_dict()
    told = assert_answered(BadPosition, get("stump").from_dict, facts)
    assert told == "This is a position of 'black_crow', not of stump."


@pytest.mark.parametrize("text", ["", "hello", "eJyrVkrLz1eyUkpKLFKqBQA="])
def test_a_copied_text_without_its_beginning_is_told_what_it_lacks(text: str) -> None:
    for read in (Record.from_text, Match.from_text):
        assert "a copied game, which begins with cardlab:." in assert_answered(
            BadRecord, read, text
        )
