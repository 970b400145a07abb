"""Binder makes what we mean: its image is made here step by step, and the learner's link opened."""

from __future__ import annotations

import json
import re
import secrets
import shutil
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import bootstrap
import pytest
from packaging.requirements import Requirement

from cardlab import launch
from tests.setup import places

BINDER = places.ROOT / "binder"
README = (places.ROOT / "README.md").read_text(encoding="utf-8")
RUNTIME = (BINDER / "runtime.txt").read_text(encoding="utf-8").strip()
LINK = re.compile(r"https://mybinder\.org/v2/gh/OWNER/cardlab/HEAD\?urlpath=(\S+?)[)\s>]")


def pins() -> list[Requirement]:
    lines = (BINDER / "requirements.txt").read_text(encoding="utf-8").splitlines()
    return [Requirement(line) for line in lines if line and not line.startswith("#")]


# What stands in the files


def test_every_pin_is_exact_and_none_is_a_folder() -> None:
    for pin in pins():
        assert re.fullmatch(r"==[0-9.]+", str(pin.specifier)), pin
        assert pin.url is None


def test_every_pin_is_one_that_cardlab_works_with() -> None:
    pinned = {pin.name.lower(): str(pin.specifier).removeprefix("==") for pin in pins()}
    image = (places.ROOT / "tests/setup/binder-image.txt").read_text(encoding="utf-8")
    brought = dict(re.findall(r"^(\S+)==(\S+)$", image, re.MULTILINE))
    for need in map(Requirement, metadata.requires("cardlab") or []):
        if need.marker is None or need.marker.evaluate({"extra": "lab"}):
            version = {**brought, **pinned}[need.name]
            assert need.specifier.contains(version), f"{need} is pinned to {version}"


def test_the_runtime_is_one_that_cardlab_works_with() -> None:
    version = re.fullmatch(r"python-3\.(\d+)", RUNTIME)
    assert version
    assert bootstrap.OLDEST <= (3, int(version[1])) <= bootstrap.NEWEST


def test_no_pop_up_here_as_at_home() -> None:
    overrides = json.loads((BINDER / "overrides.json").read_text(encoding="utf-8"))
    assert overrides == launch.QUIET


def test_readme_links_to_notebooks_that_exist() -> None:
    links = LINK.findall(README)
    assert "notebooks/tutorials/00_start_here.ipynb" in links
    for link in links:
        assert (places.ROOT / link.removeprefix("notebooks/").removeprefix("lab/tree/")).exists()


# The rehearsal


@dataclass(frozen=True)
class Image:
    """The folder that Binder shows, and the environment that it runs in."""

    home: Path
    environment: Path

    @property
    def python(self) -> Path:
        return Path(bootstrap.python_of(str(self.environment)))

    def post_build(self, home: Path) -> tuple[int, str]:
        """Run postBuild as Binder does, with the image's programs first on the path."""
        path = f"{self.python.parent}:/usr/local/bin:/usr/bin:/bin"
        done = places.run(
            [home / "binder" / "postBuild"], home, NB_PYTHON_PREFIX=str(self.environment), PATH=path
        )
        return done.returncode, done.stdout + done.stderr


def runtime_python() -> str:
    """Find the Python that runtime.txt names, or take the running one."""
    version = RUNTIME.removeprefix("python-")
    found = [path for path in bootstrap.pyenv_pythons() if f"/{version}." in path]
    for python in filter(None, [shutil.which(f"python{version}"), *found]):
        check = (
            f"import sys, venv, ensurepip; sys.exit('%d.%d' % sys.version_info[:2] != {version!r})"
        )
        if bootstrap.succeeds([python, "-c", check]):
            return python
    return sys.executable


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """Make the environment that Binder's image has before postBuild."""
    folder = tmp_path_factory.mktemp("binder")
    home = places.copy_project(folder / "home")
    python = places.empty_environment(folder / "notebook", runtime_python())
    places.pip_install(python, "-r", places.ROOT / "tests/setup/binder-image.txt")
    places.pip_install(python, "-r", home / "binder" / "requirements.txt")
    return Image(home, folder / "notebook")


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.parametrize(
    ("lost", "complaint"),
    [
        ("binder/overrides.json", "binder/overrides.json"),
        ("cardlab/doctor.py", "doctor"),
        ("tutorials/00_start_here.ipynb", "tutorials/*.ipynb"),
    ],
)
def test_a_failing_step_of_post_build_fails_it(
    image: Image, tmp_path: Path, lost: str, complaint: str
) -> None:
    broken = shutil.copytree(image.home, tmp_path / "broken")
    for path in broken.glob(lost.replace("00_start_here", "*")):
        path.unlink()
    code, words = image.post_build(broken)
    assert code != 0
    assert complaint in words.splitlines()[-1]


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.timeout(400)
def test_the_learners_link_opens_the_first_notebook(
    image: Image, record_property: Callable[[str, object], None]
) -> None:
    version = places.succeed([image.python, "-c", "import sys; print(sys.version)"], image.home)
    record_property("told", f"The rehearsal of Binder ran on Python {version.split()[0]}.")
    code, words = image.post_build(image.home)
    assert code == 0, words
    assert "Everything is well." in words
    token, base = secrets.token_hex(8), "/user/cardlab-abc123/"
    port = free_port()
    server: list[str | Path] = [
        image.python,
        "-m",
        "notebook",
        "--no-browser",
        "--allow-root",
        f"--ServerApp.base_url={base}",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
    ]
    link = LINK.findall(README)[0]
    address = f"http://localhost:{port}{base}{link}?token={token}"
    with places.started(server, image.home, JUPYTER_TOKEN=token):
        wait_for(address)
        title = places.title_of(image.home / "tutorials" / "00_start_here.ipynb")
        assert places.title_in_browser(address, title) == ""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + 60
    while True:
        try:
            assert places.status(address) == 200
        except OSError:
            assert time.monotonic() < end, "the server never answered"
            time.sleep(0.2)
        else:
            return
