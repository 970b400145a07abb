"""The panel with what was learned: the map of the laws, and the code to take it elsewhere."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from cardlab.language import Sentence, say
from cardlab.lessons.progress import Known, Progress
from cardlab.lessons.progress_code import progress_code, read_progress_code
from cardlab.lessons.runner import now
from cardlab.widgets.lessons.kept import keep
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.panels.pieces import Piece, copyable, field, rows, text

if TYPE_CHECKING:
    from cardlab.widgets.lessons.course import StepView
    from cardlab.widgets.lessons.practice import PracticeView

MOST = 200
"""So many letters can be pasted; a code has at most 120, and perhaps spaces."""


class LawMap(Panel):
    """Shows how well each law is known."""

    host: StepView | PracticeView
    name = "learned"

    @property
    def title(self) -> Sentence:
        """What it is called."""
        return say("What you know")

    @property
    def _progress(self) -> Progress:
        return self.host.session.progress

    def pieces(self) -> list[Piece]:
        """Show each law with how it stands, and the code."""
        progress, moment = self._progress, now()
        known = sum(progress.standing(law) == "known" for law in progress.game.laws)
        lines = [
            (say("{law}, {title}", law=law.id, title=law.title), self._standing(law.id, moment))
            for law in progress.game.laws.values()
        ]
        head = (say("Law"), say("Your progress"))
        return [
            text(say("You know {count} of {all} laws.", count=known, all=len(lines))),
            rows(say("The laws"), head, lines),
            copyable("copied", say("Your progress as a code"), progress_code(progress)),
            text(
                say(
                    "Progress is kept on this machine. Copy the code to continue on another "
                    "machine."
                ),
                tone="quiet",
            ),
            field("code", say("A code from elsewhere"), most=MOST, caption=say("Use this code")),
        ]

    def _standing(self, law: str, moment: datetime) -> Sentence:
        known = self._progress.laws.get(law, Known())
        standing = self._progress.standing(law)
        if standing == "known":
            lasting = known.memory is not None and known.memory.due > moment
            return say("● Known, and kept") if lasting else say("◕ Known; see it again soon")
        if standing == "tried":
            return say("◑ Tried, {right} of {tried} right", right=known.right, tried=known.tried)
        return say("◔ Met") if standing == "met" else say("○ Not met yet")

    def heard(self, control: str, value: object) -> None:
        """Take over a code that was pasted; raises `BadCode` for one that is none."""
        if control == "copied":
            self.host.show(polite=say("Copied.") if value else say("Copy it with your keyboard."))
            return
        other = read_progress_code(str(value))
        if other.game.name != self._progress.game.name:
            self.host.show(polite=say("That is a code of {game}.", game=other.game.title))
            return
        self._progress.join(other)
        trouble = keep(self._progress)
        self.host.show(polite=trouble or say("What that code says has been added."))
