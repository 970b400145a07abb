"""Each law has a test that bears its id and fails when the law is enforced wrongly."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pytest

from cardlab.games import get
from tests.games.mutants import black_crow, figured_fool, stump
from tests.games.mutants.fresh import Mutant, fresh_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardlab.games.game import Game

GAMES = {
    "black_crow": black_crow.MUTANTS,
    "figured_fool": figured_fool.MUTANTS,
    "stump": stump.MUTANTS,
}
CASES = [(name, mutant) for name, mutants in GAMES.items() for mutant in mutants]
LawTest: TypeAlias = "Callable[[Game], None]"


def bearing(name: str, law: str) -> list[LawTest]:
    """Return the tests that bear a law's id."""
    prefix = f"test_{law.lower().replace('-', '_')}_"
    folder = Path(__file__).parents[1] / name
    return [
        test
        for file in sorted(folder.glob("test_*.py"))
        for title, test in vars(importlib.import_module(f"tests.games.{name}.{file.stem}")).items()
        if title.startswith(prefix)
    ]


def fails(test: LawTest, game: Game) -> bool:
    """Tell whether a test's own expectation fails; any other error does not count."""
    try:
        test(game)
    except (AssertionError, pytest.fail.Exception):
        return True
    except Exception:  # noqa: BLE001 - a mutant may break anything, but that proves nothing
        return False
    return False


@pytest.mark.parametrize("name", GAMES)
def test_every_law_has_a_test_and_a_mutant(name: str) -> None:
    laws = set(get(name).laws)
    assert {law for law in laws if bearing(name, law)} == laws
    assert {mutant.law for mutant in GAMES[name]} == laws


@pytest.mark.parametrize(("name", "mutant"), CASES, ids=str)
def test_what_a_mutant_changes_is_there_exactly_once(name: str, mutant: Mutant) -> None:
    assert name in GAMES
    assert mutant.path.read_text(encoding="utf-8").count(mutant.old) == 1
    assert mutant.new != mutant.old


@pytest.mark.parametrize("name", GAMES)
def test_a_fresh_copy_without_a_change_keeps_every_law(name: str) -> None:
    game = fresh_game(name)
    assert type(game) is not type(get(name))
    for law in game.laws:
        for test in bearing(name, law):
            test(game)


@pytest.mark.parametrize(("name", "mutant"), CASES, ids=str)
def test_a_wrongly_enforced_law_is_found_by_the_tests_that_bear_its_id(
    name: str, mutant: Mutant
) -> None:
    game = fresh_game(name, mutant)
    assert any(fails(test, game) for test in bearing(name, mutant.law))
