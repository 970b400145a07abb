"""How a bout ends, who draws, who goes out, and how the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from cardlab.cards import Card, bits_of
from cardlab.games.black_crow import words
from cardlab.games.black_crow.laws import Bout, Pairs
from cardlab.games.dealing import check_seat
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.games.seats import Hands, draw, next_in, with_hand
from cardlab.games.vocabulary import Law, Layout, Setup
from cardlab.language import Sentence, mark

BC_2 = Law(
    "BC-2",
    mark("The aim"),
    mark(
        "Do not be the last player, left with the queen of spades: that is the black crow. "
        "Everybody else has won alike, and the order of going out is kept. In a drawn game nobody "
        "has won."
    ),
)
BC_11 = Law(
    "BC-11",
    mark("All covered"),
    mark(
        "When every attack card is covered, all these cards go face down to the discard and never "
        "come back. The attacker draws up to five cards, then the defender. Then the defender "
        "attacks the next player."
    ),
)
BC_12 = Law(
    "BC-12",
    mark("Taking"),
    mark(
        "Instead of covering you may take, even if you could cover. You take every card on the "
        "table, your own covers too. The attacker draws up to five cards; you draw nothing. The "
        "player after you attacks next; of two players that is the same attacker again."
    ),
)
BC_13 = Law(
    "BC-13",
    mark("The end of the stock"),
    mark(
        "The turned card is drawn as the last of the stock; after that nobody draws. If the stock "
        "does not suffice for both, the attacker draws first."
    ),
)
BC_14 = Law(
    "BC-14",
    mark("Going out"),
    mark(
        "A player who has no cards once the bout is over and the drawing is done is out, never "
        "before. If the player who should attack or defend next is out, the next one clockwise who "
        "is still in does."
    ),
)
BC_15 = Law(
    "BC-15",
    mark("The end"),
    mark(
        "The game ends when one player is left. He holds the queen of spades and is the black crow."
    ),
)
BC_16 = Law(
    "BC-16",
    mark("A game without an end"),
    mark(
        "Forty bouts in a row in which nothing was discarded, nothing was drawn and nobody went "
        "out end the game. It is a draw, and nobody is the crow."
    ),
)
FULL_HAND = 5
STALE_BOUTS = 40


@dataclass(frozen=True, slots=True, repr=False)
class CrowState(Bout, State):
    """A whole position of Black Crow: hands and discard as sets of bits, the stock in order."""

    game_name: ClassVar[str] = "black_crow"

    setup: Setup
    hands: Hands
    stock: tuple[Card, ...]
    discard: int
    pairs: Pairs
    attacker: int | None
    defender: int | None
    to_act: int | None
    out: tuple[int, ...] = ()
    stale: int = 0

    def size(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return self.hands[seat].bit_count()

    def after(self, move: Move) -> CrowState:
        """Return the state after a legal move."""
        if move.verb == "attack":
            return self._attacked(move.cards)
        if move.verb == "beat":
            return self._covered(*move.cards)
        return self._bout_over(self.hands, self.pairs, taken=True)

    def _attacked(self, cards: tuple[Card, ...]) -> CrowState:
        assert self.attacker is not None
        hands = with_hand(self.hands, self.attacker, self.hands[self.attacker] & ~bits_of(cards))
        return self._with(hands, tuple((card, None) for card in cards), self.defender)

    def _covered(self, attack: Card, cover: Card) -> CrowState:
        assert self.defender is not None
        hands = with_hand(self.hands, self.defender, self.hands[self.defender] & ~cover.bit)
        pairs = tuple((attack, cover) if pair[0] == attack else pair for pair in self.pairs)
        if any(answer is None for _, answer in pairs):
            return self._with(hands, pairs, self.defender)
        return self._bout_over(hands, pairs, taken=False)

    def _with(self, hands: Hands, pairs: Pairs, to_act: int | None) -> CrowState:
        return CrowState(
            self.setup,
            hands,
            self.stock,
            self.discard,
            pairs,
            self.attacker,
            self.defender,
            to_act,
            self.out,
            self.stale,
        )

    def _bout_over(self, hands: tuple[int, ...], pairs: Pairs, *, taken: bool) -> CrowState:
        """End the bout: cards go where they belong, then drawing, going out, the next attack."""
        attacker, defender = self.attacker, self.defender
        assert attacker is not None
        assert defender is not None
        beaten, picked_up = self._settle(pairs, taken=taken)
        hands = with_hand(hands, defender, hands[defender] | picked_up)
        drawing = (attacker,) if taken and not self.partial else (attacker, defender)
        hands, stock = draw(hands, self.stock, drawing, FULL_HAND)
        out = self.out + tuple(seat for seat in (attacker, defender) if not hands[seat])
        progress = beaten or len(stock) < len(self.stock) or len(out) > len(self.out)
        stale = 0 if progress else self.stale + 1
        over = len(out) == self.players - 1 or stale == STALE_BOUTS
        bout = Seats(None, None) if over else self._next_bout(defender, out, taken=taken)
        return CrowState(
            self.setup,
            hands,
            stock,
            self.discard | beaten,
            (),
            bout.attacker,
            bout.defender,
            bout.attacker,
            out,
            stale,
        )

    def _settle(self, pairs: Pairs, *, taken: bool) -> tuple[int, int]:
        """Return what goes to the discard and what the defender picks up (BC-11, 12, 12a)."""
        covered = bits_of(
            card for attack, cover in pairs if cover is not None for card in (attack, cover)
        )
        uncovered = bits_of(attack for attack, cover in pairs if cover is None)
        if taken and not self.partial:
            return 0, covered | uncovered
        return covered, uncovered

    def _next_bout(self, defender: int, out: tuple[int, ...], *, taken: bool) -> Seats:
        """Return who attacks whom next, passing over those who are out (BC-11, 12, 14)."""
        attacks = defender
        if taken or attacks in out:
            attacks = next_in(defender, out, self.players)
        return Seats(attacks, next_in(attacks, out, self.players))

    def view(self, seat: int | None) -> CrowView:
        """Return what `seat` may know; None is an onlooker."""
        check_seat("seat", seat, self.players)
        return CrowView(
            seat,
            self.setup,
            0 if seat is None else self.hands[seat],
            tuple(map(int.bit_count, self.hands)),
            len(self.stock),
            self.discard,
            self.pairs,
            self.attacker,
            self.defender,
            self.to_act,
            self.out,
            self.stale,
        )

    def own_facts(self) -> dict[str, Any]:
        """Return what only this game has in its dictionary form."""
        return words.facts(self)


class Seats(NamedTuple):
    """Who attacks whom; nobody once the game is over."""

    attacker: int | None
    defender: int | None


@dataclass(frozen=True, slots=True, repr=False)
class CrowView(Bout, View):
    """What one seat may know of a position of Black Crow."""

    seat: int | None
    setup: Setup
    held: int
    sizes: tuple[int, ...]
    stock: int
    discard: int
    pairs: Pairs
    attacker: int | None
    defender: int | None
    to_act: int | None
    out: tuple[int, ...]
    stale: int

    def size(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return self.sizes[seat]

    def own_facts(self) -> dict[str, Any]:
        """Return what only this game has to show, as plain types."""
        return words.facts(self)

    def layout(self) -> Layout:
        """Return what lies on the table."""
        return words.layout(self)

    def choice(self, cards: Sequence[Card], target: Card | None = None) -> Move | None:
        """Return the move that these cards would be: a cover in a bout, else an attack."""
        if not cards:
            return None
        if self.seat is None or self.seat != self.defender or not self.pairs:
            return Move("attack", cards)
        cover = cards[-1]
        if target is None:
            fitting = (move.cards[0] for move in self.legal_moves() if cover in move.from_hand)
            target = next(fitting, self.uncovered[0])
        return Move("beat", (target, cover))

    def caption(self, move: Move) -> Sentence:
        """Return what a button that makes this move says."""
        return words.caption(self, move)

    def status(self, names: Sequence[str]) -> Sentence:
        """Say what is going on and what this seat may do."""
        return words.status(self, names)
