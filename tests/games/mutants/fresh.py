"""A copy of the games' code with one change in it, in memory alone."""

from __future__ import annotations

import importlib
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING

import cardlab

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import CodeType, ModuleType

    from cardlab.games.game import Game

ROOT = Path(cardlab.__file__).parent
COPIED = ("cardlab.cards", "cardlab.games")
"""What is copied: the cards and all games. Errors and language are shared with the tests."""


@dataclass(frozen=True)
class Mutant:
    """A plausible mistake in the enforcement of one law: in `file`, `new` instead of `old`."""

    law: str
    file: str
    old: str
    new: str

    @property
    def path(self) -> Path:
        """The file that it changes."""
        return ROOT / self.file

    def __str__(self) -> str:
        """Name the law and the change."""
        return f"{self.law}: {self.old.strip()} -> {self.new.strip()}"


class _Loader(SourceFileLoader):
    """Compiles the changed source anew for each mutant, and the others once."""

    mutant: Mutant | None = None

    def get_code(self, fullname: str) -> CodeType | None:
        path = Path(self.get_filename(fullname))
        if not self.mutant or path != self.mutant.path:
            return _compiled(path)
        source = path.read_text(encoding="utf-8")
        return _code(source.replace(self.mutant.old, self.mutant.new), path)


def _code(source: str, path: Path) -> CodeType:
    code: CodeType = compile(source, path, "exec", dont_inherit=True)
    return code


@cache
def _compiled(path: Path) -> CodeType:
    return _code(path.read_text(encoding="utf-8"), path)


@dataclass
class _Finder(MetaPathFinder):
    """Finds the copied modules where they lie, and gives them the loader above."""

    mutant: Mutant | None

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target) if _is_copied(fullname) else None
        if spec and spec.origin:
            loader = _Loader(fullname, spec.origin)
            loader.mutant = self.mutant
            spec.loader = loader
        return spec


def fresh_game(name: str, mutant: Mutant | None = None) -> Game:
    """Return a game from a copy of the code, with the mutant's change in it."""
    with _without_copied_modules():
        finder = _Finder(mutant)
        sys.meta_path.insert(0, finder)
        try:
            games = importlib.import_module("cardlab.games")
        finally:
            sys.meta_path.remove(finder)
        game: Game = games.get(name)
    return game


def _is_copied(module: str) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in COPIED)


@contextmanager
def _without_copied_modules() -> Iterator[None]:
    """Hide the copied modules while a copy is imported, then bring them back."""
    modules = {name: module for name, module in sys.modules.items() if _is_copied(name)}
    package = dict(vars(cardlab))
    for name in modules:
        del sys.modules[name]
    try:
        yield
    finally:
        for name in [name for name in sys.modules if _is_copied(name)]:
            del sys.modules[name]
        sys.modules.update(modules)
        vars(cardlab).clear()
        vars(cardlab).update(package)
