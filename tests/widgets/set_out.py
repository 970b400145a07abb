"""A table that begins at a position, as a review of a game sets one out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardlab.games import get
from cardlab.players.opponents import seated
from cardlab.table import seat_names
from cardlab.widgets.series import Again, Goal
from cardlab.widgets.table import TableView


def set_out(
    game: str, position: Mapping[str, Any], *, seat: int = 0, goal: Goal | None = None
) -> TableView:
    """Set out a position for a person at a seat; careful players take the others."""
    state = get(game).from_dict(position)
    others = tuple(other for other in range(state.players) if other != seat)
    series = Again(state, seat_names(state.players, seat))
    return TableView(series, seated(None, game, others, 0), goal=goal)


def cell() -> str:
    """Return the cell of a notebook after which `set_out` can be used there."""
    return Path(__file__).read_text(encoding="utf-8").partition("\n\n\ndef cell")[0]
