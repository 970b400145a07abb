"""Players for tests: some that do wrong in every way, and some that think for long."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.player import Chance, Slices, Thinker


def first(view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG001 - needs no memory
    return view.legal_moves()[0]


def raises(*_: object) -> Move:
    raise RuntimeError("no idea")


def exits(*_: object) -> Move:
    raise SystemExit(0)


def interrupts(*_: object) -> Move:
    raise KeyboardInterrupt


def closes(*_: object) -> Move:
    raise GeneratorExit


def recurses(*values: object) -> Move:
    return recurses(*values)


class Speechless(Exception):
    def __str__(self) -> str:
        raise ValueError("not even that")


def cannot_say(*_: object) -> Move:
    raise Speechless


def cheats(*_: object) -> str:
    return "attack 2C 2D"


def mumbles(*_: object) -> str:
    return "hmm"


def forgets(*_: object) -> None:
    pass


def rambles(*_: object) -> str:
    return "take " * 10_000_000


def gives_a_pack(*_: object) -> list[int]:
    return list(range(1_000_000))


def appends(_: View, seen: list[Event]) -> Move:
    seen.append(seen[0])
    raise AssertionError


def hides(view: View, _: Sequence[Event]) -> Move:
    view.to_act = None  # type: ignore[misc] # that is the point
    raise AssertionError


def wants_more(view: View) -> Move:
    return view.legal_moves()[0]


WRONG = (
    raises,
    exits,
    interrupts,
    closes,
    recurses,
    cannot_say,
    cheats,
    mumbles,
    forgets,
    rambles,
    gives_a_pack,
    appends,
    hides,
    wants_more,
)
"""Functions that are taken for players, and each do something wrong."""


class Hangs:
    """A player that never comes to an end, until it is stopped."""

    def __init__(self) -> None:
        self.stopped = threading.Event()
        self.asked = 0

    def choose(self, *_: object) -> Move:
        self.asked += 1
        try:
            while True:
                time.sleep(0.001)
        finally:
            self.stopped.set()


class Waits:
    """A player that waits for a sign before it answers, and notes if it is ever asked twice."""

    def __init__(self) -> None:
        self.sign = threading.Event()
        self.began = threading.Event()
        self.thinking = 0
        self.most_at_once = 0

    def choose(self, view: View, seen: Sequence[Event]) -> Move:
        self.thinking += 1
        self.most_at_once = max(self.most_at_once, self.thinking)
        self.began.set()
        self.sign.wait()
        self.thinking -= 1
        return first(view, seen)


class Slow(Thinker):
    """A thinker that counts its slices, and knows whether its thoughts were stopped."""

    __module__ = Chance.__module__  # taken for one of the house, which is trusted to pause

    def __init__(self, slices: int) -> None:
        self.slices = slices
        self.done = 0
        self.begun = 0
        self.stopped = 0

    def think(self, view: View, seen: Sequence[Event]) -> Slices[Move]:
        self.begun += 1
        try:
            for _ in range(self.slices):
                self.done += 1
                yield
        except GeneratorExit:
            self.stopped += 1
            raise
        return first(view, seen)
