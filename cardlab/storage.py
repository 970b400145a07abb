"""What is kept on this machine: files that are whole or not there at all.

Settings, progress and the games that are being played lie in one folder. Where they cannot be
kept, or not be read again, a game goes on all the same: the functions here return a sentence for
whoever plays, and raise nothing.

>>> path = kept("example.json")
>>> recall(path, int)
(None, None)
>>> keep(path, "7"), recall(path, int)
(None, (7, None))
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from cardlab.cards import quoted
from cardlab.errors import BadFile
from cardlab.language import Sentence, say
from cardlab.sealing import LONGEST

if TYPE_CHECKING:
    from pathlib import Path

HOME = "CARDLAB_HOME"
"""The environment variable that names another folder than the usual one to keep things in."""

Kept = TypeVar("Kept")


def kept(*names: str) -> Path:
    """Return where something is kept, whether it is there or not: a path in cardlab's own folder.

    The folder is the one that the system has for such things, or what `CARDLAB_HOME` names.
    """
    from pathlib import Path  # slow to import, so by those alone who keep something

    home = os.environ.get(HOME)
    if home:
        return Path(os.path.expanduser(home), *names)  # noqa: PTH111 - it never fails
    from platformdirs import user_data_dir

    return Path(user_data_dir("cardlab", appauthor=False), *names)


def keep(path: Path, text: str, *, lasting: bool = True) -> Sentence | None:
    """Keep a text; return None, or a sentence that says why it could not be kept.

    What is `lasting` is on the disk when this returns, which takes a while; the rest would
    outlive this program, but perhaps not a power cut.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text, lasting=lasting)
    except OSError as error:
        return say(
            "Nothing can be kept on this machine ({reason}), but everything goes on as long as "
            "this notebook is open.",
            reason=error.strerror or error,
        )
    return None


def recall(path: Path, read: Callable[[str], Kept]) -> tuple[Kept | None, Sentence | None]:
    """Return what `read` makes of a text that was kept, and a sentence if there was trouble.

    Without such a file both are None. A file that is broken, or is not ours, is set aside under
    another name, so that it is neither lost nor in the way; `read` refuses it with a ValueError.
    """
    try:
        if not os.path.lexists(path):
            return None, None
        return read(read_whole(path)), None
    except (ValueError, OSError) as error:
        reason = str(error).rstrip(".")
    aside = _set_aside(path)
    if aside is None:
        return None, say("{path} cannot be used: {reason}.", path=path, reason=reason)
    return None, say(
        "{path} cannot be used and was renamed to {aside}: {reason}.",
        path=path,
        aside=aside.name,
        reason=reason,
    )


def _set_aside(path: Path) -> Path | None:
    """Give a file another name, one that no file has; return it, or None where that fails."""
    number = 1
    while True:
        end = ".broken" if number == 1 else f".broken-{number}"
        aside = path.with_name(path.name + end)
        if not os.path.lexists(aside):
            break
        number += 1
    try:
        return path.rename(aside)
    except OSError:
        return None


def read_whole(path: str | os.PathLike[str]) -> str:
    """Read a text file; raises `BadFile`, which says in a sentence why it cannot be read."""
    from pathlib import Path

    try:
        file = Path(path)
        if file.exists() and not file.is_file():
            fault = say("{path} is no file.", path=quoted(str(path)))
        elif file.stat().st_size > LONGEST:
            fault = say("{path} is too long.", path=quoted(str(path)))
        else:
            return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        fault = say("{path} cannot be read: it is no text.", path=quoted(str(path)))
    except OSError as error:
        reason = error.strerror or error
        fault = say("{path} cannot be read: {reason}.", path=quoted(str(path)), reason=reason)
    except (ValueError, TypeError):
        fault = say("{path} is no name of a file.", path=quoted(path))
    raise BadFile(fault)


def write_whole(path: str | os.PathLike[str], text: str, *, lasting: bool = True) -> None:
    """Write a text file so that a reader finds the old one or the new one, never a part.

    Raises OSError where the file cannot be written; what was there before is kept then. What is
    `lasting` is on the disk when this returns.
    """
    from pathlib import Path

    target = Path(path)
    part = target.parent / f".{os.urandom(8).hex()}.part"
    try:
        with part.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            if lasting:
                os.fsync(file.fileno())
        part.replace(target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            part.unlink()
        if isinstance(error, OSError) and error.filename is not None:
            # The part beside it means nothing to whoever saves.
            raise OSError(error.errno, error.strerror, str(target)) from error
        raise
