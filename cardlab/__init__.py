"""cardlab teaches card games: their laws, tables to play at, and lessons.

>>> import cardlab
>>> game = cardlab.get("black_crow")
>>> state = game.deal(players=3, seed=7)
>>> state.play(state.legal_moves()[0]).to_act == state.defender
True

In a notebook, `cardlab.play("black_crow")` shows a table and `cardlab.learn("black_crow")`
the course.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardlab import match
from cardlab.codes import deal_code
from cardlab.games import get, names as games
from cardlab.record import Record, load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardlab.language import Sentence
    from cardlab.players.checking import Report
    from cardlab.players.opponents import Opponent, Opponents
    from cardlab.render.rulebook import Rulebook
    from cardlab.widgets.lessons.course import CourseView
    from cardlab.widgets.lessons.practice import PracticeView
    from cardlab.widgets.presenter import Presented, PresenterView
    from cardlab.widgets.review import Reviewed, ReviewView
    from cardlab.widgets.table import TableView

__all__ = [
    "Match",
    "Record",
    "__version__",
    "check_player",
    "deal_code",
    "games",
    "get",
    "laws",
    "learn",
    "load",
    "play",
    "practice",
    "present",
    "review",
    "strengths",
]

__version__ = "0.1.0"


class Match(match.Match):
    """Games in a row among the same players, which show as a table in a notebook."""

    def _repr_mimebundle_(self, **_: object) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the table of the game that is played now."""
        return play(self)._repr_mimebundle_()


def laws(game: str) -> Rulebook:
    """Return the rulebook of a game, which shows itself in a notebook and prints as text.

    >>> print(laws("black_crow"))  # doctest: +ELLIPSIS
    The laws of Black Crow
    ...
    """
    from cardlab.render.rulebook import Rulebook

    return Rulebook(get(game))


def play(
    game: str | Record | match.Match,
    players: int | None = None,
    seed: int | None = None,
    *,
    opponents: Opponents | None = None,
    **choices: Any,  # noqa: ANN401 - handed on as they are
) -> TableView:
    """Show a table in the notebook: you and, for the other seats, players of the house.

    `game` is a game's name, a deal code, or a record or match to go on with. There are three
    `players` where nothing else is said. `opponents` are one for all the seats that no person
    takes, a list with one for each, or some by their seats: a name among `strengths()`, a player
    of your own with `choose(view, seen)`, a function of `view` and `seen`, or a class of players.
    `choices` are the options of the game by name, `dealer`, `leader`, `names` (one a seat) and
    `humans` (the seats that people take, your own alone if left out). Raises `UnknownGame`,
    `BadDeal`, `BadCode` or `BadPlayer`, which say what would be right.
    """
    from cardlab.widgets.play import play as show

    return show(game, players, seed, opponents=opponents, **choices)


def review(
    game: Reviewed, seat: int | None = None, *, simulations: int | None = None
) -> ReviewView:
    """Look at a game again: your chances from move to move, and where a better card was in hand.

    `game` is a record, or a table or match as it stands. `seat` is whose game is looked at: your
    own where it is known, or else the first. With a number of `simulations` for each decision the
    result can be had again; without, the coach takes about a quarter of a minute for all. Raises
    `BadRecord` for anything else, and `BadSeat` for a seat that is not at the table.
    """
    from cardlab.widgets.review import review as show

    return show(game, seat, simulations)


def present(game: Presented) -> PresenterView:
    """Show a game on a projector: twice as large, a step at a time, with what comes next hidden.

    `game` is a record, or a table or match as it stands. Go on with the page keys or the arrows,
    as remote controls send them: the question, its answer, the next question. All hands can be
    open or covered. Raises `BadRecord` for anything else.
    """
    from cardlab.widgets.presenter import present as show

    return show(game)


def strengths() -> dict[str, Sentence]:
    """Return the players of the house, from the weakest up: a title for each name.

    >>> list(strengths())[:2]
    ['beginner', 'careful']
    """
    from cardlab.players.strengths import strengths as named

    return named()


def check_player(
    player: Opponent,
    game: str = "stump",
    games: int = 24,
    *,
    seed: int = 0,
    patience: float = 5.0,
) -> Report:
    """Let a player of yours play whole games, and report the first thing that it does wrong.

    `player` is a function of `view` and `seen`, an object with `choose(view, seen)`, or a class
    of such players. It may take `patience` seconds a move. The same `seed` gives the same games.
    Raises `BadPlayer` for what is no player, `UnknownGame` or `BadDeal`.

    >>> def lazy(view, seen):
    ...     return view.legal_moves()[0]
    >>> check_player(lazy, "stump", games=2)  # doctest: +ELLIPSIS
    Nothing wrong: 2 games, ... moves.
    """
    from cardlab.players.checking import check_player as check

    return check(player, game, games, seed=seed, patience=patience)


def learn(game: str) -> CourseView:
    """Return the course of a game; its `step("BC-10")` shows the step about one law."""
    from cardlab.widgets.lessons.course import learn as show

    return show(game)


def practice(game: str, laws: Sequence[str] = (), seed: int | None = None) -> PracticeView:
    """Show tasks from real games, one after the other: what was missed comes first, and again.

    With `laws`, ids such as "ST-10", only these are asked about. The same `seed` gives the same
    tasks to whoever answers in the same way. Raises `UnknownGame`, or `NothingToPractise` where no
    question is about such laws.
    """
    from cardlab.widgets.lessons.practice import practice as show

    return show(game, laws, seed)
