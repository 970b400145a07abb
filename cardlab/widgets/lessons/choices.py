"""Answers that are not cards of the hand: one of several, or things to be put in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardlab.language import Sentence, say
from cardlab.lessons.task import PickOne, PutInOrder
from cardlab.widgets import shown
from cardlab.widgets.face import Message
from cardlab.widgets.lessons import shown as lesson_shown
from cardlab.widgets.part import Part

if TYPE_CHECKING:
    from cardlab.widgets.lessons.view import LessonView


class Choices(Part):
    """The answers to choose from; things get their numbers one after the other."""

    host: LessonView

    def __init__(self, host: LessonView) -> None:
        """Begin with nothing chosen."""
        super().__init__(host)
        self._begin()

    def _begin(self) -> None:
        form = self.host.task.form
        self._tried: set[int] = set()
        self._placed: list[int | None] = []
        if isinstance(form, PutInOrder):
            self._placed = [None] * len(form.things)

    def hears(self) -> Mapping[str, Callable[[Message], None]]:
        """Hear which answer was pressed."""
        return {"answer": lambda message: self._press(message["place"])}

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Have an order judged, or begin it anew."""
        return {"check": lambda: self.answer(tuple(self._placed)), "renumber": self._clear}

    def answer(self, answer: object) -> None:
        """Show and give an answer: the place of a choice, or the places of things in order."""
        if isinstance(answer, int):
            self._tried.add(answer)  # if it is right, that is what counts
        elif isinstance(answer, tuple):
            self._placed = [*answer]
        self.host.give(answer)

    def changed(self) -> None:
        """Forget what was pressed for another question."""
        if self.host.here.phase == "find":
            self._begin()

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer to have an order judged, and to begin it anew."""
        if self.host.here.over or not any(place is not None for place in self._placed):
            return ()
        check = shown.action("check", say("Check the order"), main=True, once=True)
        clear = shown.action("renumber", say("Start over"))
        return (clear,) if None in self._placed else (check, clear)

    def traits(self) -> Mapping[str, Any]:
        """Show the answers, each with how it stands."""
        task, here = self.host.task, self.host.here
        form, left = task.form, here.hint.answers if here.hint else ()
        known = task.solution if here.over else None
        if isinstance(form, PickOne):
            items = lesson_shown.choices(form, self._tried, left, known)
            return {"answers": {"label": say("Answers"), "items": items, "over": here.over}}
        if isinstance(form, PutInOrder):
            hinted = left[0] if len(left) == 1 else None
            items = lesson_shown.things(task, form, known or self._placed, hinted)
            return {"answers": {"label": say("In order"), "items": items, "over": here.over}}
        return {"answers": None}

    def _press(self, place: int) -> None:
        form = self.host.task.form
        if self.host.here.over:
            self.host.show(polite=self.host.status())
        elif isinstance(form, PickOne):
            self.answer(place)
        elif isinstance(form, PutInOrder):
            self._place(form, place)

    def _place(self, form: PutInOrder, thing: int) -> None:
        """Give a thing the first number that is free, or take its number from it."""
        if thing in self._placed:
            self._placed[self._placed.index(thing)] = None
            self.host.show(polite=say("{thing} has no number now.", thing=form.things[thing]))
            return
        free = self._placed.index(None)
        self._placed[free] = thing
        self.host.show(polite=self._placing(form.things[thing], free + 1))

    def _placing(self, thing: Sentence, number: int) -> Sentence:
        if None in self._placed:
            return say("{thing} is number {number}.", thing=thing, number=number)
        return say(
            "{thing} is number {number}. All have a number: check the order.",
            thing=thing,
            number=number,
        )

    def _clear(self) -> None:
        self._begin()
        self.host.show(polite=say("Nothing has a number now."))
