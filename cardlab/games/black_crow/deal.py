"""Who deals, how the cards are dealt, and how trumps are made."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from cardlab.cards import Card, Rank, Suit, bits_of
from cardlab.errors import BadDeal
from cardlab.games.black_crow.laws import PACK
from cardlab.games.black_crow.state import FULL_HAND, CrowState
from cardlab.games.dealing import DealRequest, hands_of, shuffled
from cardlab.games.game import Deal, State, Succession
from cardlab.games.telling import clockwise, dealt
from cardlab.games.vocabulary import Event, Law, Setup
from cardlab.language import mark, say

BC_3 = Law(
    "BC-3",
    mark("Who deals"),
    mark(
        "The first dealer is drawn by lot. In the next games the deal passes one seat clockwise, "
        "whoever lost, and after a drawn game too."
    ),
)
BC_4 = Law(
    "BC-4", mark("The deal"), mark("Each player gets five cards. The rest is the stock, face down.")
)
BC_5 = Law(
    "BC-5",
    mark("Trumps"),
    mark(
        "The top card of the stock is turned and laid face up across the bottom of the stock. Its "
        "suit is trumps."
    ),
)
BC_5A = Law(
    "BC-5a",
    mark("Diamonds always"),
    mark("Diamonds are trumps in every deal. No card is turned; the bottom card stays hidden."),
)
BC_5B = Law(
    "BC-5b",
    mark("Trumps by a marriage"),
    mark(
        "Going clockwise from the dealer's left, the first player who holds king and queen of "
        "one suit, not spades, shows them, and that suit is trumps; no card is turned. With two "
        "such pairs the longer suit counts; at equal length the later of clubs, diamonds, hearts. "
        "If nobody has a pair, a card is turned."
    ),
)
BC_6 = Law(
    "BC-6",
    mark("Never spades"),
    mark(
        "Spades are never trumps. A turned spade goes back somewhere into the middle half of the "
        "stock, and the new top card is turned, until it is no spade."
    ),
)
BC_7 = Law(
    "BC-7",
    mark("Who begins"),
    mark("The player left of the dealer attacks first, and the next player clockwise defends."),
)
MARRIAGE_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The suits that a marriage may make trumps; of equally long ones the first here counts."""


def deal(stream: random.Random, request: DealRequest) -> Deal:
    """Deal a game of Black Crow."""
    if request.leader is not None:
        raise BadDeal(
            say("In Black Crow the player left of the dealer leads, so no leader can be chosen.")
        )
    players = request.players
    cards = shuffled(PACK, stream)
    lot = int(stream.random() * players)
    dealer = lot if request.dealer is None else request.dealer
    first = (dealer + 1) % players
    in_hands = FULL_HAND * players
    hands = hands_of(cards[:in_hands], first, players)
    trumps = _make_trumps(dict(request.options)["trump"], hands, first, cards[in_hands:], stream)
    state = CrowState(
        setup=Setup(players, dealer, trumps.suit, trumps.turned, 0, request.options),
        hands=tuple(map(bits_of, hands)),
        stock=trumps.stock,
        discard=0,
        uncovered=(),
        covered=(),
        attacker=first,
        defender=(first + 1) % players,
        to_act=first,
        out=(),
        stale=0,
    )
    return Deal(state, (*map(dealt, range(players), hands), *trumps.events))


class Trumps(NamedTuple):
    """How trumps were made, and the stock after it."""

    suit: Suit
    turned: Card | None
    stock: tuple[Card, ...]
    events: tuple[Event, ...]


def _make_trumps(
    option: str,
    hands: Sequence[Sequence[Card]],
    first: int,
    stock: list[Card],
    stream: random.Random,
) -> Trumps:
    if option == "diamonds":
        return Trumps(Suit.DIAMONDS, None, tuple(stock), (Event("diamonds"),))
    if option == "marriage":
        for turn in range(len(hands)):
            seat = (first + turn) % len(hands)
            suit = marriage(hands[seat])
            if suit:
                pair = (Card.of(Rank.QUEEN, suit), Card.of(Rank.KING, suit))
                return Trumps(suit, None, tuple(stock), (Event("marriage", seat, pair),))
    return _turn_up(stock, stream)


def marriage(hand: Sequence[Card]) -> Suit | None:
    """Return the suit whose king and queen make it trumps, or None (BC-5b)."""
    suits = [
        suit
        for suit in MARRIAGE_SUITS
        if Card.of(Rank.KING, suit) in hand and Card.of(Rank.QUEEN, suit) in hand
    ]
    return max(suits, key=lambda suit: sum(card.suit is suit for card in hand), default=None)


def middle_half(count: int) -> range:
    """Return the places of the middle half of so many cards, counted from the top (BC-6)."""
    lowest = count // 4
    return range(lowest, count - lowest)


def can_be_trumps(turned: Card) -> bool:
    """Tell whether a turned card makes its suit trumps, or goes back into the stock (BC-6)."""
    return turned.suit is not Suit.SPADES


def _turn_up(stock: list[Card], stream: random.Random) -> Trumps:
    """Turn cards until one is no spade, and lay it under the stock (BC-5, BC-6)."""
    stock = list(stock)
    events = []
    turned = stock.pop(0)
    while not can_be_trumps(turned):
        events.append(Event("bury", cards=(turned,), count=1, source="stock", target="stock"))
        places = middle_half(len(stock))
        stock.insert(places[int(stream.random() * len(places))], turned)
        turned = stock.pop(0)
    events.append(Event("turn", cards=(turned,), count=1, source="stock", target="stock"))
    return Trumps(turned.suit, turned, (*stock, turned), tuple(events))


def succession(last: State, names: Sequence[str], viewer: int | None) -> Succession:
    """Pass the deal one seat clockwise (BC-3)."""
    return clockwise(last, names, viewer)
