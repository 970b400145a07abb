"""Opponents may be said in many ways, and all that is none is refused in one sentence."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from cardlab.errors import BadPlayer
from cardlab.games import names
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.guest import Guest
from cardlab.players.habits import habit
from cardlab.players.opponents import can_be_made_anew, seated
from cardlab.players.player import Chance, Player, stream_of
from cardlab.players.stump import StumpHabit
from tests.junk import JUNK, assert_answered, kind
from tests.players import fakes

SEATS = (1, 2)


class Last:
    def choose(self, view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG002 - needs no memory
        return view.legal_moves()[-1]


class Lucky:
    def __init__(self, stream: random.Random) -> None:
        self.stream = stream

    def choose(self, view: View, seen: Sequence[Event]) -> str:  # noqa: ARG002 - needs no memory
        return str(self.stream.choice(view.legal_moves()))


class Deep(Last):
    def __init__(self, depth: int = 3) -> None:
        self.depth = depth


class Demanding(Last):
    def __init__(self, depth: int, width: int) -> None:
        self.area = depth * width


class Broken(Last):
    def __init__(self) -> None:
        raise ValueError("no batteries")


def makes_last() -> Last:
    return Last()


def makes_lucky(stream: random.Random) -> Lucky:
    return Lucky(stream)


def makes_a_function() -> object:
    return fakes.first


def sit(
    given: Any,  # noqa: ANN401 - whatever somebody may pass
    game: str = "stump",
    seats: Sequence[int] = SEATS,
) -> dict[int, Player]:
    return seated(given, game, seats, seed=7)


def owner(player: Player) -> object:
    """Return the object that a guest's function belongs to."""
    assert isinstance(player, Guest)
    return getattr(player.asked, "__self__", player.asked)


@pytest.mark.parametrize("game", names())
def test_the_usual_opponents_keep_to_the_games_habit(game: str) -> None:
    usual = type(habit(game, stream_of(1, 1)))
    said: tuple[object, ...] = (None, "careful", {}, ["careful", "careful"])
    for given in said:
        assert [type(player) for player in sit(given, game).values()] == [usual, usual]


def test_a_name_a_class_or_a_function_that_makes_players_makes_one_for_each_seat() -> None:
    by_the_house: tuple[object, ...] = ("beginner", "expert", Chance, StumpHabit)
    for given in by_the_house:
        assert len(set(map(id, sit(given).values()))) == 2
    by_anybody: tuple[object, ...] = (Last, Lucky, Deep, makes_last, makes_lucky)
    for maker in by_anybody:
        owners = [owner(player) for player in sit(maker).values()]
        assert owners[0] is not owners[1]
        assert isinstance(owners[0], (Last, Lucky))


def test_who_needs_chance_gets_a_stream_of_its_own_and_who_does_not_gets_none() -> None:
    for given in (Lucky, makes_lucky):
        for seat, player in sit(given).items():
            lucky = owner(player)
            assert isinstance(lucky, Lucky)
            assert lucky.stream.getstate() == stream_of(7, seat).getstate()
    deep = owner(sit(Deep)[1])
    assert isinstance(deep, Deep)
    assert deep.depth == 3


def test_a_player_or_a_function_sits_at_every_seat() -> None:
    last = Last()
    assert [owner(player) for player in sit(last).values()] == [last, last]
    assert [owner(player) for player in sit(fakes.first).values()] == [fakes.first] * 2
    assert [owner(player) for player in sit(makes_a_function).values()] == [fakes.first] * 2


def test_each_seat_may_have_a_player_of_its_own() -> None:
    found = sit(["beginner", fakes.first])
    assert isinstance(found[1], Chance)
    assert owner(found[2]) is fakes.first
    by_seat = sit({2: "beginner"})
    assert isinstance(by_seat[1], StumpHabit)
    assert isinstance(by_seat[2], Chance)


def test_players_of_the_house_need_no_watching() -> None:
    chance, guest = Chance(stream_of(1, 1)), Guest(fakes.first)
    assert sit([chance, guest]) == {1: chance, 2: guest}


@pytest.mark.parametrize("junk", JUNK, ids=kind)
def test_junk_is_no_opponent(junk: object) -> None:
    nothing_said = junk is None or (type(junk) is dict and not junk)
    if not nothing_said:
        assert_answered(BadPlayer, sit, junk)
    assert_answered(BadPlayer, sit, [junk, junk])
    assert_answered(BadPlayer, sit, {1: junk})
    assert_answered(BadPlayer, sit, lambda: junk)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("grandmaster", "The players are beginner"),
        ([], "there are 2, not 0"),
        (["careful"] * 3, "there are 2, not 3"),
        ({0: "careful"}, "seat 0: those that no person takes are 1 and 2"),
        ({"1": "careful"}, "seat '1'"),
        ({True: "careful"}, "seat True"),
        (Demanding, "is no player"),
        (Broken, "ValueError (no batteries)"),
        (fakes.wants_more, "AttributeError"),
        (len, "TypeError"),
        (3, "a function of view and seen"),
    ],
)
def test_a_wrong_opponent_is_answered_with_what_would_be_right(given: object, told: str) -> None:
    assert told in assert_answered(BadPlayer, sit, given)


def test_nobody_can_sit_where_people_take_all_seats() -> None:
    assert sit("careful", seats=()) == {}
    assert sit([], seats=()) == {}
    told = assert_answered(BadPlayer, sit, {1: "careful"}, "stump", ())
    assert "people take them all" in told


def test_what_is_made_begins_afresh_and_a_player_that_is_there_does_not() -> None:
    for given in ("careful", Last, Lucky, makes_last, fakes.first):
        assert can_be_made_anew(given)
    assert not can_be_made_anew(Last())
