"""Finds a browser to test in, or installs one by the way that works here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
)
MAC_PLACES = (
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Chromium.app/Contents/MacOS/Chromium",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
WINDOWS_PLACES = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
NONE = (
    "The browser tests need Chrome, Chromium or Edge, and none was found or could be installed. "
    "Please install one, or put the path of one into CARDLAB_BROWSER; "
    "python3 tests quick runs what needs no browser."
)


def find_or_install() -> str:
    """Return the path of a browser that starts, or end with one sentence."""
    wish = os.environ.get("CARDLAB_BROWSER")
    if wish and not starts(wish):
        sys.exit(f"CARDLAB_BROWSER says {wish}, but no browser could be started there.")
    found = wish or find() or install()
    return found or sys.exit(NONE)


def find() -> str | None:
    """Look for a browser on the path, in the usual places and among Playwright's own."""
    return next((str(place) for place in places() if starts(str(place))), None)


def places() -> Iterator[str | Path]:
    """Yield where a browser may lie."""
    yield from filter(None, map(shutil.which, NAMES))
    for folder in (Path("/Applications"), Path.home() / "Applications"):
        yield from (folder / place for place in MAC_PLACES)
    for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        if variable in os.environ:
            yield from (Path(os.environ[variable], place) for place in WINDOWS_PLACES)
    yield playwrights_own()


def playwrights_own() -> str:
    """Ask Playwright where its own download lies, whether or not it is there yet."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def starts(browser: str) -> bool:
    """Start a browser for a moment: a file that is there may still be a mere pointer to one."""
    if not shutil.which(browser):
        return False
    from playwright.sync_api import Error, sync_playwright

    with sync_playwright() as playwright:
        try:
            playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"]).close()
        except Error:
            return False
    return True


def install() -> str | None:
    """Install a browser by the first way after which one starts."""
    print("Installing a browser for the tests.", flush=True)  # noqa: T201 - it takes a while
    for way in (playwrights_download, debians_package, libraries_for_the_download):
        if way() and (browser := find()):
            return browser
    return None


def playwrights_download() -> bool:
    """Let Playwright download the browser that it was made for."""
    return succeeds([sys.executable, "-m", "playwright", "install", "chromium"])


def debians_package() -> bool:
    """Install Debian's chromium; on Ubuntu the package of that name is an empty hull."""
    if not may_use_apt():
        return False
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    succeeds(["apt-get", "-qq", "update"])
    return succeeds(["apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium"])


def libraries_for_the_download() -> bool:
    """Install the system's libraries that Playwright's browser lacks on a bare Ubuntu."""
    return may_use_apt() and succeeds(
        [sys.executable, "-m", "playwright", "install-deps", "chromium"]
    )


def may_use_apt() -> bool:
    """Tell whether the system's packages can be installed here."""
    return bool(shutil.which("apt-get")) and os.geteuid() == 0


def succeeds(command: list[str]) -> bool:
    """Run a command without a word and say whether it went well."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
