"""Deal codes: short, dark, and never mistaken for another."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pytest
from hypothesis import given, strategies as st

import cardlab
from cardlab.codes import (
    LETTERS,
    DealCode,
    check_number,
    deal_code,
    looks_like_code,
    read_deal_code,
)
from cardlab.errors import BadCode, BadDeal, UnknownGame
from cardlab.games import get, names
from tests.games.playing import every_option
from tests.junk import AROUND, JUNK, assert_answered, kind

SEEDS = (0, 1, 2, 2**20, 2**39, 2**40 - 2, 2**40 - 1)


def letters_of(code: str) -> str:
    return code.replace("-", "")


def is_code(text: str) -> bool:
    try:
        read_deal_code(text)
    except BadCode:
        return False
    return True


def some_codes(count: int) -> list[str]:
    """Return the letters of so many codes, of every game."""
    chance = random.Random(3)
    return [
        letters_of(deal_code(game, chance.randint(2, 6), chance.randrange(2**40)))
        for _ in range(count)
        for game in names()
    ]


@pytest.mark.parametrize("game", names())
def test_every_deal_has_a_code_of_its_own(game: str) -> None:
    rules, seen = get(game), set()
    for options in every_option(rules):
        for players in range(rules.min_players, rules.max_players + 1):
            for seed in SEEDS:
                code = deal_code(game, players, seed, **options)
                assert read_deal_code(code) == DealCode(game, players, seed, options)
                assert len(code) <= 24
                seen.add(code)
    assert len(seen) == len(list(every_option(rules))) * len(SEEDS) * 5


@given(st.integers(0, 2**40 - 1), st.integers(2, 6), st.sampled_from(names()))
def test_a_code_gives_the_deal_that_it_was_made_for(seed: int, players: int, game: str) -> None:
    code = read_deal_code(deal_code(game, players, seed))
    dealt = get(code.game).deal(code.players, code.seed, **code.options)
    assert dealt == get(game).deal(players, seed)


def test_no_single_wrong_letter_makes_another_code() -> None:
    for code in some_codes(6):
        for place, right in enumerate(code):
            for letter in LETTERS.replace(right, ""):
                assert not is_code(code[:place] + letter + code[place + 1 :])


def test_no_two_letters_that_changed_places_make_another_code() -> None:
    for code in some_codes(40):
        for place, (one, other) in enumerate(pairwise(code)):
            if one != other:
                assert not is_code(code[:place] + other + one + code[place + 2 :])


def test_the_last_letter_alone_tells_any_two_letters_that_changed_places() -> None:
    chance = random.Random(5)
    for _ in range(50):
        numbers = [chance.randrange(32) for _ in range(13)]
        for one, other in combinations(range(13), 2):
            swapped = list(numbers)
            swapped[one], swapped[other] = numbers[other], numbers[one]
            assert swapped == numbers or check_number(swapped) != check_number(numbers)


def test_a_letter_too_many_or_too_few_makes_no_code() -> None:
    for code in some_codes(5):
        for place in range(len(code) + 1):
            assert not is_code(code[:place] + code[place + 1 :] if place < len(code) else "")
            assert not is_code(f"{code[:place]}7{code[place:]}")


def test_letters_chosen_blindly_are_next_to_never_a_code() -> None:
    chance = random.Random(4)
    found = sum(is_code("".join(chance.choices(LETTERS, k=14))) for _ in range(5000))
    assert found == 0


def test_letters_that_look_alike_read_the_same() -> None:
    seen = set()
    for code in some_codes(30):
        for right, misread in ("1I", "1L", "1i", "1l", "0O", "0o", "VU", "vu"):
            if right.upper() in code:
                seen.add(misread)
                typed = code.replace(right.upper(), misread)
                assert read_deal_code(typed) == read_deal_code(code)
        dashes = [dash.join(code) for dash in "-\u2010\u2011\u2012\u2013\u2014\u2212"]
        for typed in (code.lower(), f" {code[:7]} - {code[7:]}\n", *dashes):
            assert read_deal_code(typed) == read_deal_code(code)
    assert seen == set("IiLlOoUu")
    assert not set("ILOU") & set(LETTERS)


@pytest.mark.parametrize("around", AROUND)
def test_a_code_is_read_with_what_came_along_when_it_was_copied(around: str) -> None:
    code = deal_code("stump", 3, 7)
    assert read_deal_code(around.format(code)) == read_deal_code(code)
    assert read_deal_code(f"{code[:4]}\u200b{code[4:]}") == read_deal_code(code)
    assert cardlab.play(around.format(code)).table.seed == 7


def test_neighbouring_seeds_have_codes_that_look_nothing_alike() -> None:
    codes = [letters_of(deal_code("stump", 3, seed)) for seed in range(2000)]
    alike = [sum(map(str.__eq__, one, other)) for one, other in pairwise(codes)]
    assert max(alike) <= 5
    assert sum(alike) / len(alike) < 1
    assert sum(one < other for one, other in pairwise(codes)) in range(900, 1100)
    for place in range(14):
        assert len({code[place] for code in codes}) == len(LETTERS)


def test_the_same_seed_has_other_codes_for_other_games_and_players() -> None:
    codes = [letters_of(deal_code(game, players, 7)) for game in names() for players in (2, 3, 4)]
    for one, other in pairwise(codes):
        assert sum(map(str.__eq__, one, other)) <= 5


def test_a_mistyped_code_is_answered_with_what_a_code_looks_like() -> None:
    code = letters_of(deal_code("stump", 3, 7))
    for typed in (code[1:], f"{code}0", code.replace(code[0], "*"), "", "stump", "🂱" * 14):
        told = assert_answered(BadCode, read_deal_code, typed)
        assert "14 letters and digits, such as" in told


def test_a_table_opens_by_code_and_tells_a_mistyped_code_from_an_unknown_game() -> None:
    code = deal_code("stump", players=4, seed=7, decline=True)
    shown = cardlab.play(code.lower())
    assert shown.table.deal_state == get("stump").deal(4, 7, decline=True)
    assert shown.table.names == ("You", "Ann", "Bea", "Carl")
    assert_answered(BadCode, cardlab.play, f"{code[:-1]}{'0' if code[-1] != '0' else '2'}")
    for name in ("whist", "black-crow", "Stump", ""):
        assert_answered(UnknownGame, cardlab.play, name)


def test_a_code_without_a_digit_is_a_code_too() -> None:
    codes = (letters_of(deal_code("stump", 3, seed)) for seed in range(2000))
    code = next(code for code in codes if code.isalpha())
    assert looks_like_code(code)
    assert cardlab.play(code).table.game.name == "stump"


def test_what_a_code_says_is_not_asked_for_beside_it() -> None:
    code = deal_code("stump", 3, 7)
    for choice in ({"decline": True}, {"dealer": 1}, {"jokers": 2}):
        assert "leave that out" in assert_answered(BadDeal, cardlab.play, code, **choice)


@pytest.mark.parametrize("junk", JUNK, ids=kind)
def test_junk_is_no_code_and_has_none(junk: object) -> None:
    assert_answered(BadCode, read_deal_code, junk)
    assert_answered(UnknownGame, deal_code, junk, 3, 7)
    assert_answered(BadDeal, deal_code, "stump", junk, 7)
    if junk is not None:
        assert_answered(BadDeal, deal_code, "stump", 3, junk)
    if not isinstance(junk, bool):
        assert_answered(BadDeal, deal_code, "stump", 3, 7, decline=junk)
