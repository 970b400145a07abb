"""Why a card can be played now, or why not: from the code that enforces the laws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardlab.cards import Card
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Law
from cardlab.language import Sentence, say, together


class Why(NamedTuple):
    """Whether a card can be played now, in words, and the law that decides.

    `law` is None where the card can be played. `moves` are the legal moves that play it, or the
    one that would be right instead.
    """

    playable: bool
    text: Sentence
    law: Law | None = None
    moves: tuple[Move, ...] = ()


def why(view: View, card: Card) -> Why:
    """Say whether the seat of this view can play a card now, and which law decides.

    >>> from cardlab.games import get
    >>> view = get("stump").deal(players=2, seed=7, dealer=1).view(0)
    >>> answer = why(view, view.hand[0])
    >>> answer.playable, [str(move) for move in answer.moves] == [f"lead {view.hand[0]}"]
    (True, True)
    """
    moves = tuple(move for move in view.legal_moves() if card in move.from_hand)
    if moves:
        return Why(True, _can(view, card, moves), None, moves)
    tried = view.choice((card,)) or Move("lead", (card,))
    violation = view.why_not(tried)
    assert violation is not None  # no legal move plays the card
    instead = () if violation.move is None else (violation.move,)
    return Why(False, together(violation.text, violation.cure), violation.law, instead)


def _can(view: View, card: Card, moves: Sequence[Move]) -> Sentence:
    if len(moves) == 1:
        return say("You can play the {card}: “{move}”.", card=card, move=view.caption(moves[0]))
    return say(
        "You can play the {card} in {count} way.",
        "You can play the {card} in {count} ways.",
        len(moves),
        card=card,
    )
