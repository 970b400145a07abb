"""What a card is: suits, ranks, cards, and the pack that a game is played with.

A card is a small number with a name, so that a hand is a set of bits and a game can be
searched quickly. Cards are ordered as in a new pack: clubs, diamonds, hearts, spades, each
from the two up to the ace.

>>> queen = Card.parse("QS")
>>> queen, str(queen), queen.short, queen.spoken
(Card.parse('QS'), 'QS', 'Q♠', 'queen of spades')
>>> [str(card) for card in cards_in(bits_of([queen, Card.parse("7h")]))]
['7H', 'QS']
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from cardlab.errors import BadCard
from cardlab.language import mark, say


class Suit(Enum):
    """One of the four suits, in pack order."""

    CLUBS = (0, "C", "♣", mark("clubs"))
    DIAMONDS = (1, "D", "♦", mark("diamonds"))
    HEARTS = (2, "H", "♥", mark("hearts"))
    SPADES = (3, "S", "♠", mark("spades"))

    def __init__(self, index: int, letter: str, symbol: str, word: str) -> None:
        """Spread the member's value over named attributes."""
        self.index = index
        self.letter = letter
        self.symbol = symbol
        self.bits = 0b1_1111_1111_1111 << (13 * index)
        self._word = word

    @property
    def short(self) -> str:
        """The suit's sign, as on a card."""
        return self.symbol

    @property
    def spoken(self) -> str:
        """The suit's name in words."""
        return say(self._word)


class Rank(Enum):
    """One of the thirteen ranks, from the two to the ace."""

    TWO = (0, "2", mark("two"))
    THREE = (1, "3", mark("three"))
    FOUR = (2, "4", mark("four"))
    FIVE = (3, "5", mark("five"))
    SIX = (4, "6", mark("six"))
    SEVEN = (5, "7", mark("seven"))
    EIGHT = (6, "8", mark("eight"))
    NINE = (7, "9", mark("nine"))
    TEN = (8, "10", mark("ten"))
    JACK = (9, "J", mark("jack"))
    QUEEN = (10, "Q", mark("queen"))
    KING = (11, "K", mark("king"))
    ACE = (12, "A", mark("ace"))

    def __init__(self, index: int, text: str, word: str) -> None:
        """Spread the member's value over named attributes."""
        self.index = index
        self.text = text
        self._word = word

    @property
    def short(self) -> str:
        """The rank as printed in a card's corner."""
        return self.text

    @property
    def spoken(self) -> str:
        """The rank's name in words."""
        return say(self._word)


_SUITS = tuple(Suit)
_RANKS = tuple(Rank)


class Card(int):
    """A card of the pack: its number there, with a rank, a suit and a name."""

    __slots__ = ()

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """Return the card of this rank and suit.

        >>> str(Card.of(Rank.TEN, Suit.DIAMONDS))
        '10D'
        """
        return ALL_CARDS[13 * suit.index + rank.index]

    @classmethod
    def parse(cls, text: object) -> Card:
        """Read a card: rank, then suit, as `7H`, `10D`, `TD`, `10♦` or `qs`.

        Raises `BadCard` for anything else.
        """
        card = _BY_TEXT.get(text.strip().upper()) if isinstance(text, str) else None
        if card is None:
            raise BadCard(
                say(
                    "{text} is not a card: write the rank and the suit, such as 7H, 10D or QS.",
                    text=quoted(text),
                )
            )
        return card

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return _RANKS[self % 13]

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUITS[self // 13]

    @property
    def bit(self) -> int:
        """The set that holds this card alone."""
        return 1 << self

    @property
    def short(self) -> str:
        """The card on screen: `Q♠`."""
        return self.rank.short + self.suit.short

    @property
    def spoken(self) -> str:
        """The card in words: `queen of spades`."""
        return say("{rank} of {suit}", rank=self.rank, suit=self.suit).spoken

    def __str__(self) -> str:
        """Return the card's notation, `QS`, as in moves and records."""
        return self.rank.text + self.suit.letter

    def __repr__(self) -> str:
        """Return an expression that makes this card again."""
        return f"Card.parse({str(self)!r})"

    def __format__(self, spec: str) -> str:
        """Format as the notation, not as a number."""
        return format(str(self), spec)


ALL_CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(52))

_BY_TEXT: dict[str, Card] = {}
for _card in ALL_CARDS:
    for _rank in (_card.rank.text, "T") if _card.rank is Rank.TEN else (_card.rank.text,):
        for _suit in (_card.suit.letter, _card.suit.symbol):
            _BY_TEXT[_rank + _suit] = _card


class Pack:
    """The cards of a game and the order of their ranks, from the lowest up."""

    def __init__(self, ranks: Sequence[Rank]) -> None:
        """Make the pack with these ranks in four suits, `ranks` from low to high."""
        self.ranks = tuple(ranks)
        self.cards = tuple(sorted(Card.of(rank, suit) for rank in ranks for suit in Suit))
        self.bits = bits_of(self.cards)
        self._beating = tuple(
            tuple(self._beats(card, trump) for card in ALL_CARDS) for trump in Suit
        )

    def beating(self, card: Card, trump: Suit) -> int:
        """Return the cards that beat `card`: higher ones of its suit, trumps if it is none."""
        return self._beating[trump.index][card]

    def _beats(self, card: Card, trump: Suit) -> int:
        if card not in self.cards:
            return 0
        above = self.ranks[self.ranks.index(card.rank) + 1 :]
        higher = bits_of(Card.of(rank, card.suit) for rank in above)
        return higher if card.suit is trump else higher | (trump.bits & self.bits)


def bits_of(cards: Iterable[Card]) -> int:
    """Return the set of these cards as bits."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def each_card(bits: int) -> Iterator[Card]:
    """Go through the cards of a set in pack order."""
    while bits:
        lowest = bits & -bits
        yield ALL_CARDS[lowest.bit_length() - 1]
        bits ^= lowest


def cards_in(bits: int) -> tuple[Card, ...]:
    """Return the cards of a set in pack order."""
    return tuple(each_card(bits))


def texts(cards: Iterable[Card]) -> list[str]:
    """Return the cards' notation, as in a record."""
    return [str(card) for card in cards]


def quoted(value: object) -> str:
    """Show a wrong value in an error, however long, deep or strange it is."""
    try:
        shown = reprlib.repr(value)
    except (ValueError, RecursionError):
        return type(value).__name__
    return shown if len(shown) <= 40 else shown[:39] + "…"
