"""What a seat may not see, and positions that differ in that alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from cardlab.cards import ALL_CARDS
from cardlab.games import get

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Iterator

    from cardlab.games.game import Game, State


def hidden_places(facts: dict[str, Any], seat: int | None) -> Iterator[list[str]]:
    """Go through the lists of cards that `seat` may not see; None is an onlooker.

    The last of the stock is open when it was turned. A stump is hidden from its owner too.
    """
    for owner, held in enumerate(facts["hands"]):
        if owner != seat:
            yield held
    yield from facts.get("stumps", [])
    yield facts["stock"]


def hidden_cards(state: State, seat: int | None) -> list[str]:
    """Return the cards that a seat may not see."""
    facts = state.to_dict()
    return [
        card
        for held in hidden_places(facts, seat)
        for card in held
        if not _is_open(facts, held, card)
    ]


def game_of(state: State) -> Game:
    """Return the game that a state is of."""
    return get(state.to_dict()["game"])


def shuffled_behind(game: Game, state: State, seat: int | None, chance: random.Random) -> State:
    """Return a state in which the cards hidden from `seat` have changed their places.

    The turned card may be in any hand once it was drawn, but in no stump.
    """
    while True:
        facts = state.to_dict()
        cards = hidden_cards(state, seat)
        chance.shuffle(cards)
        for held in hidden_places(facts, seat):
            for place, card in enumerate(held):
                if not _is_open(facts, held, card):
                    held[place] = cards.pop()
        if not any(facts["turned"] in stump for stump in facts.get("stumps", [])):
            return game.from_dict(facts)


def _is_open(facts: dict[str, Any], held: list[str], card: str) -> bool:
    return held is facts["stock"] and card == facts["turned"]


def cards_named(texts: Iterable[str]) -> set[str]:
    """Return the cards that texts name, in notation, with signs, or in words."""
    return {_NAMES[found] for found in _NAMED.findall("\n".join(texts))}


_NAMES = {form: str(card) for card in ALL_CARDS for form in (str(card), card.short, card.spoken)}
_NAMED = re.compile(rf"(?<!\w)({'|'.join(sorted(_NAMES, key=len, reverse=True))})(?!\w)")
