"""Questions about a law that find their own positions in real games.

A question looks at moments of games until it finds one in which its law decides. It makes a task
of it, with each of the different answers as likely as the others, as far as they occur.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import TypeAlias

from cardlab.games.game import Game
from cardlab.lessons.moments import Moment, Source, random_play
from cardlab.lessons.task import Answer, MakeMove, PickCards, Task

Ask: TypeAlias = Callable[[Moment, tuple[str, ...], random.Random], "Task | None"]
"""Makes a task about these laws of a moment, or None where there is nothing to ask."""

ANSWERS = 3
"""So many different right answers are looked for, and one of them is drawn."""
MOST = 60
"""So many moments are looked at before one answer is enough, and half as many for two."""
SMALL_HAND, MORE = 6, 4
"""A beginner is asked about hands of so many cards, and a better learner about larger ones."""
LAST = 20_000
"""So many are looked at where nothing is found; who needs more needs positions made for it."""


@dataclass(frozen=True, slots=True)
class Question:
    """A kind of task about a law; `level` says how good a learner should be for it, from 0 on."""

    law: str
    ask: Ask
    level: int = 0
    source: Source = field(default_factory=random_play)

    def make(self, game: Game, stream: random.Random, level: int = 0) -> Task:
        """Make a task; the same stream gives the same task.

        Raises LookupError where the law decides nothing in 20,000 moves.
        """
        found: dict[Answer, tuple[Task, Moment]] = {}
        for place, moment in enumerate(islice(self.source(game, stream, level), LAST)):
            task = self.ask(moment, (self.law,), stream)
            if task is not None and (place >= MOST or _fits(task, level)):
                found.setdefault(task.solution, (task, moment))
            if len(found) == ANSWERS or (found and place * len(found) >= MOST):
                break
        if not found:
            raise LookupError(self.law)
        task, moment = list(found.values())[int(stream.random() * len(found))]
        return replace(task, seen=moment.seen_in(task.state))


def _fits(task: Task, level: int) -> bool:
    """Tell whether the learner's hand is small enough, where he has to look through it."""
    if not isinstance(task.form, (PickCards, MakeMove)):
        return True
    return len(task.view.hand) <= SMALL_HAND + MORE * level
