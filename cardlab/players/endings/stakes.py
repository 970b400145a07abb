"""What is at stake in an ending: what a seat can still get, and how far it is from getting it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from cardlab.cards import bits_of
from cardlab.games.black_crow.state import CrowState
from cardlab.games.figured_fool.laws import FIGURED_BITS
from cardlab.games.figured_fool.state import FoolState
from cardlab.games.game import State
from cardlab.games.stump.state import StumpState

S = TypeVar("S", bound=State)


class Stakes(Generic[S]):
    """What is at stake for a seat, as far as it is the same in all games.

    Where cards are to be got rid of, the fewer the better. A game may say more of itself; then its
    endings are proven sooner.
    """

    def __init__(self, state: S, seat: int) -> None:
        """Look at an ending as `seat`, which is still in; `other` is the next that is."""
        still_in = [one for one in range(state.players) if one not in state.out]
        self.seat = seat
        self.other = next((one for one in still_in if one != seat), seat)
        self.players = state.players

    @property
    def levels(self) -> tuple[float, ...]:
        """What a seat can have got in the end, if anything; the most first."""
        return (1.0, 0.5)

    def opposed(self, state: S) -> bool:  # noqa: ARG002 - for games in which it depends
        """Tell whether, of two seats that are left, neither gains but at the other's cost."""
        return self.players == 2

    def limits(self, state: S) -> tuple[float, float]:  # noqa: ARG002 - as above
        """Return the least and the most that the seat can still get, as far as is easily seen."""
        return 0.0, 1.0

    def efforts(self, state: S) -> tuple[int, int]:
        """Guess how much it takes to show that the seat gets something, and that it does not.

        Both are above 0. A wrong guess costs time and nothing else.
        """
        mine, others = state.hands[self.seat], state.hands[self.other]
        return 1 + 2 * mine.bit_count() ** 2, 1 + 2 * others.bit_count() ** 2


class CrowStakes(Stakes[CrowState]):
    """What is at stake in Black Crow: who of the last is the crow."""

    def opposed(self, state: CrowState) -> bool:  # noqa: ARG002 - they always are
        """Tell whether, of two seats that are left, neither gains but at the other's cost."""
        return True


class StumpStakes(Stakes[StumpState]):
    """What is at stake in Stump: who is out first, and who of the last is the stump."""

    def opposed(self, state: StumpState) -> bool:  # noqa: ARG002 - they always are
        """Tell whether, of two seats that are left, neither gains but at the other's cost."""
        return True

    def limits(self, state: StumpState) -> tuple[float, float]:
        """Return the least and the most that the seat can still get; the first out has won."""
        return 0.0, 0.5 if state.out else 1.0

    def efforts(self, state: StumpState) -> tuple[int, int]:
        """Guess by the cards that the two have, those of their stumps too."""
        mine, others = state.cards_of(self.seat), state.cards_of(self.other)
        return 1 + 2 * mine**2, 1 + 2 * others**2


FAR = 18
"""Somebody who is so far ahead or behind is as good as safe or lost."""
LEAD = 3
"""So much behind is who leads, measured in half figured cards as all that follows."""
_EFFORTS = tuple([max(1, round(8 * 1.25**behind)) for behind in range(-FAR, FAR + 1)])


class FoolStakes(Stakes[FoolState]):
    """What is at stake in Figured Fool: to beat off more figured cards than anybody else.

    A card can be beaten off once, which takes another card; the highest trump never can.
    """

    def __init__(self, state: FoolState, seat: int) -> None:
        """Look at an ending as `seat`."""
        super().__init__(state, seat)
        self._trumps = state.trump.bits
        highest = 1 << self._trumps.bit_length() >> 1
        self._figured = FIGURED_BITS & ~highest

    @property
    def levels(self) -> tuple[float, ...]:
        """What a seat can have got in the end, if anything: a win, or a share in one."""
        return tuple(1 / winners for winners in range(1, self.players + 1))

    def opposed(self, state: FoolState) -> bool:
        """Tell whether one of the two has the best score; then one of them will win, or both."""
        scores = state.scores
        others = [scores[seat] for seat in state.out]
        return max(scores[self.seat], scores[self.other]) > max(others, default=0)

    def limits(self, state: FoolState) -> tuple[float, float]:
        """Return the least and the most that the seat can still get, by the scores."""
        still = self._still_to_score(state)
        mine, out = state.scores[self.seat], state.out
        best = most = 0
        for seat, score in enumerate(state.scores):
            if seat != self.seat:
                best = max(best, score)
                most = max(most, score if seat in out else score + still)
        least = 1.0 if mine > most else 1 / self.players if mine == most > 0 else 0.0
        hope = mine + still
        return least, 1.0 if hope > best else 0.5 if hope == best > 0 else 0.0

    def _still_to_score(self, state: FoolState) -> int:
        """Return how many figured cards can still be beaten off, at most."""
        cards = bits_of(state.bout)
        for hand in state.hands:
            cards |= hand
        return min((cards & self._figured).bit_count(), cards.bit_count() // 2)

    def efforts(self, state: FoolState) -> tuple[int, int]:
        """Guess by the scores, those of the bout among them, by the trumps, and by who leads."""
        scores, hands, trumps = state.scores, state.hands, self._trumps
        seat, other = self.seat, self.other
        figured = (bits_of(state.bout[::2]) & FIGURED_BITS).bit_count()
        ahead = 2 * (scores[seat] - scores[other])
        ahead += -2 * figured - LEAD if state.attacker == seat else 2 * figured + LEAD
        ahead += (hands[seat] & trumps).bit_count() - (hands[other] & trumps).bit_count()
        ahead = max(-FAR, min(ahead, FAR))
        return _EFFORTS[FAR - ahead], _EFFORTS[FAR + ahead]


_STAKES: dict[type[State], type[Stakes[Any]]] = {
    CrowState: CrowStakes,
    FoolState: FoolStakes,
    StumpState: StumpStakes,
}


def stakes_of(state: State, seat: int) -> Stakes[Any]:
    """Return what is at stake for a seat in an ending of any game."""
    return _STAKES.get(type(state), Stakes)(state, seat)
