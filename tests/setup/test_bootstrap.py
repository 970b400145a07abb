"""Both commands cope with the machines that they may meet."""

from __future__ import annotations

import ast
import contextlib
import os
import signal
import socket
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import bootstrap
import pytest

from tests.setup import places

SCRIPTS = [".ci/bootstrap.py", "tutorials/__main__.py", "tests/__main__.py"]
LAUNCH = f"import sys; sys.path.insert(0, {str(places.ROOT / '.ci')!r}); import bootstrap; "
NOWHERE = "http://127.0.0.1:9/simple"  # a port that nobody listens on


def old_python() -> str | None:
    """Find a Python that really is too old."""
    folders = bootstrap.pyenv_pythons()
    question = f"import sys; sys.exit(not (3, 6) <= sys.version_info < {bootstrap.OLDEST})"
    return next((path for path in folders if bootstrap.succeeds([path, "-c", question])), None)


def run_bootstrap(
    code: str, folder: Path, python: str = sys.executable, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run a few lines that use the bootstrap."""
    return places.run([python, "-c", LAUNCH + code], folder, **changes)


def program(folder: Path, name: str, text: str) -> None:
    """Put a small program of the system's into a folder for the path."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{textwrap.dedent(text)}", encoding="utf-8")
    (folder / name).chmod(0o755)


# A too old Python


@pytest.mark.parametrize("script", SCRIPTS)
def test_an_old_python_understands_the_script(script: str) -> None:
    text = (places.ROOT / script).read_text(encoding="utf-8")
    ast.parse(text, feature_version=(3, 6))
    if python := old_python():
        check = f"import ast; ast.parse({text!r})"
        places.succeed([python, "-c", check], places.ROOT)


def test_a_too_old_python_looks_for_a_newer_one(tmp_path: Path) -> None:
    python = old_python() or sys.executable
    pretend = "" if old_python() else "bootstrap.sys.version_info = (3, 6, 0); "
    program(tmp_path, "python3.14", 'echo "started again: $@"')
    found = run_bootstrap(
        pretend + "sys.argv = ['tutorials', 'x']; bootstrap.enter('lab')",
        tmp_path,
        python,
        PATH=f"{tmp_path}:{os.environ['PATH']}",
    )
    # The program answers any question with success, as a newer Python would.
    assert found.stdout == "started again: tutorials x\n", found.stderr


def test_without_a_newer_python_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    found = run_bootstrap("bootstrap.OLDEST = (9, 0); bootstrap.enter('lab')", tmp_path)
    assert found.returncode == 1
    assert found.stderr.startswith("cardlab needs Python 9.0 or newer, and found only ")
    assert "Traceback" not in found.stderr
    assert found.stderr.count("\n") == 1


def test_the_newest_python_is_tried_first() -> None:
    tried = [command[-1] for command in bootstrap.candidates()]
    assert tried.index("python3.14") < tried.index("python3.10") < tried.index("python3")
    versions = sorted(["3.9.18", "3.13.0", "3.12.1"], key=bootstrap.version_key)
    assert versions == ["3.9.18", "3.12.1", "3.13.0"]


def test_only_a_python_that_runs_and_is_new_counts() -> None:
    assert bootstrap.is_new_enough([sys.executable])
    assert not bootstrap.is_new_enough(["no-such-python"])
    if python := old_python():
        assert not bootstrap.is_new_enough([python])


# No venv, no network, no permission


@pytest.fixture
def without_venv(tmp_path: Path) -> Path:
    """Hide Python's module venv, as Debian does until its package is installed."""
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "venv.py").write_text("raise ImportError('No module named venv')", encoding="utf-8")
    return hidden


MAKE = "bootstrap.make_venv('made'); print('made')"


def test_missing_venv_is_installed_where_that_is_allowed(
    tmp_path: Path, without_venv: Path
) -> None:
    tools = tmp_path / "tools"
    program(
        tools, "apt-get", f'case "$*" in *install*python3*-venv) rm {without_venv}/venv.py;; esac'
    )
    program(tools, "sudo", 'shift; exec "$@"')
    made = run_bootstrap(
        MAKE,
        tmp_path,
        PYTHONPATH=str(without_venv),
        PATH=f"{tools}:{os.environ['PATH']}",
        PYTHONDONTWRITEBYTECODE="1",
    )
    assert made.stdout.endswith("made\n"), made.stderr
    assert bootstrap.working_version(str(tmp_path / "made"))


@pytest.mark.parametrize("apt", [True, False])
def test_missing_venv_is_asked_for_in_one_sentence(
    tmp_path: Path, without_venv: Path, apt: bool
) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    program(tools, "sudo", "exit 1")
    if apt:
        program(tools, "apt-get", "exit 100")
    failed = run_bootstrap(MAKE, tmp_path, PYTHONPATH=str(without_venv), PATH=str(tools))
    assert failed.returncode == 1
    assert failed.stderr.startswith("Python's own modules venv and ensurepip are missing")
    assert ("with sudo apt-get install python3." in failed.stderr) == apt
    assert failed.stderr.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "made").write_text("a file is in the way", encoding="utf-8")
    failed = run_bootstrap(MAKE, tmp_path)
    assert failed.returncode == 1
    assert failed.stderr.endswith("could be made in made; the reason stands above.\n")


