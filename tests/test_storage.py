"""Files are whole or not there at all, and what cannot be written or read is told."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cardlab import settings
from cardlab.errors import BadRecord
from cardlab.games import get
from cardlab.lessons import keeping
from cardlab.match import Match
from cardlab.record import Record, load
from cardlab.sealing import LONGEST
from cardlab.storage import HOME, keep, kept, recall, write_whole
from cardlab.table import Table
from tests.junk import assert_answered


@pytest.fixture
def record() -> Record:
    return Record.of(Table.deal(get("stump"), 2, 3))


def failing(error: OSError) -> Callable[..., None]:
    """Stand in for a step of the system that does not work."""

    def fail(*_: object, **__: object) -> None:
        raise error

    return fail


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


NO_SPACE = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
def test_an_error_while_writing_keeps_the_old_file_and_leaves_no_parts(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "game.json"
    record.save(path)
    old = path.read_bytes()

    monkeypatch.setattr(step, failing(NO_SPACE))
    with pytest.raises(OSError, match="No space left"):
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


@pytest.mark.parametrize("read", [load, Match.load])
@pytest.mark.parametrize("path", [5, None, [], b"game.json", "nul\0", "\ud83d"])
def test_what_names_no_file_is_told_in_a_sentence(
    read: Callable[..., object], path: object
) -> None:
    assert "is no name of a file" in assert_answered(BadRecord, read, path)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"{7: 1}", b"\xff\xfe\x00", b"[" * 100_000, b'{"a": "\\q"}']
)
def test_no_sentence_about_a_file_is_one_of_python(content: bytes) -> None:
    paths = [kept("settings.json"), kept("progress", "stump.json")]
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    told = [
        assert_answered(BadRecord, load, paths[0]),
        str(settings.settings()[1]),
        str(keeping.load(get("stump"))[1]),
    ]
    for sentence in told:
        assert not re.search(r"Path\(|Expecting|codec|column|recursion|Traceback", sentence), (
            sentence
        )


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


def test_things_are_kept_where_the_system_or_its_user_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert kept("a", "b") == Path(os.environ[HOME], "a", "b")
    monkeypatch.setenv(HOME, "~/elsewhere")
    assert kept() == Path.home() / "elsewhere"
    for nothing in ("", None):
        if nothing is None:
            monkeypatch.delenv(HOME)
        else:
            monkeypatch.setenv(HOME, nothing)
        assert kept("a").name == "a"
        assert "cardlab" in kept("a").parts


def test_what_was_kept_is_there_again() -> None:
    path = kept("deep", "down", "settings.json")
    assert recall(path, str) == (None, None)
    assert not kept().exists(), "looking makes no folder"
    assert keep(path, "Zoë", lasting=False) is None
    assert recall(path, str) == ("Zoë", None)
    assert keep(path, "") is None
    assert recall(path, str) == ("", None)
    assert files(path.parent) == ["settings.json"]


@pytest.mark.parametrize("content", [b"no number", b"\xff\xfe\x00", b"1" * (LONGEST + 1)])
def test_a_broken_file_is_named_and_set_aside(content: bytes) -> None:
    path = kept("count")
    for number in (1, 2, 3):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
        found, trouble = recall(path, int)
        assert found is None
        assert trouble is not None
        aside = "count.broken" if number == 1 else f"count.broken-{number}"
        assert trouble.startswith(f"{path} cannot be used and was renamed to {aside}: ")
        assert path.with_name(aside).read_bytes() == content
        assert recall(path, int) == (None, None)
    keep(path, "7")
    assert recall(path, int) == (7, None)
    assert len(files(kept())) == 4


def test_a_folder_in_the_place_of_a_file_is_set_aside() -> None:
    kept("count", "within").mkdir(parents=True)
    assert "is no file" in str(recall(kept("count"), int)[1])
    assert files(kept()) == ["count.broken"]
    assert files(kept("count.broken")) == ["within"]


def test_what_cannot_be_set_aside_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept("count")
    keep(path, "no number")
    monkeypatch.setattr(Path, "rename", failing(OSError(errno.EROFS, os.strerror(errno.EROFS))))
    found, trouble = recall(path, int)
    assert found is None
    assert str(trouble).startswith(f"{path} cannot be used: invalid literal")
    assert path.read_text() == "no number"


@pytest.mark.parametrize("step", ["pathlib.Path.mkdir", "pathlib.Path.open", "os.fsync"])
def test_where_nothing_can_be_kept_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    if step != "pathlib.Path.mkdir":
        kept().mkdir()
    monkeypatch.setattr(step, failing(NO_SPACE))
    trouble = keep(kept("settings.json"), "text")
    assert trouble == (
        "Nothing can be kept on this machine (No space left on device), but everything goes on "
        "as long as this notebook is open."
    )
    assert not kept("settings.json").exists()


def test_a_home_that_is_a_file_keeps_nothing() -> None:
    kept().write_text("I was here first.")
    trouble = keep(kept("games", "one.json"), "text")
    assert "Not a directory" in str(trouble) or "File exists" in str(trouble)
    assert kept().read_text() == "I was here first."
    assert recall(kept("games", "one.json"), str) == (None, None)
