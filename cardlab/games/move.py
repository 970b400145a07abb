"""Moves: one action of a player, and its notation.

>>> Move.parse("attack 9h 7H")
Move.parse('attack 7H 9H')
>>> str(Move.parse("beat 7♥ td"))
'beat 7H 10D'
>>> Move.parse("sing")
Traceback (most recent call last):
cardlab.errors.BadMove: 'sing' is not a move: begin with attack, lead, beat, throw, take or pass.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from cardlab.cards import Card, quoted
from cardlab.errors import BadCard, BadMove
from cardlab.language import say

VERBS: dict[str, tuple[int, int]] = {
    "attack": (1, 52),
    "lead": (1, 1),
    "beat": (2, 2),
    "throw": (1, 1),
    "take": (0, 0),
    "pass": (0, 0),
}
"""Each kind of move, with the fewest and the most cards that it names."""


class _Fields(NamedTuple):
    verb: str
    cards: tuple[Card, ...]


class Move(_Fields):
    """A verb and the cards it names; an illegal move can be made and asked about.

    `beat` names what is beaten, then by what. An attack's cards are kept in pack order.
    """

    __slots__ = ()

    def __new__(cls, verb: str, cards: Iterable[Card | str] = ()) -> Move:  # noqa: PYI034 - 3.10
        """Make a move; raises `BadMove` for an unknown verb or a wrong number of cards."""
        if not isinstance(verb, str) or verb not in VERBS:
            raise BadMove(
                say(
                    "{text} is not a move: begin with attack, lead, beat, throw, take or pass.",
                    text=quoted(verb),
                )
            )
        try:
            named = [card if isinstance(card, Card) else Card.parse(card) for card in cards]
        except BadCard as error:
            raise BadMove(str(error)) from error
        fewest, most = VERBS[verb]
        if not fewest <= len(named) <= most:
            raise BadMove(_wrong_number(verb, len(named)))
        return super().__new__(cls, verb, tuple(sorted(named) if verb == "attack" else named))

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move from its notation, such as `beat 7H 8H`; raises `BadMove`."""
        words = text.split() if isinstance(text, str) else []
        if not words:
            raise BadMove(
                say(
                    "{text} is not a move: write one such as 'beat 7H 8H' or 'take'.",
                    text=quoted(text),
                )
            )
        return cls(words[0].lower(), words[1:])

    @classmethod
    def read(cls, move: MoveLike) -> Move:
        """Return a move as it is, or parse its text."""
        return move if isinstance(move, Move) else cls.parse(move)

    @property
    def from_hand(self) -> tuple[Card, ...]:
        """The cards that leave the player's hand."""
        return self.cards[1:] if self.verb == "beat" else self.cards

    def __str__(self) -> str:
        """Return the move's notation."""
        return " ".join([self.verb, *map(str, self.cards)])

    def __repr__(self) -> str:
        """Return the expression that makes this move again."""
        return f"Move.parse({str(self)!r})"


MoveLike: TypeAlias = Move | str


def _wrong_number(verb: str, given: int) -> str:
    fewest, most = VERBS[verb]
    if not most:
        return say("{verb} names no cards; you named {given}.", verb=verb, given=given)
    if fewest == most:
        return say(
            "{verb} names one card; you named {given}.",
            "{verb} names {count} cards; you named {given}.",
            most,
            verb=verb,
            given=given,
        )
    return say(
        "{verb} names from {fewest} to {most} cards; you named {given}.",
        verb=verb,
        fewest=fewest,
        most=most,
        given=given,
    )
