"""What speaks for a move in Figured Fool: who scores, who takes, what can be thrown in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, cast

from cardlab.cards import Card, bits_of, cards_in
from cardlab.coach.outlook import DEALS, Course, Over
from cardlab.coach.reason import Reason
from cardlab.coach.reasons.ahead import CLEARLY
from cardlab.coach.reasons.reasons import Reasons
from cardlab.games.figured_fool.laws import FIGURED_BITS, Bout, covering, throwers
from cardlab.games.figured_fool.state import FULL_HAND, FoolState, FoolView
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.language import Sentence, say

A_WIN = 5
"""About so many points win a game among a few."""


def bout_over(state: State, seat: int, again: bool) -> bool:  # noqa: ARG001 - see `Over`
    """Tell whether the bout is over."""
    return not cast("FoolState", state).bout


class FoolReasons(Reasons[FoolView]):
    """Why one move is better than another in Figured Fool."""

    laws: ClassVar[Mapping[str, str]] = {
        "attack": "FF-8",
        "throw": "FF-10",
        "pass": "FF-10",
        "beat": "FF-9",
        "take": "FF-14",
    }

    def far_enough(self) -> Over:
        """Return how far the deals are followed: a bout is what is scored."""
        return bout_over

    def beating(self, card: Card) -> int:
        """Return the cards that cover this one."""
        return covering(card, self.view.trump)

    def strength(self, card: Card) -> int:
        """Return how high a card is among the cards of its suit."""
        return card.rank.index

    def to_take(self) -> tuple[Card, ...]:
        """Return the cards that a take would bring now."""
        return self.view.bout

    def found(self) -> Iterator[Reason]:
        """Go through all that speaks for the better move."""
        point = list(self.gives_no_point())
        yield from point or self.gives_fewer_points()
        yield from self.may_spoil_points()
        yield from self.draws_anew()
        yield from self.scores()
        yield from self.invites_less()
        yield from self.can_follow()
        yield from self.baits()
        yield from super().found()

    def in_the_end(self) -> Iterator[Reason]:
        """Go through what comes of the moves by the end of the game."""
        yield from self.scores_more_in_all()
        yield from self.gives_fewer_in_all()

    def gives_no_point(self) -> Iterator[Reason]:
        """Say that the other move lays a figured card that the defender may score."""
        if _figured(self.best.from_hand) or not _figured(self.other.from_hand):
            return
        seat = self.outlook.asked(self.other)
        if seat is None:
            return
        covered = self.can_answer(self.other)
        (card,) = self.other.cards
        fields = {"card": card, "name": self.outlook.name(seat)}
        text = (
            say(
                "The {card} is figured: {name} can cover it, and scores for it if the whole bout "
                "is covered.",
                **fields,
            )
            if self.certain
            else say(
                "The {card} is figured: {name} can cover it in {covered} of {deals} possible "
                "deals, and scores for it if the whole bout is covered.",
                **fields,
                covered=covered,
                deals=DEALS,
            )
        )
        weight = covered / DEALS
        if covered:
            yield Reason("point", text, (card,), ("FF-2", "FF-13"), (covered,), weight)

    def may_spoil_points(self) -> Iterator[Reason]:
        """Say how often a card thrown in makes the defender take and lose the points."""
        seat = self.outlook.asked(self.best)
        if self.best.verb != "throw" or self.other.verb != "pass" or seat is None:
            return
        points = _attacks(self.view) & FIGURED_BITS
        failing = DEALS - self.can_answer(self.best)
        if not points or not failing:
            return
        (card,) = self.best.cards
        figured = cards_in(points)
        fields = {"name": self.outlook.name(seat), "card": card, "figured": figured}
        text = (
            say(
                "{name} cannot cover the {card}, must take, and scores nothing for the {figured}.",
                **fields,
            )
            if self.certain
            else say(
                "In {failing} of {deals} possible deals {name} cannot cover the {card}, must "
                "take, and scores nothing for the {figured}.",
                **fields,
                failing=failing,
                deals=DEALS,
            )
        )
        weight = failing / DEALS * min(1.0, len(figured) / A_WIN)
        yield Reason("spoilt", text, (card, *figured), ("FF-14", "FF-13"), (failing,), weight)

    def draws_anew(self) -> Iterator[Reason]:
        """Say that a plain card thrown in gives no point and makes room for a new one."""
        seat, stock = self.outlook.asked(self.best), self.view.stock
        if self.best.verb != "throw" or self.other.verb != "pass" or seat is None or not stock:
            return
        (card,) = self.best.cards
        if _figured((card,)) or self.view.held.bit_count() > FULL_HAND:
            return
        text = say(
            "The {card} is not figured, so {name} scores nothing for it, and you may draw "
            "another card in its place: the stock has {count} card left.",
            "The {card} is not figured, so {name} scores nothing for it, and you may draw "
            "another card in its place: the stock has {count} cards left.",
            stock,
            card=card,
            name=self.outlook.name(seat),
        )
        weight = 1 / self.view.held.bit_count() / 2  # one card of the hand, which may get better
        yield Reason("renewed", text, (card,), ("FF-2", "FF-15"), (stock,), weight)

    def scores(self) -> Iterator[Reason]:
        """Say what covering may score and taking gives up."""
        figured = cards_in(_attacks(self.view) & FIGURED_BITS)
        if self.best.verb != "beat" or self.other.verb != "take" or not figured:
            return
        text = say(
            "You score {count} point for the {figured} if you cover the whole bout; taking gives "
            "that up.",
            "You score {count} points for the {figured} if you cover the whole bout; taking gives "
            "that up.",
            len(figured),
            figured=figured,
        )
        weight = min(1.0, len(figured) / A_WIN)
        yield Reason("scored", text, figured, ("FF-13", "FF-14"), (len(figured),), weight)

    def invites_less(self) -> Iterator[Reason]:
        """Say that the better cover lays a rank that others can throw in less often."""
        if self.best.verb != "beat" or self.other.verb != "beat":
            return
        ours, theirs = self._thrown_after(self.best), self._thrown_after(self.other)
        if ours >= theirs:
            return
        card, other = self.best.cards[1], self.other.cards[1]
        fields = {"other": other, "card": card}
        text = (
            say("A card can be thrown in after the {other}, and none after the {card}.", **fields)
            if self.certain
            else say(
                "Somebody can throw in a card after the {other} in {many} of {deals} possible "
                "deals, and after the {card} in {few}.",
                **fields,
                many=theirs,
                few=ours,
                deals=DEALS,
            )
        )
        weight = (theirs - ours) / DEALS / 2  # what is thrown in may be covered, and score
        yield Reason("invited", text, (card, other), ("FF-10",), (ours, theirs), weight)

    def _thrown_after(self, cover: Move) -> int:
        """Return in how many deals somebody can throw in a card after this cover."""
        return self.outlook.count(
            lambda deal: bool(_throwable(cast("FoolState", deal.after(cover))))
        )

    def baits(self) -> Iterator[Reason]:
        """Say that after the better cover others may throw in more that scores when beaten."""
        if self.best.verb != "beat" or self.other.verb != "beat":
            return
        ours, theirs = (self.outlook.count(self._bait(move)) for move in (self.best, self.other))
        if ours <= theirs:
            return
        fields = {"card": self.best.cards[1], "other": self.other.cards[1]}
        text = (
            say(
                "A figured card that you can cover may be thrown in after the {card}, and none "
                "after the {other}.",
                **fields,
            )
            if self.certain
            else say(
                "A figured card that you can cover may be thrown in after the {card} in {more} "
                "of {deals} possible deals, and after the {other} in {fewer}.",
                **fields,
                more=ours,
                fewer=theirs,
                deals=DEALS,
            )
        )
        named = (self.best.cards[1], self.other.cards[1])
        weight = (ours - theirs) / DEALS / 2  # nobody has to throw it in
        yield Reason("baited", text, named, ("FF-10", "FF-13"), (ours, theirs), weight)

    def _bait(self, cover: Move) -> Callable[[State], bool]:
        """Return what tells whether others may throw in a figured card that the seat can cover."""

        def baited(deal: State) -> bool:
            after = cast("FoolState", deal.after(cover))
            figured = _throwable(after) & FIGURED_BITS
            hand = after.hands[self.outlook.seat]
            return any(self.beating(card) & hand for card in cards_in(figured))

        return baited

    def gives_fewer_points(self) -> Iterator[Reason]:
        """Say that the defender scores less in this bout."""
        seat = self.view.defender
        if seat is None or seat == self.outlook.seat:
            return
        fewer, more = self.counted(self._points_of(seat))
        if more - fewer >= CLEARLY:
            text = say(
                "If all play by rule of thumb until this bout is over, {name} scores {fewer} "
                "points over {deals} possible deals after “{move}”, and {more} after “{other}”.",
                more=more,
                fewer=fewer,
                name=self.outlook.name(seat),
                **self.moves,
            )
            yield self._of_points("given", text, (fewer, more))

    def scores_more_in_all(self) -> Iterator[Reason]:
        """Say that the player scores more in the whole rest of the game."""
        more, fewer = self.counted(self._points_of(self.outlook.seat))
        if _clearly(fewer, more):
            text = say(
                "If all play by rule of thumb to the end, you still score {more} points over "
                "{deals} possible deals after “{move}”, and {fewer} after “{other}”.",
                more=more,
                fewer=fewer,
                **self.moves,
            )
            yield self._of_points("earned", text, (more, fewer))

    def gives_fewer_in_all(self) -> Iterator[Reason]:
        """Say that the one who is most helped by the other move scores less to the end."""
        others = [seat for seat in range(self.view.players) if seat != self.outlook.seat]
        found = {seat: self.counted(self._points_of(seat)) for seat in others}
        seat = max(others, key=lambda one: found[one][1] - found[one][0])
        fewer, more = found[seat]
        if _clearly(fewer, more):
            text = say(
                "If all play by rule of thumb to the end, {name} still scores {fewer} points over "
                "{deals} possible deals after “{move}”, and {more} after “{other}”.",
                more=more,
                fewer=fewer,
                name=self.outlook.name(seat),
                **self.moves,
            )
            yield self._of_points("later given", text, (fewer, more))

    def _points_of(self, seat: int) -> Callable[[Course], int]:
        """Return what counts the points that a seat gets."""
        before = self.view.scores[seat]
        return lambda course: cast("FoolState", course.end).scores[seat] - before

    def _of_points(self, kind: str, text: Sentence, points: tuple[int, int]) -> Reason:
        weight = min(1.0, abs(points[0] - points[1]) / DEALS / A_WIN * 2)
        return Reason(kind, text, self.cards_of_both, ("FF-13",), points, weight)

    def can_follow(self) -> Iterator[Reason]:
        """Say that another card of the rank that is led can be thrown in later."""
        if self.best.verb != "attack" or self.other.verb != "attack":
            return
        (card,), (other,) = self.best.cards, self.other.cards
        more = tuple(held for held in self.view.hand if held.rank is card.rank and held != card)
        fewer = [held for held in self.view.hand if held.rank is other.rank and held != other]
        more = tuple(held for held in more if not _figured((held,)))
        if len(more) <= len(fewer):
            return
        text = say(
            "Once the {card} is covered you can throw in the {more} too, for you hold cards of "
            "the same rank.",
            card=card,
            more=more,
        )
        weight = (len(more) - len(fewer)) / self.view.held.bit_count() / 2
        yield Reason("followed", text, (card, *more), ("FF-10",), (len(more),), weight)


def _figured(cards: tuple[Card, ...]) -> bool:
    return bool(bits_of(cards) & FIGURED_BITS)


def _clearly(fewer: int, more: int) -> bool:
    """Tell whether points to the end differ by enough to be more than what habit makes of it."""
    return more - fewer >= max(2 * CLEARLY, more // 10)


def _attacks(bout: Bout) -> int:
    """Return the attack cards of a bout, a set of bits."""
    return bits_of(bout.bout[::2])


def _throwable(after: FoolState) -> int:
    """Return what somebody can throw in, a set of bits; nothing once the bout is over."""
    if not after.bout:
        return 0
    assert after.attacker is not None
    assert after.defender is not None
    seats = throwers(after.attacker, after.defender, after.players)
    return sum(after.hands[seat] for seat in seats) & after.ranks_laid
