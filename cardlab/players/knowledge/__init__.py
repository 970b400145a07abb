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
from functools import cached_property, reduce
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
        remember = _MEMORIES.get(type(view), Memory)
        memory = remember(view, seen, hidden)
        if not memory.agrees_with(hidden):
            memory = remember(view, (), hidden)
        turned = view.setup.turned
        self._turn_up = () if turned is None or not view.stock else (turned,)
        self._unseen = hidden.cards & ~bits_of(self._turn_up)
        self._cases = memory.cases(self._unseen & ~union(memory.known))
        self._weights = list(accumulate(case.weight for case in self._cases))
        self._deals: list[CaseDeals | None] = [None] * len(self._cases)
        self._memory = memory
        self._filled = hidden.filled

    @cached_property
    def _all_deals(self) -> list[CaseDeals]:
        """The deals of each case that is possible."""
        deals = [self._deals_of(number) for number in range(len(self._cases))]
        return [one for one in deals if one.possible]

    @property
    def certain(self) -> bool:
        """Whether every hidden card can be deduced; any deal is then the truth."""
        if not all(deals.certain for deals in self._all_deals):
            return False
        return len({deals.deal(random.Random(0)) for deals in self._all_deals}) == 1

    def held_by(self, seat: int) -> int:
        """Return the cards, a set of bits, that are surely in this seat's hand."""
        held = [deals.in_hand(seat)[0] for deals in self._all_deals]
        return reduce(and_, held)

    def possible(self, seat: int) -> int:
        """Return the cards, a set of bits, that can be in this seat's hand."""
        return union(deals.in_hand(seat)[1] for deals in self._all_deals)

    def deal(self, stream: random.Random) -> State:
        """Deal the hidden cards at random, so that they agree with all that is known.

        Only `Random.random` of the stream is used.
        """
        hands, stock, heaps = self._drawn_case(stream).deal(stream)
        return self._filled(hands, stock + self._turn_up, heaps)

    def _drawn_case(self, stream: random.Random) -> CaseDeals:
        """Return the deals of one case, the likelier the oftener."""
        if len(self._cases) == 1:
            return self._deals_of(0)
        while True:
            deals = self._deals_of(drawn_by(self._weights, stream))
            if deals.possible:
                return deals

    def _deals_of(self, number: int) -> CaseDeals:
        """Return the deals of one case; they are prepared when first asked for."""
        found = self._deals[number]
        if found is None:
            found = CaseDeals(
                self._cases[number], self._memory.heaps, self._memory.stock, self._unseen
            )
            self._deals[number] = found
        return found
