"""The laws of playing a card: leading, beating the top of the pile, and taking from it.

`Turn` holds the facts that these laws look at. A state and a view are both a turn, so what is
played, what is offered and what is explained come from the same predicates.
"""

from __future__ import annotations

from abc import abstractmethod

from cardlab.cards import Card, Pack, Rank, Suit
from cardlab.games.game import Situation
from cardlab.games.move import Move
from cardlab.games.plays import Beats, Plays
from cardlab.games.vocabulary import Law, Outcome, Violation
from cardlab.language import Sentence, mark, say

ST_1 = Law(
    "ST-1",
    mark("Players and pack"),
    mark(
        "Two to six people play with 36 cards, the sixes and up. In each suit the ranks go up 6, "
        "7, 8, 9, jack, queen, king, ten, ace: the ten is higher than the king."
    ),
)
PACK = Pack(
    (
        Rank.SIX,
        Rank.SEVEN,
        Rank.EIGHT,
        Rank.NINE,
        Rank.JACK,
        Rank.QUEEN,
        Rank.KING,
        Rank.TEN,
        Rank.ACE,
    )
)

ST_7 = Law(
    "ST-7",
    mark("Beating"),
    mark(
        "You must beat the top card of the pile if you can: with a higher card of its suit, or "
        "with any trump if it is no trump. Which of your cards you use is up to you."
    ),
)
ST_7A = Law(
    "ST-7a",
    mark("Taking by choice"),
    mark("A player may take from the pile even when he could beat its top card."),
)
ST_10 = Law(
    "ST-10",
    mark("Taking"),
    mark(
        "If you cannot beat, you take cards from the top of the pile, the top card among them. Its "
        "rank says how many: ace 6, king 4, queen 3, jack 2, any other as many as its number."
    ),
)
_COSTS = {Rank.ACE: 6, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
TAKE = Move("take")
_TAKE = (TAKE,)
_DECLINE = ("decline", True)


def cost(card: Card) -> int:
    """Return how many cards a player takes who cannot beat this one (ST-10)."""
    return _COSTS.get(card.rank, card.rank.index + 2)


def beating(card: Card, trump: Suit) -> int:
    """Return the cards that beat this one (ST-7)."""
    return PACK.beating(card, trump)


_LEADS = Plays("lead")
_BEATS = Beats(beating)


class Turn(Situation):
    """One player's turn at the pile, with what the laws need to know of it."""

    __slots__ = ()

    pile: tuple[Card, ...]
    phase: str | None
    out: tuple[int, ...]

    @abstractmethod
    def cards_of(self, seat: int) -> int:
        """Return how many cards a seat has in all, an unopened stump counting two."""

    @property
    def decline(self) -> bool:
        """Whether a player who could beat may take instead (ST-7a)."""
        return _DECLINE in self.setup.options

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: by ST-15 with one player left, or stopped by ST-16."""
        if self.to_act is not None:
            return None
        still_in = [seat for seat in range(self.players) if seat not in self.out]
        if len(still_in) == 1:
            stump = still_in[0]
            return Outcome(self.out[:1], (stump,), stump, None, drawn=False, reason="ST-15")
        return self._stopped(still_in)

    def _stopped(self, still_in: list[int]) -> Outcome:
        """Rank those still in by their cards, an unopened stump counting two (ST-16)."""
        cards = {seat: self.cards_of(seat) for seat in still_in}
        most = [seat for seat in still_in if cards[seat] == max(cards.values())]
        fewest = [seat for seat in still_in if cards[seat] == min(cards.values())]
        losers = tuple(most) if len(most) == 1 else ()
        winners = self.out[:1] or (tuple(fewest) if len(fewest) == 1 else ())
        last = losers[0] if losers else None
        return Outcome(
            winners, losers, last, None, drawn=not winners and not losers, reason="ST-16"
        )

    def moves_in_hand(self, hand: int) -> tuple[Move, ...]:
        """Return every legal move of the seat to act, which holds `hand`."""
        if self.phase == "lead":
            return _LEADS.of(hand)
        beats = _BEATS.of(self.pile[-1], self.setup.trump, hand)
        return beats if beats and not self.decline else beats + _TAKE

    def out_of_time(self, move: Move) -> Sentence | None:
        """Say why this kind of move has no place now, or None (CC-3)."""
        if move.verb not in ("lead", "beat", "take"):
            return say("This game has no move called {verb}.", verb=move.verb)
        if move.verb == "lead" and self.phase == "beat":
            return say("You must answer the {top} before you can lead.", top=self.pile[-1])
        if move.verb == "beat" and self.phase == "lead":
            return say("It is your lead now, so there is nothing to beat.")
        if move.verb == "take" and self.phase == "lead":
            return say("It is your lead now, so there is nothing to take.")
        return None

    def own_violation(self, move: Move, hand: int) -> Violation | None:
        """Rule by ST-7 on a move that keeps the common laws."""
        if move.verb == "beat":
            return self._beat_violation(move, hand)
        if move.verb == "take" and not self.decline:
            better = self._cheapest(self.moves_in_hand(hand))
            if better.verb == "beat":
                wrong = say("You can beat the {top}, so you must not take.", top=self.pile[-1])
                return self._violation(ST_7, wrong, better)
        return None

    def _beat_violation(self, move: Move, hand: int) -> Violation | None:
        (beaten, card), top = move.cards, self.pile[-1]
        if beaten != top:
            wrong = say("Only the top card of the pile, the {top}, can be beaten.", top=top)
        elif card.bit & beating(top, self.trump):
            return None
        elif card.suit is top.suit:
            wrong = say("The {card} is not higher than the {top}.", card=card, top=top)
        elif top.suit is self.trump:
            wrong = say("The {top} is a trump; only a higher trump beats it.", top=top)
        else:
            wrong = say(
                "The {card} does not beat the {top}: it is neither of the same suit nor a trump.",
                card=card,
                top=top,
            )
        legal = self.moves_in_hand(hand)
        same_card = (move for move in legal if card in move.from_hand)
        return self._violation(ST_7, wrong, next(same_card, None) or self._cheapest(legal))

    def _cheapest(self, legal: tuple[Move, ...]) -> Move:
        """Return the move that costs least: a plain card before a trump, a low one first."""
        beats = [move for move in legal if move.cards]
        strength = PACK.ranks.index
        return min(
            beats,
            key=lambda move: (move.cards[-1].suit is self.trump, strength(move.cards[-1].rank)),
            default=TAKE,
        )

    @property
    def to_take(self) -> int:
        """How many cards a take from the pile would bring now (ST-10, ST-11)."""
        return min(cost(self.pile[-1]), len(self.pile)) if self.pile else 0

    def advice(self, move: Move) -> Sentence:
        """Say in a sentence that `move` would be right."""
        if move.verb == "lead":
            return say("Lead the {card}.", card=move.cards[0])
        if move.verb == "beat":
            top, card = move.cards
            return say("Beat the {top} with the {card}.", top=top, card=card)
        return say("You must take {count} card.", "You must take {count} cards.", self.to_take)
