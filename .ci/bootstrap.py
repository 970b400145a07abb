"""Makes this clone's own environment and carries on inside it.

It runs before anything is installed, so it uses the standard library alone. It also keeps to
what Python 3.6 understands: a Python that is too old must get far enough to say so and to look
for a newer one.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from typing import Iterator, List, Set, Tuple

OLDEST = (3, 10)
NEWEST = (3, 14)  # the newest one looked for by name; a newer one runs too
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ENTERED = "CARDLAB_ENTERED"
NO_VENV = ("ensurepip", "No module named venv")
NO_NETWORK = ("connection broken by", "NewConnectionError", "Temporary failure in name resolution")


def enter(extra: str) -> None:
    """Return once this program runs in the environment with the extra `extra` installed.

    Until then the program is started again: by a newer Python where this one is too old, then
    by the environment's own Python.
    """
    try:
        _enter(extra)
    except KeyboardInterrupt:
        sys.exit("\nStopped. Run the same command again to go on.")


def _enter(extra: str) -> None:
    venv = venv_folder()
    if os.environ.pop(ENTERED, None) == venv:
        return
    if sys.version_info < OLDEST:
        start_again(newer_python())
    prepare(venv, extra)
    os.environ[ENTERED] = venv
    start_again([python_of(venv)])


def start_again(python: List[str]) -> None:
    """Run this very command line with another Python; never come back."""
    sys.stdout.flush()
    command = python + sys.argv
    if os.name == "posix":
        os.execvp(command[0], command)
    # Windows would give the prompt back at once, so wait there, and leave Ctrl-C to the child.
    program = subprocess.Popen(command)
    while True:
        try:
            sys.exit(program.wait())
        except KeyboardInterrupt:
            continue


# Finding a Python that is new enough


def newer_python() -> List[str]:
    """Find a Python that is new enough by running each that might be, newest first."""
    for command in candidates():
        if is_new_enough(command):
            return command
    sys.exit(
        f"cardlab needs Python {dotted(OLDEST)} or newer, and found only {sys.version.split()[0]}. "
        "Please install a newer one from https://www.python.org/downloads/ "
        "and run the same command with it."
    )


def candidates() -> Iterator[List[str]]:
    """Yield what may start a newer Python: on the path, by the launcher, in the usual places."""
    versions = [f"3.{minor}" for minor in range(NEWEST[1], OLDEST[1] - 1, -1)]
    for version in versions:
        yield ["python" + version]
        if os.name == "nt":
            yield ["py", "-" + version]
    yield ["python3"]
    yield ["python"]
    for folder in ("/opt/homebrew/bin", "/usr/local/bin", "/usr/bin"):
        yield [os.path.join(folder, "python3")]
    for python in pyenv_pythons():
        yield [python]


def pyenv_pythons() -> List[str]:
    """List pyenv's Pythons, newest first; its shims often hide all but one of them."""
    home = os.environ.get("PYENV_ROOT", os.path.join(os.path.expanduser("~"), ".pyenv"))
    versions = os.path.join(home, "versions")
    names = os.listdir(versions) if os.path.isdir(versions) else []
    newest_first = sorted(names, key=version_key, reverse=True)
    return [os.path.join(versions, name, "bin", "python") for name in newest_first]


def version_key(name: str) -> Tuple[int, ...]:
    """Order versions by number, so that 3.9 comes before 3.13."""
    return tuple(int(part) if part.isdigit() else 0 for part in name.split("."))


def is_new_enough(command: List[str]) -> bool:
    """Run a Python to see whether it is there and new enough."""
    question = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    return succeeds([*command, "-c", question])


def attempt(command: List[str]) -> Tuple[bool, str]:
    """Run a command without a word; return whether it went well, and what it said."""
    try:
        program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except OSError as error:
        return False, str(error)
    words = program.communicate()[0].decode(errors="replace")
    return program.returncode == 0, words


def succeeds(command: List[str]) -> bool:
    """Run a command without a word and say whether it went well."""
    return attempt(command)[0]


def dotted(version: Tuple[int, ...]) -> str:
    """Write a version as people do."""
    return ".".join(str(part) for part in version)


# Making the environment


def venv_folder() -> str:
    """Say where the environment lies: in the clone, unless CARDLAB_VENV names another folder."""
    return os.path.abspath(os.environ.get("CARDLAB_VENV") or os.path.join(ROOT, ".venv"))


