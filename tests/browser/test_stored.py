"""Where no kernel runs, a stored notebook shows each table as a picture and in words."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.desk import new_page
from tests.browser.person import Person
from tests.browser.server import Server
from tests.refresh import TUTORIALS

pytestmark = pytest.mark.browser

PICTURE = "data:image/svg+xml;base64,"
LOADED = "picture => picture.complete && picture.naturalWidth > 0"


def see_tables(page: Page, notebook: str) -> None:
    """See that all stored tables are there: a picture, what it shows, the same facts as rows."""
    count = (TUTORIALS / notebook).read_text(encoding="utf-8").count(PICTURE)
    assert count > 1
    pictures = page.get_by_role("img", name="A card table.")
    words = page.get_by_role("table", name="The same table in words")
    expect(pictures).to_have_count(count)
    expect(words).to_have_count(count)
    for number in range(count):
        pictures.nth(number).scroll_into_view_if_needed()
        assert pictures.nth(number).evaluate(LOADED), number
        rows = words.nth(number).get_by_role("row")
        expect(rows.filter(has_text="Your hand").get_by_role("cell")).not_to_be_empty()
        expect(words.nth(number).get_by_role("rowheader", name="Trumps")).to_be_visible()


def test_a_notebook_shows_its_tables_before_it_is_run(lab: Person, server: Server) -> None:
    lab.open_path(server.copy("00_start_here.ipynb"), "Start here")
    expect(lab.page.get_by_title("Notebook not trusted")).to_be_visible()
    see_tables(lab.page, "00_start_here.ipynb")


def test_a_trusted_notebook_shows_them_too(lab: Person, server: Server) -> None:
    lab.open_path(server.copy("00_start_here.ipynb"), "Start here")
    lab.page.keyboard.press("Control+Shift+C")
    lab.page.get_by_role("textbox", name="SEARCH").fill("trust notebook")
    lab.page.get_by_role("menu").get_by_text("Trust Notebook").click()
    lab.page.get_by_role("dialog").get_by_role("button", name="Trust").click()
    expect(lab.page.get_by_title("Notebook trusted")).to_be_visible()
    see_tables(lab.page, "00_start_here.ipynb")


def test_an_exported_page_shows_its_tables(browser: Browser, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "nbconvert", "--to", "html", "--output-dir", str(tmp_path)]
    subprocess.run(
        [*command, str(TUTORIALS / "01_black_crow.ipynb")], check=True, capture_output=True
    )
    with new_page(browser) as page:
        page.context.set_offline(True)
        page.goto((tmp_path / "01_black_crow.html").as_uri(), wait_until="domcontentloaded")
        see_tables(page, "01_black_crow.ipynb")
