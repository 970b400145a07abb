"""One page with JupyterLab, on which one notebook after the other is opened.

Starting JupyterLab and a kernel takes longer than most tests, so those that do not look at the
start share them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from playwright.sync_api import Browser, Error, Page

from tests.browser.person import PATIENCE, Person, Table
from tests.browser.server import Server
from tests.widgets import set_out

GAME = 'cardlab.play("black_crow", players=3, seed=2)'
ATTACKED = f"""{set_out.cell()}
from cardlab.language import say
from cardlab.lessons.positions import position

hands = ["9C 5C 5D KH", "10S 4H", "QS 8H JC"]
stock = ["2C", "3C", "4C", "6C", "2H", "3H"]
facts = dict(trump="D", discard=[], options={{"trump": "diamonds"}})
turn = dict(to_act=0, attacker=2, defender=0, bout=[["7C", None]])
place = position("black_crow", hands, stock=stock, **facts, **turn)
goal = Goal(say("Cover Bea's card."), say("Well covered."), lambda event: event.kind == "discard")
set_out("black_crow", place, goal=goal)"""
# A calm player thinks for a minute: what moves sooner was moved by the person. What another
# test has set is forgotten.
SLOW = """import cardlab
from cardlab.storage import kept
from cardlab.widgets import others

kept("settings.json").unlink(missing_ok=True)
others.PACES = (60_000, *others.PACES[1:])"""


class Desk:
    """A place to sit at, with JupyterLab on the screen."""

    def __init__(self, server: Server, browser: Browser) -> None:
        """Start nothing yet."""
        self._server = server
        self._browser = browser
        self._pages = ExitStack()
        self._person: Person | None = None
        self._open: tuple[str, ...] = ()

    def person(self) -> Person:
        """Return somebody in front of JupyterLab with no notebook open."""
        if self._person is not None:
            self._clear(self._person)
        if self._person is None:
            page = self._pages.enter_context(new_page(self._browser))
            page.goto(self._server.lab())
            self._person = Person(page)
        return self._person

    def sit_down(self, *cells: str) -> Table:
        """Run a notebook with these cells and sit down at its first table.

        If it is open already it is run again, which sets out the cards anew.
        """
        if self._person is None or self._open != cells:
            person = self.person()
            person.open_path(self._server.write("At a table", SLOW, *cells), "At a table")
            person.run_all()
            self._open = cells
            return person.table()
        last = self._person.table().region.element_handle()
        self._person.run_all()
        last.wait_for_element_state("hidden")
        return self._person.table()

    def forget(self) -> None:
        """Take nothing on the page for as it should be any more."""
        self._open = ()

    def leave(self) -> None:
        """Close the page."""
        self._pages.close()
        self._person, self._open = None, ()

    def _clear(self, person: Person) -> None:
        """Close the notebooks, or the whole page where that fails after a failed test."""
        self._open = ()
        try:
            person.close_notebooks()
        except (Error, AssertionError):
            self.leave()


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
