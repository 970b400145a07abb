"""A lesson in a notebook: a table at which whatever is played is the answer to a question.

It is a table like any other, with the same picture, hand, speech and typed line, so that whatever
is learned at it holds at every table. It differs in its parts, and in that nobody else moves.
"""

from __future__ import annotations

from typing import Any, ClassVar

from cardlab.cards import Card
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.language import Sentence, say, together
from cardlab.lessons.attempt import Attempt, Session
from cardlab.lessons.task import YOU, BadAnswer, Feedback, GoOn, Hint, MakeMove, Task
from cardlab.lessons.tasks import MiniGame
from cardlab.render.text import hand, picture_text
from cardlab.widgets.lessons import shown as lesson_shown
from cardlab.widgets.lessons.choices import Choices
from cardlab.widgets.lessons.hand import HandAnswer
from cardlab.widgets.lessons.help import Help
from cardlab.widgets.lessons.typed import LessonTyping
from cardlab.widgets.lessons.way import Way
from cardlab.widgets.part import Part
from cardlab.widgets.series import Again
from cardlab.widgets.table import TableView


class LessonView(TableView):
    """A learner at one task after the other; `session` says which, and judges his answers."""

    kinds: ClassVar[tuple[type[Part], ...]] = (HandAnswer, Choices, Help, Way, LessonTyping)

    def __init__(self, session: Session) -> None:
        """Begin where the session is."""
        self.session = session
        self._complained = False
        self.number = 0
        """Grows with every task that is set out."""
        self.pointed: tuple[Card, ...] = ()
        """The cards that the last answer or hint was about."""
        super().__init__(_set_out(session.task), {})
        self.people, self.seat = (YOU,), YOU

    @property
    def here(self) -> Attempt:
        """The learner at the task that is shown."""
        return self.session.attempt

    @property
    def task(self) -> Task:
        """The task that is shown."""
        return self.session.task

    @property
    def view(self) -> View:
        """What the learner sees now: what his answer has brought about, if it did anything."""
        feedback = self.here.feedback
        return feedback.view if feedback and feedback.view else self.task.view

    @property
    def shown_view(self) -> View:
        """What the picture shows."""
        return self.view

    @property
    def in_game(self) -> bool:
        """Whether a small game is being played, with all the help of a real table."""
        return isinstance(self.task, MiniGame)

    @property
    def lost(self) -> bool:
        """Whether a small game has ended badly, so that there is nothing to do but begin anew."""
        return self.in_game and not self.here.over and self.view.to_act is None

    @property
    def question(self) -> Sentence:
        """What is asked; of a game that goes on, what was asked at its beginning."""
        return (self.here.first if self.in_game else self.task).question

    def heading(self) -> dict[str, Any]:
        """Return what is said of the task besides its question: its `part`, `where`, `goal`."""
        return {"part": "", "where": "", "goal": ""}

    def remember(self) -> Sentence:
        """Return what there is to remember now that the task is over; it may be empty."""
        return Sentence("")

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after this task."""
        return False

    @property
    def trouble(self) -> Sentence | None:
        """Why what was learned could not be kept, if it could not; it is told once."""
        return None

    @property
    def has_before(self) -> bool:
        """Whether there is a way back."""
        return False

    def back(self) -> None:
        """Go back, where there is a way."""

    def page(self) -> str:
        """Return what shows where no widget runs; it is the same wherever it is made."""
        return ""

    def status(self) -> Sentence:
        """Say what the learner may do now."""
        if self.here.over:
            return say("Go on when you like.")
        if self.in_game:
            return self.view.status(self.table.names)
        return lesson_shown.what_to_do(self.task)

    def greeting(self) -> Sentence:
        """Say what is asked, what is to be seen, and how to answer."""
        seen = "" if self.task.blind else self._seen()
        how = self.part(LessonTyping).how()
        return together(self.news, self.heading()["goal"], self.question, seen, how)

    def _seen(self) -> Sentence:
        scene = self.scene
        held = say("Your hand: {cards}.", cards=hand(scene)) if scene.hand else ""
        return together(picture_text(scene), held)

    def enter(self) -> None:
        """Show and speak the task that the session has gone to."""
        self.number += 1
        self.news = self._trouble_once()
        self.pointed = ()
        self._set_out_anew()
        self.change(self.greeting())

    def _trouble_once(self) -> Sentence:
        if self.trouble is None or self._complained:
            return Sentence("")
        self._complained = True
        return self.trouble

    def attempt(self, move: Move) -> None:
        """Take a move for an answer, where the question is one for a move."""
        if isinstance(self.task.form, MakeMove) and not self.lost:
            self.give(move)
        else:
            self.show(polite=self.status())

    def give(self, answer: object) -> None:
        """Answer, and show and speak how the answer is judged."""
        try:
            self._judged(self.session.answer(answer))
        except BadAnswer as error:
            self.show(polite=Sentence(str(error)))

    def play_all_the_same(self) -> None:
        """Play a poor move that the learner was warned of."""
        self._judged(self.session.anyway())

    def _judged(self, feedback: Feedback) -> None:
        self.pointed = feedback.cards
        if feedback.verdict == "on":
            self._go_on(feedback)
            return
        remember = self.remember() if self.here.over else Sentence("")
        watched = isinstance(self.task.form, GoOn)
        said = lesson_shown.verdict(feedback, remember, watched=watched)
        self._say_of_task(said, moved=feedback.view is not None)

    def _go_on(self, feedback: Feedback) -> None:
        """Show how the task goes on: the next picture of a replay, the next move of a game."""
        self._set_out_anew()
        if isinstance(self.task.form, GoOn):
            self.news = Sentence("")  # the question tells it
            self.change(feedback.text)
        else:
            self.news = together(*feedback.told)
            self.change(together(self.news, self.status()))

    def helped(self) -> None:
        """Count as a help that somebody asked what can be played."""
        if not self.here.over:
            self.here.helped = max(self.here.helped, 1)

    def show_hint(self, hint: Hint) -> None:
        """Show and speak a rung of help."""
        self.pointed = hint.cards
        self.ruled = None
        self._ruling = {"title": lesson_shown.hint_title(self.here), "hint": hint.text}
        self.paint()
        self.show(polite=hint.text)

    def show_answer(self, hint: Hint) -> None:
        """Show and speak the right answer."""
        self.pointed = hint.cards
        said = lesson_shown.answer(hint, self.task.law, self.remember())
        self._say_of_task(said, moved=False)

    def _say_of_task(self, said: lesson_shown.Said, *, moved: bool) -> None:
        """Show and speak how a task stands; `moved` is whether there is another picture."""
        if moved:
            self._turn += 1
            for part in self.parts:
                part.changed()
        self._ruling = said.ruling
        self.paint()
        ending = self.status() if self.here.over and self.is_last else ""
        self.show(**{"urgent" if said.urgent else "polite": together(said.sentence, ending)})

    def _repr_mimebundle_(self, **_: object) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the live lesson, and beside it what shows where no widget runs."""
        data, metadata = super()._repr_mimebundle_()
        return {**data, "text/plain": repr(self), "text/html": self.page()}, metadata

    def _set_out_anew(self) -> None:
        self.series = _set_out(self.task)


def _set_out(task: Task) -> Again:
    """Return the table of a task, so that whatever reads a table finds it."""
    return Again(task.state, task.names, task.seen)
