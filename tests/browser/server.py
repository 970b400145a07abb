"""JupyterLab as a learner starts it, on a folder of copies."""

from __future__ import annotations

import itertools
import re
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nbformat

from cardlab import launch
from tests.refresh import KERNEL, TUTORIALS


class Server:
    """Serves notebooks from a folder of its own."""

    def __init__(self, folder: Path, address: str, token: str) -> None:
        """Know where the server is and what it serves."""
        self.folder = folder
        self._address = address
        self._token = token
        self._numbers = itertools.count(1)

    def copy(self, notebook: str) -> str:
        """Copy a tutorial, with its neighbours, for one visit; return where it lies."""
        number = str(next(self._numbers))
        shutil.copytree(TUTORIALS, self.folder / number, ignore=shutil.ignore_patterns("*.py"))
        return f"{number}/{notebook}"

    def write(self, title: str, *cells: str) -> str:
        """Write a notebook with a title and these cells; return where it lies."""
        notebook = nbformat.v4.new_notebook(metadata={"kernelspec": KERNEL})
        notebook.cells = [nbformat.v4.new_markdown_cell(f"# {title}")]
        notebook.cells += [nbformat.v4.new_code_cell(source) for source in cells]
        path = f"{next(self._numbers)}.ipynb"
        nbformat.write(notebook, self.folder / path)
        return path

    def lab(self, path: str = "") -> str:
        """Return where JupyterLab shows a notebook, in a workspace without any other.

        Without a path it is JupyterLab with nothing open, whatever was open at another time.
        """
        workspace = re.sub(r"\W", "-", path) or f"desk-{next(self._numbers)}"
        tree = f"/tree/{path}" if path else ""
        return f"{self._address}lab/workspaces/{workspace}{tree}?token={self._token}"

    @property
    def api(self) -> tuple[str, str]:
        """The address of the server, and the token that opens it."""
        return self._address, self._token

    def notebook(self, path: str) -> str:
        """Return where Notebook 7 shows a notebook."""
        return f"{self._address}notebooks/{path}?token={self._token}"


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """Start JupyterLab on a folder, and end it with all its kernels."""
    token = secrets.token_hex(16)
    with launch.quiet_settings() as settings:
        program = launch.start_server(folder, "", {"JUPYTER_TOKEN": token, **settings})
        try:
            address = launch.address_of(program, token)
            assert address, "JupyterLab did not start."
            yield Server(folder, address, token)
        finally:
            program.terminate()
            launch.end(program)
