"""Checks that a step can be taught: its position can be, and its task be done and be missed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from cardlab.errors import BadPosition
from cardlab.games.game import State
from cardlab.language import Sentence, say
from cardlab.lessons.attempt import GOOD
from cardlab.lessons.step import Step
from cardlab.lessons.task import GoOn, PickOne, Task

MOST_TRIED = 300
"""So many answers to a task are tried."""
MOST_MOVED = 2
"""In a contrast pair one card is different, or two have changed places."""
_PLACES = ("hands", "stumps", "stock", "pile", "bout", "discard", "aside")


def faults(step: Step) -> Iterator[Sentence]:
    """Go through all that is wrong with a step, each in a sentence."""
    try:
        tasks = step.tasks
    except BadPosition as error:
        yield say("The position cannot be: {error}", error=error)
        return
    for task in tasks:
        yield from task_faults(task, of_a_game=step.kind == "game")
    if step.kind == "contrast":
        yield from _contrast_faults(tasks)


def task_faults(task: Task, *, of_a_game: bool = False) -> Iterator[Sentence]:
    """Go through all that is wrong with a task; a game is missed by playing it badly."""
    unknown = tuple(law for law in task.laws if law not in task.game.laws)
    if unknown or not task.laws:
        yield say("The game has no law {unknown}.", unknown=unknown)
        return
    if isinstance(task.form, GoOn):
        return
    if not _is_done(task):
        yield say("No answer to “{question}” is right.", question=task.question)
        return
    verdicts = (task.judge(answer).verdict for answer in islice(task.form.answers(), MOST_TRIED))
    if not of_a_game and all(verdict in GOOD for verdict in verdicts):
        yield say("Every answer to “{question}” is right.", question=task.question)


def _is_done(task: Task) -> bool:
    """Tell whether a task has a right answer."""
    try:
        solution = task.solution
        return solution != frozenset() and task.judge(solution).verdict in GOOD
    except (IndexError, ValueError):
        return False


def _contrast_faults(tasks: tuple[Task, ...]) -> Iterator[Sentence]:
    if len(tasks) != 2:
        yield say("A contrast needs two positions, not {count}.", count=len(tasks))
        return
    moved = len(moved_cards(tasks[0].state, tasks[1].state))
    if moved > MOST_MOVED:
        yield say("{count} cards lie elsewhere, not one.", count=moved)
    if answer_of(tasks[0]) == answer_of(tasks[1]):
        yield say("Both answers are the same.")


def answer_of(task: Task) -> object:
    """Return the right answer so that it can be compared with that of another task."""
    solution, form = task.solution, task.form
    if isinstance(form, PickOne) and isinstance(solution, int):
        return form.choices[solution]
    return solution


def moved_cards(one: State, other: State) -> set[str]:
    """Return the cards that lie in another place in one position than in another."""
    places, others = _placed(one), _placed(other)
    return {card for card in places.keys() | others.keys() if places.get(card) != others.get(card)}


def _placed(state: State) -> dict[str, str]:
    """Return where each card lies."""
    data = state.to_dict()
    return {card: where for key in _PLACES for where, card in _cards(key, data.get(key, []))}


def _cards(where: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, list):
        for place, item in enumerate(value):
            nested = f"{where} {place}" if isinstance(item, list) and where != "bout" else where
            yield from _cards(nested, item)
