"""Copies of the project in other places, environments of their own, and servers started there."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import bootstrap
from playwright.sync_api import sync_playwright

ROOT = Path(bootstrap.ROOT)
# The Python that this environment was made with: what somebody has who has only cloned.
BARE_PYTHON = str(getattr(sys, "_base_executable", sys.executable))
DEBIANS_PYTHON = "/usr/bin/python3"
OURS = ("CARDLAB_", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "VIRTUAL_ENV", "PYTHONPATH")


def environment(**changes: str) -> dict[str, str]:
    """Return the environment of somebody without a display who knows nothing of these tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    return {**kept, **changes}


def managed_python() -> str:
    """Prefer a Python that refuses pip outside an environment, as Debian's does."""
    fits = f"import sys, ensurepip; sys.exit(sys.version_info < {bootstrap.OLDEST})"
    return DEBIANS_PYTHON if bootstrap.succeeds([DEBIANS_PYTHON, "-c", fits]) else BARE_PYTHON


def copy_project(target: Path) -> Path:
    """Copy what a clone would hold, new files included."""
    listed = run(["git", "ls-files", "-co", "--exclude-standard", "-z"], ROOT).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def run(
    command: list[str | Path], folder: Path, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end; its words and its exit code are the answer."""
    return subprocess.run(
        command,
        cwd=folder,
        env=environment(**changes),
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def succeed(command: list[str | Path], folder: Path, **changes: str) -> str:
    """Run a program that must go well, and return what it says."""
    done = run(command, folder, **changes)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def empty_environment(folder: Path, python: str = sys.executable) -> Path:
    """Make an environment with nothing in it, and return its Python."""
    succeed([python, "-m", "venv", folder], folder.parent)
    return Path(bootstrap.python_of(str(folder)))


def pip_install(python: Path, *what: str | Path) -> None:
    """Install something into an environment."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-compile"]
    succeed([python, "-m", "pip", "install", *quiet, *what], python.parent)


@contextlib.contextmanager
def serving(command: list[str | Path], folder: Path, **changes: str) -> Iterator[tuple[str, str]]:
    """Start a program that serves notebooks; give the address it prints, and all said before."""
    with started(command, folder, **changes) as program:
        yield printed_address(program)


@contextlib.contextmanager
def started(
    command: list[str | Path], folder: Path, **changes: str
) -> Iterator[subprocess.Popen[str]]:
    """Start a program in a session of its own, and end all of it in the end."""
    program = subprocess.Popen(
        command,
        cwd=folder,
        env=environment(**changes),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield program
    finally:
        program.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            program.wait(20)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)


def printed_address(program: subprocess.Popen[str]) -> tuple[str, str]:
    """Read what a program says up to its first address."""
    said = ""
    assert program.stdout is not None
    for line in program.stdout:
        said += line
        if found := re.search(r"http://\S+", line):
            # The rest is read too, or a full pipe would stop the program.
            threading.Thread(target=program.stdout.read, daemon=True).start()
            return found.group(), said
    raise AssertionError(f"No address was printed:\n{said}")


def status(address: str) -> int:
    """Ask for an address and return the answer's number."""
    try:
        with urllib.request.urlopen(address) as answer:  # noqa: S310 - an address of our own
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def stored_notebook(address: str) -> dict[str, object]:
    """Ask the server of a Lab address for the notebook that the address leads to."""
    parts = urlsplit(address)
    path = re.sub(r"/(lab/tree|notebooks)/", "/api/contents/", parts.path)
    with urllib.request.urlopen(urlunsplit(parts._replace(path=path))) as answer:  # noqa: S310 - as above
        content = json.load(answer)["content"]
    assert isinstance(content, dict)
    return content


def title_of(notebook: Path) -> str:
    """Read a stored notebook's title."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    text = "".join(cells[0]["source"])
    return text.splitlines()[0].removeprefix("# ").strip()


def title_in_browser(address: str, title: str) -> str:
    """Open an address as a learner does, wait for the heading, and return what lies over it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CARDLAB_BROWSER"],
            args=["--no-sandbox", "--disable-dev-shm-usage"],
        )
        page = browser.new_page(viewport={"width": 1280, "height": 1200})
        page.goto(address)
        heading = page.get_by_role("heading", name=title, level=1)
        heading.wait_for(timeout=60_000)
        page.wait_for_timeout(2_000)  # a pop-up would come a little later than the page
        dialogs = page.locator(".jp-Dialog, .Toastify__toast").all_inner_texts()
        browser.close()
    return "\n".join(dialogs)
