"""Figured Fool played by the laws' code and by a naive reading of the laws, move for move."""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from cardlab.games import get
from tests.games.figured_fool.positions import position
from tests.games.naive import figured_fool as naive
from tests.games.naive.count import assert_same_counts, assert_same_game
from tests.games.playing import every_option

if TYPE_CHECKING:
    from cardlab.games.game import Game

FIFTH = "6C/7C 6S/7S 7H/8H 8C/9C 8S"
CASES = list(product((2, 3, 4), (36, 52), (None, 5)))


@pytest.fixture
def game() -> Game:
    """The game of Figured Fool."""
    return get("figured_fool")


def on_the_way(game: Game, players: int, seed: int, **options: object) -> list[dict[str, Any]]:
    """Return every position of a game played naively at random, the last one left out."""
    chance = random.Random(seed)
    facts = game.deal(players, seed, None, None, **options).to_dict()
    found = []
    while facts["to_act"] is not None:
        found.append(facts)
        facts = naive.after(facts, chance.choice(naive.moves(facts)))
    return found


@pytest.mark.parametrize(("players", "deck", "cap"), CASES)
def test_all_sequences_from_the_deal_are_counted_alike(
    game: Game, players: int, deck: int, cap: int | None
) -> None:
    counted = 0
    for seed in (1, 2):
        facts = game.deal(players, seed, deck=deck, first_bout_cap=cap).to_dict()
        counted += assert_same_counts(game, naive, facts, 7)
    assert counted > 5000


@pytest.mark.parametrize(("players", "deck", "cap"), CASES)
def test_all_sequences_from_the_middle_are_counted_alike(
    game: Game, players: int, deck: int, cap: int | None
) -> None:
    way = on_the_way(game, players, 11, deck=deck, first_bout_cap=cap)
    for facts in way[len(way) // 3 :: len(way) // 8][:4]:
        assert_same_counts(game, naive, facts, 5)


@pytest.mark.parametrize(("players", "deck", "cap"), CASES)
def test_all_sequences_to_the_end_are_counted_alike(
    game: Game, players: int, deck: int, cap: int | None
) -> None:
    for seed in (21, 22, 23):
        way = on_the_way(game, players, seed, deck=deck, first_bout_cap=cap)
        assert_same_counts(game, naive, way[-6], 7)


SMALL = [
    position("7C 7S KH", "8H 8C AS", "9C JC", bout="7H"),
    position("10C 9S", "JC KC AD", "10S", "10H 9H", bout="10D/JD", leader=0),
    position("JH 9S", "QC 9C", "QH KC", "9H", leader=2, stock="6C 7C 8D"),
    position("KH", "AH", "", "KS", out=[2], stale=38),
    position("AC 9S", "10S QS", "AD JS", trump="H", stale=37),
    position("9D JD 9H", "10S JC 9S QH", "8D", bout=FIFTH, first_bout=True, first_bout_cap=5),
    position("9D JD 9H", "10S JC 9S QH", "8D", bout=FIFTH, first_bout=True),
    position("9D JD 9H", "10S JC 9S QH", "8D", bout=FIFTH, first_bout_cap=5),
    position("2D 3D 8H", "10S 2C 9H", "8D 2S", "3S", bout="2H/5H 5C", deck=52),
    position("8C", "9S 9C", "7H", "8H 10C", leader=2),
    position("6C", "6S", "9H 8C", "7C", bout="7H", leader=1, stock="AC KC QC JC 10C AS KS 9D"),
]
"""Positions in which something rare is near."""


def test_all_sequences_of_small_positions_are_counted_alike(game: Game) -> None:
    counted = sum(
        assert_same_counts(game, naive, facts, 6 if facts["stock"] else 9) for facts in SMALL
    )
    assert counted > 2000


def test_every_position_of_games_from_small_positions_is_the_same(game: Game) -> None:
    for facts, seed in product(SMALL, range(10)):
        assert_same_game(game.from_dict(facts), naive, random.Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_position_of_random_games_is_the_same(game: Game, players: int) -> None:
    for seed, options in enumerate(every_option(game)):
        state = game.deal(players, seed, None, None, **options)
        last = assert_same_game(state, naive, random.Random(seed))
        assert last.outcome is not None


def test_games_of_much_taking_are_the_same_until_they_are_stopped(game: Game) -> None:
    reasons = set()
    for players, deck, seed in product((2, 3, 6), (36, 52), range(2)):
        state = game.deal(players, seed, deck=deck)
        last = assert_same_game(state, naive, random.Random(seed), takes)
        assert last.outcome is not None
        reasons.add(last.outcome.reason)
    assert "FF-17" in reasons


def takes(legal: list[str]) -> list[str]:
    """Leave only a take where there is one."""
    return [move for move in legal if move == "take"] or legal


def test_games_without_a_take_are_the_same(game: Game) -> None:
    for players, deck, seed in product((2, 3, 4, 6), (36, 52), range(2)):
        state = game.deal(players, seed, deck=deck)
        for choose in (beats, throws):
            assert_same_game(state, naive, random.Random(seed), choose)


def beats(legal: list[str]) -> list[str]:
    """Leave out taking wherever a card can be covered."""
    return [move for move in legal if move != "take"] or legal


def throws(legal: list[str]) -> list[str]:
    """Leave out taking and passing wherever a card can be played."""
    return [move for move in legal if move not in ("take", "pass")] or legal
