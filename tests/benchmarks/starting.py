"""How long `import cardlab` takes.

Fresh processes of this very Python are started in turn: one that does nothing, and one that
imports cardlab. What the second takes longer is what the import costs. It is time by the clock,
from the start of a process to its end, since that is what somebody waits for; reading files counts
in it. The first pair writes and reads bytecode for the first time and is left out. On a busy
machine the lowest times are nearer to the truth than the medians.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from statistics import median
from time import perf_counter

ROUNDS = 30
PROGRAMS = {"python alone": "pass", "import cardlab": "import cardlab"}


def main(words: list[str]) -> int:
    """Measure, print the times, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks import",
        description="Measures how long a fresh Python takes to import cardlab.",
    )
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, help="how many processes of each (%(default)s)"
    )
    rounds = max(1, parser.parse_args(words).rounds)
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for _ in range(1 + rounds):
        for name, program in PROGRAMS.items():
            times[name].append(seconds_of(program))
    alone, imported = (found[1:] for found in times.values())
    differences = [whole - start for start, whole in zip(alone, imported, strict=True)]
    print(f"{'milliseconds':24}{'median':>8}{'lowest':>8}")
    for name, found in (
        *zip(PROGRAMS, (alone, imported), strict=True),
        ("difference", differences),
    ):
        print(f"{name:24}{1000 * median(found):8.1f}{1000 * min(found):8.1f}")
    return 0


def seconds_of(program: str) -> float:
    """Run a program in a fresh Python; return how long that took by the clock."""
    begun = perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return perf_counter() - begun
