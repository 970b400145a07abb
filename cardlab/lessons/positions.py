"""Small positions for lessons, written as short as a dictionary can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlab.cards import cards_in
from cardlab.games import get

PLACES = ("hands", "stumps", "stock", "pile", "bout", "discard")
"""The keys of a position's dictionary form under which cards in play lie."""


def position(game: str, hands: Sequence[str], **places: object) -> dict[str, Any]:
    """Return a small position as a dictionary: all cards not named are put aside.

    Hands are given in their notation, "7H 9H"; `places` are the other keys of the
    dictionary form, with the usual values where they are left out.

    >>> small = position("black_crow", ["7H", "QS"], trump="D", attacker=0, defender=1,
    ...                  to_act=0, bout=[], discard=[], options={"trump": "diamonds"})
    >>> get("black_crow").from_dict(small).to_act
    0
    """
    rules = get(game)
    data: dict[str, Any] = {
        "game": game,
        "version": 1,
        "players": len(hands),
        "dealer": len(hands) - 1,
        "hands": [hand.split() for hand in hands],
        "stock": [],
        "turned": None,
        "stale": 0,
        "out": [],
        **places,
    }
    defaults = {name: option.default for name, option in rules.options.items()}
    data["options"] = defaults | data.get("options", {})
    named = set(_texts([data[key] for key in PLACES if key in data]))
    data["aside"] = [
        str(card)
        for card in cards_in(rules.pack_of(data["options"]).bits)
        if str(card) not in named
    ]
    return data


def _texts(value: object) -> list[str]:
    """Return every text in nested lists."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [text for item in value for text in _texts(item)]
    return []
