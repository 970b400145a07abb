"""What somebody who does not see a player's hand can say about a move of that player."""

from __future__ import annotations

from cardlab.cards import bits_of
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Violation
from cardlab.language import Sentence


class NotForAllToSee(ValueError):
    """Whether a move is allowed depends on cards that the viewer does not see."""


def ruling(view: View, move: Move) -> Violation | None:
    """Return the law that forbids a move of the seat to act, or None when it is legal.

    A move of another seat is ruled on by what can be seen: as if it held the cards that it plays,
    and nothing else, or everything out of sight. Raises `NotForAllToSee` where that differs. Such
    a ruling names no cure, which would depend on that hand.
    """
    if view.acting_hand is not None or view.to_act is None:
        return view.why_not(move)
    least = bits_of(move.from_hand)
    by_least, by_most = (_ruled(view, move, hand) for hand in (least, least | view.hidden().cards))
    if by_least != by_most:
        raise NotForAllToSee
    return by_least


def _ruled(view: View, move: Move, hand: int) -> Violation | None:
    wrong_time = view.out_of_time(move)
    if wrong_time:
        from cardlab.games.game import CC_3

        return Violation(CC_3, wrong_time, Sentence(""), None)
    violation = view.own_violation(move, hand)
    return violation and Violation(violation.law, violation.text, Sentence(""), None)
