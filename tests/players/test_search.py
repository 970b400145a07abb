"""The search finds what there is to find, knows how sure it is, and looks at no hidden card."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from statistics import fmean, stdev

import pytest
from hypothesis import given, strategies as st

from cardlab.games import get, names
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.players import search
from cardlab.players.habit import Habit
from cardlab.players.habits import habit, habit_of
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import stream_of, to_the_end
from cardlab.players.playout import played_out
from cardlab.players.search import Judgement, Node, Search
from cardlab.players.worth import worth
from cardlab.table import Table
from tests.tables_in_play import play_on, tables

games = pytest.mark.parametrize("game", names())


def searched(state: State, simulations: int, seed: int = 1) -> Search:
    """Search for the seat to act, which has seen nothing before."""
    found = Search(state.view(state.to_act), (), random.Random(seed))
    found.run(simulations)
    return found


def choices(game: str) -> Iterator[State]:
    """Go through positions of games for two, played by habit, in which there is a choice."""
    for seed in range(10_000):
        state = get(game).deal(2, seed)
        player = habit(game, stream_of(seed, 0))
        while state.to_act is not None:
            if len(state.legal_moves()) > 1:
                yield state
            state = state.play(player.choose(state.view(state.to_act), ()))


def forced(state: State, seat: int, value: float, moves: int) -> bool:
    """Tell whether a seat can force that the game is worth 1 to it, or must let it be worth 0."""
    if state.outcome:
        return worth(state.outcome, seat) == value
    if not moves:
        return False
    ends = (forced(state.after(move), seat, value, moves - 1) for move in state.legal_moves())
    return any(ends) if (state.to_act == seat) == (value == 1) else all(ends)


def decided(game: str, value: float) -> Iterator[tuple[State, list[Move]]]:
    """Go through open endings in which some moves, but not all, force a win, or a loss."""
    for seed in range(10_000):
        state = get(game).deal(2, seed)
        chance = random.Random(seed)
        while (seat := state.to_act) is not None:
            legal = state.legal_moves()
            few = not state.stock and sum(hand.bit_count() for hand in state.hands) < 8
            if few and len(legal) > 1 and Knowledge(state.view(seat), ()).certain:
                moves = [move for move in legal if forced(state.after(move), seat, value, 4)]
                if 0 < len(moves) < len(legal):
                    yield state, moves
                    break
            state = state.play(chance.choice(legal))


@games
@pytest.mark.parametrize("players", [2, 4])
def test_visits_add_up(game: str, players: int) -> None:
    table = play_on(Table.deal(get(game), players, 3), 9)
    found = searched(table.state, 150)
    assert found.simulations == found.root.visits == 150
    assert sum(one.visits for one in found.judged()) == 150

    def assert_adds_up(node: Node) -> None:
        below = sum(child.visits for child in node.children.values())
        assert below <= node.visits
        assert 0 <= node.squares <= node.total + 1e-9 <= node.visits + 1e-9
        for child in node.children.values():
            assert child.visits <= child.available
            assert_adds_up(child)

    assert_adds_up(found.root)


@games
def test_what_is_judged_is_every_sensible_move_once_the_best_first(game: str) -> None:
    for state in islice(choices(game), 0, 60, 12):
        found = searched(state, 100)
        judged = found.judged()
        assert sorted(map(str, (one.move for one in judged))) == sorted(map(str, found.moves))
        assert set(found.moves) <= set(state.legal_moves())
        assert [one.visits for one in judged] == sorted(
            (one.visits for one in judged), reverse=True
        )
        assert found.best() == judged[0].move
        assert all(0 <= one.worth <= 1 and 0 < one.error <= 1 for one in judged)


@games
def test_a_forced_win_is_found(game: str) -> None:
    for state, winning in islice(decided(game, 1.0), 8):
        best = searched(state, 300).judged()[0]
        assert best.move in winning or best.worth > 0.95  # another may win later on
        assert best.worth > 0.6


@games
def test_a_move_that_loses_by_force_is_not_chosen(game: str) -> None:
    avoided = 0
    for state, losing in islice(decided(game, 0.0), 20):
        judged = searched(state, 300).judged()
        hopes = [one for one in judged if one.move not in losing]
        if max(one.worth for one in hopes) > 0.3:
            avoided += 1
            assert judged[0].move not in losing
    assert avoided > 2


@games
def test_a_search_in_parts_finds_the_same_as_one_at_a_stretch(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = get(game).deal(3, 2)
    whole, parts = searched(state, 60), searched(state, 10)
    parts.run(20)
    monkeypatch.setattr(search, "SLICE", -1.0)
    pauses = sum(1 for _ in parts.slices(30))
    assert pauses >= 15
    assert parts.judged() == whole.judged()
    assert searched(state, 60, seed=2).judged() != whole.judged()


@games
def test_a_search_ends_when_enough_has_been_looked_at(game: str) -> None:
    state = get(game).deal(3, 2)
    found = Search(state.view(state.to_act), (), random.Random(1))
    to_the_end(found.slices(10_000, looks=3_000))
    assert found.looks >= 3_000
    assert searched(state, found.simulations - 1).looks < 3_000


def test_looks_are_legal_moves_on_the_way_to_the_end() -> None:
    state, looks = get("stump").deal(2, 1), 0
    end = played_out(state, habit_of("stump"), random.Random(1), 0)
    while state.to_act is not None:
        legal = state.legal_moves()
        looks += len(legal)
        state = state.after(habit_of("stump").usual(state, legal))
    assert end == (state, looks)


@given(table=tables(), stir=st.randoms(use_true_random=False))
def test_what_is_found_is_the_same_however_the_hidden_cards_lie(
    table: Table, stir: random.Random
) -> None:
    seat = table.state.to_act
    if seat is None:
        return
    seen = table.seen(seat)
    other = Knowledge(table.state.view(seat), seen).deal(stir)
    judged = []
    for state in (table.state, other):
        found = Search(state.view(seat), seen, random.Random(1))
        found.run(12)
        judged.append(found.judged())
    assert judged[0] == judged[1]


def test_a_move_that_was_never_tried_is_worth_nothing_for_sure() -> None:
    state = get("figured_fool").deal(2, 3)
    few = searched(state, 2).judged()
    assert [one.visits for one in few] == [1, 1, 0, 0, 0, 0]
    untried = few[-1]
    assert untried == Judgement(untried.move, 0.0, 1.0, 0)
    assert all(one.error > 0.3 for one in few)


@games
def test_an_error_tells_how_much_searches_differ(game: str) -> None:
    state = next(islice(choices(game), 8, None))
    found = [searched(state, 120, seed) for seed in range(24)]
    move = max(found[0].moves, key=lambda one: sum(f.root.children[one].visits for f in found))
    judged = [next(one for one in f.judged() if one.move == move) for f in found]
    differ = stdev(one.worth for one in judged)
    told = fmean(one.error for one in judged)
    assert told / 3 < differ < told * 3


@games
def test_more_simulations_make_surer(game: str) -> None:
    state = next(islice(choices(game), 8, None))
    few, many = (searched(state, count).judged()[0].error for count in (40, 640))
    assert many < few * 0.75


def test_a_move_that_does_not_look_sensible_is_thought_about_when_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def last(_: object, __: object, legal: tuple[Move, ...]) -> tuple[Move, ...]:
        return legal[-1:]

    monkeypatch.setattr(Habit, "sensible", last)
    state = get("stump").deal(3, 5)
    first, *_, final = state.legal_moves()
    view = state.view(state.to_act)
    assert Search(view, (), random.Random(1)).moves == (final,)
    found = Search(view, (), random.Random(1), also=(first, final))
    assert found.moves == (final, first)
