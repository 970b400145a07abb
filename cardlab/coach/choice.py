"""A move with what it is worth, and how sure that is.

>>> from cardlab.language import Sentence
>>> take = Choice(Move("take"), Sentence("Take"), worth=0.5, error=0.1, visits=25)
>>> [round(bound, 2) for bound in take.interval]
[0.3, 0.7]
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.language import Sentence
from cardlab.players.search import Judgement

CERTAINTY = 1.96
"""So many standard errors hold what is true in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and what it is worth.

    `worth` is how much of a win it brings on average, from 0 to 1, and `error` the standard
    error of that; `caption` is what a button for the move says. What is `proven` has no error: it
    is what the move brings when everybody plays as well as can be.
    """

    move: Move
    caption: Sentence
    worth: float
    error: float
    visits: int
    proven: bool = False

    @property
    def interval(self) -> tuple[float, float]:
        """Between what bounds the worth lies in 95 of 100 cases."""
        width = CERTAINTY * self.error
        return max(0.0, self.worth - width), min(1.0, self.worth + width)

    @property
    def at_least(self) -> float:
        """What it is worth even if chance has made it look better, as far as it usually does."""
        return self.worth - self.error

    def apart_from(self, other: Choice) -> bool:
        """Tell whether the two differ by more than chance alone would have it."""
        return abs(self.worth - other.worth) > doubt(self, other)


def doubt(one: Choice, other: Choice) -> float:
    """Return how much of a difference chance alone can make, in 95 of 100 cases."""
    return CERTAINTY * hypot(one.error, other.error)


def hundredths(chance: float) -> int:
    """Return a chance as a number in 100."""
    return round(100 * chance)


def proven_choice(view: View, move: Move, worth: float) -> Choice:
    """Return a move whose worth is proven."""
    return Choice(move, view.caption(move), worth, 0.0, 0, proven=True)


def tried_choice(view: View, judged: Judgement, bounds: tuple[float, float]) -> Choice:
    """Return what a search found about a move, as if it had also won once and lost once.

    So a move that was hardly tried is not thought to be much better or worse than others. Its
    worth lies within the `bounds` that are proven.
    """
    least, most = bounds
    if least == most:
        return proven_choice(view, judged.move, least)
    visits = judged.visits
    mean = (judged.worth * visits + 1) / (visits + 2)
    worth = min(max(mean, least), most)
    return Choice(judged.move, view.caption(judged.move), worth, judged.error, visits)
