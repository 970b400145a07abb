"""What was learned as a code to copy: at most 120 letters and digits a game.

A machine that forgets everything, as on Binder, can be told again. A code has all that practice
needs, a little coarser: how well each law is known, and when it should be asked again. Its last
letters check all before them: one wrong letter, or two neighbours that have changed places, never
make another code, and any other damage does once in many thousand million times.

>>> from cardlab.games import get
>>> progress = Progress(get("stump"), step=7)
>>> progress.meet("ST-7")
>>> read_progress_code(progress_code(progress).lower()) == progress
True
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from hashlib import sha256
from typing import NoReturn

from cardlab.cards import quoted
from cardlab.codes import LETTERS, check_number, letters_of
from cardlab.errors import BadCode
from cardlab.games import get, names
from cardlab.language import say
from cardlab.lessons.progress import LEVELS, Known, Progress
from cardlab.lessons.spacing import Memory, remembered

LONGEST = 120
"""No code has more letters, for a game with as many laws as ours."""
_CHECKS = 7
"""So many letters check those before them: all but the last by a digest, the last by a sum."""
_VERSION, _VERSIONS, _GAMES, _STEPS, _DAYS = 0, 4, 16, 256, 2**14
_FIRST_DAY = datetime(2020, 1, 1, 12, tzinfo=timezone.utc)
_NEW, _MET, _TRIED = range(3)
_COUNTS = 8
"""So many numbers of tasks are told apart, from 0 up."""
_STABILITIES = tuple(0.1 * 1.4**power for power in range(32))
"""How lasting a memory can be, in days."""
_DIFFICULTIES = tuple(1 + 9 * part / 7 for part in range(8))
_AGES = (0, 1, 2, 3, 4, 6, 8, 11, 15, 21, 30, 42, 60, 90, 150, 365)
"""How many days ago something can have been done last."""
Digits = list[tuple[int, int]]
"""Numbers, each with the number of values that it can have."""


def progress_code(progress: Progress) -> str:
    """Return the code of what was learned with a game."""
    memories = [known.memory for known in progress.laws.values() if known.memory]
    today = max((_day(memory.last) for memory in memories), default=0)
    digits: Digits = [
        (_VERSION, _VERSIONS),
        (names().index(progress.game.name), _GAMES),
        (min(progress.step, _STEPS - 1), _STEPS),
        (today, _DAYS),
    ]
    for law in progress.game.laws:
        digits += _digits(progress.laws.get(law, Known()), today)
    content = 0
    for digit, base in reversed(digits):
        content = content * base + digit
    return _spelled(content)


def read_progress_code(code: str) -> Progress:
    """Return what a code says; raises `BadCode` for one that was mistyped or is none."""
    reader = _Reader(code, _content(code))
    version, place = reader.digit(_VERSIONS), reader.digit(_GAMES)
    if version != _VERSION or place >= len(names()):
        _refuse(code)
    game = get(names()[place])
    progress = Progress(game, reader.digit(_STEPS))
    today = reader.digit(_DAYS)
    for law in game.laws:
        known = reader.known(today)
        if known.met:
            progress.laws[law] = known
    reader.end()
    if progress_code(progress) != letters_of(code):
        _refuse(code)  # nobody was given such a code: it has grown, or was made up
    return progress


def _digits(known: Known, today: int) -> Digits:
    if not known.tried or known.memory is None:
        return [(_MET if known.met else _NEW, 3)]
    memory = known.memory
    return [
        (_TRIED, 3),
        (min(known.right, _COUNTS - 1), _COUNTS),
        (min(known.tried - known.right, _COUNTS - 1), _COUNTS),
        (known.level, LEVELS + 1),
        (known.missed, 2),
        (_nearest(_STABILITIES, memory.stability), len(_STABILITIES)),
        (_nearest(_DIFFICULTIES, memory.difficulty), len(_DIFFICULTIES)),
        (_nearest(_AGES, today - _day(memory.last)), len(_AGES)),
    ]


def _day(moment: datetime) -> int:
    return max(0, min(_DAYS - 1, (moment - _FIRST_DAY + timedelta(hours=12)).days))


def _nearest(values: Sequence[float], wanted: float) -> int:
    """Return the place of the value that is nearest to what is wanted."""
    return min(range(len(values)), key=lambda place: abs(values[place] - wanted))


class _Reader:
    """Takes numbers from a content, in the order in which they were put in."""

    def __init__(self, code: str, content: int) -> None:
        self._code, self._content = code, content

    def digit(self, base: int) -> int:
        self._content, digit = divmod(self._content, base)
        return digit

    def known(self, today: int) -> Known:
        kind = self.digit(3)
        if kind != _TRIED:
            return Known(met=kind == _MET)
        right, others = self.digit(_COUNTS), self.digit(_COUNTS)
        known = Known(
            met=True,
            right=right,
            tried=right + others,
            level=self.digit(LEVELS + 1),
            missed=bool(self.digit(2)),
        )
        known.memory = self._memory(today)
        return known

    def _memory(self, today: int) -> Memory:
        stability = _STABILITIES[self.digit(len(_STABILITIES))]
        difficulty = _DIFFICULTIES[self.digit(len(_DIFFICULTIES))]
        last = _FIRST_DAY + timedelta(days=today - _AGES[self.digit(len(_AGES))])
        return remembered(stability, difficulty, last)

    def end(self) -> None:
        if self._content:
            _refuse(self._code)


def _spelled(content: int) -> str:
    """Write a number as letters, and those that check it."""
    numbers: list[int] = []
    while content:
        content, number = divmod(content, len(LETTERS))
        numbers.append(number)
    return "".join(LETTERS[number] for number in (*numbers, *_checks(numbers)))


def _content(code: str) -> int:
    """Read the number that a code holds; raises `BadCode`."""
    letters = letters_of(code)
    if len(letters) < _CHECKS or any(letter not in LETTERS for letter in letters):
        _refuse(code)
    numbers = [LETTERS.index(letter) for letter in letters]
    numbers, checks = numbers[:-_CHECKS], numbers[-_CHECKS:]
    if checks != _checks(numbers):
        _refuse(code)
    content = 0
    for number in reversed(numbers):
        content = content * len(LETTERS) + number
    return content


def _checks(numbers: Sequence[int]) -> list[int]:
    """Return the numbers that check others.

    A digest lets nothing through but by chance; the sum, over it too, is sure of the commonest
    slips.
    """
    digest = sha256(bytes(numbers)).digest()
    checks = [byte % len(LETTERS) for byte in digest[: _CHECKS - 1]]
    return [*checks, check_number((*numbers, *checks))]


def _refuse(code: object) -> NoReturn:
    raise BadCode(
        say(
            "{code} is not a progress code: a letter may be wrong or missing. Copy it "
            "once more, from its first letter to its last.",
            code=quoted(code),
        )
    )
