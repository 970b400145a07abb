"""What is kept on this machine: files that are whole or not there at all."""

from __future__ import annotations

import contextlib
import os


def write_whole(path: str | os.PathLike[str], text: str) -> None:
    """Write a text file so that a reader finds the old one or the new one, never a part.

    Raises OSError where the file cannot be written; what was there before is kept then.
    """
    from pathlib import Path  # slow to import, so by those alone who save something

    target = Path(path)
    part = target.parent / f".{os.urandom(8).hex()}.part"
    try:
        with part.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            part.unlink()
        if isinstance(error, OSError) and error.filename is not None:
            # The part beside it means nothing to whoever saves.
            raise OSError(error.errno, error.strerror, str(target)) from error
        raise
