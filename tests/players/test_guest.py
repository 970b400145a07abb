"""Guests do no harm: neither to the game, nor to each other, nor to whoever waits for them."""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence
from contextlib import suppress

import pytest

from cardlab.errors import BadPlayer
from cardlab.games import get, names
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.guest import Choose, Guest
from cardlab.players.player import to_the_end
from cardlab.table import Table
from tests.players import fakes
from tests.tables_in_play import play_on


def dealt(game: str = "stump", moves: int = 9) -> tuple[Table, View, tuple[Event, ...]]:
    table = play_on(Table.deal(get(game), 3, 8), moves)
    seat = table.state.to_act
    assert seat is not None
    return table, table.state.view(seat), table.seen(seat)


@pytest.mark.parametrize("game", names())
def test_a_guest_is_told_the_same_as_a_player_of_the_house(game: str) -> None:
    _, view, seen = dealt(game)
    told: list[object] = []

    def choose(*given: object) -> Move:
        told.extend(given)
        return fakes.first(view, seen)

    assert Guest(choose).choose(view, seen) == view.legal_moves()[0]
    assert told == [view, seen]


@pytest.mark.parametrize("game", names())
def test_whatever_a_guest_does_to_what_it_is_given_the_game_stays_as_it_was(game: str) -> None:
    def spoils(view: View, seen: Sequence[Event]) -> Move:
        move = view.legal_moves()[0]
        for value in (view, view.setup, *seen):
            for name in ("dealer", "trump", "kind", "cards", "players", "held"):
                with suppress(AttributeError):
                    object.__setattr__(value, name, "spoilt")
        return move

    table, view, seen = dealt(game)
    before = repr((table.state, view, seen, table.events))
    assert Guest(spoils).choose(view, seen) in view.legal_moves()
    assert repr((table.state, view, seen, table.events)) == before


def test_a_text_is_a_move_too() -> None:
    _, view, seen = dealt()
    expected = view.legal_moves()[0]
    for text in (str(expected), f"  {expected} ".lower()):
        assert Guest(lambda *_, text=text: text).choose(view, seen) == expected


@pytest.mark.parametrize(
    "wrong", set(fakes.WRONG) - {fakes.cheats}, ids=lambda wrong: wrong.__name__
)
def test_what_a_guest_does_wrong_is_one_error_in_a_sentence(wrong: Choose) -> None:
    _, view, seen = dealt()
    with pytest.raises(BadPlayer, match=r"^It ") as refusal:
        Guest(wrong).choose(view, seen)
    assert len(str(refusal.value)) < 500


def test_a_coroutine_is_no_move() -> None:
    async def choose() -> str:
        return "take"

    _, view, seen = dealt()
    coroutine = choose()
    with pytest.raises(BadPlayer, match="type coroutine"):
        Guest(lambda *_: coroutine).choose(view, seen)
    coroutine.close()


def test_a_move_that_was_made_by_a_trick_is_made_again() -> None:
    class Better(Move):
        pass

    def tricks(*_: object) -> Move:
        return tuple.__new__(Better, ("beat", ()))

    _, view, seen = dealt()
    with pytest.raises(BadPlayer, match="BadMove"):
        Guest(tricks).choose(view, seen)


def test_a_guest_thinks_in_slices_for_whoever_waits() -> None:
    _, view, seen = dealt()
    waits = fakes.Waits()
    thought = Guest(waits.choose, 60).think(view, seen)
    for _ in range(3):
        next(thought)
    waits.sign.set()
    assert to_the_end(thought) == view.legal_moves()[0]


def test_a_guest_does_one_thing_at_a_time_though_nobody_waits_for_the_first() -> None:
    _, view, seen = dealt()
    waits = fakes.Waits()
    guest = Guest(waits.choose, 60)
    given_up = guest.think(view, seen)
    next(given_up)
    given_up.close()
    again = guest.think(view, seen)
    next(again)
    waits.sign.set()
    assert to_the_end(again) == view.legal_moves()[0]
    assert waits.most_at_once == 1


def test_a_guest_that_is_given_up_is_stopped_in_time_all_the_same() -> None:
    _, view, seen = dealt()
    hangs = fakes.Hangs()
    guest = Guest(hangs.choose, 0.05)
    given_up = guest.think(view, seen)
    next(given_up)
    given_up.close()
    assert hangs.stopped.wait(60)
    for _ in range(2):
        with pytest.raises(BadPlayer, match=r"not answered after 0\.05 s"):
            guest.choose(view, seen)
    assert hangs.asked == 1


def test_a_guest_that_catches_every_error_is_left_behind_too() -> None:
    free = threading.Event()

    def stubborn(*_: object) -> None:
        while not free.wait(0.001):
            try:
                free.wait(0.001)
            except BaseException:  # noqa: S112, BLE001 - that is what it does
                continue

    _, view, seen = dealt()
    with pytest.raises(BadPlayer, match="not answered"):
        Guest(stubborn, 0.05).choose(view, seen)
    free.set()


def test_where_there_are_no_threads_a_guest_is_asked_directly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    _, view, seen = dealt()
    assert Guest(fakes.first).choose(view, seen) == view.legal_moves()[0]
    with pytest.raises(BadPlayer, match="SystemExit"):
        Guest(fakes.exits).choose(view, seen)


def test_asking_a_guest_draws_nothing_from_the_common_chance() -> None:
    _, view, seen = dealt()
    random.seed(5)
    before = random.getstate()
    Guest(fakes.first).choose(view, seen)
    assert random.getstate() == before
