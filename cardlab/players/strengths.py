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

    `short` is the title where there is little room. `make` gets the name of the game and the
    player's own stream of chance.
    """

    short: str
    title: str
    make: Callable[[str, random.Random], Player]


_STRENGTHS: Mapping[str, Strength] = {
    "beginner": Strength(
        mark("Beginner: any card"),
        mark("A beginner, who plays any card that the laws allow"),
        lambda _game, stream: Chance(stream),
    ),
    "careful": Strength(
        mark("Careful: rules of thumb"),
        mark("A careful player, who keeps to simple rules of thumb"),
        habit,
    ),
    "counting": Strength(
        mark("Counting: remembers cards"),
        mark("A player who remembers every card that was shown or taken, and tries each move out"),
        lambda _game, stream: Counting(stream),
    ),
    "expert": Strength(
        mark("Expert: thinks ahead"),
        mark("An expert, who thinks ahead through all that the hidden cards may be"),
        lambda _game, stream: Expert(stream),
    ),
}


def strengths() -> dict[str, Sentence]:
    """Return the title of each strength by its name, from the weakest to the strongest."""
    return {name: say(strength.title) for name, strength in _STRENGTHS.items()}


def short_titles() -> dict[str, Sentence]:
    """Return a title of few words for each strength, from the weakest to the strongest."""
    return {name: say(strength.short) for name, strength in _STRENGTHS.items()}


def strength_of(player: Player, game: str) -> str | None:
    """Return the strength of a player of the house at a game, or None for any other player."""
    for name, strength in _STRENGTHS.items():
        if type(strength.make(game, random.Random(0))) is type(player):
            return name
    return None


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
