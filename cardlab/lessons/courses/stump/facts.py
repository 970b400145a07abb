"""What can be foretold in Stump alone: the pile, its cost, the stump of a player."""

from __future__ import annotations

from cardlab.cards import Card
from cardlab.games.game import State
from cardlab.games.stump.laws import PACK, cost
from cardlab.games.stump.state import StumpState
from cardlab.lessons.facts import Fact, Key, cards, counted, which_card, who, yes
from cardlab.lessons.happening import Happening

PRICES = tuple(sorted({cost(card) for card in PACK.cards}))
"""What a take can cost."""


def table(state: State) -> StumpState:
    """Return a state as one of Stump, which it is."""
    assert isinstance(state, StumpState)
    return state


def _top(happening: Happening) -> Key:
    pile = table(happening.after).pile
    return pile[-1] if pile else None


def _lay_on_pile(happening: Happening) -> tuple[Key, ...]:
    """Return the cards that somebody may take for the top one: the last few that lay there."""
    pile = table(happening.before).pile
    return (*pile[-1:-9:-2], *happening.played, None)


def _held_by(happening: Happening) -> Key:
    """Return who holds the turned card, or nobody while it lies under the stock."""
    state = happening.before
    turned = state.setup.turned
    assert turned is not None
    return next((seat for seat, hand in enumerate(state.hands) if turned.bit & hand), None)


def _seats_and_stock(happening: Happening) -> tuple[Key, ...]:
    return (*range(happening.before.players), None)


def price(state: State, thing: Card | int) -> int:  # noqa: ARG001 - the same in each position
    """Rank a card by what it costs whoever cannot beat it."""
    assert isinstance(thing, Card)
    return cost(thing)


def dearest(happening: Happening) -> bool:
    """Tell whether the card that was led costs more than any other in hand would."""
    seat = happening.before.to_act
    hand = happening.before.view(seat).hand
    return cost(happening.played[-1]) == max(map(cost, hand))


def cards_left(happening: Happening) -> int:
    """Return how many cards whoever played holds then."""
    seat = happening.before.to_act
    return happening.after.hands[seat].bit_count() if seat is not None else 0


TOP = Fact(_top, which_card, _lay_on_pile)
"""Which card lies on top of the pile then, to be beaten."""
EMPTY = yes(lambda happening: not table(happening.after).pile)
"""Whether the pile is empty then."""
COSTS = cards(
    lambda happening: counted(happening, "take"),
    lambda happening: (*PRICES, len(table(happening.before).pile)),
)
"""How many cards are taken, among all prices that there are."""
OPENS = yes(lambda happening: bool(happening.find("stump")))
"""Whether somebody takes up a stump."""
HOLDS = cards(cards_left, lambda _: range(6))
"""How many cards whoever played holds then."""
TURNED_WITH = Fact(_held_by, who, _seats_and_stock)
"""Who holds the turned card; nobody while it lies under the stock."""
