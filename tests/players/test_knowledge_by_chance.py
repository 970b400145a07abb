"""Deals of hidden cards are as often right as chance has it: no more, and no less."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from statistics import fmean, stdev
from typing import Any

import pytest
from hypothesis import given, strategies as st

from cardlab.games import get, names
from cardlab.games.figured_fool.deal import Leader, first_leader
from cardlab.games.game import Game, State
from cardlab.players.knowledge import Knowledge
from cardlab.players.knowledge.figured_fool import Reason, _reasons
from cardlab.table import Table
from tests.players.knowing import ALL, alike, dealt_with, decisions, some_chance
from tests.players.recollection import Recollection
from tests.players.worlds import World, drifting, forcing

TOO_FAR = 4.0
"""So many standard errors come about by chance once in ten thousand times."""


def in_errors(surplus: list[float]) -> float:
    """Return how far the mean of these is from 0, in standard errors."""
    return float(fmean(surplus) / (stdev(surplus) / len(surplus) ** 0.5))


def surplus(deals: list[State], truth: State, cards: int = ALL) -> float:
    """Return by how many of some cards deals are more like the truth than like each other.

    If the truth is itself one of the deals that are all as likely, none is to be expected.
    """
    to_truth = fmean(alike(deal, truth, cards) for deal in deals)
    return to_truth - fmean(alike(one, other, cards) for one, other in combinations(deals, 2))


def dealt(world: World, seat: int, stream: random.Random) -> list[State]:
    """Return some deals of what this seat does not see."""
    knowledge = Knowledge(world.state.view(seat), world.seen(seat))
    return [knowledge.deal(stream) for _ in range(4)]


@st.composite
def tables_of_fool(draw: st.DrawFn) -> Table:
    """Draw a table at which a card, or no trump at all, has decided who leads."""
    return Table.deal(
        get("figured_fool"),
        draw(st.integers(2, 4)),
        draw(st.integers(0, 10_000)),
        deck=draw(st.sampled_from([36, 52])),
        no_trump_lead=draw(st.sampled_from(["lot", "lowest_card"])),
    )


def worlds_of_fool(count: int) -> Iterator[World]:
    for seed in range(count):
        deck = 36 if seed % 3 else 52
        yield drifting("figured_fool", 2 + seed % 5, seed, 2 + seed % 17, deck=deck)


def worlds_of_crow(count: int) -> Iterator[World]:
    """Worlds of Black Crow in which a spade was buried."""
    seed = 0
    while count:
        seed += 1
        world = drifting("black_crow", 2 + seed % 5, seed, 2 + seed % 17)
        if any(event.kind == "bury" for event in world.events):
            count -= 1
            yield world


def worlds_of_marriage(count: int) -> Iterator[World]:
    for seed in range(count):
        yield drifting("black_crow", 2 + seed % 5, seed, 2 + seed % 17, trump="marriage")


def worlds_of_stump(count: int) -> Iterator[World]:
    plan = some_chance(8)
    for number in range(count):
        yield forcing(2 + number % 5, plan, 9 + number % 8, 1 + number % 3)


@pytest.mark.parametrize(
    "worlds", [worlds_of_fool, worlds_of_crow, worlds_of_marriage, worlds_of_stump]
)
def test_the_truth_is_as_likely_as_any_other_deal(
    worlds: Callable[[int], Iterator[World]],
) -> None:
    stream = some_chance(1)
    found = [
        surplus(dealt(world, number % 2, stream), world.state)
        for number, world in enumerate(worlds(600))
    ]
    assert abs(in_errors(found)) < TOO_FAR


def test_forced_takes_are_remembered_while_cards_come_and_go() -> None:
    stream = some_chance(9)
    for number, world in enumerate(worlds_of_stump(300)):
        recollection = Recollection(world.state, number % 2, world.seen(number % 2))
        assert recollection.agrees(world.state)
        assert all(map(recollection.agrees, dealt(world, number % 2, stream)))


def test_trumps_are_as_often_where_they_lie_after_the_lowest_has_led() -> None:
    stream = some_chance(10)
    found = []
    for number, world in enumerate(worlds_of_fool(2000)):
        deals, trumps = dealt(world, number % 2, stream), world.state.trump.bits
        found.append(surplus(deals, world.state, trumps))
    assert abs(in_errors(found)) < TOO_FAR


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {"deck": 52})])
def test_the_leaders_trumps_are_dealt_as_often_as_by_dealing_until_he_leads(
    players: int, options: dict[str, Any]
) -> None:
    stream, fool = some_chance(players), get("figured_fool")
    table = next(dealt_with(fool, players, "lowest trump", **options))
    leads = table.events[-1].seat
    assert leads is not None
    view, trumps = table.state.view((leads + 1) % players), table.state.trump.bits
    knowing, without = Knowledge(view, table.seen(view.seat)), Knowledge(view, ())
    found: list[Counter[int]] = [Counter(), Counter()]
    while found[1].total() < 2000:
        state = without.deal(stream)
        if first_leader(state.setup, state.hands, 0, stream) == Leader(leads, table.events[-1]):
            found[1][state.hands[leads] & trumps & -(state.hands[leads] & trumps)] += 1
            state = knowing.deal(stream)
            found[0][state.hands[leads] & trumps & -(state.hands[leads] & trumps)] += 1
    assert (found[0] - found[1]).total() < 100


def led_by_trump(seed: int) -> tuple[World, int] | None:
    """Return a world in which the lowest trump led, and who had it."""
    deck = 36 if seed % 3 else 52
    world = drifting("figured_fool", 2 + seed % 2, seed, 2 + seed % 15, deck=deck)
    leads = [event.seat for event in world.events if event.kind == "lowest trump"]
    return (world, leads[0]) if leads and leads[0] is not None else None


def too_many(world: World, seat: int, hand: int, cards: int, stream: random.Random) -> float:
    """Return how many more of these cards deals have in a hand than it truly has."""
    in_deals = fmean((deal.hands[hand] & cards).bit_count() for deal in dealt(world, seat, stream))
    return in_deals - (world.state.hands[hand] & cards).bit_count()


def test_who_has_led_a_trump_has_lower_ones_as_often_as_deals_say() -> None:
    stream, found = some_chance(12), []
    for led in filter(None, map(led_by_trump, range(5000))):
        world, leads = led
        trumps, played = world.state.trump.bits, world.events
        led_trumps = [
            card
            for event in played
            if (event.kind, event.seat) == ("lead", leads)
            for card in event.cards
            if card.bit & trumps
        ]
        if led_trumps:
            lower = trumps & (min(led_trumps).bit - 1)
            others = (leads + 1) % world.state.players
            found.append(too_many(world, others, leads, lower, stream))
    assert len(found) > 1000
    assert abs(in_errors(found)) < TOO_FAR


def test_trumps_below_that_of_the_leader_are_drawn_as_often_as_deals_say() -> None:
    stream, found = some_chance(13), []
    for led in filter(None, map(led_by_trump, range(5000))):
        world, leads = led
        own = next(event for event in world.seen(leads) if event.kind == "deal" and event.cards)
        trumps = world.state.trump.bits
        lower = trumps & (min(card for card in own.cards if card.bit & trumps).bit - 1)
        if lower:
            others = (leads + 1) % world.state.players
            found.append(too_many(world, leads, others, lower, stream))
    assert len(found) > 1000
    assert abs(in_errors(found)) < TOO_FAR


@given(table=tables_of_fool())
def test_there_is_exactly_one_reason_for_who_leads(table: Table) -> None:
    assert len(reasons_for(table)) == 1


def test_a_tie_for_the_lowest_card_has_one_reason_too() -> None:
    tables = dealt_with(get("figured_fool"), 2, "lowest card", no_trump_lead="lowest_card")
    for table, _ in zip(tables, range(30), strict=False):
        assert len(reasons_for(table)) == 1


def reasons_for(table: Table) -> list[Reason]:
    """Return the reasons that fit the hands dealt."""
    state, decided = table.deal_state, table.deal_events[-1]
    return [
        reason
        for reason in _reasons(state.trump, state.setup.options, decided.kind)
        if all(
            not hand & (reason.by_leader if seat == decided.seat else reason.by_others)
            for seat, hand in enumerate(state.hands)
        )
        and (reason.card is None or state.hands[decided.seat or 0] & reason.card.bit)
    ]


def test_a_dealer_who_peeks_once_in_twenty_times_would_be_found_out() -> None:
    stream, found = some_chance(2), []
    for number, world in enumerate(worlds_of_crow(600)):
        deals = dealt(world, number % 2, stream)
        peeked = [world.state if stream.random() < 0.05 else deal for deal in deals]
        found.append(surplus(peeked, world.state))
    assert in_errors(found) > TOO_FAR


@pytest.mark.parametrize("game", [*map(get, names())], ids=names())
def test_no_card_is_placed_right_more_often_than_by_chance_in_games(game: Game) -> None:
    stream, found = some_chance(3), []
    for seed in range(60):
        table = Table.deal(game, 2 + seed % 5, seed)
        in_game = 0.0
        for at in decisions(table, 1 + 2 * seed, 90):
            if len(at.moves) % 5 == 0:
                seat = at.state.to_act or 0
                world = World(at.state, table.events)
                in_game += surplus(dealt(world, seat, stream), at.state)
        found.append(in_game)
    assert in_errors(found) < TOO_FAR
