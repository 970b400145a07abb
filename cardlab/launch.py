"""Opens a notebook in JupyterLab and says where it is, with or without a display.

JupyterLab can open a notebook that it is given, but the address it prints then leads elsewhere.
So the server gets a token made here, and the address is put together here.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import IO
from urllib.parse import quote

PATIENCE = 120.0  # seconds; a first start on a slow disk compiles everything

# No pop-up may lie over the first lesson. The same stands in binder/overrides.json.
QUIET = {
    "@jupyterlab/apputils-extension:notification": {
        "checkForUpdates": False,
        "doNotDisturbMode": True,
        "fetchNews": "false",
    }
}


def open_lab(folder: str | Path, notebook: str) -> int:
    """Serve `folder` with JupyterLab, open `notebook` in it, and stay until the server ends."""
    token = secrets.token_hex(24)
    with quiet_settings() as settings, tempfile.TemporaryFile() as words:
        server = start_server(Path(folder), notebook, {"JUPYTER_TOKEN": token, **settings}, words)
        with stopped_gently(server):
            address = address_of(server, token)
            if address is None:
                end(server)
                words.seek(0)
                say(words.read().decode(errors="replace"))
                say("JupyterLab did not start; its own words stand above.")
                return server.returncode or 1
            show(f"{address}lab/tree/{quote(notebook)}?token={token}")
            return server.wait()
    return 0


@contextlib.contextmanager
def quiet_settings() -> Iterator[dict[str, str]]:
    """Give JupyterLab calmer defaults for this run; a user's own settings come before them."""
    with tempfile.TemporaryDirectory(prefix="cardlab-") as folder:
        labconfig = Path(folder, "labconfig")
        labconfig.mkdir()
        text = json.dumps(QUIET)
        (labconfig / "default_setting_overrides.json").write_text(text, encoding="utf-8")
        theirs = os.environ.get("JUPYTER_CONFIG_PATH")
        yield {"JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, [theirs, folder]))}


def start_server(
    folder: Path, notebook: str, environment: dict[str, str], words: IO[bytes] | None = None
) -> subprocess.Popen[bytes]:
    """Start JupyterLab; where its port is taken, it takes the next one.

    What it and its kernels say goes to `words`: an address that was asked for and found should
    not scroll away under warnings that mean nothing to a learner.
    """
    options = [
        "--no-browser",
        "--ServerApp.log_level=ERROR",
        "--LabApp.log_level=ERROR",
        f"--ServerApp.root_dir={folder}",
        "--ServerApp.answer_yes=True",
        "--ServerApp.port_retries=100",
        f"--LabApp.default_url=/lab/tree/{quote(notebook)}",
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--allow-root")
    command = [sys.executable, "-m", "jupyterlab", *options]
    return subprocess.Popen(command, env={**os.environ, **environment}, stderr=words)


@contextlib.contextmanager
def stopped_gently(server: subprocess.Popen[bytes]) -> Iterator[None]:
    """End the server with this program: by Ctrl-C, by a signal, or because something failed."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        end(server)
        say("\nJupyterLab has been stopped. What you saved is kept.")
    finally:
        end(server)


def end(server: subprocess.Popen[bytes]) -> None:
    """Wait a moment, since Ctrl-C has reached the server too and kernels end better by it."""
    if not ended(server):
        server.terminate()
    if not ended(server):
        server.kill()


def ended(server: subprocess.Popen[bytes]) -> bool:
    """Wait two seconds at most for a server to end."""
    with contextlib.suppress(subprocess.TimeoutExpired, KeyboardInterrupt):
        server.wait(2)
    return server.poll() is not None


def address_of(server: subprocess.Popen[bytes], token: str) -> str | None:
    """Wait until the server answers, and read on which address; None if it ends before."""
    from jupyter_server.serverapp import list_running_servers

    end = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < end:
        for running in list_running_servers():
            if running["token"] == token and answers(running["hostname"], running["port"]):
                return str(running["url"])
        time.sleep(0.1)
    return None


def answers(host: str, port: int) -> bool:
    """Tell whether a server listens; it writes its address down a moment before it does."""
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True


def show(address: str) -> None:
    """Open the notebook where there is a display, and print its address in any case."""
    if has_display() and webbrowser.open(address):
        say("The tutorials open in your browser. If they do not, open this address:")
    else:
        say("Open this address in a browser:")
    say(f"\n    {address}\n\nTo stop, press Ctrl-C here.")


def has_display() -> bool:
    """Tell whether a browser could show itself; one inside the terminal is of no use."""
    if sys.platform.startswith("linux"):
        signs = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
        return any(os.environ.get(sign) for sign in signs)
    return True


def say(text: str) -> None:
    """Tell something at once, even where the output is a file."""
    print(text, flush=True)
