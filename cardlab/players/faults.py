"""What a player can do wrong, in words: in full for whoever wrote it, in short at the table.

At the table nothing is said that could tell of the player's cards: neither the move that it
tried nor the text of its error.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path

from cardlab.cards import quoted
from cardlab.errors import BadMove, BadPlayer
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event, Violation
from cardlab.language import Sentence, mark, say, together
from cardlab.players.player import Player, Slices, thought_of

_HOUSE = str(Path(__file__).resolve().parent.parent)
_LONGEST = 300
"""No move takes more characters than this to write."""


class Fault(BadPlayer):
    """What a player did wrong; the error itself says it in full.

    `trace` is where a player failed, in Python's own words; empty for other faults.
    """

    def __init__(self, in_full: Sentence, at_table: str, trace: str = "", **fields: object) -> None:
        """Keep both sayings; `at_table` is a marked text whose fields are `name` and these."""
        super().__init__(in_full)
        self.trace = trace
        self._at_table, self._fields = at_table, fields

    def at_table(self, name: str) -> Sentence:
        """Say it at the table, where the player is called `name`."""
        return say(self._at_table, name=name, **self._fields)


def raised(error: BaseException) -> Fault:
    """Return the fault of a player that failed with this error."""
    kind, text = type(error).__name__, text_of(error)
    trace = "".join(traceback.format_exception(type(error), error, error.__traceback__))
    line = _line(error)
    if line is None:
        return Fault(
            say("It failed with {kind}: {text}", kind=kind, text=text),
            mark("{name} failed with {kind}."),
            trace,
            kind=kind,
        )
    return Fault(
        say("It failed in line {line} with {kind}: {text}", line=line, kind=kind, text=text),
        mark("{name} failed with {kind} in line {line} of its code."),
        trace,
        kind=kind,
        line=line,
    )


def text_of(error: BaseException) -> str:
    """Return what an error says, as far as it can say it."""
    try:
        return str(error)[:_LONGEST]
    except Exception:  # noqa: BLE001 - anybody's error, even one that fails to say what it is
        return type(error).__name__


def _line(error: BaseException) -> int | None:
    """Return the line of the player's own file in which it failed, wherever that led to."""
    walked = traceback.walk_tb(error.__traceback__)
    calls = [(call.f_code.co_filename, line) for call, line in walked]
    own = next((file for file, _ in calls if not file.startswith(_HOUSE)), None)
    return next((line for file, line in reversed(calls) if file == own), None)


def no_move(kind: str) -> Fault:
    """Return the fault of a player that answered with a value of this type."""
    if kind == type(None).__name__:
        in_full = say("It answered with nothing (None). Perhaps it does not return its move.")
    else:
        in_full = say("It answered with a value of type {kind}, which is no move.", kind=kind)
    return Fault(in_full, mark("{name} answered with something that is no move."))


def unreadable(text: str) -> Fault:
    """Return the fault of a player whose answer is a text, but not that of a move."""
    in_full = say("It answered with the text {text}, which is no move.", text=quoted(text))
    return Fault(in_full, mark("{name} answered with a text that is no move."))


def too_slow(seconds: float) -> Fault:
    """Return the fault of a player that had not answered after so many seconds."""
    return Fault(
        say("It had not answered after {seconds} s.", seconds=f"{seconds:g}"),
        mark("{name} had not answered after {seconds} s."),
        seconds=f"{seconds:g}",
    )


def changed() -> Fault:
    """Return the fault of a player that changed the view or the events it was given."""
    return Fault(
        say("It changed the view or the events that it was given; it may only look."),
        mark("{name} changed what it was given."),
    )


def unlawful(move: Move, violation: Violation) -> Fault:
    """Return the fault of a player that chose an illegal move."""
    return Fault(
        say(
            "It chose {move}, which breaks {law}: {reason}",
            move=str(move),
            law=violation.law.id,
            reason=together(violation.text, violation.cure),
        ),
        mark("{name} tried a move that {law} forbids."),
        law=violation.law.id,
    )


def unsteady(move: Move, again: Sentence) -> Fault:
    """Return the fault of a player whose answer to the same question was another one."""
    return Fault(
        together(
            say("It chose {move}, but not when it was made anew and asked again.", move=str(move)),
            again,
            say(
                "A player that needs chance is a class that takes a stream of chance, and draws "
                "from nothing else."
            ),
        ),
        mark("{name} answers the same question in two ways."),
    )


def move_in(answer: object) -> Move:
    """Return the move that a player answered with, or wrote; raises `Fault` for anything else."""
    if isinstance(answer, Move):
        return Move(answer.verb, answer.cards)
    if not isinstance(answer, str):
        raise no_move(type(answer).__name__)
    try:
        return Move.parse(answer[:_LONGEST])
    except BadMove as error:
        raise unreadable(answer) from error


def lawful_thought(player: Player, view: View, seen: Sequence[Event]) -> Slices[Move]:
    """Ask a player in slices for a legal move; raises `Fault`, whatever it does instead."""
    try:
        move = move_in((yield from thought_of(player, view, seen)))
    except Fault:
        raise
    except Exception as error:  # anybody's code, which fails in any way
        raise raised(error) from error
    violation = view.why_not(move)
    if violation:
        raise unlawful(move, violation)
    return move
