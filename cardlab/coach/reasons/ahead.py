"""What can be said by looking ahead, all playing as they usually do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice

from cardlab.cards import Card
from cardlab.coach.outlook import DEALS, Course, Over, game_over
from cardlab.coach.reason import Reason
from cardlab.coach.reasons.compared import Compared, V
from cardlab.games.game import State
from cardlab.language import Sentence, say
from cardlab.players.player import Slices

CLEARLY = 8
"""So many deals of 100 must go otherwise, since habit is not how everybody plays."""


class Ahead(Compared[V]):
    """What comes of two moves in a turn, in a bout or in a game, in many possible deals."""

    def follow(self) -> Slices[None]:
        """Look how things go on after both moves, as they usually do, until the turn is over."""
        yield from self._follow(self.over)

    def follow_to_the_end(self) -> Slices[None]:
        """Look how things go on until the game is over."""
        yield from self._follow(game_over)

    def _follow(self, over: Over) -> Slices[None]:
        if not self.certain:
            self.courses = yield from self.outlook.follow(self.best, over)
            self.courses_too = yield from self.outlook.follow(self.other, over)

    def counted(self, holds: Callable[[Course], int]) -> tuple[int, int]:
        """Add something up over the deals, after the better move and after the other."""
        return sum(map(holds, self.courses)), sum(map(holds, self.courses_too))

    @property
    def moves(self) -> dict[str, object]:
        """The two moves as fields of a sentence, and how many deals are looked at."""
        return {
            "move": self.view.caption(self.best),
            "other": self.view.caption(self.other),
            "deals": DEALS,
        }

    @property
    def cards_of_both(self) -> tuple[Card, ...]:
        """The cards of both moves, each once."""
        return tuple(dict.fromkeys((*self.best.cards, *self.other.cards)))

    def goes_better(self, aim: str, size: Callable[[State], int]) -> Iterator[Reason]:
        """Say one thing about the next turn: a take comes less often, or else fewer cards stay."""
        yield from islice(chain(self.takes_less_often(), self.holds_fewer(aim, size)), 1)

    def takes_less_often(self) -> Iterator[Reason]:
        """Say that the player must take in fewer deals, in the next turn or before it."""
        few, many = self.counted(lambda course: course.takes > 0)
        if many - few >= CLEARLY:
            text = say(
                "If all play by rule of thumb, you must take before your next turn is over in "
                "{few} of {deals} possible deals after “{move}”, and in {many} after “{other}”.",
                few=few,
                many=many,
                **self.moves,
            )
            yield self._of_takes("ahead", text, (few, many), (many - few) / DEALS)

    def takes_less_to_the_end(self) -> Iterator[Reason]:
        """Say that the player takes less often in the whole rest of the game."""
        few, many = self.counted(lambda course: course.takes)
        if many - few >= CLEARLY:
            text = say(
                "If all play by rule of thumb to the end, you take {few} times in {deals} "
                "possible deals after “{move}”, and {many} times after “{other}”.",
                few=few,
                many=many,
                **self.moves,
            )
            yield self._of_takes("later", text, (few, many), (many - few) / (many + few))

    def _of_takes(
        self, kind: str, text: Sentence, numbers: tuple[int, int], weight: float
    ) -> Reason:
        return Reason(kind, text, self.cards_of_both, (self.laws["take"],), numbers, weight)

    def holds_fewer(self, aim: str, size: Callable[[State], int]) -> Iterator[Reason]:
        """Say that the player holds fewer cards after the next turn, which is the aim."""
        pairs = [
            (size(one.end), size(other.end))
            for one, other in zip(self.courses, self.courses_too, strict=True)
        ]
        fewer = sum(one < other for one, other in pairs)
        more = sum(one > other for one, other in pairs)
        if fewer - more < CLEARLY:
            return
        text = say(
            "If all play by rule of thumb until your next turn is over, you then hold fewer cards "
            "after “{move}” than after “{other}” in {fewer} of {deals} possible deals, and more "
            "cards in {more}.",
            fewer=fewer,
            more=more,
            **self.moves,
        )
        weight = (fewer - more) / DEALS / 2
        yield Reason("fewer", text, self.cards_of_both, (aim,), (fewer, more), weight)
