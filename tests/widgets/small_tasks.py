"""Small tables that ask for something, as a review of a game sets them."""

from __future__ import annotations

from typing import Any

from cardlab.games.vocabulary import Event
from cardlab.language import say
from cardlab.lessons.positions import position
from cardlab.widgets.series import Goal
from cardlab.widgets.table import TableView
from tests.widgets.set_out import set_out

_ATTACKED: dict[str, Any] = {
    "options": {"trump": "diamonds"},
    "trump": "D",
    "discard": [],
    "to_act": 0,
    "attacker": 2,
    "defender": 0,
}


def covering() -> TableView:
    """Show a table at which a card is to be covered."""
    place = position(
        "black_crow",
        ["9C 5C 5D KH", "10S 4H", "QS 8H JC"],
        stock=["2C", "3C", "4C", "6C", "2H", "3H"],
        bout=[["7C", None]],
        **_ATTACKED,
    )
    goal = Goal(say("Cover Bea's card."), say("Well covered."), _covered)
    return set_out("black_crow", place, goal=goal)


def _covered(event: Event) -> bool:
    return event.kind == "discard"


def taking() -> TableView:
    """Show a table at which the queen of spades is to be taken."""
    place = position(
        "black_crow",
        ["KS AS AD 3H", "10C 4H", "8H JC 5C"],
        bout=[["JS", None], ["QS", None]],
        **_ATTACKED,
    )
    goal = Goal(say("Take the queen."), say("Now she is yours, for a while."), _taken)
    return set_out("black_crow", place, goal=goal)


def _taken(event: Event) -> bool:
    return event.kind == "take"
