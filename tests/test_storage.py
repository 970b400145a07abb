"""Files are whole or not there at all, and what cannot be written or read is told."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from cardlab.errors import BadRecord
from cardlab.games import get
from cardlab.match import Match
from cardlab.record import Record, load
from cardlab.sealing import LONGEST
from cardlab.storage import write_whole
from cardlab.table import Table
from tests.junk import assert_answered


@pytest.fixture
def record() -> Record:
    return Record.of(Table.deal(get("stump"), 2, 3))


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written_as_it_is_meant(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_whole(path, "Zoë\n🂱\r\n")
    assert path.read_bytes() == "Zoë\n🂱\r\n".encode()
    write_whole(str(path), "short")
    assert path.read_text(encoding="utf-8") == "short"
    assert files(tmp_path) == ["a"]


def test_a_file_may_be_read_by_whoever_may_read_others_made_here(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.write_text("")
    write_whole(tmp_path / "ours", "")
    assert (tmp_path / "ours").stat().st_mode == usual.stat().st_mode


def test_the_longest_name_that_a_file_may_have_will_do(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 255)
    write_whole(path, "text")
    assert path.read_text() == "text"


@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
def test_an_error_while_writing_keeps_the_old_file_and_leaves_no_parts(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "game.json"
    record.save(path)
    old = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(step, fail)
    with pytest.raises(OSError, match="no space left"):
        Record.of(Table.deal(get("stump"), 6, 4)).save(path)
    assert path.read_bytes() == old
    assert files(tmp_path) == ["game.json"]


def test_text_that_no_file_can_hold_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_whole(path, "old")
    with pytest.raises(ValueError, match="surrogates"):
        write_whole(path, "x" * 100_000 + "\ud800")
    assert path.read_text() == "old"
    assert files(tmp_path) == ["a"]


def test_a_locked_folder_is_an_os_error_that_names_it(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(Path, "open", refuse)  # root, as whom tests may run, opens everything
    with pytest.raises(OSError, match="Permission denied") as refusal:
        record.save(tmp_path / "game.json")
    assert str(tmp_path) in str(refusal.value)
    assert files(tmp_path) == []


def test_a_missing_folder_is_an_os_error_that_names_it(tmp_path: Path, record: Record) -> None:
    for path in (tmp_path / "nowhere" / "game.json", tmp_path):
        with pytest.raises(OSError, match="director") as refusal:
            record.save(path)
        assert str(tmp_path) in str(refusal.value)
    assert files(tmp_path) == []


@pytest.mark.parametrize("read", [load, Match.load])
def test_what_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, read: type[Match]) -> None:
    missing = assert_answered(BadRecord, read, tmp_path / "missing.json")
    assert "missing.json" in missing
    assert "No such file" in missing
    assert "is no file" in assert_answered(BadRecord, read, tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in assert_answered(BadRecord, read, tmp_path / "bytes")
    with (tmp_path / "long").open("wb") as file:
        file.truncate(LONGEST + 1)
    assert "too long" in assert_answered(BadRecord, read, tmp_path / "long")
    assert_answered(BadRecord, read, "x" * 5000)
    assert_answered(BadRecord, read, "nul\0")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_a_pipe_is_no_file_and_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path(os.devnull)):
        assert "is no file" in assert_answered(BadRecord, load, path)


def test_who_cannot_save_is_told_of_his_own_file(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "no such folder" / "game.json"
    with pytest.raises(FileNotFoundError) as failure:
        record.save(path)
    assert str(failure.value).endswith(f"{str(path)!r}")
