"""Stump (Пень): get rid of your cards, and then of the two that you have never seen.

Each law stands beside the code that enforces it: `laws` has leading, beating and taking,
`state` the end of a turn and of the game, `deal` the beginning.

>>> state = STUMP.deal(players=3, seed=7)
>>> state.phase
'lead'
>>> print(state.why_not("take").text)
It is your lead now, so there is nothing to take.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from cardlab.cards import Pack
from cardlab.games.dealing import DealRequest
from cardlab.games.game import COMMON_LAWS, Deal, Game, State, Succession
from cardlab.games.move import Move
from cardlab.games.stump import deal, laws, position, state, words
from cardlab.games.stump.state import StumpState
from cardlab.games.vocabulary import Event, Law, Option
from cardlab.language import Sentence, mark, say

LAWS = (
    *COMMON_LAWS,
    laws.ST_1,
    state.ST_2,
    deal.ST_3,
    deal.ST_4,
    deal.ST_5,
    deal.ST_6,
    laws.ST_7,
    laws.ST_7A,
    state.ST_8,
    state.ST_9,
    laws.ST_10,
    state.ST_11,
    state.ST_12,
    state.ST_13,
    state.ST_14,
    state.ST_15,
    state.ST_16,
)


class Stump(Game):
    """The game of Stump."""

    name: ClassVar[str] = "stump"
    pack: ClassVar[Pack] = laws.PACK
    counted: ClassVar[tuple[str, ...]] = ("lost", "won")
    options: ClassVar[Mapping[str, Option]] = MappingProxyType(
        {"decline": Option(False, (False, True), mark("A player may take although able to beat."))}
    )
    laws: ClassVar[Mapping[str, Law]] = MappingProxyType({law.id: law for law in LAWS})

    @property
    def title(self) -> Sentence:
        """The game's name as people write it."""
        return say("Stump")

    def from_dict(self, data: Mapping[str, Any]) -> StumpState:
        """Read a position from plain types; raises `BadPosition` for one that cannot be."""
        return position.read(self, data)

    def _deal(self, stream: random.Random, request: DealRequest) -> Deal:
        return deal.deal(stream, request)

    def succession(
        self, last: State, names: Sequence[str], viewer: int | None = None
    ) -> Succession:
        """Say who deals after the game that ended with `last`, to somebody at `viewer`'s seat."""
        return deal.succession(last, names, viewer)

    def events(self, before: State, move: Move, after: State) -> tuple[Event, ...]:
        """Return what happened between two states, in order."""
        assert isinstance(before, StumpState)
        assert isinstance(after, StumpState)
        return words.events(before, move, after)

    def tell(self, event: Event, names: Sequence[str], viewer: int | None) -> Sentence:
        """Say what happened to somebody at `viewer`'s seat."""
        return words.tell(event, names, viewer)


STUMP = Stump()
