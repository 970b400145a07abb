"""How long `import cardlab` takes.

Fresh processes of this very Python are started in turn: one that does nothing, one that imports
cardlab, and one that does so for the first time, when Python has still to compile it (as after an
installation that compiles nothing beforehand, or always where the environment variable
PYTHONDONTWRITEBYTECODE is set). What they take longer than Python alone is what the import costs.

It is time by the clock, from the start of a process to its end, since that is what somebody waits
for; reading files counts in it. The first round is left out. On a busy machine the lowest times are
nearer to the truth than the medians.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import cardlab

ROUNDS = 30
ALONE, AGAIN, FIRST = "python alone", "import cardlab", "import cardlab, first time"
PROGRAMS = {ALONE: "pass", AGAIN: "import cardlab", FIRST: "import cardlab"}


def main(words: list[str]) -> int:
    """Measure, print the times, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks import",
        description="Measures how long a fresh Python takes to import cardlab.",
    )
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, help="how many processes of each (%(default)s)"
    )
    times = in_turn(max(1, parser.parse_args(words).rounds))
    print(f"{'milliseconds':28}{'median':>8}{'lowest':>8}{'more than python alone':>25}")
    for name, found in times.items():
        more = median(whole - start for whole, start in zip(found, times[ALONE], strict=True))
        print(f"{name:28}{1000 * median(found):8.1f}{1000 * min(found):8.1f}{1000 * more:25.1f}")
    return 0


def in_turn(rounds: int) -> dict[str, list[float]]:
    """Start each program once in every round; the first round is not among the times returned."""
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    with TemporaryDirectory() as bytecode:
        compiled = Path(bytecode, *Path(cardlab.__file__).parent.parts[1:])
        for _ in range(1 + rounds):
            for name, program in PROGRAMS.items():
                if name == FIRST:
                    shutil.rmtree(compiled)
                times[name].append(seconds_of(program, bytecode))
    return {name: found[1:] for name, found in times.items()}


def seconds_of(program: str, bytecode: str) -> float:
    """Run a program in a fresh Python that keeps its bytecode in this folder; time it."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": bytecode}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = perf_counter()
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    return perf_counter() - begun
