"""How a turn ends, who draws, who takes up his stump, who goes out, and how the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from cardlab.cards import Card, bits_of, cards_in, texts
from cardlab.games.dealing import check_seat
from cardlab.games.game import State, View
from cardlab.games.hiding import Hidden
from cardlab.games.move import Move
from cardlab.games.seats import Hands, draw, next_in, with_hand
from cardlab.games.stump import words
from cardlab.games.stump.laws import PACK, Turn
from cardlab.games.vocabulary import Law, Layout, Setup
from cardlab.language import Sentence, mark

ST_2 = Law(
    "ST-2",
    mark("The aim"),
    mark(
        "Get rid of all your cards. Who does so first is the winner. The others play on, and the "
        "last one with cards is the loser, the stump."
    ),
)
ST_8 = Law(
    "ST-8",
    mark("Beat, then lead"),
    mark(
        "When you have beaten the top card, you lead another of your cards on top of it, and the "
        "next player must beat that one. If you have none left while there is stock, your turn "
        "ends and you draw; the next player must beat the card that you beat with."
    ),
)
ST_9 = Law(
    "ST-9",
    mark("Drawing"),
    mark(
        "At the end of your turn you draw up to four cards if you hold fewer, after a take too. "
        "The turned card is the last one drawn."
    ),
)
ST_11 = Law(
    "ST-11",
    mark("The whole pile"),
    mark(
        "If the pile holds no more cards than you must take, you take it whole, keep the move and "
        "lead to the empty pile."
    ),
)
ST_12 = Law(
    "ST-12",
    mark("A part of the pile"),
    mark(
        "If cards are left in the pile after a take, your turn is over, and the next player must "
        "beat the card now on top."
    ),
)
ST_13 = Law(
    "ST-13",
    mark("The stump"),
    mark(
        "Whenever your hand and the stock are both empty, you take up your stump at once, and its "
        "cards are your hand. If you have just beaten, you go on and lead one of them."
    ),
)
ST_14 = Law(
    "ST-14",
    mark("Going out"),
    mark(
        "With neither hand nor stump, and the stock empty, you are out at once, whether your last "
        "card beat or led. The pile stays, and the next player must beat its top card."
    ),
)
ST_15 = Law(
    "ST-15",
    mark("The end"),
    mark("The game ends when one player is left with cards, in his hand or in his stump."),
)
ST_16 = Law(
    "ST-16",
    mark("A game without an end"),
    mark(
        "When 150 turns have ended since anybody last drew, took up a stump or went out, the game "
        "ends. The player with most cards is the stump, an unopened stump counting two; a tie for "
        "most means nobody is. Whoever went out first has won; if nobody did, the one player with "
        "the fewest cards, if there is just one."
    ),
)
FULL_HAND = 4
STALE_TURNS = 150


class _Facts(NamedTuple):
    hands: Hands
    pile: tuple[Card, ...]
    phase: str | None
    to_act: int | None
    # What follows stays the same while a turn lasts.
    setup: Setup
    stumps: Hands
    stock: tuple[Card, ...]
    out: tuple[int, ...]
    stale: int


_made = tuple.__new__  # the quickest way: every move of a search makes a state
_STAYS = _Facts._fields.index("setup")


class StumpState(Turn, State, _Facts):
    """A whole position of Stump: hands and stumps as sets of bits, pile and stock in order."""

    __slots__ = ()

    game_name: ClassVar[str] = "stump"

    def cards_of(self, seat: int) -> int:
        """Return how many cards a seat has in all, an unopened stump counting two."""
        return self.hands[seat].bit_count() + self.stumps[seat].bit_count()

    def after(self, move: Move) -> StumpState:
        """Return the state after a legal move."""
        verb, cards = move
        seat = self.to_act
        assert seat is not None
        if verb == "take":
            return self._taken(seat)
        card = cards[-1]
        held, pile = list(self.hands), self.pile + (card,)
        held[seat] ^= 1 << card
        if verb == "lead":
            return self._turn_over(seat, held, pile)
        return self._beaten(seat, held, pile)

    def _beaten(self, seat: int, held: list[int], pile: tuple[Card, ...]) -> StumpState:
        """Go on to the lead, from the stump where the hand is empty (ST-8, ST-13, ST-14)."""
        if held[seat]:
            return _made(StumpState, (tuple(held), pile, "lead", seat) + self[_STAYS:])
        if self.stock or not self.stumps[seat]:
            return self._turn_over(seat, held, pile)
        held[seat] = self.stumps[seat]
        stumps = with_hand(self.stumps, seat, 0)
        return StumpState(tuple(held), pile, "lead", seat, self.setup, stumps, (), self.out, 0)

    def _taken(self, seat: int) -> StumpState:
        """Take from the top of the pile; the whole of it keeps the move (ST-10 to ST-12)."""
        pile, count = self.pile, self.to_take
        held = list(self.hands)
        held[seat] |= bits_of(pile[-count:])
        if count < len(pile):
            return self._turn_over(seat, held, pile[:-count])
        return _made(StumpState, (tuple(held), (), "lead", seat) + self[_STAYS:])

    def _turn_over(self, seat: int, held: list[int], pile: tuple[Card, ...]) -> StumpState:
        """End a turn: draw, take up the stump, go out; then the next player must beat."""
        _, _, _, _, setup, stumps, stock, out, stale = self
        left = draw(held, stock, (seat,), FULL_HAND)
        stale = stale + 1 if left is stock else 0
        if not held[seat]:
            stale = 0
            if stumps[seat]:
                held[seat] = stumps[seat]
                stumps = with_hand(stumps, seat, 0)
            else:
                out = out + (seat,)
        following = phase = None
        if len(out) < len(held) - 1 and stale < STALE_TURNS:
            following, phase = next_in(seat, out, len(held)), "beat"
        turn = (tuple(held), pile, phase, following)
        return _made(StumpState, turn + (setup, stumps, left, out, stale))

    def view(self, seat: int | None) -> StumpView:
        """Return what `seat` may know; None is an onlooker. Stumps are hidden from all."""
        check_seat("seat", seat, self.players)
        return StumpView(
            seat,
            self.setup,
            0 if seat is None else self.hands[seat],
            tuple(map(int.bit_count, self.hands)),
            tuple(map(bool, self.stumps)),
            len(self.stock),
            self.pile,
            self.phase,
            self.to_act,
            self.out,
            self.stale,
        )

    def own_facts(self) -> dict[str, Any]:
        """Return what only this game has in its dictionary form."""
        stumps = [texts(cards_in(stump)) for stump in self.stumps]
        return {"stumps": stumps, "pile": texts(self.pile), "phase": self.phase}


@dataclass(frozen=True, slots=True, repr=False)
class StumpView(Turn, View):
    """What one seat may know of a position of Stump."""

    seat: int | None
    setup: Setup
    held: int
    sizes: tuple[int, ...]
    stumps_left: tuple[bool, ...]
    stock: int
    pile: tuple[Card, ...]
    phase: str | None
    to_act: int | None
    out: tuple[int, ...]
    stale: int

    def cards_of(self, seat: int) -> int:
        """Return how many cards a seat has in all, an unopened stump counting two."""
        return self.sizes[seat] + 2 * self.stumps_left[seat]

    def own_facts(self) -> dict[str, Any]:
        """Return what only this game has to show, as plain types."""
        return {"stumps_left": self.stumps_left, "pile": texts(self.pile), "phase": self.phase}

    def hidden(self) -> Hidden:
        """Return what the seat does not see: other hands, the stock, and stumps not taken up."""
        shown = self.held | self.setup.aside | bits_of(self.pile)
        stumps = tuple(2 * left for left in self.stumps_left)
        return Hidden(PACK.bits & ~shown, stumps, self._filled)

    def _filled(self, hands: Hands, stock: tuple[Card, ...], stumps: Hands) -> StumpState:
        return StumpState(
            hands=hands,
            pile=self.pile,
            phase=self.phase,
            to_act=self.to_act,
            setup=self.setup,
            stumps=stumps,
            stock=stock,
            out=self.out,
            stale=self.stale,
        )

    def layout(self) -> Layout:
        """Return what lies on the table."""
        return words.layout(self)

    def choice(self, cards: Sequence[Card], target: Card | None = None) -> Move | None:
        """Return the move that these cards would be: the last of them led, or beating the top."""
        if not cards:
            return None
        if self.phase != "beat":
            return Move("lead", cards[-1:])
        return Move("beat", (target or self.pile[-1], cards[-1]))

    def caption(self, move: Move) -> Sentence:
        """Return what a button that makes this move says."""
        return words.caption(self, move)

    def status(self, names: Sequence[str]) -> Sentence:
        """Say what is going on and what this seat may do."""
        return words.status(self, names)
