"""A page that knows by its own clock when a picture was painted."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from playwright.sync_api import Locator, Page, sync_playwright

from tests import chrome
from tests.browser.conftest import OPTIONS
from tests.browser.desk import new_page

NOTING = """(() => {
    const { drawImage } = CanvasRenderingContext2D.prototype;
    const waiting = new Set();
    window.paints = [];
    window.begun = 0;
    window.onPaint = () => {};
    addEventListener("pointerdown", (event) => { window.begun = event.timeStamp; }, true);
    CanvasRenderingContext2D.prototype.drawImage = function (...what) {
        drawImage.apply(this, what);
        const { canvas } = this;
        if (!canvas.isConnected || waiting.has(canvas)) return;
        waiting.add(canvas);
        requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = () => {
                waiting.delete(canvas);
                window.paints.push({ canvas, at: performance.now() });
                window.onPaint();
            };
            after.port2.postMessage(null);
        });
    };
})()"""
"""Notes when the pointer went down, and for each canvas on the page when a frame with it was done.

A view of ipycanvas copies its picture onto the page with one call; what that changed is on the
screen after the frame that begins next.
"""
ARM = """canvas => {
    window.paints.length = 0;
    window.painted = new Promise((done) => {
        window.onPaint = () => {
            const paint = window.paints.find((one) => one.canvas === canvas || canvas === null);
            if (paint) done(paint.at - window.begun);
        };
    });
}"""


@contextmanager
def noting_page() -> Iterator[Page]:
    """Open a page in a browser of its own, in which nothing moves unasked."""
    path = os.environ.get("CARDLAB_BROWSER") or chrome.find_or_install()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        with new_page(browser) as page:
            page.add_init_script(NOTING)
            yield page
        browser.close()


def until_painted(button: Locator, canvas: Locator) -> float:
    """Click, and return after how many milliseconds the picture was another one."""
    canvas.evaluate(ARM)
    button.click()
    return cast("float", button.page.evaluate("() => window.painted"))


def until_first_painted(button: Locator) -> float:
    """Click, and return after how many milliseconds any picture is on the page."""
    button.page.evaluate(f"() => ({ARM})(null)")
    button.click()
    return cast("float", button.page.evaluate("() => window.painted"))
