"""Why one move is better than another, game by game.

Each reason is a fact about the two moves that is worked out from what the seat sees and knows and
from what a search has found; a sentence about it is made only where the fact is so.
"""

from __future__ import annotations

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

MOST = 3
"""So many reasons are given at most."""
LEAST = 0.03
"""A reason that weighs less than this is none."""

_REASONS: dict[type[View], type[Reasons[Any]]] = {
    CrowView: CrowReasons,
    FoolView: FoolReasons,
    StumpView: StumpReasons,
}


def reasons_for(outlook: Outlook[View], best: Move, other: Move) -> tuple[Reason, ...]:
    """Return why `best` is better than `other`, the weightiest reason first."""
    kind = _REASONS.get(type(outlook.view))
    found = kind(outlook, best, other).found() if kind else ()
    weighed = sorted(
        (reason for reason in found if reason.weight >= LEAST), key=lambda reason: -reason.weight
    )
    return tuple(weighed[:MOST])
