"""How long it takes to make a task for practice.

Every question of a course makes tasks from seeds of its own, at each level that a learner can have.
It is time by the clock, the first task of each question too, since that is what somebody waits for.
"""

from __future__ import annotations

import argparse
import random
from statistics import mean
from time import perf_counter

from cardlab.games import names
from cardlab.lessons.courses import course
from cardlab.lessons.progress import LEVELS
from cardlab.lessons.questions import Question
from cardlab.lessons.step import Course

TASKS = 20


def main(words: list[str]) -> int:
    """Measure, print the times, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks practice",
        description="Measures how long it takes to make a task about each law.",
    )
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    parser.add_argument(
        "--tasks", type=int, default=TASKS, help="how many of each question and level (%(default)s)"
    )
    options = parser.parse_args(words)
    print(f"{'milliseconds':14}{'law':8}{'tasks':>6}{'average':>9}{'longest':>9}")
    for name in options.games or names():
        _print_laws(course(name), max(1, options.tasks))
    return 0


def _print_laws(made: Course, count: int) -> None:
    every: list[float] = []
    for law in dict.fromkeys(question.law for question in made.questions):
        about = made.asked_about(law)
        found = [1000 * took for question in about for took in times(made, question, count)]
        _print(made, law, found)
        every += found
    if every:
        _print(made, "all", every)


def _print(made: Course, law: str, found: list[float]) -> None:
    name = made.game.name
    print(f"{name:14}{law:8}{len(found):6}{mean(found):9.1f}{max(found):9.1f}")


def times(made: Course, question: Question, count: int) -> list[float]:
    """Return how many seconds each of so many tasks took, at every level."""
    found = []
    for level in range(question.level, LEVELS + 1):
        for seed in range(count):
            stream = random.Random(f"{question.law} {level} {seed}")
            begun = perf_counter()
            question.make(made.game, stream, level)
            found.append(perf_counter() - begun)
    return found
