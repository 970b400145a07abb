"""BC-1 and BC-3 to BC-7: players and pack, dealer, deal, trumps, who begins."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from cardlab.errors import BadDeal
from tests.games.positions import NAMES, PACK, assert_allowed, assert_forbidden, at, roles

if TYPE_CHECKING:
    from cardlab.games.game import Event, Game

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def dealt(
    game: Game, seed: int, players: int = 6, dealer: int = 0, **options: object
) -> dict[str, Any]:
    """Return a deal as plain types."""
    return game.deal(players, seed, dealer, None, **options).to_dict()


def untouched_stock(game: Game, seed: int) -> list[str]:
    """Return the stock as it lies before anything is turned: with diamonds nothing is."""
    stock: list[str] = dealt(game, seed, trump="diamonds")["stock"]
    return stock


def events(game: Game, seed: int, **options: object) -> tuple[Event, ...]:
    """Return what was seen while dealing."""
    return game.deal_openly(6, seed, 0, None, **options).events


def test_bc_1_two_to_six_people_play(game: Game) -> None:
    assert (game.min_players, game.max_players) == (2, 6)
    for players in range(2, 7):
        assert len(game.deal(players=players, seed=1).to_dict()["hands"]) == players
    for players in (-1, 0, 1, 7):
        with pytest.raises(BadDeal):
            game.deal(players=players, seed=1)


def test_bc_1_one_pack_of_52_cards_is_dealt(game: Game) -> None:
    for players in range(2, 7):
        facts = game.deal(players=players, seed=3).to_dict()
        cards = [card for hand in facts["hands"] for card in hand] + facts["stock"]
        assert sorted(cards) == sorted(PACK)


def test_bc_1_ranks_go_up_from_the_two_to_the_ace(game: Game) -> None:
    for place, low in enumerate(RANKS):
        for high in RANKS[place + 1 :]:
            lower_attacks = at(game, "3C", f"{high}H 2C", "QS", bout=f"{low}H")
            assert_allowed(lower_attacks, f"beat {low}H {high}H")
            higher_attacks = at(game, "3C", f"{low}H 2C", "QS", bout=f"{high}H")
            assert_forbidden(higher_attacks, "BC-9", f"beat {high}H {low}H")


def test_bc_3_the_first_dealer_is_drawn_by_lot(game: Game) -> None:
    for players in range(2, 7):
        drawn = [game.deal(players=players, seed=seed).to_dict()["dealer"] for seed in range(300)]
        for seat in range(players):
            assert 0.5 < drawn.count(seat) * players / len(drawn) < 1.5


def test_bc_3_the_deal_passes_one_seat_clockwise_whoever_lost(game: Game) -> None:
    for dealer, following in ((0, 1), (1, 2), (2, 0)):
        for crow in range(3):
            winners = [seat for seat in range(3) if seat != crow]
            hands = ["QS" if seat == crow else "" for seat in range(3)]
            facts = at(game, *hands, out=winners).to_dict()
            over = game.from_dict({**facts, "dealer": dealer})
            assert over.outcome is not None
            assert over.outcome.last == crow
            assert game.succession(over, NAMES[:3]).dealer == following


def test_bc_3_the_deal_passes_after_a_drawn_game_too(game: Game) -> None:
    facts = at(game, "2C", "3C", "QS", stale=40).to_dict()
    drawn = game.from_dict({**facts, "dealer": 2})
    succession = game.succession(drawn, NAMES[:3])
    assert (succession.dealer, succession.leader) == (0, None)
    assert succession.reason == "The deal passes clockwise, so Ann deals."


def test_bc_4_each_player_gets_five_cards_and_the_rest_is_the_stock(game: Game) -> None:
    for option in game.options["trump"].values:
        for players in range(2, 7):
            facts = game.deal(players=players, seed=9, trump=option).to_dict()
            assert [len(hand) for hand in facts["hands"]] == [5] * players
            assert len(facts["stock"]) == 52 - 5 * players
            assert facts["discard"] == facts["bout"] == facts["aside"] == facts["out"] == []


def test_bc_4_the_stock_lies_face_down(game: Game) -> None:
    state = game.deal(players=3, seed=4)
    hidden = state.to_dict()["stock"][:-1]
    for seat in (0, 1, 2, None):
        seen = repr(state.view(seat)).replace("'", " ").split()
        assert not set(hidden) & set(seen)


def test_bc_5_the_top_card_is_turned_laid_under_the_stock_and_names_trumps(game: Game) -> None:
    checked = 0
    for seed in range(40):
        top, *rest = untouched_stock(game, seed)
        if top.endswith("S"):
            continue
        facts = dealt(game, seed)
        assert facts["stock"] == [*rest, top]
        assert facts["turned"] == top
        assert facts["trump"] == top[-1]
        checked += 1
    assert checked > 20


def test_bc_5_everybody_sees_the_turned_card(game: Game) -> None:
    state = game.deal(players=3, seed=4)
    for seat in (0, 1, 2, None):
        assert str(state.view(seat).setup.turned) == state.to_dict()["turned"]
    turned = events(game, 4)[-1]
    assert (turned.kind, turned.private) == ("turn", False)


def test_bc_5a_diamonds_are_trumps_in_every_deal_and_no_card_is_turned(game: Game) -> None:
    bottoms = set()
    for seed in range(100):
        facts = dealt(game, seed, trump="diamonds")
        assert (facts["trump"], facts["turned"]) == ("D", None)
        bottoms.add(facts["stock"][-1][-1])
    assert bottoms == {"C", "D", "H", "S"}


def test_bc_5a_the_bottom_card_stays_hidden(game: Game) -> None:
    state = game.deal(players=2, seed=4, trump="diamonds")
    assert all(state.view(seat).setup.turned is None for seat in (0, 1, None))
    last = at(game, "3C 4C", "2C QS AC", stock="KD", option="diamonds").play("attack 3C")
    drawn = game.events(last, last.legal_moves()[-1], last.play("take"))[-1]
    assert (drawn.kind, [str(card) for card in drawn.cards]) == ("draw", ["KD"])
    assert drawn.seen_by(1).cards == ()


# Deals for six in which seat 1 is the first to be asked, and what is special about each.
FIRST_OF_TWO_HOLDERS = (101, 131, 153, 173, 462)
SPADES_BEFORE_ANOTHER_PAIR = (326, 498, 714)
LONGER_SUIT = {1843: "D", 17054: "H", 12764: "C", 38583: "D", 23416: "C"}
EQUALLY_LONG = {1205: "H", 4694: "D", 17957: "H"}
ONLY_SPADES = (6, 18, 32)
NOBODY = (0, 1, 2, 3, 4, 5)


def marriages(hand: list[str], suits: str = "CDH") -> list[str]:
    """Return the suits of which a hand has king and queen."""
    return [suit for suit in suits if {"K" + suit, "Q" + suit} <= set(hand)]


def test_bc_5b_the_first_holder_clockwise_from_the_dealer_makes_trumps(game: Game) -> None:
    seeds = FIRST_OF_TWO_HOLDERS + SPADES_BEFORE_ANOTHER_PAIR
    for seed, dealer in product(seeds, range(6)):
        facts = dealt(game, seed, trump="marriage", dealer=dealer)
        clockwise = [(dealer + 1 + turn) % 6 for turn in range(6)]
        holders = [seat for seat in clockwise if marriages(facts["hands"][seat])]
        assert marriages(facts["hands"][holders[0]]) == [facts["trump"]]
        assert facts["turned"] is None
        assert facts["stock"] == untouched_stock(game, seed)


def test_bc_5b_of_two_pairs_the_longer_suit_counts(game: Game) -> None:
    for seed, suit in LONGER_SUIT.items():
        facts = dealt(game, seed, trump="marriage")
        [holder] = [hand for hand in facts["hands"] if len(marriages(hand)) == 2]
        assert sum(card.endswith(suit) for card in holder) == 3
        assert facts["trump"] == suit


def test_bc_5b_of_equally_long_pairs_the_later_suit_counts(game: Game) -> None:
    for seed, suit in EQUALLY_LONG.items():
        facts = dealt(game, seed, trump="marriage")
        [holder] = [hand for hand in facts["hands"] if len(marriages(hand)) == 2]
        assert marriages(holder)[-1] == suit
        assert facts["trump"] == suit


def test_bc_5b_without_a_pair_or_with_spades_alone_a_card_is_turned(game: Game) -> None:
    for seed in ONLY_SPADES + NOBODY:
        facts = dealt(game, seed, trump="marriage")
        assert not any(marriages(hand) for hand in facts["hands"])
        assert any(marriages(hand, "S") for hand in facts["hands"]) == (seed in ONLY_SPADES)
        turned = dealt(game, seed)
        assert {**facts, "options": turned["options"]} == turned


def test_bc_5b_the_pair_is_shown_to_all(game: Game) -> None:
    for seed in FIRST_OF_TWO_HOLDERS:
        facts = dealt(game, seed, trump="marriage")
        shown = events(game, seed, trump="marriage")[-1]
        assert shown.kind == "marriage"
        assert not shown.private
        assert {str(card) for card in shown.cards} <= set(facts["hands"][shown.seat or 0])
        assert {str(card) for card in shown.cards} == {"K" + facts["trump"], "Q" + facts["trump"]}


def test_bc_6_spades_are_never_trumps(game: Game) -> None:
    for option in game.options["trump"].values:
        for seed in range(300):
            facts = dealt(game, seed, trump=option)
            assert facts["trump"] != "S"
            assert facts["turned"] is None or facts["stock"][-1] == facts["turned"]


def test_bc_6_a_turned_spade_goes_back_anywhere_in_the_middle_half(game: Game) -> None:
    for players in (2, 6):
        places = set()
        for seed in range(2500):
            spade, *stock = dealt(game, seed, trump="diamonds", players=players)["stock"]
            if not spade.endswith("S") or stock[0].endswith("S"):
                continue
            found = dealt(game, seed, players=players)["stock"]
            assert [card for card in found if card != spade] == [*stock[1:], stock[0]]
            places.add(found.index(spade) + 1)
        length = 52 - 5 * players - 1
        assert places == set(range(length // 4, length - length // 4))


def test_bc_6_cards_are_turned_until_one_is_no_spade(game: Game) -> None:
    most = 0
    for seed in range(400):
        stock = untouched_stock(game, seed)
        spades = next(place for place, card in enumerate(stock) if not card.endswith("S"))
        facts = dealt(game, seed)
        buried = [event for event in events(game, seed) if event.kind == "bury"]
        if spades < 5:  # a buried spade cannot come up again so soon
            assert [str(event.cards[0]) for event in buried] == stock[:spades]
            assert facts["turned"] == stock[spades]
        most = max(most, len(buried))
    assert most >= 3


def test_bc_6_the_queen_of_spades_is_buried_like_any_spade(game: Game) -> None:
    seeds = [seed for seed in range(600) if untouched_stock(game, seed)[0] == "QS"]
    assert seeds
    for seed in seeds:
        assert "QS" in dealt(game, seed)["stock"][:-1]


def test_bc_7_the_player_left_of_the_dealer_attacks_the_next_one(game: Game) -> None:
    for players in range(2, 7):
        for dealer in range(players):
            state = game.deal(players=players, seed=2, dealer=dealer)
            first = (dealer + 1) % players
            assert roles(state) == (first, (first + 1) % players, first)
            assert all(move.verb == "attack" for move in state.legal_moves())
