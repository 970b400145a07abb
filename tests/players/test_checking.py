"""A check finds what a player does wrong, and nothing in one that does right."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import pytest

import cardlab
from cardlab.errors import BadDeal, BadPlayer, UnknownGame
from cardlab.games import add, get, names, remove
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.players.checking import Report, _trials, check_player
from cardlab.table import Table
from tests.fourth_game import Follow
from tests.junk import JUNK, assert_answered, kind
from tests.players import fakes


class Lucky:
    """Chance as it should be: from the stream that it is given."""

    def __init__(self, stream: random.Random) -> None:
        self.stream = stream

    def choose(self, view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG002 - needs no memory
        return self.stream.choice(view.legal_moves())


class Gambler:
    """Chance as it should not be: from the stream that everybody shares."""

    def choose(self, view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG002 - needs no memory
        return random.choice(view.legal_moves())


class Remembers:
    """A player whose answer depends on what it was asked before, which is its own affair."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, seen: Sequence[Event]) -> Move:  # noqa: ARG002 - needs no memory
        self.asked += 1
        return view.legal_moves()[self.asked % len(view.legal_moves())]


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize(
    "player",
    [fakes.first, "careful", "beginner", Lucky, Remembers],
    ids=["function", "careful", "beginner", "lucky", "remembers"],
)
def test_nothing_is_wrong_with_a_player_that_keeps_to_the_game(player: object, game: str) -> None:
    report = check_player(player, game, games=4)  # type: ignore[arg-type] # each is one
    assert report.wrong is None
    assert repr(report) == f"Nothing wrong: 4 games, {report.moves} moves."
    assert report.moves > 20


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (fakes.raises, "with RuntimeError: no idea"),
        (fakes.exits, "with SystemExit"),
        (fakes.interrupts, "with KeyboardInterrupt"),
        (fakes.cannot_say, "with Speechless"),
        (fakes.cheats, "It chose attack 2C 2D, which breaks CC-"),
        (fakes.mumbles, "It answered with the text 'hmm', which is no move."),
        (fakes.forgets, "It answered with nothing (None)."),
        (fakes.gives_a_pack, "a value of type list"),
        (fakes.appends, "AttributeError"),
    ],
)
def test_the_report_says_when_and_what(wrong: Callable[..., object], told: str) -> None:
    report = check_player(wrong)
    assert report.wrong == report.sentence == repr(report) == str(report)
    assert report.sentence.startswith("At move ")
    assert "of game 1 (deal code" in report.sentence
    assert told in report.sentence


def test_a_law_is_named_with_its_reason() -> None:
    def lazy(view: View, _: Sequence[Event]) -> Move:
        moves = view.legal_moves()
        return Move("take") if moves[0].verb == "beat" else moves[0]

    report = check_player(lazy, "stump", games=40)
    assert "It chose take, which breaks ST-7: You can beat" in report.sentence


def test_what_the_player_was_asked_can_be_asked_again() -> None:
    def rarely(view: View, seen: Sequence[Event]) -> object:
        return None if len(seen) > 40 else fakes.first(view, seen)

    report = check_player(rarely)
    question = report.question
    assert question is not None
    assert f"At move {question.number} of game {report.games} " in report.sentence
    assert rarely(question.view, question.seen) is None
    assert report.moves > 0


def test_the_deal_code_leads_to_the_same_deal() -> None:
    report = check_player(fakes.raises, "figured_fool", games=30, seed=99)
    code = report.sentence.split("deal code ")[1].split(")")[0]
    assert report.question is not None
    table = cardlab.play(code).table
    view = table.state.view(report.question.view.seat)
    assert view.setup == report.question.view.setup


def test_a_player_that_is_too_slow_is_told_the_limit() -> None:
    hangs = fakes.Hangs()
    report = check_player(hangs, patience=0.05)
    assert "It had not answered after 0.05 s." in report.sentence
    assert hangs.stopped.wait(60)
    assert hangs.asked == 1


@pytest.fixture
def follow() -> Iterator[str]:
    """A fourth game, whose views can be changed by a trick."""
    yield add(Follow()).name
    remove("follow")


def test_a_player_that_changes_what_it_was_given_is_found_out(follow: str) -> None:
    def spoils(view: View, _: Sequence[Event]) -> Move:
        move = view.legal_moves()[0]
        object.__setattr__(view, "pile", ())
        return move

    told = check_player(spoils, follow, games=12).sentence
    assert told.endswith("It changed the view or the events that it was given; it may only look.")


def test_common_chance_is_found_out_where_a_player_can_be_made_anew() -> None:
    random.seed(1)
    for player in (Gambler, Gambler().choose):
        told = check_player(player).sentence
        assert "but not when it was made anew and asked again" in told
    assert check_player(Gambler(), games=2).wrong is None


def test_a_player_that_fails_only_the_second_time_is_found_out() -> None:
    asked: set[tuple[View, int]] = set()

    def once(view: View, seen: Sequence[Event]) -> Move:
        if (view, len(seen)) in asked:
            raise RuntimeError("again?")
        asked.add((view, len(seen)))
        return fakes.first(view, seen)

    assert "again?" in check_player(once).sentence


@pytest.mark.parametrize("game", names())
def test_every_option_and_every_number_of_players_has_its_turn_at_several_seats(game: str) -> None:
    rules = get(game)
    dealt = [
        Table.deal(rules, trial._players, trial._seed, **trial._options).state.setup
        for trial in _trials(rules, 24, 0)
    ]
    assert {setup.players for setup in dealt} == set(range(2, 7))
    for name, option in rules.options.items():
        assert {setup.settings[name] for setup in dealt} == set(option.values)
    assert {trial._seat for trial in _trials(rules, 24, 0)} >= {0, 1, 2, 3}


def test_the_same_check_finds_the_same() -> None:
    def at_times(view: View, seen: Sequence[Event]) -> object:
        return None if len(seen) > 30 else fakes.first(view, seen)

    one, other = check_player(at_times), check_player(at_times)
    assert one == other
    assert one != check_player(at_times, seed=1)
    assert isinstance(one, Report)


@pytest.mark.parametrize("junk", [*JUNK, fakes.wants_more], ids=kind)
def test_junk_is_no_player_to_check(junk: object) -> None:
    assert_answered(BadPlayer, check_player, junk)


@pytest.mark.parametrize("junk", JUNK, ids=kind)
def test_junk_is_no_way_to_check(junk: object) -> None:
    assert_answered(UnknownGame, check_player, "careful", junk)
    assert_answered(BadDeal, check_player, "careful", games=junk)
    assert_answered(BadDeal, check_player, "careful", seed=junk)


@pytest.mark.parametrize("patience", [0, -1, True, None, "5", float("nan")])
def test_a_patience_that_cannot_be_is_refused(patience: object) -> None:
    assert_answered(BadDeal, check_player, "careful", patience=patience)
