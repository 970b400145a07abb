"""Black Crow (Mustamaija): nobody wants to be left with the queen of spades.

Each law stands beside the code that enforces it: `laws` has attacks and covers, `state` the
end of a bout and of the game, `deal` the beginning. What is played, offered and explained
comes from the same predicates, so what is forbidden and what is said of it cannot differ.

>>> state = BLACK_CROW.deal(players=3, seed=7)
>>> state.to_act == state.attacker
True
>>> print(state.why_not("take").sentence)
Nothing lies in front of you, so there is nothing to take. Attack with the K♣. CC-3
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from cardlab.cards import Pack
from cardlab.games.black_crow import deal, laws, position, state, words
from cardlab.games.black_crow.state import CrowState
from cardlab.games.dealing import DealRequest
from cardlab.games.game import COMMON_LAWS, Deal, Game, State, Succession
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event, Law, Option
from cardlab.language import Sentence, mark, say

LAWS = (
    *COMMON_LAWS,
    laws.BC_1,
    state.BC_2,
    deal.BC_3,
    deal.BC_4,
    deal.BC_5,
    deal.BC_5A,
    deal.BC_5B,
    deal.BC_6,
    deal.BC_7,
    laws.BC_8,
    laws.BC_9,
    laws.BC_10,
    state.BC_11,
    state.BC_12,
    laws.BC_12A,
    state.BC_13,
    state.BC_14,
    state.BC_15,
    state.BC_16,
)


class BlackCrow(Game):
    """The game of Black Crow."""

    name: ClassVar[str] = "black_crow"
    pack: ClassVar[Pack] = laws.PACK
    options: ClassVar[Mapping[str, Option]] = MappingProxyType(
        {
            "trump": Option(
                "turned",
                ("turned", "diamonds", "marriage"),
                mark(
                    "How trumps are made: by a turned card, diamonds always, or by the first "
                    "player who holds a king and queen of one suit."
                ),
                (mark("A turned card"), mark("Diamonds"), mark("A king and queen")),
            ),
            "partial": Option(
                False,
                (False, True),
                mark("The Finnish way: covered pairs are discarded even when the rest is taken."),
            ),
        }
    )
    laws: ClassVar[Mapping[str, Law]] = MappingProxyType({law.id: law for law in LAWS})

    @property
    def title(self) -> Sentence:
        """The game's name as people write it."""
        return say("Black Crow")

    def from_dict(self, data: Mapping[str, Any]) -> CrowState:
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
        assert isinstance(before, CrowState)
        assert isinstance(after, CrowState)
        return words.events(before, move, after)

    def tell(self, event: Event, names: Sequence[str], viewer: int | None) -> Sentence:
        """Say what happened to somebody at `viewer`'s seat."""
        return words.tell(event, names, viewer)


BLACK_CROW = BlackCrow()
