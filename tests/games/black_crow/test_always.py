"""What must always hold in Black Crow, in games played at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from tests.games.positions import discard, hand
from tests.games.test_random_games import games_played, states_of

if TYPE_CHECKING:
    from tests.games.test_random_games import Play


@given(games_played("black_crow"))
def test_the_queen_of_spades_is_never_discarded_nor_covered(plays: list[Play]) -> None:
    for state in states_of(plays):
        facts = state.to_dict()
        assert "QS" not in discard(state)
        assert all(cover != "QS" for _, cover in facts["bout"])
        assert all(cover is None for attack, cover in facts["bout"] if attack == "QS")


@given(games_played("black_crow"))
def test_the_last_player_holds_her(plays: list[Play]) -> None:
    state = plays[-1].after
    outcome = state.outcome
    assert outcome is not None
    if outcome.reason == "BC-15":
        assert outcome.last is not None
        assert "QS" in hand(state, outcome.last)
        assert outcome.losers == (outcome.last,)
        assert set(outcome.winners) == set(state.to_dict()["out"])
    else:
        assert outcome.reason == "BC-16"
        assert state.to_dict()["stale"] == 40
        assert outcome.drawn


@given(games_played("black_crow"))
def test_the_last_of_a_stock_with_a_turn_up_is_never_a_spade(plays: list[Play]) -> None:
    for state in states_of(plays):
        facts = state.to_dict()
        if facts["stock"] and facts["turned"]:
            assert facts["stock"][-1] == facts["turned"]
            assert not facts["turned"].endswith("S")
        assert facts["trump"] != "S"


@given(games_played("black_crow"))
def test_while_there_is_stock_everybody_has_five_cards_between_bouts(plays: list[Play]) -> None:
    for state in states_of(plays):
        facts = state.to_dict()
        if facts["stock"] and not facts["bout"]:
            assert all(len(held) >= 5 for held in facts["hands"])
