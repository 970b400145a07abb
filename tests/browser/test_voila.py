"""Voilà shows a notebook as a page, on which its tables can be played at."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.desk import GAME, new_page
from tests.browser.person import PATIENCE, Person
from tests.browser.picture import pixels
from tests.browser.server import Server
from tests.refresh import TUTORIALS

pytestmark = pytest.mark.browser

PICTURE = "data:image/svg+xml;base64,"


@contextmanager
def shown_by_voila(notebook: Path, browser: Browser) -> Iterator[Page]:
    """Show a notebook as a page of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "voila", str(notebook), "--no-browser", f"--port={port}"]
    with subprocess.Popen([*command, "--Voila.ip=127.0.0.1", "--Voila.log_level=ERROR"]) as voila:
        try:
            wait_for(port)
            with new_page(browser) as page:
                page.goto(f"http://127.0.0.1:{port}/", timeout=2 * PATIENCE * 1000)
                yield page
        finally:
            voila.terminate()


def wait_for(port: int) -> None:
    """Wait until somebody listens."""
    end = time.monotonic() + 2 * PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            assert time.monotonic() < end, "Voilà did not start."
            time.sleep(0.2)
        else:
            return


def test_voila_shows_a_table_that_can_be_played_at(browser: Browser, server: Server) -> None:
    path = server.folder / server.write("As a page", "import cardlab", GAME)
    with shown_by_voila(path, browser) as page:
        table = Person(page).table()
        assert pixels(table)
        before = table.look()
        sight = table.choose(before.playable[0].removesuffix(", playable"))
        table.play(sight.moves[0])
        table.see_turn()
        expect(page.get_by_text("import cardlab")).to_have_count(0)


@pytest.mark.parametrize("tutorial", sorted(path.name for path in TUTORIALS.glob("*.ipynb")))
def test_voila_shows_every_tutorial_with_its_tables(
    browser: Browser, server: Server, tutorial: str
) -> None:
    path = server.folder / server.copy(tutorial)
    with shown_by_voila(path, browser) as page:
        tables = page.get_by_role("region", name="Card table")
        expect(tables.first.get_by_role("button").first).to_be_visible()
        if PICTURE in path.read_text(encoding="utf-8"):  # a task for practice may have none
            assert pixels(Person(page).table())
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        expect(page.get_by_text("Traceback")).to_have_count(0)
