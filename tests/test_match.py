"""Games in a row: who deals and leads next and why, who stands how, and the way to a file."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import cardlab
from cardlab.errors import BadDeal, BadRecord, UnfinishedGame
from cardlab.games import get, names
from cardlab.games.game import State
from cardlab.match import Match, Standing, seed_of_game
from cardlab.table import Table
from tests.games.playing import every_option
from tests.junk import assert_answered
from tests.tables_in_play import finished, play_on

NAMES = ("Ann", "Bea", "Carl", "Dora")
OVER: dict[str, dict[str, Any]] = {
    "black_crow": {"stale": 40, "attacker": None, "defender": None},
    "stump": {"stale": 150, "phase": None},
    "figured_fool": {
        "stale": 40,
        "attacker": None,
        "defender": None,
        "limit": None,
        "first_bout": False,
    },
}
"""What a game looks like that was stopped."""


def begun(game: str, seed: int = 1, **options: Any) -> Match:  # noqa: ANN401 - of any game
    return Match(game, 4, seed, names=NAMES, **options)


def stopped(dealt: State, last: int | None, scores: list[int] | None = None) -> State:
    """Return a game as it was dealt but stopped, with most cards at the seat `last`."""
    facts = {**dealt.to_dict(), **OVER[dealt.game_name], "to_act": None, "stock": []}
    aside = dealt.to_dict()["stock"]
    if "QS" in aside and dealt.game_name == "black_crow":  # she is always with somebody
        aside[aside.index("QS")], facts["hands"][0][0] = facts["hands"][0][0], "QS"
    if last is not None:
        facts["hands"][last].append(aside.pop(0))
    if scores:
        facts["scores"] = scores
        figured = [card for card in aside if card[0] in "1JQKA"]
        facts["discard"] = figured[: len(figured) // 2 * 2]
    facts["aside"] = [card for card in aside if card not in facts.get("discard", [])]
    return get(dealt.game_name).from_dict(facts)


def crow(dealt: State, last: int) -> State:
    """Return a game of Black Crow at whose end `last` sits with the queen of spades."""
    facts = {**dealt.to_dict(), **OVER["black_crow"], "to_act": None, "stock": [], "stale": 0}
    facts["hands"] = [["QS"] if seat == last else [] for seat in range(4)]
    facts["out"] = [seat for seat in range(4) if seat != last]
    facts["aside"] = [str(card) for card in get("black_crow").pack.cards if str(card) != "QS"]
    return get("black_crow").from_dict(facts)


def end(match: Match, state: State) -> None:
    """Let the game at the table have come to this end."""
    match.table = Table(match.game, state, match.names)


def dealer(match: Match) -> int:
    return match.table.state.setup.dealer


def through_text(match: Match) -> Match:
    again = Match.from_text(match.to_text())
    assert again.to_text() == match.to_text()
    return again


@pytest.mark.parametrize("last", [*range(4), None])
@pytest.mark.parametrize("first", range(4))
def test_bc_3_the_deal_passes_one_seat_clockwise_whoever_lost(first: int, last: int | None) -> None:
    match = begun("black_crow", dealer=first)
    dealt = match.table.state
    end(match, stopped(dealt, None) if last is None else crow(dealt, last))
    following = (first + 1) % 4
    assert match.next_game() == f"The deal passes clockwise, so {NAMES[following]} deals."
    assert dealer(match) == following
    assert match.table.state.to_act == (following + 1) % 4


@pytest.mark.parametrize("last", range(4))
def test_st_3_the_stump_deals_the_next_game(last: int) -> None:
    match = begun("stump", dealer=1)
    end(match, stopped(match.table.state, last))
    name = NAMES[last]
    assert match.next_game() == match.reason == f"{name} was the stump, so {name} deals."
    assert dealer(match) == last
    assert match.table.state.to_act == (last + 1) % 4


@pytest.mark.parametrize("first", range(4))
def test_st_3_the_same_dealer_deals_after_a_game_without_a_stump(first: int) -> None:
    match = begun("stump", dealer=first)
    end(match, stopped(match.table.state, None))
    assert match.next_game() == f"Nobody was the stump, so {NAMES[first]} deals again."
    assert dealer(match) == first


@pytest.mark.parametrize("last", range(4))
@pytest.mark.parametrize(("lead", "step"), [("under", -1), ("from_under", 1)])
def test_ff_4_and_ff_7_the_fool_deals_and_his_neighbour_leads(
    lead: str, step: int, last: int
) -> None:
    match = begun("figured_fool", dealer=1, later_lead=lead)
    end(match, stopped(match.table.state, last))
    leader = (last + step) % 4
    assert match.next_game() == (
        f"{NAMES[last]} was the fool, so {NAMES[last]} deals and {NAMES[leader]} leads."
    )
    assert dealer(match) == last
    assert match.table.state.to_act == leader


@pytest.mark.parametrize("lead", ["under", "from_under"])
def test_ff_4_and_ff_6_without_a_fool_the_deal_passes_and_the_lowest_trump_leads(
    lead: str,
) -> None:
    match = begun("figured_fool", dealer=3, later_lead=lead)
    end(match, stopped(match.table.state, None))
    assert match.next_game() == "Nobody was the fool, so the deal passes to Ann."
    state = match.table.state
    assert dealer(match) == 0
    assert state == match.game.deal(4, seed_of_game(1, 2), 0, later_lead=lead)
    lowest = {
        min(card for card in held if card.suit is state.trump): seat
        for seat, held in enumerate(state.view(seat).hand for seat in range(4))
        if any(card.suit is state.trump for card in held)
    }
    assert state.to_act == lowest[min(lowest)]


def test_the_crow_counts_games_lost() -> None:
    match = begun("black_crow")
    for last in (2, 2, 0, None):
        dealt = match.table.state
        end(match, stopped(dealt, None) if last is None else crow(dealt, last))
        if last is not None:
            match.next_game()
    assert match.score_lines() == ("Games lost: Ann 1, Bea 0, Carl 2 and Dora 0.",)
    assert match.standings[2] == Standing(lost=2, won=1)


def test_stump_counts_games_lost_and_won() -> None:
    match = begun("stump")
    end(match, stopped(match.table.state, 3))
    outcome = match.table.state.outcome
    assert outcome is not None
    assert outcome.losers == (3,)
    match.next_game()
    finished(match.table)
    lost, won = match.score_lines()
    second = match.table.state.outcome
    assert second is not None
    for seat, name in enumerate(NAMES):
        games_lost = (seat in outcome.losers) + (seat in second.losers)
        games_won = (seat in outcome.winners) + (seat in second.winners)
        assert f"{name} {games_lost}" in lost
        assert f"{name} {games_won}" in won
    assert lost.startswith("Games lost: ")
    assert won.startswith("Games won: ")


def test_the_fool_counts_games_won_and_figured_cards() -> None:
    match = begun("figured_fool", deck=52)
    end(match, stopped(match.table.state, 0, [1, 3, 0, 0]))
    assert match.score_lines() == (
        "Games won: Ann 0, Bea 1, Carl 0 and Dora 0.",
        "Figured cards: Ann 1, Bea 3, Carl 0 and Dora 0.",
    )
    match.next_game()
    end(match, stopped(match.table.state, None, [2, 2, 0, 0]))
    assert match.score_lines() == (
        "Games won: Ann 1, Bea 2, Carl 0 and Dora 0.",
        "Figured cards: Ann 3, Bea 5, Carl 0 and Dora 0.",
    )


@pytest.mark.parametrize("game", names())
def test_a_draw_counts_for_nobody_and_is_told(game: str) -> None:
    match = begun(game)
    assert match.score_lines() == ()
    end(match, stopped(match.table.state, None))
    assert all(standing.won == 0 for standing in match.standings)
    for line in match.score_lines():
        assert line.endswith(": Ann 0, Bea 0, Carl 0 and Dora 0.")
    match.next_game()
    assert len(match.score_lines()) == len(match.game.counted)


@pytest.mark.parametrize("game", names())
def test_an_abandoned_game_does_not_count_but_is_dealt_on_from(game: str) -> None:
    match = begun(game)
    play_on(match.table, 5)
    before = match.table.state
    assert_answered(UnfinishedGame, match.next_game)
    assert match.table.state == before
    assert match.earlier == ()
    reason = match.next_game(abandon=True)
    assert NAMES[dealer(match)] in reason
    assert match.standings == (Standing(),) * 4
    assert match.score_lines() == ()
    assert match.table.state.setup.options == before.setup.options
    assert through_text(match).table.state == match.table.state


@pytest.mark.parametrize("game", names())
def test_a_match_goes_through_text_and_file_in_the_middle_of_a_later_game(
    game: str, tmp_path: Path
) -> None:
    for number, options in enumerate(list(every_option(get(game)))[::3]):
        match = cardlab.Match(game, 3, number, names=["Ann", "<b>Bea</b>", "🂱"], **options)
        finished(match.table)
        match.next_game()
        play_on(match.table, 7)
        match.next_game(abandon=True)
        play_on(match.table, 9)
        match.save(tmp_path / "match.json")
        for again in (through_text(match), cardlab.Match.load(tmp_path / "match.json")):
            assert again.table.state == match.table.state
            assert again.table.seen(1) == match.table.seen(1)
            assert again.standings == match.standings
            assert again.reason == match.reason
            assert again.score_lines() == match.score_lines()
            assert repr(again) == repr(match)
            finished(again.table)
            again.next_game()
        finished(match.table)
        match.next_game()
        assert again.to_text() == match.to_text()


@settings(max_examples=10)
@given(seed=st.integers(0, 2**40 - 1), game=st.sampled_from(names()))
def test_the_same_seed_gives_the_same_deals_game_after_game(seed: int, game: str) -> None:
    one, other = (Match(game, 2, seed) for _ in range(2))
    seeds = set()
    for stir in range(2):
        assert one.table.deal_state == other.table.deal_state
        assert one.table.seed == other.table.seed
        seeds.add(one.table.seed)
        for match in (one, other):
            finished(match.table, stir)
            match.next_game()
    assert len(seeds) == 2


def test_matches_of_different_seeds_go_different_ways() -> None:
    matches = [begun("stump", seed) for seed in (1, 2)]
    for match in matches:
        match.next_game(abandon=True)
    assert matches[0].table.state != matches[1].table.state
    assert Match("stump").seed != Match("stump").seed


def test_a_record_of_a_later_game_is_a_record_like_any_other() -> None:
    match = begun("figured_fool")
    end(match, stopped(match.table.state, 2))
    match.next_game()
    play_on(match.table, 4)
    (_, second) = match.to_dict()["games"]
    record = cardlab.Record.from_dict(second)
    assert record.deal.setup.dealer == 2
    assert record.table().state == match.table.state
    assert Match.resumed(record).table.state == match.table.state


def test_a_leader_by_ff_7_is_not_told_to_have_the_lowest_trump_even_if_he_has() -> None:
    game, fools = get("figured_fool"), []
    for seed in range(30):
        match = begun("figured_fool", seed)
        fool = next(
            (
                seat
                for seat in range(4)
                if game.deal(4, seed_of_game(seed, 2), seat).to_act == (seat - 1) % 4
            ),
            None,
        )
        if fool is not None:
            fools.append(fool)
            end(match, stopped(match.table.state, fool))
            match.next_game()
            again = through_text(match)
            assert again.table.seen(0) == match.table.seen(0)
            assert "lowest trump" not in [event.kind for event in again.table.events]
    assert fools


@pytest.fixture
def facts() -> dict[str, Any]:
    """A match in its third game, as plain types; Bea was the fool, then Carl."""
    for seed in range(1000):
        match = begun("figured_fool", seed)
        fools = []
        for _ in range(2):
            outcome = finished(match.table).state.outcome
            fools.append(outcome.last if outcome else None)
            match.next_game()
        if fools == [1, 2]:
            assert through_text(match).table.state == match.table.state
            return match.to_dict()
    raise AssertionError("no such match")


def test_games_in_a_wrong_order_are_refused(facts: dict[str, Any]) -> None:
    one, two, three = facts["games"]
    for games in ([two, one, three], [one, three, two], [one, three], [one, two, two]):
        told = assert_answered(BadRecord, Match.from_dict, {**facts, "games": games})
        assert told.startswith(("In game 2 of the match the wrong", "In game 3 of the match"))
        assert " was the fool, so " in told


def test_a_wrong_dealer_or_leader_is_refused_with_the_reason(facts: dict[str, Any]) -> None:
    game = get("figured_fool")
    for seat, leader, word in ((0, 0, "deals"), (1, 1, "leads")):
        wrong = copy.deepcopy(facts)
        dealt = game.deal(4, 3, seat, leader).to_dict()
        wrong["games"][1].update(deal=dealt, moves=[], outcome=None)
        told = assert_answered(BadRecord, Match.from_dict, wrong)
        assert told == (
            f"In game 2 of the match the wrong player {word}. "
            "Bea was the fool, so Bea deals and Ann leads."
        )


def test_other_players_games_or_options_in_a_later_game_are_refused(
    facts: dict[str, Any],
) -> None:
    others = [cardlab.Record.of(begun("stump").table).to_dict()]
    others.append(cardlab.Record.of(begun("figured_fool", deck=52).table).to_dict())
    others.append({**facts["games"][1], "players": ["Ann", "Bea", "Dora", "Carl"]})
    others.append(cardlab.Record.of(Match("figured_fool", 3).table).to_dict())
    for other in others:
        games = [facts["games"][0], other]
        told = assert_answered(BadRecord, Match.from_dict, {**facts, "games": games})
        assert told.startswith("Game 2 of the match ")


def test_a_fault_in_a_game_of_a_match_is_told_with_its_number(facts: dict[str, Any]) -> None:
    facts["games"][2]["moves"] = ["take"]
    told = assert_answered(BadRecord, Match.from_dict, facts)
    assert told.startswith("Game 3 of the match is wrong: Move 1, take, is against the laws: ")


def test_a_match_and_a_record_are_not_taken_for_each_other(facts: dict[str, Any]) -> None:
    assert "cardlab.Match.load" in assert_answered(BadRecord, cardlab.Record.from_dict, facts)
    assert "cardlab.load" in assert_answered(BadRecord, Match.from_dict, facts["games"][0])


def test_players_are_named_anew_in_all_games() -> None:
    match = Match("stump", 3, 1, names=("You", "Ann", "Bea"))
    match.next_game(abandon=True)
    match.name(("Cleo", "Ann", "Bea"))
    assert Match.from_text(match.to_text()).names == ("Cleo", "Ann", "Bea")


def test_a_match_is_begun_as_a_game_is_dealt() -> None:
    match = Match("figured_fool", 3, 8, dealer=2, leader=1, deck=52)
    assert match.table.state == get("figured_fool").deal(3, 8, 2, 1, deck=52)
    assert match.names == ("Ann", "Bea", "Carl")
    for wrong in ({"players": 7}, {"seed": -1}, {"deck": 40}, {"names": ["Ann"]}, {"odd": 1}):
        assert_answered(BadDeal, Match, "figured_fool", **wrong)
