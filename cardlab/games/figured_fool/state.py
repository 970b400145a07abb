"""How a bout goes on and ends, who draws, who scores, who goes out, and how the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from cardlab.cards import Card, bits_of
from cardlab.games.dealing import check_seat
from cardlab.games.figured_fool import words
from cardlab.games.figured_fool.laws import FIGURED_BITS, Bout, Pairs, throwers
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.games.seats import Hands, draw, next_in, with_hand
from cardlab.games.vocabulary import Law, Layout, Setup
from cardlab.language import Sentence, mark

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
MOST_ATTACKS = 6
STALE_BOUTS = 40


@dataclass(frozen=True, slots=True, repr=False)
class FoolState(Bout, State):
    """A whole position of Figured Fool: hands and discard as sets of bits, the stock in order."""

    game_name: ClassVar[str] = "figured_fool"

    setup: Setup
    hands: Hands
    stock: tuple[Card, ...]
    discard: int
    pairs: Pairs
    attacker: int | None
    defender: int | None
    to_act: int | None
    limit: int | None
    scores: tuple[int, ...]
    passed: tuple[int, ...] = ()
    first_bout: bool = True
    out: tuple[int, ...] = ()
    stale: int = 0

    def size(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return self.hands[seat].bit_count()

    def after(self, move: Move) -> FoolState:
        """Return the state after a legal move."""
        seat = self.to_act
        assert seat is not None
        if move.verb in ("attack", "throw"):
            hands = with_hand(self.hands, seat, self.hands[seat] & ~move.cards[0].bit)
            pairs = (*self.pairs, (move.cards[0], None))
            return replace(self, hands=hands, pairs=pairs, to_act=self.defender)
        if move.verb == "beat":
            return _covered(self, *move.cards)
        if move.verb == "pass":
            return ask_next(replace(self, passed=tuple(sorted((*self.passed, seat)))))
        return bout_over(self, taken=True)

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
            self.pairs,
            self.attacker,
            self.defender,
            self.to_act,
            self.limit,
            self.scores,
            self.passed,
            self.first_bout,
            self.out,
            self.stale,
        )

    def own_facts(self) -> dict[str, Any]:
        """Return what only this game has in its dictionary form."""
        return words.facts(self)


def limit_of(setup: Setup, held: int, *, first_bout: bool) -> int:
    """Return how many attack cards a bout may have at which the defender holds so many (FF-11)."""
    cap = setup.settings["first_bout_cap"] if first_bout else None
    return min(MOST_ATTACKS if cap is None else cap, held)


def _covered(state: FoolState, attack: Card, cover: Card) -> FoolState:
    """Cover the open card; then the right to throw in starts again at the leader (FF-10)."""
    assert state.defender is not None
    hands = with_hand(state.hands, state.defender, state.hands[state.defender] & ~cover.bit)
    pairs = (*state.pairs[:-1], (attack, cover))
    covered = replace(state, hands=hands, pairs=pairs, passed=())
    return bout_over(covered, taken=False) if len(pairs) == state.limit else ask_next(covered)


def ask_next(state: FoolState) -> FoolState:
    """Ask the next who may throw in; when all have passed the bout is over (FF-10)."""
    asked = next((seat for seat in throwers(state) if seat not in state.passed), None)
    return bout_over(state, taken=False) if asked is None else replace(state, to_act=asked)


def bout_over(state: FoolState, *, taken: bool) -> FoolState:
    """End the bout: cards and scores, drawing, going out, the next leader (FF-12 to FF-17)."""
    attacker, defender = state.attacker, state.defender
    assert attacker is not None
    assert defender is not None
    laid = bits_of(card for pair in state.pairs for card in pair if card is not None)
    hands, scores = state.hands, state.scores
    if taken:
        hands = with_hand(hands, defender, hands[defender] | laid)
    else:
        scores = _with_score(scores, defender, state.pairs)
    clockwise = [(attacker + step) % state.players for step in range(state.players)]
    playing = [seat for seat in clockwise if seat not in state.out]
    hands, stock = draw(hands, state.stock, playing, FULL_HAND)
    out = state.out + tuple(seat for seat in playing if not hands[seat])
    progress = not taken or len(stock) < len(state.stock) or len(out) > len(state.out)
    stale = 0 if progress else state.stale + 1
    ended = replace(
        state,
        hands=hands,
        stock=stock,
        discard=state.discard if taken else state.discard | laid,
        pairs=(),
        scores=scores,
        passed=(),
        first_bout=False,
        out=out,
        stale=stale,
    )
    if len(out) >= state.players - 1 or stale == STALE_BOUTS:
        return replace(ended, attacker=None, defender=None, to_act=None, limit=None)
    return _next_bout(ended, defender, taken=taken)


def _with_score(scores: tuple[int, ...], defender: int, pairs: Pairs) -> tuple[int, ...]:
    """Book the figured attack cards of a bout for the defender who covered it (FF-13)."""
    figured = sum(1 for attack, _ in pairs if attack.bit & FIGURED_BITS)
    return (*scores[:defender], scores[defender] + figured, *scores[defender + 1 :])


def _next_bout(state: FoolState, defended: int, *, taken: bool) -> FoolState:
    """Let the defender lead, or the next player where he took or is out (FF-12, FF-14)."""
    leader = defended
    if taken or leader in state.out:
        leader = next_in(defended, state.out, state.players)
    defender = next_in(leader, state.out, state.players)
    limit = limit_of(state.setup, state.size(defender), first_bout=False)
    return replace(state, attacker=leader, defender=defender, to_act=leader, limit=limit)


@dataclass(frozen=True, slots=True, repr=False)
class FoolView(Bout, View):
    """What one seat may know of a position of Figured Fool."""

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
    limit: int | None
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

    def layout(self) -> Layout:
        """Return what lies on the table."""
        return words.layout(self)

    def choice(self, cards: Sequence[Card], target: Card | None = None) -> Move | None:
        """Return the move that the last of these cards would be: a cover, a throw, a lead."""
        if not cards:
            return None
        if not self.pairs:
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
