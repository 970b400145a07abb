"""Random games and moves a second: our games beside OpenSpiel's crazy eights and RLCard's uno.

How it is measured, and why so:

- Whole random games. Each game is driven from Python through what its library offers to everybody:
  ours by `legal_moves` and `play`, which checks every move; OpenSpiel's by `legal_actions` and
  `apply_action`; RLCard's by `reset` and `step`. All pick a move in the same way.
- A move is one decision of a player. OpenSpiel deals and draws its cards in nodes of chance; these
  are no moves, but the time that they take counts.
- CPU time of this process, so that a busy machine is not taken for a slow game.
- In turn: each round gives every game a short while, and ratios are taken within a round, so that
  what slows the machine down hits all alike. The first round warms caches up and is left out.
  Medians over the rounds are shown, and beside a ratio the lowest and the highest of any round.
- With the deal and without it. Games differ in what a deal costs them and in how many moves share
  it, so the ratios depend on whether it counts; neither is the only right answer. A new game in a
  simulation needs its deal, so that is the first part of the table.

Ratios are ours to the peer's: 2.0 means twice as fast. OpenSpiel is compared at the same number of
players, RLCard always at two. Games a second depend on how long a game is by its laws; moves a
second compare the work of the libraries, hence both.
"""

from __future__ import annotations

import argparse
import gc
import platform
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from statistics import median
from time import process_time
from typing import Literal, NamedTuple, TypeAlias

from tests.benchmarks.contenders import PEERS, Contender, ours, peers

ROUNDS, SECONDS = 15, 0.25


class Tally(NamedTuple):
    """What one game did in one round; the times are seconds of CPU time."""

    games: int
    moves: int
    dealing: float
    playing: float

    def rate(self, counted: Counted, *, deal: bool) -> float:
        """Return games or moves a second, with the deal or without it."""
        number = self.games if counted == "games" else self.moves
        return number / (self.dealing + self.playing if deal else self.playing)


Counted: TypeAlias = Literal["games", "moves"]
Tallies: TypeAlias = Mapping[Contender, Sequence[Tally]]


class Part(NamedTuple):
    """A part of the table: what its ratios compare, and whether the deal counts in it."""

    title: str
    compared: Counted
    deal: bool


PARTS = (
    Part("With the deal; ratios of moves a second", "moves", deal=True),
    Part("Without the deal; ratios of moves a second", "moves", deal=False),
    Part("With the deal; ratios of games a second", "games", deal=True),
)


def main(words: list[str]) -> int:
    """Measure, print the table, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks speed",
        description="Measures random games and moves a second, beside OpenSpiel and RLCard.",
    )
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, help="how many rounds count (%(default)s)"
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=SECONDS,
        help="CPU time for each game in each round (%(default)s); 0 is one game",
    )
    chosen = parser.parse_args(words)
    rounds = max(1, chosen.rounds)
    found, missing = peers()
    contenders = [*ours(), *found]
    present = [with_version(name) for name in PEERS if name not in missing]
    print(", ".join([f"Python {platform.python_version()}", *present]))
    if missing:
        names = " and ".join(missing)
        print(f'To compare with {names} too, install with: pip install "cardlab[bench]"')
    seconds = (rounds + 1) * len(contenders) * chosen.seconds
    print(f"{rounds} rounds, one to warm up: {seconds:.0f} seconds of CPU time.", flush=True)
    print(*table(in_turn(contenders, rounds, chosen.seconds)), sep="\n")
    return 0


def with_version(library: str) -> str:
    """Name a peer with its version, where it was installed as a package."""
    try:
        return f"{library} {version(PEERS[library])}"
    except PackageNotFoundError:
        return library


def in_turn(contenders: Sequence[Contender], rounds: int, seconds: float) -> Tallies:
    """Let everybody play in each round; the round that warms up is not among them."""
    tallies: dict[Contender, list[Tally]] = {contender: [] for contender in contenders}
    for _ in range(1 + rounds):
        for contender in contenders:
            tallies[contender].append(measured(contender, seconds))
    return {contender: found[1:] for contender, found in tallies.items()}


def measured(contender: Contender, seconds: float) -> Tally:
    """Play whole games for so many seconds of CPU time, at least one."""
    gc.collect()  # nobody sweeps up what another left behind
    games = moves = 0
    dealing = playing = 0.0
    while not playing or dealing + playing < seconds:
        begun = process_time()
        dealt = contender.deal()
        ready = process_time()
        moves += contender.play(dealt)
        playing += process_time() - ready
        dealing += ready - begun
        games += 1
    return Tally(games, moves, dealing, playing)


def table(tallies: Tallies) -> Iterator[str]:
    """Go through the lines of the table."""
    for part in PARTS:
        yield f"\n{part.title}"
        heads = f"{'players':>7}{'games/s':>9}{'moves/s':>10}{'moves a game':>14}"
        yield f"  {'':23}{heads}" + "".join(f"{'to ' + name:>19}" for name in PEERS)
        for contender in tallies:
            yield line(tallies, contender, part)


def line(tallies: Tallies, contender: Contender, part: Part) -> str:
    """Write what one game did, for one part of the table."""
    found = tallies[contender]
    games = median(tally.rate("games", deal=part.deal) for tally in found)
    moves = median(tally.rate("moves", deal=part.deal) for tally in found)
    length = sum(tally.moves for tally in found) / sum(tally.games for tally in found)
    rates = f"{contender.players:7}{games:9,.0f}{moves:10,.0f}{length:14.1f}"
    ratios = (ratio(tallies, contender, name, part) for name in PEERS)
    return f"  {contender.name:23}{rates}{''.join(f'{text:>19}' for text in ratios)}".rstrip()


def ratio(tallies: Tallies, contender: Contender, library: str, part: Part) -> str:
    """Compare a game with a library's: the median ratio, with the lowest and the highest."""
    theirs = [other for other in tallies if other.library == library]
    if not theirs or contender.library in PEERS:
        return ""
    peer = min(theirs, key=lambda other: abs(other.players - contender.players))
    rounds = zip(tallies[contender], tallies[peer], strict=True)
    ratios = [
        mine.rate(part.compared, deal=part.deal) / other.rate(part.compared, deal=part.deal)
        for mine, other in rounds
    ]
    return f"{median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"
