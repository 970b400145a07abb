"""The players of the house have names, in the order of their strength."""

from __future__ import annotations

import pytest

from cardlab.errors import BadPlayer
from cardlab.games import get, names
from cardlab.players.counting import Counting
from cardlab.players.expert import Expert
from cardlab.players.guest import Guest
from cardlab.players.habits import habit
from cardlab.players.player import Chance, stream_of
from cardlab.players.strengths import player, short_titles, strength_of, strengths
from cardlab.seating import Seating
from cardlab.table import Table
from tests.junk import JUNK, assert_answered, kind


def test_strengths_go_from_a_beginner_upwards_and_each_has_a_title() -> None:
    named = strengths()
    assert list(named) == ["beginner", "careful", "counting", "expert"]
    assert len(set(named.values())) == len(named)
    assert all(title.startswith("A") for title in named.values())
    short = short_titles()
    assert list(short) == list(named)
    assert max(map(len, short.values())) <= 25, "it is read whole where a choice is closed"


@pytest.mark.parametrize("game", names())
def test_each_strength_is_a_player_of_its_own_kind(game: str) -> None:
    stream = stream_of(1, 0)
    assert isinstance(player("counting", game, stream), Counting)
    assert isinstance(player("expert", game, stream), Expert)
    assert isinstance(player("beginner", game, stream), Chance)
    assert type(player("careful", game, stream)) is type(habit(game, stream))


@pytest.mark.parametrize("game", names())
def test_a_player_of_the_house_tells_its_strength_and_no_other_does(game: str) -> None:
    for name in strengths():
        assert strength_of(player(name, game, stream_of(1, 0)), game) == name
    assert strength_of(Guest(lambda view, _: view.legal_moves()[0]), game) is None


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("name", strengths())
def test_every_strength_plays_and_plays_the_same_again(name: str, game: str) -> None:
    played = []
    for _ in range(2):
        table = Table.deal(get(game), 3, 6)
        seats = {seat: player(name, game, stream_of(6, seat)) for seat in range(3)}
        seating = Seating(table, seats)
        for _ in range(8):
            assert seating.ask().note is None
        played.append(table.moves)
    assert played[0] == played[1]
    assert Table.deal(get(game), 3, 6).state == Table.deal(get(game), 3, 6).state


@pytest.mark.parametrize("junk", [*JUNK, "Careful", "grandmaster"], ids=kind)
def test_a_name_of_none_is_answered_with_all_the_names(junk: object) -> None:
    told = assert_answered(BadPlayer, player, junk, "stump", stream_of(1, 1))
    assert "beginner, careful" in told or "beginner and careful" in told
