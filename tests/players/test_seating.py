"""Players that fail are replaced, and the table says so; nobody waits for ever."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence

import pytest

from cardlab.games import get, names
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.black_crow import CrowHabit
from cardlab.players.guest import Guest
from cardlab.players.habits import habit
from cardlab.players.player import Chance, Slices, stream_of, to_the_end
from cardlab.players.stump import StumpHabit
from cardlab.seating import Seating
from cardlab.table import Table
from tests.players import fakes

SHORT = 0.05
"""A patience, in seconds, that no test waits long for."""


def table(game: str = "black_crow") -> tuple[Table, int]:
    """Return a table of three, and the seat whose turn it is."""
    dealt = Table.deal(get(game), 3, 4)
    assert dealt.state.to_act is not None
    return dealt, dealt.state.to_act


def careful_move(state: State, seat: int) -> str:
    return str(habit(state.game_name, stream_of(0, seat)).choose(state.view(seat), ()))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("wrong", fakes.WRONG, ids=lambda wrong: wrong.__name__)
def test_a_player_that_goes_wrong_loses_its_seat_to_a_careful_one(
    wrong: Callable[..., object], game: str
) -> None:
    at, seat = table(game)
    before = at.state
    seating = Seating(at, {seat: Guest(wrong)})
    answer = seating.ask()
    assert list(map(str, at.moves)) == [careful_move(before, seat)]
    assert answer.events == get(game).events(before, at.moves[0], at.state)
    assert answer.note is not None
    assert at.names[seat] in answer.note
    assert answer.note.endswith(f"A careful player has taken the seat of {at.names[seat]}.")
    while at.state.to_act is not None:
        if at.state.to_act == seat:
            state = at.state
            assert seating.ask().note is None
            assert str(at.moves[-1]) == careful_move(state, seat)
        else:
            at.play(at.state.legal_moves()[0])


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (fakes.raises, "Bea failed with RuntimeError in line"),
        (fakes.exits, "Bea failed with SystemExit in line"),
        (fakes.interrupts, "Bea failed with KeyboardInterrupt in line"),
        (fakes.cannot_say, "Bea failed with Speechless in line"),
        (fakes.wants_more, "Bea failed with TypeError."),
        (fakes.cheats, "Bea tried a move that CC-1 forbids."),
        (fakes.mumbles, "Bea answered with a text that is no move."),
        (fakes.forgets, "Bea answered with something that is no move."),
    ],
)
def test_the_table_says_what_went_wrong(wrong: Callable[..., object], told: str) -> None:
    at, seat = table()
    at.name(["Bea"] * 3)
    note = Seating(at, {seat: Guest(wrong)}).ask().note
    assert note is not None
    assert note.startswith(told)


def test_the_table_tells_of_no_card_that_the_player_holds(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def tells(view: View, _: Sequence[Event]) -> Move:
        raise ValueError(view.hand)

    def tries(view: View, _: Sequence[Event]) -> str:
        return "beat 2C " + str(view.hand[0])

    def mumbles(view: View, _: Sequence[Event]) -> str:
        return f"I hold {view.hand}"

    for wrong in (tells, tries, mumbles):
        at, seat = table()
        note = Seating(at, {seat: Guest(wrong)}).ask().note
        assert note is not None
        assert not re.search(r"\b(10|[2-9JQKA])[CDHS♣♦♥♠]", note)
        assert [record.getMessage() for record in caplog.records] == [note]
        caplog.clear()


def test_whoever_listens_closely_is_told_all_of_it(caplog: pytest.LogCaptureFixture) -> None:
    at, seat = table()
    with caplog.at_level(logging.INFO, "cardlab.seating"):
        Seating(at, {seat: Guest(fakes.raises)}).ask()
    assert "RuntimeError: no idea" in caplog.text
    assert "fakes.py" in caplog.text


def test_a_player_that_hangs_is_left_behind_and_stopped() -> None:
    at, seat = table()
    hangs = fakes.Hangs()
    seating = Seating(at, {seat: Guest(hangs.choose, SHORT)})
    note = seating.ask().note
    assert note is not None
    assert "had not answered after 0.05 s" in note
    assert len(at.moves) == 1
    assert hangs.stopped.wait(60)
    assert hangs.asked == 1


def test_a_player_that_anybody_wrote_is_a_guest_without_being_asked() -> None:
    class Exits:
        def choose(self, *_: object) -> Move:
            raise SystemExit

    class Better(StumpHabit):
        def choose(self, *_: object) -> Move:
            raise KeyboardInterrupt

    for player in (Exits(), Better()):
        at, seat = table("stump")
        assert Seating(at, {seat: player}).ask().note is not None


def test_a_careful_player_who_fails_is_followed_by_one_who_cannot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at, seat = table()
    monkeypatch.setattr(CrowHabit, "choose", fakes.raises)
    answer = Seating(at, {seat: Guest(fakes.mumbles)}).ask()
    assert answer.note is not None
    assert answer.note.count("careful") == 1
    assert len(at.moves) == 1


def test_whoever_was_replaced_stays_so_in_the_next_game() -> None:
    at, seat = table()
    seating = Seating(at, {seat: Guest(fakes.raises)})
    assert seating.ask().note is not None
    seating.table, _ = table()
    assert seating.ask().note is None


def test_a_decision_moves_nothing_and_can_be_given_up_at_any_pause() -> None:
    at, seat = table()
    slow = fakes.Slow(5)
    seating = Seating(at, {seat: slow})
    thought = seating.decide()
    next(thought)
    next(thought)
    thought.close()
    assert (slow.done, slow.stopped) == (2, 1)
    assert at.moves == ()
    assert to_the_end(seating.decide()).move == at.state.legal_moves()[0]
    assert (slow.done, slow.stopped) == (7, 1)
    assert at.moves == ()


def test_a_thinker_can_be_asked_without_slices() -> None:
    at, seat = table()
    slow = fakes.Slow(3)
    assert Seating(at, {seat: slow}).ask().note is None
    assert slow.done == 3
    assert len(at.moves) == 1


def test_a_thinker_that_anybody_wrote_is_a_guest_whose_slices_may_hang() -> None:
    class Theirs(fakes.Slow):
        __module__ = __name__

    class Hangs(Theirs):
        def think(self, view: View, seen: Sequence[Event]) -> Slices[Move]:
            yield
            return fakes.Hangs().choose(view, seen)

    at, seat = table()
    assert Seating(at, {seat: Theirs(3)}).ask().note is None
    at, seat = table()
    note = Seating(at, {seat: Guest(Hangs(3).choose, SHORT)}).ask().note
    assert note is not None
    assert "had not answered" in note


def test_a_thinker_that_fails_in_the_middle_is_replaced() -> None:
    class Stumbles(fakes.Slow):
        def think(self, view: View, seen: Sequence[Event]) -> Slices[Move]:
            yield
            raise LookupError(view, seen)

    at, seat = table()
    note = Seating(at, {seat: Stumbles(1)}).ask().note
    assert note is not None
    assert "failed with LookupError" in note


def test_a_seat_without_a_player_waits_for_a_person() -> None:
    assert not Seating(table()[0], {}).waiting_for_player


def test_chance_is_no_guest() -> None:
    at, seat = table()
    chance = Chance(stream_of(1, seat))
    assert Seating(at, {seat: chance})._players == {seat: chance}
