"""The way in: a table to play at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardlab.cards import quoted
from cardlab.codes import looks_like_code, read_deal_code
from cardlab.errors import BadDeal, BadSeat
from cardlab.games import names as game_names
from cardlab.games.dealing import check_seat
from cardlab.language import Sentence, say
from cardlab.match import Match, copied
from cardlab.players.opponents import Opponents, seated
from cardlab.record import Record
from cardlab.sealing import SEAL, bare
from cardlab.table import rightly_named, seat_names
from cardlab.widgets.keeping import Keeping
from cardlab.widgets.table import TableView

PLAYERS = 3
"""How many play where nothing else is said."""


def play(
    game: str | Record | Match,
    players: int | None = None,
    seed: int | None = None,
    *,
    names: Sequence[str] | None = None,
    humans: Sequence[int] = (0,),
    opponents: Opponents | None = None,
    **choices: Any,  # noqa: ANN401 - handed on as they are
) -> TableView:
    """Show a table in the notebook: people at the seats `humans`, and players at the others.

    `game` is the name of a game, dealt as by `Game.deal` with its options by name; or a deal
    code; or a record or a match to go on with, or the text of one that was copied. `opponents`
    says who those players are, careful ones if it is left out: one of `strengths()`, a player or
    a function of view and seen, for all seats; or a list with one for each, or a mapping from
    seats. Raises `UnknownGame`, `BadDeal`, `BadCode`, `BadRecord` or `BadPlayer`, which say what
    would be right.

    Where such a game was being played when its kernel ended, the table offers to go on with it.
    """
    if isinstance(game, str) and bare(game).startswith(SEAL):
        game = copied(game)
    if isinstance(game, (Match, Record)):
        settled = {"players": players, "seed": seed, "names": names, **choices}
        _check_nothing_else(settled, say("A record or a match"))
        match = game if isinstance(game, Match) else Match.resumed(game)
        return _show(match, humans, opponents, same_deal=True)
    if isinstance(game, str) and game not in game_names() and looks_like_code(game):
        _check_nothing_else({"players": players, "seed": seed, **choices}, say("A deal code"))
        code = read_deal_code(game)
        game, players, seed, choices = code.game, code.players, code.seed, dict(code.options)
    players = PLAYERS if players is None else players
    match = Match(game, players, seed, **choices)
    you = _alone(check_people(humans, players))
    match.name(seat_names(players, you) if names is None else names)
    return _show(match, humans, opponents, same_deal=seed is not None)


def _check_nothing_else(choices: Mapping[str, object], what: Sentence) -> None:
    """Check that nothing is chosen anew that is settled already; raises `BadDeal`."""
    for name, choice in choices.items():
        if choice is not None:
            raise BadDeal(
                say("{what} has its own {name}, so leave that out.", what=what, name=quoted(name))
            )


def check_people(humans: Sequence[int], players: int) -> tuple[int, ...]:
    """Check the seats that people take; raises `BadSeat` unless they are different seats."""
    people = tuple(humans[: players + 1]) if isinstance(humans, (list, tuple, range)) else ()
    for seat in people:
        check_seat("seat of a person", seat, players)
    if not people or None in people or len(set(people)) < len(people):
        raise BadSeat(
            say("humans must be a list of different seats, not {humans}.", humans=quoted(humans))
        )
    return people


def _show(
    match: Match, humans: Sequence[int], opponents: Opponents | None, *, same_deal: bool
) -> TableView:
    """Show the table of a match, with an offer to go on where one like it was broken off."""
    people = check_people(humans, len(match.names))
    match.name(rightly_named(match.names, _alone(people)))
    free = _free_seats(len(match.names), people)
    view = TableView(match, seated(opponents, match.game.name, free, match.seed))
    view.part(Keeping).look_for_last_game(same_deal=same_deal)
    return view


def _alone(people: Sequence[int]) -> int | None:
    """Return the seat of the only person, or None where there are several."""
    return people[0] if len(people) == 1 else None


def _free_seats(players: int, people: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that no person takes."""
    return tuple(seat for seat in range(players) if seat not in people)
