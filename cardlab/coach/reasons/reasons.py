"""What can be said for a move in any game in which cards are beaten."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from cardlab.coach.reason import Reason
from cardlab.coach.reasons.ahead import Ahead
from cardlab.coach.reasons.answers import Answers
from cardlab.coach.reasons.compared import V
from cardlab.coach.reasons.hands import Hands


class Reasons(Answers[V], Hands[V], Ahead[V]):
    """Why `best` is better than `other`, in one game."""

    def found(self) -> Iterator[Reason]:
        """Go through all that speaks for the better move."""
        yield from islice(chain(self.harder_to_answer(), self.makes_them_take()), 1)
        yield from self.keeps_the_better_hand()
        yield from self.spares_a_take()
        yield from self.can_go_on_with()

    def in_the_end(self) -> Iterator[Reason]:
        """Go through what comes of the moves by the end of the game."""
        yield from self.takes_less_to_the_end()
