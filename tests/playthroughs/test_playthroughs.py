"""The stored games are played as ever: a difference is one that players would meet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardlab.games import get, names
from tests.playthroughs.pictures import FOLDER, PLAYED, Playthrough

ROOT = Path(__file__).parents[2]
MOST = 50_000
"""How many bytes a stored game may have, so that it can still be read."""


def changed() -> list[str]:
    """Return the names of the stored games that are played differently now."""
    return [
        playthrough.path.name
        for playthrough in PLAYED
        if playthrough.path.read_text(encoding="utf-8") != playthrough.text()
    ]


@pytest.mark.parametrize("playthrough", PLAYED, ids=lambda playthrough: playthrough.path.stem)
def test_a_stored_game_is_played_as_ever(playthrough: Playthrough) -> None:
    stored = playthrough.path.read_text(encoding="utf-8")
    assert playthrough.text() == stored, "python3 tests refresh writes it anew, if that is right"
    assert len(stored.encode()) < MOST


def test_stored_games_do_not_depend_on_the_order_of_sets() -> None:
    program = "from tests.playthroughs.test_playthroughs import changed; print(changed())"
    found = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": "1"},  # here it is another one at every run
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "[]"


def test_every_game_and_every_value_of_an_option_is_stored_and_nothing_else() -> None:
    for name in names():
        played = [playthrough for playthrough in PLAYED if playthrough.game == name]
        for option, choice in get(name).options.items():
            chosen = {playthrough.options.get(option, choice.default) for playthrough in played}
            assert chosen == set(choice.values)
    assert {path.name for path in FOLDER.glob("*.txt")} == {each.path.name for each in PLAYED}


def test_a_change_in_one_place_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    playthrough = PLAYED[4]
    stored = playthrough.path.read_text(encoding="utf-8")
    view = type(get("stump").deal(2, 1).view(0))
    monkeypatch.setattr(view, "__repr__", lambda _: "StumpView(seat=0)")
    assert playthrough.text() != stored
