"""The games that the tests in this folder ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cardlab.games import get, names

if TYPE_CHECKING:
    from cardlab.games.game import Game


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game:
    """Every game there is, one after the other."""
    return get(request.param)
