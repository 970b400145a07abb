"""The players of the house by name, from the weakest to the strongest.

>>> import random
>>> list(strengths())
['beginner', 'careful', 'counting', 'expert']
>>> type(player("beginner", "stump", random.Random(7))).__name__
'Chance'
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cardlab.cards import quoted
from cardlab.errors import BadPlayer
from cardlab.language import Sentence, listed, mark, say
from cardlab.players.counting import Counting
from cardlab.players.expert import Expert
from cardlab.players.habits import habit
from cardlab.players.player import Chance, Player

USUAL = "careful"
"""How the house plays where nothing else is said."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How well a player of the house plays: a title for learners, and how to make one.

    `make` gets the name of the game and the player's own stream of chance.
    """

    title: str
    make: Callable[[str, random.Random], Player]


_STRENGTHS: Mapping[str, Strength] = {
    "beginner": Strength(
        mark("A beginner, who plays any card that the laws allow"),
        lambda _game, stream: Chance(stream),
    ),
    "careful": Strength(
        mark("A careful player, who keeps to simple rules of thumb"),
        habit,
    ),
    "counting": Strength(
        mark("A player who remembers every card that was shown or taken, and tries each move out"),
        lambda _game, stream: Counting(stream),
    ),
    "expert": Strength(
        mark("An expert, who thinks ahead through all that the hidden cards may be"),
        lambda _game, stream: Expert(stream),
    ),
}


def strengths() -> dict[str, Sentence]:
    """Return the title of each strength by its name, from the weakest to the strongest."""
    return {name: say(strength.title) for name, strength in _STRENGTHS.items()}


def player(name: str, game: str, stream: random.Random) -> Player:
    """Return a new player of this strength for a game, with a stream of chance of its own.

    Raises `BadPlayer`, which lists the names.
    """
    strength = _STRENGTHS.get(name) if isinstance(name, str) else None
    if strength is None:
        raise BadPlayer(
            say(
                "There is no player {name}. The players are {names}, from the weakest up.",
                name=quoted(name),
                names=listed(_STRENGTHS),
            )
        )
    return strength.make(game, stream)
