"""A course in a notebook: its steps one after the other, each at a table of its own."""

from __future__ import annotations

from typing import Any

from cardlab.language import Sentence, say
from cardlab.lessons.courses import course as course_of
from cardlab.lessons.runner import Runner
from cardlab.lessons.step import Course
from cardlab.widgets.lesson_tables import CourseView as TablesView, learn as learn_at_tables
from cardlab.widgets.lesson_view import LessonView


class StepView(LessonView):
    """A course from one of its steps on."""

    session: Runner

    def __init__(self, course: Course, law: str | None = None) -> None:
        """Begin with the step about a law, or where the course was left."""
        runner = Runner(course)
        if law is not None:
            runner.go(law)
        super().__init__(runner)

    def heading(self) -> dict[str, Any]:
        """Return the part of the course, how far it is, and what the step is for."""
        runner = self.session
        number, count = runner.at + 1, len(runner.tasks)
        task = say("task {number} of {all}", number=number, all=count) if count > 1 else ""
        return {
            "part": runner.part,
            "where": runner.where,
            "task": task,
            "goal": runner.step.goal_text,
        }

    def remember(self) -> Sentence:
        """Return what there is to remember of a step, after its last task."""
        runner = self.session
        last = runner.at + 1 == len(runner.tasks)
        return runner.step.after_text if last else Sentence("")

    def status(self) -> Sentence:
        """Say what the learner may do now."""
        if self.session.finished:
            return say("That was the last step of this course.")
        return super().status()


class CourseView(StepView):
    """A whole course, which goes on where it was left."""

    def step(self, law: str) -> StepView:
        """Show the course from the step about a law on; raises `UnknownStep`, with the laws."""
        return StepView(self.session.course, law)


def learn(game: str) -> CourseView | TablesView:
    """Return the course of a game; raises `UnknownGame` for a name that is none."""
    course = course_of(game)
    return CourseView(course) if course.steps else learn_at_tables(game)
