"""Seats around a table: their hands, who is next, who draws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from cardlab.cards import Card

Hands = tuple[int, ...]
"""A hand for each seat, as a set of bits."""


def with_hand(hands: Hands, seat: int, hand: int) -> Hands:
    """Return the hands with one of them changed."""
    held = list(hands)
    held[seat] = hand
    return tuple(held)


def without(hands: Hands, seat: int, card: Card) -> Hands:
    """Return the hands when a seat has played a card of its own."""
    held = list(hands)
    held[seat] ^= 1 << card
    return tuple(held)


@cache
def clockwise_from(seat: int, players: int) -> tuple[int, ...]:
    """Return all seats in turn, from this one on."""
    return (*range(seat, players), *range(seat))


def next_in(seat: int, out: tuple[int, ...], players: int) -> int:
    """Return the next seat clockwise that is still in."""
    following = (seat + 1) % players
    while following in out:
        following = (following + 1) % players
    return following


def draw(
    hands: list[int], stock: tuple[Card, ...], seats: Sequence[int], full: int
) -> tuple[Card, ...]:
    """Let these seats draw up to `full` cards one after the other, and return the stock's rest.

    The hands are changed in place.
    """
    drawn = 0
    if stock:
        for seat in seats:
            missing = full - hands[seat].bit_count()
            if missing > 0:
                for card in stock[drawn : drawn + missing]:
                    hands[seat] |= 1 << card
                drawn += missing
    return stock[drawn:] if drawn else stock


def now_out(hands: Sequence[int], out: tuple[int, ...], seats: Sequence[int]) -> tuple[int, ...]:
    """Return who is out after the drawing: those who were, then who of these seats has no cards."""
    if hands.count(0) == len(out):
        return out
    return out + tuple(seat for seat in seats if not hands[seat] and seat not in out)


def bits_of_pairs(pairs: Iterable[tuple[Card, Card]]) -> int:
    """Return the cards of covered pairs, attacks and covers, as a set of bits."""
    bits = 0
    for attack, cover in pairs:
        bits |= 1 << attack | 1 << cover
    return bits


@cache
def next_bout(defended: int, out: tuple[int, ...], players: int, taken: bool) -> tuple[int, int]:
    """Return who attacks whom after a bout: the defender, or the next where he took or is out.

    So it is by BC-11, BC-12 and BC-14, and by FF-12, FF-14 and FF-16.
    """
    attacks = defended
    if taken or defended in out:
        attacks = next_in(defended, out, players)
    return attacks, next_in(attacks, out, players)
