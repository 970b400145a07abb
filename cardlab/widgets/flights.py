"""Which cards go from where to where when something happens on the table.

>>> import cardlab
>>> from cardlab.scene import scene
>>> from cardlab.table import Table
>>> table = Table.deal(cardlab.get("black_crow"), players=2, seed=7)
>>> seat = table.state.to_act
>>> before = scene(table.state.view(None), table.names)
>>> happened = table.play(table.state.legal_moves()[0])
>>> after = scene(table.state.view(None), table.names)
>>> [(flight.source, flight.target) for flight in flights(before, after, happened)]
[('hand', 'bout')]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardlab.cards import Card
from cardlab.games.vocabulary import Event, Place
from cardlab.scene import CARD_SHAPE, Box, PlacedCard, Scene

MOST = 4
"""How many cards of one event fly at most; of hidden ones, which look alike, one does."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A card on its way, from one box in the picture to another; a back where it is unknown."""

    card: Card | None
    start: Box
    end: Box
    source: Place
    target: Place


def flights(before: Scene, after: Scene, events: Iterable[Event]) -> tuple[Flight, ...]:
    """Return the cards that moved between two scenes of one viewer, in the order they did.

    The events may name every card: what the viewer did not see flies face down.
    """
    seen = (event.seen_by(after.viewer) for event in events)
    return tuple(flight for event in seen for flight in _of_event(before, after, event))


def _of_event(before: Scene, after: Scene, event: Event) -> Iterator[Flight]:
    source, target = event.source, event.target
    if source is None or target is None:
        return
    cards: tuple[Card | None, ...] = event.cards or (None,)
    for card in cards[:MOST]:
        start = _place(before, after, source, event.seat, card)
        end = _place(after, before, target, event.seat, card)
        if start and end:
            yield Flight(card, start, end, source, target)


def _place(
    first: Scene, second: Scene, place: Place, seat: int | None, card: Card | None
) -> Box | None:
    """Return where a card lies at a place in the first scene, or else in the second."""
    if place == "bout":
        return _in_bout(first, card) or _in_bout(second, card)
    if place == "hand":
        return None if seat is None else _at_seat(first, seat)
    if place == "stock":
        return _top_of(first.stock.cards or second.stock.cards, first.stock.box)
    heap = first.heap or second.heap
    return _top_of(heap.cards, heap.box) if heap else None


def _in_bout(scene: Scene, card: Card | None) -> Box | None:
    """Return where a card lies in the bout, or where it covers the last card left open."""
    last = None
    for pair in scene.pairs:
        for placed in (pair.attack, pair.cover):
            if placed and placed.card == card:
                return placed.box
        if pair.cover is None:
            last = pair.over
    return last


def _at_seat(scene: Scene, number: int) -> Box:
    """Return the middle of a seat's cards, or of its plate when it shows none."""
    seat = next(seat for seat in scene.seats if seat.number == number)
    if seat.backs:
        return seat.backs[len(seat.backs) // 2].box
    width = scene.card * 0.6
    x, y = seat.box.middle
    return Box(x - width / 2, y - width * CARD_SHAPE / 2, width, width * CARD_SHAPE)


def _top_of(cards: tuple[PlacedCard, ...], box: Box) -> Box:
    """Return the uppermost card that lies upright, or its room when there is none."""
    upright = [placed.box for placed in cards if not placed.across]
    if upright:
        return upright[-1]
    width = box.height / CARD_SHAPE * 0.6
    return Box(box.middle[0] - width / 2, box.y, width, width * CARD_SHAPE)
