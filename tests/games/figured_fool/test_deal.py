"""FF-1 and FF-4 to FF-7: players and pack, dealer, deal, trumps, who leads."""

from __future__ import annotations

from itertools import pairwise, product
from typing import TYPE_CHECKING, Any

import pytest

from cardlab.errors import BadDeal
from tests.games.figured_fool.positions import SMALL_PACK, at
from tests.games.positions import NAMES, PACK, assert_allowed, assert_forbidden, roles

if TYPE_CHECKING:
    from cardlab.games.game import Event, Game, State

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

# Deals for two in which nobody has a trump, and whether both have a card of the lowest rank.
NO_TRUMP = {36: (227, 369, 380, 392, 452), 52: (38, 70, 87, 166, 415, 477)}
NO_TRUMP_TIED = {
    36: (62, 82, 213, 353, 510, 598, 703, 1349, 1431, 1509, 1582, 1592, 1616, 1793, 2122),
    52: (43, 259, 501, 625, 794, 1491),
}


def dealt(
    game: Game, seed: int, players: int = 3, dealer: int | None = None, **options: object
) -> dict[str, Any]:
    """Return a deal as plain types."""
    return game.deal(players, seed, dealer, None, **options).to_dict()


def decided(game: Game, seed: int, **options: object) -> Event:
    """Return what decided who leads a game for two."""
    return game.deal_openly(2, seed, None, None, **options).events[-1]


def lowest_rank(hand: list[str]) -> int:
    """Return the place of a hand's lowest rank."""
    return min(RANKS.index(card[:-1]) for card in hand)


def place(card: str) -> int:
    """Return the place of a card's rank."""
    return RANKS.index(card[:-1])


def after(game: Game, fool: int | None, dealer: int = 0, **options: object) -> State:
    """Return a game of four that has ended with this fool."""
    hands = ["9S 10S" if seat == fool else "" for seat in range(4)]
    gone = [seat for seat in (2, 0, 3, 1) if seat != fool]
    return at(game, *hands, out=gone, dealer=dealer, **options)


def test_ff_1_two_to_six_people_play(game: Game) -> None:
    assert (game.min_players, game.max_players) == (2, 6)
    for players in range(2, 7):
        assert len(dealt(game, 1, players)["hands"]) == players
    for players in (-1, 0, 1, 7):
        with pytest.raises(BadDeal):
            game.deal(players=players, seed=1)


def test_ff_1_36_cards_from_the_six_up_or_52_are_dealt(game: Game) -> None:
    assert (game.options["deck"].default, game.options["deck"].values) == (36, (36, 52))
    for players, (deck, pack) in product(range(2, 7), ((36, SMALL_PACK), (52, PACK))):
        facts = dealt(game, 3, players, deck=deck)
        assert len(pack) == deck
        cards = [card for hand in facts["hands"] for card in hand] + facts["stock"]
        assert sorted(cards) == sorted(pack)
        assert [str(card) for card in game.pack_of({"deck": deck}).cards] == pack
    assert dealt(game, 3)["options"]["deck"] == 36


def test_ff_1_ranks_go_up_from_the_two_to_the_ace(game: Game) -> None:
    for low, high in pairwise(RANKS):
        assert_allowed(
            at(game, "3S", f"{high}H 2C", bout=f"{low}H", deck=52), f"beat {low}H {high}H"
        )
        lower = at(game, "3S", f"{low}H 2C", bout=f"{high}H", deck=52)
        assert_forbidden(lower, "FF-9", f"beat {high}H {low}H")


def test_ff_4_the_first_dealer_is_drawn_by_lot(game: Game) -> None:
    for players in range(2, 7):
        drawn = [dealt(game, seed, players)["dealer"] for seed in range(300)]
        for seat in range(players):
            assert 0.5 < drawn.count(seat) * players / len(drawn) < 1.5


def test_ff_4_in_the_next_game_the_fool_deals(game: Game) -> None:
    for fool, dealer in product(range(4), range(4)):
        succession = game.succession(after(game, fool, dealer), NAMES[:4])
        assert succession.dealer == fool
        assert succession.reason.startswith(f"{NAMES[fool]} was the fool, so {NAMES[fool]} deals")


