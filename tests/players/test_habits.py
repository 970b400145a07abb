"""The players of the house, in every game: lawful, sensible, and blind to what is hidden."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, strategies as st

from cardlab.games import get, names
from cardlab.games.game import State
from cardlab.players.habits import habit
from cardlab.players.player import Chance, Player, stream_of
from cardlab.seating import Seating
from cardlab.table import Table
from tests.games.hidden import shuffled_behind
from tests.positions_in_play import states

STOPS = {"BC-16", "ST-16", "FF-17"}
"""The laws that stop a game which would never end."""


def play_out(game: str, players: int, seed: int, chance_seat: int | None = None) -> Table:
    """Play a game among habits; one seat may be left to chance."""
    table = Table.deal(get(game), players, seed)
    seats: dict[int, Player] = {
        seat: Chance(stream_of(seed, seat))
        if seat == chance_seat
        else habit(game, stream_of(seed, seat))
        for seat in range(players)
    }
    seating = Seating(table, seats)
    while seating.waiting_for_player:
        assert seating.ask().note is None
    return table


def choice(state: State) -> str:
    """Return what a habit would do for the seat to act."""
    assert state.to_act is not None
    return str(habit(state.game_name, stream_of(1, 1)).choose(state.view(state.to_act), ()))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("game", names())
def test_games_among_habits_come_to_their_own_end(game: str, players: int) -> None:
    for seed in range(6):
        outcome = play_out(game, players, seed).state.outcome
        assert outcome is not None
        assert outcome.reason not in STOPS


@pytest.mark.parametrize("game", names())
def test_chance_wins_less_often_than_its_share(game: str) -> None:
    won = lost = 0
    for seed in range(40):
        seat = seed % 4
        outcome = play_out(game, 4, seed, chance_seat=seat).state.outcome
        assert outcome is not None
        won += seat in outcome.winners
        lost += seat in outcome.losers
    fair_share = 30 if game == "black_crow" else 10
    assert won < fair_share
    assert lost > 10


@given(state=states(), stir=st.randoms(use_true_random=False))
def test_a_choice_is_blind_to_hidden_cards(state: State, stir: random.Random) -> None:
    if state.to_act is not None:
        other = shuffled_behind(get(state.game_name), state, state.to_act, stir)
        assert choice(other) == choice(state)


@pytest.mark.parametrize("game", names())
def test_a_player_repeats_its_game_and_leaves_the_deal_alone(game: str) -> None:
    deal = get(game).deal(4, 5)
    first, second = play_out(game, 4, 5, chance_seat=2), play_out(game, 4, 5, chance_seat=2)
    assert first.moves == second.moves
    assert first.deal_state == deal == get(game).deal(4, 5)


def test_a_game_without_a_habit_is_played_by_chance() -> None:
    assert isinstance(habit("no such game", stream_of(0, 0)), Chance)
