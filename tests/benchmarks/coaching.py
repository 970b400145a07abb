"""What the coach's advice costs, beside a search twenty times as long, and how soon a hint comes.

How it is measured, and why so:

- On the 200 decisions that are kept beside this file, of all games, with 2 to 4 players.
- The advice is made with 400 simulations, so that it is the same on every machine. A hint at the
  table is timed apart, with as many simulations as fit into its time; what it advises is measured
  too, as another row.
- The judge is a search of twenty times as many simulations, on a stream of chance of its own. A
  search leaves what began badly; so it then goes on with each move that has been tried less often
  than the advice had simulations, until it has been tried so often. What can be proven of an
  ending counts before what that search finds.
- The cost of an advice is what the judge finds for its own best move, less what it finds for the
  move that the coach puts first; a win is 1. The mean has an interval of 95 %.
- A decision is telling where the judge's best move is more than 0.05 better than any other. There
  the coach agrees if it puts the same move first.
- A claim is an advice that one move is better than another, which is not too close to call. It is
  wrong where the judge finds the other one better.
- A hint is timed by the clock, since that is what somebody waits for; so let nothing else run.
"""

from __future__ import annotations

import argparse
import platform
import random
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, median, quantiles, stdev
from time import perf_counter
from typing import NamedTuple

import cardlab
from cardlab.coach import Advice, Effort, advise
from cardlab.coach.exact import all_proven, choices_of, proofs
from cardlab.games.move import Move
from cardlab.players.player import to_the_end
from cardlab.players.search import Search
from cardlab.widgets.hinting import EFFORT
from tests.benchmarks.decisions import COUNT, Decision, decisions

SIMULATIONS, TIMES = 400, 20
TELLING = 0.05
CERTAINTY = 1.96


class Judged(NamedTuple):
    """What the judge finds of every move at a decision."""

    worths: dict[Move, float]

    @property
    def best(self) -> float:
        return max(self.worths.values())

    @property
    def telling(self) -> bool:
        first, second = sorted(self.worths.values(), reverse=True)[:2]
        return first - second > TELLING

    def cost(self, move: Move) -> float:
        return self.best - self.worths[move]


class Found(NamedTuple):
    """A decision, what the judge says of it, an advice, and what that took in seconds."""

    at: Decision
    judged: Judged
    advice: Advice
    seconds: float

    @property
    def cost(self) -> float:
        return self.judged.cost(self.advice.best.move)

    @property
    def wrong(self) -> bool:
        """Whether the advice claims that a move is better which is worse."""
        other = self.advice.other
        return bool(other and self.advice.decided and self.cost > self.judged.cost(other.move))


def main(words: list[str]) -> int:
    """Measure, print the tables, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks coach",
        description="Measures what the coach's advice costs, and how soon a hint comes.",
    )
    parser.add_argument(
        "--positions", type=int, default=COUNT, help="how many of the decisions (%(default)s)"
    )
    parser.add_argument(
        "--simulations", type=int, default=SIMULATIONS, help="for an advice (%(default)s)"
    )
    parser.add_argument(
        "--times", type=int, default=TIMES, help="so many times as many for the judge (%(default)s)"
    )
    parser.add_argument(
        "--dearest", type=int, default=0, help="show so many advices that cost most (%(default)s)"
    )
    chosen = parser.parse_args(words)
    chosen_ones = [one for one in decisions() if one.number < max(1, chosen.positions)]
    print(f"Python {platform.python_version()}, {len(chosen_ones)} decisions", flush=True)
    advices: list[Found] = []
    hints: list[Found] = []
    for at in chosen_ones:
        judged = judge(at, chosen.simulations, chosen.times)
        advices.append(advised(at, judged, Effort(chosen.simulations)))
        hints.append(advised(at, judged, EFFORT))
    print(*table(f"{chosen.simulations} simulations", advices), sep="\n")
    print(*table("a hint", hints), sep="\n")
    print(*times(hints), sep="\n")
    print(*dearest(advices, chosen.dearest), sep="\n")
    return 0


def judge(at: Decision, simulations: int, times: int) -> Judged:
    """Return what a proof or else a search so many times as long finds of every sensible move."""
    search = Search(at.view, at.seen, random.Random(f"judge {at.number}"))
    bounds, everything = to_the_end(proofs(at.view, search.knowledge)), search.moves
    if not all_proven(bounds):
        search.run(simulations * times)
        for one in search.judged():
            search.moves = (one.move,)
            search.run(max(0, simulations - one.visits))
        search.moves = everything
    choices = choices_of(at.view, search, bounds, ())
    return Judged({one.move: one.worth for one in choices})


def advised(at: Decision, judged: Judged, effort: Effort) -> Found:
    """Ask the coach, by the clock."""
    begun = perf_counter()
    advice = advise(at.view, at.seen, at.table.names, effort)
    return Found(at, judged, advice, perf_counter() - begun)


def table(title: str, found: Sequence[Found]) -> Iterator[str]:
    """Go through the lines about what advice costs, for each game and for all."""
    yield f"\nAdvice after {title}"
    heads = f"{'decisions':>10}{'mean cost':>18}{'agrees where telling':>22}{'wrong claims':>14}"
    yield f"  {'':13}{heads}{'simulations':>13}"
    for game in (*cardlab.games(), ""):
        some = [one for one in found if game in ("", one.at.game)]
        if some:
            yield line(game or "all", some)


def line(title: str, found: Sequence[Found]) -> str:
    """Write what the advice of some decisions costs."""
    costs = [one.cost for one in found]
    error = CERTAINTY * stdev(costs) / sqrt(len(costs)) if len(costs) > 1 else 0.0
    telling = [one for one in found if one.judged.telling]
    agreed = sum(one.cost == 0 for one in telling)
    claims = [one for one in found if one.advice.decided]
    wrong = sum(one.wrong for one in claims)
    cost = f"{fmean(costs):.4f} ± {error:.4f}"
    agrees = f"{agreed} of {len(telling)}" + (
        f" ({100 * agreed / len(telling):.0f} %)" if telling else ""
    )
    middle = median(one.advice.simulations for one in found)
    ends = f"{agrees:>22}{f'{wrong} of {len(claims)}':>14}{middle:13,.0f}"
    return f"  {title:13}{len(found):10}{cost:>18}{ends}"


def times(found: Sequence[Found]) -> Iterator[str]:
    """Go through the lines about how long a hint takes."""
    yield f"\n  {'milliseconds':14}{'median':>8}{'95 of 100':>11}{'worst':>8}"
    for game in (*cardlab.games(), ""):
        some = [1000 * one.seconds for one in found if game in ("", one.at.game)]
        if len(some) > 1:
            most = quantiles(some, n=20, method="inclusive")[-1]
            yield f"  {game or 'all':14}{median(some):8.0f}{most:11.0f}{max(some):8.0f}"


def dearest(found: Sequence[Found], count: int) -> Iterator[str]:
    """Go through the advices that cost most, so that one can see what they are."""
    for one in sorted(found, key=lambda one: -one.cost)[:count]:
        yield f"\n{one.at.number}: {one.at.game}, cost {one.cost:.3f}"
        yield repr(one.at.view)
        yield repr(one.advice)
        for move, worth in sorted(one.judged.worths.items(), key=lambda item: -item[1]):
            yield f"  the judge: {worth:.3f} {move}"
