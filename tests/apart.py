"""Keeps the settings and sessions of whoever runs the tests apart from those of the tests."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

FOLDERS = (
    "CARDLAB_HOME",
    "IPYTHONDIR",
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
    "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR",
)


@contextlib.contextmanager
def jupyter_apart() -> Iterator[None]:
    """Give Jupyter, IPython and cardlab fresh folders of their own."""
    before = {name: os.environ.get(name) for name in FOLDERS}
    with tempfile.TemporaryDirectory(prefix="cardlab-", ignore_cleanup_errors=True) as folder:
        os.environ.update({name: str(Path(folder, name.lower())) for name in FOLDERS})
        yield
    for name, value in before.items():
        os.environ.pop(name)
        if value is not None:
            os.environ[name] = value
