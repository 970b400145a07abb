"""The players of the house who think: lawful, honest, to be repeated, and to be stopped."""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from cardlab.games import get, names
from cardlab.games.game import Game, State
from cardlab.games.move import Move
from cardlab.players import counting, expert, search
from cardlab.players.counting import Counting
from cardlab.players.endings import is_open_duel, known_state
from cardlab.players.expert import Expert
from cardlab.players.habit import Habit
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import Player, Thinker, stream_of, to_the_end
from cardlab.players.playout import Playout, played_out
from cardlab.players.strengths import player, strengths
from cardlab.seating import Seating
from cardlab.table import Table
from tests.games.hidden import shuffled_behind
from tests.games.playing import every_option
from tests.players.small_endings import small, values
from tests.positions_in_play import states
from tests.tables_in_play import play_on, tables

ROOT = Path(__file__).resolve().parents[2]
FEW = 8
"""So many games in the head, or simulations, are enough where strength does not matter."""

THINKERS: dict[str, Callable[[random.Random], Thinker]] = {
    "counting": lambda stream: Counting(stream, games=FEW),
    "expert": lambda stream: Expert(stream, simulations=FEW),
}
thinkers = pytest.mark.parametrize("make", THINKERS.values(), ids=THINKERS)


def asked(make: Callable[[random.Random], Thinker], state: State) -> Move:
    """Ask a new player, whose seat has seen nothing before."""
    return make(stream_of(1, 1)).choose(state.view(state.to_act), ())


def played(name: str, game: str, players: int, seed: int, moves: int) -> list[str]:
    """Return the first moves of a game among players of one strength who think little."""
    table = Table.deal(get(game), players, seed)
    seats: dict[int, Player] = {
        seat: THINKERS[name](stream_of(seed, seat)) for seat in range(players)
    }
    seating = Seating(table, seats)
    while seating.waiting_for_player and len(table.moves) < moves:
        assert seating.ask().note is None
    return [str(move) for move in table.moves]


def options_and_players(game: Game) -> Iterator[tuple[dict[str, object], int]]:
    """Go through all options, and through all numbers of players at least once."""
    numbers = range(game.min_players, game.max_players + 1)
    kinds = list(every_option(game))
    for place in range(max(len(kinds), len(numbers))):
        yield kinds[place % len(kinds)], numbers[place % len(numbers)]


@thinkers
@pytest.mark.parametrize("game", [get(name) for name in names()], ids=names())
def test_whole_games_are_lawful_with_every_option_and_number_of_players(
    game: Game, make: Callable[[random.Random], Thinker]
) -> None:
    for seed, (options, players) in enumerate(options_and_players(game)):
        table = play_on(Table.deal(game, players, seed, **options), 30, seed)
        seats = {seat: make(stream_of(seed, seat)) for seat in range(players)}
        seating = Seating(table, seats)
        for _ in range(20):
            if seating.waiting_for_player:
                assert seating.ask().note is None


@given(table=tables(), stir=st.randoms(use_true_random=False))
def test_a_choice_is_blind_to_hidden_cards_whatever_was_seen(
    table: Table, stir: random.Random
) -> None:
    state = table.state
    if state.to_act is None:
        return
    seen = table.seen(state.to_act)
    other = Knowledge(state.view(state.to_act), seen).deal(stir)
    for make in THINKERS.values():
        first, second = (
            make(stream_of(1, 1)).choose(one.view(state.to_act), seen) for one in (state, other)
        )
        assert first == second


@given(state=states(), stir=st.randoms(use_true_random=False))
def test_a_choice_is_blind_to_hidden_cards_in_a_bare_position(
    state: State, stir: random.Random
) -> None:
    if state.to_act is not None:
        other = shuffled_behind(get(state.game_name), state, state.to_act, stir)
        for make in THINKERS.values():
            assert asked(make, other) == asked(make, state)


@pytest.mark.parametrize("name", strengths())
@pytest.mark.parametrize("game", names())
def test_each_strength_is_blind_to_hidden_cards_and_repeats_itself(game: str, name: str) -> None:
    table = play_on(Table.deal(get(game), 3, 4), 11)
    seat = table.state.to_act
    assert seat is not None
    seen = table.seen(seat)
    others = Knowledge(table.state.view(seat), seen)
    deals = [table.state, table.state, others.deal(random.Random(1)), others.deal(random.Random(2))]
    assert len(set(deals)) > 2
    chosen = {player(name, game, stream_of(4, seat)).choose(one.view(seat), seen) for one in deals}
    assert len(chosen) == 1


@pytest.mark.parametrize("name", THINKERS)
def test_a_game_is_repeated_whatever_the_hash_seed(name: str) -> None:
    program = (
        "from tests.players.test_thinkers import played, names\n"
        f"for game in names(): print(played({name!r}, game, 3, 2, 40))\n"
    )
    said = set()
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        said.add(done.stdout)
    here = "".join(f"{played(name, game, 3, 2, 40)}\n" for game in names())
    assert said == {here}


