"""Deals: the same everywhere for the same seed, and what cannot be dealt."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from cardlab.errors import BadDeal, CardlabError
from cardlab.games import get, names
from tests.games.playing import every_option

if TYPE_CHECKING:
    from cardlab.games.game import Game

STORED: list[dict[str, Any]] = json.loads(Path(__file__).with_name("deals.json").read_text())
"""Deals as they must stay: a change here is a new major version of cardlab."""
ROOT = Path(__file__).parents[2]
GIVEN = ("players", "seed", "dealer", "leader")
HUGE = 10**5000
JUNK = [-1, 1.0, True, "2", "", HUGE, -HUGE, float("nan"), float("inf"), [2], {2}, {}, b"2"]


def again(stored: dict[str, Any]) -> dict[str, Any]:
    """Deal a stored deal once more."""
    given = {key: stored[key] for key in GIVEN if key in stored}
    return get(stored["game"]).deal(**given, **stored["options"]).to_dict()


def changed() -> list[int]:
    """Return the places of the stored deals that are dealt differently now."""
    return [place for place, stored in enumerate(STORED) if again(stored) != stored["deal"]]


def test_stored_deals_are_dealt_as_ever() -> None:
    assert changed() == []


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_stored_deals_do_not_depend_on_the_order_of_sets(hash_seed: str) -> None:
    found = subprocess.run(
        [sys.executable, "-c", "from tests.games.test_deals import changed; print(changed())"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "[]"


def test_deals_are_stored_for_every_option_and_number_of_players(game: Game) -> None:
    stored = [deal for deal in STORED if deal["game"] == game.name]
    numbers = range(game.min_players, game.max_players + 1)
    assert {deal["players"] for deal in stored} == set(numbers)
    for options in every_option(game):
        assert any(deal["deal"]["options"] == options for deal in stored)


def test_a_seed_gives_one_deal_and_another_seed_another(game: Game) -> None:
    deals = [game.deal(players=3, seed=seed) for seed in (0, 1, 2**39, 2**40 - 1)]
    assert len(set(deals)) == 4
    assert deals == [game.deal(players=3, seed=seed) for seed in (0, 1, 2**39, 2**40 - 1)]
    assert len({game.deal(players=3) for _ in range(5)}) == 5


def test_the_dealer_changes_no_cards_place_in_the_shuffled_pack(game: Game) -> None:
    for options in every_option(game):
        by_lot = game.deal(players=4, seed=6, **options).to_dict()
        for dealer in range(4):
            chosen = game.deal(players=4, seed=6, dealer=dealer, **options).to_dict()
            assert chosen["dealer"] == dealer
            turn = dealer - by_lot["dealer"]
            assert [chosen["hands"][(seat + turn) % 4] for seat in range(4)] == by_lot["hands"]
            if chosen["turned"] == by_lot["turned"]:
                assert chosen["stock"] == by_lot["stock"]


def test_every_seat_can_be_first(game: Game) -> None:
    for players in range(game.min_players, game.max_players + 1):
        first = {game.deal(players=players, seed=seed).to_act for seed in range(100)}
        assert first == set(range(players))


def test_options_are_complete_and_default_where_none_is_chosen(game: Game) -> None:
    defaults = {name: option.default for name, option in game.options.items()}
    assert game.deal(players=2, seed=1).to_dict()["options"] == defaults
    for options in every_option(game):
        assert game.deal(players=2, seed=1, **options).to_dict()["options"] == options


@pytest.mark.parametrize("players", [*JUNK, 0, 1, 7, None], ids=lambda junk: type(junk).__name__)
def test_a_wrong_number_of_players_is_refused(game: Game, players: object) -> None:
    assert_refused(game, players=players, seed=1)


@pytest.mark.parametrize("seed", [*JUNK, 2**40], ids=lambda junk: type(junk).__name__)
def test_a_wrong_seed_is_refused(game: Game, seed: object) -> None:
    assert_refused(game, players=3, seed=seed)


@pytest.mark.parametrize("seat", [*JUNK, 3], ids=lambda junk: type(junk).__name__)
def test_a_wrong_dealer_or_leader_is_refused(game: Game, seat: object) -> None:
    assert_refused(game, players=3, seed=1, dealer=seat)
    assert_refused(game, players=3, seed=1, leader=seat)


@pytest.mark.parametrize("value", [*JUNK, "clubs", None, 0], ids=lambda junk: type(junk).__name__)
def test_a_wrong_value_of_an_option_is_refused(game: Game, value: object) -> None:
    for name, option in game.options.items():
        if not any(value is allowed for allowed in option.values):
            assert_refused(game, players=3, seed=1, **{name: value})


def test_an_unknown_option_is_refused(game: Game) -> None:
    assert_refused(game, players=3, seed=1, jokers=2)


def test_only_the_fool_has_a_leader_to_choose() -> None:
    for name in names():
        if name != "figured_fool":
            assert_refused(get(name), players=3, seed=1, leader=0)


def assert_refused(game: Game, **arguments: object) -> None:
    """Check that a game cannot be dealt so, and that a sentence says why."""
    for deal in (game.deal, game.deal_openly):
        with pytest.raises(BadDeal) as refusal:
            deal(**arguments)  # type: ignore[arg-type] # whatever somebody may pass
        assert isinstance(refusal.value, CardlabError)
        assert isinstance(refusal.value, ValueError)
        assert str(refusal.value).endswith(".")
        assert len(str(refusal.value).split()) > 5
        assert len(str(refusal.value)) < 200
