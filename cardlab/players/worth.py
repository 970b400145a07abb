"""What the end of a game is worth to a seat: what every player of the house tries to get.

>>> stump = Outcome((0,), (2,), 2, None, drawn=False, reason="ST-15")
>>> [worth(stump, seat) for seat in range(3)]
[1.0, 0.5, 0.0]
>>> fool = Outcome((0, 1), (2,), 2, (5, 5, 3), drawn=False, reason="FF-16")
>>> [worth(fool, seat) for seat in range(3)]
[0.5, 0.5, 0.0]
"""

from __future__ import annotations

from cardlab.games.vocabulary import Outcome


def worth(outcome: Outcome, seat: int) -> float:
    """Return how much of a win a seat has got, from 0 to 1.

    Where there are scores a shared win is shared out, and whoever has not won has nothing. Where
    there are none a win is 1 and a loss 0; neither of them, as in a drawn game, is half a win.
    """
    if seat in outcome.winners:
        return 1.0 if outcome.scores is None else 1 / len(outcome.winners)
    return 0.5 if outcome.scores is None and seat not in outcome.losers else 0.0
