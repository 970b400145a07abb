"""The command `python -m cardlab`: the tutorials here and now, or a check that all is well."""

from __future__ import annotations

import argparse
import importlib.util
import shutil
import sys
from pathlib import Path

FIRST = "tutorials/00_start_here.ipynb"


def main(words: list[str] | None = None) -> int:
    """Carry out the command and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m cardlab",
        description="Copies the tutorials into the current folder and opens them in JupyterLab.",
    )
    parser.add_argument(
        "command",
        nargs="?",
        choices=["doctor"],
        help="only say whether everything needed is there and right",
    )
    if parser.parse_args(words).command == "doctor":
        from cardlab import doctor

        return doctor.main()
    return tutorials(Path.cwd())


def tutorials(folder: Path) -> int:
    """Bring the tutorials into a folder and open the first one there."""
    if importlib.util.find_spec("jupyterlab") is None:
        print('The tutorials need JupyterLab. Please install it with: pip install "cardlab[lab]"')
        return 1
    kept = copy_tutorials(folder)
    if kept:
        print(f"These are not as cardlab brings them, so yours were kept: {', '.join(kept)}.")
        print("Rename or remove one and run this again to get it fresh.")
    from cardlab.launch import open_lab

    return open_lab(folder, FIRST)


def copy_tutorials(folder: Path) -> list[str]:
    """Copy the tutorials into `folder`/tutorials; return the names of those that differ there.

    A learner's work is never overwritten, not even for a newer version of the tutorial.
    """
    kept = []
    source = tutorials_source()
    for original in sorted(path for path in source.rglob("*") if is_tutorial(path)):
        copy = folder / "tutorials" / original.relative_to(source)
        if not copy.exists():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(original, copy)
        elif copy.read_bytes() != original.read_bytes():
            kept.append(copy.relative_to(folder).as_posix())
    return kept


def tutorials_source() -> Path:
    """Find the tutorials: within the package, or beside it in a clone."""
    package = Path(__file__).resolve().parent
    inside = package / "tutorials"
    return inside if inside.is_dir() else package.parent / "tutorials"


def is_tutorial(path: Path) -> bool:
    """Leave out programs and what Jupyter keeps for itself."""
    hidden = any(part.startswith((".", "__")) for part in path.parts[-2:])
    return path.is_file() and path.suffix != ".py" and not hidden


if __name__ == "__main__":
    sys.exit(main())
