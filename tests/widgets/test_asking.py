"""Whoever sits at the screen never waits for a player who thinks, and no stale thought plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest

import cardlab
from cardlab.games import get, names
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.guest import Guest
from cardlab.players.opponents import Opponents
from cardlab.players.player import Slices
from cardlab.widgets.others import Others
from tests.players import fakes
from tests.widgets.person import Person

ENDLESS = 10**9

Scene = Callable[[], Coroutine[Any, Any, None]]


def in_a_loop(scene: Scene) -> Callable[[], None]:
    """Play a scene where an event loop runs, as in a notebook."""

    def test() -> None:
        asyncio.run(scene())

    test.__name__, test.__doc__ = scene.__name__, scene.__doc__
    return test


def sit_down(opponents: Opponents | None, game: str = "stump", seed: int = 3) -> Person:
    """Sit down at a table of three and play until a player is to move."""
    person = Person(cardlab.play(game, players=3, seed=seed, opponents=opponents))
    while person.face.wait is None:
        person.play_any()
    return person


async def pause(times: int = 5) -> None:
    """Let whatever is in the loop have its turn a few times."""
    for _ in range(times):
        await asyncio.sleep(0)


async def until(done: Callable[[], bool]) -> None:
    """Let whatever is in the loop go on until something is so."""
    for _ in iter(done, True):
        await asyncio.sleep(0)


@in_a_loop
async def test_a_player_thinks_between_whatever_else_the_kernel_does() -> None:
    slow = fakes.Slow(20)
    person = sit_down(slow)
    before = person.table.table.moves
    person.do("next")
    assert slow.done == 1
    for done in range(2, 8):
        await asyncio.sleep(0)
        assert slow.done <= done
    assert person.table.table.moves == before
    await until(lambda: len(person.table.table.moves) > len(before))
    assert slow.done == 20
    assert person.face.news


@in_a_loop
async def test_a_click_is_answered_while_a_player_thinks() -> None:
    slow = fakes.Slow(ENDLESS)
    person = sit_down(slow)
    person.do("next")
    await pause()
    person.do("choose", card=person.hand[0])
    assert person.face.ruling["law"] == "CC-2"
    person.do("resize", width=500)
    person.at_pace("quick")
    done = slow.done
    await pause()
    assert slow.done > done
    assert slow.stopped == 0
    person.table.close()


@in_a_loop
async def test_undo_is_answered_at_once_and_nothing_comes_of_the_thought() -> None:
    slow = fakes.Slow(ENDLESS)
    person = sit_down(slow)
    while "Undo" not in person.captions:
        person.play_any()
    person.do("next")
    await pause()
    person.press("Undo")
    assert slow.stopped == 1
    state, done = person.table.table.state, slow.done
    assert state.to_act == 0
    await pause(20)
    assert slow.done == done
    assert person.table.table.state == state


@in_a_loop
async def test_a_new_game_is_answered_at_once_and_nothing_comes_of_the_thought() -> None:
    slow = fakes.Slow(ENDLESS)
    person = sit_down(slow)
    person.do("next")
    await pause()
    old = person.table.table
    moves = old.moves
    person.new_game()
    assert slow.stopped == 1
    await pause(20)
    assert person.table.table is not old
    assert old.moves == moves
    assert person.table.table.moves == ()
    person.press("Undo")
    assert person.table.table.moves == moves


@in_a_loop
async def test_whoever_is_asked_again_thinks_anew() -> None:
    slow = fakes.Slow(30)
    person = sit_down(slow)
    person.do("next")
    await pause()
    person.new_game()
    while person.face.wait is None:
        person.play_any()
    before = len(person.table.table.moves)
    person.do("next")
    await until(lambda: len(person.table.table.moves) > before)
    assert slow.stopped == 1
    assert slow.begun == 2
    await pause(20)
    assert len(person.table.table.moves) == before + 1


@pytest.mark.parametrize("how", ["the table", "its face"])
def test_a_table_that_is_closed_has_nobody_thinking(how: str) -> None:
    async def scene() -> None:
        slow = fakes.Slow(ENDLESS)
        person = sit_down(slow)
        moves = person.table.table.moves
        person.do("next")
        await pause()
        (person.table if how == "the table" else person.face).close()
        done = slow.done
        await pause(20)
        assert slow.stopped == 1
        assert slow.done == done
        assert person.table.table.moves == moves

    asyncio.run(scene())


@in_a_loop
async def test_whoever_thinks_is_asked_only_once_and_cannot_be_hurried() -> None:
    slow = fakes.Slow(ENDLESS)
    person = sit_down(slow)
    name = person.table.table.names[person.table.table.state.to_act or 0]
    person.do("next")
    person.do("next")
    person.press("Go on")
    await pause()
    assert slow.begun == 1
    assert person.face.news == f"{name} is thinking."
    assert person.face.speech["polite"] == f"{name} is thinking."
    person.table.close()


@in_a_loop
async def test_what_was_decided_for_another_position_is_not_played() -> None:
    slow = fakes.Slow(5)
    person = sit_down(slow)
    table = person.table.table
    person.do("next")
    table.play(table.state.legal_moves()[-1])
    moves, turn = table.moves, person.face.turn
    await until(lambda: not person.table.part(Others).asking.thinking)
    assert table.moves == moves
    assert person.face.turn == turn + 1
    assert person.face.status == person.table.view.status(table.names)


@in_a_loop
async def test_a_quick_player_moves_at_once() -> None:
    person = sit_down("careful")
    before = len(person.table.table.moves)
    person.do("next")
    assert len(person.table.table.moves) == before + 1


@in_a_loop
async def test_a_guest_keeps_nobody_waiting_either() -> None:
    waits = fakes.Waits()
    person = sit_down(waits)
    before = len(person.table.table.moves)
    person.do("next")
    await pause()
    person.do("choose", card=person.hand[0])
    assert person.face.ruling["law"] == "CC-2"
    assert len(person.table.table.moves) == before
    waits.sign.set()
    await until(lambda: len(person.table.table.moves) > before)


@in_a_loop
async def test_a_guest_that_hangs_loses_its_seat_while_the_table_goes_on() -> None:
    hangs = fakes.Hangs()
    person = sit_down([Guest(hangs.choose, 0.05), Guest(hangs.choose, 0.05)])
    seat = person.table.table.state.to_act
    assert seat is not None
    name = person.table.table.names[seat]
    before = len(person.table.table.moves)
    person.do("next")
    await until(lambda: len(person.table.table.moves) > before)
    assert person.face.news.startswith(f"{name} had not answered after 0.05 s. A careful player")
    assert person.face.speech["polite"].startswith(f"{name} had not answered after 0.05 s.")
    assert hangs.stopped.wait(60)


@in_a_loop
async def test_an_error_on_the_way_is_told_and_the_game_goes_on() -> None:
    slow = fakes.Slow(3)
    person = sit_down(slow)
    table = person.table.table
    moves = table.moves
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(table, "play", fakes.interrupts)
        person.do("next")
        await until(lambda: not person.table.part(Others).asking.thinking)
    assert "KeyboardInterrupt" in person.face.ruling["error"]
    assert table.moves == moves
    person.table.hear({"kind": "act", "turn": person.face.turn, "action": "next"})
    await until(lambda: len(table.moves) > len(moves))
    assert person.face.ruling is None


def test_where_no_loop_runs_a_player_is_waited_for() -> None:
    slow = fakes.Slow(50)
    person = sit_down(slow)
    before = len(person.table.table.moves)
    person.do("next")
    assert slow.done == 50
    assert len(person.table.table.moves) == before + 1


def test_an_interrupted_script_can_ask_again() -> None:
    class Interrupted(fakes.Slow):
        __module__ = fakes.Slow.__module__

        def think(self, view: View, seen: Sequence[Event]) -> Slices[Move]:
            if not self.begun:
                self.begun += 1
                raise KeyboardInterrupt
            return (yield from super().think(view, seen))

    person = sit_down(Interrupted(3))
    before = len(person.table.table.moves)
    with pytest.raises(KeyboardInterrupt):
        person.do("next")
    assert len(person.table.table.moves) == before
    person.do("next")
    assert len(person.table.table.moves) == before + 1


@pytest.mark.parametrize("game", names())
def test_whole_games_are_played_against_a_function(game: str) -> None:
    person = Person(cardlab.play(game, players=3, seed=4, opponents=fakes.first))
    person.play_out()
    assert person.table.table.state.outcome is not None
    assert "careful" not in person.face.news


@pytest.mark.parametrize("game", names())
def test_thinkers_play_the_same_game_whether_a_loop_runs_or_not(game: str) -> None:
    async def scene() -> tuple[Move, ...]:
        person = Person(cardlab.play(game, players=3, seed=4, opponents=fakes.Slow(4)))
        while person.table.table.state.to_act is not None:
            person.go_on()
            await until(lambda: not person.table.part(Others).asking.thinking)
        return person.table.table.moves

    person = Person(cardlab.play(game, players=3, seed=4, opponents=fakes.Slow(4)))
    person.play_out()
    assert asyncio.run(scene()) == person.table.table.moves


def test_opponents_play_on_in_the_next_game_but_for_those_who_were_replaced() -> None:
    person = sit_down([fakes.raises, fakes.raises], seed=5)
    notes = 0
    for _ in range(60):
        notes += "A careful player has taken the seat" in person.face.news
        if person.table.table.state.to_act is None:
            break
        person.go_on()
    assert notes == 2
    person.press("Next game") if "Next game" in person.captions else person.new_game()
    for _ in range(30):
        person.go_on()
        assert "careful" not in person.face.news


def test_opponents_sit_at_a_deal_by_code_at_a_record_and_at_a_match() -> None:
    code = cardlab.deal_code("stump", 3, 4)
    match = cardlab.Match("stump", 3, 4)
    record = cardlab.Record.of(cardlab.play("stump", 3, 4).table)
    for what in (code, match, record):
        person = Person(cardlab.play(what, opponents=fakes.raises))
        while "careful" not in person.face.news:
            person.go_on()


def test_the_usual_opponents_are_careful_ones() -> None:
    tables = [cardlab.play("stump", 3, 4, **said) for said in ({}, {"opponents": "careful"})]
    people = list(map(Person, tables))
    for person in people:
        person.play_out()
    assert people[0].table.table.moves == people[1].table.table.moves


@pytest.mark.parametrize("opponents", [None, "beginner", fakes.first])
def test_opponents_change_nothing_about_the_deal(opponents: Opponents | None) -> None:
    table = cardlab.play("stump", 3, 4, opponents=opponents)
    assert table.table.state == get("stump").deal(3, 4)
