"""When to ask again what was learned: spaced repetition, as the library `fsrs` works it out.

Whoever asks passes the time in, and nothing is left to chance, so that the same answers at the
same times always give the same.

>>> from datetime import datetime, timedelta, timezone
>>> noon = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
>>> first = reviewed(None, "good", noon)
>>> second = reviewed(first, "good", first.due)
>>> first.due - noon, second.due - first.due > timedelta(days=6)
(datetime.timedelta(days=2), True)
>>> reviewed(first, "again", first.due).due < second.due
True
"""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    import fsrs

Grade = Literal["again", "hard", "good"]
"""How well something was known: not, with help, or at once."""
LASTING = (0.001, 3650.0)
"""How long a memory lasts at least and at most, in days."""
DIFFICULTY = (1.0, 10.0)
"""The bounds of how hard something can be."""


class Memory(NamedTuple):
    """What somebody remembers: how lasting it is in days, how hard, since when, and until when.

    On the day it is `due`, nine in ten would still remember.
    """

    stability: float
    difficulty: float
    last: datetime
    due: datetime

    def recall(self, moment: datetime) -> float:
        """Return how likely it is that it is still known, from 0 to 1."""
        return float(_scheduler().get_card_retrievability(_card(self), moment))


def reviewed(memory: Memory | None, grade: Grade, moment: datetime) -> Memory:
    """Return what is remembered after another review; None stands for something new."""
    import fsrs  # slow to import, so by those alone who learn

    rating = {"again": fsrs.Rating.Again, "hard": fsrs.Rating.Hard, "good": fsrs.Rating.Good}
    moment = moment.astimezone(timezone.utc)
    before = fsrs.Card(card_id=0) if memory is None else _card(memory)
    card, _ = _scheduler().review_card(before, rating[grade], moment)
    assert card.stability is not None
    assert card.difficulty is not None
    return remembered(card.stability, card.difficulty, moment)


def remembered(stability: float, difficulty: float, last: datetime) -> Memory:
    """Return a memory as it is kept, with the day on which it is due."""
    stability, difficulty = _within(stability, LASTING), _within(difficulty, DIFFICULTY)
    # A memory's stability is the time after which nine in ten still remember.
    return Memory(stability, difficulty, last, last + timedelta(days=max(1, round(stability))))


def _within(value: float, bounds: tuple[float, float]) -> float:
    return round(max(bounds[0], min(bounds[1], value)), 4)


def _card(memory: Memory) -> fsrs.Card:
    import fsrs

    return fsrs.Card(
        card_id=0,
        state=fsrs.State.Review,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=memory.due,
        last_review=memory.last,
    )


@cache
def _scheduler() -> fsrs.Scheduler:
    import fsrs

    return fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
