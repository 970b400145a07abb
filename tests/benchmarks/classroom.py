"""Thirty tables in one server, all playing: memory a kernel, and how long a click takes.

One JupyterLab runs as many kernels as there are pupils, each with a table of its own. All but one
are played at by a program that says what a browser would say: it waits for a while, as a person
would, clicks, and reads everything that comes back, through the server. At the last one somebody
sits in a real browser. What is measured:

- Memory of each kernel while all play: its resident set, and what it shares with no other process.
- From click to picture at the programs' tables: from their message to the kernel's last drawing,
  without the browser's part.
- From click to painted picture in the real browser, by its own clock, while the others play.

All of it runs on this machine's cores, the programs and the browser too, so that a server alone
would be quicker.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path

import psutil

from tests.apart import jupyter_apart
from tests.benchmarks.clock import noting_page
from tests.benchmarks.latency import TABLE, tell, until_next_play
from tests.benchmarks.pupil import Pupil
from tests.browser.person import Person
from tests.browser.server import Server, serving

PUPILS, SECONDS, PAUSE = 30, 60.0, 4.0
GAMES = ("black_crow", "stump", "figured_fool")


def main(words: list[str]) -> int:
    """Measure, print the figures, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks class",
        description="Measures a class at its tables in one server.",
    )
    parser.add_argument("--pupils", type=int, default=PUPILS, help="how many tables (%(default)s)")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="how long all play (%(default)s)"
    )
    parser.add_argument(
        "--pause", type=float, default=PAUSE, help="seconds between clicks (%(default)s)"
    )
    chosen = parser.parse_args(words)
    with jupyter_apart(), tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        lesson = Class(server, max(1, chosen.pupils - 1), chosen.pause)
        with noting_page() as page:
            page.goto(server.lab())
            person = Person(page)
            source = TABLE.format(game=GAMES[0])
            person.open_path(server.write("At a table", source), "At a table")
            person.run_all()
            table = person.table()
            with lesson:
                lesson.wait_until_all_sit()
                seen: list[float] = []
                end = lesson.now() + chosen.seconds
                while lesson.now() < end or not seen:
                    found = until_next_play(table)
                    if found is not None:
                        seen.append(found)
                    page.wait_for_timeout(1000)
                memory = memory_of_kernels()
    print(f"{'milliseconds':44}{'median':>8}{'95th':>8}{'number':>8}")
    tell("a click at a pupil's table, to its drawing", lesson.times)
    tell("a play in the browser, to its picture", seen)
    print(f"{'memory of a kernel, MiB':44}{'median':>8}{'most':>8}{'number':>8}")
    for what, sizes in zip(("resident", "its own alone"), zip(*memory, strict=True), strict=True):
        ordered = sorted(sizes)
        print(f"{what:44}{ordered[len(ordered) // 2]:8.0f}{ordered[-1]:8.0f}{len(ordered):8}")
    print(f"{'all kernels together, their own alone, MiB':44}{sum(own for _, own in memory):8.0f}")
    return 0


def memory_of_kernels() -> list[tuple[float, float]]:
    """Return for each kernel its resident set and its own memory alone, in MiB."""
    found = []
    for process in psutil.Process().children(recursive=True):
        if "ipykernel_launcher" in " ".join(process.cmdline()):
            full = process.memory_full_info()
            found.append((full.rss / 2**20, full.uss / 2**20))
    return found


class Class:
    """Pupils who play on a thread of their own, as long as this is entered."""

    def __init__(self, server: Server, pupils: int, pause: float) -> None:
        """Seat nobody yet."""
        self.times: list[float] = []
        """Milliseconds from click to drawing, at all tables."""
        self._pause = pause
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._pupils = [
            Pupil(server.api, TABLE.format(game=GAMES[number % len(GAMES)]))
            for number in range(pupils)
        ]

    def __enter__(self) -> None:
        """Begin to play."""
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        """Stop playing."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def now(self) -> float:
        """Return the time, in seconds."""
        return self._loop.time()

    def wait_until_all_sit(self) -> None:
        """Start all kernels, a few at a time, and let everybody begin; raises what failed."""
        asyncio.run_coroutine_threadsafe(self._sit(self._pupils), self._loop).result()
        for pupil in self._pupils:
            asyncio.run_coroutine_threadsafe(self._play(pupil), self._loop)

    async def _sit(self, pupils: Sequence[Pupil]) -> None:
        for first in range(0, len(pupils), 3):
            await asyncio.gather(*(pupil.sit_down() for pupil in pupils[first : first + 3]))

    async def _play(self, pupil: Pupil) -> None:
        while True:
            await asyncio.sleep(self._pause * random.uniform(0.5, 1.5))
            self.times.append(1000 * await pupil.click())
