"""How somebody likes his tables: kept on this machine."""

from __future__ import annotations

from cardlab import settings
from cardlab.language import Sentence, say
from cardlab.settings import LONGEST_NAME
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.panels.pieces import Piece, choice, field, text, toggle


class Liking(Panel):
    """The settings."""

    name = "settings"

    @property
    def title(self) -> Sentence:
        """What it is called."""
        return say("Settings")

    def pieces(self) -> list[Piece]:
        """Show each setting as it is at this table."""
        now = self.host.settings
        return [
            choice("pace", say("How fast the others play"), _paces(), now.pace),
            choice("sort", say("Order of the hand"), _orders(), now.sort),
            toggle("playable", say("Mark the cards that can be played"), on=now.playable),
            toggle(
                "auto_pass",
                say("Take or pass automatically when nothing else is possible"),
                on=now.auto_pass,
            ),
            toggle("motion", say("Cards move where they go"), on=now.motion),
            choice("pack", say("The cards"), _packs(), now.pack),
            choice("theme", say("Colours of the table"), _themes(), now.theme),
            field("name", say("Your name at new tables"), now.name, most=LONGEST_NAME),
            text(
                say("Settings are kept on this machine, and never in the notebook."), tone="quiet"
            ),
        ]

    def heard(self, control: str, value: object) -> None:
        """Choose a setting for this table at once, and for all later ones."""
        if isinstance(value, str):
            value = value.strip() if control == "name" else value
        self.host.settings = self.host.settings.chosen(control, value)
        trouble = settings.choose(control, value)
        self.host.paint()
        self.host.show(polite=trouble or say("That is chosen."))


def _paces() -> dict[str, str]:
    return {
        "calm": say("Calm"),
        "steady": say("Steady"),
        "quick": say("Quick"),
        "at once": say("At once"),
    }


def _orders() -> dict[str, str]:
    return {"suit": say("By suit"), "rank": say("By rank")}


def _packs() -> dict[str, str]:
    return {
        "two colours": say("Two colours"),
        "four colours": say("Four colours"),
        "outline": say("Red suits hollow"),
    }


def _themes() -> dict[str, str]:
    return {
        "auto": say("As the notebook"),
        "light": say("Light"),
        "dark": say("Dark"),
        "contrast": say("High contrast"),
    }
