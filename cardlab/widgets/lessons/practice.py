"""Practice in a notebook: one task after the other, for as long as somebody likes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, ClassVar

from cardlab.language import Sentence, say
from cardlab.lessons.courses import course as course_of
from cardlab.lessons.practice import Practice
from cardlab.widgets.lessons.kept import keep, learned
from cardlab.widgets.lessons.panels import PracticePanels
from cardlab.widgets.lessons.view import LessonView
from cardlab.widgets.part import Part


class PracticeView(LessonView):
    """Tasks about the laws of a game, chosen for whoever learns."""

    kinds: ClassVar[tuple[type[Part], ...]] = (*LessonView.kinds, PracticePanels)
    session: Practice

    def __init__(self, practice: Practice) -> None:
        """Show the tasks of some practice."""
        super().__init__(practice)

    def heading(self) -> dict[str, Any]:
        """Return which law is asked about and why now, and how many tasks there have been."""
        practice = self.session
        law = self.task.law
        return {
            "part": say("{law}, {title}", law=law.id, title=law.title),
            "where": practice.where,
            "goal": practice.why_now,
        }

    @property
    def trouble(self) -> Sentence | None:
        """Why what was learned could not be kept, if it could not."""
        return self.session.trouble

    def page(self) -> str:
        """Return what it is, as it shows without a kernel: tasks are made when somebody comes."""
        told = say("Run this cell to practise. There is always one more task.")
        return f"<p><strong>{escape(repr(self))}</strong></p><p>{escape(told)}</p>"

    def __repr__(self) -> str:
        """Return the name of the game."""
        return say("Practice of {game}", game=self.session.course.game.title)


def practice(game: str, laws: Sequence[str] = (), seed: int | None = None) -> PracticeView:
    """Show endless practice; raises `UnknownGame`, or `NothingToPractise` for such laws."""
    progress, trouble = learned(course_of(game).game)
    view = PracticeView(Practice(game, progress, seed, laws=laws, keep=keep))
    view.news = trouble or Sentence("")
    return view
