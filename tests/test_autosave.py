"""A game that was being played when its program ended is there again, and only then."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardlab.autosave import MOST, Autosave, Kept, last_game
from cardlab.games import names
from cardlab.match import Match
from cardlab.storage import kept
from tests.tables_in_play import finished, play_on

YOU = (0,)


def a_match(moves: int = 3, game: str = "stump", players: int = 3, seed: int = 7) -> Match:
    """Return a match in which everybody has moved, and so many moves more."""
    match = Match(game, players, seed)
    if moves:
        while not all(map(match.table.decided_by, range(players))):
            play_on(match.table, 1)
        play_on(match.table, moves)
    return match


def left_behind(match: Match, people: tuple[int, ...] = YOU) -> Autosave:
    """Keep a match, and let its table be gone as if the program had ended."""
    autosave = Autosave(people)
    assert autosave.save(match) is None
    autosave.close()
    return autosave


def found(match: Match, people: tuple[int, ...] = YOU, *, same_deal: bool = False) -> Match | None:
    last, trouble = last_game(match, people, same_deal=same_deal)
    assert trouble is None
    return last.match if last else None


def files() -> list[str]:
    return sorted(path.suffix for path in kept("games").iterdir()) if kept("games").exists() else []


@pytest.mark.parametrize("game", names())
def test_a_game_is_there_again_as_it_stood(game: str) -> None:
    match = a_match(game=game)
    match.table.name(["Zoë", "Bea", "Carl"])
    left_behind(match)
    again = found(a_match(game=game))
    assert again
    assert again.to_dict() == match.to_dict()
    assert again.table.events == match.table.events


def test_a_match_is_there_again_with_its_score() -> None:
    match = a_match()
    finished(match.table)
    match.next_game()
    left_behind(match)
    again = found(a_match())
    assert again
    assert again.standings == match.standings
    assert again.table.state == match.table.state


PROGRAM = """
import sys
from cardlab.autosave import Autosave
from cardlab.match import Match

match = Match("stump", 3, 7)
while not match.table.decided_by(0):
    match.table.play(match.table.state.legal_moves()[0])
