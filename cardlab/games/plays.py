"""Moves by the card that is played, each of them made only once.

Whoever searches a game asks for the legal moves of a million positions. So a move is not made
again for each: it is looked up by the set of cards that may be played.
"""

from __future__ import annotations

from collections.abc import Callable

from cardlab.cards import ALL_CARDS, Card, Suit, each_card
from cardlab.games.move import Move

_CLUBS, _DIAMONDS, _HEARTS, _SPADES = (suit.bits for suit in Suit)


class Plays(dict[int, tuple[Move, ...]]):
    """The moves of one kind that play a single card, each of them made only once.

    >>> leads = Plays("lead")
    >>> leads.of(1 << Card.parse("QS") | 1 << Card.parse("7H"))
    (Move.parse('lead 7H'), Move.parse('lead QS'))
    """

    def __init__(self, verb: str, *named: Card) -> None:
        """Play cards with this verb, after the cards that each of these moves names."""
        super().__init__()
        self._verb = verb
        self._named = named

    def of(self, cards: int) -> tuple[Move, ...]:
        """Return the move of each card of a set, in pack order."""
        # The cards of one suit come up again and again, a whole hand hardly ever.
        return (
            self[cards & _CLUBS]
            + self[cards & _DIAMONDS]
            + self[cards & _HEARTS]
            + self[cards & _SPADES]
        )

    def __missing__(self, suited: int) -> tuple[Move, ...]:
        """Make the moves of some cards of one suit out of those of fewer."""
        last = 1 << suited.bit_length() >> 1
        moves = self[suited ^ last] + self[last] if suited != last else self._single(suited)
        self[suited] = moves
        return moves

    def _single(self, card: int) -> tuple[Move, ...]:
        return tuple(Move(self._verb, (*self._named, only)) for only in each_card(card))


class Beats:
    """The moves that beat one card with another, by what may beat it under these trumps."""

    def __init__(self, beating: Callable[[Card, Suit], int]) -> None:
        """Take the law as a function from a card and the trump suit to the cards that beat it."""
        plays = [Plays("beat", beaten) for beaten in ALL_CARDS]
        self._beats = tuple(
            tuple((plays[card], *_two_suits(beating(card, trump))) for card in ALL_CARDS)
            for trump in Suit
        )

    def of(self, beaten: Card, trump: Suit, hand: int) -> tuple[Move, ...]:
        """Return each move that beats a card from a hand, in pack order."""
        plays, first, second = self._beats[trump.index][beaten]
        return plays[hand & first] + plays[hand & second]

    def of_each(self, cards: tuple[Card, ...], trump: Suit, hand: int) -> tuple[Move, ...]:
        """Return each move that beats one of these cards from a hand, in pack order."""
        beats: tuple[Move, ...] = ()
        under_trump = self._beats[trump.index]
        for beaten in cards:
            plays, first, second = under_trump[beaten]
            beats += plays[hand & first] + plays[hand & second]
        return beats


def _two_suits(cards: int) -> tuple[int, int]:
    """Split the cards that beat one, which are of its suit and trumps, in pack order."""
    suits = [suit.bits & cards for suit in Suit if suit.bits & cards]
    first, second = (*suits, 0, 0)[:2]
    return first, second
