"""Follow, a made-up game: lay a card of the last one's suit if you can; the high trump wins."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from cardlab.cards import Card, Pack, Rank, bits_of, cards_in, texts
from cardlab.games.game import COMMON_LAWS, Deal, DealRequest, State
from cardlab.games.move import Move
from cardlab.games.plain import PlainGame, PlainState, PlainTurn, PlainView
from cardlab.games.position import Reader, refuse
from cardlab.games.seats import with_hand
from cardlab.games.vocabulary import Event, Law, Layout, Option, Outcome, Pair, Setup, Violation
from cardlab.language import Sentence, say

FO_1 = Law("FO-1", "Following", "You must lay a card of the last one's suit if you hold one.")
FO_2 = Law(
    "FO-2", "The end", "When the next player has no card, whoever laid the highest trump wins."
)


@dataclass(frozen=True, repr=False, kw_only=True)
class Turn(PlainTurn):
    pile: tuple[Card, ...] = ()

    @property
    def outcome(self) -> Outcome | None:
        if self.to_act is not None:
            return None
        laid = [(card, place) for place, card in enumerate(self.pile) if card.suit is self.trump]
        won = tuple((self.setup.dealer + 1 + max(laid)[1]) % self.players for _ in laid[:1])
        lost = tuple(seat for seat in range(self.players) if won and seat not in won)
        return Outcome(won, lost, None, None, drawn=not won, reason="FO-2")

    def moves_in_hand(self, hand: int) -> tuple[Move, ...]:
        suited = hand & self.pile[-1].suit.bits if self.pile else 0
        return tuple(Move("lead", [card]) for card in cards_in(suited or hand))

    def own_violation(self, move: Move, hand: int) -> Violation | None:
        legal, wrong = self.moves_in_hand(hand), say("That is not of the last card's suit.")
        return None if move in legal else self._violation(FO_1, wrong, legal[0])

    def own_facts(self) -> dict[str, Any]:
        return {"pile": texts(self.pile)}


@dataclass(frozen=True, repr=False, kw_only=True)
class FollowState(Turn, PlainState):
    game_name: ClassVar[str] = "follow"

    def view(self, seat: int | None) -> FollowView:
        return FollowView(pile=self.pile, **self.known_to(seat))

    def after(self, move: Move) -> FollowState:
        seat, pile = self.to_act or 0, (*self.pile, *move.cards)
        hands = with_hand(self.hands, seat, self.hands[seat] & ~bits_of(move.cards))
        following = (seat + 1) % self.players
        to_act = following if hands[following] else None
        return replace(self, hands=hands, pile=pile, to_act=to_act)


@dataclass(frozen=True, repr=False, kw_only=True)
class FollowView(Turn, PlainView):
    def layout(self) -> Layout:
        return Layout(tuple(map(Pair, self.pile[-1:])), None, ((),) * self.players)

    def choice(self, cards: Sequence[Card], target: Card | None = None) -> Move | None:  # noqa: ARG002 - laid anywhere
        return Move("lead", cards[-1:]) if cards else None


class Follow(PlainGame):
    name, title, pack, counted = "follow", Sentence("Follow"), Pack(tuple(Rank)[4:]), ("won",)
    options: ClassVar = {"hand": Option(4, (3, 4), "How many cards each player is dealt.")}
    laws: ClassVar = {law.id: law for law in (*COMMON_LAWS, FO_1, FO_2)}

    def from_dict(self, data: Mapping[str, Any]) -> FollowState:
        reader = Reader(self, data, ("pile",))
        hands, stock, pile = reader.hands(), reader.cards("stock"), reader.cards("pile")
        reader.one_pack(*hands, stock, pile, reader.cards("aside"))
        setup, bits = reader.setup(), tuple(map(bits_of, hands))
        following = (setup.dealer + 1 + len(pile)) % setup.players
        acts = following if bits[following] else None
        if reader.items("out") or reader.number("stale", 0, 0) or reader.seat("to_act") != acts:
            refuse(say("The turn goes clockwise from the dealer's left, and nobody is ever out."))
        return FollowState(setup=setup, hands=bits, stock=stock, pile=pile, to_act=acts)

    def _deal(self, stream: random.Random, setup: DealRequest) -> Deal:
        dealt = self.dealt(stream, setup, dict(setup.options)["hand"])
        card, stock = dealt.rest[0], (*dealt.rest[1:], dealt.rest[0])
        facts = Setup(setup.players, dealt.dealer, card.suit, card, 0, setup.options)
        acts = (dealt.dealer + 1) % setup.players
        state = FollowState(setup=facts, hands=dealt.hands, stock=stock, to_act=acts)
        return Deal(state, (*dealt.events, Event("turn", cards=(card,))))

    def events(self, before: State, move: Move, after: State) -> tuple[Event, ...]:  # noqa: ARG002 - nothing else happens
        return (Event("lead", before.to_act, move.cards, 1, "hand", "bout"),)