def test_ff_4_the_fool_deals_even_if_he_has_won(game: Game) -> None:
    state = after(game, 2, scores=(0, 0, 3, 1), discard="10H JH QH KH")
    assert state.outcome is not None
    assert state.outcome.winners == (2,)
    assert game.succession(state, NAMES[:4]).dealer == 2


def test_ff_4_without_a_fool_the_deal_passes_one_seat_clockwise(game: Game) -> None:
    for dealer in range(4):
        stopped = at(game, "9S", "10S", "JS", "QS", dealer=dealer, stale=40)
        for state in (after(game, None, dealer), stopped):
            succession = game.succession(state, NAMES[:4])
            assert succession.dealer == (dealer + 1) % 4
            name = NAMES[(dealer + 1) % 4]
            assert succession.reason == f"Nobody was the fool, so the deal passes to {name}."


def test_ff_5_each_player_gets_six_cards_and_the_rest_is_the_stock(game: Game) -> None:
    for players, deck in product(range(2, 7), (36, 52)):
        facts = dealt(game, 9, players, deck=deck)
        assert [len(hand) for hand in facts["hands"]] == [6] * players
        assert len(facts["stock"]) == deck - 6 * players
        assert facts["discard"] == facts["bout"] == facts["aside"] == facts["out"] == []
        assert facts["passed"] == []
        assert facts["scores"] == [0] * players
        assert facts["first_bout"] is True


def test_ff_5_the_top_card_is_turned_makes_trumps_and_goes_under_the_stock(game: Game) -> None:
    for deck, seed in product((36, 52), range(20)):
        # With two players the pack is known from its thirteenth card on.
        few = dealt(game, seed, 2, deck=deck)
        *below, turned = few["stock"]
        for players in range(2, 6):
            left = [turned, *below][6 * players - 12 :]
            facts = dealt(game, seed, players, deck=deck)
            assert facts["turned"] == left[0]
            assert facts["trump"] == left[0][-1]
            assert facts["stock"] == [*left[1:], left[0]]


def test_ff_5_everybody_sees_the_turned_card_and_nobody_the_rest_of_the_stock(game: Game) -> None:
    deal = game.deal_openly(3, 4)
    facts = deal.state.to_dict()
    hidden = set(facts["stock"][:-1])
    for seat in (0, 1, 2, None):
        view = deal.state.view(seat)
        assert str(view.setup.turned) == facts["turned"]
        assert not hidden & set(repr(view).replace("'", " ").split())
    [turned] = [event for event in deal.events if event.kind == "turn"]
    assert not turned.private


def test_ff_5_with_six_players_and_36_cards_the_dealers_last_card_is_shown(game: Game) -> None:
    for seed, dealer in product(range(20), range(6)):
        last = dealt(game, seed, 2)["stock"][-2]
        deal = game.deal_openly(6, seed, dealer)
        facts = deal.state.to_dict()
        assert facts["stock"] == []
        assert facts["turned"] == last
        assert facts["trump"] == last[-1]
        assert last in facts["hands"][dealer]
        [shown] = [event for event in deal.events if event.kind == "shown"]
        assert (shown.seat, [str(card) for card in shown.cards]) == (dealer, [last])
        assert all(shown.seen_by(seat) == shown for seat in (*range(6), None))


def test_ff_5_dealer_and_leader_change_no_cards_place(game: Game) -> None:
    for deck in (36, 52):
        base = dealt(game, 11, 4, 0, deck=deck)
        for dealer, leader in product(range(4), (None, 0, 1, 2, 3)):
            facts = game.deal(4, 11, dealer, leader, deck=deck).to_dict()
            turned = [facts["hands"][(seat + dealer) % 4] for seat in range(4)]
            assert turned == base["hands"]
            assert facts["stock"] == base["stock"]


def test_ff_6_the_player_with_the_lowest_trump_leads(game: Game) -> None:
    for players, deck, seed in product(range(2, 7), (36, 52), range(40)):
        facts = dealt(game, seed, players, deck=deck)
        trumps = {
            card: seat
            for seat, hand in enumerate(facts["hands"])
            for card in hand
            if card.endswith(facts["trump"])
        }
        if trumps:
            leader = trumps[min(trumps, key=place)]
            seats = (facts["attacker"], facts["defender"], facts["to_act"])
            assert seats == (leader, (leader + 1) % players, leader)
            event = game.deal_openly(players, seed, deck=deck).events[-1]
            assert (event.kind, event.seat) == ("lowest trump", leader)


