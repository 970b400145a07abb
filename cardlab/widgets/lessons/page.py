"""A lesson as a page that needs no kernel: its steps with picture, question and facts.

What a page shows does not depend on how far anybody has come, nor on settings, so it can be kept
in a notebook. It gives no answer away but in worked examples.
"""

from __future__ import annotations

from html import escape
from itertools import pairwise

from cardlab.language import Sentence, say
from cardlab.lessons.attempt import Attempt
from cardlab.lessons.step import Course, Step
from cardlab.lessons.task import GoOn, PickOne, PutInOrder, Task
from cardlab.render.page import page
from cardlab.scene import scene


def step_page(step: Step) -> str:
    """Return a step: what it is for, and each of its tasks."""
    shown = step.kind == "example"
    tasks = "".join(
        _task(task, answered=shown, pictured=before is None or before.view != task.view)
        for before, task in pairwise((None, *step.tasks))
        if task is not None
    )
    remember = _paragraph(step.after_text) if shown else ""
    return f'<div class="cardlab-lesson">{_paragraph(step.goal_text)}{tasks}{remember}</div>'


def chapter_page(course: Course, title: str) -> str:
    """Return a chapter of a course, with all its steps."""
    steps = "".join(step_page(course.steps[place]) for place in course.chapter(title))
    return f"<h3>{escape(title)}</h3>{steps}"


def _task(task: Task, *, answered: bool, pictured: bool) -> str:
    """Return a task; `pictured` is whether its picture is not the one just above."""
    question = task.question
    if task.blind or not pictured:
        picture = f"<p><strong>{escape(question)}</strong></p>"
    else:
        picture = page(scene(task.view, task.names), question)
    return picture + _answers(task) + (_told(task) if answered else "")


def _answers(task: Task) -> str:
    """Return what there is to choose from or to put in order."""
    form = task.form
    if isinstance(form, PickOne):
        return _list("ul", form.choices)
    return _list("ul", form.things) if isinstance(form, PutInOrder) else ""


def _told(task: Task) -> str:
    """Return what an example shows: what happens move by move, or the answer with its reason."""
    if not isinstance(task.form, GoOn):
        return _paragraph(task.reason)
    here, told = Attempt(task), []
    while not here.over:
        told.append(here.answer(None).text)
    return _list("ol", told)


def course_page(course: Course) -> str:
    """Return a course as a list of its steps, chapter by chapter."""
    title = say("The course of {game}", game=course.game.title)
    head = "".join(
        f'<th scope="col">{escape(word)}</th>' for word in (say("Step"), say("Law"), say("Goal"))
    )
    rows = "".join(_row(course, place, step) for place, step in enumerate(course.steps, 1))
    return (
        f"<table><caption>{escape(title)}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table>"
    )


def _row(course: Course, place: int, step: Step) -> str:
    chapter = step.chapter_text
    above = f'<tr><th scope="rowgroup" colspan="3">{escape(chapter)}</th></tr>' if chapter else ""
    law = course.game.laws[step.laws[0]]
    named = say("{law}, {title}", law=law.id, title=law.title)
    return (
        f'{above}<tr><th scope="row">{place}</th>'
        f"<td>{escape(named)}</td><td>{escape(step.goal_text)}</td></tr>"
    )


def _list(tag: str, lines: tuple[Sentence, ...] | list[Sentence]) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<{tag}>{items}</{tag}>"


def _paragraph(line: str) -> str:
    return f"<p>{escape(line)}</p>" if line else ""
