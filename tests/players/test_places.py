"""Cards are dealt into hidden places at random, and never where they cannot be."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

from hypothesis import given, strategies as st

from cardlab.cards import ALL_CARDS, bits_of
from cardlab.players.knowledge.places import Places
from tests.players.knowing import some_chance

CARDS = ALL_CARDS[:6]
ALL = bits_of(CARDS)


def fillings(barred: list[int]) -> list[tuple[int, ...]]:
    """Return all fillings, found by trying every order of the cards."""
    orders = permutations(range(len(barred)))
    return [
        one for one in orders if not any(1 << c & no for c, no in zip(one, barred, strict=True))
    ]


def far_from_even(counted: Counter[tuple[int, ...]], possible: list[tuple[int, ...]]) -> float:
    """Return by how many standard deviations the counts differ from evenness (chi-square)."""
    expected = counted.total() / len(possible)
    square = sum((counted[one] - expected) ** 2 / expected for one in possible)
    freedom = len(possible) - 1
    return float((square - freedom) / (2 * freedom) ** 0.5) if freedom else 0.0


def test_every_order_is_as_likely_as_the_others() -> None:
    places, stream = Places(bits_of(CARDS[:4]), [0] * 4), some_chance(1)
    counted = Counter(tuple(places.shuffled(stream)) for _ in range(4800))
    assert far_from_even(counted, fillings([0] * 4)) < 4


@given(barred=st.lists(st.integers(0, ALL), min_size=6, max_size=6), seed=st.integers(0, 99))
def test_a_filling_is_found_wherever_there_is_one(barred: list[int], seed: int) -> None:
    places, possible = Places(ALL, barred), fillings(barred)
    fitting = places.what_fits()
    if fitting is None:
        assert not possible
        return
    assert fitting == [bits_of(ALL_CARDS[one[at]] for one in possible) for at in range(6)]
    stream = some_chance(seed)
    for _ in range(20):
        assert tuple(places.shuffled(stream)) in possible


def test_where_cards_are_barred_the_other_fillings_stay_as_likely() -> None:
    low, high = bits_of(CARDS[:3]), bits_of(CARDS[2:4])
    for barred in (
        [low, 0, low, 0, 0, 0],
        [0, low, 0, low | high, 0, low],
        [0b100, 0, 0, 0, 0, 0],
        [0, 0, 0b11, 0b11, 0, 0b11],
    ):
        places, possible, stream = Places(ALL, barred), fillings(barred), some_chance(2)
        counted = Counter(tuple(places.shuffled(stream)) for _ in range(60 * len(possible)))
        assert far_from_even(counted, possible) < 4


def test_places_that_are_barred_to_different_cards_are_filled_nearly_evenly() -> None:
    for barred in ([0b11, 0b110, 0, 0, 0, 0], [0b111, 0b111000, 0, 0b1, 0b100000, 0]):
        places, possible, stream = Places(ALL, barred), fillings(barred), some_chance(3)
        counted = Counter(tuple(places.shuffled(stream)) for _ in range(100 * len(possible)))
        assert set(counted) == set(possible)
        for card in range(6):
            for place in range(6):
                share = sum(one[place] == card for one in possible) / len(possible)
                found = sum(n for one, n in counted.items() if one[place] == card)
                assert abs(found / counted.total() - share) < 0.03


def test_a_card_lies_as_often_in_each_place_as_is_likely() -> None:
    weights, other = [0.0, 3.0, 1.0, 0.0, 2.0, 0.0], [1.0, 0.0, 0.0, 0.0, 1.0, 0.0]
    likely = {CARDS[0]: weights, CARDS[3]: other}
    places, stream = Places(ALL, [0] * 6, likely), some_chance(4)
    dealt = [places.shuffled(stream) for _ in range(6000)]
    apart = [one for one in dealt if one[4] != 0]
    assert {one.index(3) for one in dealt if one[4] == 0} == {0}
    assert abs(sum(one[1] == 0 for one in apart) / len(apart) - 3 / 4) < 0.03
    assert {one.index(0) for one in dealt} == {1, 2, 4}
    rest = [one[5] for one in dealt]
    assert all(abs(rest.count(card) / len(dealt) - 1 / 4) < 0.03 for card in (1, 2, 4, 5))


def test_cards_that_are_likely_in_the_same_places_all_find_one() -> None:
    likely = {card: [1.0, 1.0, 0.0, 0.0, 0.0, 0.0] for card in CARDS[:2]}
    likely[CARDS[2]] = [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]
    places, stream = Places(ALL, [0] * 6, likely), some_chance(5)
    for _ in range(50):
        filling = places.shuffled(stream)
        assert {filling[0], filling[1]} == {0, 1}
        assert filling[2] == 2


def test_cards_that_take_each_others_places_are_placed_again() -> None:
    in_pairs = ([1.0, 1.0, 0.0], [0.0, 1.0, 1.0], [1.0, 0.0, 1.0])
    likely = dict(zip(CARDS, in_pairs, strict=False))
    places, stream = Places(bits_of(CARDS[:3]), [0] * 3, likely), some_chance(6)
    assert {tuple(places.shuffled(stream)) for _ in range(60)} == {(0, 1, 2), (2, 0, 1)}


def test_only_the_numbers_that_are_the_same_everywhere_are_drawn() -> None:
    class OnlyRandom(random.Random):
        def getrandbits(self, k: int) -> int:
            raise AssertionError(k)

    barred = [bits_of(CARDS[:3])] * 2 + [0] * 4
    weights = {CARDS[5]: [0.0, 0.0, 1.0, 2.0, 0.0, 0.0]}
    assert Places(ALL, barred, weights).shuffled(OnlyRandom(1))
