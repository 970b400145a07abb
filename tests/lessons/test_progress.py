"""Progress: what counts, how it is kept, on this machine and as a code."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from cardlab import storage
from cardlab.codes import LETTERS
from cardlab.errors import BadCode, BadFile
from cardlab.games import get, names
from cardlab.lessons.keeping import load, store
from cardlab.lessons.progress import LEVELS, Known, Progress
from cardlab.lessons.progress_code import LONGEST, progress_code, read_progress_code
from cardlab.lessons.spacing import remembered, reviewed
from tests.junk import AROUND, JUNK, kind

NOON = datetime(2026, 3, 1, 12, tzinfo=timezone.utc)
STUMP = get("stump")


@st.composite
def some_known(draw: st.DrawFn) -> Known:
    known = Known(met=draw(st.booleans()))
    if known.met and draw(st.booleans()):
        known.tried = draw(st.integers(1, 40))
        known.right = draw(st.integers(0, known.tried))
        known.level = draw(st.integers(0, LEVELS))
        known.missed = draw(st.booleans())
        last = NOON - timedelta(days=draw(st.integers(0, 500)), hours=draw(st.integers(0, 30)))
        known.memory = remembered(draw(st.floats(0.1, 2000)), draw(st.floats(1, 10)), last)
    return known


@st.composite
def some_progress(draw: st.DrawFn) -> Progress:
    game = get(draw(st.sampled_from(names())))
    laws = {law: draw(some_known()) for law in game.laws}
    return Progress(game, draw(st.integers(0, 200)), laws)


def full(name: str) -> Progress:
    """Return as much progress as there can be."""
    game = get(name)
    known = Known(
        met=True,
        tried=50,
        right=30,
        level=LEVELS,
        missed=True,
        memory=remembered(3000, 10, NOON - timedelta(days=400)),
    )
    laws = dict.fromkeys(game.laws, known)
    laws[next(iter(laws))] = Known(
        met=True, tried=1, memory=remembered(3000, 10, NOON + timedelta(days=9000))
    )
    return Progress(game, 255, laws)


@given(some_progress())
def test_progress_is_read_as_it_was_kept(progress: Progress) -> None:
    text = json.dumps(progress.to_dict())
    assert Progress.from_dict(json.loads(text)) == progress


@pytest.mark.parametrize("junk", JUNK, ids=kind)
def test_junk_is_not_progress(junk: object) -> None:
    with pytest.raises(BadFile):
        Progress.from_dict(junk)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("tried", -1),
        ("tried", True),
        ("right", "3"),
        ("level", LEVELS + 1),
        ("stability", float("nan")),
        ("stability", None),
        ("difficulty", "hard"),
        ("last", "yesterday"),
        ("last", 7),
    ],
)
def test_a_wrong_value_is_refused(key: str, value: object) -> None:
    data = full("stump").to_dict()
    data["laws"]["ST-7"] = {**data["laws"]["ST-7"], key: value}
    with pytest.raises(BadFile):
        Progress.from_dict(data)


def test_a_law_that_is_gone_is_left_out() -> None:
    data = full("stump").to_dict()
    data["laws"]["ST-99"] = data["laws"]["ST-7"]
    assert "ST-99" not in Progress.from_dict(data).laws


def test_how_a_learner_stands() -> None:
    progress = Progress(STUMP)
    assert progress.standing("ST-7") == "new"
    progress.meet("ST-7")
    assert progress.standing("ST-7") == "met"
    progress.of("ST-7").tried = 1
    assert progress.standing("ST-7") == "tried"
    progress.of("ST-7").right = 3
    assert progress.standing("ST-7") == "known"
    progress.of("ST-7").missed = True
    assert progress.standing("ST-7") == "tried"


def test_two_machines_are_joined() -> None:
    one, other = Progress(STUMP, step=3), Progress(STUMP, step=9)
    one.laws = {"ST-7": Known(met=True, tried=5), "ST-8": Known(met=True)}
    other.laws = {"ST-7": Known(met=True, tried=2), "ST-8": Known(met=True, tried=1)}
    other.meet("ST-9")
    one.join(other)
    assert one.step == 9
    assert [one.of(law).tried for law in ("ST-7", "ST-8", "ST-9")] == [5, 1, 0]
    assert one.standing("ST-9") == "met"


# What is kept on the machine


def test_progress_is_kept_on_the_machine() -> None:
    assert load(STUMP) == (Progress(STUMP), None)
    assert store(full("stump")) is None
    assert load(STUMP) == (full("stump"), None)
    assert load(get("black_crow"))[0].laws == {}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"cardlab progress": 2}', "\ud800"])
def test_a_broken_file_is_named_and_set_aside(text: str) -> None:
    path = storage.kept("progress", "stump.json")
    path.parent.mkdir(parents=True)
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    progress, trouble = load(STUMP)
    assert progress == Progress(STUMP)
    assert trouble is not None
    assert "stump.json.broken" in trouble
    assert store(full("stump")) is None
    assert load(STUMP) == (full("stump"), None)


def test_what_was_learned_with_another_game_is_named_and_set_aside() -> None:
    assert store(full("black_crow")) is None
    path = storage.kept("progress", "stump.json")
    storage.kept("progress", "black_crow.json").rename(path)
    text = path.read_text(encoding="utf-8")
    progress, trouble = load(STUMP)
    assert progress == Progress(STUMP)
    assert "It holds what was learned with Black Crow." in str(trouble)
    assert store(full("stump")) is None
    assert path.with_name("stump.json.broken").read_text(encoding="utf-8") == text


def test_nothing_is_lost_where_nothing_can_be_kept() -> None:
    path = storage.kept("progress")
    path.parent.mkdir(parents=True)
    Path(path).write_text("a file in the way of the folder", encoding="utf-8")
    trouble = store(full("stump"))
    assert trouble is not None
    assert trouble.startswith("Nothing can be kept on this machine")
    assert load(STUMP)[0] == Progress(STUMP)


# Codes


@pytest.mark.parametrize("name", names())
def test_a_code_is_short_whatever_was_learned(name: str) -> None:
    assert len(progress_code(full(name))) <= LONGEST
    assert len(progress_code(Progress(get(name)))) <= 12


@given(some_progress())
def test_a_code_has_all_that_practice_needs(progress: Progress) -> None:
    code = progress_code(progress)
    assert len(code) <= LONGEST
    found = read_progress_code(code)
    assert (found.game, found.step) == (progress.game, progress.step)
    assert progress_code(found) == code
    days = [known.memory.last for known in progress.laws.values() if known.memory]
    for law, known in progress.laws.items():
        kept = found.laws.get(law, Known())
        assert kept.met == known.met
        assert (kept.memory is None) == (known.memory is None)
        assert (kept.level, kept.missed) == (known.level, known.missed)
        assert found.standing(law) == progress.standing(law)
        assert bool(kept.tried) == bool(known.tried)
        if kept.memory and known.memory:
            assert kept.memory.difficulty == pytest.approx(known.memory.difficulty, abs=0.7)
            if known.memory.last == max(days):
                assert abs(kept.memory.last - known.memory.last) <= timedelta(days=1)


def test_a_code_is_read_however_it_was_typed() -> None:
    code = progress_code(full("stump"))
    typed = " ".join(code[place : place + 5] for place in range(0, len(code), 5)).lower()
    for around in (" {}\n", *AROUND):
        assert read_progress_code(around.format(typed)) == read_progress_code(code)


@pytest.mark.parametrize("name", names())
def test_one_slip_never_makes_another_code(name: str) -> None:
    for progress in (full(name), Progress(get(name)), Progress(get(name), step=9)):
        code = progress_code(progress)
        for place in range(len(code) + 1):
            for slipped in slips(code, place):
                assert_refused(slipped)


@given(some_progress(), st.data())
def test_a_slip_in_any_code_is_refused(progress: Progress, data: st.DataObject) -> None:
    code = progress_code(progress)
    for slipped in slips(code, data.draw(st.integers(0, len(code)))):
        assert_refused(slipped)


@given(some_progress(), st.data())
def test_a_code_that_was_cut_or_mixed_up_is_refused(
    progress: Progress, data: st.DataObject
) -> None:
    code = progress_code(progress)
    places = st.integers(0, len(code))
    first, middle, last = sorted(data.draw(st.tuples(places, places, places)))
    mixed = code[:first] + code[middle:last] + code[first:middle] + code[last:]
    for damaged in (code[:last], code[last:], code[:first] + code[last:], mixed, code + code):
        if damaged != code:
            assert_refused(damaged)


def test_damage_of_every_kind_is_refused() -> None:
    chance = random.Random(7)
    codes = [progress_code(full(name)) for name in names()]
    for _ in range(5_000):
        code = right = chance.choice(codes)
        for _ in range(chance.randint(1, 4)):
            code = chance.choice(list(slips(code, chance.randint(0, len(code)))))
        if code != right:
            assert_refused(code)


@given(some_progress(), st.integers(0, 3))
def test_a_code_does_not_grow(progress: Progress, more: int) -> None:
    code = progress_code(progress)
    assert_refused(f"{code}{'0' * (more + 1)}")


@pytest.mark.parametrize("junk", JUNK, ids=kind)
def test_junk_is_no_code(junk: object) -> None:
    with pytest.raises(BadCode, match="Copy it once more"):
        read_progress_code(junk)  # type: ignore[arg-type] # whatever somebody may pass


def test_random_letters_are_no_code() -> None:
    chance = random.Random(5)
    for _ in range(2000):
        assert_refused("".join(chance.choice(LETTERS) for _ in range(chance.randint(0, 120))))


def slips(code: str, place: int) -> Iterator[str]:
    """Yield what a code can become by one slip at a place."""
    before, after = code[:place], code[place:]
    for letter in LETTERS:
        yield before + letter + after
        if after and letter != after[0]:
            yield before + letter + after[1:]
    if after:
        yield before + after[1:]
    if len(after) > 1 and after[0] != after[1]:
        yield before + after[1] + after[0] + after[2:]


def assert_refused(code: str) -> None:
    with pytest.raises(BadCode):
        read_progress_code(code)


# Spacing


def test_what_is_known_is_asked_ever_less_often() -> None:
    memory, moment = None, NOON
    gaps = []
    for _ in range(5):
        memory = reviewed(memory, "good", moment)
        gaps.append(memory.due - moment)
        moment = memory.due
    assert gaps == sorted(gaps)
    assert gaps[-1] > timedelta(days=60)
    assert reviewed(memory, "again", moment).due - moment < gaps[-1]


def test_help_counts_less_than_knowing_at_once() -> None:
    at_once, helped = reviewed(None, "good", NOON), reviewed(None, "hard", NOON)
    missed = reviewed(None, "again", NOON)
    assert at_once.stability > helped.stability > missed.stability
    assert at_once.recall(NOON + timedelta(days=5)) > missed.recall(NOON + timedelta(days=5))
