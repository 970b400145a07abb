"""Black Crow played by the laws' code and by a naive reading of the laws, move for move."""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from cardlab.games import get
from tests.games.naive import black_crow as naive
from tests.games.naive.count import assert_same_counts, assert_same_game
from tests.games.playing import every_option
from tests.games.positions import position

if TYPE_CHECKING:
    from cardlab.games.game import Game

CASES = list(product((2, 3, 4), (False, True)))


@pytest.fixture
def game() -> Game:
    """The game of Black Crow."""
    return get("black_crow")


def on_the_way(game: Game, players: int, seed: int, **options: object) -> list[dict[str, Any]]:
    """Return every position of a game played naively at random, the last one left out."""
    chance = random.Random(seed)
    facts = game.deal(players, seed, None, None, **options).to_dict()
    found = []
    while facts["to_act"] is not None:
        found.append(facts)
        facts = naive.after(facts, chance.choice(naive.moves(facts)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_sequences_from_the_deal_are_counted_alike(game: Game, players: int) -> None:
    counted = 0
    for options in every_option(game):
        facts = game.deal(players, 2, None, None, **options).to_dict()
        counted += assert_same_counts(game, naive, facts, 5)
    assert counted > 5000


@pytest.mark.parametrize(("players", "partial"), CASES)
def test_all_sequences_from_the_middle_are_counted_alike(
    game: Game, players: int, partial: bool
) -> None:
    way = on_the_way(game, players, 11, partial=partial)
    for facts in way[len(way) // 3 :: len(way) // 8][:4]:
        if max(map(len, facts["hands"])) < 13:
            assert_same_counts(game, naive, facts, 4)


@pytest.mark.parametrize(("players", "partial"), CASES)
def test_all_sequences_to_the_end_are_counted_alike(
    game: Game, players: int, partial: bool
) -> None:
    for seed in (21, 22, 23):
        way = on_the_way(game, players, seed, partial=partial)
        few = [facts for facts in way if sum(map(len, facts["hands"])) < 16]
        for facts in few[-8::4]:
            assert_same_counts(game, naive, facts, 7)


def small_positions(partial: bool) -> list[dict[str, Any]]:
    """Return positions in which something rare is near."""
    return [
        position("7H 9H", "8H 10H 3D", "QS 2C", partial=partial),
        position("9H 2C", "8S KS 4D", "3C", bout="JS QS", partial=partial),
        position("9H 2C", "10H 4D", "QS", bout="7H/8H JH", partial=partial),
        position("7H 3C", "8H", "", "QS", out=[2], partial=partial),
        position("7H", "8H", "QS 3C", stock="4C 5C 9D", partial=partial),
        position("7H 7C", "8H 9C", "QS 3C", stock="4C 5C 6C JC QC KC 9D", partial=partial),
        position("QS", "3C", "4C", "5C", attacker=2, partial=partial),
        position("AC 3S", "4S QS", "AD 5S", trump="H", stale=37, partial=partial),
    ]


@pytest.mark.parametrize("partial", [False, True])
def test_all_sequences_of_small_positions_are_counted_alike(game: Game, partial: bool) -> None:
    counted = sum(
        assert_same_counts(game, naive, facts, 8 if facts["stock"] else 9)
        for facts in small_positions(partial)
    )
    assert counted > 1000


@pytest.mark.parametrize("partial", [False, True])
def test_every_position_of_games_from_small_positions_is_the_same(
    game: Game, partial: bool
) -> None:
    for facts, seed in product(small_positions(partial), range(10)):
        assert_same_game(game.from_dict(facts), naive, random.Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_position_of_random_games_is_the_same(game: Game, players: int) -> None:
    def few(legal: list[str]) -> list[str]:
        return [move for move in legal if len(move.split()) < 4] or legal

    for seed, options in enumerate(every_option(game)):
        state = game.deal(players, seed, None, None, **options)
        for choose in (list, few):
            assert assert_same_game(state, naive, random.Random(seed), choose).outcome is not None


@pytest.mark.parametrize("partial", [False, True])
def test_games_of_much_taking_are_the_same_until_they_are_stopped(
    game: Game, partial: bool
) -> None:
    def takes(legal: list[str]) -> list[str]:
        single = [move for move in legal if len(move.split()) < 3]
        return [move for move in legal if move == "take"] or single

    reasons = set()
    for players, seed in product((2, 3, 5), range(3)):
        state = game.deal(players, seed, partial=partial)
        outcome = assert_same_game(state, naive, random.Random(seed), takes).outcome
        assert outcome is not None
        reasons.add(outcome.reason)
    assert "BC-16" in reasons
