"""Short ways to write a question: what is asked about a moment of a game, and when it decides.

Each returns an `Ask`, which makes a task of a moment in which there is something to find out, and
None of any other. What the learner has seen before is added to the task that is chosen. Where a
text is wanted, a pair may be given: one for a move of the learner's, one for a move of somebody
else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

from cardlab.cards import Card
from cardlab.games import get
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.lessons import tasks
from cardlab.lessons.facts import Fact, Key
from cardlab.lessons.happening import Happening
from cardlab.lessons.moments import Moment
from cardlab.lessons.questions import Ask
from cardlab.lessons.task import YOU, Task
from cardlab.lessons.tasks.order import Rank, strength
from cardlab.lessons.tasks.pick import UNFIT, any_move
from cardlab.lessons.tasks.play import ALLOWED, TAKE
from cardlab.lessons.tasks.referee import asked_about
from cardlab.lessons.trials import Fair, Tried, any_trial, one_card

When: TypeAlias = Callable[[Happening], bool]
"""Tells whether there is something to ask about a moment."""
Text: TypeAlias = "str | tuple[str, str]"
"""A marked text, or a pair: for a move of the learner's, and for one of somebody else."""


def always(happening: Happening) -> bool:  # noqa: ARG001 - every moment will do
    """Ask about every moment."""
    return True


def text_for(text: Text, seat: int | None) -> str:
    """Return the text for a move of this seat."""
    if isinstance(text, str):
        return text
    return text[0] if seat == YOU else text[1]


def picks(
    asked: str,
    fits: Callable[[View, Move], bool] = any_move,
    when: When = always,
    unfit: str = UNFIT,
) -> Ask:
    """Ask which cards would do, where some would and others would not.

    `unfit` is said of a card that may be played but does not do.
    """

    def ask(moment: Moment, laws: tuple[str, ...], stream: random.Random) -> Task | None:  # noqa: ARG001 - no lot
        if moment.state.to_act != YOU or not when(moment.happening):
            return None
        task = tasks.Pick(state=moment.state, laws=laws, asked=asked, fits=fits, unfit=unfit)
        return task if 0 < len(task.solution) < len(task.view.hand) else None

    return ask


def plays(
    asked: str,
    reached: Callable[[Happening], bool],
    missed: str = ALLOWED,
    when: When = always,
) -> Ask:
    """Ask for a move that reaches a goal, where fewer than half of the legal moves do."""

    def ask(moment: Moment, laws: tuple[str, ...], stream: random.Random) -> Task | None:  # noqa: ARG001 - no lot
        if moment.state.to_act != YOU or not when(moment.happening):
            return None
        task = tasks.Play(
            state=moment.state,
            laws=laws,
            asked=asked,
            reached=reached,
            missed=missed,
        )
        return task if 0 < 2 * len(task.right) < len(task.view.legal_moves()) else None

    return ask


def breaks(asked: str, buttons: Sequence[Move] = (TAKE,)) -> Ask:
    """Ask for a move that the law forbids."""

    def ask(moment: Moment, laws: tuple[str, ...], stream: random.Random) -> Task | None:  # noqa: ARG001 - no lot
        if moment.state.to_act != YOU:
            return None
        task = tasks.BreakLaw(
            state=moment.state,
            laws=laws,
            asked=asked,
            buttons=tuple(buttons),
        )
        return task if task.right else None

    return ask


def referees(
    *offered: str,
    tried: Tried = one_card,
    when: When = always,
    by: Sequence[str] = (),
    fair: Fair = any_trial,
) -> Ask:
    """Ask whether a move of the learner's is allowed, or which of the laws `offered` forbids it.

    Only the law in question forbids it, or else one of those that `by` names. A trial that would
    break another law too is no question; where the engine cannot tell, `fair` says so. Nobody sees
    whether somebody else holds a card, so that moves of others are not asked about.
    """

    def ask(moment: Moment, laws: tuple[str, ...], stream: random.Random) -> Task | None:
        trial = tried(moment.happening, stream) if when(moment.happening) else None
        if trial is None or trial.by != YOU or not fair(trial):
            return None
        task = tasks.Referee(
            state=trial.state,
            laws=laws,
            asked=asked_about(trial.move, trial.by),
            move=trial.move,
            offered=offered,
            by=trial.by,
        )
        violation = task.violation
        return task if violation is None or violation.law.id in (by or laws) else None

    return ask


def predicts(
    asked: Text,
    fact: Fact,
    *others: Key,
    why: str = "",
    when: When = always,
    blind: bool = False,
    still: bool = False,
    of_dealer: bool = False,
    telling: bool = False,
) -> Ask:
    """Ask for a fact about what a move brings; without `others` those that come to mind.

    Where nothing moves, as `still` says, it is about the position itself. Of a pair of texts the
    first is for a learner who deals, not for one who moves, where it is asked `of_dealer`. Where it
    is `telling`, the question begins with what is played.
    """

    def ask(moment: Moment, laws: tuple[str, ...], stream: random.Random) -> Task | None:
        happening = moment.happening
        if not when(happening):
            return None
        wrong = others or some(fact.others(happening), fact.truth(happening), stream)
        return tasks.Predict(
            state=moment.state,
            laws=laws,
            asked=text_for(asked, moment.state.setup.dealer if of_dealer else moment.state.to_act),
            blind=blind,
            fact=fact,
            others=tuple(wrong),
            move=None if still else happening.move,
            why=why,
            telling=telling,
        )

    return ask


OFFERED = 4
"""So many answers are offered at most."""


def some(others: Sequence[Key], truth: Key, stream: random.Random) -> tuple[Key, ...]:
    """Return a few of the wrong answers, drawn by lot."""
    wrong = [key for key in others if key != truth]
    wrong.sort(key=lambda _: stream.random())
    return tuple(wrong[: OFFERED - 1])


def orders(asked: str, count: int = 4, rank: Rank = strength, *, one_suit: bool = True) -> Ask:
    """Ask for the order of some cards of the pack, which are drawn by lot."""

    def ask(moment: Moment, laws: tuple[str, ...], stream: random.Random) -> Task | None:
        state = moment.state
        cards = list(get(state.game_name).pack_of(state.setup.settings).cards)
        cards.sort(key=lambda _: stream.random())
        if one_suit:
            cards = [card for card in cards if card.suit is cards[0].suit]
        things: tuple[Card, ...] = tuple(cards[:count])
        task = tasks.Order(
            state=state,
            laws=laws,
            asked=asked,
            things=things,
            rank=rank,
            blind=True,
        )
        return None if task.solution == tuple(range(count)) else task

    return ask
