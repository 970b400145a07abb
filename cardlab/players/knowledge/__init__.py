"""What a seat knows of the hidden cards, and deals of them that agree with all that it knows.

>>> import random
>>> from cardlab.games import get
>>> from cardlab.table import Table
>>> table = Table.deal(get("stump"), players=3, seed=7)
>>> view = table.state.view(0)
>>> knowledge = Knowledge(view, table.seen(0))
>>> state = knowledge.deal(random.Random(1))
>>> state.view(0) == view, state == table.state
(True, False)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from cardlab.games.black_crow.hidden import hidden as hidden_in_crow
from cardlab.games.black_crow.state import CrowView
from cardlab.games.figured_fool.hidden import hidden as hidden_in_fool
from cardlab.games.figured_fool.state import FoolView
from cardlab.games.game import State, View
from cardlab.games.hiding import Hidden
from cardlab.games.plain import PlainView
from cardlab.games.stump.hidden import hidden as hidden_in_stump
from cardlab.games.stump.state import StumpView
from cardlab.games.vocabulary import Event
from cardlab.players.knowledge.memory import Memory
from cardlab.players.knowledge.places import Places
from cardlab.players.knowledge.stump import StumpMemory

_HIDDEN: dict[type[View], Callable[[Any], Hidden]] = {
    CrowView: hidden_in_crow,
    FoolView: hidden_in_fool,
    StumpView: hidden_in_stump,
}
_MEMORIES: dict[type[View], type[Memory]] = {StumpView: StumpMemory}


def _hidden(view: View) -> Hidden:
    """Return what a view hides."""
    own = _HIDDEN.get(type(view))
    if own:
        return own(view)
    assert isinstance(view, PlainView)
    return view.hidden()


class Knowledge:
    """What the seat of a view knows of the hidden cards."""

    def __init__(self, view: View, seen: Sequence[Event]) -> None:
        """Think once about what the seat sees and has seen; for a bare position `seen` is empty."""
        hidden = _hidden(view)
        memory = _MEMORIES.get(type(view), Memory)(view, seen, hidden)
        self._filled = hidden.filled
        self._known = memory.known
        turned = view.setup.turned
        self._turn_up = () if turned is None or not view.stock else (turned,)
        unseen = hidden.cards
        for cards in memory.known:
            unseen &= ~cards
        barred: list[int] = []
        self._hands: list[tuple[int, slice]] = []
        for seat, slots in enumerate(memory.hands):
            if slots:
                self._hands.append((seat, slice(len(barred), len(barred) + len(slots))))
                barred += slots
        self._heaps: list[slice] = []
        for slots in memory.heaps:
            self._heaps.append(slice(len(barred), len(barred) + len(slots)))
            barred += slots
        self._stock = slice(len(barred), None)
        self._places = Places(unseen, barred + memory.stock)

    def deal(self, stream: random.Random) -> State:
        """Deal the hidden cards at random, so that they agree with all that is known."""
        places = self._places
        filling = places.shuffled(stream)
        bit_of = places.bits.__getitem__
        hands = list(self._known)
        for seat, slots in self._hands:
            hands[seat] |= sum(map(bit_of, filling[slots]))
        heaps = tuple([sum(map(bit_of, filling[slots])) for slots in self._heaps])
        stock = (*map(places.cards.__getitem__, filling[self._stock]), *self._turn_up)
        return self._filled(tuple(hands), stock, heaps)
