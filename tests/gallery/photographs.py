"""Photographs of tables as a browser shows them: with hand, words and page."""

from __future__ import annotations

import os
import tempfile
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from cardlab.settings import Settings
from tests.browser.conftest import OPTIONS
from tests.browser.desk import SLOW, new_page
from tests.browser.person import Person
from tests.browser.picture import pixels
from tests.browser.server import Server, serving
from tests.gallery.pictures import FOLDER, MOMENTS, Moment
from tests.widgets import set_out

MARGIN = 60
"""How many pixels of a page are beside a table."""
WIDEST, QUALITY = 1100, 68
"""How wide a photograph is at most, and how true to the page: small files that still tell."""
TALLEST = 1700
"""How high a photograph is at most."""


class Subject(NamedTuple):
    """What is photographed: a moment, how wide its page is, and how the table is liked."""

    moment: str
    width: int
    settings: Settings
    phone: bool = False

    @property
    def name(self) -> str:
        """What the photograph is called."""
        return f"page-{self.moment}-{self.width}-{self.settings.theme}.jpg"


SUBJECTS = (
    Subject("black_crow-take", 1200, Settings(theme="light")),
    Subject("figured_fool-middle", 1200, Settings(theme="dark", pack="four colours")),
    Subject("stump-take", 400, Settings(theme="light"), phone=True),
    Subject("figured_fool-take", 400, Settings(theme="contrast", pack="outline"), phone=True),
)


def refresh() -> None:
    """Photograph all subjects again, in the browser that CARDLAB_BROWSER names."""
    for stored in FOLDER.glob("page-*.jpg"):
        stored.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        program = os.environ["CARDLAB_BROWSER"]
        browser = playwright.chromium.launch(executable_path=program, args=OPTIONS)
        with serving(Path(folder)) as server:
            for subject in SUBJECTS:
                (FOLDER / subject.name).write_bytes(photograph(browser, server, subject))
        browser.close()


def photograph(browser: Browser, server: Server, subject: Subject) -> bytes:
    """Return a photograph of one table."""
    moment = next(one for one in MOMENTS if f"{one.game}-{one.name}" == subject.moment)
    path = server.write(subject.moment, SLOW, cell(moment, subject.settings))
    with new_page(browser, phone=subject.phone) as page:
        page.set_viewport_size({"width": subject.width + MARGIN, "height": 1400})
        person = Person(page)
        person.open(server.notebook(path), subject.moment)
        person.run_all()
        table = person.table()
        pixels(table)
        table.see(lambda sight: sight.polite)
        return small(table.region.screenshot())


def cell(moment: Moment, settings: Settings) -> str:
    """Return the cell of a notebook that shows a moment."""
    return (
        f"{set_out.cell()}\n"
        "from cardlab.settings import Settings\n"
        f"view = set_out({moment.game!r}, {moment.state.to_dict()!r})\n"
        f"view.settings = {settings!r}.chosen('pace', 'calm')\n"
        "view"
    )


def small(photograph: bytes) -> bytes:
    """Return a photograph as a small file."""
    image = Image.open(BytesIO(photograph)).convert("RGB")
    image.thumbnail((WIDEST, TALLEST), Image.Resampling.LANCZOS)
    buffer = BytesIO()
    image.save(buffer, "JPEG", quality=QUALITY, optimize=True, progressive=True)
    return buffer.getvalue()
