"""What happens in every game, and how it is told: cards dealt, turned and drawn; going out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardlab.cards import Card, bits_of, cards_in
from cardlab.games.game import State, Succession
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, mark, say

Words = tuple[str, str]
"""How something is told to whoever did it, and to everybody else; both marked texts."""

OUT: Words = (
    mark("You have no cards left and are out."),
    mark("{name} has no cards left and is out."),
)
TAKE: Words = (mark("You take the {cards}."), mark("{name} takes the {cards}."))
SHOWN: Words = (
    mark("You show the {cards}, the last card dealt: its suit is trumps."),
    mark("{name} shows the {cards}, the last card dealt: its suit is trumps."),
)
TURNED = mark("The {cards} is turned: its suit is trumps.")


def dealt(seat: int, hand: Iterable[Card]) -> Event:
    """Return what happens when a seat is dealt its hand."""
    cards = tuple(sorted(hand))
    return Event("deal", seat, cards, len(cards), source="stock", target="hand", private=True)


def drawn(before: State, after: State, seats: Iterable[int]) -> list[Event]:
    """Return who drew what: the turned card is seen by all, the others by their drawer alone."""
    left_stock = bits_of(before.stock[: len(before.stock) - len(after.stock)])
    turned = before.setup.turned
    open_card = 0 if turned is None else turned.bit
    happened = []
    for seat in seats:
        own = after.hands[seat] & left_stock
        for bits, private in ((own & ~open_card, True), (own & open_card, False)):
            if bits:
                cards = cards_in(bits)
                happened.append(
                    Event("draw", seat, cards, len(cards), "stock", "hand", private=private)
                )
    return happened


_DEALT = (
    mark("You are dealt the {cards}."),
    mark("{name} is dealt the {cards}."),
    mark("{name} is dealt {count} card."),
    mark("{name} is dealt {count} cards."),
)
_LAST_DRAWN = (
    mark("Then you draw the {cards}. The stock is empty now."),
    mark("Then {name} draws the {cards}. The stock is empty now."),
)
_DRAWN = (
    mark("You draw the {cards}."),
    mark("{name} draws the {cards}."),
    mark("{name} draws {count} card."),
    mark("{name} draws {count} cards."),
)


def told_of_cards(event: Event, name: str, *, yours: bool) -> Sentence:
    """Tell of cards dealt or drawn, which only their owner sees, but for the turned card."""
    own, seen, one, many = _DEALT if event.kind == "deal" else _DRAWN
    if not event.private:
        mine, theirs = _LAST_DRAWN
        return say(mine if yours else theirs, name=name, cards=event.cards)
    if yours:
        return say(own, cards=event.cards)
    if event.cards:
        return say(seen, name=name, cards=event.cards)
    return say(one, many, event.count, name=name)


def told(words: Words, event: Event, names: Sequence[str], viewer: int | None) -> Sentence:
    """Tell what a seat did in the words for the doer or for everybody else."""
    assert event.seat is not None
    yours, theirs = words
    text = yours if event.seat == viewer else theirs
    return say(text, name=names[event.seat], cards=event.cards)


def clockwise(last: State, names: Sequence[str], viewer: int | None) -> Succession:
    """Pass the deal one seat clockwise, whatever happened."""
    dealer = (last.setup.dealer + 1) % last.players
    if dealer == viewer:
        return Succession(dealer, None, say("The deal passes clockwise, so you deal."))
    reason = say("The deal passes clockwise, so {name} deals.", name=names[dealer])
    return Succession(dealer, None, reason)
