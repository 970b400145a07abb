"""How well players do against each other: many games on the same deals, with the seats swapped.

Luck in the cards is shared out: each deal is played once for every seat at which the one player
can sit, the other having all the rest. So two players of the same strength come off the same, and
far fewer games tell them apart than on deals of their own.

>>> found = compare("careful", "beginner", "stump", deals=12)
>>> found.worth.mean > 0.5, len(found.deals)
(True, 12)
>>> compare("careful", "careful", "stump", deals=3).worth.mean
0.5
"""

from __future__ import annotations

import math
import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean, stdev
from time import process_time
from typing import Any, TypeAlias

from cardlab.codes import deal_code
from cardlab.errors import BadPlayer
from cardlab.games import get
from cardlab.games.dealing import SEEDS, check_number
from cardlab.games.game import Outcome
from cardlab.language import mark, say, together
from cardlab.players.faults import Fault, lawful_thought
from cardlab.players.opponents import Opponent, made
from cardlab.players.player import Player, stream_of, to_the_end
from cardlab.players.worth import worth
from cardlab.table import Table

DEALS = 100
MOST_DEALS = 1_000_000
MOST_PROCESSES = 1_000
_WIDTH = 1.96
"""So many standard errors to each side hold the truth in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one game: where the player sat, how the game ended, how long it thought.

    `seconds` has the processor time of each decision between two moves or more.
    """

    seat: int
    outcome: Outcome
    seconds: tuple[float, ...]

    @property
    def worth(self) -> float:
        """What the end was worth to the player: 1 for a win, a half between win and loss."""
        return worth(self.outcome, self.seat)

    @property
    def won(self) -> float:
        """The player's part of a win: a win that several share is shared where figures count."""
        return _won(self.outcome, self.seat)

    @property
    def lost(self) -> float:
        """Whether the player was among the losers."""
        return float(self.seat in self.outcome.losers)


Deal: TypeAlias = tuple[Result, ...]
"""The games on one deal, one for each seat at which the player sat."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, and between which bounds the truth lies in 95 of 100 cases.

    Deals, not games, are what chance draws; so the bounds come from how much deals differ. Two
    deals more are thought of, one that brought all and one nothing: otherwise a few deals that
    ended alike would leave no doubt (after Agresti and Min, 2005).
    """

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Return the estimate from what each deal brought, numbers from 0 to 1."""
        more = [*values, 0.0, 1.0]
        middle, error = fmean(more), stdev(more) / math.sqrt(len(more))
        low, high = middle - _WIDTH * error, middle + _WIDTH * error
        return cls(fmean(values), max(0.0, low), min(1.0, high))

    def __str__(self) -> str:
        """Return it in percent."""
        return f"{100 * self.mean:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"


@dataclass(frozen=True)
class Comparison:
    """How one player came off against another, over all deals."""

    players: int
    deals: tuple[Deal, ...]

    @property
    def games(self) -> Iterator[Result]:
        """All games, one after the other."""
        return (game for deal in self.deals for game in deal)

    @cached_property
    def worth(self) -> Estimate:
        """What a game was worth to the player; with two players, its share of wins."""
        return self._over_deals(lambda game: game.worth)

    @cached_property
    def won(self) -> Estimate:
        """How often the player won."""
        return self._over_deals(lambda game: game.won)

    @cached_property
    def lost(self) -> Estimate:
        """How often the player lost."""
        return self._over_deals(lambda game: game.lost)

    @property
    def fair_won(self) -> float:
        """How often anybody wins at these games, all seats taken together."""
        return self._fair(_won)

    @property
    def fair_lost(self) -> float:
        """How often anybody loses at these games, all seats taken together."""
        return self._fair(lambda outcome, seat: float(seat in outcome.losers))

    @cached_property
    def seconds(self) -> tuple[float, ...]:
        """The processor time of each of the player's decisions, the shortest first."""
        return tuple(sorted(time for game in self.games for time in game.seconds))

    def within(self, share: float) -> float:
        """Return the seconds within which this share of the player's decisions was made."""
        seconds = self.seconds or (0.0,)
        return seconds[max(0, math.ceil(share * len(seconds)) - 1)]

    def _over_deals(self, value: Callable[[Result], float]) -> Estimate:
        return Estimate.of([fmean(map(value, deal)) for deal in self.deals])

    def _fair(self, value: Callable[[Outcome, int], float]) -> float:
        seats = range(self.players)
        return fmean(value(game.outcome, seat) for game in self.games for seat in seats)

    def __repr__(self) -> str:
        """Return the result in a line."""
        return f"<Comparison over {len(self.deals)} deals: {self.worth}>"