@thinkers
def test_players_leave_the_deal_and_what_they_were_given_alone(
    make: Callable[[random.Random], Thinker],
) -> None:
    for game in names():
        table = play_on(Table.deal(get(game), 3, 9), 7)
        view, seen = table.state.view(table.state.to_act), table.seen(table.state.to_act)
        before = repr((view, seen, table.state))
        make(stream_of(9, 0)).choose(view, seen)
        assert repr((view, seen, table.state)) == before
        assert get(game).deal(3, 9) == table.deal_state


@pytest.fixture
def _no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every slice be over as soon as it has begun."""
    for module in (counting, search):
        monkeypatch.setattr(module, "SLICE", -1.0)


@pytest.mark.usefixtures("_no_time")
@thinkers
@pytest.mark.parametrize("game", names())
def test_a_thought_pauses_and_comes_to_the_same_whether_or_not_it_is_cut(
    game: str, make: Callable[[random.Random], Thinker]
) -> None:
    state = get(game).deal(3, 5)
    view = state.view(state.to_act)
    thought = make(stream_of(5, 0)).think(view, ())
    pauses = 0
    while True:
        try:
            next(thought)
        except StopIteration as end:
            move = end.value
            break
        pauses += 1
    assert pauses >= FEW // 2
    assert move == make(stream_of(5, 0)).choose(view, ())


@pytest.mark.usefixtures("_no_time")
@thinkers
def test_a_thought_that_is_closed_leaves_nothing_behind(
    make: Callable[[random.Random], Thinker],
) -> None:
    state = get("stump").deal(3, 5)
    view = state.view(state.to_act)
    asked_once = make(stream_of(5, 0))
    thought = asked_once.think(view, ())
    next(thought)
    thought.close()
    assert list(thought) == []
    assert gc.isenabled()
    assert asked_once.choose(view, ()) in view.legal_moves()


@thinkers
def test_a_thought_that_is_closed_before_it_began_has_drawn_nothing(
    make: Callable[[random.Random], Thinker],
) -> None:
    state = get("stump").deal(3, 5)
    view = state.view(state.to_act)
    asked_once = make(stream_of(5, 0))
    asked_once.think(view, ()).close()
    assert asked_once.choose(view, ()) == make(stream_of(5, 0)).choose(view, ())


@thinkers
@pytest.mark.parametrize("game", names())
def test_the_only_move_is_played_at_once(
    game: str, make: Callable[[random.Random], Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    def thinks(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(counting, "Knowledge", thinks)
    monkeypatch.setattr(expert, "Search", thinks)
    forced = 0
    for seed in range(8):
        table = Table.deal(get(game), 2, seed)
        while (seat := table.state.to_act) is not None:
            view = table.state.view(seat)
            if len(view.legal_moves()) == 1:
                forced += 1
                assert to_the_end(make(stream_of(1, 1)).think(view, ())) == view.legal_moves()[0]
            play_on(table, 1, seed)
    assert forced


def test_counting_tries_each_move_in_as_many_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[State] = []

    def remembered(state: State, habit: Habit[Any], stream: random.Random, whim: object) -> Playout:
        assert whim is None
        tried.append(state)
        return played_out(state, habit, stream)

    monkeypatch.setattr(counting, "played_out", remembered)
    state = get("figured_fool").deal(2, 1)
    legal = state.legal_moves()
    Counting(stream_of(1, 0), games=4 * len(legal) + 1).choose(state.view(state.to_act), ())
    assert len(tried) == 4 * len(legal)
    Counting(stream_of(1, 0), games=1).choose(state.view(state.to_act), ())
    assert len(tried) == 5 * len(legal)


def test_thinking_goes_only_through_sensible_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def last(_: object, __: object, legal: tuple[Move, ...]) -> tuple[Move, ...]:
        return legal[-1:]

    monkeypatch.setattr(Habit, "sensible", last)
    state = get("stump").deal(3, 5)
    for make in THINKERS.values():
        assert asked(make, state) == state.legal_moves()[-1]


@pytest.mark.parametrize("game", ["black_crow", "stump", "figured_fool"])
def test_an_expert_plays_a_known_ending_as_well_as_can_be(game: str) -> None:
    tried = 0
    for seed in range(40):
        state = small(game, seed)
        seat = state.to_act
        assert seat is not None
        view = state.view(seat)
        known = known_state(view, Knowledge(view, ()))
        if len(state.legal_moves()) == 1 or known is None or not is_open_duel(known):
            continue
        tried += 1
        expert = Expert(stream_of(seed, seat), simulations=1)
        worths = values(state)
        assert worths[expert.choose(view, ())] == max(worths.values())
    assert tried > 5
