"""Which laws a course teaches, and by what: a table, and a check that fails on a hole.

`python -m cardlab.lessons.coverage` prints the table of every game.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass

from cardlab.games import names
from cardlab.games.game import Game
from cardlab.games.vocabulary import Law
from cardlab.language import Sentence, say
from cardlab.lessons.courses import course
from cardlab.lessons.step import Course

GENERATED = 2
"""So many different tasks about each law must be found in real games."""
_TRIES = 6


@dataclass(frozen=True, slots=True)
class Row:
    """What a course has for a law: the numbers of its steps, and different generated tasks."""

    law: Law
    steps: tuple[int, ...]
    examples: tuple[int, ...]
    contrasts: tuple[int, ...]
    questions: int
    generated: int

    @property
    def holes(self) -> tuple[Sentence, ...]:
        """What is missing, in words."""
        missing = (
            (self.steps, say("no step")),
            (self.examples, say("no worked example")),
            (self.contrasts, say("no contrast pair")),
            (self.generated >= GENERATED, say("too few generated tasks")),
        )
        return tuple(words for there, words in missing if not there)


def rows(course: Course) -> tuple[Row, ...]:
    """Return what a course has for each law of its game, in the order of the laws."""
    return tuple(_row(course, law) for law in course.game.laws.values())


def _row(course: Course, law: Law) -> Row:
    about = [
        (number, step.kind) for number, step in enumerate(course.steps, 1) if law.id in step.laws
    ]
    return Row(
        law,
        tuple(number for number, _ in about),
        tuple(number for number, kind in about if kind == "example"),
        tuple(number for number, kind in about if kind == "contrast"),
        len(course.asked_about(law.id)),
        _generated(course, law),
    )


def _generated(course: Course, law: Law) -> int:
    """Return how many different tasks a few tries make, up to as many as are asked for."""
    found = set()
    for question in course.asked_about(law.id):
        for seed in range(_TRIES):
            task = question.make(course.game, random.Random(seed), question.level)
            found.add((task.state, task.question))
            if len(found) == GENERATED:
                return GENERATED
    return len(found)


def table(game: Game) -> str:
    """Return the coverage of a game's course as a table in text."""
    head = ("law", "steps", "examples", "contrasts", "questions", "generated", "missing")
    lines = [head, *(_cells(row) for row in rows(course(game.name)))]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def _cells(row: Row) -> tuple[str, ...]:
    listed = (" ".join(map(str, numbers)) for numbers in (row.steps, row.examples, row.contrasts))
    return (row.law.id, *listed, str(row.questions), str(row.generated), ", ".join(row.holes))


def main() -> int:
    """Print the table of every game; return 1 where anything is missing."""
    holes = False
    for name in names():
        made = course(name)
        sys.stdout.write(f"{made.game.title}\n{table(made.game)}\n\n")
        holes = holes or any(row.holes for row in rows(made))
    return int(holes)


if __name__ == "__main__":
    sys.exit(main())
