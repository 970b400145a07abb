"""Who deals, how the cards are dealt, how trumps are made, and who leads."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from cardlab.cards import bits_of, cards_in
from cardlab.games.dealing import DealRequest, hands_of, shuffled
from cardlab.games.figured_fool.laws import PACKS
from cardlab.games.figured_fool.state import FULL_HAND, FoolState
from cardlab.games.game import Deal, State, Succession
from cardlab.games.telling import dealt
from cardlab.games.vocabulary import Event, Law, Setup
from cardlab.language import mark, say

FF_4 = Law(
    "FF-4",
    mark("Who deals"),
    mark(
        "The first dealer is drawn by lot. In the next game the fool deals; if the last game had "
        "no fool, the deal passes one seat clockwise."
    ),
)
FF_5 = Law(
    "FF-5",
    mark("The deal and trumps"),
    mark(
        "Each player gets six cards. The rest is the stock; its top card is turned, makes its suit "
        "trumps, and goes under the stock. With six players and 36 cards none is left: the last "
        "card dealt, the dealer's sixth, is shown to all, makes trumps and stays in his hand."
    ),
)
FF_6 = Law(
    "FF-6",
    mark("Who leads first"),
    mark(
        "In the first game the player with the lowest trump in his hand leads. If nobody has one, "
        "the leader is drawn by lot, or is the player with the lowest card, as chosen before the "
        "game; a tie for the lowest card is settled by lot."
    ),
)
FF_7 = Law(
    "FF-7",
    mark("Who leads later"),
    mark(
        "In later games, as chosen before, the player on the fool's right leads, and so attacks "
        "him, or the player on his left. If the last game had no fool, the lowest trump decides "
        "again."
    ),
)


class Leader(NamedTuple):
    """Who leads first, and what decided it."""

    seat: int
    event: Event


def deal(stream: random.Random, request: DealRequest) -> Deal:
    """Deal a game of Figured Fool."""
    players, options = request.players, dict(request.options)
    cards = shuffled(PACKS[options["deck"]], stream)
    lot, leader_lot = (int(stream.random() * players) for _ in range(2))
    dealer = lot if request.dealer is None else request.dealer
    first = (dealer + 1) % players
    in_hands = FULL_HAND * players
    stock = cards[in_hands:]
    turned = stock[0] if stock else cards[in_hands - 1]
    setup = Setup(players, dealer, turned.suit, turned, 0, request.options)
    dealt_hands = hands_of(cards[:in_hands], first, players)
    hands = tuple(map(bits_of, dealt_hands))
    shown = Event("turn", None, (turned,), 1) if stock else Event("shown", dealer, (turned,), 1)
    events = [*map(dealt, range(players), dealt_hands), shown]
    leader = request.leader
    if leader is None:
        leader, decided = first_leader(setup, hands, leader_lot, stream)
        events.append(decided)
    state = FoolState(
        setup=setup,
        hands=hands,
        stock=(*stock[1:], *stock[:1]),
        discard=0,
        bout=(),
        attacker=leader,
        defender=(leader + 1) % players,
        to_act=leader,
        scores=(0,) * players,
        passed=(),
        first_bout=True,
        out=(),
        stale=0,
    )
    return Deal(state, tuple(events))


def first_leader(setup: Setup, hands: Sequence[int], lot: int, stream: random.Random) -> Leader:
    """Return who leads the first game (FF-6)."""
    trumps = [hand & setup.trump.bits for hand in hands]
    if any(trumps):
        lowest = min(bits & -bits for bits in trumps if bits)
        seat = next(seat for seat, bits in enumerate(trumps) if lowest & bits)
        return Leader(seat, Event("lowest trump", seat))
    if setup.settings["no_trump_lead"] == "lot":
        return Leader(lot, Event("lot", lot))
    ranks = [min(card.rank.index for card in cards_in(hand)) for hand in hands]
    tied = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    seat = tied[int(stream.random() * len(tied))]
    return Leader(seat, Event("lowest card", seat))


def succession(last: State, names: Sequence[str], viewer: int | None) -> Succession:
    """Say who deals and leads after the game that ended with `last` (FF-4, FF-7)."""
    outcome, players = last.outcome, last.players
    fool = None if outcome is None else outcome.last
    if fool is None:
        dealer = (last.setup.dealer + 1) % players
        yours, theirs = _NO_FOOL
        reason = say(yours if dealer == viewer else theirs, name=names[dealer])
        return Succession(dealer, None, reason)
    under = last.setup.settings["later_lead"] == "under"
    leader = (fool - 1) % players if under else (fool + 1) % players
    text = _YOU_ARE_FOOL if fool == viewer else _YOU_LEAD if leader == viewer else _FOOL
    return Succession(fool, leader, say(text, fool=names[fool], leader=names[leader]))


_NO_FOOL = (
    mark("Nobody was the fool, so the deal passes to you."),
    mark("Nobody was the fool, so the deal passes to {name}."),
)
_FOOL = mark("{fool} was the fool, so {fool} deals and {leader} leads.")
_YOU_ARE_FOOL = mark("You were the fool, so you deal and {leader} leads.")
_YOU_LEAD = mark("{fool} was the fool, so {fool} deals and you lead.")
