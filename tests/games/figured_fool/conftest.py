"""The game that the tests in this folder ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cardlab.games import get

if TYPE_CHECKING:
    from cardlab.games.game import Game


@pytest.fixture
def game() -> Game:
    """The game of Figured Fool."""
    return get("figured_fool")
