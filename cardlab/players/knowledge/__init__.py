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
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from itertools import accumulate
from operator import and_, or_
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
from cardlab.players.knowledge.black_crow import CrowMemory
from cardlab.players.knowledge.case import CaseDeals
from cardlab.players.knowledge.figured_fool import FoolMemory
from cardlab.players.knowledge.memory import Memory
from cardlab.players.knowledge.stump import StumpMemory

_HIDDEN: dict[type[View], Callable[[Any], Hidden]] = {
    CrowView: hidden_in_crow,
    FoolView: hidden_in_fool,
    StumpView: hidden_in_stump,
}
_MEMORIES: dict[type[View], type[Memory]] = {
    CrowView: CrowMemory,
    FoolView: FoolMemory,
    StumpView: StumpMemory,
}


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
        turned = view.setup.turned
        self._turn_up = () if turned is None or not view.stock else (turned,)
        cases = memory.cases(hidden.cards & ~union(memory.known))
        deals = [CaseDeals(case, memory.heaps, memory.stock, hidden.cards) for case in cases]
        weighed = [
            (one, case.weight) for one, case in zip(deals, cases, strict=True) if one.possible
        ]
        self._deals = [one for one, _ in weighed]
        self._weights = list(accumulate(weight for _, weight in weighed))

    @property
    def certain(self) -> bool:
        """Whether every hidden card can be deduced; any deal is then the truth."""
        return len(self._deals) == 1 and self._deals[0].certain

    def held_by(self, seat: int) -> int:
        """Return the cards, a set of bits, that are surely in this seat's hand."""
        held = [deals.in_hand(seat)[0] for deals in self._deals]
        return reduce(and_, held)

    def possible(self, seat: int) -> int:
        """Return the cards, a set of bits, that can be in this seat's hand."""
        return union(deals.in_hand(seat)[1] for deals in self._deals)

    def deal(self, stream: random.Random) -> State:
        """Deal the hidden cards at random, so that they agree with all that is known.

        Only `Random.random` of the stream is used.
        """
        deals = self._deals[0]
        if len(self._deals) > 1:
            drawn = stream.random() * self._weights[-1]
            deals = self._deals[bisect_right(self._weights, drawn, 0, len(self._weights) - 1)]
        hands, stock, heaps = deals.deal(stream)
        return self._filled(hands, stock + self._turn_up, heaps)


def union(sets: Iterable[int]) -> int:
    """Return the cards that are in any of these sets of bits."""
    return reduce(or_, sets, 0)
