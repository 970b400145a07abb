"""How a bout goes on and ends, who draws, who scores, who goes out, and how the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from cardlab.cards import Card, bits_of
from cardlab.games.dealing import check_seat
from cardlab.games.figured_fool import words
from cardlab.games.figured_fool.laws import FIGURED_BITS, PACKS, Bout, throwers
from cardlab.games.game import State, View
from cardlab.games.hiding import Hidden
from cardlab.games.move import Move
from cardlab.games.seats import (
    Hands,
    clockwise_from,
    draw,
    next_bout,
    now_out,
    with_hand,
    without,
)
from cardlab.games.vocabulary import Law, Layout, Setup
from cardlab.language import Sentence, mark

FF_12 = Law(
    "FF-12",
    mark("All covered"),
    mark(
        "When a bout is over with every card covered, its cards go face down to the discard for "
        "good, and the defender leads the next one."
    ),
)
FF_13 = Law(
    "FF-13",
    mark("Scoring"),
    mark(
        "The defender scores one for each figured card that was played at him in a bout that he "
        "covered completely. His own covers do not count, nor does anything in a bout that he "
        "took. The scores are open."
    ),
)
FF_14 = Law(
    "FF-14",
    mark("Taking"),
    mark(
        "The defender may take instead of covering, even if he could cover. He takes every card on "
        "the table, his covers too. Nobody throws in after that, and the next player after him "
        "leads."
    ),
)
FF_15 = Law(
    "FF-15",
    mark("Drawing"),
    mark(
        "After a bout everyone with fewer than six cards draws up to six: the leader first, then "
        "the others clockwise from him, the defender in his place among them."
    ),
)
FF_16 = Law(
    "FF-16",
    mark("The end"),
    mark(
        "Who has no cards once the drawing is done is out. The game ends when at most one player "
        "has cards left: he is the fool. The fool may be the winner all the same."
    ),
)
FF_17 = Law(
    "FF-17",
    mark("A game without an end"),
    mark(
        "Forty bouts in a row in which nothing was discarded, nothing was drawn and nobody went "
        "out end the game. It is scored as it stands. The one with most cards is the fool; a tie "
        "means nobody is."
    ),
)
FULL_HAND = 6
STALE_BOUTS = 40


class _Facts(NamedTuple):
    hands: Hands
    bout: tuple[Card, ...]
    passed: tuple[int, ...]
    to_act: int | None
    # What follows stays the same while a bout lasts.
    setup: Setup
    stock: tuple[Card, ...]
    discard: int
    attacker: int | None
    defender: int | None
    scores: tuple[int, ...]
    first_bout: bool
    out: tuple[int, ...]
    stale: int


_made = tuple.__new__  # the quickest way: every move of a search makes a state
_STAYS = _Facts._fields.index("setup")


class FoolState(Bout, State, _Facts):
    """A whole position of Figured Fool: hands and discard as sets of bits, the stock in order."""

    __slots__ = ()

    game_name: ClassVar[str] = "figured_fool"

    def size(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return self.hands[seat].bit_count()

    def after(self, move: Move) -> FoolState:
        """Return the state after a legal move."""
        verb, cards = move
        seat = self.to_act
        assert seat is not None
        bout = self.bout
        if verb == "take":
            return self._bout_over(self.hands, bout, taken=True)
        if verb == "pass":
            return self._ask(self.hands, bout, self.passed + (seat,))
        card = cards[-1]
        hands, bout = without(self.hands, seat, card), bout + (card,)
        if verb != "beat":
            return _made(FoolState, (hands, bout, self.passed, self.defender) + self[_STAYS:])
        if not hands[seat] or len(bout) == 2 * self.most_attacks:  # no more may come: FF-11
            return self._bout_over(hands, bout, taken=False)
        return self._ask(hands, bout, ())

    def _ask(self, hands: Hands, bout: tuple[Card, ...], passed: tuple[int, ...]) -> FoolState:
        """Ask the next who may throw in; when all have passed the bout is over (FF-10)."""
        assert self.attacker is not None
        assert self.defender is not None
        for seat in throwers(self.attacker, self.defender, len(hands)):
            if hands[seat] and seat not in passed:
                return _made(FoolState, (hands, bout, passed, seat) + self[_STAYS:])
        return self._bout_over(hands, bout, taken=False)

    def _bout_over(self, hands: Hands, bout: tuple[Card, ...], *, taken: bool) -> FoolState:
        """End the bout: cards and scores, drawing, going out, the next leader (FF-12 to FF-17)."""
        _, _, _, _, setup, stock, discard, attacker, defender, scores, _, out, stale = self
        assert attacker is not None
        assert defender is not None
        players, held, laid = len(hands), list(hands), bits_of(bout)
        if taken:
            held[defender] |= laid
        else:
            discard |= laid
            figured = (bits_of(bout[::2]) & FIGURED_BITS).bit_count()
            scores = with_hand(scores, defender, scores[defender] + figured)
        left, gone = stock, out
        if stock:
            left = draw(held, stock, clockwise_from(attacker, players), FULL_HAND)
        if not left:
            gone = now_out(held, out, clockwise_from(attacker, players))
        progress = not taken or left is not stock or gone is not out
        stale = 0 if progress else stale + 1
        leader = led_to = None
        if len(gone) < players - 1 and stale < STALE_BOUTS:
            leader, led_to = next_bout(defender, gone, players, taken)
        begun = (leader, setup, left, discard, leader, led_to, scores, False, gone, stale)
        return _made(FoolState, (tuple(held), (), ()) + begun)

    def view(self, seat: int | None) -> FoolView:
        """Return what `seat` may know; None is an onlooker."""
        check_seat("seat", seat, self.players)
        return FoolView(
            seat,
            self.setup,
            0 if seat is None else self.hands[seat],
            tuple(map(int.bit_count, self.hands)),
            len(self.stock),
            self.discard,
            self.bout,
            self.attacker,
            self.defender,
            self.to_act,
            self.scores,
            self.passed,
            self.first_bout,
            self.out,
            self.stale,
        )

    def own_facts(self) -> dict[str, Any]:
        """Return what only this game has in its dictionary form."""
        return words.facts(self)


@dataclass(frozen=True, slots=True, repr=False)
class FoolView(Bout, View):
    """What one seat may know of a position of Figured Fool."""

    seat: int | None
    setup: Setup
    held: int
    sizes: tuple[int, ...]
    stock: int
    discard: int
    bout: tuple[Card, ...]
    attacker: int | None
    defender: int | None
    to_act: int | None
    scores: tuple[int, ...]
    passed: tuple[int, ...]
    first_bout: bool
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
        shown = self.held | self.setup.aside | self.discard | bits_of(self.bout)
        return Hidden(PACKS[self.setup.settings["deck"]].bits & ~shown, (), self._filled)

    def _filled(self, hands: Hands, stock: tuple[Card, ...], _: Hands) -> FoolState:
        return FoolState(
            hands=hands,
            bout=self.bout,
            passed=self.passed,
            to_act=self.to_act,
            setup=self.setup,
            stock=stock,
            discard=self.discard,
            attacker=self.attacker,
            defender=self.defender,
            scores=self.scores,
            first_bout=self.first_bout,
            out=self.out,
            stale=self.stale,
        )

    def layout(self) -> Layout:
        """Return what lies on the table."""
        return words.layout(self)

    def choice(self, cards: Sequence[Card], target: Card | None = None) -> Move | None:
        """Return the move that the last of these cards would be: a cover, a throw, a lead."""
        if not cards:
            return None
        if not self.bout:
            return Move("attack", cards[-1:])
        if self.open_card is not None and self.seat == self.defender:
            return Move("beat", (target or self.open_card, cards[-1]))
        return Move("throw", cards[-1:])

    def caption(self, move: Move) -> Sentence:
        """Return what a button that makes this move says."""
        return words.caption(self, move)

    def status(self, names: Sequence[str]) -> Sentence:
        """Say what is going on and what this seat may do."""
        return words.status(self, names)
