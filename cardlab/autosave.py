"""The games that are being played, kept after each move and offered again when a kernel has ended.

Each table has a file of its own, and beside it an empty one that is locked as long as somebody
can play there; the system unlocks it when the program ends, however it ends. So a game is offered
that was begun and is not over, and that no other program plays. One of this very program is
offered too, for its table may be on no page any more.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING
from weakref import WeakValueDictionary

from cardlab.cards import quoted
from cardlab.games.dealing import is_number
from cardlab.language import Sentence, say
from cardlab.match import Match
from cardlab.record import check_version, checked_keys, read_json, refuse
from cardlab.storage import keep, kept, recall

if TYPE_CHECKING:
    from pathlib import Path

VERSION = 1
"""The version of the form of these files."""
KEYS = ("cardlab", "people", "match")
MOST = 20
"""So many games that nobody plays any more are kept; of those before them the oldest go."""
_GAMES = "games"


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that was kept: the match that it is part of, and at which seats people sit."""

    path: Path
    people: tuple[int, ...]
    match: Match

    def is_of(self, match: Match, people: Sequence[int], *, same_deal: bool) -> bool:
        """Tell whether it is such a match among the same people, with its first deal if asked."""
        ours, theirs = (one.table.state.setup for one in (self.match, match))
        alike = (self.match.game.name, ours.players, ours.options, self.people) == (
            match.game.name,
            theirs.players,
            theirs.options,
            tuple(people),
        )
        return alike and (not same_deal or _first_deal(self.match) == _first_deal(match))


class Autosave:
    """Keeps the game of one table in a file, as long as it is worth going on with."""

    def __init__(self, people: Sequence[int]) -> None:
        """Keep nothing yet; people sit at these seats."""
        self.people = tuple(people)
        """At which seats people sit in the match that is kept next."""
        self._path: Path | None = None
        self._lock: IO[bytes] | None = None
        self._told = False

    def take_up(self, game: Kept) -> bool:
        """Go on in the file of this game; return False if another program plays it.

        A table of this program that has kept it so far goes on in another file.
        """
        before = _OURS.pop(game.path, None)
        if before is not None:
            before.close()
        try:
            lock = _locked(game.path)
        except BlockingIOError:
            return False
        self._forget()
        self._path, self._lock = game.path, lock
        _OURS[game.path] = self
        return True

    def save(self, match: Match) -> Sentence | None:
        """Keep a match as it stands; forget it when its game is over, or no person has moved.

        Returns None, or a sentence the first time that it cannot be kept.
        """
        begun = bool(match.earlier) or match.table.decided_by(*self.people)
        if not begun or match.table.state.outcome is not None:
            self._forget()
            return None
        if self._path is None:
            self._path = kept(_GAMES, f"{os.urandom(8).hex()}.json")
            _OURS[self._path] = self
        facts = {"cardlab": VERSION, "people": self.people, "match": match.to_dict()}
        text = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
        trouble = keep(self._path, text, lasting=False)
        if self._lock is None and not trouble:
            with contextlib.suppress(BlockingIOError):
                self._lock = _locked(self._path)
            _make_room()
        told, self._told = self._told, self._told or trouble is not None
        return None if told else trouble

    def close(self) -> None:
        """Let go of the file as it is; any program may take the game up."""
        if self._lock is not None:
            self._lock.close()
        self._path = self._lock = None

    def _forget(self) -> None:
        """Keep nothing any more."""
        path = self._path
        self.close()
        if path is not None:
            _remove(path)


_OURS: WeakValueDictionary[Path, Autosave] = WeakValueDictionary()
"""The files that are kept by tables of this program."""


def last_game(
    match: Match, people: Sequence[int], *, same_deal: bool = False
) -> tuple[Kept | None, Sentence | None]:
    """Return the last game like this one that can be gone on with, and what trouble there was.

    It is a match of the same game, options and players, with people at the same seats, and, where
    the deal was asked for, with the same first deal.
    """
    trouble = None
    for path in _newest_first():
        if not _is_free(path):
            continue
        facts, wrong = recall(path, _read)
        trouble = trouble or wrong
        if facts is None:
            continue
        found = Kept(path, *facts)
        if found.is_of(match, people, same_deal=same_deal):
            return found, trouble
    return None, trouble


def _read(text: str) -> tuple[tuple[int, ...], Match]:
    """Read what was kept; raises `BadRecord`."""
    found = checked_keys(read_json(text), KEYS)
    check_version(found["cardlab"], VERSION)
    match = Match.from_dict(found["match"])
    people = found["people"]
    if not isinstance(people, list) or not people:
        refuse(say("The people at a table are a list of seats, not {value}.", value=quoted(people)))
    for seat in people:
        if not is_number(seat, 0, len(match.names) - 1):
            refuse(say("There is no seat {seat} at this table.", seat=quoted(seat)))
    return tuple(people), match


def _first_deal(match: Match) -> object:
    return match.earlier[0].deal if match.earlier else match.table.deal_state


def _newest_first() -> list[Path]:
    """Return the files of all games, the one that was played at last first."""
    with contextlib.suppress(OSError):
        found = [(path.stat().st_mtime_ns, path) for path in kept(_GAMES).glob("*.json")]
        return [path for _, path in sorted(found, reverse=True)]
    return []


def _make_room() -> None:
    """Remove the oldest of the games that nobody plays any more."""
    free = [path for path in _newest_first() if path not in _OURS and _is_free(path)]
    for path in free[MOST:]:
        _remove(path)


def _remove(path: Path) -> None:
    for file in (path, _beside(path)):
        with contextlib.suppress(OSError):
            file.unlink()


def _beside(path: Path) -> Path:
    """Return the empty file that is locked while somebody plays."""
    return path.with_suffix(".lock")


def _is_free(path: Path) -> bool:
    """Tell whether no other program plays this game now."""
    if path in _OURS or not _beside(path).exists():
        return True
    try:
        lock = _locked(path)
    except BlockingIOError:
        return False
    if lock is not None:
        lock.close()
    return True


def _locked(path: Path) -> IO[bytes] | None:
    """Lock a game as long as the file that is returned is open.

    Raises BlockingIOError where it is locked already. None stands for a folder or a disk that
    has no locks; there a game may be offered at two tables.
    """
    beside = _beside(path)
    try:
        file = beside.open("rb" if beside.exists() else "xb")
    except OSError:
        return None
    try:
        _lock(file)
    except BlockingIOError:
        file.close()
        raise
    except OSError:
        file.close()
        return None
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
