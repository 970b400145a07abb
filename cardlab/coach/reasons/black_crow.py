"""What speaks for a move in Black Crow: who must take the queen, what goes out, what stays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, cast

from cardlab.cards import Card, bits_of, cards_in
from cardlab.coach.outlook import DEALS
from cardlab.coach.reason import Reason
from cardlab.coach.reasons.reasons import Reasons
from cardlab.games.black_crow.laws import QUEEN, covering
from cardlab.games.black_crow.state import FULL_HAND, CrowState, CrowView
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.games.seats import bits_of_pairs
from cardlab.language import say
from cardlab.players.black_crow import cheapest_covers


class CrowReasons(Reasons[CrowView]):
    """Why one move is better than another in Black Crow."""

    beating_law: ClassVar[str] = "BC-9"
    taking_law: ClassVar[str] = "BC-12"

    def beating(self, card: Card) -> int:
        """Return the cards that cover this one."""
        return covering(card, self.view.trump)

    def strength(self, card: Card) -> int:
        """Return how high a card is among the cards of its suit."""
        return card.rank.index

    def to_take(self) -> tuple[Card, ...]:
        """Return the cards that a take would bring now."""
        covered = 0 if self.view.partial else bits_of_pairs(self.view.covered)
        return cards_in(bits_of(self.view.uncovered) | covered)

    def answers(self, state: State) -> bool:
        """Tell whether the defender can cover the whole attack."""
        bout = cast("CrowState", state)
        legal = bout.legal_moves()
        return len(legal) > 1 and len(cheapest_covers(bout, legal)) == len(bout.uncovered)

    def found(self) -> Iterator[Reason]:
        """Go through all that speaks for the better move."""
        yield from self.passes_the_queen_on()
        yield from self.costs_trumps()
        yield from self.goes_out_first()
        yield from super().found()

    def harder_to_answer(self) -> Iterator[Reason]:
        """Say so of attacks without the queen, of whom there is more to be said."""
        if QUEEN not in self.best.cards:
            yield from super().harder_to_answer()

    def passes_the_queen_on(self) -> Iterator[Reason]:
        """Say that the queen of spades goes to somebody else."""
        seat = self.outlook.asked(self.best)
        if seat is not None and QUEEN in self.best.cards and QUEEN not in self.other.cards:
            text = say(
                "No card covers the {queen}, so {name} must take her, and you are rid of her; "
                "the {others} would leave her in your hand.",
                queen=QUEEN,
                name=self.outlook.name(seat),
                others=self.other.cards,
            )
            named = (QUEEN, *self.other.cards)
            yield Reason("queen", text, named, ("BC-10", "BC-2"), (1,), 1.0)

    def costs_trumps(self) -> Iterator[Reason]:
        """Say that an attack draws out trumps, since nothing else covers it."""
        seat, same = self.outlook.asked(self.best), self.outlook.asked(self.other)
        if seat is None or seat != same or QUEEN in (*self.best.cards, *self.other.cards):
            return
        ours, theirs = self._only_by_trumps(self.best), self._only_by_trumps(self.other)
        if ours <= theirs:
            return
        text = say(
            "In {more} of {deals} deals that agree with all that you have seen, {name} can cover "
            "the {cards}, but not without a trump; the {others}, in {fewer}.",
            more=ours,
            fewer=theirs,
            deals=DEALS,
            name=self.outlook.name(seat),
            cards=self.best.cards,
            others=self.other.cards,
        )
        named = (*self.best.cards, *self.other.cards)
        weight = (ours - theirs) / DEALS / 2  # a trump that goes is less than cards that come
        yield Reason("trumped", text, named, ("BC-9",), (ours, theirs), weight)

    def _only_by_trumps(self, move: Move) -> int:
        """Return in how many deals an attack is covered, but not by plain cards alone."""
        return self.outlook.answered(move, self._answers_by_trumps)

    def _answers_by_trumps(self, state: State) -> bool:
        bout = cast("CrowState", state)
        legal = bout.legal_moves()
        trumps = bout.trump.bits
        if len(legal) == 1 or bits_of(bout.uncovered) & trumps:
            return False
        plan = cheapest_covers(bout, legal)
        used = bits_of(move.cards[1] for move in plan)
        return len(plan) == len(bout.uncovered) and bool(used & trumps)

    def goes_out_first(self) -> Iterator[Reason]:
        """Say that fewer cards are left in the hand once the attacker has drawn."""
        if self.best.verb != "attack" or self.other.verb != "attack":
            return
        ours, theirs = self._left(self.best), self._left(self.other)
        if ours >= theirs:
            return
        text = say(
            "After the {cards} and the drawing you hold {count} card, after the {others} {more}.",
            "After the {cards} and the drawing you hold {count} cards, after the {others} {more}.",
            ours,
            cards=self.best.cards,
            others=self.other.cards,
            more=theirs,
        )
        laws = ("BC-14",) if not ours else ("BC-8", "BC-13")
        named = (*self.best.cards, *self.other.cards)
        weight = (theirs - ours) / self.view.held.bit_count()
        yield Reason("left", text, named, laws, (ours, theirs), weight)

    def _left(self, attack: Move) -> int:
        """Return how many cards the attacker holds after an attack and his drawing."""
        rest = self.outlook.rest(attack).bit_count()
        return max(rest, min(FULL_HAND, rest + self.view.stock))
