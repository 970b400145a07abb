"""What the coach has to say about a position: each choice with what it is worth, and why.

>>> from cardlab.games import get
>>> state = get("stump").deal(players=2, seed=7)
>>> advice = advise(state.view(state.to_act), (), ("You", "Bea"), Effort(60))
>>> advice.best.move in state.legal_moves()
True
>>> [choice.move for choice in advice.choices][0] == advice.best.move
True
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from time import perf_counter
from typing import NamedTuple

from cardlab.coach.outlook import Outlook
from cardlab.coach.reason import Reason
from cardlab.coach.reasons import reasons_for
from cardlab.errors import OutOfTurn
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, say, together
from cardlab.players.habits import habit_of
from cardlab.players.player import Slices, to_the_end
from cardlab.players.search import Judgement, Search

CERTAINTY = 1.96
"""So many standard errors hold what is true in 95 of 100 cases."""


class Effort(NamedTuple):
    """How long the coach thinks: so many simulations, and more until so many seconds are over.

    With `seconds` 0 the same position always gets the same advice.
    """

    simulations: int
    seconds: float = 0.0


USUAL = Effort(400)
"""Where it matters that advice can be had again."""
UNTIL_STOPPED = 10**9
"""More simulations than anybody has time for."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and what it is worth.

    `worth` is how much of a win it brings on average, from 0 to 1, and `error` the standard
    error of that; `caption` is what a button for the move says.
    """

    move: Move
    caption: Sentence
    worth: float
    error: float
    visits: int

    @property
    def interval(self) -> tuple[float, float]:
        """Between what bounds the worth lies in 95 of 100 cases."""
        width = CERTAINTY * self.error
        return max(0.0, self.worth - width), min(1.0, self.worth + width)

    def apart_from(self, other: Choice) -> bool:
        """Tell whether the two differ by more than chance alone would have it."""
        return abs(self.worth - other.worth) > doubt(self, other)


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach has to say about a position.

    `choices` are the moves that were thought about, the best first. `other` is the one that the
    best is compared with: your own if you named one, or what is usual, or the second best; None
    where there is one move alone. `close` are those that cannot be told from the best.
    """

    choices: tuple[Choice, ...]
    other: Choice | None
    reasons: tuple[Reason, ...]
    simulations: int

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.choices[0]

    @property
    def close(self) -> tuple[Choice, ...]:
        """The choices that cannot be told from the best, because they differ too little."""
        return tuple(one for one in self.choices[1:] if not one.apart_from(self.best))

    @property
    def cost(self) -> float:
        """What `other` costs beside the best, 0 where the two cannot be told apart."""
        if self.other is None or not self.best.apart_from(self.other):
            return 0.0
        return max(0.0, self.best.worth - self.other.worth)

    @property
    def verdict(self) -> Sentence:
        """Which choice is best, and by how much."""
        best, other = self.best, self.other
        if other is None:
            return say("“{move}” is the only move there is.", move=best.caption)
        fields = {
            "move": best.caption,
            "other": other.caption,
            "worth": hundredths(best.worth),
            "less": hundredths(other.worth),
            "doubt": hundredths(doubt(best, other)),
        }
        if not best.apart_from(other):
            return say(
                "“{move}” and “{other}” are too close to call: your chances are {worth} in 100 "
                "and {less} in 100, and up to {doubt} of that can be luck.",
                **fields,
            )
        return say(
            "“{move}” is better than “{other}”: your chances are {worth} in 100 and not {less} in "
            "100, and up to {doubt} of that can be luck.",
            **fields,
        )

    @property
    def text(self) -> Sentence:
        """The verdict and the reasons."""
        return together(self.verdict, *(reason.sentence for reason in self.reasons))

    def __repr__(self) -> str:
        """Return what each choice is worth, the verdict and the reasons, a line each."""
        lines = [
            say(
                "{worth} in 100, give or take {error}: {move}",
                worth=hundredths(choice.worth),
                error=hundredths(CERTAINTY * choice.error),
                move=choice.caption,
            )
            for choice in self.choices
        ]
        return "\n".join([*lines, self.verdict, *(reason.sentence for reason in self.reasons)])


def doubt(one: Choice, other: Choice) -> float:
    """Return how much of a difference chance alone can make, in 95 of 100 cases."""
    return CERTAINTY * hypot(one.error, other.error)


def hundredths(chance: float) -> int:
    """Return a chance as a number in 100."""
    return round(100 * chance)


def advise(
    view: View,
    seen: Sequence[Event],
    names: Sequence[str],
    effort: Effort = USUAL,
    instead: Move | None = None,
) -> Advice:
    """Say what the choices of the seat to act are worth, which is best, and why.

    `names` has one for each seat. The best is compared with `instead` where that is given. Raises
    `OutOfTurn` when it is not the seat's turn.
    """
    return to_the_end(advising(view, seen, names, effort, instead))


def advising(
    view: View,
    seen: Sequence[Event],
    names: Sequence[str],
    effort: Effort = USUAL,
    instead: Move | None = None,
) -> Slices[Advice]:
    """Do as `advise` does, with a pause at least every 10 ms; it may be closed at any."""
    legal = view.legal_moves()
    if not legal:
        raise OutOfTurn(say("Advice is for the player whose turn it is."))
    until = perf_counter() + effort.seconds
    search = Search(view, seen, random.Random("cardlab coach search"), [instead] if instead else ())
    yield  # before and after whatever may take most of a slice
    yield from search.slices(effort.simulations)
    yield
    more = search.slices(UNTIL_STOPPED)
    while perf_counter() < until:
        next(more)
        yield
    choices = tuple(_choice(view, judged) for judged in search.judged())
    outlook = Outlook(view, search.knowledge, names, search.root)
    yield from outlook.look()
    yield
    usual = habit_of(outlook.deals[0].game_name).usual(view, legal)
    other = _other(choices, (instead, usual))
    reasons = reasons_for(outlook, choices[0].move, other.move) if other else ()
    return Advice(choices, other, reasons, search.simulations)


def _choice(view: View, judged: Judgement) -> Choice:
    """Return what was found about a move, as if it had also won once and lost once.

    So a move that was hardly tried is not thought to be much better or worse than others.
    """
    visits = judged.visits
    mean = (judged.worth * visits + 1) / (visits + 2)
    return Choice(judged.move, view.caption(judged.move), mean, judged.error, visits)


def _other(choices: Sequence[Choice], wanted: Sequence[Move | None]) -> Choice | None:
    """Return what the best choice is compared with: the first that is wanted, or the second."""
    best, *others = choices
    found = (one for move in wanted if move != best.move for one in others if one.move == move)
    return next(found, next(iter(others), None))
