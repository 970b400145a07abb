"""The benchmark of practice has a line for every law."""

from __future__ import annotations

import pytest

from tests.benchmarks.__main__ import main


def test_each_law_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practice", "stump", "--tasks", "1"]) == 0
    printed = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["stump", "ST-16"] in [words[:2] for words in printed]
    assert printed[-1][:2] == ["stump", "all"]
