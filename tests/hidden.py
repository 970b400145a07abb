"""Positions that look the same to one seat: whatever it may not see is stirred."""

from __future__ import annotations

import random

from cardlab.games import get
from cardlab.games.game import State


def hidden_cards_moved(state: State, seat: int | None, stir: random.Random) -> State:
    """Return a position in which the cards that `seat` cannot see have changed places."""
    data = state.to_dict()
    places: list[tuple[list[str], int]] = []
    for owner, hand in enumerate(data["hands"]):
        if owner != seat:
            places += [(hand, place) for place in range(len(hand))]
    open_end = 1 if data["turned"] in data["stock"] else 0
    places += [(data["stock"], place) for place in range(len(data["stock"]) - open_end)]
    cards = [held[place] for held, place in places]
    stir.shuffle(cards)
    for (held, place), card in zip(places, cards, strict=True):
        held[place] = card
    return get(data["game"]).from_dict(data)
