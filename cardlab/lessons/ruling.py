"""What somebody who does not see a player's hand can say about a move of that player."""

from __future__ import annotations

from cardlab.cards import bits_of
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.situation import CC_2, CC_3
from cardlab.games.vocabulary import Violation
from cardlab.language import Sentence, say


class NotForAllToSee(ValueError):
    """Whether a move is allowed depends on cards that the viewer does not see."""


def ruling(view: View, move: Move, by: int | None = None) -> Violation | None:
    """Return the law that forbids a move of the seat `by`, or None when it is legal.

    Without `by` it is a move of the seat to act. A move of another seat than the viewer's is ruled
    on by what can be seen: as if it held the cards that it plays, and nothing else, or everything
    out of sight. Raises `NotForAllToSee` where that differs. Such a ruling names no cure, which
    would depend on that hand.
    """
    by = view.to_act if by is None else by
    if by == view.seat or view.to_act is None:
        return view.why_not(move)
    if by != view.to_act:
        return Violation(CC_2, say("It is not that player’s turn."), Sentence(""), None)
    wrong_time = view.out_of_time(move)
    if wrong_time:
        return Violation(CC_3, wrong_time, Sentence(""), None)
    least = bits_of(move.from_hand)
    by_least, by_most = (_own(view, move, hand) for hand in (least, least | view.hidden().cards))
    if by_least != by_most:
        raise NotForAllToSee
    return by_least


def _own(view: View, move: Move, hand: int) -> Violation | None:
    """Rule by the game's own laws as if a hand were this one."""
    violation = view.own_violation(move, hand)
    return violation and Violation(violation.law, violation.text, Sentence(""), None)
