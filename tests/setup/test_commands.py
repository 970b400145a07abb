"""`python3 tests` runs what it says, finds a browser, and never leaves browser tests out unseen."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests import chrome, commands
from tests.setup import places

pytest_plugins = ["pytester"]


def noted(calls: list[list[str]], command: list[str]) -> int:
    """Write a command down as if it had gone well."""
    calls.append(command)
    return 0


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Write down how pytest would be called, instead of calling it."""
    calls: list[list[str]] = []
    monkeypatch.setattr(subprocess, "call", lambda command, **_: noted(calls, command[3:]))
    monkeypatch.setattr(chrome, "find_or_install", lambda: "/a/browser")
    for name in ("CARDLAB_BROWSER", "CARDLAB_HYPOTHESIS", "CARDLAB_ALL_TESTS"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    return calls


def test_everything_is_one_run_of_pytest(called: list[list[str]]) -> None:
    assert commands.run("all", []) == 0
    assert called == [[*commands.NOTEBOOKS, "cardlab", "tests", "tutorials"]]
    assert os.environ["CARDLAB_BROWSER"] == "/a/browser"
    assert os.environ["CARDLAB_ALL_TESTS"] == "1"


def test_quick_needs_no_browser(called: list[list[str]]) -> None:
    commands.run("quick", ["-k", "queen"])
    (words,) = called
    assert words[words.index("-m") + 1] == "not browser and not slow"
    assert words[words.index("-k") + 1] == "queen"
    assert "CARDLAB_BROWSER" not in os.environ


def test_a_path_stands_for_everything_else(called: list[list[str]]) -> None:
    commands.run("all", ["tests/test_house.py::test_every_part_of_the_house_has_a_floor", "-x"])
    assert "tutorials" not in called[0]
    assert "CARDLAB_ALL_TESTS" not in os.environ


# Finding a browser


def test_a_browser_is_found_by_running_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hull = tmp_path / "chromium"  # as Ubuntu has it: a program that only points elsewhere
    hull.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    hull.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert str(hull) in [str(place) for place in chrome.places()]
    assert not chrome.starts(str(hull))
    assert not chrome.starts(str(tmp_path / "missing"))


@pytest.mark.browser
def test_the_browser_at_hand_starts() -> None:
    assert chrome.starts(os.environ["CARDLAB_BROWSER"])


def test_a_wish_that_cannot_be_fulfilled_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDLAB_BROWSER", "/no/such/browser")
    with pytest.raises(SystemExit, match="CARDLAB_BROWSER says /no/such/browser, but no browser"):
        chrome.find_or_install()


def test_every_way_to_install_one_is_tried_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[list[str]] = []
    monkeypatch.delenv("CARDLAB_BROWSER", raising=False)
    monkeypatch.setattr(chrome, "find", lambda: None)
    monkeypatch.setattr(chrome, "succeeds", lambda command: not noted(tried, command))
    monkeypatch.setattr(chrome, "may_use_apt", lambda: True)
    with pytest.raises(SystemExit, match="none was found or could be installed"):
        chrome.find_or_install()
    assert [command[-1] for command in tried] == ["chromium", "update", "chromium", "chromium"]
    monkeypatch.setattr(chrome, "find", iter([None, None, "/usr/bin/chromium"]).__next__)
    assert chrome.find_or_install() == "/usr/bin/chromium"


# Nothing is left out unseen


CONFTEST = (places.ROOT / "tests" / "conftest.py").read_text(encoding="utf-8")
INI = "[pytest]\nmarkers =\n    browser: b\n    slow: s\n"


def test_a_browser_test_that_leaves_itself_out_has_failed(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST)
    pytester.makeini(f"{INI}pythonpath = {places.ROOT}\n")
    pytester.makepyfile("""
        import pytest
        pytestmark = pytest.mark.browser
        def test_runs(): pass
        def test_gives_up(): pytest.skip("no browser")
        @pytest.mark.skip
        def test_never_starts(): pass
        @pytest.mark.xfail
        def test_is_known_to_fail(): assert False
    """)
    done = pytester.runpytest_subprocess()
    done.assert_outcomes(passed=1, failed=1, errors=1, xfailed=1)


def test_everything_has_the_browser_tests_in_it(request: pytest.FixtureRequest) -> None:
    folder = places.ROOT / "tests" / "browser"
    found = [item for item in request.session.items if folder in item.path.parents]
    if "CARDLAB_ALL_TESTS" in os.environ:
        assert any(item.get_closest_marker("browser") for item in found)
    assert all(item.get_closest_marker("browser") for item in found)


def test_ci_runs_the_second_command_in_an_environment_of_its_own(tmp_path: Path) -> None:
    copy = places.copy_project(tmp_path)
    (copy / "tests" / "__main__.py").write_text(
        "import os, sys\n"
        "print(os.environ['CI'], os.path.exists(os.environ['CARDLAB_VENV']), sys.argv[1:])\n"
        "print(os.environ['CARDLAB_VENV'])\n"
        "sys.exit(5)\n",
        encoding="utf-8",
    )
    done = places.run(["bash", copy / ".ci" / "run"], tmp_path)
    said, venv = done.stdout.splitlines()
    assert said == "true False []"
    assert not Path(venv).parent.exists()
    assert done.returncode == 5
