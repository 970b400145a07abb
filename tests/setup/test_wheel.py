"""`pip install cardlab` gives all of it, far from any clone."""

from __future__ import annotations

import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.setup import places

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]

A_GAME = """
import random, cardlab
chance = random.Random(7)
state = cardlab.get("black_crow").deal(players=3, seed=7)
plays = 0
while state.outcome is None:
    state = state.play(chance.choice(state.legal_moves()))
    plays += 1
print(cardlab.__file__, plays, state.outcome.reason)
"""


@dataclass(frozen=True)
class Installed:
    """An environment in which cardlab was installed from its wheel, and an empty folder."""

    wheel: Path
    python: Path
    folder: Path


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Build the wheel with what is at hand, and install it where there is nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    source = places.copy_project(folder / "source")
    offline = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", "."]
    places.succeed([sys.executable, "-m", "pip", "wheel", *offline, source], folder)
    (wheel,) = folder.glob("cardlab-*.whl")
    python = places.empty_environment(folder / "environment")
    places.pip_install(python, f"{wheel}[lab]")
    elsewhere = folder / "a learner's folder"
    elsewhere.mkdir()
    return Installed(wheel, python, elsewhere)


def test_wheel_holds_every_asset_and_every_tutorial(installed: Installed) -> None:
    names = set(zipfile.ZipFile(installed.wheel).namelist())
    source = installed.wheel.parent / "source"
    wanted = {
        str(path.relative_to(source)) for path in (source / "cardlab").rglob("*") if path.is_file()
    }
    tutorials = (source / "tutorials").iterdir()
    wanted |= {f"cardlab/tutorials/{path.name}" for path in tutorials if path.suffix != ".py"}
    inside = {name for name in names if ".dist-info/" not in name}
    assert inside == wanted
    assert {"cardlab/py.typed", "cardlab/tutorials/00_start_here.ipynb"} <= names
    assert any(name.endswith(".js") for name in names)
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_a_game_can_be_played(installed: Installed) -> None:
    said = places.succeed([installed.python, "-c", A_GAME], installed.folder)
    place, plays, reason = said.rsplit(maxsplit=2)
    assert "site-packages" in place
    assert int(plays) > 10
    assert reason in {"BC-15", "BC-16"}


def test_the_doctor_finds_everything_well(installed: Installed) -> None:
    said = places.succeed([installed.python, "-m", "cardlab", "doctor"], installed.folder)
    assert said.endswith("Everything is well.\n")


def test_the_tutorials_are_copied_and_served(installed: Installed) -> None:
    with places.serving([installed.python, "-m", "cardlab"], installed.folder) as (address, _):
        assert "/lab/tree/tutorials/00_start_here.ipynb?token=" in address
        assert places.status(address) == 200
        assert places.stored_notebook(address)["cells"]
    copied = {path.name for path in (installed.folder / "tutorials").glob("*.ipynb")}
    assert copied == {path.name for path in (places.ROOT / "tutorials").glob("*.ipynb")}
