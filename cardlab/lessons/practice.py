"""Endless practice in real games: what was missed comes first, and it gets harder with success.

>>> practice = Practice("stump", seed=7)
>>> practice.task.law.id in practice.course.game.laws
True
>>> first = practice.task
>>> practice.next(), practice.task == first
(True, False)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from cardlab.cards import quoted
from cardlab.errors import CardlabError
from cardlab.games.dealing import SEEDS, check_seed
from cardlab.language import Sentence, say
from cardlab.lessons.attempt import Attempt, Session
from cardlab.lessons.courses import course
from cardlab.lessons.progress import Known, Progress
from cardlab.lessons.questions import Question
from cardlab.lessons.runner import now
from cardlab.lessons.task import Task

BREATH = 2
"""So many other tasks come before a law that was missed is asked about again."""
TRIES = 20
"""So often another task is made where one would be the same as before."""


class NothingToPractise(CardlabError, ValueError):
    """There are no questions about that game or those laws."""


class Practice(Session):
    """One task after the other, for as long as the learner likes.

    First come laws that were missed, then those that are due to be seen again, then new ones in
    the order of the course, those that were met there before others, and at last whatever is least
    sure. With `laws` only these are asked about. The same `seed`, answers and times give the same
    tasks; None draws a seed. Raises `UnknownGame`, `BadDeal` for a seed that is none, or
    `NothingToPractise` where no question can be asked.
    """

    def __init__(
        self,
        game: str,
        progress: Progress | None = None,
        seed: int | None = None,
        *,
        laws: Sequence[str] = (),
        clock: Callable[[], datetime] = now,
        keep: Callable[[Progress], Sentence | None] | None = None,
    ) -> None:
        """Begin with a first task. `keep` is told of each task that is over."""
        self.course = course(game)
        self.progress = progress or Progress(self.course.game)
        check_seed(seed)
        self.seed = random.SystemRandom().randrange(SEEDS) if seed is None else seed
        self.count = 0
        """How many tasks have been asked, with this one."""
        self.right = 0
        """How many of them were right at once, without help."""
        self.trouble: Sentence | None = None
        """Why what was learned could not be kept, if it could not."""
        self._clock = clock
        self._keep = keep
        self._noted = False
        self._missed: dict[str, int] = {}
        self._laws = self._asked_about(laws)
        self.next()

    def _asked_about(self, laws: Sequence[str]) -> tuple[str, ...]:
        """Return the laws that there are questions about, in the order of the course."""
        known = tuple(self.course.game.laws)
        named = isinstance(laws, (list, tuple)) and all(law in known for law in laws)
        asked = dict.fromkeys(question.law for question in self.course.questions)
        wanted = tuple(law for law in asked if named and (not laws or law in laws))
        if not wanted:
            raise NothingToPractise(
                say(
                    "There is nothing to practise about {laws} in {game}: name a list of its laws.",
                    laws=quoted(laws),
                    game=self.course.game.title,
                )
            )
        return wanted

    @property
    def law(self) -> str:
        """The id of the law that is asked about."""
        return self.task.laws[0]

    @property
    def level(self) -> int:
        """How good the learner is with this law, from 0 on."""
        return self._known(self.law).level

    @property
    def where(self) -> Sentence:
        """How far the learner has come: "Task 7, 5 right so far"."""
        return say("Task {count}, {right} right so far", count=self.count, right=self.right)

    def next(self) -> bool:
        """Ask something else; there is always something."""
        before = self.attempt.first if self.count else None
        if before and (self.attempt.mistakes or self.attempt.helped):
            self.ended(self.attempt)
        self.count += 1
        self._noted = False
        law, self.why_now = self._chosen(before)
        self.attempt = Attempt(self._made(law, before))
        return True

    def _chosen(self, before: Task | None) -> tuple[str, Sentence]:
        """Choose a law, another than the last one where there are several, and say why."""
        last = before.laws[0] if before else None
        laws = [law for law in self._laws if law != last] or [*self._laws]
        missed = [law for law in laws if self._is_missed(law)]
        if missed:
            return missed[0], say("You missed this one before.")
        moment = self._clock()
        due = [law for law in laws if self._is_due(law, moment)]
        if due:
            return min(due, key=lambda law: self._recall(law, moment)), say(
                "It is time to see this again."
            )
        new = [law for law in laws if not self._known(law).tried]
        if new:
            met = [law for law in new if self._known(law).met]
            return (met or new)[0], say("You have not practised this law yet.")
        return min(laws, key=lambda law: self._recall(law, moment)), say(
            "This one is worth another look."
        )

    def _is_missed(self, law: str) -> bool:
        """Tell whether a law was missed last time, and some other tasks have come since."""
        return self._known(law).missed and self.count - self._missed.get(law, -BREATH) > BREATH

    def _is_due(self, law: str, moment: datetime) -> bool:
        memory = self._known(law).memory
        return memory is not None and memory.due <= moment

    def _recall(self, law: str, moment: datetime) -> float:
        memory = self._known(law).memory
        return 0.0 if memory is None else memory.recall(moment)

    def _known(self, law: str) -> Known:
        return self.progress.laws.get(law, Known())

    def _made(self, law: str, before: Task | None) -> Task:
        """Make a task that is not the one before."""
        stream = random.Random(f"cardlab practice {self.seed} {self.count}")
        level = self._known(law).level
        question = self._question(law, level, stream)
        for _ in range(TRIES):
            task = question.make(self.course.game, stream, level)
            if before is None or _facts(task) != _facts(before):
                break
        return task

    def _question(self, law: str, level: int, stream: random.Random) -> Question:
        """Draw one of the hardest kinds of question that the learner is good enough for."""
        about = self.course.asked_about(law)
        lowest = min(question.level for question in about)
        fitting = [question for question in about if question.level <= max(level, lowest)]
        hardest = max(question.level for question in fitting)
        wanted = [one for one in fitting if one.level >= hardest - 1]
        return wanted[int(stream.random() * len(wanted))]

    def ended(self, attempt: Attempt) -> None:
        """Keep in mind how a task has gone, once."""
        if self._noted:
            return
        self._noted = True
        self.right += attempt.unaided
        self.progress.record(attempt, self._clock())
        if self._known(self.law).missed:
            self._missed[self.law] = self.count
        if self._keep:
            self.trouble = self._keep(self.progress)


def _facts(task: Task) -> tuple[Any, ...]:
    """Return what makes a task another than one before."""
    return task.state, task.question, task.form
