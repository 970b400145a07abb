"""A course in a notebook: its steps one after the other, each at a table of its own."""

from __future__ import annotations

from typing import Any, ClassVar

from cardlab.language import Sentence, say
from cardlab.lessons.courses import course as course_of
from cardlab.lessons.runner import Runner
from cardlab.lessons.step import Course, Step
from cardlab.widgets.lessons.kept import keep, learned
from cardlab.widgets.lessons.page import chapter_page, course_page, step_page
from cardlab.widgets.lessons.panels import CoursePanels
from cardlab.widgets.lessons.view import LessonView
from cardlab.widgets.part import Part


class StepView(LessonView):
    """A course from one of its steps on."""

    kinds: ClassVar[tuple[type[Part], ...]] = (*LessonView.kinds, CoursePanels)
    session: Runner

    def __init__(self, course: Course, law: str | None = None, chapter: str | None = None) -> None:
        """Begin with the step about a law, or where the course or one of its chapters was left."""
        progress, trouble = learned(course.game)
        runner = Runner(course, progress, law=law, chapter=chapter, keep=keep)
        self.first: Step = runner.step
        super().__init__(runner)
        self.news = trouble or self.news

    def heading(self) -> dict[str, Any]:
        """Return the chapter of the course, how far it is, and what the step is for."""
        runner = self.session
        number, count = runner.at + 1, len(runner.tasks)
        task = say("task {number} of {all}", number=number, all=count) if count > 1 else ""
        return {
            "part": runner.chapter,
            "where": runner.where,
            "task": task,
            "goal": runner.step.goal_text,
        }

    def remember(self) -> Sentence:
        """Return what there is to remember of a step, after its last task."""
        runner = self.session
        last = runner.at + 1 == len(runner.tasks)
        return runner.step.after_text if last else Sentence("")

    @property
    def is_last(self) -> bool:
        """Whether this is the last task that is gone through."""
        runner = self.session
        return runner.place == runner.places[-1] and runner.at + 1 == len(runner.tasks)

    @property
    def has_before(self) -> bool:
        """Whether there is a step before this one."""
        return self.session.number > 1

    def status(self) -> Sentence:
        """Say what the learner may do now."""
        if self.session.finished:
            return say("That was the last step of this course.")
        return super().status()

    def go(self, place: int) -> None:
        """Go to a step by its place."""
        self.session.go(place)
        self.part(CoursePanels).put_away()
        self.enter()

    def back(self) -> None:
        """Go to the step before."""
        if self.session.back():
            self.enter()

    @property
    def trouble(self) -> Sentence | None:
        """Why what was learned could not be kept, if it could not."""
        return self.session.trouble

    def page(self) -> str:
        """Return the step that it began with, as it shows without a kernel."""
        return step_page(self.first)

    def __repr__(self) -> str:
        """Return what the step is about."""
        law = self.session.course.game.laws[self.first.laws[0]]
        return f"{law.id}, {law.title}: {self.first.goal_text}"


class ChapterView(StepView):
    """One chapter of a course, from its first step to its last."""

    def __init__(self, course: Course, title: str) -> None:
        """Begin with the first step of a chapter, or where it was left; raises `UnknownStep`."""
        self.title = title
        super().__init__(course, chapter=title)

    def status(self) -> Sentence:
        """Say what the learner may do now."""
        if self.session.finished:
            return say("That was the last step of this chapter. Go on below.")
        return super().status()

    def page(self) -> str:
        """Return all steps of the chapter, as they show without a kernel."""
        return chapter_page(self.session.course, self.title)

    def __repr__(self) -> str:
        """Return the title of the chapter, and how long it is."""
        count = len(self.session.places)
        return say("{title}, {count} step", "{title}, {count} steps", count, title=self.title)


class CourseView(StepView):
    """A whole course, which goes on where it was left."""

    def step(self, law: str) -> StepView:
        """Show the course from the step about a law on; raises `UnknownStep`, with the laws."""
        return StepView(self.session.course, law)

    def chapter(self, title: str) -> ChapterView:
        """Show one chapter of the course; raises `UnknownStep`, with the titles of all."""
        return ChapterView(self.session.course, title)

    def page(self) -> str:
        """Return the list of all steps."""
        return course_page(self.session.course)

    def __repr__(self) -> str:
        """Return the name of the course, and how long it is."""
        course = self.session.course
        return say(
            "The course of {game}, {count} step",
            "The course of {game}, {count} steps",
            len(course.steps),
            game=course.game.title,
        )


def learn(game: str) -> CourseView:
    """Return the course of a game; raises `UnknownGame`, or `NoCourse`."""
    return CourseView(course_of(game))
