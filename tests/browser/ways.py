"""What a person plays with: a mouse, a finger, the keyboard."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator

_KEY_TOWARDS = """button => {
    const here = document.activeElement;
    if (here === document.body || here === null) return "lost";
    if (here === button) return "there";
    const after = here.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (button.closest("[role=toolbar]")?.contains(here)) return after ? "ArrowRight" : "ArrowLeft";
    return after ? "Tab" : "Shift+Tab";
}"""

STEPS = 6
"""In how many steps something is dragged."""

Point = tuple[float, float]


def middle(element: Locator) -> Point:
    """Return where the middle of something is on the screen."""
    box = element.bounding_box()
    assert box, f"{element} is not to be seen."
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Hands(Protocol):
    """What a person presses buttons with."""

    def press(self, button: Locator) -> None:
        """Press a button once."""

    def twice(self, button: Locator) -> None:
        """Press a button twice in a row."""

    def carry(self, button: Locator, onto: Locator) -> None:
        """Drag something onto something else."""


class Mouse:
    """Presses and drags with the pointer."""

    def press(self, button: Locator) -> None:
        """Click."""
        button.click()

    def twice(self, button: Locator) -> None:
        """Double-click."""
        button.dblclick()

    def carry(self, button: Locator, onto: Locator) -> None:
        """Press, move and let go."""
        button.scroll_into_view_if_needed()
        self.drag(button, middle(onto))

    def drag(self, button: Locator, to: Point) -> None:
        """Drag something to a point of the screen."""
        mouse = button.page.mouse
        mouse.move(*middle(button))
        mouse.down()
        mouse.move(*to, steps=STEPS)
        mouse.up()


class Finger:
    """Presses and drags on a touch screen."""

    def press(self, button: Locator) -> None:
        """Tap."""
        button.tap()

    def twice(self, button: Locator) -> None:
        """Tap twice."""
        button.tap()
        button.tap()

    def carry(self, button: Locator, onto: Locator) -> None:
        """Touch, move and let go."""
        button.scroll_into_view_if_needed()
        self.drag(button, middle(onto))

    def drag(self, button: Locator, to: Point) -> None:
        """Drag something to a point of the screen."""
        self.swipe(button, middle(button), to)

    def swipe(self, on: Locator, start: Point, to: Point) -> None:
        """Move a finger over the screen as the browser's own input, which may scroll the page."""
        session = on.page.context.new_cdp_session(on.page)

        def touch(kind: str, *points: Point) -> None:
            touched = [{"x": x, "y": y} for x, y in points]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

        touch("touchStart", start)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            x, y = (here + (there - here) * part for here, there in zip(start, to, strict=True))
            touch("touchMove", (x, y))
        touch("touchEnd")
        session.detach()


class Keyboard:
    """Goes to a button with Tab and the arrow keys, and presses it with a key."""

    def __init__(self, key: str = "Space") -> None:
        """Press with this key."""
        self.key = key

    def press(self, button: Locator) -> None:
        """Walk there, and never lose the focus on the way."""
        self.walk_to(button)
        button.page.keyboard.press(self.key)

    def twice(self, button: Locator) -> None:
        """Choose and play with Enter."""
        self.walk_to(button)
        button.page.keyboard.press("Enter")
        button.page.keyboard.press("Enter")

    def carry(self, button: Locator, onto: Locator) -> None:
        """Lay a card on another: choose the one, press the other."""
        self.press(button)
        self.press(onto)

    def walk_to(self, button: Locator) -> None:
        """Move the focus to a button; the way is what somebody sees on the screen."""
        for _ in range(60):
            key = button.evaluate(_KEY_TOWARDS)
            assert key != "lost", "The focus fell to the page itself."
            if key == "there":
                return
            button.page.keyboard.press(key)
        raise AssertionError(f"The keys do not lead to {button}.")
