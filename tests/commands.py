"""What `python3 tests` can do, once everything is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests import chrome, refresh
from tests.apart import jupyter_apart

ROOT = Path(__file__).resolve().parent.parent
EVERYTHING = ["cardlab", "tests", "tutorials"]
NOTEBOOKS = ["--nbval", "--nbval-current-env", "--nbval-cell-timeout=60"]


def run(command: str, words: list[str]) -> int:
    """Carry out one command and return the exit code."""
    os.chdir(ROOT)
    if command == "refresh":
        return refresh.main()
    if command == "quick":
        return pytest(["-m", "not browser and not slow", *words], profile="quick")
    os.environ["CARDLAB_BROWSER"] = chrome.find_or_install()
    if command == "gallery":
        return gallery()
    if not words:
        os.environ["CARDLAB_ALL_TESTS"] = "1"  # and then none may be left out
    return pytest(words, profile="full")


def gallery() -> int:
    """Draw the gallery again, and photograph tables in the browser."""
    from tests.gallery import photographs, pictures

    pictures.refresh()
    with jupyter_apart():
        photographs.refresh()
    return 0


def pytest(words: list[str], profile: str) -> int:
    """Run pytest once over everything, or over the paths among `words`."""
    os.environ.setdefault("CARDLAB_HYPOTHESIS", profile)
    chosen = any(Path(word.split("::")[0]).exists() for word in words)
    paths = [] if chosen else EVERYTHING
    return subprocess.call([sys.executable, "-m", "pytest", *NOTEBOOKS, *words, *paths], cwd=ROOT)
