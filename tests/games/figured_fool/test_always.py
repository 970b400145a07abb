"""What must always hold in Figured Fool, in games played at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from tests.games.figured_fool.positions import SMALL_PACK, bout, limit, scores
from tests.games.positions import PACK, discard
from tests.games.test_random_games import games_played, states_of

if TYPE_CHECKING:
    from tests.games.test_random_games import Play

FIGURED = {"10", "J", "Q", "K", "A"}


def figured(cards: set[str]) -> set[str]:
    """Return the figured cards among these."""
    return {card for card in cards if card[:-1] in FIGURED}


@given(games_played("figured_fool"))
def test_there_are_36_or_52_different_cards(plays: list[Play]) -> None:
    for state in states_of(plays)[::9]:
        facts = state.to_dict()
        cards = [card for held in facts["hands"] for card in held]
        cards += facts["stock"] + facts["discard"]
        cards += [card for pair in facts["bout"] for card in pair if card]
        assert sorted(cards) == sorted(PACK if facts["options"]["deck"] == 52 else SMALL_PACK)


@given(games_played("figured_fool"))
def test_the_discard_is_even_and_holds_all_that_was_scored(plays: list[Play]) -> None:
    before = [0] * plays[0].before.players
    for state in states_of(plays):
        assert len(discard(state)) % 2 == 0
        assert sum(scores(state)) <= len(figured(discard(state))) <= 20
        assert all(now >= then for now, then in zip(scores(state), before, strict=True))
        before = scores(state)


@given(games_played("figured_fool"))
def test_a_score_is_the_figured_attack_cards_of_a_bout_that_was_covered(plays: list[Play]) -> None:
    for play in plays:
        gained = sum(scores(play.after)) - sum(scores(play.before))
        if bout(play.after) or play.move.verb == "take":
            assert gained == 0
            continue
        laid = bout(play.before)
        assert gained == len(figured({str(attack) for attack, _ in laid}))
        defender = play.before.to_dict()["defender"]
        assert scores(play.after)[defender] - scores(play.before)[defender] == gained


@given(games_played("figured_fool"))
def test_a_bout_keeps_its_limit_and_only_its_last_card_is_open(plays: list[Play]) -> None:
    for play in plays:
        state, number = play.before, limit(play.before)
        facts = state.to_dict()
        assert number is not None
        cap = facts["options"]["first_bout_cap"] if facts["first_bout"] else None
        assert len(bout(state)) <= number <= (6 if cap is None else cap)
        assert all(cover for _, cover in bout(state)[:-1])
        open_card = bool(bout(state)) and bout(state)[-1][1] is None
        assert (state.to_act == facts["defender"]) == open_card
        if bout(play.after):
            assert limit(play.after) == number


@given(games_played("figured_fool"))
def test_while_there_is_stock_everybody_has_six_cards_between_bouts(plays: list[Play]) -> None:
    for state in states_of(plays):
        facts = state.to_dict()
        if facts["stock"] and not facts["bout"]:
            assert all(len(held) >= 6 for held in facts["hands"])
        assert not (facts["stock"] and facts["out"])


@given(games_played("figured_fool"))
def test_the_end_names_winners_and_the_fool_by_the_laws(plays: list[Play]) -> None:
    state = plays[-1].after
    outcome = state.outcome
    assert outcome is not None
    points = scores(state)
    best = {seat for seat, score in enumerate(points) if score == max(points) > 0}
    assert set(outcome.winners) == best
    assert set(outcome.losers) == set(range(state.players)) - best
    assert outcome.scores == tuple(points)
    assert not outcome.drawn
    sizes = [len(held) for held in state.to_dict()["hands"]]
    assert (outcome.reason == "FF-17") == (state.to_dict()["stale"] == 40)
    assert outcome.reason == "FF-17" or sum(map(bool, sizes)) <= 1
    most = [seat for seat, size in enumerate(sizes) if size == max(sizes) > 0]
    assert outcome.last == (most[0] if len(most) == 1 else None)
