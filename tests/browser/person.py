"""A person at a notebook, who has eyes, and a mouse, a finger or a keyboard to play with.

Everything is found by its role and its name. Nothing here asks the kernel.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.ways import Hands, Mouse

PATIENCE = 30.0
"""Seconds until something that does not show counts as missing, even on a busy machine."""

ENDING = re.compile(
    r"black crow\.|is a draw|(has|have) won\.|the stump\.|figured cards?( each)?\.|nobody wins"
)
"""What the line says at the end of each of the three games, and never before."""
MOVES = ("Attack ", "Beat ", "Cover ", "Lead ", "Pass", "Take ", "Throw ")
"""How the name of a button begins that makes a move."""

_LOOK = """table => {
    const names = (buttons) => [...buttons].map((button) => button.getAttribute("aria-label"));
    const inHand = (what) => table.querySelectorAll(`.cardlab-hand ${what}`);
    const actions = table.querySelector('[role=group][aria-label="What you can do"]');
    const read = (selector) => {
        const element = table.querySelector(selector);
        return element && !element.hidden ? element.textContent : "";
    };
    return {
        status: read(".cardlab-status"),
        news: read(".cardlab-news"),
        goal: read(".cardlab-goal"),
        ruling: read("[role=group].cardlab-ruling"),
        hand: names(inHand("button")),
        chosen: names(inHand("[aria-pressed=true]")),
        actions: names(actions.querySelectorAll("button")),
        polite: read("[role=status]"),
        urgent: read("[role=alert]"),
        picture: table.querySelector("[role=img]")?.getAttribute("aria-label") ?? "",
    };
}"""


@dataclass(frozen=True)
class Sight:
    """What somebody sees of a table, or hears of it, at one moment."""

    status: str
    news: str
    goal: str
    ruling: str
    hand: list[str]
    chosen: list[str]
    actions: list[str]
    polite: str
    urgent: str
    picture: str

    @property
    def over(self) -> bool:
        """Whether the line says how the game ended."""
        return bool(ENDING.search(self.status))

    @property
    def waiting(self) -> bool:
        """Whether somebody else is about to move."""
        return "Go on" in self.actions

    @property
    def playable(self) -> list[str]:
        """The cards that are marked as playable."""
        return [name for name in self.hand if name.endswith(", playable")]

    @property
    def moves(self) -> list[str]:
        """The moves that a button would make."""
        return [name for name in self.actions if name.startswith(MOVES)]

    @property
    def place(self) -> tuple[object, ...]:
        """How the game stands, whatever is chosen or was ruled on."""
        cards = [name.removesuffix(", playable") for name in self.hand]
        return self.status, cards, self.picture


class Table:
    """A card table on the page, and somebody who sits there."""

    def __init__(self, region: Locator, hands: Hands | None = None) -> None:
        """Sit down at a table."""
        self.region = region
        self.page = region.page
        self.hands = hands or Mouse()

    def look(self) -> Sight:
        """See the whole table at one moment."""
        return Sight(**cast("dict[str, Any]", self.region.evaluate(_LOOK)))

    def see(self, expected: Callable[[Sight], object]) -> Sight:
        """Watch the table until it is as expected."""
        end = time.monotonic() + PATIENCE
        while not expected(sight := self.look()):
            assert time.monotonic() < end, f"This did not come up in time. Last seen: {sight}"
            self.page.wait_for_timeout(15)
        return sight

    def see_turn(self) -> Sight:
        """Wait until the others have moved."""
        return self.see(lambda now: now.over or not now.waiting)

    def has_focus(self) -> bool:
        """Tell whether keys go to this table."""
        inside = (
            "table => table !== document.activeElement && table.contains(document.activeElement)"
        )
        return bool(self.region.evaluate(inside))

    def card(self, name: str) -> Locator:
        """Find a card of the hand by its name, with or without its being playable."""
        hand = self.region.get_by_role("toolbar", name="Your hand")
        return hand.get_by_role("button", name=re.compile(rf"^{name}(, playable)?$"))

    def laid(self, name: str) -> Locator:
        """Find a card that lies on the table and is not covered."""
        laid = self.region.get_by_role("group", name="Card table")
        return laid.get_by_role("button", name=f"{name} not covered")

    def action(self, name: str) -> Locator:
        """Find an action by its name."""
        actions = self.region.get_by_role("group", name="What you can do")
        return actions.get_by_role("button", name=name, exact=True)

    def canvas(self) -> Locator:
        """Find the painted picture."""
        return self.region.get_by_role("img", name="A card table.")

    def picture(self) -> Locator:
        """Find where the picture is, to lay a card there."""
        return self.canvas().locator("..")

    def carry(self, card: str, onto: Locator) -> Sight:
        """Drag a card, and see that a move was made."""
        before = self.look().place
        self.hands.carry(self.card(card), onto)
        return self.see(lambda now: now.place != before)

    def choose(self, card: str) -> Sight:
        """Pick a card, and see it raised."""
        self.hands.press(self.card(card))
        return self.see(lambda now: any(name.startswith(card) for name in now.chosen))

    def play(self, action: str) -> Sight:
        """Press an action that makes a move, and see that it was made."""
        before = self.look().place
        self.hands.press(self.action(action))
        return self.see(lambda now: now.place != before)

    def move(self, sight: Sight) -> Sight:
        """Make the move that comes to mind first: lay the first card that may be laid, or take."""
        if sight.playable:
            sight = self.choose(sight.playable[0].removesuffix(", playable"))
            return self.play(next(move for move in sight.moves if not move.startswith("Take ")))
        return self.play(sight.moves[0])

    def play_on(self, moves: int = 1_000) -> Sight:
        """Play so many moves of one's own, or to the end of the game."""
        for _ in range(moves):
            sight = self.see_turn()
            if sight.over:
                return sight
            self.move(sight)
        return self.see_turn()

    def at_pace(self, pace: str) -> None:
        """Choose how fast the others play."""
        panel = self.open("Settings")
        radio = panel.get_by_role("radio", name=pace.capitalize())
        if not radio.is_checked():
            radio.check()
            self.see(lambda now: now.polite == "That is chosen.")
        self.close(panel)

    def open(self, title: str) -> Locator:
        """Open a panel by its title, and return it."""
        self.hands.press(self.action("More"))
        menu = self.region.get_by_role("dialog", name="More")
        self.hands.press(menu.get_by_role("button", name=title, exact=True))
        panel = self.region.get_by_role("dialog", name=title)
        panel.wait_for()
        return panel

    def close(self, panel: Locator) -> None:
        """Close a panel."""
        self.hands.press(panel.get_by_role("button", name="Close", exact=True))
        expect(panel).to_have_count(0)


