"""What is kept on this machine: files that are whole or not there at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path


def write_whole(path: str | os.PathLike[str], text: str) -> None:
    """Write a text file so that a reader finds the old one or the new one, never a part.

    Raises OSError where the file cannot be written; what was there before is kept then.
    """
    target = Path(path)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as part:
            part.write(text)
            part.flush()
            os.fsync(part.fileno())
        Path(name).replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
