"""How somebody likes his tables: kept on this machine from one notebook to the next.

>>> settings = Settings(pace="calm", playable=False)
>>> Settings.from_text(settings.to_text()) == settings
True
>>> Settings().chosen("pace", "quick").pace
'quick'
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from cardlab.cards import quoted
from cardlab.errors import BadSetting
from cardlab.language import Sentence, say
from cardlab.storage import keep, kept, recall
from cardlab.table import is_name

if TYPE_CHECKING:
    from pathlib import Path

VERSION = 1
"""The version of the form in which settings are kept."""
LONGEST_NAME = 30
"""The most letters of a name that is kept."""

CHOICES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "pack": ("two colours", "four colours", "outline"),
        "theme": ("auto", "light", "dark", "contrast"),
        "pace": ("calm", "steady", "quick", "at once"),
        "motion": (True, False),
        "sort": ("suit", "rank"),
        "playable": (True, False),
        "auto_pass": (False, True),
    }
)
"""What each setting may be, the default first; but the usual pace is a steady one."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How somebody likes his tables.

    `pack` and `theme` are how the cards and the table are drawn; `pace` is how long the others
    wait before they move, and with `motion` cards fly where they go, unless the system asks for
    less. The hand is in order of `sort`; `playable` marks what can be played now. With `auto_pass`
    a move without cards is made by itself where no other is possible. `name` is what somebody
    calls himself at a new table.
    """

    pack: str = "two colours"
    theme: str = "auto"
    pace: str = "steady"
    motion: bool = True
    sort: str = "suit"
    playable: bool = True
    auto_pass: bool = False
    name: str = ""

    def chosen(self, setting: str, value: object) -> Settings:
        """Return these settings with one of them chosen anew.

        Raises `BadSetting` for a setting or a value that there is not.
        """
        _check(setting, value)
        change: dict[str, Any] = {setting: value}
        return replace(self, **change)

    def to_text(self) -> str:
        """Return the settings as the JSON text that a file holds."""
        return json.dumps({"cardlab": VERSION, **asdict(self)}, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Settings:
        """Read settings from their text; raises `BadSetting` for what are none."""
        try:
            found = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadSetting(say("These are no settings: they are no JSON.")) from error
        if not isinstance(found, dict) or found.pop("cardlab", None) != VERSION:
            raise BadSetting(say("These are no settings of this cardlab."))
        for setting, value in found.items():
            _check(setting, value)
        return cls(**found)


_NAMES = tuple(field.name for field in fields(Settings))
USUAL = Settings()
"""What holds where nobody has chosen anything, and in whatever a notebook stores."""


def settings() -> tuple[Settings, Sentence | None]:
    """Return the settings of this machine, and a sentence if they could not be read."""
    found, trouble = recall(_path(), Settings.from_text)
    return found or USUAL, trouble


def choose(setting: str, value: object) -> Sentence | None:
    """Keep one setting for this machine, and all others as they are now.

    Returns a sentence if it cannot be kept; raises `BadSetting`.
    """
    now, trouble = settings()
    return keep(_path(), now.chosen(setting, value).to_text()) or trouble


def _path() -> Path:
    return kept("settings.json")


def _check(setting: str, value: object) -> None:
    if setting not in _NAMES:
        raise BadSetting(say("There is no setting {name}.", name=quoted(setting)))
    if setting == "name":
        if value != "" and not (is_name(value) and len(str(value)) <= LONGEST_NAME):
            raise BadSetting(
                say("A name is one line of at most {count} letters.", count=LONGEST_NAME)
            )
    elif not any(type(value) is type(one) and value == one for one in CHOICES[setting]):
        raise BadSetting(
            say(
                "The setting {name} is not {value}.",
                name=quoted(setting),
                value=quoted(value),
            )
        )
