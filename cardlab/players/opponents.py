"""Who sits at the seats that no person takes, in whatever form somebody says it.

A player can be named by its strength, be an object with `choose(view, seen)`, a function of
`view` and `seen`, or a class or function that makes one, with a stream of chance if it needs it:

>>> def first(view, seen):
...     return view.legal_moves()[0]
>>> sorted(seated(first, "stump", (1, 2), seed=7))
[1, 2]
>>> sorted(seated({2: "beginner"}, "stump", (1, 2), seed=7))
[1, 2]
"""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn, TypeAlias, cast

from cardlab.cards import quoted
from cardlab.errors import BadPlayer
from cardlab.language import listed, say
from cardlab.players import strengths
from cardlab.players.faults import text_of
from cardlab.players.guest import Guest, guarded
from cardlab.players.player import Player, stream_of

Opponent: TypeAlias = str | Player | Callable[..., Any]
"""A strength, a player, a function of view and seen, or what makes one of these."""
Opponents: TypeAlias = Opponent | Sequence[Opponent] | Mapping[int, Opponent]
"""One for all seats without a person, one for each of them, or some by their seats."""


def seated(
    given: Opponents | None, game: str, seats: Sequence[int], seed: int
) -> dict[int, Player]:
    """Return a player for each of these seats; None, and a seat left out, is the house's usual.

    Each has a stream of chance of its own, which no deal uses. Raises `BadPlayer`.
    """
    chosen = _by_seat(strengths.USUAL if given is None else given, seats)
    return {
        seat: made(chosen.get(seat, strengths.USUAL), game, stream_of(seed, seat)) for seat in seats
    }


def _by_seat(given: Opponents, seats: Sequence[int]) -> Mapping[int, Opponent]:
    if _has_choose(given):
        return dict.fromkeys(seats, cast("Player", given))
    if isinstance(given, Mapping):
        for seat in given:
            if type(seat) is not int or seat not in seats:
                _refuse_seat(seat, seats)
        return given
    if not isinstance(given, (list, tuple)):
        return dict.fromkeys(seats, cast("Opponent", given))
    if len(given) != len(seats):
        raise BadPlayer(
            say(
                "A list of opponents has one for each seat that no person takes: there are "
                "{seats}, not {given}.",
                seats=len(seats),
                given=len(given),
            )
        )
    return dict(zip(seats, given, strict=True))


def _refuse_seat(seat: object, seats: Sequence[int]) -> NoReturn:
    if not seats:
        raise BadPlayer(say("There is no seat for an opponent: people take them all."))
    raise BadPlayer(
        say(
            "No opponent can sit at seat {seat}: those that no person takes are {seats}.",
            seat=quoted(seat),
            seats=listed(map(str, seats)),
        )
    )


def made(given: Opponent, game: str, stream: random.Random) -> Player:
    """Return the player that is meant, a guest unless it is of the house; raises `BadPlayer`."""
    if isinstance(given, str):
        return strengths.player(given, game, stream)
    found = _player_in(given)
    if found is None and callable(given):
        found = _player_in(_make(given, stream))
    if found is None:
        raise BadPlayer(
            say(
                "{given} is no player. A player is one of {names}, a function of view and seen, an "
                "object with choose(view, seen), or a class that makes one.",
                given=quoted(given),
                names=listed(strengths.strengths()),
            )
        )
    return found


def can_be_made_anew(given: Opponent) -> bool:
    """Tell whether a player that is given so begins afresh whenever it is made."""
    return isinstance(given, (str, type)) or not _has_choose(given)


def _player_in(given: object) -> Player | None:
    """Return an object or a function as a player, or None if it is neither."""
    if isinstance(given, type):
        return None
    if _has_choose(given):
        player: Any = given
        return guarded(player)
    return Guest(given) if callable(given) and _takes(given, 2) else None


def _has_choose(given: object) -> bool:
    try:
        return callable(getattr(given, "choose", None))
    except Exception:  # noqa: BLE001 - what cannot even be asked for a name is no player
        return False


def _make(maker: Callable[..., object], stream: random.Random) -> object:
    """Make what a class or function makes, with the stream if it cannot do without one."""
    needs = next((count for count in (0, 1) if _takes(maker, count)), None)
    if needs is None:
        return None
    try:
        return maker(*(stream,)[:needs])
    except Exception as error:
        raise BadPlayer(
            say(
                "A player could not be made: {maker} failed with {kind} ({error}).",
                maker=quoted(maker),
                kind=type(error).__name__,
                error=text_of(error),
            )
        ) from error


def _takes(function: Callable[..., object], count: int) -> bool:
    """Tell whether a function can be called with so many values."""
    try:
        inspect.signature(function).bind(*range(count))
    except (TypeError, ValueError):
        return False
    return True
