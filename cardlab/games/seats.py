"""Seats around a table: their hands, who is next, who draws."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.cards import Card, bits_of

Hands = tuple[int, ...]
"""A hand for each seat, as a set of bits."""


def with_hand(hands: Hands, seat: int, hand: int) -> Hands:
    """Return the hands with one of them changed."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def next_in(seat: int, out: tuple[int, ...], players: int) -> int:
    """Return the next seat clockwise that is still in."""
    following = (seat + 1) % players
    while following in out:
        following = (following + 1) % players
    return following


def draw(
    hands: Hands, stock: tuple[Card, ...], seats: Sequence[int], full: int
) -> tuple[Hands, tuple[Card, ...]]:
    """Let these seats draw up to `full` cards one after the other while the stock lasts."""
    for seat in seats:
        missing = max(0, full - hands[seat].bit_count())
        hands = with_hand(hands, seat, hands[seat] | bits_of(stock[:missing]))
        stock = stock[missing:]
    return hands, stock
