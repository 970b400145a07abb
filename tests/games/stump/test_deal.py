"""ST-1 and ST-3 to ST-6: players and pack, dealer, deal, trumps, who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cardlab.errors import BadDeal
from tests.games.positions import NAMES, assert_allowed, assert_forbidden, moves
from tests.games.stump.table import PACK, RANKS, at, pile, turn

if TYPE_CHECKING:
    from cardlab.games.game import Game


def dealt(game: Game, players: int, seed: int = 5, dealer: int = 0) -> dict[str, Any]:
    """Return a deal as plain types."""
    return game.deal(players, seed, dealer).to_dict()


def together(lists: list[list[str]]) -> set[str]:
    """Return the cards of several hands."""
    return {card for cards in lists for card in cards}


def test_st_1_two_to_six_people_play(game: Game) -> None:
    assert (game.min_players, game.max_players) == (2, 6)
    for players in range(2, 7):
        assert len(dealt(game, players)["hands"]) == players
    for players in (-1, 0, 1, 7):
        with pytest.raises(BadDeal):
            game.deal(players=players, seed=1)


def test_st_1_one_pack_of_36_cards_from_the_sixes_up_is_dealt(game: Game) -> None:
    assert len(PACK) == 36
    for players in range(2, 7):
        facts = dealt(game, players)
        cards = [*together(facts["hands"]), *together(facts["stumps"]), *facts["stock"]]
        assert sorted(cards) == sorted(PACK)


def test_st_1_ranks_go_up_with_the_ten_between_king_and_ace(game: Game) -> None:
    assert RANKS == ("6", "7", "8", "9", "J", "Q", "K", "10", "A")
    for place, low in enumerate(RANKS):
        for high in RANKS[place + 1 :]:
            for suit in "HD":  # no trump, and trump
                lower_lies = at(game, f"{high}{suit} 6C", "7C", pile=f"{low}{suit}")
                assert_allowed(lower_lies, f"beat {low}{suit} {high}{suit}")
                higher_lies = at(game, f"{low}{suit} 6C", "7C", pile=f"{high}{suit}")
                assert_forbidden(higher_lies, "ST-7", f"beat {high}{suit} {low}{suit}")


def test_st_3_the_first_dealer_is_drawn_by_lot(game: Game) -> None:
    for players in range(2, 7):
        drawn = [game.deal(players=players, seed=seed).to_dict()["dealer"] for seed in range(300)]
        for seat in range(players):
            assert 0.5 < drawn.count(seat) * players / len(drawn) < 1.5


def test_st_3_in_the_next_game_the_loser_deals(game: Game) -> None:
    for loser in range(3):
        hands = ["7C" if seat == loser else "" for seat in range(3)]
        others = [(loser + 2) % 3, (loser + 1) % 3]
        lost = at(game, *hands, out=others).to_dict()
        hands = ["7C 8C" if seat == loser else f"{seat + 7}S" for seat in range(3)]
        stopped = at(game, *hands, stale=150).to_dict()
        for facts in (lost, stopped):
            for dealer in range(3):
                over = game.from_dict({**facts, "dealer": dealer})
                assert over.outcome is not None
                assert over.outcome.last == loser
                succession = game.succession(over, NAMES[:3])
                assert (succession.dealer, succession.leader) == (loser, None)
                name = NAMES[loser]
                assert succession.reason == f"{name} was the stump, so {name} deals."


def test_st_3_after_a_game_without_a_loser_the_same_dealer_deals(game: Game) -> None:
    tied = at(game, "7C 8C", "9C", "7S 8S", stale=150).to_dict()
    drawn = at(game, "7C", "9C", "7S", stale=150).to_dict()
    for facts in (tied, drawn):
        for dealer in range(3):
            succession = game.succession(game.from_dict({**facts, "dealer": dealer}), NAMES[:3])
            assert (succession.dealer, succession.leader) == (dealer, None)
            assert succession.reason == f"Nobody was the stump, so {NAMES[dealer]} deals again."


def test_st_4_each_player_has_two_cards_for_a_stump_and_four_in_hand(game: Game) -> None:
    for players in range(2, 7):
        facts = dealt(game, players)
        assert [len(stump) for stump in facts["stumps"]] == [2] * players
        assert [len(held) for held in facts["hands"]] == [4] * players
        assert len(facts["stock"]) == 36 - 6 * players
        assert facts["pile"] == facts["aside"] == facts["out"] == []


def test_st_4_the_stumps_are_dealt_before_the_hands(game: Game) -> None:
    for seed in range(20):
        two = dealt(game, 2, seed)
        six = dealt(game, 6, seed)
        assert together(two["stumps"]) | together(two["hands"]) == together(six["stumps"])
        before: set[str] = set()
        for players in range(2, 7):
            stumps = together(dealt(game, players, seed)["stumps"])
            assert before < stumps
            before = stumps


def test_st_4_nobody_looks_at_a_stump_its_owner_neither(game: Game) -> None:
    for players in range(2, 7):
        deal = game.deal_openly(players, 5)
        facts = deal.state.to_dict()
        for viewer in (*range(players), None):
            view = deal.state.view(viewer)
            told = [repr(event.seen_by(viewer)) for event in deal.events]
            seen = " ".join([repr(view), *told]).replace("'", " ").split()
            assert not together(facts["stumps"]) & set(seen)
            assert viewer is None or [str(card) for card in view.hand] == facts["hands"][viewer]


def test_st_5_the_top_of_the_rest_is_turned_makes_trumps_and_goes_under_it(game: Game) -> None:
    for seed in range(10):
        for players in range(2, 6):
            facts = dealt(game, players, seed)
            assert facts["turned"] == facts["stock"][-1]
            assert facts["trump"] == facts["turned"][-1]
            if players < 5:  # with one more player the next six cards are dealt, too
                more = dealt(game, players + 1, seed)
                assert more["turned"] == facts["stock"][5]
                assert more["stock"] == [*facts["stock"][6:-1], more["turned"]]


def test_st_5_everybody_sees_the_turned_card(game: Game) -> None:
    for players in range(2, 6):
        deal = game.deal_openly(players, 4)
        turned = deal.events[-1]
        assert (turned.kind, turned.seat, turned.private) == ("turn", None, False)
        assert [str(card) for card in turned.cards] == [deal.state.to_dict()["turned"]]
        for viewer in (*range(players), None):
            assert str(deal.state.view(viewer).setup.turned) == deal.state.to_dict()["turned"]


def test_st_5_with_six_players_the_dealer_shows_his_last_card_and_keeps_it(game: Game) -> None:
    for seed in range(10):
        five = dealt(game, 5, seed)
        for dealer in range(6):
            deal = game.deal_openly(6, seed, dealer)
            facts = deal.state.to_dict()
            assert facts["stock"] == []
            assert facts["turned"] == five["stock"][-2], "the last card of the pack"
            assert facts["turned"] in facts["hands"][dealer]
            assert facts["trump"] == facts["turned"][-1]
            assert [len(held) for held in facts["hands"]] == [4] * 6
            shown = deal.events[-1]
            assert (shown.kind, shown.seat, shown.private) == ("shown", dealer, False)
            for viewer in (*range(6), None):
                assert [str(card) for card in shown.seen_by(viewer).cards] == [facts["turned"]]
                assert str(deal.state.view(viewer).setup.turned) == facts["turned"]


def test_st_5_every_suit_can_be_trumps(game: Game) -> None:
    for players in (3, 6):
        assert {dealt(game, players, seed)["trump"] for seed in range(40)} == set("CDHS")


def test_st_6_the_player_left_of_the_dealer_leads_one_card_to_the_empty_pile(game: Game) -> None:
    for players in range(2, 7):
        for dealer in range(players):
            state = game.deal(players=players, seed=2, dealer=dealer)
            first = (dealer + 1) % players
            assert turn(state) == (first, "lead")
            held = [str(card) for card in state.view(first).hand]
            assert moves(state) == [f"lead {card}" for card in held]
            led = state.play(f"lead {held[0]}")
            assert pile(led) == held[0]
            assert turn(led) == ((first + 1) % players, "beat")


def test_st_6_nobody_else_can_be_asked_to_lead(game: Game) -> None:
    with pytest.raises(BadDeal):
        game.deal(players=3, seed=1, leader=0)
