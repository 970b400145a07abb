"""What can be asked of a deal, and the shuffled pack that it begins with."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cardlab.cards import Card, Pack, quoted
from cardlab.errors import BadDeal, BadSeat
from cardlab.language import listed, say

if TYPE_CHECKING:
    from cardlab.games.game import Game

SEEDS = 2**40
"""Seeds run from 0 up to, not including, this number."""


class DealRequest(NamedTuple):
    """A deal that was asked for, checked and complete but for what is drawn by lot."""

    players: int
    seed: int
    dealer: int | None
    leader: int | None
    options: tuple[tuple[str, Any], ...]


def checked_request(
    game: Game,
    *,
    players: int,
    seed: int | None,
    dealer: int | None,
    leader: int | None,
    options: Mapping[str, object],
) -> DealRequest:
    """Check what was asked for, and draw a seed where none was; raises `BadDeal`."""
    if not is_number(players, game.min_players, game.max_players):
        raise BadDeal(
            say(
                "{game} is for {lowest} to {highest} players, not {players}.",
                game=game.title,
                lowest=game.min_players,
                highest=game.max_players,
                players=quoted(players),
            )
        )
    check_seed(seed)
    for name, seat in (("dealer", dealer), ("leader", leader)):
        check_seat(name, seat, players)
    drawn = random.SystemRandom().randrange(SEEDS) if seed is None else seed
    return DealRequest(players, drawn, dealer, leader, complete_options(game, options))


def check_seed(seed: int | None) -> None:
    """Check a seed that somebody asked for; raises `BadDeal`."""
    if seed is not None and not is_number(seed, 0, SEEDS - 1):
        raise BadDeal(
            say(
                "The seed must be a whole number from 0 to {last}, not {seed}.",
                last=SEEDS - 1,
                seed=quoted(seed),
            )
        )


def check_seat(name: str, seat: int | None, players: int) -> None:
    """Check a seat that somebody asked for under this name; raises `BadSeat`."""
    if seat is not None and not is_number(seat, 0, players - 1):
        raise BadSeat(
            say(
                "The {name} must be a whole number from 0 to {last}, not {seat}.",
                name=name,
                last=players - 1,
                seat=quoted(seat),
            )
        )


def check_number(what: str, number: int, lowest: int, highest: int) -> None:
    """Check a number that somebody asked for, `what` being a marked text; raises `BadDeal`."""
    if not is_number(number, lowest, highest):
        raise BadDeal(
            say(
                "The {what} must be a whole number from {lowest} to {highest}, not {number}.",
                what=say(what),
                lowest=lowest,
                highest=highest,
                number=quoted(number),
            )
        )


def complete_options(game: Game, chosen: Mapping[str, object]) -> tuple[tuple[str, Any], ...]:
    """Return all options of a game in order, defaults filled in; raises `BadDeal`."""
    for name, value in chosen.items():
        if name not in game.options:
            raise BadDeal(
                say(
                    "{game} has no option {name}; it has {names}.",
                    game=game.title,
                    name=quoted(name),
                    names=listed(game.options),
                )
            )
        allowed = game.options[name].values
        if not any(type(value) is type(one) and value == one for one in allowed):
            raise BadDeal(
                say(
                    "The option {name} must be one of {values}, not {value}.",
                    name=name,
                    values=listed(repr(one) for one in allowed),
                    value=quoted(value),
                )
            )
    return tuple((name, chosen.get(name, option.default)) for name, option in game.options.items())


def shuffled(pack: Pack, stream: random.Random) -> list[Card]:
    """Return the pack shuffled by Fisher and Yates's method, the top card first.

    Only `Random.random` is used: it alone gives the same numbers on every Python.
    """
    cards, chance = list(pack.cards), stream.random
    for last in range(len(cards) - 1, 0, -1):
        chosen = int(chance() * (last + 1))
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def hands_of(cards: Sequence[Card], first: int, players: int) -> list[Sequence[Card]]:
    """Return the hands, in the order of the seats, when cards are dealt one by one from `first`."""
    return [cards[(seat - first) % players :: players] for seat in range(players)]


def is_number(value: object, lowest: int, highest: int) -> bool:
    """Tell whether a value is a whole number in these bounds; True and 1.0 are none."""
    return type(value) is int and lowest <= value <= highest
