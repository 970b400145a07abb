"""A course in a notebook: each step is a table that begins where the law is met."""

from __future__ import annotations

from html import escape

from cardlab.language import say
from cardlab.lessons.tables import course
from cardlab.lessons.tables.step import Course
from cardlab.widgets.play import show_position
from cardlab.widgets.series import Goal
from cardlab.widgets.table import TableView


class CourseView:
    """A course as it is shown: an overview, and each of its steps as a table."""

    def __init__(self, course: Course) -> None:
        """Show this course."""
        self.course = course

    def step(self, law: str) -> TableView:
        """Show the step about a law, by its id; raises `UnknownStep`, which lists them."""
        step = self.course.about(law)
        goal = Goal(step.task_text, say(step.praise), step.reached)
        return show_position(self.course.game.name, step.position, goal=goal)

    def _rows(self) -> list[tuple[str, str]]:
        laws = self.course.game.laws
        return [
            (
                step.laws[0],
                say("{title}: {task}", title=laws[step.laws[0]].title, task=step.task_text),
            )
            for step in self.course.steps
        ]

    def _repr_html_(self) -> str:
        """Return the steps as a table."""
        rows = "".join(
            f'<tr><th scope="row">{law}</th><td>{escape(text)}</td></tr>'
            for law, text in self._rows()
        )
        title = say("The steps of {game}", game=self.course.game.title)
        return f"<table><caption>{escape(title)}</caption><tbody>{rows}</tbody></table>"

    def __repr__(self) -> str:
        """Return the steps, a line each."""
        return "\n".join(f"{law}  {text}" for law, text in self._rows())


def learn(game: str) -> CourseView:
    """Return the course of a game; raises `UnknownGame` for a name that is none."""
    return CourseView(course(game))
