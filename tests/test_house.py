"""The house keeps its own rules: how code is written, and which file may lean on which."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "cardlab"
BROWSER_PACKAGES = {"IPython", "anywidget", "ipycanvas", "ipywidgets"}
TOP = {"LICENSE", "README.md", "binder", "cardlab", "pyproject.toml", "tests", "tutorials"}
FIRST_WITH_BROWSER, ABOVE_ALL = 5, 6
FRONT_DOOR = "the front door"
PASSES = re.compile(r"# (?:noqa|type: ignore)\b")
REASON = re.compile(r"[#] noqa: [A-Z0-9, ]+ - \w|[#] type: ignore\[[a-z-]+\] # \w")

FLOORS = {
    FRONT_DOOR: 2,
    "cards": 1,
    "errors": 1,
    "language": 1,
    "games": 1,
    "autosave": 2,
    "match": 2,
    "record": 2,
    "sealing": 2,
    "codes": 2,
    "settings": 2,
    "storage": 2,
    "table": 2,
    "players": 3,
    "seating": 3,
    "coach": 3,
    "arena": 3,
    "scene": 4,
    "render": 4,
    "typed": 4,
    "lessons": 4,
    "widgets": 5,
    "__main__": ABOVE_ALL,
    "doctor": ABOVE_ALL,
    "launch": ABOVE_ALL,
}


@pytest.mark.parametrize(
    "tool",
    [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]],
    ids=["lint", "format", "types"],
)
def test_code_is_written_as_agreed(tool: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def stored(*which: str) -> list[str]:
    """List the stored files by their paths from the top, all or those of these patterns."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", *which], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [name for name in listed.split("\0") if name]


def test_top_of_the_repository_is_tidy() -> None:
    names = {name.split("/")[0] for name in stored()}
    assert {name for name in names if not name.startswith(".")} <= TOP


def test_whatever_is_let_pass_has_its_reason_beside_it() -> None:
    bare = [
        f"{name}:{number}: {line.strip()}"
        for name in stored("*.py")
        if (ROOT / name).exists()
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1)
        if PASSES.search(line) and not REASON.search(line)
    ]
    assert not bare, "\n".join(bare)


def part(path: Path) -> str:
    """Name the part of the house that a file belongs to."""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def files() -> list[Path]:
    """List the package's files but for the front door, which has a rule of its own."""
    return sorted(set(PACKAGE.rglob("*.py")) - {PACKAGE / "__init__.py"})


def imports(tree: ast.AST, package: str) -> Iterator[str]:
    """Yield the full name of whatever is imported anywhere in a tree, in functions too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: -node.level + 1 or None] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def faults(tree: ast.AST, package: str, home: str) -> list[str]:
    """List the imports that a file in the part `home` must not have."""
    floor = FLOORS[home]
    found = []
    for name in imports(tree, package):
        top, *rest = name.split(".")
        if top in BROWSER_PACKAGES and floor < FIRST_WITH_BROWSER:
            found.append(f"{name} needs a browser")
        if top == "cardlab":
            target = rest[0] if rest and rest[0] in FLOORS else FRONT_DOOR
            if FLOORS[target] > floor:
                found.append(f"{name} is on a floor above")
            if home == "scene" and target in ("lessons", "render"):
                found.append(f"{name} is for those who look at a scene")
    return found


def package_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).parent.parts)


def test_every_part_of_the_house_has_a_floor() -> None:
    assert {part(path) for path in files()} <= set(FLOORS)


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_imports_from_a_floor_above(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert faults(tree, package_of(path), part(path)) == []


def test_front_door_imports_upper_floors_on_first_use_only() -> None:
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    at_once = [node for node in tree.body if not later(node)]
    door = ast.Module(body=at_once, type_ignores=[])
    assert faults(door, "cardlab", FRONT_DOOR) == []


def later(node: ast.stmt) -> bool:
    """Tell what does not run when the front door is opened: functions, and imports for types."""
    checking = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    return checking or isinstance(node, ast.FunctionDef)


@pytest.mark.parametrize(
    ("source", "home", "fault"),
    [
        ("import cardlab.widgets", "scene", "cardlab.widgets is on a floor above"),
        ("def f():\n    from cardlab.table import Table", "games", "cardlab.table.Table is on"),
        ("from cardlab import players", "table", "cardlab.players is on a floor above"),
        ("from ..players import habits", "table", "cardlab.players.habits is on a floor above"),
        ("if TYPE_CHECKING:\n    import ipywidgets", "lessons", "ipywidgets needs a browser"),
        ("from IPython.display import HTML", "render", "IPython.display.HTML needs a browser"),
        ("from cardlab.render import svg", "scene", "cardlab.render.svg is for those who look"),
        ("import cardlab", "cards", "cardlab is on a floor above"),
    ],
)
def test_a_climb_is_noticed(source: str, home: str, fault: str) -> None:
    found = faults(ast.parse(source), f"cardlab.{home}", home)
    assert len(found) == 1
    assert found[0].startswith(fault)


def test_a_step_down_is_allowed() -> None:
    source = "from cardlab.cards import Card\nfrom . import svg\nimport json"
    assert faults(ast.parse(source), "cardlab.render", "render") == []


def test_floors_below_the_widgets_run_without_a_browser() -> None:
    lower = [path for path in files() if FLOORS[part(path)] < FIRST_WITH_BROWSER]
    names = ["cardlab", *(module_name(path) for path in lower)]
    program = (
        "import importlib, sys\n"
        f"sys.modules.update(dict.fromkeys({sorted(BROWSER_PACKAGES)}))\n"
        f"for name in {names}: importlib.import_module(name)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
