"""A game being played: history, undo, and what each seat has seen."""

from __future__ import annotations

import pytest

from cardlab.errors import BadDeal, IllegalMove
from cardlab.games import get
from cardlab.games.game import Game
from cardlab.table import Table, is_name, rightly_named, seat_names
from tests.junk import NO_NAMES


@pytest.fixture
def game() -> Game:
    return get("black_crow")


@pytest.fixture
def table(game: Game) -> Table:
    return Table.deal(game, players=3, seed=11)


def play_some(table: Table, moves: int) -> None:
    for place in range(moves):
        legal = table.state.legal_moves()
        table.play(legal[place % len(legal)])


def test_a_table_keeps_every_move_in_order(table: Table) -> None:
    play_some(table, 12)
    assert len(table.moves) == 12
    state = get("black_crow").deal(players=3, seed=11)
    for move in table.moves:
        state = state.play(move)
    assert state == table.state


def test_an_illegal_move_changes_nothing(table: Table) -> None:
    before = (table.state, table.moves, table.events)
    with pytest.raises(IllegalMove) as caught:
        table.play("take")
    assert caught.value.violation.law.id == "CC-3"
    assert (table.state, table.moves, table.events) == before


def test_undo_goes_back_move_by_move_to_the_deal(table: Table) -> None:
    states = [table.state]
    for _ in range(8):
        play_some(table, 1)
        states.append(table.state)
    for earlier in reversed(states[:-1]):
        assert table.undo()
        assert table.state == earlier
    assert not table.undo()


def test_undo_to_a_seat_goes_back_to_its_last_decision(table: Table) -> None:
    play_some(table, 15)
    for seat in range(3):
        if not table.decided_by(seat):
            continue
        before = len(table.moves)
        assert table.undo_to(seat)
        assert table.state.to_act == seat
        assert len(table.moves) < before


def test_undo_to_a_seat_that_has_decided_nothing_changes_nothing(table: Table) -> None:
    assert not table.decided_by(0)
    assert not table.undo_to(0)
    assert table.moves == ()


def test_redo_plays_again_what_each_undo_took_back(table: Table) -> None:
    play_some(table, 15)
    at_the_end = table.steps
    seats = [seat for seat in range(3) if table.decided_by(seat)]
    taken_back = []
    for seat in seats:
        taken_back.append(table.steps)
        table.undo_to(seat)
    taken_back.append(table.steps)
    table.undo()
    for steps in reversed(taken_back):
        assert table.undone
        assert table.redo()
        assert table.steps == steps
    assert table.steps == at_the_end
    assert not table.undone
    assert not table.redo()


def test_another_move_leaves_nothing_to_redo(table: Table) -> None:
    play_some(table, 3)
    table.undo()
    assert table.undone
    play_some(table, 1)
    assert not table.undone
    assert not table.redo()
    assert len(table.moves) == 3


def test_a_table_at_an_earlier_moment_leaves_the_game_as_it_is(table: Table) -> None:
    play_some(table, 9)
    steps = table.steps
    earlier = table.until(4)
    assert earlier.steps == steps[:5]
    assert (earlier.names, earlier.seed) == (table.names, table.seed)
    play_some(earlier, 6)
    assert table.steps == steps
    assert table.until(0).state == table.deal_state


@pytest.mark.parametrize("name", ["black_crow", "stump", "figured_fool"])
def test_the_last_bout_ends_where_cards_last_left_it(name: str) -> None:
    table = Table.deal(get(name), players=3, seed=11)
    assert table.last_bout() is None
    for _ in range(40):
        before = table.last_bout()
        play_some(table, 1)
        events = table.steps[-1].events
        now = len(table.steps) - 1
        if any(event.source == "bout" for event in events):
            assert table.last_bout() == (before[1] + 1 if before else 1, now)
        else:
            assert table.last_bout() == before
    assert table.last_bout()


def test_what_is_undone_was_never_seen(table: Table) -> None:
    seen = table.seen(0)
    play_some(table, 5)
    while table.undo():
        pass
    assert table.seen(0) == seen


def test_a_drawn_card_is_seen_by_its_drawer_alone(table: Table) -> None:
    play_some(table, 60)
    drawn = [event for event in table.events if event.kind == "draw" and event.private]
    assert drawn
    for viewer in (0, 1, 2, None):
        for event, seen in zip(table.events, table.seen(viewer), strict=True):
            if event.private and event.seat != viewer:
                assert seen.cards == ()
                assert seen.count == event.count
            else:
                assert seen == event


def test_nobody_has_seen_anything_before_a_position_from_a_dictionary(game: Game) -> None:
    state = game.from_dict(game.deal(players=2, seed=1).to_dict())
    assert Table(game, state).seen(0) == ()


def test_your_own_seat_is_called_you() -> None:
    assert seat_names(4, 2) == ("Ann", "Bea", "You", "Carl")
    assert seat_names(2) == ("Ann", "Bea")


@pytest.mark.parametrize("name", ["Åsa", "李", "👩\u200d🚀", "\u200fדנה", "<b>Bo</b>", "7", "?"])
def test_anything_to_be_seen_in_one_line_is_a_name(name: str) -> None:
    assert is_name(name)


def test_nobody_else_is_called_you() -> None:
    assert rightly_named(("You", "Ann", "Bea"), 0) == ("You", "Ann", "Bea")
    assert rightly_named(("You", "Ann", "Bea")) == ("Carl", "Ann", "Bea")
    assert rightly_named(("You", "You", "You"), 1) == ("Ann", "You", "Bea")
    assert rightly_named(("Ann", "You", "Ann"), 0) == ("Ann", "Bea", "Ann")


@pytest.mark.parametrize(
    "names",
    [
        (),
        ("Ann",),
        "Ann",
        ("Ann", 3, "Bea"),
        *(("Ann", name, "Bea") for name in NO_NAMES),
    ],
)
def test_wrong_names_are_refused_in_a_sentence(game: Game, names: tuple[str, ...]) -> None:
    with pytest.raises(BadDeal, match="There must be a list of 3 names"):
        Table(game, game.deal(players=3, seed=1), names)