def test_ff_6_every_seat_can_lead_first(game: Game) -> None:
    for players, deck in product(range(2, 7), (36, 52)):
        leaders = {dealt(game, seed, players, deck=deck)["to_act"] for seed in range(60)}
        assert leaders == set(range(players))


def test_ff_6_if_nobody_has_a_trump_it_goes_by_lot(game: Game) -> None:
    assert game.options["no_trump_lead"].default == "lot"
    chance = []
    for deck, seeds in NO_TRUMP.items():
        for seed in (*seeds, *NO_TRUMP_TIED[deck]):
            facts = dealt(game, seed, 2, deck=deck)
            assert not any(c.endswith(facts["trump"]) for hand in facts["hands"] for c in hand)
            event = decided(game, seed, deck=deck)
            assert (event.kind, event.seat) == ("lot", facts["to_act"])
            ranks = [lowest_rank(hand) for hand in facts["hands"]]
            if ranks[0] != ranks[1]:
                chance.append(ranks[facts["to_act"]] == min(ranks))
    assert set(chance) == {True, False}


def test_ff_6_or_the_holder_of_the_lowest_card_leads_if_so_chosen(game: Game) -> None:
    for deck, seeds in NO_TRUMP.items():
        for seed in seeds:
            facts = dealt(game, seed, 2, deck=deck, no_trump_lead="lowest_card")
            ranks = [lowest_rank(hand) for hand in facts["hands"]]
            assert facts["to_act"] == ranks.index(min(ranks))
            event = decided(game, seed, deck=deck, no_trump_lead="lowest_card")
            assert (event.kind, event.seat) == ("lowest card", facts["to_act"])


def test_ff_6_a_tie_for_the_lowest_card_goes_by_lot(game: Game) -> None:
    for deck, seeds in NO_TRUMP_TIED.items():
        first = set()
        for seed in seeds:
            facts = dealt(game, seed, 2, deck=deck, no_trump_lead="lowest_card")
            assert len({lowest_rank(hand) for hand in facts["hands"]}) == 1
            first.add(facts["to_act"])
        assert first == {0, 1}


def test_ff_6_the_choice_says_nothing_while_somebody_has_a_trump(game: Game) -> None:
    for seed in range(30):
        facts = dealt(game, seed)
        other = dealt(game, seed, no_trump_lead="lowest_card")
        assert {**other, "options": facts["options"]} == facts


def test_ff_7_under_the_fool_the_player_on_his_right_leads_and_attacks_him(game: Game) -> None:
    assert game.options["later_lead"].default == "under"
    for fool in range(4):
        leader = (fool - 1) % 4
        succession = game.succession(after(game, fool), NAMES[:4])
        assert succession.leader == leader
        assert succession.reason.endswith(f"and {NAMES[leader]} leads.")
        state = game.deal(4, 1, succession.dealer, succession.leader)
        assert roles(state) == (leader, fool, leader)


def test_ff_7_from_under_the_fool_the_player_on_his_left_leads(game: Game) -> None:
    for fool in range(4):
        leader = (fool + 1) % 4
        succession = game.succession(after(game, fool, later_lead="from_under"), NAMES[:4])
        assert succession.leader == leader
        assert succession.reason.endswith(f"and {NAMES[leader]} leads.")
        state = game.deal(4, 1, succession.dealer, succession.leader, later_lead="from_under")
        assert roles(state) == (leader, (leader + 1) % 4, leader)


def test_ff_7_without_a_fool_the_lowest_trump_decides_again(game: Game) -> None:
    for option in game.options["later_lead"].values:
        last = after(game, None, dealer=2, later_lead=option)
        succession = game.succession(last, NAMES[:4])
        assert (succession.dealer, succession.leader) == (3, None)
        again = game.deal(4, 5, succession.dealer, succession.leader, later_lead=option)
        assert again == game.deal(4, 5, 3, None, later_lead=option)


def test_ff_7_a_chosen_leader_leads_whoever_has_the_lowest_trump(game: Game) -> None:
    for leader in range(4):
        state = game.deal(4, 5, None, leader)
        assert roles(state) == (leader, (leader + 1) % 4, leader)
        deal = game.deal_openly(4, 5, None, leader)
        assert [event.kind for event in deal.events] == ["deal"] * 4 + ["turn"]
