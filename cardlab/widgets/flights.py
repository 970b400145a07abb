"""Which cards go from where to where when something happens on the table.

>>> import cardlab
>>> from cardlab.scene import scene
>>> from cardlab.table import Table
>>> table = Table.deal(cardlab.get("black_crow"), players=2, seed=7)
>>> seat = table.state.to_act
>>> before = scene(table.state.view(seat), table.names)
>>> happened = table.play(table.state.legal_moves()[0])
>>> after = scene(table.state.view(seat), table.names)
>>> [(flight.start, flight.end == after.pairs[0].attack.box)
...  for flight in flights(before, after, happened)]
[(None, True)]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardlab.cards import Card
from cardlab.games.vocabulary import Event
from cardlab.render.extent import touch, union
from cardlab.scene import CARD_SHAPE, Box, PlacedCard, Scene

MOST = 3
"""How many cards of one event fly one by one at most; more go with the last of them."""
STEP = 45
"""Milliseconds from one card that is dealt or drawn to the next."""
LONGEST = 900
"""Milliseconds in which all cards have set out, however many are dealt."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A card on its way from one box in the picture to another; a back where it is unknown.

    Where `start` or `end` is None it is the viewer's hand, which is no part of the picture.
    `delay` is when it sets out, in milliseconds. A card that goes nowhere stays where it is.
    """

    card: Card | None
    start: Box | None
    end: Box | None
    delay: int = 0


def flights(before: Scene, after: Scene, events: Iterable[Event]) -> tuple[Flight, ...]:
    """Return the cards that lie open before or after something happened, and those drawn.

    What lay open and still does is among them, for it may have to make room. The events may name
    every card: what the viewer did not see flies face down. In a picture of another width, or
    for another viewer, nothing flies.
    """
    if (before.width, before.unit, before.viewer) != (after.width, after.unit, after.viewer):
        return ()
    seen = tuple(event.seen_by(after.viewer) for event in events)
    moved = tuple(_open(before, after, _by_card(seen)))
    return (*moved, *_drawn(after, [event for event in seen if event.source == "stock"]))


def dealt(scene: Scene, events: Iterable[Event]) -> tuple[Flight, ...]:
    """Return the cards of a deal, from the stock to everybody."""
    seen = (event.seen_by(scene.viewer) for event in events)
    return tuple(_drawn(scene, [event for event in seen if event.kind == "deal"]))


def hole(before: Scene, after: Scene) -> Box | None:
    """Return the part of the picture in which open cards come, go or move, to be left clear."""
    parts = [placed.box for placed in set(_lying(before)) ^ set(_lying(after))]
    return union(parts).grown(before.card * 0.09) if parts else None


def over(flying: Sequence[Flight], clear: Box | None) -> tuple[Flight, ...]:
    """Leave out the cards that stay in the picture, beyond the part of it that is left clear."""
    return tuple(
        one
        for one in flying
        if one.start != one.end or (one.end and clear and touch(one.end, clear))
    )


def told(flying: Sequence[Flight], clear: Box | None, number: int, time: int) -> dict[str, Any]:
    """Return flights as plain values: what the browser is told, with `time` for each of them."""
    hole = None if clear is None else [round(side) for side in clear]
    return {"number": number, "time": time, "hole": hole, "cards": [_told(one) for one in flying]}


def _told(flight: Flight) -> list[Any]:
    """Return a card's name and where it ends; and unless it stays there, where it starts, when."""
    card = "" if flight.card is None else str(flight.card)
    start, end = _place(flight.start), _place(flight.end)
    if start == end:
        return [card, end]
    return [card, end, start, flight.delay] if flight.delay else [card, end, start]


def _place(box: Box | None) -> list[int] | None:
    """Return the place and the width of a card, whose shape is always the same."""
    return None if box is None else [round(side) for side in box[:3]]


def _lying(scene: Scene) -> Iterator[PlacedCard]:
    """Yield the cards that lie open on the table, from the lowest to the topmost."""
    if scene.heap:
        yield from (placed for placed in scene.heap.cards if placed.card is not None)
    for pair in scene.pairs:
        yield pair.attack
        if pair.cover:
            yield pair.cover


def _by_card(events: Iterable[Event]) -> Mapping[Card, Event]:
    return {card: event for event in events for card in event.cards}


def _open(before: Scene, after: Scene, happened: Mapping[Card, Event]) -> Iterator[Flight]:
    """Yield what lay open before or does now, from the lowest to the topmost."""
    was = {placed.card: placed.box for placed in _lying(before)}
    lies = {placed.card: placed.box for placed in _lying(after)}
    for card, box in was.items():
        event = happened.get(card) if card is not None else None
        if card in lies or event is None:
            continue
        if event.target == "hand" and event.seat is not None:
            yield Flight(card, box, _at_seat(after, event.seat))
        elif event.target == "discard" and after.heap:
            yield Flight(card, box, after.heap.slot)
    for card, box in lies.items():
        event = happened.get(card) if card is not None else None
        if card in was:
            yield Flight(card, was[card], box)
        elif event and event.source == "hand" and event.seat is not None:
            yield Flight(card, _at_seat(before, event.seat), box)
        else:
            yield Flight(card, box, box)


def _drawn(scene: Scene, events: Sequence[Event]) -> Iterator[Flight]:
    """Yield the cards that go from the stock to hands, one round after the other."""
    rounds = [
        (place, event)
        for place in range(MOST)
        for event in events
        if event.target == "hand" and event.seat is not None and place < event.count
    ]
    step = min(STEP, LONGEST // max(1, len(rounds)))
    for number, (place, event) in enumerate(rounds):
        card = event.cards[place] if place < len(event.cards) else None
        end = _at_seat(scene, event.seat or 0)
        yield Flight(card, scene.stock.slot, end, number * step)


def _at_seat(scene: Scene, number: int) -> Box | None:
    """Return the middle of a seat's cards, or of its plate when it shows none.

    It is None for the viewer's own.
    """
    if number == scene.viewer:
        return None
    seat = next(seat for seat in scene.seats if seat.number == number)
    if seat.backs:
        return seat.backs[len(seat.backs) // 2].box
    x, y = seat.box.middle
    width, height = scene.back, scene.back * CARD_SHAPE
    return Box(x - width / 2, y - height / 2, width, height)
