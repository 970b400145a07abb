"""A scene: nothing overlaps, nothing sticks out, and nothing hidden is in it."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise, product
from math import inf

import pytest
from hypothesis import given, strategies as st

from cardlab.cards import Card
from cardlab.games import get, names
from cardlab.games.game import State
from cardlab.games.vocabulary import Pair
from cardlab.language import Sentence
from cardlab.render.drawing import CardDrawn, Fan, Plate, Sign, Wedge, Words, drawing
from cardlab.render.look import Look
from cardlab.scene import TURNING_POINT, WIDTHS, Box, Scene, placing, scene
from cardlab.scene.fit import text_width
from cardlab.scene.plan import plan
from cardlab.scene.seen import PlacedPair
from cardlab.table import seat_names
from tests.games.hidden import game_of, shuffled_behind
from tests.positions_in_play import played, positions, states

WIDE_AND_NARROW = (
    WIDTHS[0],
    360,
    380,
    TURNING_POINT - 1,
    TURNING_POINT,
    720,
    961,
    1200,
    WIDTHS[1],
)
WINDOWS = (200, 618, 930, inf)
NEARLY = 0.01
LEGIBLE_CARD, LEGIBLE_LETTERS = 30, 12
"""How wide a card on the table is at least, and how high letters are, in pixels, from 360 on."""
NAMES = ("Ann", "Bartholomew Featherstonehaugh", "W" * 40, "李小龙", "i", "e\u0301" * 30)
LINES = (
    Sentence("Games lost: You 1, Ann 2, Bea 0, Carl 0, Dora 3 and Emil 1."),
    Sentence("Figured cards in all: " + "Bartholomew Featherstonehaugh 12, " * 5),
)


def look(state: State, seat: int | None, width: float = 720, window: float = inf) -> Scene:
    return scene(state.view(seat), seat_names(state.players, seat), width, window=window)


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


@cache
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


@cache
def figured_bout(pairs: int) -> State:
    """Return a position of the fool in which so many pairs lie, with a figured card."""
    for seed in range(3000):
        for moves in range(8, 30):
            state = played("figured_fool", 2, seed, moves, deck=52)
            layout = state.view(None).layout()
            if len(layout.pairs) >= pairs and layout.marks:
                return state
    raise AssertionError("no such bout")


def check(seen: Scene) -> None:
    """Check that all is in the picture and in its place, and nothing lies over anything else."""
    picture = Box(0, 0, seen.width, seen.height)
    places = [seat.box for seat in seen.seats] + [seen.stock.box]
    places += [seen.heap.box] if seen.heap else []
    places += [line.box for line in seen.written]
    assert all(inside(place, picture) for place in places)
    assert all(apart(one, other) for one, other in combinations(places, 2))
    for owner in seen.seats:
        assert all(inside(back.box, owner.box) for back in (*owner.backs, *owner.kept))
        pairs = product(owner.backs, owner.kept)
        assert all(apart(back.box, kept.box) for back, kept in pairs)
    stock = [*(placed.box for placed in seen.stock.cards), seen.stock.slot, seen.stock.words]
    assert all(inside(box, seen.stock.box.grown(seen.unit)) for box in stock)
    for pair in seen.pairs:
        assert all(inside(box, picture) for box in boxes(pair))
        assert all(apart(box, place) for box, place in product(boxes(pair), places))
    for one_pair, other_pair in combinations(seen.pairs, 2):
        pairs_of_boxes = product(boxes(one_pair), boxes(other_pair))
        assert all(apart(box, other) for box, other in pairs_of_boxes)


def boxes(pair: PlacedPair) -> tuple[Box, Box]:
    return pair.attack.box, pair.over


@given(state=states(), width=st.sampled_from(WIDE_AND_NARROW), data=st.data())
def test_everything_is_in_the_picture_and_in_its_place(
    state: State, width: float, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([*range(state.players), None]))
    lines = data.draw(st.lists(st.sampled_from(LINES), max_size=2))
    players = [data.draw(st.sampled_from(NAMES)) for _ in range(state.players)]
    window = data.draw(st.sampled_from(WINDOWS))
    check(scene(state.view(seat), players, width, lines=lines, window=window))


@given(state=states(), width=st.sampled_from(WIDE_AND_NARROW), more=st.integers(0, 2))
def test_lines_to_come_have_their_room_before_they_come(
    state: State, width: float, more: int
) -> None:
    view, players = state.view(0), seat_names(state.players, 0)
    before = scene(view, players, width, lines=LINES[:more], to_come=LINES)
    after = scene(view, players, width, lines=LINES, to_come=LINES)
    check(before)
    assert after == replace(before, lines=after.lines, written=after.written)
    own = [line for line in after.written if line in before.written]
    assert len(own) >= len(scene(view, players, width).written)


@given(state=states(), width=st.sampled_from(WIDE_AND_NARROW[1:]), data=st.data())
def test_everything_drawn_is_in_the_picture_and_can_be_read(
    state: State, width: float, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([*range(state.players), None]))
    players = [data.draw(st.sampled_from(NAMES)) for _ in range(state.players)]
    window = data.draw(st.sampled_from(WINDOWS))
    seen = scene(state.view(seat), players, width, lines=LINES[:1], window=window)
    picture = Box(0, 0, seen.width, seen.height)
    words = []
    for mark in drawing(seen, Look()):
        if isinstance(mark, (Plate, CardDrawn, Sign)):
            assert inside(mark.box, picture)
        elif isinstance(mark, Fan):
            assert all(inside(box, picture) for box in mark.boxes)
        elif isinstance(mark, Wedge):
            assert all(inside(Box(*corner, 0, 0), picture) for corner in mark.corners)
        else:
            words.append(box_of(mark))
            assert inside(words[-1], picture)
            assert mark.size >= LEGIBLE_LETTERS
    for one, other in combinations(words, 2):
        assert apart(one, other)
    for pair in seen.pairs:
        assert pair.attack.box.width >= LEGIBLE_CARD


def box_of(words: Words) -> Box:
    """Return about where a line of text is."""
    width = min(text_width(words.text, words.size, bold=words.bold) * 0.95, words.room or 1e6)
    left = {"left": 0.0, "center": width / 2, "right": width}[words.anchor]
    return Box(words.x - left, words.y - words.size * 0.4, width, words.size * 0.8)


@pytest.mark.parametrize(("game", "players"), [*product(names(), range(2, 7))])
def test_no_badge_that_can_be_worn_is_cut_off(game: str, players: int) -> None:
    for state in positions_with_other_badges(game, players):
        for seat, width, window in product((0, None), WIDE_AND_NARROW[1:], (618, inf)):
            seen = look(state, seat, width, window)
            drawn = {mark.text for mark in drawing(seen, Look()) if isinstance(mark, Words)}
            for owner in seen.seats:
                for badge in owner.badges:
                    assert any(badge in text for text in drawn), (badge, owner, width)


def positions_with_other_badges(game: str, players: int) -> list[State]:
    """Return positions of random games, each with badges that no position before it had."""
    found: dict[tuple[tuple[Sentence, ...], bool], State] = {}
    for seed in range(60):
        for state in positions(game, players, seed):
            for seat, badges in enumerate(state.view(None).layout().badges):
                found.setdefault((badges, seat == 0), state)
    return list(found.values())


@pytest.mark.parametrize("width", WIDE_AND_NARROW)
@pytest.mark.parametrize("cards", [1, 3, 5, 6])
def test_every_attack_card_can_be_read_however_many_there_are(cards: int, width: float) -> None:
    seen = look(big_bout(cards), 0, width)
    assert len(seen.pairs) >= cards
    check(seen)
    assert all(pair.attack.box.width >= LEGIBLE_CARD for pair in seen.pairs)


@pytest.mark.parametrize("width", WIDE_AND_NARROW[1:])
def test_a_long_bout_of_covered_cards_can_be_read(width: float) -> None:
    seen = look(figured_bout(5), 0, width)
    check(seen)
    assert all(pair.attack.box.width >= LEGIBLE_CARD for pair in seen.pairs)


@pytest.mark.parametrize("width", WIDE_AND_NARROW[1:])
@pytest.mark.parametrize("pairs", range(1, 13))
def test_a_dozen_pairs_can_be_read(pairs: int, width: float) -> None:
    floor = plan(width, 5, 3)
    cards = [Pair(Card(number), Card(number + 13)) for number in range(pairs)]
    laid = placing.pairs(cards, floor, (), ())
    assert all(pair.attack.box.width >= LEGIBLE_CARD for pair in laid)
    for pair in laid:
        assert inside(pair.attack.box, floor.bout)
        assert inside(pair.over, floor.bout)


@pytest.mark.parametrize("width", WIDE_AND_NARROW)
def test_the_picture_keeps_its_height_while_a_game_is_played(width: float) -> None:
    for game, players in product(names(), (2, 4, 6)):
        heights = {
            look(played(game, players, 5, moves), 0, width).height for moves in range(0, 30, 3)
        }
        assert len(heights) == 1


def test_letters_and_cards_grow_with_the_table() -> None:
    state = big_bout(3)
    sizes = [look(state, 0, width) for width in (360, 720, 960, 1200, 1600)]
    for smaller, larger in pairwise(sizes[1:]):
        assert larger.small > smaller.small
        assert larger.card > smaller.card
        assert larger.height > smaller.height
    assert sizes[-1].height <= 800  # it fits on a projector


def test_a_wide_table_is_low_in_a_low_window_and_one_on_a_phone_is_as_it_was() -> None:
    state = big_bout(3)
    heights = [look(state, 0, 1200, window).height for window in WINDOWS]
    assert heights == sorted(heights)
    assert heights[1] < 618 / 2 < heights[2] < heights[3]
    assert len({look(state, 0, 380, window).height for window in WINDOWS}) == 1


def test_an_unopened_stump_lies_before_its_player() -> None:
    state = get("stump").deal(players=3, seed=7)
    for seat in (0, None):
        seen = look(state, seat)
        assert [len(owner.kept) for owner in seen.seats] == [2, 2, 2]
    assert not any(owner.kept for owner in look(get("black_crow").deal(3, seed=1), 0).seats)


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


def test_a_lesson_points_at_cards_otherwise_than_a_game_marks_them() -> None:
    state = big_bout(3)
    first = look(state, 0).pairs[0].attack.card
    assert first is not None
    seen = scene(state.view(0), ("You", "Ann"), marks=[first])
    assert [pair.attack.pointed for pair in seen.pairs] == [True] + [False] * (len(seen.pairs) - 1)
    assert not any(pair.attack.marked for pair in seen.pairs)
    marked = look(figured_bout(5), 0)
    drawn = [mark for mark in drawing(marked, Look()) if isinstance(mark, Wedge) and mark.edge]
    assert len(drawn) == sum(placed.marked for placed in marked.cards)
    assert drawn


def test_the_turned_card_lies_across_while_there_is_a_stock() -> None:
    state = get("black_crow").deal(players=3, seed=7)
    seen = look(state, 0)
    across = [placed for placed in seen.stock.cards if placed.across]
    assert [placed.card for placed in across] == [Card.parse("10H")]
    assert all(not placed.across for placed in look(played("black_crow", 3, 7, 500), 0).cards)
