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
from collections.abc import Sequence
from functools import reduce
from itertools import accumulate
from operator import and_

from cardlab.cards import bits_of
from cardlab.games.black_crow.state import CrowView
from cardlab.games.figured_fool.state import FoolView
from cardlab.games.game import State, View
from cardlab.games.stump.state import StumpView
from cardlab.games.vocabulary import Event
from cardlab.players.knowledge.black_crow import CrowMemory
from cardlab.players.knowledge.case import CaseDeals, union
from cardlab.players.knowledge.figured_fool import FoolMemory
from cardlab.players.knowledge.memory import Memory
from cardlab.players.knowledge.places import drawn_by
from cardlab.players.knowledge.stump import StumpMemory

_MEMORIES: dict[type[View], type[Memory]] = {
    CrowView: CrowMemory,
    FoolView: FoolMemory,
    StumpView: StumpMemory,
}


class Knowledge:
    """What the seat of a view knows of the hidden cards."""

    def __init__(self, view: View, seen: Sequence[Event]) -> None:
        """Think once about what the seat sees and has seen; for a bare position `seen` is empty."""
        hidden = view.hidden()
        turned = view.setup.turned
        self._turn_up = () if turned is None or not view.stock else (turned,)
        self._filled = hidden.filled
        unseen = hidden.cards & ~bits_of(self._turn_up)
        remember = _MEMORIES.get(type(view), Memory)
        memory = remember(view, seen, hidden)
        weighed = _possible(memory, unseen) if memory.agrees_with(hidden) else {}
        weighed = weighed or _possible(remember(view, (), hidden), unseen)
        self._cases = list(weighed)
        self._weights = list(accumulate(weighed.values()))

    @property
    def certain(self) -> bool:
        """Whether every hidden card can be deduced; any deal is then the truth."""
        if not all(case.certain for case in self._cases):
            return False
        return len({case.deal(random.Random(0)) for case in self._cases}) == 1

    def held_by(self, seat: int) -> int:
        """Return the cards, a set of bits, that are surely in this seat's hand."""
        held = [case.in_hand(seat)[0] for case in self._cases]
        return reduce(and_, held)

    def possible(self, seat: int) -> int:
        """Return the cards, a set of bits, that can be in this seat's hand."""
        return union(case.in_hand(seat)[1] for case in self._cases)

    def deal(self, stream: random.Random) -> State:
        """Deal the hidden cards at random, so that they agree with all that is known.

        Only `Random.random` of the stream is used.
        """
        several = len(self._cases) > 1
        case = self._cases[drawn_by(self._weights, stream) if several else 0]
        hands, stock, heaps = case.deal(stream)
        return self._filled(hands, stock + self._turn_up, heaps)


def _possible(memory: Memory, unseen: int) -> dict[CaseDeals, float]:
    """Return the deals of each case that can be, with how likely it is.

    A single case needs no proof: the truth is one of its deals.
    """
    cases = memory.cases(unseen & ~union(memory.known))
    deals = {CaseDeals(case, memory.heaps, unseen): case.weight for case in cases}
    return {one: weight for one, weight in deals.items() if len(cases) == 1 or one.possible}
