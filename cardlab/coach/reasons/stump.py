"""What speaks for a move in Stump: what can be beaten, what a take costs, what a hand keeps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, cast

from cardlab.cards import Card
from cardlab.coach.outlook import DEALS
from cardlab.coach.reason import Reason
from cardlab.coach.reasons.ahead import CLEARLY
from cardlab.coach.reasons.answers import SURE
from cardlab.coach.reasons.reasons import Reasons
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.games.stump.laws import PACK, beating, cost
from cardlab.games.stump.state import StumpState, StumpView
from cardlab.language import say

MOST_TAKEN = 10
"""The most cards that a take costs: a ten (ST-10)."""


class StumpReasons(Reasons[StumpView]):
    """Why one move is better than another in Stump."""

    laws: ClassVar[Mapping[str, str]] = {"lead": "ST-8", "beat": "ST-7", "take": "ST-10"}

    def beating(self, card: Card) -> int:
        """Return the cards that beat this one."""
        return beating(card, self.view.trump)

    def strength(self, card: Card) -> int:
        """Return how high a card is among the cards of its suit."""
        return PACK.ranks.index(card.rank)

    def to_take(self) -> tuple[Card, ...]:
        """Return the cards that a take would bring now."""
        return self.view.pile[-self.view.to_take :]

    def found(self) -> Iterator[Reason]:
        """Go through all that speaks for the better move."""
        yield from self.takes_up_the_stump()
        yield from super().found()
        yield from self.goes_better("ST-2", self._held)

    def _held(self, state: State) -> int:
        return cast("StumpState", state).cards_of(self.outlook.seat)

    def in_the_end(self) -> Iterator[Reason]:
        """Go through what comes of the moves by the end of the game."""
        yield from self.is_the_stump_less_often()
        yield from super().in_the_end()

    def is_the_stump_less_often(self) -> Iterator[Reason]:
        """Say that the player is last in fewer deals."""
        seat = self.outlook.seat
        few, many = self.counted(lambda course: _last(course.end) == seat)
        if many - few >= CLEARLY:
            text = say(
                "If all play by rule of thumb to the end, you are the stump in {few} of {deals} "
                "possible deals after “{move}”, and in {many} after “{other}”.",
                few=few,
                many=many,
                **self.moves,
            )
            weight = (many - few) / DEALS
            yield Reason("last", text, self.cards_of_both, ("ST-15",), (few, many), weight)

    def harder_to_answer(self) -> Iterator[Reason]:
        """Say what is sure; else what the take would cost; else how often there is an answer."""
        found = list(super().harder_to_answer())
        if any(reason.kind in SURE for reason in found):
            yield from found
        else:
            yield from (*self.costs_them_more(), *found)

    def costs_them_more(self) -> Iterator[Reason]:
        """Say that whoever cannot beat the better lead takes more for it, all in all."""
        seat = self.outlook.asked(self.best)
        if seat is None or self.best.verb != "lead":
            return
        ours, theirs = self._price(self.best), self._price(self.other)
        powerless, powerless_too = (
            DEALS - self.can_answer(self.best),
            DEALS - self.can_answer(self.other),
        )
        gain = (ours * powerless - theirs * powerless_too) / DEALS / MOST_TAKEN
        if gain <= 0:
            return
        (card,), (other,) = self.best.cards, self.other.cards
        fields = {
            "name": self.outlook.name(seat),
            "card": card,
            "other": other,
            "price": ours,
            "price_too": theirs,
        }
        text = (
            say(
                "{name} can beat neither, and takes {price} for the {card}, but {price_too} for "
                "the {other}.",
                **fields,
            )
            if self.certain
            else say(
                "{name} cannot beat the {card} in {powerless} of {deals} possible deals, and "
                "takes {price} for it then; the {other}, in {powerless_too}, and takes "
                "{price_too}.",
                powerless=powerless,
                powerless_too=powerless_too,
                deals=DEALS,
                **fields,
            )
        )
        numbers = (powerless, ours, powerless_too, theirs)
        yield Reason("price", text, (card, other), ("ST-10", "ST-12"), numbers, gain)

    def _price(self, lead: Move) -> int:
        """Return how many cards a take of this lead brings; of a whole pile only what is there."""
        return min(cost(lead.cards[0]), len(self.view.pile) + 1)

    def takes_up_the_stump(self) -> Iterator[Reason]:
        """Say that the stump comes up, or the player goes out, with the better move alone."""
        if not self._empties(self.best) or self._empties(self.other):
            return
        card = self.best.from_hand[0]
        stump = self.view.stumps_left[self.outlook.seat]
        if stump:
            text = say("The {card} is your last card, so you take up your stump now.", card=card)
        else:
            text = say("The {card} is your last card, and you are out with it.", card=card)
        yield Reason("emptied", text, (card,), ("ST-13" if stump else "ST-14",), (1,), 1.0)

    def _empties(self, move: Move) -> bool:
        """Tell whether a move empties the hand when there is nothing to draw."""
        return bool(move.from_hand) and not self.view.stock and not self.outlook.rest(move)


def _last(state: State) -> int | None:
    return state.outcome.last if state.outcome else None
