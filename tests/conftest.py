"""What holds for every test: how long hypothesis searches, and that none leaves itself out."""

from __future__ import annotations

import contextlib
import itertools
import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from cardlab.storage import HOME
from tests.apart import jupyter_apart

collect_ignore_glob = ["*.ipynb"]  # nbval is for the tutorials; here notebooks are material

PATIENT = [HealthCheck.too_slow]  # the machine may be busy with another test
settings.register_profile("quick", deadline=None, max_examples=25, suppress_health_check=PATIENT)
settings.register_profile("full", deadline=None, max_examples=100, suppress_health_check=PATIENT)
settings.register_profile(
    "ci", settings.get_profile("full"), derandomize=True, database=None, print_blob=True
)
IN_CI = bool(os.environ.get("CI"))
settings.load_profile("ci" if IN_CI else os.environ.get("CARDLAB_HYPOTHESIS", "quick"))


def pytest_configure(config: pytest.Config) -> None:
    """Keep the settings of whoever runs the tests out of them."""
    apart = contextlib.ExitStack()
    apart.enter_context(jupyter_apart())
    config.add_cleanup(apart.close)


_FRESH = itertools.count()


@pytest.fixture(autouse=True)
def _fresh_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each test find nothing that was kept on this machine by another."""
    monkeypatch.setenv(HOME, f"{os.environ[HOME]}-{next(_FRESH)}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Count a browser test that skips itself as failed, since nobody reads a row of letters."""
    report = yield
    if report.skipped and item.get_closest_marker("browser") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} left itself out: {report.longrepr}"
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Repeat what a test wants to be known even when it passes."""
    for report in terminalreporter.getreports("passed"):
        for name, text in report.user_properties:
            if name == "told":
                terminalreporter.write_line(str(text))
