"""The games, each by its name."""

from __future__ import annotations

from cardlab.cards import quoted
from cardlab.errors import UnknownGame
from cardlab.games.black_crow import BLACK_CROW
from cardlab.games.figured_fool import FIGURED_FOOL
from cardlab.games.game import Game
from cardlab.games.stump import STUMP
from cardlab.language import listed, say

_GAMES: dict[str, Game] = {}


def add(game: Game) -> Game:
    """Make a game known by its name, so that tables, lessons and players find it."""
    _GAMES[game.name] = game
    return game


def remove(name: str) -> None:
    """Forget the game of this name; raises `UnknownGame` where there is none."""
    del _GAMES[get(name).name]


def get(name: str) -> Game:
    """Return the game of this name.

    Raises `UnknownGame`, which lists the names.

    >>> get("black_crow").title
    'Black Crow'
    """
    game = _GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise UnknownGame(
            say(
                "There is no game {name}. The games are {names}.",
                name=quoted(name),
                names=listed(names()),
            )
        )
    return game


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_GAMES)


for _game in (BLACK_CROW, STUMP, FIGURED_FOOL):
    add(_game)
