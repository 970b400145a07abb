"""Who deals, how stumps and hands are dealt, and how trumps are made."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardlab.cards import bits_of
from cardlab.errors import BadDeal
from cardlab.games.dealing import DealRequest, hands_of, shuffled
from cardlab.games.game import Deal, State, Succession
from cardlab.games.stump.laws import PACK
from cardlab.games.stump.state import FULL_HAND, StumpState
from cardlab.games.telling import dealt
from cardlab.games.vocabulary import Event, Law, Setup
from cardlab.language import mark, say

ST_3 = Law(
    "ST-3",
    mark("Who deals"),
    mark(
        "The first dealer is drawn by lot. In the next game the loser deals; after a game without "
        "a loser the same dealer deals again."
    ),
)
ST_4 = Law(
    "ST-4",
    mark("The deal"),
    mark(
        "Each player first gets two cards, face down. Nobody looks at them, not even their owner: "
        "they are his stump. Then each gets four cards in his hand."
    ),
)
ST_5 = Law(
    "ST-5",
    mark("Trumps"),
    mark(
        "The rest is the stock. Its top card is turned, makes its suit trumps, and goes under the "
        "stock. With six players no card is left: the last card dealt, the dealer's fourth, is "
        "shown to all, makes trumps and stays in his hand."
    ),
)
ST_6 = Law(
    "ST-6",
    mark("Who begins"),
    mark("The player left of the dealer leads one card to the empty pile."),
)
STUMP = 2
"""How many cards a stump has."""


def deal(stream: random.Random, request: DealRequest) -> Deal:
    """Deal a game of Stump."""
    if request.leader is not None:
        raise BadDeal(
            say("In Stump the player left of the dealer leads, so no leader can be chosen.")
        )
    players = request.players
    cards = shuffled(PACK, stream)
    lot = int(stream.random() * players)
    dealer = lot if request.dealer is None else request.dealer
    first = (dealer + 1) % players
    in_stumps, in_all = STUMP * players, (STUMP + FULL_HAND) * players
    hands = hands_of(cards[in_stumps:in_all], first, players)
    stock = cards[in_all:]
    turned = stock[0] if stock else cards[in_all - 1]
    state = StumpState(
        setup=Setup(players, dealer, turned.suit, turned, 0, request.options),
        hands=tuple(map(bits_of, hands)),
        stumps=tuple(map(bits_of, hands_of(cards[:in_stumps], first, players))),
        stock=(*stock[1:], *stock[:1]),
        pile=(),
        phase="lead",
        to_act=first,
        out=(),
        stale=0,
    )
    shown = Event("turn", None, (turned,), 1) if stock else Event("shown", dealer, (turned,), 1)
    return Deal(state, (*map(dealt, range(players), hands), shown))


def succession(last: State, names: Sequence[str], viewer: int | None) -> Succession:
    """Let the loser deal, or the same dealer again where nobody lost (ST-3)."""
    outcome = last.outcome
    lost = None if outcome is None else outcome.last
    dealer = last.setup.dealer if lost is None else lost
    yours, theirs = _NOBODY_LOST if lost is None else _LOST
    reason = say(yours if dealer == viewer else theirs, name=names[dealer])
    return Succession(dealer, None, reason)


_NOBODY_LOST = (
    mark("Nobody was the stump, so you deal again."),
    mark("Nobody was the stump, so {name} deals again."),
)
_LOST = (
    mark("You were the stump, so you deal."),
    mark("{name} was the stump, so {name} deals."),
)