def test_without_a_network_one_sentence_says_so(tmp_path: Path) -> None:
    copy = places.copy_project(tmp_path / "a clone")
    failed = places.run(
        [places.BARE_PYTHON, "tutorials"],
        copy,
        PIP_INDEX_URL=NOWHERE,
        PIP_CONFIG_FILE=os.devnull,
        PIP_FIND_LINKS="",
        PIP_RETRIES="1",
    )
    assert failed.returncode == 1
    assert failed.stderr == (
        "cardlab's packages could not be downloaded. "
        "Please check the connection to the internet and run the same command again.\n"
    )


def test_what_pip_says_is_shown_when_it_is_something_else(tmp_path: Path) -> None:
    copy = places.copy_project(tmp_path)
    project = copy / "pyproject.toml"
    broken = project.read_text(encoding="utf-8").replace("hatchling.build", "no_such.backend")
    project.write_text(broken, encoding="utf-8")
    failed = places.run([places.BARE_PYTHON, "tutorials"], copy)
    assert failed.returncode == 1
    assert "no_such" in failed.stderr
    assert failed.stderr.endswith("cardlab needs; its own words stand above.\n")


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(SystemExit, match="was left alone"):
        bootstrap.clear(str(tmp_path))
    assert (tmp_path / "letter.txt").exists()


def test_ctrl_c_while_setting_up_is_answered_in_one_sentence(tmp_path: Path) -> None:
    copy = places.copy_project(tmp_path)
    with places.started([places.BARE_PYTHON, "tutorials"], copy) as program:
        assert program.stdout is not None
        assert program.stdout.readline().startswith("Setting up cardlab.")
        os.killpg(program.pid, signal.SIGINT)
        rest = program.stdout.read()
        assert program.wait() == 1
    assert rest == "\nStopped. Run the same command again to go on.\n"


# What is done already is not done again


def test_a_stamp_holds_while_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[set[str]] = []
    monkeypatch.setattr(bootstrap, "install", lambda _, extras: done.append(set(extras)))
    venv = str(tmp_path / ".venv")
    bootstrap.prepare(venv, "lab")
    bootstrap.prepare(venv, "lab")
    bootstrap.prepare(venv, "test")
    bootstrap.prepare(venv, "lab")
    assert done == [{"lab"}, {"lab", "test"}]
    monkeypatch.setattr(bootstrap, "fingerprint", lambda _: "another project")
    bootstrap.prepare(venv, "lab")
    assert done[-1] == {"lab"}
    Path(bootstrap.python_of(venv)).unlink()  # half made, or its Python is gone
    bootstrap.prepare(venv, "lab")
    assert len(done) == 4
    assert bootstrap.working_version(venv)


def test_a_fingerprint_changes_with_the_project_its_place_and_the_python(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen = [bootstrap.fingerprint("3.12"), bootstrap.fingerprint("3.13")]
    (tmp_path / "pyproject.toml").write_text("[project]", encoding="utf-8")
    monkeypatch.setattr(bootstrap, "ROOT", str(tmp_path))
    seen.append(bootstrap.fingerprint("3.12"))
    (tmp_path / "pyproject.toml").write_text("[project] # changed", encoding="utf-8")
    seen.append(bootstrap.fingerprint("3.12"))
    assert len(set(seen)) == 4


# The words after the command


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["tests", "quik"], 'There is no command "quik".'),
        (["tutorials", "please"], "python3 tutorials takes no further words"),
    ],
)
def test_unknown_words_get_one_sentence(words: list[str], complaint: str) -> None:
    failed = places.run([places.BARE_PYTHON, *words], places.ROOT)
    assert failed.returncode == 1
    assert failed.stderr.startswith(complaint)
    assert failed.stderr.count("\n") == 1


# The whole way


@contextlib.contextmanager
def taken_port() -> Iterator[int]:
    """Keep a port busy and name it."""
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield int(holder.getsockname()[1])


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.timeout(400)
def test_a_clone_opens_on_the_first_notebook(tmp_path: Path) -> None:
    copy = places.copy_project(tmp_path / "card lab, a clone")
    half_made = copy / ".venv" / "lib"
    half_made.mkdir(parents=True)
    command: list[str | Path] = [places.managed_python(), copy / "tutorials"]
    with (
        taken_port() as port,
        places.serving(command, tmp_path, JUPYTER_PORT=str(port)) as (address, said),
    ):
        assert said.startswith("Setting up cardlab.")
        assert f":{port}/" not in address
        assert "/lab/tree/tutorials/00_start_here.ipynb?token=" in address
        assert places.status(address.split("?")[0].replace("/lab/tree", "/api/contents")) == 403
        assert places.stored_notebook(address)["cells"]
        title = places.title_of(copy / "tutorials" / "00_start_here.ipynb")
        assert places.title_in_browser(address, title) == ""
    started = time.monotonic()
    with places.serving([places.managed_python(), "tutorials"], copy) as (address, said):
        assert "Setting up" not in said
        assert places.status(address) == 200
    assert time.monotonic() - started < 30
