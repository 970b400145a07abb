"""Stump played by the laws' code and by a naive reading of the laws, move for move."""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from cardlab.games import get
from tests.games.naive import stump as naive
from tests.games.naive.count import assert_same_counts, assert_same_game
from tests.games.stump.table import position

if TYPE_CHECKING:
    from cardlab.games.game import Game

CASES = list(product((2, 3, 4), (False, True)))


@pytest.fixture
def game() -> Game:
    """The game of Stump."""
    return get("stump")


def on_the_way(game: Game, players: int, seed: int, decline: bool) -> list[dict[str, Any]]:
    """Return every position of a game played naively at random, the last one left out."""
    chance = random.Random(seed)
    facts = game.deal(players, seed, decline=decline).to_dict()
    found = []
    while facts["to_act"] is not None:
        found.append(facts)
        facts = naive.after(facts, chance.choice(naive.moves(facts)))
    return found


@pytest.mark.parametrize(("players", "decline"), CASES)
def test_all_sequences_from_the_deal_are_counted_alike(
    game: Game, players: int, decline: bool
) -> None:
    counted = 0
    for seed in (1, 2):
        facts = game.deal(players=players, seed=seed, decline=decline).to_dict()
        counted += assert_same_counts(game, naive, facts, 7 if decline else 9)
    assert counted > 3000


@pytest.mark.parametrize(("players", "decline"), CASES)
def test_all_sequences_from_the_middle_are_counted_alike(
    game: Game, players: int, decline: bool
) -> None:
    way = on_the_way(game, players, 11, decline)
    for facts in way[len(way) // 3 :: len(way) // 8][:4]:
        assert_same_counts(game, naive, facts, 4)


@pytest.mark.parametrize(("players", "decline"), CASES)
def test_all_sequences_to_the_end_are_counted_alike(
    game: Game, players: int, decline: bool
) -> None:
    seen = set()
    for seed in range(4):
        way = on_the_way(game, players, seed, decline)
        for facts in way[-6::2]:
            assert_same_counts(game, naive, facts, 4 if decline else 6)
            seen |= {"stump"} if any(facts["stumps"]) else set()
            seen |= {"out"} if facts["out"] else set()
    assert seen >= ({"stump"} if players == 2 else {"out"})


def test_all_sequences_from_small_games_are_counted_alike(game: Game) -> None:
    small = [
        position("8H", "9H 6C", "10H KC", pile="7H", stock="6S 7S 6D", stumps="6H QS|JC JD|8S 9S"),
        position("8H", "9H", "10H", pile="7H", stumps="6H QS|JC JD|8S 9S"),
        position("8H", "9H", "KH", "10H", pile="7H", stumps="6H QS||8S 9S", decline=True),
        position("8H", "AH", pile="7S 8S 9S JH", stock="6S 10S 6D", stumps="6H QS|JC JD"),
        position("8H 8D", "AH AS", "6C 6H", pile="JS 7S", stale=147),
        position("8H 8D", "AH AS", "6C 6H", pile="JS 7S", stale=147, decline=True),
        position("8H", "", "9H", "QH", pile="JS 7H", out=[1], stumps="||JC JD|"),
        position("AC 6S", "6H", trump="D", stale=144),
    ]
    for facts in small:
        assert_same_counts(game, naive, facts, 9)


@pytest.mark.parametrize(("players", "decline"), list(product(range(2, 7), (False, True))))
def test_games_at_random_are_alike_in_every_position(
    game: Game, players: int, decline: bool
) -> None:
    for seed in range(4):
        start = game.deal(players=players, seed=seed, decline=decline)
        assert_same_game(start, naive, random.Random(seed))


def test_games_of_much_taking_are_alike_until_they_are_stopped(game: Game) -> None:
    def takes(legal: list[str]) -> list[str]:
        return [move for move in legal if move == "take"] or legal

    reasons = set()
    for players, seed in product((2, 3, 6), range(2)):
        start = game.deal(players=players, seed=seed, decline=True)
        outcome = assert_same_game(start, naive, random.Random(seed), takes).outcome
        assert outcome is not None
        reasons.add(outcome.reason)
    assert "ST-16" in reasons
