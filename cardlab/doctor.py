"""Looks whether everything that the tutorials need is there and right, and says what would mend it.

Each check returns one line, or raises `Ill` with a line and its cure. What is to be examined is not
imported above, since a doctor has to work when the patient does not.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

EXTENSIONS = {
    "@jupyter-widgets/jupyterlab-manager": "jupyterlab_widgets",
    "ipycanvas": "ipycanvas",
    "anywidget": "anywidget",
}
LIVE = "application/vnd.jupyter.widget-view+json"
REINSTALL = 'pip install --upgrade --force-reinstall "cardlab[lab]"'


class Ill(Exception):
    """Something is not as it should be."""

    def __init__(self, finding: str, cure: str) -> None:
        super().__init__(finding)
        self.cure = cure


def main() -> int:
    """Run every check, print a line for each, and return 1 if anything is wrong."""
    results = [examine(check) for check in CHECKS]
    print("Everything is well." if all(results) else "Not everything is well; see above.")
    return 0 if all(results) else 1


def examine(check: Callable[[], str]) -> bool:
    """Run one check and print what it found."""
    try:
        print(f"  ok    {check()}")
    except Ill as ill:
        print(f"  WRONG {ill}\n        To mend it: {ill.cure}")
        return False
    except Exception as error:  # noqa: BLE001 - whatever fails is what the doctor is to report
        name = check.__name__.replace("_", " ")
        print(f"  WRONG {name}: {type(error).__name__}: {error}")
        print(f"        To mend it: {REINSTALL}")
        return False
    return True


def python() -> str:
    """Name the Python and cardlab's version."""
    wanted = metadata.metadata("cardlab")["Requires-Python"]
    if not SpecifierSet(wanted).contains(platform.python_version()):
        raise Ill(f"Python {platform.python_version()} does not fit.", f"install Python {wanted}")
    return f"cardlab {metadata.version('cardlab')} on Python {platform.python_version()}"


def packages() -> str:
    """Compare each package that cardlab needs with the versions that it works with."""
    found = []
    for text in metadata.requires("cardlab") or []:
        need = Requirement(text)
        if need.marker is None:
            found.append(installed(need.name, str(need), need.specifier.contains))
    return ", ".join(found)


def installed(name: str, wanted: str, fits: Callable[[str], bool]) -> str:
    """Name a package and its version, if it is there and fits."""
    cure = f'pip install "{wanted}"'
    try:
        version = metadata.version(name)
    except metadata.PackageNotFoundError:
        raise Ill(f"{name} is not installed.", cure) from None
    if not fits(version):
        raise Ill(f"{name} {version} does not fit; cardlab works with {wanted}.", cure)
    return f"{name} {version}"


def jupyterlab() -> str:
    """Look for JupyterLab and Notebook, in which the tutorials open."""
    cure = 'pip install "cardlab[lab]"'
    try:
        versions = {name: metadata.version(name) for name in ("jupyterlab", "notebook")}
    except metadata.PackageNotFoundError as missing:
        raise Ill(f"{missing.name} is not installed.", cure) from None
    return ", ".join(f"{name} {version}" for name, version in versions.items())


def extensions() -> str:
    """Look that the browser gets the half of each widget package that belongs to its Python half.

    JupyterLab takes the first folder that holds an extension, and an old one left in a user's own
    folder comes before the one that was installed with the package.
    """
    for name, package in EXTENSIONS.items():
        cure = f"pip install --force-reinstall {package}"
        found = first_extension(name)
        if found is None:
            raise Ill(f"JupyterLab does not have the extension {name}.", cure)
        own = installed_extension(name, package)
        if own is not None and version_in(found) != version_in(own):
            raise Ill(
                f"An extension {name} of another version lies in {found.parent}.",
                f"remove that folder, then {cure}",
            )
    return "JupyterLab has the extensions " + ", ".join(EXTENSIONS)


def first_extension(name: str) -> Path | None:
    """Find an extension's package.json the way JupyterLab does: the first folder wins."""
    from jupyter_core.paths import jupyter_path

    places = [Path(folder, name, "package.json") for folder in jupyter_path("labextensions")]
    return next((place for place in places if place.exists()), None)


def installed_extension(name: str, package: str) -> Path | None:
    """Find the package.json that a package brought along, as far as its installer wrote it down."""
    end = f"labextensions/{name}/package.json"
    files = metadata.files(package) or []
    return next((Path(str(file.locate())) for file in files if str(file).endswith(end)), None)


def version_in(package_json: Path) -> str:
    """Read the version of an extension."""
    return str(json.loads(package_json.read_text(encoding="utf-8"))["version"])


def a_deal() -> str:
    """Deal a game from a seed and look that the same seed gives the same deal."""
    import cardlab

    game = cardlab.get("black_crow")
    first, second = (game.deal(players=3, seed=7) for _ in range(2))
    if first != second:
        raise Ill("The same seed gives different deals.", REINSTALL)
    return f"{game.title} is dealt, and there are {len(first.legal_moves())} moves to begin with"


def a_picture() -> str:
    """Show that deal as text and as a picture."""
    import cardlab
    from cardlab.render.svg import picture
    from cardlab.render.text import plain
    from cardlab.scene import scene

    view = cardlab.get("black_crow").deal(players=3, seed=7).view(0)
    shown = scene(view, ("You", "Ann", "Bo"))
    if "<svg" not in picture(shown) or not plain(shown):
        raise Ill("A table shows neither as a picture nor as text.", REINSTALL)
    return "The same deal shows as a picture and as text"


def a_widget() -> str:
    """Make a table for the browser, with the program and the style that it sends there."""
    import cardlab

    table = cardlab.play("black_crow", players=3, seed=7)
    shown = table._repr_mimebundle_()
    kinds = shown[0] if isinstance(shown, tuple) else shown
    if not {LIVE, "text/html", "text/plain"} <= set(kinds):
        raise Ill("A table does not show in a browser.", REINSTALL)
    return "A table for the browser can be made"


CHECKS = (python, packages, jupyterlab, extensions, a_deal, a_picture, a_widget)


if __name__ == "__main__":
    sys.exit(main())
