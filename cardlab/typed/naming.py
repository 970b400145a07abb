"""The words of a typed line, and the cards that they name.

>>> words_of("Why not 7H?")
['why', 'not', '7h']
>>> cards_of(words_of("the 7h and queen of spades"))
(Card.parse('7H'), Card.parse('QS'))
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cardlab.cards import ALL_CARDS, Card
from cardlab.errors import BadCard
from cardlab.language import say
from cardlab.typed.words import fillers

_LONGEST_CARD = 4
"""So many words may name a card: "the queen of spades" has three, other languages more."""
_MARKS = re.compile(r"[,;:+!.\"'\ufe0f\ufe0e]+")
"""What may stand between words and means nothing; the last two say how a sign is drawn."""


def words_of(text: str) -> list[str]:
    """Return the words of a line; a question mark counts only by itself."""
    words = _MARKS.sub(" ", text.casefold()).split()
    return [word.rstrip("?") or "?" for word in words]


def names_a_card(words: Sequence[str]) -> bool:
    """Tell whether any of the words name a card."""
    names = _names_of_cards()
    return any(_card(words[start:], names)[0] is not None for start in range(len(words)))


def cards_of(words: Sequence[str]) -> tuple[Card, ...] | None:
    """Return the cards that words name; None if any word is no part of it."""
    cards: list[Card] = []
    place, empty, names = 0, fillers(), _names_of_cards()
    while place < len(words):
        card, length = _card(words[place:], names)
        if card is not None:
            cards.append(card)
        elif words[place] not in empty:
            return None
        place += length
    return tuple(cards)


def _names_of_cards() -> dict[str, Card]:
    """Return cards by their names: "seven of hearts" and "7 of hearts"."""
    half = {
        say("{rank} of {suit}", rank=card.rank.short, suit=card.suit).spoken: card
        for card in ALL_CARDS
    }
    names = {**half, **{card.spoken: card for card in ALL_CARDS}}
    return {name.casefold(): card for name, card in names.items()}


def _card(words: Sequence[str], names: Mapping[str, Card]) -> tuple[Card | None, int]:
    """Return the card that words begin with, and how many of them name it."""
    try:
        return Card.parse(words[0]), 1
    except BadCard:
        pass
    for length in range(min(_LONGEST_CARD, len(words)), 1, -1):
        card = names.get(" ".join(words[:length]))
        if card is not None:
            return card, length
    return None, 1
