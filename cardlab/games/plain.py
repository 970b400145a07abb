"""The beginning of a game: what every game has and says, for one that adds little to it.

A simple game builds on these instead of on `Situation`, `State`, `View` and `Game`. It then says
only what is its own: its laws, what a move does, what lies on the table.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from cardlab.cards import Card, bits_of
from cardlab.errors import BadDeal
from cardlab.games.dealing import DealRequest, check_seat, hands_of, shuffled
from cardlab.games.game import Game, Situation, State, Succession, View
from cardlab.games.hiding import Hidden
from cardlab.games.move import Move
from cardlab.games.telling import (
    OUT,
    TAKE,
    TURNED,
    Words,
    clockwise,
    dealt,
    told,
    told_of_cards,
)
from cardlab.games.vocabulary import Event, Setup
from cardlab.language import Sentence, listed, mark, say

_CAPTIONS = {
    "attack": mark("Attack with {cards}"),
    "lead": mark("Lead {cards}"),
    "throw": mark("Throw in {cards}"),
    "take": mark("Take"),
    "pass": mark("Pass"),
}
_TOLD: dict[str, Words] = {
    "attack": (mark("You attack with the {cards}."), mark("{name} attacks with the {cards}.")),
    "lead": (mark("You lead the {cards}."), mark("{name} leads the {cards}.")),
    "beat": (mark("You beat with the {cards}."), mark("{name} beats with the {cards}.")),
    "throw": (mark("You throw in the {cards}."), mark("{name} throws in the {cards}.")),
    "pass": (mark("You pass."), mark("{name} passes.")),
    "take": TAKE,
    "out": OUT,
}


def caption(move: Move) -> Sentence:
    """Return what a button that makes this move says."""
    if move.verb == "beat":
        return say("Beat {top} with {card}", top=move.cards[0], card=move.cards[1])
    return say(_CAPTIONS[move.verb], cards=move.cards)


class PlainTurn(Situation):
    """A turn in which every kind of move has its time that some legal move has."""

    __slots__ = ()

    def out_of_time(self, move: Move) -> Sentence | None:
        """Say why this kind of move has no place now, or None (CC-3)."""
        if any(legal.verb == move.verb for legal in self.legal_moves()):
            return None
        return say("You cannot {verb} now.", verb=move.verb)

    def advice(self, move: Move) -> Sentence:
        """Say in a sentence that `move` would be right."""
        return say("You can: {action}.", action=caption(move))


@dataclass(frozen=True, repr=False, kw_only=True)
class PlainState(PlainTurn, State):
    """A position with what every game has."""

    setup: Setup
    hands: tuple[int, ...]
    stock: tuple[Card, ...]
    to_act: int | None
    out: tuple[int, ...] = ()
    stale: int = 0

    def known_to(self, seat: int | None) -> dict[str, Any]:
        """Return what a view of this position has, but for the game's own facts."""
        check_seat("seat", seat, self.players)
        elsewhere = (hand for owner, hand in enumerate(self.hands) if owner != seat)
        return {
            "of": type(self),
            "unseen": sum(elsewhere) | bits_of(self.stock),
            "seat": seat,
            "setup": self.setup,
            "held": 0 if seat is None else self.hands[seat],
            "sizes": tuple(hand.bit_count() for hand in self.hands),
            "stock": len(self.stock),
            "to_act": self.to_act,
            "out": self.out,
            "stale": self.stale,
        }


@dataclass(frozen=True, repr=False, kw_only=True)
class PlainView(PlainTurn, View):
    """What one seat may know of such a position.

    `of` is the class of the positions, `unseen` the cards that are neither in the seat's hand nor
    shown; both follow from the game and from what is shown.
    """

    of: type[PlainState] = field(repr=False)
    unseen: int = field(repr=False)
    seat: int | None
    setup: Setup
    held: int
    sizes: tuple[int, ...]
    stock: int
    to_act: int | None
    out: tuple[int, ...]
    stale: int

    def hidden(self) -> Hidden:
        """Return what this view hides: the other hands and the stock."""
        names = (field.name for field in fields(self.of))
        facts = {name: getattr(self, name) for name in names if name not in ("hands", "stock")}

        def filled(hands: tuple[int, ...], stock: tuple[Card, ...], _: tuple[int, ...]) -> State:
            return self.of(hands=hands, stock=stock, **facts)

        return Hidden(self.unseen, (), filled)

    def caption(self, move: Move) -> Sentence:
        """Return what a button that makes this move says."""
        return caption(move)

    def status(self, names: Sequence[str]) -> Sentence:
        """Say whose turn it is, or who has won."""
        outcome = self.outcome
        if outcome:
            winners = listed(names[seat] for seat in outcome.winners) or say("nobody")
            return say("The game is over. Winner: {winners}.", winners=winners)
        if self.to_act == self.seat:
            return say("It is your turn.")
        return say("It is the turn of {name}.", name=names[self.to_act or 0])


class Dealt(NamedTuple):
    """Hands as they were dealt, and the cards left over, the top one first."""

    dealer: int
    hands: tuple[int, ...]
    rest: tuple[Card, ...]
    events: tuple[Event, ...]


class PlainGame(Game):
    """A game whose deal passes clockwise; `told` has words for what only this game has."""

    told: ClassVar[Mapping[str, Words]] = {}

    def __init_subclass__(cls) -> None:
        """Keep the game's laws and options from being changed."""
        cls.laws = MappingProxyType(dict(cls.laws))
        cls.options = MappingProxyType(dict(cls.options))

    def dealt(self, stream: random.Random, request: DealRequest, count: int) -> Dealt:
        """Shuffle, and deal everybody `count` cards one by one, from the dealer's left.

        Raises `BadDeal` for a leader that was asked for.
        """
        if request.leader is not None:
            raise BadDeal(
                say(
                    "In {game} the player left of the dealer leads, so no leader can be chosen.",
                    game=self.title,
                )
            )
        cards, players = shuffled(self.pack_of(dict(request.options)), stream), request.players
        lot = int(stream.random() * players)
        dealer = lot if request.dealer is None else request.dealer
        hands = hands_of(cards[: count * players], dealer + 1, players)
        events = tuple(map(dealt, range(players), hands))
        return Dealt(dealer, tuple(map(bits_of, hands)), tuple(cards[count * players :]), events)

    def succession(
        self, last: State, names: Sequence[str], viewer: int | None = None
    ) -> Succession:
        """Pass the deal one seat clockwise."""
        return clockwise(last, names, viewer)

    def tell(self, event: Event, names: Sequence[str], viewer: int | None) -> Sentence:
        """Say what happened to somebody at `viewer`'s seat."""
        if event.seat is None:
            return say(TURNED, cards=event.cards)
        if event.kind in ("deal", "draw"):
            return told_of_cards(event, names[event.seat], yours=event.seat == viewer)
        return told({**_TOLD, **self.told}[event.kind], event, names, viewer)
