"""What the cards that somebody has chosen can do."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.cards import Card
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.language import Sentence, say, together
from cardlab.scene import HandCard


def offered(view: View, chosen: Sequence[Card]) -> list[Move]:
    """Return the moves that the chosen cards make, and those that need no card."""
    cards = set(chosen)
    return [move for move in view.legal_moves() if not move.cards or set(move.from_hand) == cards]


def along(view: View, chosen: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """Return the chosen cards and another one, or that one alone if they do not go together."""
    move = view.choice((*chosen, card))
    return move.from_hand if move and view.why_not(move) is None else (card,)


def meant(view: View, cards: Sequence[Card], target: Card | None = None) -> list[Move]:
    """Return the moves that cards may mean: the legal ones, or else one that is not."""
    move = view.choice(cards, target)
    if move is None:
        return []
    several = [other for other in offered(view, move.from_hand) if other.cards]
    return [move] if target is not None or not several else several


def fits(view: View, chosen: Sequence[Card], held: HandCard) -> bool:
    """Tell whether a card can be played now, along with those that are chosen."""
    if not chosen or held.card in chosen:
        return held.playable
    move = view.choice((*chosen, held.card))
    return move is not None and view.why_not(move) is None


def said(view: View, chosen: Sequence[Card]) -> Sentence:
    """Say which cards are chosen and what can be done with them."""
    if not chosen:
        return say("No card is chosen.")
    actions = [view.caption(move) for move in offered(view, chosen) if move.cards]
    return together(
        say("Chosen: {cards}.", cards=chosen),
        *(say("You can: {action}.", action=action) for action in actions),
    )
