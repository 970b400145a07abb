"""Runs the notebooks and stores what they show; draws the stored pictures again.

A stored notebook keeps its outputs, so that it can be read without a kernel and so that nbval has
something to compare. It does not keep what would only make sense in a running page, nor what
changes from one run to the next.

A module of the tests that keeps pictures is called `pictures.py` and has a function `refresh()`.
"""

from __future__ import annotations

import importlib
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from tests.apart import jupyter_apart

ROOT = Path(__file__).resolve().parent.parent
TUTORIALS = ROOT / "tutorials"
LIVE_ONLY = "application/vnd.jupyter.widget-view+json"
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
LANGUAGE = {"name": "python"}


def main() -> int:
    """Refresh everything; say what changed and what failed."""
    notebooks = sorted(TUTORIALS.glob("*.ipynb"))
    with jupyter_apart():
        failed = [path for path in notebooks if not refresh_notebook(path)]
    for path in sorted((ROOT / "tests").rglob("pictures.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        importlib.import_module(name).refresh()
    return 1 if failed else 0


def refresh_notebook(path: Path) -> bool:
    """Run one notebook and store it, unless a cell fails."""
    notebook = nbformat.reads(path.read_text(encoding="utf-8"), as_version=4)
    try:
        NotebookClient(
            notebook,
            timeout=120,
            kernel_name="python3",
            extra_arguments=["--IPKernelApp.log_level=ERROR"],
            resources={"metadata": {"path": str(path.parent)}},
        ).execute()
    except CellExecutionError as error:
        tell(f"{path.name} failed and was left as it was:\n{error}")
        return False
    strip(notebook)
    text = written(notebook)
    changed = text != path.read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8", newline="\n")
    tell(f"{path.name} {'has changed' if changed else 'is as it was'}.")
    return True


def strip(notebook: nbformat.NotebookNode) -> None:
    """Drop what must not be stored, in place."""
    notebook.metadata = nbformat.from_dict({"kernelspec": KERNEL, "language_info": LANGUAGE})
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(LIVE_ONLY, None)
            output.get("metadata", {}).pop(LIVE_ONLY, None)


def written(notebook: nbformat.NotebookNode) -> str:
    """Write a notebook the one way that a refresh and the tests agree on."""
    return str(nbformat.writes(notebook)).rstrip("\n") + "\n"


def tell(text: str) -> None:
    """Say one thing on the terminal."""
    print(text, flush=True)  # noqa: T201 - it is a command
