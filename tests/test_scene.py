"""A scene: nothing overlaps, nothing sticks out, and nothing hidden is in it."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, strategies as st

from cardlab.cards import Card
from cardlab.games import get
from cardlab.games.game import State
from cardlab.scene import TURNING_POINT, WIDTHS, Box, Scene, scene
from cardlab.table import seat_names
from tests.games.hidden import game_of, shuffled_behind
from tests.positions_in_play import played, states

WIDE_AND_NARROW = (WIDTHS[0], 380, TURNING_POINT - 1, TURNING_POINT, 720, WIDTHS[1])
NEARLY = 0.01


def look(state: State, seat: int | None, width: float = 720) -> Scene:
    return scene(state.view(seat), seat_names(state.players, seat), width)


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.x >= outer.x - NEARLY
        and inner.y >= outer.y - NEARLY
        and inner.x + inner.width <= outer.x + outer.width + NEARLY
        and inner.y + inner.height <= outer.y + outer.height + NEARLY
    )


def apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.width <= other.x + NEARLY
        or other.x + other.width <= one.x + NEARLY
        or one.y + one.height <= other.y + NEARLY
        or other.y + other.height <= one.y + NEARLY
    )


def big_bout(cards: int) -> State:
    """Return a position in which so many spades lie before somebody, all open."""
    for seed in range(2000):
        state = played("black_crow", 2, seed, 40)
        if state.to_act is None:
            continue
        biggest = max(state.legal_moves(), key=lambda move: len(move.cards))
        if biggest.verb == "attack" and len(biggest.cards) >= cards:
            return state.play(biggest)
    raise AssertionError("no such bout")


@given(state=states(), width=st.sampled_from(WIDE_AND_NARROW), data=st.data())
def test_everything_is_in_the_picture_and_in_its_place(
    state: State, width: float, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([*range(state.players), None]))
    seen = look(state, seat, width)
    picture = Box(0, 0, seen.width, seen.height)
    places = [seat.box for seat in seen.seats] + [seen.stock.box]
    places += [seen.heap.box] if seen.heap else []
    for place in places:
        assert inside(place, picture)
    for one, other in combinations(places, 2):
        assert apart(one, other)
    for owner in seen.seats:
        for back in owner.backs:
            assert inside(back.box, owner.box)
    for placed in seen.cards:
        assert inside(placed.box, picture)
    for pair in seen.pairs:
        for placed in filter(None, (pair.attack, pair.cover)):
            assert all(apart(placed.box, place) for place in places)


@pytest.mark.parametrize("width", WIDE_AND_NARROW)
@pytest.mark.parametrize("cards", [1, 3, 5, 6])
def test_every_attack_card_can_be_read_however_many_there_are(cards: int, width: float) -> None:
    seen = look(big_bout(cards), 0, width)
    assert len(seen.pairs) >= cards
    for one, other in combinations(seen.pairs, 2):
        assert apart(one.attack.box, other.attack.box)
    assert all(pair.attack.box.width >= 30 for pair in seen.pairs)


@given(state=states(), stir=st.randoms(), data=st.data())
def test_a_scene_is_blind_to_hidden_cards(
    state: State, stir: random.Random, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([*range(state.players), None]))
    assert look(shuffled_behind(game_of(state), state, seat, stir), seat) == look(state, seat)


def test_the_hand_shows_which_cards_can_be_played() -> None:
    state = get("black_crow").deal(players=3, seed=11)
    attacker = state.to_act
    assert all(held.playable for held in look(state, attacker).hand)
    waiting = next(seat for seat in range(3) if seat != attacker)
    assert not any(held.playable for held in look(state, waiting).hand)


def test_an_onlooker_sees_every_seat_across_the_table_and_no_hand() -> None:
    seen = look(get("black_crow").deal(players=4, seed=2), None)
    assert seen.own is None
    assert [seat.number for seat in seen.others] == [0, 1, 2, 3]
    assert seen.hand == ()


def test_the_others_sit_clockwise_from_the_left_of_the_viewer() -> None:
    seen = look(get("black_crow").deal(players=4, seed=2), 2)
    left_to_right = sorted(seen.others, key=lambda seat: seat.box.x)
    assert [seat.number for seat in left_to_right] == [3, 0, 1]


def test_a_lesson_can_mark_cards_on_the_table() -> None:
    state = big_bout(3)
    first = look(state, 0).pairs[0].attack.card
    assert first is not None
    seen = scene(state.view(0), ("You", "Ann"), marks=[first])
    assert [pair.attack.marked for pair in seen.pairs] == [True] + [False] * (len(seen.pairs) - 1)


def test_the_turned_card_lies_across_while_there_is_a_stock() -> None:
    state = get("black_crow").deal(players=3, seed=7)
    seen = look(state, 0)
    across = [placed for placed in seen.stock.cards if placed.across]
    assert [placed.card for placed in across] == [Card.parse("10H")]
    assert all(not placed.across for placed in look(played("black_crow", 3, 7, 500), 0).cards)
