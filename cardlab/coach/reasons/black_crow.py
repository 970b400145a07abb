"""What speaks for a move in Black Crow: who must take the queen, what goes out, what stays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, cast

from cardlab.cards import Card, bits_of, cards_in
from cardlab.coach.outlook import DEALS, Course
from cardlab.coach.reason import Reason
from cardlab.coach.reasons.ahead import CLEARLY
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

    laws: ClassVar[Mapping[str, str]] = {"attack": "BC-8", "beat": "BC-9", "take": "BC-12"}

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
        yield from self.gains_the_attack()
        yield from self.costs_trumps()
        yield from self.goes_out_first()
        yield from self.parts_with_the_queen()
        yield from super().found()
        if "take" not in (self.best.verb, self.other.verb):
            yield from self.goes_better("BC-2", self._held)

    def _held(self, state: State) -> int:
        return state.hands[self.outlook.seat].bit_count()

    def harder_to_answer(self) -> Iterator[Reason]:
        """Say so of attacks without the queen, of whom there is more to be said."""
        if QUEEN not in self.best.cards:
            yield from super().harder_to_answer()

    def makes_them_take(self) -> Iterator[Reason]:
        """Say so of attacks without the queen, who must be taken anyway."""
        if QUEEN not in (*self.best.cards, *self.other.cards):
            yield from super().makes_them_take()

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

    def parts_with_the_queen(self) -> Iterator[Reason]:
        """Say that the queen is less often in the player's hand after the next turn."""
        few, many = self.counted(self._holds_queen)
        if many - few < CLEARLY or QUEEN in (*self.best.cards, *self.other.cards):
            return
        text = say(
            "If all play by rule of thumb until your next turn is over, you then hold the {queen} "
            "in {few} of {deals} possible deals after “{move}”, and in {many} after “{other}”.",
            few=few,
            many=many,
            queen=QUEEN,
            **self.moves,
        )
        named = tuple(dict.fromkeys((QUEEN, *self.cards_of_both)))
        weight = (many - few) / DEALS
        yield Reason("crowned", text, named, ("BC-2",), (few, many), weight)

    def _holds_queen(self, course: Course) -> bool:
        return bool(course.end.hands[self.outlook.seat] & QUEEN.bit)

    def gains_the_attack(self) -> Iterator[Reason]:
        """Say that who covers all attacks next, and that the queen can go then."""
        if self.best.verb != "beat" or self.other.verb != "take":
            return
        after = self._all_covered()
        if after is None or after.attacker != self.outlook.seat or after.defender is None:
            return
        lying, rival = self.view.uncovered, self.outlook.deals[0].after(self.other).to_act
        if rival is None:
            return  # taking ends the game (BC-16)
        fields = {
            "cards": lying,
            "name": self.outlook.name(rival),
            "victim": self.outlook.name(after.defender),
            "queen": QUEEN,
        }
        if QUEEN.bit & self.outlook.rest(self.best):
            text = say(
                "When you have covered the {cards} you attack next, and can give the {queen} to "
                "{victim}; if you take, {name} attacks.",
                **fields,
            )
            laws = ("BC-11", "BC-10", "BC-12")
            yield Reason("attacker", text, (*lying, QUEEN), laws, (1,), 0.5)
        else:
            text = say(
                "When you have covered the {cards} you attack next; if you take, {name} attacks.",
                **fields,
            )
            yield Reason("attacker", text, lying, ("BC-11", "BC-12"), (1,), 0.1)

    def _all_covered(self) -> CrowState | None:
        """Return the state after the better move and all other covers, if there are enough."""
        state = cast("CrowState", self.outlook.deals[0].after(self.best))
        while state.to_act == self.outlook.seat and state.uncovered:
            if not self.answers(state):
                return None
            state = state.after(cheapest_covers(state, state.legal_moves())[0])
        return state

    def costs_trumps(self) -> Iterator[Reason]:
        """Say that an attack draws out trumps, since nothing else covers it."""
        seat = self.asked()
        if seat is None or QUEEN in (*self.best.cards, *self.other.cards):
            return
        ours, theirs = self._only_by_trumps(self.best), self._only_by_trumps(self.other)
        if ours <= theirs:
            return
        fields = {
            "name": self.outlook.name(seat),
            "cards": self.best.cards,
            "others": self.other.cards,
        }
        text = (
            say("{name} must spend a trump to cover the {cards}, but not the {others}.", **fields)
            if self.certain
            else say(
                "In {more} of {deals} possible deals {name} can cover the {cards}, but not "
                "without a trump; the {others}, in {fewer}.",
                more=ours,
                fewer=theirs,
                deals=DEALS,
                **fields,
            )
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
