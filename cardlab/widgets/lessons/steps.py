"""The panel with all steps of a course, to go to any of them."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from cardlab.language import Sentence, say
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.panels.pieces import Piece, buttons, choice, press

if TYPE_CHECKING:
    from cardlab.widgets.lessons.course import StepView


class Steps(Panel):
    """Lists the steps of one part at a time."""

    host: StepView
    name = "steps"

    @property
    def title(self) -> Sentence:
        """What it is called."""
        return say("All steps")

    def opened(self) -> None:
        """Show the part where the learner is."""
        self._part = self._parts()[self.host.session.place]

    def _parts(self) -> list[int]:
        """Return for each step the number of its part, from 0 on."""
        steps = self.host.session.course.steps
        begun = accumulate(bool(step.chapter) for step in steps)
        return [max(0, number - 1) for number in begun]

    def _chapters(self) -> dict[str, Sentence]:
        """Return the titles of the chapters that are gone through, by the number of each."""
        session, parts = self.host.session, self._parts()
        steps = session.course.steps
        titles = [step.chapter_text for step in steps if step.chapter] or [say("Steps")]
        return {str(parts[place]): titles[parts[place]] for place in session.places}

    def pieces(self) -> list[Piece]:
        """Offer the chapters that are gone through, and each step of one of them."""
        session, parts = self.host.session, self._parts()
        chapters = self._chapters()
        items = [self._press(place) for place in session.places if parts[place] == self._part]
        title = chapters.get(str(self._part), session.chapter)
        listed = buttons(title, items, listed=True)
        if len(chapters) == 1:
            return [listed]
        return [choice("part", say("Chapter of the course"), chapters, str(self._part)), listed]

    def _press(self, place: int) -> Piece:
        session = self.host.session
        step = session.course.steps[place]
        law, number = step.laws[0], place - session.places[0] + 1
        caption = say("{number}. {goal} ({law})", number=number, goal=step.goal_text, law=law)
        return press(str(place), caption, current=place == session.place)

    def heard(self, control: str, value: object) -> None:
        """Show another part, or go to a step."""
        if control == "part":
            if str(value) in self._chapters():
                self._part = int(str(value))
            self.host.show()
        elif int(control) in self.host.session.places:
            self.host.go(int(control))
