"""The laws of playing a card: leading, covering, throwing in, passing.

`Bout` holds the facts that these laws look at. A state and a view are both a bout, so what is
played, what is offered and what is explained come from the same predicates.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from itertools import zip_longest

from cardlab.cards import ALL_CARDS, Card, Pack, Rank, Suit, bits_of
from cardlab.games.game import Situation
from cardlab.games.move import Move
from cardlab.games.plays import Beats, Plays
from cardlab.games.seats import clockwise_from
from cardlab.games.vocabulary import Law, Outcome, Violation
from cardlab.language import Sentence, mark, say

FF_1 = Law(
    "FF-1",
    mark("Players and pack"),
    mark(
        "Two to six people play with 36 cards, the sixes and up, or with all 52, as chosen before "
        "the game. In each suit the ranks go up to the ace."
    ),
)
PACKS = {36: Pack(tuple(Rank)[4:]), 52: Pack(tuple(Rank))}

FF_2 = Law(
    "FF-2",
    mark("Figured cards"),
    mark("The cards above the nine are figured: ten, jack, queen, king and ace."),
)
FIGURED = frozenset({Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})
FIGURED_BITS = bits_of(card for card in ALL_CARDS if card.rank in FIGURED)

FF_3 = Law(
    "FF-3",
    mark("The aim"),
    mark(
        "Beat off as many figured cards as you can. Whoever has most of them wins, and all others "
        "lose. Several with equally many share the win; if nobody has any, nobody wins."
    ),
)
FF_8 = Law(
    "FF-8",
    mark("The lead"),
    mark("The leader plays any one card to the player on his left, the defender."),
)
FF_9 = Law(
    "FF-9",
    mark("Covering"),
    mark(
        "The defender covers a card with a higher card of its suit or, if it is no trump, with any "
        "trump. A trump is covered only by a higher trump."
    ),
)
FF_10 = Law(
    "FF-10",
    mark("Throwing in"),
    mark(
        "When every card on the table is covered, the others may throw in a card whose rank lies "
        "on the table, one at a time; the defender answers each before the next. The leader is "
        "asked first, then the others clockwise, and after each covered card the leader again. "
        "Whoever has cards is asked, even with none that fits. The bout is over when all have "
        "passed in a row."
    ),
)
FF_11 = Law(
    "FF-11",
    mark("The limit of a bout"),
    mark(
        "A bout has at most six attack cards, and never more than the defender held when it began. "
        "At the limit it is over without asking. A defender who has covered everything with his "
        "last card has succeeded."
    ),
)
FF_11A = Law(
    "FF-11a",
    mark("A short first bout"),
    mark("The first bout of the game has at most five attack cards."),
)
MOST_ATTACKS = 6
TAKE, PASS = Move("take"), Move("pass")
_TAKE, _PASS = (TAKE,), (PASS,)

Pairs = tuple[tuple[Card, Card | None], ...]


def covering(attack: Card, trump: Suit) -> int:
    """Return the cards of all 52 that may cover `attack` (FF-9)."""
    return PACKS[52].beating(attack, trump)


_SAME_RANK = tuple(bits_of(Card.of(card.rank, suit) for suit in Suit) for card in ALL_CARDS)
_ATTACKS = Plays("attack")
_THROWS = Plays("throw")
_BEATS = Beats(covering)


class Bout(Situation):
    """One player's attack on the next, with what the laws need to know of it.

    `bout` holds its cards in the order laid: each attack card is followed by its cover.
    """

    __slots__ = ()

    bout: tuple[Card, ...]
    attacker: int | None
    defender: int | None
    first_bout: bool
    out: tuple[int, ...]
    scores: tuple[int, ...]
    stale: int

    @abstractmethod
    def size(self, seat: int) -> int:
        """Return how many cards a seat holds."""

    @property
    def pairs(self) -> Pairs:
        """The attack cards in the order laid, each with its cover or None."""
        return tuple(zip_longest(self.bout[::2], self.bout[1::2]))

    @property
    def open_card(self) -> Card | None:
        """The card that lies uncovered in front of the defender, if one does."""
        return self.bout[-1] if len(self.bout) % 2 else None

    @property
    def most_attacks(self) -> int:
        """The most attack cards that a bout has here, whatever the defender holds (FF-11, 11a)."""
        cap = self.setup.settings["first_bout_cap"] if self.first_bout else None
        return cap or MOST_ATTACKS

    @property
    def limit(self) -> int | None:
        """The most attack cards of this bout; None once the game is over (FF-11)."""
        if self.defender is None:
            return None
        return min(self.most_attacks, self.size(self.defender) + len(self.bout) // 2)

    @property
    def ranks_laid(self) -> int:
        """The cards whose rank lies on the table, in an attack or a cover (FF-10)."""
        bits = 0
        for card in self.bout:
            bits |= _SAME_RANK[card]
        return bits

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: by FF-16, or stopped by FF-17; the score decides by FF-3."""
        if self.to_act is not None:
            return None
        still_in = [seat for seat in range(self.players) if seat not in self.out]
        stopped = len(still_in) > 1
        most = max((self.size(seat) for seat in still_in), default=0)
        fools = [seat for seat in still_in if self.size(seat) == most]
        best = max(self.scores)
        winners = tuple(seat for seat, score in enumerate(self.scores) if best and score == best)
        losers = tuple(seat for seat in range(self.players) if seat not in winners)
        return Outcome(
            winners=winners,
            losers=losers,
            last=fools[0] if len(fools) == 1 else None,
            scores=self.scores,
            drawn=False,
            reason="FF-17" if stopped else "FF-16",
        )

    def moves_in_hand(self, hand: int) -> tuple[Move, ...]:
        """Return every legal move of the seat to act, which holds `hand`."""
        bout = self.bout
        if not bout:
            return _ATTACKS.of(hand)
        if len(bout) % 2:
            return _BEATS.of(bout[-1], self.setup.trump, hand) + _TAKE
        fitting = hand & self.ranks_laid
        return _THROWS.of(fitting) + _PASS if fitting else _PASS

    def out_of_time(self, move: Move) -> Sentence | None:
        """Say why this kind of move has no place now, or None (CC-3)."""
        verb = move.verb
        if verb == "lead":
            return say("This game has no move called {verb}.", verb=verb)
        if not self.bout:
            return None if verb == "attack" else self._too_early(verb)
        if self.open_card is not None:
            return None if verb in ("beat", "take") else self._while_defending(verb)
        if verb in ("throw", "pass"):
            return None
        if verb == "attack":
            return say("The bout goes on: you can only throw in a card, or pass.")
        return say("All cards are covered, so there is nothing to cover or take.")

    @staticmethod
    def _too_early(verb: str) -> Sentence:
        if verb == "pass":
            return say("You lead this bout, so you cannot pass.")
        if verb == "throw":
            return say("Nothing lies on the table yet, so there is nothing to throw in to.")
        return say("Nothing lies in front of you, so there is nothing to cover or take.")

    @staticmethod
    def _while_defending(verb: str) -> Sentence:
        if verb == "pass":
            return say("You are defending now: cover the card or take.")
        return say("You are defending now, so you cannot attack.")

    def own_violation(self, move: Move, hand: int) -> Violation | None:
        """Rule by FF-8 to FF-10 on a move that keeps the common laws."""
        if move.verb == "attack" and len(move.cards) > 1:
            wrong = say("A lead is one card, not {count}.", count=len(move.cards))
            return self._violation(FF_8, wrong, self._nearest(move, hand))
        if move.verb == "beat":
            return self._beat_violation(move, hand)
        if move.verb == "throw" and not move.cards[0].bit & self.ranks_laid:
            wrong = say("No card of the rank of the {card} lies on the table.", card=move.cards[0])
            return self._violation(FF_10, wrong, self.moves_in_hand(hand)[0])
        return None

    def _beat_violation(self, move: Move, hand: int) -> Violation | None:
        attack, cover = move.cards
        lying = self.open_card
        assert lying is not None
        if attack != lying:
            wrong = say("The card that you must answer is the {card}.", card=lying)
        elif cover.bit & covering(attack, self.trump):
            return None
        elif cover.suit is attack.suit:
            wrong = say("The {cover} is not higher than the {attack}.", cover=cover, attack=attack)
        elif attack.suit is self.trump:
            wrong = say("The {attack} is a trump; only a higher trump covers it.", attack=attack)
        else:
            wrong = say(
                "The {cover} does not cover the {attack}: it is neither of the same suit nor a "
                "trump.",
                cover=cover,
                attack=attack,
            )
        legal = self.moves_in_hand(hand)
        same_card = (other for other in legal if cover in other.from_hand)
        return self._violation(FF_9, wrong, next(same_card, None) or self._cheapest(legal))

    def _cheapest(self, legal: tuple[Move, ...]) -> Move:
        """Return the move that costs least: a plain card before a trump, a low one first."""
        covers = [move for move in legal if move.cards]
        return min(
            covers,
            key=lambda move: (move.cards[-1].suit is self.trump, move.cards[-1].rank.index),
            default=TAKE,
        )

    def advice(self, move: Move) -> Sentence:
        """Say in a sentence that `move` would be right."""
        if move.verb == "attack":
            return say("Lead the {card}.", card=move.cards[0])
        if move.verb == "throw":
            return say("Throw in the {card}, or pass.", card=move.cards[0])
        if move.verb == "beat":
            attack, cover = move.cards
            return say("Cover the {attack} with the {cover}.", attack=attack, cover=cover)
        hand = self.acting_hand
        sole = hand is not None and len(self.moves_in_hand(hand)) == 1
        if move.verb == "take":
            return say("You must take.") if sole else say("You may take the cards instead.")
        return say("You can only pass.") if sole else say("You may pass instead.")


@cache
def throwers(attacker: int, defender: int, players: int) -> tuple[int, ...]:
    """Return who may throw in if he holds cards: the leader first, then clockwise (FF-10)."""
    return tuple(seat for seat in clockwise_from(attacker, players) if seat != defender)
