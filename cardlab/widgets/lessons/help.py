"""Help with a task: hints, each press one rung more, and the answer itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardlab.language import say
from cardlab.lessons.task import GoOn
from cardlab.widgets import shown
from cardlab.widgets.part import Part

if TYPE_CHECKING:
    from cardlab.widgets.lessons.view import LessonView


class Help(Part):
    """Climbs the ladder of help of a task."""

    host: LessonView

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Give one rung more, or the answer."""
        return {"hint": self._hint, "show": self._show}

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer a hint, and once something was tried the answer.

        A game would be over if its next move were shown as the answer; a hint shows it too.
        """
        here = self.host.here
        if here.over or self.host.lost or isinstance(here.task.form, GoOn):
            return ()
        hint = shown.tool("hint", say("Hint"))
        if self.host.in_game or not (here.rung or here.mistakes):
            return (hint,)
        return (hint, shown.tool("show", say("Show me")))

    def _hint(self) -> None:
        hint = self.host.session.hint()
        if hint:
            self.host.show_hint(hint)

    def _show(self) -> None:
        hint = self.host.session.show()
        if hint:
            self.host.show_answer(hint)
