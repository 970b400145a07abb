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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from time import perf_counter

from cardlab.coach.choice import CERTAINTY, Choice, hundredths
from cardlab.coach.effort import Effort, searched
from cardlab.coach.exact import all_proven, choices_of, proofs, refutation
from cardlab.coach.outlook import Outlook
from cardlab.coach.reason import Reason
from cardlab.coach.reasons import last_resort, reasoning
from cardlab.coach.verdict import verdict
from cardlab.errors import OutOfTurn
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, say, together
from cardlab.players.habits import habit_of
from cardlab.players.player import Slices, to_the_end
from cardlab.players.search import Search

USUAL = Effort(400)
"""Where it matters that advice can be had again."""
MOST, FEWER = 3, 2
"""So many reasons are given at most, and fewer for each of two that are too close to call."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach has to say about a position.

    `choices` are the moves that were thought about, the best first. `other` is the one that the
    best is compared with: your own if you named one, or what is usual, or the second best; None
    where there is one move alone. `reasons` speak for the best; where it is too close to call,
    `against` are those that speak for the other.
    """

    choices: tuple[Choice, ...]
    other: Choice | None
    reasons: tuple[Reason, ...]
    simulations: int
    against: tuple[Reason, ...] = ()

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.choices[0]

    @property
    def compared(self) -> Move | None:
        """The move that the best is compared with."""
        return self.other.move if self.other else None

    @property
    def close(self) -> tuple[Choice, ...]:
        """The choices that cannot be told from the best, because they differ too little."""
        return tuple(one for one in self.choices[1:] if not one.apart_from(self.best))

    @property
    def decided(self) -> bool:
        """Whether the best is better than `other` by more than chance alone would have it."""
        return self.other is not None and self.best.apart_from(self.other)

    @property
    def cost(self) -> float:
        """What `other` costs beside the best, 0 where the two cannot be told apart."""
        if self.other is None or not self.decided:
            return 0.0
        return max(0.0, self.best.worth - self.other.worth)

    @property
    def verdict(self) -> Sentence:
        """Which choice is best, and by how much."""
        return verdict(self.best, self.other)

    @property
    def text(self) -> Sentence:
        """The verdict and the reasons."""
        return together(self.verdict, *self._whys())

    def _whys(self) -> Iterator[Sentence]:
        """Go through the reasons; where they do not decide, say what each of them speaks for."""
        for reasons, choice in ((self.reasons, self.best), (self.against, self.other)):
            if reasons and choice and not self.decided:
                yield say("Here is what speaks for “{move}”.", move=choice.caption)
            yield from (reason.sentence for reason in reasons)

    def __repr__(self) -> str:
        """Return what each choice is worth, the verdict and the reasons, a line each."""
        lines = [_line(choice) for choice in self.choices]
        return "\n".join([*lines, self.verdict, *self._whys()])


def _line(choice: Choice) -> Sentence:
    worth = hundredths(choice.worth)
    if choice.proven:
        return say("{worth} in 100, for certain: {move}", worth=worth, move=choice.caption)
    return say(
        "{worth} in 100, give or take {error}: {move}",
        worth=worth,
        error=hundredths(CERTAINTY * choice.error),
        move=choice.caption,
    )


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
    bounds = yield from proofs(view, search.knowledge, effort.steps)
    yield
    outlook = Outlook(view, search.knowledge, names, search.root)
    yield from outlook.look()
    yield
    usual = habit_of(outlook.deals[0].game_name).usual(view, legal)

    def found(*wanted: Move | None) -> Advice:
        choices = choices_of(view, search, bounds, (usual,))
        other = _other(choices, (*wanted, usual))
        return Advice(choices, other, (), search.simulations)

    tried = None
    if not all_proven(bounds):
        tried = yield from searched(search, effort, until, lambda: found(instead).compared)
        yield
    return (yield from _argued(found(instead, tried), outlook, effort.steps))


def _other(choices: Sequence[Choice], wanted: Sequence[Move | None]) -> Choice | None:
    """Return what the best choice is compared with.

    First of all that is your own, the first that is wanted; then what is proven to be worse, so
    that it is seen what matters; then whatever else is wanted; and then the second.
    """
    best, *others = choices
    own, *further = wanted
    proven = [one.move for one in others if one.proven and best.proven and best.apart_from(one)]
    moves = (move for move in (own, *proven, *further) if move != best.move)
    found = (one for move in moves for one in others if one.move == move)
    return next(found, next(iter(others), None))


def _argued(advice: Advice, outlook: Outlook[View], steps: int) -> Slices[Advice]:
    """Add to an advice what speaks for the best choice, and for the other where it is close."""
    best, other = advice.best, advice.other
    if other is None or (other.proven and best.proven and not advice.decided):
        return advice
    decided = advice.decided
    reasons = yield from reasoning(outlook, best.move, other.move, to_the_end=decided)
    if not decided:
        against = yield from reasoning(outlook, other.move, best.move, to_the_end=False)
        return replace(advice, reasons=reasons[:FEWER], against=against[:FEWER])
    if best.proven and other.proven:
        refuted = yield from refutation(outlook, other, steps)
        reasons = (*reasons[: MOST - len(refuted)], *refuted)
    reasons = reasons or last_resort(outlook, best.move, other.move)
    return replace(advice, reasons=reasons[:MOST])
