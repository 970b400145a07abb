"""Opening the tutorials: what is copied, what is kept, and where the notebook shows itself."""

from __future__ import annotations

import io
import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from cardlab import __main__ as command, launch


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, str]]:
    """Write down what would be opened, instead of opening it."""
    calls: list[tuple[Path, str]] = []

    def open_lab(folder: Path, notebook: str) -> int:
        calls.append((folder, notebook))
        return 0

    monkeypatch.setattr(launch, "open_lab", open_lab)
    return calls


def test_tutorials_are_copied_and_the_first_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: list[tuple[Path, str]]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command.main([]) == 0
    assert opened == [(tmp_path, "tutorials/00_start_here.ipynb")]
    assert (tmp_path / "tutorials" / "00_start_here.ipynb").exists()
    assert not list((tmp_path / "tutorials").glob("*.py"))


def test_what_a_learner_changed_is_kept(
    tmp_path: Path, opened: list[tuple[Path, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "tutorials" / "00_start_here.ipynb"
    mine.parent.mkdir()
    mine.write_text("my notes", encoding="utf-8")
    command.tutorials(tmp_path)
    assert mine.read_text(encoding="utf-8") == "my notes"
    assert "yours were kept: tutorials/00_start_here.ipynb." in capsys.readouterr().out
    mine.unlink()
    command.tutorials(tmp_path)
    command.tutorials(tmp_path)
    assert capsys.readouterr().out == ""
    assert len(opened) == 3


def test_without_jupyterlab_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert command.tutorials(tmp_path) == 1
    assert capsys.readouterr().out == (
        'The tutorials need JupyterLab. Please install it with: pip install "cardlab[lab]"\n'
    )
    assert not list(tmp_path.iterdir())


def test_the_doctor_can_be_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardlab.doctor.main", lambda: 7)
    assert command.main(["doctor"]) == 7


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a display")
@pytest.mark.parametrize(
    ("variable", "shown"),
    [("DISPLAY", True), ("WAYLAND_DISPLAY", True), ("BROWSER", True), ("HOME", False)],
)
def test_a_display_is_known_by_its_variable(
    monkeypatch: pytest.MonkeyPatch, variable: str, shown: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, ":0")
    assert launch.has_display() == shown


@pytest.mark.parametrize(
    ("display", "opens", "sentence"),
    [
        (True, True, "The tutorials open in your browser."),
        (True, False, "Open this address in a browser:"),
        (False, True, "Open this address in a browser:"),
    ],
)
def test_the_address_is_printed_in_any_case(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    display: bool,
    opens: bool,
    sentence: str,
) -> None:
    asked: list[str] = []

    def open_browser(address: str) -> bool:
        asked.append(address)
        return opens

    monkeypatch.setattr(launch, "has_display", lambda: display)
    monkeypatch.setattr("webbrowser.open", open_browser)
    launch.show("http://localhost:8888/lab/tree/a.ipynb?token=t")
    said = capsys.readouterr().out
    assert said.startswith(sentence)
    assert "http://localhost:8888/lab/tree/a.ipynb?token=t" in said
    assert bool(asked) == display


def test_a_users_own_settings_are_left_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "/theirs")
    with launch.quiet_settings() as settings:
        theirs, ours = settings["JUPYTER_CONFIG_PATH"].split(":")
        stored = Path(ours, "labconfig", "default_setting_overrides.json")
        assert json.loads(stored.read_text(encoding="utf-8")) == launch.QUIET
        assert theirs == "/theirs"
    assert not Path(ours).exists()


def test_a_server_answers_once_it_listens() -> None:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        port = server.getsockname()[1]
        assert not launch.answers("127.0.0.1", port)
        server.listen()
        assert launch.answers("127.0.0.1", port)


def test_a_server_that_does_not_start_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def broken(*given: object) -> subprocess.Popen[bytes]:
        words = given[-1]
        assert isinstance(words, io.IOBase)
        return subprocess.Popen([sys.executable, "-c", "1 / 0"], stderr=words.fileno())

    monkeypatch.setattr(launch, "start_server", broken)
    assert launch.open_lab(tmp_path, "a.ipynb") == 1
    said = capsys.readouterr().out
    assert "ZeroDivisionError" in said
    assert said.endswith("JupyterLab did not start; its own words stand above.\n")
