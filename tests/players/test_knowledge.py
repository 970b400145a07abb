"""What a seat knows of hidden cards is true, and deals of them agree with it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given, settings, strategies as st

from cardlab.cards import bits_of
from cardlab.games import add, get, names, remove
from cardlab.games.game import Game
from cardlab.players.knowledge import Knowledge
from cardlab.players.knowledge.case import union
from cardlab.table import Table
from tests.fourth_game import Follow
from tests.games.hidden import shuffled_behind
from tests.games.playing import every_option
from tests.players.knowing import admits, dealt_with, decisions, some_chance
from tests.players.recollection import Recollection
from tests.tables_in_play import play_on, tables

GAMES = pytest.mark.parametrize("game", [*map(get, names())], ids=names())


def assert_right(table: Table, seat: int | None, stream: random.Random) -> None:
    """Check all that this seat knows, and some deals, by what was seen and by the truth."""
    state, seen = table.state, table.seen(seat)
    knowledge, recollection = Knowledge(state.view(seat), seen), Recollection(state, seat, seen)
    assert recollection.agrees(state)
    assert admits(knowledge, state)
    for owner, hand in enumerate(state.hands):
        assert knowledge.held_by(owner) & ~hand == 0
        assert hand & ~knowledge.possible(owner) == 0
    for _ in range(2):
        deal = knowledge.deal(stream)
        assert deal.view(seat) == state.view(seat)
        assert table.game.from_dict(deal.to_dict()) == deal
        assert admits(knowledge, deal)
        assert recollection.agrees(deal)
        assert deal == state or not knowledge.certain


@GAMES
@pytest.mark.parametrize("players", range(2, 7))
def test_what_is_known_is_true_and_deals_agree_with_all_that_was_seen(
    game: Game, players: int
) -> None:
    stream = some_chance(players)
    for seed, options in enumerate(every_option(game)):
        table = Table.deal(game, players, seed + 50 * players, **options)
        for at in decisions(table, seed // 2 + seed):
            if stream.random() < 0.15:
                assert_right(at, at.state.to_act, stream)


@pytest.mark.parametrize(
    ("name", "players", "kind", "options"),
    [
        ("figured_fool", 2, "lot", {}),
        ("figured_fool", 3, "lot", {"deck": 52}),
        ("figured_fool", 2, "lowest card", {"no_trump_lead": "lowest_card"}),
        ("figured_fool", 3, "lowest card", {"no_trump_lead": "lowest_card", "deck": 52}),
        ("figured_fool", 6, "shown", {}),
        ("stump", 6, "shown", {}),
        ("black_crow", 3, "bury", {}),
        ("black_crow", 6, "bury", {"trump": "marriage"}),
        ("black_crow", 4, "marriage", {"trump": "marriage"}),
        ("black_crow", 6, "marriage", {"trump": "marriage", "partial": True}),
    ],
)
def test_it_is_so_after_every_kind_of_deal(
    name: str, players: int, kind: str, options: dict[str, object]
) -> None:
    stream = some_chance(players)
    rare = dealt_with(get(name), players, kind, **options)
    for seed, table in zip(range(3), rare, strict=False):
        for at in decisions(table, seed, 60):
            if not at.moves or stream.random() < 0.2:
                for seat in (*range(players), None):
                    assert_right(at, seat, stream)


@given(table=tables(), stir=st.randoms(use_true_random=False))
def test_a_deal_is_a_position_that_looks_the_same(table: Table, stir: random.Random) -> None:
    for seat in (*range(table.state.players), None):
        view = table.state.view(seat)
        for seen in (table.seen(seat), ()):
            deal = Knowledge(view, seen).deal(stir)
            assert deal.view(seat) == view
            assert table.game.from_dict(deal.to_dict()) == deal


@given(table=tables())
def test_a_view_says_what_it_hides_and_makes_the_states_that_look_the_same(table: Table) -> None:
    state = table.state
    stumps = getattr(state, "stumps", ())
    for seat in (*range(state.players), None):
        hidden = state.view(seat).hidden()
        others = (hand for owner, hand in enumerate(state.hands) if owner != seat)
        assert hidden.cards == union([*others, *stumps, bits_of(state.stock)])
        assert hidden.heaps == tuple(map(int.bit_count, stumps))
        assert hidden.filled(state.hands, state.stock, stumps) == state


@given(table=tables(), stir=st.randoms(use_true_random=False))
def test_without_a_memory_anything_unseen_may_be_anywhere(
    table: Table, stir: random.Random
) -> None:
    for seat in (0, None):
        other = shuffled_behind(table.game, table.state, seat, stir)
        assert admits(Knowledge(table.state.view(seat), ()), other)


@settings(max_examples=50)
@given(table=tables(), stir=st.randoms(use_true_random=False), seed=st.integers(0, 99))
def test_deals_are_blind_to_what_is_hidden(table: Table, stir: random.Random, seed: int) -> None:
    for seat in range(table.state.players):
        seen = table.seen(seat)
        other = Knowledge(table.state.view(seat), seen).deal(stir)
        same, again = (
            Knowledge(state.view(seat), seen).deal(some_chance(seed))
            for state in (table.state, other)
        )
        assert same == again


@GAMES
def test_little_is_left_to_chance_at_the_end_and_all_of_it_is_dealt(game: Game) -> None:
    certain = 0
    for seed in range(8):
        table = Table.deal(game, 2 + seed % 3, seed)
        for at in decisions(table, seed):
            seat = at.state.to_act
            assert seat is not None
            knowledge = Knowledge(at.state.view(seat), at.seen(seat))
            certain += knowledge.certain
            if at.state.stock or not admits(knowledge, at.state):
                continue
            deals = [knowledge.deal(some_chance(number)) for number in range(60)]
            unsure = knowledge.possible((seat + 1) % 2) & ~knowledge.held_by((seat + 1) % 2)
            assert len(set(deals)) == 1 if knowledge.certain else len(set(deals)) > 1
            if unsure.bit_count() < 5:
                for owner in range(at.state.players):
                    hands = [deal.hands[owner] for deal in deals]
                    assert all(hand & ~knowledge.possible(owner) == 0 for hand in hands)
                    assert all(knowledge.held_by(owner) & ~hand == 0 for hand in hands)
    assert certain


def test_a_player_remembers_nothing_that_was_taken_back() -> None:
    table = play_on(Table.deal(get("stump"), 3, 5), 12)
    view, seen = table.state.view(0), table.seen(0)
    before = Knowledge(view, seen).deal(some_chance(1))
    play_on(table, 9)
    while len(table.moves) > 12:
        table.undo()
    assert Knowledge(table.state.view(0), table.seen(0)).deal(some_chance(1)) == before


@GAMES
def test_a_table_may_begin_in_the_middle_of_a_game(game: Game) -> None:
    for seed in range(12):
        begun = play_on(Table.deal(game, 2 + seed % 5, seed), 5 + 4 * seed, seed)
        table = Table(game, begun.state)
        stream = some_chance(seed)
        for at in decisions(table, seed, 60):
            for seat in (at.state.to_act, None):
                knowledge = Knowledge(at.state.view(seat), at.seen(seat))
                assert admits(knowledge, at.state)
                assert knowledge.deal(stream).view(seat) == at.state.view(seat)


PROGRAM = """
import random
from cardlab.games import get, names
from cardlab.players.knowledge import Knowledge
from cardlab.players.knowledge.case import union
from cardlab.table import Table