def python_of(venv: str) -> str:
    """Say where an environment keeps its Python."""
    inside = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    return os.path.join(venv, *inside)


def prepare(venv: str, extra: str) -> None:
    """Make the environment and install into it, or find that all is there already."""
    version = working_version(venv)
    installed = stamped(venv, version) if version else set()
    if extra in installed:
        return
    print("Setting up cardlab. The first time this takes a minute or two.", flush=True)
    if not version:
        make_venv(venv)
        version = working_version(venv)
    wanted = installed | {extra}
    install(venv, wanted)
    with open(stamp_of(venv), "w", encoding="utf-8") as stamp:
        stamp.write(" ".join([fingerprint(version), *sorted(wanted)]))


def working_version(venv: str) -> str:
    """Ask an environment's Python for its version; empty if it is missing, half made or old."""
    question = f"import pip, sys; assert sys.version_info >= {OLDEST}; print(sys.version)"
    works, answer = attempt([python_of(venv), "-c", question])
    return answer if works else ""


def stamp_of(venv: str) -> str:
    """Say where it is written down what was installed."""
    return os.path.join(venv, "cardlab-installed.txt")


def stamped(venv: str, version: str) -> Set[str]:
    """Read which extras are installed, as long as nothing has changed since."""
    try:
        with open(stamp_of(venv), encoding="utf-8") as stamp:
            mark, *extras = stamp.read().split()
    except (OSError, ValueError):
        return set()
    return set(extras) if mark == fingerprint(version) else set()


def fingerprint(version: str) -> str:
    """Stand for all that an installation depends on: the project, its place and the Python."""
    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as project:
        parts = project.read() + ROOT.encode() + version.encode()
    return hashlib.sha256(parts).hexdigest()


def make_venv(venv: str) -> None:
    """Make an empty environment, with the system's own package for that where it is missing."""
    clear(venv)
    command = [sys.executable, "-m", "venv", "--clear", venv]
    made, words = attempt(command)
    if made:
        return
    if not any(sign in words for sign in NO_VENV):
        sys.exit(
            f"{words}\nNo Python environment could be made in {venv}; the reason stands above."
        )
    package = f"python{dotted(sys.version_info[:2])}-venv"
    if apt_install(package) and attempt(command)[0]:
        return
    remedy = "install them"
    if shutil.which("apt-get"):
        remedy = f"install them with sudo apt-get install {package}"
    sys.exit(
        f"Python's own modules venv and ensurepip are missing here. "
        f"Please {remedy}, and run the same command again."
    )


def clear(venv: str) -> None:
    """Remove a broken environment, but never a folder that holds something else."""
    if not os.path.isdir(venv) or not os.listdir(venv):
        return
    if os.path.basename(venv) != ".venv" and not os.path.exists(os.path.join(venv, "pyvenv.cfg")):
        sys.exit(f"{venv} holds something else than a Python environment, so it was left alone.")
    shutil.rmtree(venv)


def apt_install(package: str) -> bool:
    """Install one of Debian's packages where that is allowed without asking for a password."""
    if not shutil.which("apt-get"):
        return False
    if os.geteuid() == 0:
        allowed = []  # type: List[str]
    elif succeeds(["sudo", "-n", "true"]):
        allowed = ["sudo", "-n"]
    else:
        return False
    print(f"Installing the system's package {package}.", flush=True)
    apt = [*allowed, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    succeeds([*apt, "update"])
    return succeeds([*apt, "install", "-y", "--no-install-recommends", package])


def install(venv: str, extras: Set[str]) -> None:
    """Install cardlab from this clone, so that a change here shows without installing again."""
    what = f"{ROOT}[{','.join(sorted(extras))}]"
    # Compiling all of it now takes longer than compiling on first use what is used.
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-compile"]
    pip = [python_of(venv), "-m", "pip", "install", *options, "--editable", what]
    installed, words = attempt(pip)
    if installed:
        return
    if any(sign in words for sign in NO_NETWORK):
        sys.exit(
            "cardlab's packages could not be downloaded. "
            "Please check the connection to the internet and run the same command again."
        )
    sys.exit(f"{words}\npip could not install what cardlab needs; its own words stand above.")
