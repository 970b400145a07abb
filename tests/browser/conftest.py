"""A server with copies of the tutorials, and a browser to open them in."""

from __future__ import annotations

import itertools
import json
import os
import re
import secrets
import shutil
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Protocol

import nbformat
import pytest
from playwright.sync_api import Browser, Error, Page, sync_playwright

from cardlab import launch
from tests.browser.person import PATIENCE, Finger, Mouse, Person, Table
from tests.refresh import KERNEL, TUTORIALS

OPTIONS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
NO_BROWSER = (
    "The browser tests need a browser: python3 tests finds one, or put its path into "
    "CARDLAB_BROWSER."
)

GAME = 'cardlab.play("black_crow", players=3, seed=2)'
ATTACKED = 'cardlab.learn("black_crow").step("BC-9")'


class Server:
    """JupyterLab as a learner starts it, on a folder of copies."""

    def __init__(self, folder: Path, address: str, token: str) -> None:
        """Know where the server is and what it serves."""
        self.folder = folder
        self.address = address
        self.token = token
        self._numbers = itertools.count(1)

    def copy(self, notebook: str) -> str:
        """Copy a tutorial, with its neighbours, for one visit; return where it lies."""
        number = str(next(self._numbers))
        shutil.copytree(TUTORIALS, self.folder / number, ignore=shutil.ignore_patterns("*.py"))
        return f"{number}/{notebook}"

    def write(self, title: str, *cells: str) -> str:
        """Write a notebook with a title and these cells; return where it lies."""
        notebook = nbformat.v4.new_notebook(metadata={"kernelspec": KERNEL})
        notebook.cells = [nbformat.v4.new_markdown_cell(f"# {title}")]
        notebook.cells += [nbformat.v4.new_code_cell(source) for source in cells]
        path = f"{next(self._numbers)}.ipynb"
        nbformat.write(notebook, self.folder / path)
        return path

    def lab(self, path: str = "") -> str:
        """Return where JupyterLab shows a notebook, in a workspace without any other."""
        workspace = re.sub(r"\W", "-", path) or "desk"
        tree = f"/tree/{path}" if path else ""
        return f"{self.address}lab/workspaces/{workspace}{tree}?token={self.token}"

    def notebook(self, path: str) -> str:
        """Return where Notebook 7 shows a notebook."""
        return f"{self.address}notebooks/{path}?token={self.token}"

    def end_kernels(self) -> None:
        """End all kernels, so that none slows down the next test."""
        for kernel in json.loads(self._ask("GET", "api/kernels")):
            self._ask("DELETE", f"api/kernels/{kernel['id']}")

    def _ask(self, method: str, path: str) -> bytes:
        headers = {"Authorization": f"token {self.token}"}
        request = urllib.request.Request(self.address + path, method=method, headers=headers)  # noqa: S310 - our own server
        with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own server
            content: bytes = answer.read()
        return content


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start JupyterLab once for all browser tests."""
    folder, token = tmp_path_factory.mktemp("notebooks"), secrets.token_hex(16)
    with launch.quiet_settings() as settings:
        program = launch.start_server(folder, "", {"JUPYTER_TOKEN": token, **settings})
        try:
            address = launch.address_of(program, token)
            assert address, "JupyterLab did not start."
            yield Server(folder, address, token)
        finally:
            program.terminate()
            launch.end(program)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start the browser once for all browser tests."""
    path = os.environ.get("CARDLAB_BROWSER")
    if not path:
        pytest.fail(NO_BROWSER, pytrace=False)
    with sync_playwright() as playwright:
        program = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        yield program
        program.close()


class Visit(Protocol):
    """Opens a notebook on a page of its own."""

    def __call__(self, address: str, title: str, *, phone: bool = False) -> Person:
        """Open an address and wait for a title; a phone is narrow, dense and has no mouse."""


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Give a way to open notebooks, each on a page of its own."""
    with ExitStack() as pages:

        def opened(address: str, title: str, *, phone: bool = False) -> Person:
            page = pages.enter_context(new_page(browser, phone=phone))
            person = Person(page, Finger() if phone else Mouse())
            person.open(address, title)
            return person

        yield opened
    server.end_kernels()


@contextmanager
def new_page(browser: Browser, *, phone: bool = False) -> Iterator[Page]:
    """Open an empty page, tall enough for a whole table, where nothing moves unasked."""
    with browser.new_context(
        viewport={"width": 400 if phone else 1280, "height": 1400},
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        reduced_motion="reduce",
    ) as context:
        context.set_default_timeout(PATIENCE * 1000)
        yield context.new_page()


class Desk:
    """One page with JupyterLab, on which one notebook after the other is opened.

    Starting JupyterLab takes longer than most tests, so those that do not look at the start
    share it.
    """

    def __init__(self, server: Server, browser: Browser) -> None:
        """Start nothing yet."""
        self._server = server
        self._browser = browser
        self._pages = ExitStack()
        self._person: Person | None = None

    def person(self) -> Person:
        """Return somebody in front of JupyterLab with no notebook open."""
        if self._person is None:
            page = self._pages.enter_context(new_page(self._browser))
            page.goto(self._server.lab())
            self._person = Person(page)
        return self._person

    def clear(self) -> None:
        """Close the notebooks, or the whole page where that fails after a failed test."""
        try:
            self.person().close_notebook()
        except (Error, AssertionError):
            self.leave()
        self._server.end_kernels()

    def leave(self) -> None:
        """Close the page."""
        self._pages.close()
        self._person = None


@pytest.fixture(scope="package")
def desk(server: Server, browser: Browser) -> Iterator[Desk]:
    """Share a page between tests."""
    shared = Desk(server, browser)
    yield shared
    shared.leave()


@pytest.fixture
def lab(desk: Desk) -> Iterator[Person]:
    """Sit down before JupyterLab with no notebook open."""
    yield desk.person()
    desk.clear()


def sit_down(person: Person, server: Server, *cells: str, pause: int = 1600) -> Table:
    """Open a notebook with tables in JupyterLab; `pause` is how long a calm player thinks."""
    first = (
        "import cardlab\n"
        "from cardlab.widgets import table\n\n"
        f"table.PACES = ({pause}, *table.PACES[1:])"
    )
    person.open_path(server.write("At a table", first, *cells), "At a table")
    person.run_all()
    return person.table()
