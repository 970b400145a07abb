"""What the end of a game is worth to a seat."""

from __future__ import annotations

from cardlab.games.vocabulary import Outcome


def worth(outcome: Outcome, seat: int) -> float:
    """Return what a seat has got of a win, which is 1."""
    if seat in outcome.winners:
        return 1.0 if outcome.scores is None else 1 / len(outcome.winners)
    return 0.5 if outcome.scores is None and seat not in outcome.losers else 0.0
