"""The way through a lesson: what is asked, and how one goes on, back, or tries again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardlab.language import say
from cardlab.lessons.task import GoOn
from cardlab.widgets import shown
from cardlab.widgets.lessons import shown as lesson_shown
from cardlab.widgets.part import Part

if TYPE_CHECKING:
    from cardlab.widgets.lessons.view import LessonView


class Way(Part):
    """Shows the task, and goes from one to the next."""

    host: LessonView

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Go on in a task, to the next one, or to its beginning."""
        return {
            "go_on": lambda: self.host.give(None),
            "next": self._next,
            "previous": self.host.back,
            "new": self._again,
            "anyway": self._play_all_the_same,
        }

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer the ways that there are from here."""
        host, here = self.host, self.host.here
        feedback = here.feedback
        offered = []
        if here.over and not host.is_last:
            offered.append(shown.action("next", say("Next"), main=True, once=True))
        elif isinstance(here.task.form, GoOn) and not here.over:
            offered.append(shown.action("go_on", say("Go on"), main=True))
        elif feedback is not None and feedback.anyway is not None:
            offered.append(shown.action("anyway", say("Play it all the same"), once=True))
        if host.lost:
            offered.append(shown.action("new", say("Start again"), main=True))
        elif here.over or here.task is not here.first:
            offered.append(shown.action("new", say("Start again")))
        if not here.over and not host.is_last:
            offered.append(shown.tool("next", say("Skip")))
        if host.has_before:
            offered.append(shown.tool("previous", say("Back")))
        return offered

    def traits(self) -> Mapping[str, Any]:
        """Show what is asked, where that is in the course, and how it stands."""
        host, task = self.host, self.host.task
        asked = {
            **host.heading(),
            "label": say("Your task"),
            "number": host.number,
            "question": host.question,
            "phase": host.here.phase,
            "state": lesson_shown.state(host.here),
        }
        if not task.blind:
            return {"lesson": asked}
        return {"lesson": asked, "picture": {"width": 1, "height": 1, "label": "", "hidden": True}}

    def _next(self) -> None:
        if not self.host.is_last and self.host.session.next():
            self.host.enter()

    def _again(self) -> None:
        self.host.session.again()
        self.host.enter()

    def _play_all_the_same(self) -> None:
        feedback = self.host.here.feedback
        if feedback is not None and feedback.anyway is not None:
            self.host.play_all_the_same()