class Person:
    """Somebody in front of a browser page with a notebook on it."""

    def __init__(self, page: Page, hands: Hands | None = None) -> None:
        """Sit down in front of a page."""
        self.page = page
        self.hands = hands or Mouse()

    def open(self, address: str, title: str) -> None:
        """Open a notebook and wait until its title shows."""
        self.page.goto(address)
        self.see_notebook(title)

    def open_path(self, path: str, title: str) -> None:
        """Open a notebook in JupyterLab, and wait until its title shows."""
        self.choose_in_menu("File", "Open from Path…")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill(path)
        dialog.get_by_role("button", name="Open").click()
        self.see_notebook(title)

    def see_notebook(self, title: str) -> None:
        """Wait until a notebook shows its title, its kernel's name, and that it is idle.

        Cells that are run sooner are cleared and left alone.
        """
        self.page.get_by_role("heading", name=title, level=1).wait_for()
        kernel = self.page.locator(".jp-Toolbar-kernelName", has_text="Python 3")
        kernel.wait_for(state="attached")  # a narrow page hides it
        self.page.locator("[data-status=idle]").wait_for(state="attached")

    def save(self) -> None:
        """Save the notebook, and wait until the server has it."""

        def stored(answer: Response) -> bool:
            return answer.request.method == "PUT" and "/api/contents/" in answer.url

        with self.page.expect_response(stored):
            self.choose_in_menu("File", "Save All")

    def close_notebooks(self) -> None:
        """Save and close whatever is open."""
        self.save()
        self.choose_in_menu("File", "Close All Tabs")

    def choose_in_menu(self, *items: str) -> None:
        """Choose an item of a menu at the top of the page; by pointer, as fingers fail there."""
        menu, *rest = items
        bar = self.page.get_by_role("menubar")
        bar.get_by_role("menuitem", name=menu, exact=True).click()
        for item in rest:
            self.page.get_by_role("menu").get_by_text(item, exact=True).click()

    def run_all(self) -> None:
        """Run all cells, as the first page of the tutorials says."""
        self.choose_in_menu("Run", "Run All Cells")

    def table(self, number: int = 0, *, saying: str = "") -> Table:
        """Wait for a table that says something, count from the top, and sit down there."""
        tables = self.page.get_by_role("region", name="Card table")
        found = tables.filter(has_text=saying).nth(number)
        found.wait_for(state="attached")
        place = tables.evaluate_all("(all, one) => all.indexOf(one)", found.element_handle())
        table = Table(tables.nth(place), self.hands)
        table.canvas().wait_for(state="attached")
        table.region.scroll_into_view_if_needed()
        return table
