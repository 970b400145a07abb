"""Figured Fool (Дурак фигурный): beat off as many figured cards as you can.

Each law stands beside the code that enforces it: `laws` has leading, covering and throwing in,
`state` the course and the end of a bout and of the game, `deal` the beginning.

>>> state = FIGURED_FOOL.deal(players=3, seed=7)
>>> state.to_act == state.attacker
True
>>> print(state.why_not("pass").text)
You lead this bout, so you cannot pass.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from cardlab.cards import Pack
from cardlab.games.dealing import DealRequest
from cardlab.games.figured_fool import deal, laws, position, state, words
from cardlab.games.figured_fool.state import FoolState
from cardlab.games.game import COMMON_LAWS, Deal, Game, State, Succession
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event, Law, Option
from cardlab.language import Sentence, mark, say

LAWS = (
    *COMMON_LAWS,
    laws.FF_1,
    laws.FF_2,
    laws.FF_3,
    deal.FF_4,
    deal.FF_5,
    deal.FF_6,
    deal.FF_7,
    laws.FF_8,
    laws.FF_9,
    laws.FF_10,
    laws.FF_11,
    laws.FF_11A,
    state.FF_12,
    state.FF_13,
    state.FF_14,
    state.FF_15,
    state.FF_16,
    state.FF_17,
)


class FiguredFool(Game):
    """The game of Figured Fool."""

    name: ClassVar[str] = "figured_fool"
    pack: ClassVar[Pack] = laws.PACKS[52]
    counted: ClassVar[tuple[str, ...]] = ("won", "figured")
    options: ClassVar[Mapping[str, Option]] = MappingProxyType(
        {
            "deck": Option(36, (36, 52), mark("How many cards the pack has.")),
            "no_trump_lead": Option(
                "lot",
                ("lot", "lowest_card"),
                mark("Who leads the first game when nobody has a trump."),
                (mark("By lot"), mark("The lowest card")),
            ),
            "later_lead": Option(
                "under",
                ("under", "from_under"),
                mark("Who leads a later game: the player on the fool's right or left."),
                (mark("On the right"), mark("On the left")),
            ),
            "first_bout_cap": Option(
                None,
                (None, 5),
                mark("The most attack cards in the first bout, if fewer than six."),
                (mark("Six"), mark("Five")),
            ),
        }
    )
    laws: ClassVar[Mapping[str, Law]] = MappingProxyType({law.id: law for law in LAWS})

    @property
    def title(self) -> Sentence:
        """The game's name as people write it."""
        return say("Figured Fool")

    def pack_of(self, options: Mapping[str, Any]) -> Pack:
        """Return the pack of 36 or 52 cards."""
        return laws.PACKS[options["deck"]]

    def from_dict(self, data: Mapping[str, Any]) -> FoolState:
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
        assert isinstance(before, FoolState)
        assert isinstance(after, FoolState)
        return words.events(before, move, after)

    def tell(self, event: Event, names: Sequence[str], viewer: int | None) -> Sentence:
        """Say what happened to somebody at `viewer`'s seat."""
        return words.tell(event, names, viewer)


FIGURED_FOOL = FiguredFool()
