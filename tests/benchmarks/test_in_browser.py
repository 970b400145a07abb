"""What is measured in a browser can be measured; how quick it is, is no test's business."""

from __future__ import annotations

import pytest

from tests.benchmarks.__main__ import main

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]


def printed(capsys: pytest.CaptureFixture[str]) -> dict[str, list[str]]:
    """Return the figures of each line by what they are of."""
    lines = capsys.readouterr().out.splitlines()
    return {line[:44].strip(): line[44:].split() for line in lines}


def test_latency_tells_plays_beside_bare_redraws(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["latency", "--plays", "2", "--starts", "1"]) == 0
    figures = printed(capsys)
    for line in ("a play, from click to picture", "a bare redraw of ipycanvas"):
        assert figures[line][-1] == "2"
    assert int(figures["messages"][1]) <= 2
    assert int(figures["bytes"][1]) > 0


def test_a_class_tells_the_memory_of_each_kernel(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["class", "--pupils", "2", "--seconds", "3", "--pause", "0.5"]) == 0
    figures = printed(capsys)
    assert figures["resident"][-1] == "2"
    assert int(figures["a click at a pupil's table, to its drawing"][-1]) > 0
