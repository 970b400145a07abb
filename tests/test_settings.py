"""How somebody likes his tables: kept on this machine, and no table breaks when it cannot be."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cardlab import settings
from cardlab.errors import BadSetting
from cardlab.settings import CHOICES, LONGEST_NAME, USUAL, Settings
from cardlab.storage import HOME, kept
from tests.junk import NO_NAMES


def test_nothing_is_kept_until_something_is_chosen() -> None:
    assert settings.settings() == (USUAL, None)
    assert not kept("settings.json").exists()


def test_what_is_chosen_lasts_and_the_rest_stays_as_it_is() -> None:
    assert settings.choose("pace", "calm") is None
    assert settings.choose("playable", value=False) is None
    found, trouble = settings.settings()
    assert found == Settings(pace="calm", playable=False)
    assert trouble is None


@pytest.mark.parametrize("setting", CHOICES)
def test_every_choice_can_be_kept_and_the_usual_is_one_of_them(setting: str) -> None:
    assert getattr(USUAL, setting) in CHOICES[setting]
    for value in CHOICES[setting]:
        chosen = USUAL.chosen(setting, value)
        assert Settings.from_text(chosen.to_text()) == chosen


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("pace", "hasty"),
        ("pace", None),
        ("pace", []),
        ("playable", 1),
        ("playable", "yes"),
        ("seed", 7),
        ("", ""),
        ("name", 7),
        ("name", "a" * (LONGEST_NAME + 1)),
        *(("name", name) for name in NO_NAMES),
    ],
)
def test_what_cannot_be_chosen_is_refused_in_a_sentence(setting: str, value: object) -> None:
    with pytest.raises(BadSetting, match=r"\.$"):
        settings.choose(setting, value)
    assert settings.settings() == (USUAL, None)


BROKEN = {
    "empty": "",
    "cut off": '{"cardlab": 1, "pace": "ca',
    "no dictionary": "[1]",
    "another program's": '{"colour": "red"}',
    "of a later cardlab": json.dumps({"cardlab": 2, "pace": "calm"}),
    "a value that there is not": json.dumps({"cardlab": 1, "pace": "hasty"}),
    "a setting that there is not": json.dumps({"cardlab": 1, "speed": 3}),
    "very deep": "[" * 100_000,
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_or_foreign_file_is_named_and_set_aside(text: str) -> None:
    path = kept("settings.json")
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    found, trouble = settings.settings()
    assert found == USUAL
    assert trouble is not None
    assert str(path) in trouble
    assert path.with_name("settings.json.broken").read_text(encoding="utf-8") == text
    assert settings.settings() == (USUAL, None)
    assert settings.choose("pace", "calm") is None
    assert settings.settings() == (Settings(pace="calm"), None)


def test_where_there_is_no_room_that_is_said_and_nothing_breaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    trouble = settings.choose("pace", "calm")
    assert trouble is not None
    assert trouble.startswith("Nothing can be kept on this machine (No space left on device)")
    assert settings.settings() == (USUAL, None)


def test_where_there_can_be_no_folder_that_is_said_and_nothing_breaks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "home").write_text("a file where the folder should be", encoding="utf-8")
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    trouble = settings.choose("pace", "calm")
    assert trouble is not None
    assert trouble.startswith("Nothing can be kept on this machine")
    assert settings.settings()[0] == USUAL
