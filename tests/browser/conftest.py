"""A server with copies of the tutorials, and a browser to open them in."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.desk import Desk, new_page
from tests.browser.person import PATIENCE, Person
from tests.browser.server import Server, serving
from tests.browser.ways import Finger, Mouse

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

expect.set_options(timeout=PATIENCE * 1000)  # as patient as all else: the machine may be busy


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start JupyterLab once for all browser tests."""
    with serving(tmp_path_factory.mktemp("notebooks")) as started:
        yield started


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
def visit(browser: Browser) -> Iterator[Visit]:
    """Give a way to open notebooks, each on a page of its own."""
    with ExitStack() as pages:

        def opened(address: str, title: str, *, phone: bool = False) -> Person:
            page = pages.enter_context(new_page(browser, phone=phone))
            person = Person(page, Finger() if phone else Mouse())
            person.open(address, title)
            return person

        yield opened


@pytest.fixture(scope="package")
def shared_desk(server: Server, browser: Browser) -> Iterator[Desk]:
    """Start JupyterLab on a page once for many tests."""
    shared = Desk(server, browser)
    yield shared
    shared.leave()


@pytest.fixture
def desk(shared_desk: Desk, request: pytest.FixtureRequest) -> Iterator[Desk]:
    """Sit at a desk with JupyterLab; after a test that failed it starts again."""
    failed = request.session.testsfailed
    yield shared_desk
    if request.session.testsfailed > failed:
        shared_desk.leave()


@pytest.fixture
def lab(desk: Desk) -> Person:
    """Sit in front of JupyterLab with no notebook open."""
    return desk.person()
