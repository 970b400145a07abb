"""What must always hold in Stump, in games played at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from tests.games.hidden import cards_named
from tests.games.positions import NAMES
from tests.games.stump.table import PACK, out, pile, stale
from tests.games.test_random_games import games_played, states_of, views_of

if TYPE_CHECKING:
    from tests.games.test_random_games import Play


@given(games_played("stump"))
def test_36_different_cards_lie_over_hands_stumps_stock_and_pile(plays: list[Play]) -> None:
    for state in states_of(plays):
        facts = state.to_dict()
        held = [card for cards in (*facts["hands"], *facts["stumps"]) for card in cards]
        assert sorted([*held, *facts["stock"], *facts["pile"]]) == sorted(PACK)
        assert facts["aside"] == []


@given(games_played("stump"))
def test_a_stump_is_two_cards_until_it_is_taken_up_for_good(plays: list[Play]) -> None:
    first = plays[0].before.to_dict()["stumps"]
    for play in plays:
        before, after = play.before.to_dict(), play.after.to_dict()
        for seat, stump in enumerate(after["stumps"]):
            assert stump in ([], first[seat])
            if before["stumps"][seat] and not stump:
                assert seat == before["to_act"]
                assert not after["stock"]
                assert after["hands"][seat] == first[seat]
                kinds = [event.kind for event in play.events if event.cards and event.seat == seat]
                assert "stump" in kinds


@given(games_played("stump"))
def test_no_view_and_no_telling_names_a_card_of_a_stump(plays: list[Play]) -> None:
    for play in plays[:: max(1, len(plays) // 12)]:
        stumps = {card for cards in play.after.to_dict()["stumps"] for card in cards}
        for view in views_of(play.after):
            seen = [event.seen_by(view.seat) for event in play.events]
            said = [play.game.tell(event, NAMES, view.seat) for event in seen]
            texts = [repr(view), repr(view.layout()), view.status(NAMES), repr(seen), *said]
            assert not stumps & cards_named(texts)


@given(games_played("stump"))
def test_somebody_can_always_act_until_the_end(plays: list[Play]) -> None:
    for play in plays:
        facts = play.before.to_dict()
        assert play.before.legal_moves()
        assert facts["hands"][facts["to_act"]]
        for seat, held in enumerate(facts["hands"]):
            assert bool(held) != (seat in facts["out"])


@given(games_played("stump"))
def test_while_there_is_stock_everybody_has_four_cards_or_more(plays: list[Play]) -> None:
    for state in states_of(plays):
        facts = state.to_dict()
        if facts["stock"]:
            assert facts["out"] == []
            assert all(facts["stumps"])
            for seat, held in enumerate(facts["hands"]):
                beating = seat == facts["to_act"] and facts["phase"] == "lead"
                assert len(held) >= (3 if beating and facts["pile"] else 4)


@given(games_played("stump"))
def test_the_turned_card_is_the_last_of_the_stock_and_never_in_a_stump(
    plays: list[Play],
) -> None:
    for state in states_of(plays):
        facts = state.to_dict()
        assert facts["turned"] == plays[0].before.to_dict()["turned"]
        assert facts["stock"][-1:] in ([], [facts["turned"]])
        assert all(facts["turned"] not in stump for stump in facts["stumps"])


@given(games_played("stump"))
def test_the_pile_grows_from_the_top_and_shrinks_by_takes_alone(plays: list[Play]) -> None:
    for play in plays:
        before, after = pile(play.before).split(), pile(play.after).split()
        if play.move.verb == "take":
            assert before[: len(after)] == after != before
        else:
            assert after == [*before, str(play.move.cards[-1])]


@given(games_played("stump"))
def test_the_count_of_stale_turns_grows_by_one_or_begins_anew(plays: list[Play]) -> None:
    for play in plays:
        count = stale(play.after)
        assert count in (0, stale(play.before), stale(play.before) + 1)
        progress = [event for event in play.events if event.kind in ("draw", "stump", "out")]
        assert not progress or count == 0
        assert count < 150 or play.after.outcome is not None


@given(games_played("stump"))
def test_the_first_out_has_won_and_the_last_left_is_the_stump(plays: list[Play]) -> None:
    state = plays[-1].after
    outcome, gone = state.outcome, out(state)
    assert outcome is not None
    if gone:
        assert outcome.winners == (gone[0],)
    if outcome.reason == "ST-15":
        [left] = set(range(state.players)) - set(gone)
        assert (outcome.last, outcome.losers) == (left, (left,))
    else:
        assert (outcome.reason, stale(state)) == ("ST-16", 150)
