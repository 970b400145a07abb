"""Importing cardlab brings in only what it needs: how long that takes is a benchmark's question."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.test_house import FIRST_WITH_BROWSER, FLOORS, FRONT_DOOR, ROOT

SLOW = {"asyncio", "hashlib", "logging", "pathlib", "secrets", "subprocess", "tempfile", "unittest"}
"""Modules of Python's own that take long to import, and that a game does without."""


@pytest.fixture(scope="module")
def imported() -> set[str]:
    """The modules that `import cardlab` has loaded in a fresh Python."""
    program = (
        "import json, sys; before = set(sys.modules); import cardlab; "
        "print(json.dumps(sorted(set(sys.modules) - before)))"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


def test_import_needs_nothing_but_python_itself(imported: set[str]) -> None:
    assert {name.split(".")[0] for name in imported} - sys.stdlib_module_names == {"cardlab"}


def test_import_does_without_what_is_slow(imported: set[str]) -> None:
    assert "cardlab.record" in imported
    assert imported & SLOW == set()


def test_import_leaves_the_upper_floors_for_later(imported: set[str]) -> None:
    parts = {name.split(".")[1] for name in imported if name.startswith("cardlab.")}
    assert max(FLOORS[part] for part in parts) == FLOORS[FRONT_DOOR] < FIRST_WITH_BROWSER
