"""How strong the players of the house are: each against the next, and the search against others.

How it is measured, and why so:

- Each deal is played once at every seat of the first player, the second sitting at all the others:
  with two players a pair of games, with four one against three. Both sides have the same luck, so
  much fewer games will do. The seeds of the deals are printed, and any run can be repeated.
- In brackets stand the bounds within which the truth lies in 95 of 100 cases. They come from how
  the deals differ, since the games on one deal are not independent (`cardlab.arena.Estimate`).
- `worth` is what a game brought on average: a win 1, a loss 0; half for neither, as in a drawn game
  or in the middle of Stump; part of it for a win that is shared. With two players that is the
  share of wins. With more, what each seat wins and loses on average is the fair share, and `won`
  and `lost` are also told as so many times that. All but one win at Black Crow, so there lost
  counts, and all but one lose at Figured Fool, so there won does.
- Times are processor time of the first player's decisions, those with one legal move left out.

The expert of the house searches as thoroughly as fits in any game, so further than with the
400 simulations of the other lines where its games are short.

`plain` is plain determinized Monte Carlo: the hidden cards are dealt over and over, each move is
played out at random, and the best on average is chosen. It plays out as many games as the search
has simulations. `deals` does the same, but plays the moves out by the habits that lead the search
too: what is left is the use of the tree. `seer` sees all cards, the stock too, and searches as
long as the others: it shows the ceiling that luck sets. It is for measuring only.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from time import perf_counter
from typing import NamedTuple

import cardlab
from cardlab.arena import Comparison, Estimate, compare
from cardlab.players.counting import Counting
from cardlab.players.expert import Expert
from cardlab.players.opponents import Opponent
from tests.benchmarks.seer import compare_seer

DEALS = 40
SIMULATIONS = 400
FEWER = 4
"""The search is compared with one of so many times fewer simulations."""
LADDER = tuple(cardlab.strengths())
NUMBERS = (2, 4)


class Row(NamedTuple):
    """One line of the table: who plays against whom; `one` None is the seer."""

    title: str
    one: Opponent | None
    other: Opponent


def rows(simulations: int) -> dict[str, Row]:
    """Return the lines by the names under which they can be asked for, the quickest first."""
    search = partial(Expert, simulations=simulations)
    fewer = simulations // FEWER
    title = f"search {simulations}"
    ladder = {above: Row(f"{above} v {below}", above, below) for below, above in pairwise(LADDER)}
    return ladder | {
        "search": Row(f"{title} v careful", search, "careful"),
        "deals": Row(
            f"{title} v deals {simulations}", search, partial(Counting, games=simulations)
        ),
        "plain": Row(
            f"{title} v plain {simulations}", search, partial(Counting, games=simulations, whim=1)
        ),
        "fewer": Row(f"{title} v search {fewer}", search, partial(Expert, simulations=fewer)),
        "above": Row("expert v careful", "expert", "careful"),
        "seer": Row(f"SEER {simulations} v careful", None, "careful"),
    }


AT_FOUR = (*LADDER[1:], "search", "above", "seer")
"""The lines that are measured with more than two players."""


def main(words: list[str]) -> int:
    """Measure, print the table, and return the exit code."""
    chosen = understood(words)
    last = chosen.seed + chosen.deals - 1
    print(f"Deals {chosen.seed} to {last}, in percent, with the bounds of 95 % in brackets.")
    print(HEAD, flush=True)
    for game in chosen.games:
        for players in chosen.players:
            for line in measured(game, players, chosen):
                print(line, flush=True)
    return 0


def understood(words: list[str]) -> argparse.Namespace:
    """Read the options."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks strength",
        description="Measures how strong the players of the house are, by games on the same deals.",
    )
    known = rows(SIMULATIONS)
    add = parser.add_argument
    add("--deals", type=int, default=DEALS, help="deals for each line (%(default)s)")
    add("--seed", type=int, default=0, help="the seed of the first deal (%(default)s)")
    add("--games", nargs="+", choices=cardlab.games(), default=cardlab.games(), help="which games")
    add("--players", nargs="+", type=int, default=NUMBERS, help="how many at a table (2 and 4)")
    add("--rows", nargs="+", choices=known, default=[*known], help="which lines (all)")
    add(
        "--simulations",
        type=int,
        default=SIMULATIONS,
        help="simulations for a decision of the search and the seer (%(default)s)",
    )
    add("--processes", type=int, default=1, help="how many processes share the work (%(default)s)")
    return parser.parse_args(words)


def measured(game: str, players: int, chosen: argparse.Namespace) -> Iterator[str]:
    """Go through the lines of one game at one number of players."""
    for name, row in rows(chosen.simulations).items():
        if name not in chosen.rows or (players > 2 and name not in AT_FOUR):
            continue
        begun = perf_counter()
        found = played(row, game, players, chosen)
        yield line(game, row.title, found, perf_counter() - begun)


def played(row: Row, game: str, players: int, chosen: argparse.Namespace) -> Comparison:
    """Play the games of one line."""
    by_seer = partial(compare_seer, chosen.simulations, row.other)
    play = by_seer if row.one is None else partial(compare, row.one, row.other)
    return play(
        game,
        chosen.deals,
        players=players,
        seed=chosen.seed,
        processes=chosen.processes,
    )


HEAD = (
    f"{'game':13}{'players':>7}  {'who':26}{'deals':>5}{'worth':>20}{'won':>26}{'lost':>26}"
    f"   {'ms: median, 95 %, worst':>24}{'took s':>8}"
)


def line(game: str, title: str, found: Comparison, seconds: float) -> str:
    """Write one line of the table."""
    won = with_share(found.won, found.fair_won, found.players)
    lost = with_share(found.lost, found.fair_lost, found.players)
    times = "".join(f"{1000 * found.within(share):8.1f}" for share in (0.5, 0.95, 1))
    return (
        f"{game:13}{found.players:7}  {title:26}{len(found.deals):5}{short(found.worth):>20}"
        f"{won:>26}{lost:>26}   {times}{seconds:8.0f}"
    )


def short(estimate: Estimate) -> str:
    """Write an estimate in percent."""
    return f"{100 * estimate.mean:.1f} ({100 * estimate.low:.0f}–{100 * estimate.high:.0f})"


def with_share(estimate: Estimate, fair: float, players: int) -> str:
    """Write an estimate, with more than two players beside how many times the fair share it is."""
    if players == 2 or not fair:
        return short(estimate)
    return f"{short(estimate)} ={estimate.mean / fair:5.2f}×"
