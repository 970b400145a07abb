"""What a course is made of: steps, each about a law, with one task or a few; and questions.

A step states no law itself. It names the laws it is about, and the engine rules by them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from cardlab.cards import quoted
from cardlab.errors import CardlabError
from cardlab.games.game import Game
from cardlab.language import Sentence, say
from cardlab.lessons.questions import Question
from cardlab.lessons.task import Task

Kind = Literal["example", "try", "break", "contrast", "game"]
"""What a step does with its law.

`example`: it is shown. `try`: it is tried. `break`: it is broken on purpose. `contrast`: two
positions that differ by one card, with two different answers. `game`: a game to its end.
"""
Maker: TypeAlias = Callable[[tuple[str, ...]], Task]
"""Makes a task about these laws."""


class UnknownStep(CardlabError, KeyError):
    """No step of the course is about that law; the message lists the laws there are."""

    def __str__(self) -> str:
        """Show the sentence itself: a KeyError would show it in quotation marks."""
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a course, for the learner at seat 0.

    `laws` are the ids of the laws that it is about, the first one above all. `goal` says in a
    sentence what it is for and `after` what there is to remember; both are marked texts. `chapter`
    is the title of the chapter of the course that begins here, if one does.
    """

    laws: tuple[str, ...]
    kind: Kind
    goal: str
    makers: tuple[Maker, ...]
    after: str = ""
    chapter: str = ""

    @property
    def goal_text(self) -> Sentence:
        """What the step is for, as it is shown."""
        return say(self.goal)

    @property
    def after_text(self) -> Sentence:
        """What there is to remember, as it is shown; it may be empty."""
        return say(self.after)

    @property
    def chapter_text(self) -> Sentence:
        """The title of the chapter that begins here, as it is shown; it may be empty."""
        return say(self.chapter)

    @property
    def tasks(self) -> tuple[Task, ...]:
        """The tasks of the step, in order; raises `BadPosition` for one that cannot be."""
        return tuple(maker(self.laws) for maker in self.makers)


@dataclass(frozen=True, slots=True)
class Course:
    """The steps by which a game is taught, in order, and the questions to practise with."""

    game: Game
    steps: tuple[Step, ...]
    questions: tuple[Question, ...] = field(default=(), repr=False)

    @property
    def chapters(self) -> dict[str, range]:
        """The chapters of the course by their titles, each with the places of its steps."""
        begins = [place for place, step in enumerate(self.steps) if step.chapter]
        ends = [*begins[1:], len(self.steps)]
        return {
            self.steps[first].chapter_text: range(first, end)
            for first, end in zip(begins, ends, strict=True)
        }

    def chapter(self, title: str) -> range:
        """Return the places of the steps of a chapter; raises `UnknownStep`, with all titles."""
        found = self.chapters.get(title) if isinstance(title, str) else None
        if found is None:
            raise UnknownStep(
                say(
                    "This course has no chapter {title}; it has {chapters}.",
                    title=quoted(title),
                    chapters=tuple(map(quoted, self.chapters)),
                )
            )
        return found

    def place(self, law: str) -> int:
        """Return the place of the first step about a law; raises `UnknownStep`.

        Steps of which it is the first law come before others, a worked example before the rest.
        """
        steps = self.steps
        about = [place for place, step in enumerate(steps) if law in step.laws]
        own = [place for place in about if steps[place].laws[0] == law]
        examples = [place for place in own if steps[place].kind == "example"]
        for found in (examples, own, about):
            if found:
                return found[0]
        raise UnknownStep(
            say(
                "No step is about {law}; there are steps about {known}.",
                law=quoted(law),
                known=tuple(dict.fromkeys(name for step in self.steps for name in step.laws)),
            )
        )

    def about(self, law: str) -> Step:
        """Return the first step about a law; raises `UnknownStep`, which lists the laws."""
        return self.steps[self.place(law)]

    def asked_about(self, law: str) -> tuple[Question, ...]:
        """Return the questions about a law."""
        return tuple(question for question in self.questions if question.law == law)