for name in names():
    for players in (2, 4, 6):
        table = Table.deal(get(name), players, 7)
        stream = random.Random(3)
        while len(table.moves) < 40:
            legal = table.state.legal_moves()
            table.play(legal[int(stream.random() * len(legal))])
            if len(table.moves) % 10 == 0:
                knowledge = Knowledge(table.state.view(0), table.seen(0))
                print(knowledge.deal(stream), knowledge.held_by(1), knowledge.possible(1))
"""


def test_deals_are_the_same_whatever_python_hashes_with() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "2")
    }
    assert len(printed) == 1
    assert printed.pop().count("from_dict") > 20


@pytest.fixture
def follow() -> Iterator[Game]:
    """A made-up game that adds nothing for those who remember."""
    yield add(Follow())
    remove("follow")


@pytest.mark.parametrize("players", range(2, 7))
def test_a_made_up_game_is_known_without_a_line_of_its_own(follow: Game, players: int) -> None:
    stream = some_chance(players)
    for seed in range(4):
        for at in decisions(Table.deal(follow, players, seed, hand=3 + seed % 2), 1):
            for seat in (*range(players), None):
                assert_right(at, seat, stream)
                view = at.state.view(seat)
                assert Knowledge(view, ()).deal(stream).view(seat) == view


def test_a_game_whose_events_do_not_tell_all_is_known_by_what_can_be_seen(follow: Game) -> None:
    table = play_on(Table.deal(follow, 3, 2), 5)
    seen = [event for event in table.seen(0) if event.kind != "lead"]
    told = [event for event in table.seen(0) if event.kind != "deal"]
    for events in (seen, told, seen * 2, table.seen(0)[4:] * 3):
        knowledge = Knowledge(table.state.view(0), events)
        assert admits(knowledge, table.state)
        assert knowledge.deal(some_chance(1)).view(0) == table.state.view(0)