def compare(
    one: Opponent,
    other: Opponent,
    game: str,
    deals: int = DEALS,
    *,
    players: int = 2,
    seed: int = 0,
    processes: int = 1,
    **options: Any,  # noqa: ANN401 - handed on as they are
) -> Comparison:
    """Let `one` play against `other`: each deal once for each seat, the other at the rest.

    A player is anything that can be an opponent at a table: a strength by its name, a function of
    view and seen, or a class of players, which are made anew for every game. The deals have seeds
    from `seed` on. With more than one of the `processes` players must be importable from there,
    and a script needs `if __name__ == "__main__":`; what is found is the same.

    Raises `BadPlayer` for what is no player, or breaks a law, and `UnknownGame` or `BadDeal`.
    """
    get(game).deal(players, 0, **options)  # what cannot be dealt at all is refused here
    check_number(mark("number of deals"), deals, 1, MOST_DEALS)
    check_number(mark("seed"), seed, 0, SEEDS - deals)
    check_number(mark("number of processes"), processes, 1, MOST_PROCESSES)
    play = _Pairing(one, other, game, players, options)
    return Comparison(players, tuple(_spread(play, range(seed, seed + deals), processes)))


def _spread(play: Callable[[int], Deal], seeds: Sequence[int], processes: int) -> Iterable[Deal]:
    """Play the deals of these seeds, in as many processes; the order remains."""
    if processes == 1:
        return map(play, seeds)
    try:
        pickle.dumps(play)
    except Exception as error:  # whatever anybody's player does when it is packed up
        raise _cannot_travel() from error
    try:
        with ProcessPoolExecutor(processes) as pool:
            return list(pool.map(play, seeds))
    except BrokenProcessPool as error:
        raise _cannot_travel() from error


def _cannot_travel() -> BadPlayer:
    return BadPlayer(
        say(
            "A player could not be brought to other processes. Write it in a file of its own and "
            "import it, or play in one process."
        )
    )


@dataclass(frozen=True, slots=True)
class _Pairing:
    """Who plays what against whom; called with a seed, it plays that deal at each seat of `one`."""

    one: Opponent
    other: Opponent
    game: str
    players: int
    options: dict[str, Any]

    def __call__(self, seed: int) -> Deal:
        """Play the deal of this seed; raises `BadPlayer` with a code of the deal."""
        try:
            return tuple(self._play(seed, own) for own in range(self.players))
        except Fault as fault:
            code = deal_code(self.game, self.players, seed, **self.options)
            where = say("With the deal code {code} a player went wrong.", code=code)
            raise BadPlayer(together(where, str(fault))) from fault

    def _play(self, seed: int, own: int) -> Result:
        table = Table.deal(get(self.game), self.players, seed, **self.options)
        seats = {
            seat: made(self.one if seat == own else self.other, self.game, stream_of(seed, seat))
            for seat in range(self.players)
        }
        return play_out(table, seats, own)


def play_out(table: Table, seats: Mapping[int, Player], own: int) -> Result:
    """Let these players play at a table to the end, and watch the one at the seat `own`.

    Raises `BadPlayer` where one fails or breaks a law: nobody takes its seat here, since games
    that another has played would say nothing of it.
    """
    seconds = []
    while (seat := table.state.to_act) is not None:
        view, seen = table.state.view(seat), table.seen(seat)
        begun = process_time()
        move = to_the_end(lawful_thought(seats[seat], view, seen))
        took = process_time() - begun
        if seat == own and len(view.legal_moves()) > 1:
            seconds.append(took)
        table.play(move)
    assert table.state.outcome is not None
    return Result(own, table.state.outcome, tuple(seconds))


def _won(outcome: Outcome, seat: int) -> float:
    return worth(outcome, seat) if seat in outcome.winners else 0.0
