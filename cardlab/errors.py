"""Every error that cardlab raises on purpose, under one root.

Each says in one sentence what was wrong and what would be right, and each is also the
built-in error that a Python programmer would expect there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from traceback import FrameSummary

    from cardlab.games.vocabulary import Violation


class CardlabError(Exception):
    """The root of cardlab's own errors."""

    def _render_traceback_(self) -> list[str]:
        """Return the lines a notebook shows: the sentence, and the person's own lines it is about.

        IPython asks for them. A learner who mistyped a word need not read cardlab's code.
        """
        # Only now: they would make every start slower.
        from os import sep
        from sysconfig import get_paths
        from traceback import extract_tb

        installed = get_paths()
        others = (__file__.removesuffix("errors.py"), installed["stdlib"], installed["purelib"])
        asked = [
            f"{_place(frame)}: {frame.line}"
            for frame in extract_tb(self.__traceback__)
            if frame.line and not frame.filename.startswith(others)
            if f"{sep}IPython{sep}" not in frame.filename
        ]
        return [f"{type(self).__name__}: {self}", *asked]


def _place(frame: FrameSummary) -> str:
    """Return how a line of a file, or of a notebook's cell, is called."""
    from pathlib import Path  # only now, too

    line = f"  line {frame.lineno}"
    in_a_cell = "ipykernel" in frame.filename or frame.filename.startswith("<")
    return line if in_a_cell else f"{line} of {Path(frame.filename).name}"


class UnknownGame(CardlabError, KeyError):
    """No game has that name; the message lists the names there are."""

    def __str__(self) -> str:
        """Show the sentence itself: a KeyError would show it in quotation marks."""
        return str(self.args[0])


class BadCard(CardlabError, ValueError):
    """A text that names no card."""


class BadMove(CardlabError, ValueError):
    """A text or a value that is no move at all; it breaks no law."""


class BadDeal(CardlabError, ValueError):
    """A game cannot be dealt so: players, seed, dealer or an option is wrong."""


class BadSeat(BadDeal):
    """A seat that is not at this table."""


class BadPosition(CardlabError, ValueError):
    """A dictionary that describes no position of the game."""


class BadRecord(CardlabError, ValueError):
    """A record that cannot be read; the message says in which move and why."""


class BadFile(CardlabError, ValueError):
    """A file that cannot be read as a text; the message names it and says why."""


class BadSetting(CardlabError, ValueError):
    """A setting that there is not, or a value that it cannot have."""


class BadCode(CardlabError, ValueError):
    """A code that was mistyped or is none."""


class BadPlayer(CardlabError, ValueError):
    """What was given is no player, a name is none's, or a player does not keep to the game."""


class BadReview(CardlabError, ValueError):
    """A game cannot be looked at again in the way that was asked for."""


class OutOfTurn(CardlabError, RuntimeError):
    """Advice was asked for a seat that is not to act."""


class UnfinishedGame(CardlabError, RuntimeError):
    """The next game of a match cannot begin before this one is over."""


class IllegalMove(CardlabError, ValueError):
    """A move that breaks a law; `violation` says which, why, and what would be right."""

    def __init__(self, violation: Violation) -> None:
        """Keep the violation and make a readable message of it."""
        super().__init__(violation.sentence)
        self.violation = violation

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Violation]]:
        """Make the same error again in another process."""
        return IllegalMove, (self.violation,)