autosave = Autosave((0,))
assert autosave.save(match) is None
print("kept", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def program() -> Iterator[subprocess.Popen[bytes]]:
    """Let another program play a game."""
    command = [sys.executable, "-c", PROGRAM]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as started:
        assert started.stdout
        assert started.stdout.readline().strip() == b"kept"
        yield started
        started.kill()


def test_a_game_of_another_program_is_offered_once_that_is_killed(
    program: subprocess.Popen[bytes],
) -> None:
    assert found(a_match()) is None
    program.kill()
    program.wait()
    again = found(a_match())
    assert again
    assert again.table.decided_by(0)


def test_a_game_that_another_program_has_taken_up_meanwhile_is_left_to_it(
    program: subprocess.Popen[bytes],
) -> None:
    [path] = kept("games").glob("*.json")
    text = path.read_text()
    autosave = Autosave(YOU)
    assert not autosave.take_up(Kept(path, YOU, a_match()))
    autosave.save(a_match())
    assert program.poll() is None
    assert path.read_text() == text
    assert files() == [".json", ".json", ".lock", ".lock"]


def test_a_game_of_this_program_goes_on_at_another_table_and_both_are_kept() -> None:
    first, second = Autosave(YOU), Autosave(YOU)
    here, there = a_match(), a_match()
    first.save(here)
    last, _ = last_game(there, YOU)
    assert last
    assert second.take_up(last)
    play_on(last.match.table, 2)
    second.save(last.match)
    assert files() == [".json", ".lock"]
    first.save(here)
    assert files() == [".json", ".json", ".lock", ".lock"]
    first.close()
    second.close()
    assert found(there)


def test_a_game_that_is_over_is_kept_no_more() -> None:
    match = a_match()
    autosave = Autosave(YOU)
    autosave.save(match)
    assert files() == [".json", ".lock"]
    finished(match.table)
    autosave.save(match)
    assert files() == []


def test_a_game_in_which_no_person_has_moved_is_not_kept() -> None:
    match = a_match()
    autosave = Autosave(YOU)
    autosave.save(match)
    while match.table.undo_to(*YOU):
        pass
    autosave.save(match)
    assert files() == []
    while not match.table.decided_by(*YOU):
        autosave.save(match)
        assert files() == []
        play_on(match.table, 1)
    autosave.save(match)
    assert files() == [".json", ".lock"]


def test_only_a_game_like_the_one_that_is_asked_for_is_offered() -> None:
    left_behind(a_match())
    assert found(a_match(0))
    assert found(a_match(0, seed=8))
    assert found(a_match(0), same_deal=True)
    assert found(a_match(0, seed=8), same_deal=True) is None
    assert found(a_match(0, game="black_crow")) is None
    assert found(a_match(0, players=4)) is None
    assert found(a_match(0), (1,)) is None
    assert found(a_match(0), (0, 1)) is None
    assert found(Match("stump", 3, 7, decline=True)) is None


def test_the_last_of_several_games_is_offered() -> None:
    for moves in (1, 2, 3):
        left_behind(a_match(moves))
        for age, path in enumerate(sorted(kept("games").glob("*.json"), key=os.path.getmtime)):
            os.utime(path, (age, age))
    again = found(a_match())
    assert again
    assert again.table.moves == a_match(3).table.moves


def test_a_game_is_gone_on_with_in_its_own_file() -> None:
    left_behind(a_match())
    last, _ = last_game(a_match(), YOU)
    assert last
    autosave = Autosave(YOU)
    assert autosave.take_up(last)
    play_on(last.match.table, 2)
    autosave.save(last.match)
    assert files() == [".json", ".lock"]
    autosave.close()
    again = found(a_match())
    assert again
    assert again.table.moves == last.match.table.moves


def test_games_that_nobody_plays_do_not_pile_up() -> None:
    for seed in range(MOST + 3):
        left_behind(a_match(seed=seed))
    one_played_last = MOST + 1
    assert files() == [".json"] * one_played_last + [".lock"] * one_played_last


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"cardlab": 1}',
        '{"cardlab": 2, "people": [0], "match": {}}',
        '{"cardlab": 1, "people": [0], "match": {}}',
        '{"cardlab": 1, "people": [], "match": MATCH}',
        '{"cardlab": 1, "people": [3], "match": MATCH}',
        '{"cardlab": 1, "people": [true], "match": MATCH}',
        '{"cardlab": 1, "people": 0, "match": MATCH}',
    ],
)
def test_a_broken_or_foreign_file_is_named_and_set_aside_and_the_one_before_is_offered(
    text: str,
) -> None:
    left_behind(a_match())
    path = kept("games", "strange.json")
    path.write_text(text.replace("MATCH", json.dumps(a_match().to_dict())))
    last, trouble = last_game(a_match(), YOU)
    assert str(trouble).startswith(f"{path} cannot be used and was renamed to strange.json.broken")
    assert last
    assert path.with_name("strange.json.broken").exists()
    assert found(a_match())


def test_a_full_disk_is_told_once_and_the_game_before_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = a_match(1)
    autosave = Autosave(YOU)
    autosave.save(match)

    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as full:
        full.setattr(Path, "replace", fail)
        play_on(match.table, 1)
        assert "No space left on device" in str(autosave.save(match))
        assert autosave.save(match) is None
    assert files() == [".json", ".lock"]
    play_on(match.table, 1)
    assert autosave.save(match) is None
    autosave.close()
    again = found(match)
    assert again
    assert again.table.moves == match.table.moves


def test_where_nothing_can_be_kept_that_is_told_and_nothing_is_offered() -> None:
    kept().write_text("I am no folder.")
    match = a_match()
    autosave = Autosave(YOU)
    assert "Nothing can be kept on this machine" in str(autosave.save(match))
    assert autosave.save(match) is None
    assert found(match) is None


def test_a_game_in_a_folder_that_cannot_be_written_is_offered_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left_behind(a_match())

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr("cardlab.storage.write_whole", refuse)
    last, _ = last_game(a_match(), YOU)
    assert last
    autosave = Autosave(YOU)
    assert autosave.take_up(last)
    assert "Read-only file system" in str(autosave.save(last.match))
