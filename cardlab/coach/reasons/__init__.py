"""Why one move is better than another, game by game.

Each reason is a fact about the two moves that is worked out from what the seat sees and knows and
from what a search has found; a sentence about it is made only where the fact is so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardlab.coach.outlook import Outlook
from cardlab.coach.reason import Reason
from cardlab.coach.reasons.black_crow import CrowReasons
from cardlab.coach.reasons.figured_fool import FoolReasons
from cardlab.coach.reasons.reasons import Reasons
from cardlab.coach.reasons.stump import StumpReasons
from cardlab.games.black_crow.state import CrowView
from cardlab.games.figured_fool.state import FoolView
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.stump.state import StumpView
from cardlab.players.player import Slices

LEAST = 0.03
"""A reason that weighs less than this is none."""

_REASONS: dict[type[View], type[Reasons[Any]]] = {
    CrowView: CrowReasons,
    FoolView: FoolReasons,
    StumpView: StumpReasons,
}


def reasoning(
    outlook: Outlook[View], best: Move, other: Move, *, to_the_end: bool = True
) -> Slices[tuple[Reason, ...]]:
    """Return why `best` is better than `other`, the weightiest reason first.

    Where nothing else is found, it is looked `to_the_end` of the game, which takes longest.
    """
    kind = _REASONS.get(type(outlook.view))
    if not kind:
        return ()
    reasons = kind(outlook, best, other)
    yield from reasons.follow()
    found = yield from _weighty(reasons.found())
    if not found and to_the_end:
        yield from reasons.follow_to_the_end()
        found = yield from _weighty(reasons.in_the_end())
    return tuple(sorted(found, key=lambda reason: -reason.weight))


def last_resort(outlook: Outlook[View], best: Move, other: Move) -> tuple[Reason, ...]:
    """Return how the search went on after two moves, where there is no reason for either."""
    kind = _REASONS.get(type(outlook.view))
    return tuple(kind(outlook, best, other).goes_on()) if kind else ()


def _weighty(reasons: Iterator[Reason]) -> Slices[list[Reason]]:
    found = []
    for reason in reasons:
        if reason.weight >= LEAST:
            found.append(reason)
        yield
    return found


def laws_of(view: View) -> Mapping[str, str]:
    """Return which law each kind of move rests on, nothing for a game without reasons."""
    kind = _REASONS.get(type(view))
    return kind.laws if kind else {}
