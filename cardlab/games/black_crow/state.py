"""How a bout ends, who draws, who goes out, and how the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from cardlab.cards import Card, bits_of
from cardlab.games.black_crow import words
from cardlab.games.black_crow.laws import PACK, Bout
from cardlab.games.dealing import check_seat
from cardlab.games.game import State, View
from cardlab.games.hiding import Hidden
from cardlab.games.move import Move
from cardlab.games.seats import Hands, bits_of_pairs, draw, next_bout, now_out, with_hand, without
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


class _Facts(NamedTuple):
    hands: Hands
    uncovered: tuple[Card, ...]
    covered: tuple[tuple[Card, Card], ...]
    to_act: int | None
    # What follows stays the same while a bout lasts.
    setup: Setup
    stock: tuple[Card, ...]
    discard: int
    attacker: int | None
    defender: int | None
    out: tuple[int, ...]
    stale: int


_made = tuple.__new__  # the quickest way: every move of a search makes a state
_STAYS = _Facts._fields.index("setup")


class CrowState(Bout, State, _Facts):
    """A whole position of Black Crow: hands and discard as sets of bits, the stock in order."""

    __slots__ = ()

    game_name: ClassVar[str] = "black_crow"

    def size(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return self.hands[seat].bit_count()

    def after(self, move: Move) -> CrowState:
        """Return the state after a legal move."""
        verb, cards = move
        seat = self.to_act
        assert seat is not None
        if verb == "take":
            return self._taken(seat)
        if verb == "beat":
            return self._covered(seat, *cards)
        hands = with_hand(self.hands, seat, self.hands[seat] ^ bits_of(cards))
        return _made(CrowState, (hands, cards, (), self.defender) + self[_STAYS:])

    def _covered(self, seat: int, attack: Card, cover: Card) -> CrowState:
        hands = without(self.hands, seat, cover)
        uncovered = tuple([card for card in self.uncovered if card != attack])
        covered = (*self.covered, (attack, cover))
        if uncovered:
            facts = (hands, uncovered, tuple(sorted(covered)), seat) + self[_STAYS:]
            return _made(CrowState, facts)
        assert self.attacker is not None
        beaten = bits_of_pairs(covered)
        return self._bout_over(hands, (self.attacker, seat), beaten=beaten, taken=False)

    def _taken(self, seat: int) -> CrowState:
        """Take what lies there, without the covered pairs where that is played (BC-12, 12a)."""
        assert self.attacker is not None
        taken, covered = bits_of(self.uncovered), bits_of_pairs(self.covered)
        if self.partial:
            hands = with_hand(self.hands, seat, self.hands[seat] | taken)
            return self._bout_over(hands, (self.attacker, seat), beaten=covered, taken=True)
        hands = with_hand(self.hands, seat, self.hands[seat] | taken | covered)
        return self._bout_over(hands, (self.attacker,), beaten=0, taken=True)

    def _bout_over(
        self, hands: Hands, drawing: tuple[int, ...], *, beaten: int, taken: bool
    ) -> CrowState:
        """End the bout: drawing, going out, and who attacks next (BC-11 to BC-16)."""
        _, _, _, _, setup, stock, discard, attacker, defender, out, stale = self
        assert attacker is not None
        assert defender is not None
        held = list(hands)
        left = draw(held, stock, drawing, FULL_HAND)
        hands = tuple(held)
        gone = out if left else now_out(hands, out, (attacker, defender))
        progress = beaten or left is not stock or gone is not out
        stale = 0 if progress else stale + 1
        attacks = defends = None
        if len(gone) < len(hands) - 1 and stale < STALE_BOUTS:
            attacks, defends = next_bout(defender, gone, len(hands), taken)
        discard |= beaten
        facts = (hands, (), (), attacks, setup, left, discard, attacks, defends, gone, stale)
        return _made(CrowState, facts)

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
            self.uncovered,
            self.covered,
            self.attacker,
            self.defender,
            self.to_act,
            self.out,
            self.stale,
        )

    def own_facts(self) -> dict[str, Any]:
        """Return what only this game has in its dictionary form."""
        return words.facts(self)


@dataclass(frozen=True, slots=True, repr=False)
class CrowView(Bout, View):
    """What one seat may know of a position of Black Crow."""

    seat: int | None
    setup: Setup
    held: int
    sizes: tuple[int, ...]
    stock: int
    discard: int
    uncovered: tuple[Card, ...]
    covered: tuple[tuple[Card, Card], ...]
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

    def hidden(self) -> Hidden:
        """Return what the seat does not see: other hands and the stock."""
        laid = bits_of(self.uncovered) | bits_of_pairs(self.covered)
        shown = self.held | self.setup.aside | self.discard | laid
        return Hidden(PACK.bits & ~shown, (), self._filled)

    def _filled(self, hands: Hands, stock: tuple[Card, ...], _: Hands) -> CrowState:
        return CrowState(
            hands=hands,
            uncovered=self.uncovered,
            covered=self.covered,
            to_act=self.to_act,
            setup=self.setup,
            stock=stock,
            discard=self.discard,
            attacker=self.attacker,
            defender=self.defender,
            out=self.out,
            stale=self.stale,
        )

    def layout(self) -> Layout:
        """Return what lies on the table."""
        return words.layout(self)

    def choice(self, cards: Sequence[Card], target: Card | None = None) -> Move | None:
        """Return the move that these cards would be: a cover in a bout, else an attack."""
        if not cards:
            return None
        if self.seat is None or self.seat != self.defender or not self.uncovered:
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
