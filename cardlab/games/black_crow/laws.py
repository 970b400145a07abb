"""The laws of playing a card: attacks, covers, the queen of spades.

`Bout` holds the facts that these laws look at. A state and a view are both a bout, so what
is played, what is offered and what is explained come from the same predicates.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from itertools import combinations
from typing import TypeVar

from cardlab.cards import Card, Pack, Rank, Suit, bits_of, cards_in, each_card
from cardlab.games.game import Situation
from cardlab.games.move import Move
from cardlab.games.plays import Beats
from cardlab.games.vocabulary import Law, Outcome, Violation
from cardlab.language import Sentence, mark, say

BC_1 = Law(
    "BC-1",
    mark("Players and pack"),
    mark(
        "Two to six people play with one pack of 52 cards. In each suit the ranks go up from the "
        "two to the ace."
    ),
)
PACK = Pack(tuple(Rank))

BC_8 = Law(
    "BC-8",
    mark("The attack"),
    mark(
        "You attack with one or more cards of one suit, laid face up all at once. Lay no more "
        "cards than the defender holds. Nothing is added later, and you cannot pass."
    ),
)
BC_9 = Law(
    "BC-9",
    mark("Covering"),
    mark(
        "You may cover an attack card with a higher card of its suit. A card that is no trump can "
        "also be covered with any trump; a trump only with a higher trump. Cover in any order, one "
        "card on one card."
    ),
)
BC_10 = Law(
    "BC-10",
    mark("The black crow"),
    mark(
        "The queen of spades covers no card, and no card covers her, not even a trump. She may be "
        "led, alone or with other spades. An attack with her in it must be taken."
    ),
)
BC_12A = Law(
    "BC-12a",
    mark("The Finnish way"),
    mark(
        "A player who takes gets only the cards that are not covered; the covered pairs go to the "
        "discard. If he then holds fewer than five cards he draws up to five, after the attacker. "
        "Beside the queen of spades the other cards may be covered; she is still taken."
    ),
)
QUEEN = Card.of(Rank.QUEEN, Suit.SPADES)
TAKE = Move("take")
_TAKE = (TAKE,)
_PARTIAL = ("partial", True)

Pairs = tuple[tuple[Card, Card | None], ...]
T = TypeVar("T")


def covering(attack: Card, trump: Suit) -> int:
    """Return the cards that may cover `attack` (BC-9), none of them the queen (BC-10)."""
    if attack == QUEEN:
        return 0
    return PACK.beating(attack, trump) & ~QUEEN.bit


class Attacks(dict[int, tuple[Move, ...]]):
    """Every attack with up to `most` cards of one suit (BC-8), worked out once for each hand."""

    ENOUGH = 2**14
    """So many are kept; beyond that, all are forgotten and worked out again."""

    def __init__(self, most: int) -> None:
        """Attack with one card and up to `most`."""
        super().__init__()
        self._most = most

    def __missing__(self, suited: int) -> tuple[Move, ...]:
        """Work out the attacks with cards of one suit."""
        if len(self) >= self.ENOUGH:
            self.clear()
        cards = cards_in(suited)
        sets = _sets(cards, self._most)
        attacks = tuple([attack(sets[place]) for place in _pack_order(len(cards), self._most)])
        self[suited] = attacks
        return attacks


_ATTACKS = tuple(Attacks(most) for most in range(len(Rank) + 1))
_SUITS = tuple(suit.bits for suit in Suit)


def attacks_from(hand: int, room: int) -> tuple[Move, ...]:
    """Return every attack from a hand with cards of one suit, as many as there is room for."""
    attacks: tuple[Move, ...] = ()
    for suit in _SUITS:
        suited = hand & suit
        if suited:
            held = suited.bit_count()
            attacks += _ATTACKS[min(room, held)][suited]
    return attacks


@cache
def attack(cards: tuple[Card, ...]) -> Move:
    """Return the attack with these cards, in pack order; each is made only once."""
    return Move._make(("attack", cards))


def _sets(cards: tuple[T, ...], most: int) -> list[tuple[T, ...]]:
    """Return each set of up to `most` of these, the small sets first."""
    return [chosen for size in range(1, most + 1) for chosen in combinations(cards, size)]


@cache
def _pack_order(count: int, most: int) -> tuple[int, ...]:
    """Return the places of the sets of up to `most` of `count` cards, in pack order."""
    sets = _sets(tuple(range(count)), most)
    return tuple(sorted(range(len(sets)), key=sets.__getitem__))


_BEATS = Beats(covering)


class Bout(Situation):
    """One player's attack on the next, with what the laws need to know of it.

    `uncovered` are the attack cards that the defender must still answer, `covered` the others,
    each with its cover; both go from low to high.
    """

    __slots__ = ()

    uncovered: tuple[Card, ...]
    covered: tuple[tuple[Card, Card], ...]
    attacker: int | None
    defender: int | None
    out: tuple[int, ...]

    @abstractmethod
    def size(self, seat: int) -> int:
        """Return how many cards a seat holds."""

    @property
    def partial(self) -> bool:
        """Whether covered pairs stay covered when the rest is taken (BC-12a)."""
        return _PARTIAL in self.setup.options

    @property
    def pairs(self) -> Pairs:
        """The attack cards from low to high, each with its cover or None."""
        open_pairs = ((attack, None) for attack in self.uncovered)
        return tuple(sorted((*self.covered, *open_pairs), key=lambda pair: pair[0]))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: by BC-15 with a black crow, or drawn by BC-16."""
        if self.to_act is not None:
            return None
        still_in = tuple(seat for seat in range(self.players) if seat not in self.out)
        if len(still_in) == 1:
            winners = tuple(sorted(self.out))
            return Outcome(winners, still_in, still_in[0], None, drawn=False, reason="BC-15")
        return Outcome((), (), None, None, drawn=True, reason="BC-16")

    @property
    def room(self) -> int:
        """The most cards that an attack may have: as many as the defender holds (BC-8)."""
        return 0 if self.defender is None else self.size(self.defender)

    @property
    def must_take(self) -> bool:
        """Whether the queen of spades in the attack forbids every cover (BC-10)."""
        return QUEEN in self.uncovered and not self.partial

    def moves_in_hand(self, hand: int) -> tuple[Move, ...]:
        """Return every legal move of the seat to act, which holds `hand`."""
        uncovered = self.uncovered
        if not uncovered:
            return attacks_from(hand, self.room)
        if self.must_take:
            return _TAKE
        return _BEATS.of_each(uncovered, self.setup.trump, hand) + _TAKE

    def out_of_time(self, move: Move) -> Sentence | None:
        """Say why this kind of move has no place now, or None (CC-3)."""
        if move.verb not in ("attack", "beat", "take"):
            return say("This game has no move called {verb}.", verb=move.verb)
        if move.verb == "attack" and self.uncovered:
            return say("You are defending now, so you cannot attack.")
        if move.verb == "beat" and not self.uncovered:
            return say("Nothing lies in front of you, so there is nothing to cover.")
        if move.verb == "take" and not self.uncovered:
            return say("Nothing lies in front of you, so there is nothing to take.")
        return None

    def own_violation(self, move: Move, hand: int) -> Violation | None:
        """Rule by BC-8, BC-9 and BC-10 on a move that keeps the common laws."""
        if move.verb == "attack":
            return self._attack_violation(move)
        if move.verb == "beat":
            attack, cover = move.cards
            return self._beat_violation(attack, cover, hand)
        return None

    def _attack_violation(self, move: Move) -> Violation | None:
        cards = bits_of(move.cards)
        suited = max((cards & suit.bits for suit in reversed(Suit)), key=int.bit_count)
        if suited != cards:
            wrong = say("The cards of an attack must all be of one suit.")
        elif len(move.cards) > self.room:
            wrong = say(
                "The defender holds only {count} card, too few for this attack.",
                "The defender holds only {count} cards, too few for this attack.",
                self.room,
            )
        else:
            return None
        kept = tuple(each_card(suited))[: self.room]
        return self._violation(BC_8, wrong, Move("attack", kept))

    def _beat_violation(self, attack: Card, cover: Card, hand: int) -> Violation | None:
        if attack == QUEEN and attack in self.uncovered:
            return self._violation(BC_10, say("The {queen} cannot be covered.", queen=QUEEN), TAKE)
        if self.must_take:
            wrong = say("With the {queen} in it an attack cannot be covered.", queen=QUEEN)
            return self._violation(BC_10, wrong, TAKE)
        if cover == QUEEN:
            wrong = say("The {queen} covers no card.", queen=QUEEN)
            return self._violation(BC_10, wrong, self._better_cover(attack, cover, hand))
        reason = self._no_cover(attack, cover)
        if reason is None:
            return None
        return self._violation(BC_9, reason, self._better_cover(attack, cover, hand))

    def _no_cover(self, attack: Card, cover: Card) -> Sentence | None:
        if attack not in self.uncovered:
            if any(attack == beaten for beaten, _ in self.covered):
                return say(
                    "The {attack} is covered already; one card covers one card.", attack=attack
                )
            return say("The {attack} is not one of the cards that you must answer.", attack=attack)
        if cover.bit & covering(attack, self.trump):
            return None
        if cover.suit is attack.suit:
            return say("The {cover} is not higher than the {attack}.", cover=cover, attack=attack)
        if attack.suit is self.trump:
            return say("The {attack} is a trump; only a higher trump covers it.", attack=attack)
        return say(
            "The {cover} does not cover the {attack}: it is neither of the same suit nor a trump.",
            cover=cover,
            attack=attack,
        )

    def _better_cover(self, attack: Card, cover: Card, hand: int) -> Move:
        """Return the smallest change to a wrong cover: another card, another place, or a take."""
        legal = self.moves_in_hand(hand)
        same_place = [move for move in legal if move.verb == "beat" and move.cards[0] == attack]
        same_card = [move for move in legal if move.verb == "beat" and move.cards[1] == cover]
        return min(same_place or same_card, key=self._cost, default=TAKE)

    def _cost(self, beat: Move) -> tuple[bool, int]:
        """Return what a cover costs: a plain card before a trump, a low one first."""
        card = beat.cards[1]
        return card.suit is self.trump, card.rank.index

    def advice(self, move: Move) -> Sentence:
        """Say in a sentence that `move` would be right."""
        if move.verb == "attack":
            return say("Attack with the {cards}.", cards=move.cards)
        if move.verb == "beat":
            attack, cover = move.cards
            return say("Cover the {attack} with the {cover}.", attack=attack, cover=cover)
        hand = self.acting_hand
        if hand is not None and self.moves_in_hand(hand) == (TAKE,):
            return say("You must take.")
        return say("You may take the cards instead.")
