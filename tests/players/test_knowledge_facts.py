"""What a seat knows of hidden cards, fact by fact."""

from __future__ import annotations

from typing import Any

import pytest

from cardlab.cards import Card, Suit, bits_of, cards_in, texts
from cardlab.games import get
from cardlab.games.game import State
from cardlab.games.stump.state import StumpState
from cardlab.players.knowledge import Knowledge
from cardlab.table import Table
from tests.games import positions as crow
from tests.games.figured_fool import positions as fool
from tests.games.stump import table as stump
from tests.players.knowing import dealt_with, decisions, held, some_chance
from tests.players.recollection import married

SPADES = Suit.SPADES.bits


def knows(table: Table, seat: int | None) -> Knowledge:
    """Return what a seat at a table knows."""
    return Knowledge(table.state.view(seat), table.seen(seat))


def deals(table: Table, seat: int | None, count: int = 40) -> list[State]:
    """Return some deals of what a seat does not see."""
    knowledge, stream = knows(table, seat), some_chance(count)
    return [knowledge.deal(stream) for _ in range(count)]


def bits(named: str) -> int:
    """Return cards named in notation as a set of bits."""
    return bits_of(map(Card.parse, named.split()))


def named(cards: int) -> str:
    """Return a set of cards in notation."""
    return " ".join(texts(cards_in(cards)))


def played(game: str, facts: dict[str, Any], *moves: str) -> Table:
    """Return a table that begins with a position, after some moves."""
    table = Table(get(game), get(game).from_dict(facts))
    for move in moves:
        table.play(move)
    return table


def test_a_seat_knows_its_own_cards() -> None:
    table = Table.deal(get("stump"), 3, 1)
    own = table.state.hands[1]
    assert knows(table, 1).held_by(1) == knows(table, 1).possible(1) == own
    assert not own & (knows(table, 1).possible(0) | knows(table, 1).possible(2))
    assert knows(table, None).held_by(1) == 0


def test_cards_that_were_taken_are_known_until_they_are_played() -> None:
    facts = fool.position(
        "7H 8C", "6C 9C 9S", "QC KC AC", stock="6H 6S 7S 8S JH JC QD KD AD JD 10D 9D"
    )
    table = played("figured_fool", facts, "attack 7H", "take")
    assert named(knows(table, 2).held_by(1)) == "7H"
    assert named(knows(table, None).held_by(1)) == "7H"
    assert all(deal.hands[1] & bits("7H") for deal in deals(table, 2))
    while table.state.to_act != 1:
        table.play(table.state.legal_moves()[-1])
    table.play("attack 7H")
    assert not knows(table, 0).possible(1) & bits("7H")


def test_who_drew_the_turn_up_is_known_and_before_that_it_lies_under_the_stock() -> None:
    facts = crow.position("7H 8C 2H 3H 4H", "6C QS", "6H 5C", stock="9D")
    table = played("black_crow", facts)
    assert all(str(deal.stock[-1]) == "9D" for deal in deals(table, 1))
    assert not any(deal.hands[0] & bits("9D") for deal in deals(table, 1))
    table.play("attack 7H")
    table.play("take")
    assert named(knows(table, 1).held_by(0)) == "9D"


def test_without_a_memory_the_turn_up_may_be_in_any_hand_but_in_no_stump() -> None:
    facts = stump.position("7H 8D", "6C", "9C 9H", stumps="QC QH | KC KH | AC AH", trump="D")
    table = played("stump", {**facts, "turned": "8D"})
    found = {
        seat
        for deal in deals(table, 1)
        for seat, hand in enumerate(deal.hands)
        if hand & bits("8D")
    }
    assert found == {0, 2}
    assert not any(stump & bits("8D") for deal in deals(table, 1) for stump in held(deal)[3:])
    facts = stump.position("7H", "8D 6C", "9C 9H", stumps="QC QH | KC KH | AC AH", trump="D")
    table = played("stump", {**facts, "turned": "8D"})
    assert knows(table, 2).possible(0) & bits("8D")
    table.play("lead 7H")
    assert not knows(table, 2).possible(0) & bits("8D")


@pytest.mark.parametrize("game", ["stump", "figured_fool"])
def test_the_last_card_dealt_is_known_to_be_the_dealers(game: str) -> None:
    table = Table.deal(get(game), 6, 3)
    dealer, turned = table.state.setup.dealer, table.state.setup.turned
    assert turned is not None
    for seat in (*range(6), None):
        assert knows(table, seat).held_by(dealer) & turned.bit


def test_nobody_knows_a_stump_and_its_owner_knows_it_when_he_has_taken_it_up() -> None:
    facts = stump.position("7H", "8H 6C", "9C 9H", stumps="QC QH | KC KH | AC AH")
    table = played("stump", facts)
    dealt = [deal for deal in deals(table, 0) if isinstance(deal, StumpState)]
    stumps = {deal.stumps[0] for deal in dealt}
    assert len(stumps) > 5
    table.play("lead 7H")
    assert named(knows(table, 0).held_by(0)) == "QC QH"
    assert knows(table, 1).held_by(0) == 0
    assert knows(table, 1).possible(0) & bits("QC QH") == bits("QC QH")


def test_who_had_to_take_has_nothing_that_beats_but_what_came_later() -> None:
    facts = stump.position(
        "7C 8C 9C JC", "6H 7H 8S", "QH KH AH QS", stock="JD QD 10C KS 6D", trump="D"
    )
    table = played("stump", facts, "lead 7C", "take")
    beating = bits("8C 9C JC 10C JD QD 6D")
    assert named(knows(table, 2).held_by(1)) == "7C"
    assert knows(table, 2).possible(1) & beating == 0
    assert knows(table, 0).possible(1) & beating == 0
    table.play("lead 7C")
    assert table.events[-1].kind == "draw"
    found = [(deal.hands[1] & beating).bit_count() for deal in deals(table, 2, 200)]
    assert set(found) == {0, 1}


def test_who_may_decline_gives_nothing_away_by_taking() -> None:
    facts = stump.position("7C 8C 9C JC", "6H 7H 8S 9S", "QH KH AH QS", decline=True)
    table = played("stump", facts, "lead 7C", "take")
    assert knows(table, 2).possible(1) & bits("8C 9C JC") == bits("8C 9C JC")


def test_a_shown_marriage_is_known_and_nobody_before_had_one() -> None:
    tables = dealt_with(get("black_crow"), 5, "marriage", trump="marriage")
    late = [table for table, _ in zip(tables, range(40), strict=False)]
    asked = 0
    for table in late:
        shown = next(event for event in table.events if event.kind == "marriage")
        assert shown.seat is not None
        for seat in range(5):
            assert knows(table, seat).held_by(shown.seat) & bits_of(shown.cards)
            before = (shown.seat - table.state.setup.dealer - 1) % 5
            first = [(table.state.setup.dealer + 1 + turn) % 5 for turn in range(before)]
            for deal in deals(table, seat, 10):
                asked += len(first)
                assert not any(married(deal.hands[one]) for one in first)
                assert married(deal.hands[shown.seat])[0] is table.state.trump
    assert asked > 500


def test_when_a_card_was_turned_nobody_had_a_marriage() -> None:
    stream = some_chance(4)
    for table, _ in zip(
        dealt_with(get("black_crow"), 6, "turn", trump="marriage"), range(8), strict=False
    ):
        for at in decisions(table, 1, 3):
            deal = knows(at, None).deal(stream)
            assert not any(married(hand) for hand in deal.hands)


def test_who_had_no_marriage_and_shows_one_half_of_a_pair_was_not_dealt_the_other() -> None:
    pairs = [bits(f"Q{suit} K{suit}") for suit in "CDH"]
    asked = 0
    for table, _ in zip(
        dealt_with(get("black_crow"), 3, "turn", trump="marriage"), range(60), strict=False
    ):
        seat = table.state.to_act
        assert seat is not None
        for pair in pairs:
            half = pair & table.state.hands[seat]
            if half:
                table.play(f"attack {named(half)}")
                other = pair & ~half & ~table.state.hands[(seat + 1) % 3]
                assert not knows(table, (seat + 1) % 3).possible(seat) & other
                asked += bool(other)
                break
    assert asked > 20


def test_a_buried_spade_is_in_the_middle_half_of_the_stock_until_it_is_drawn() -> None:
    for table, _ in zip(dealt_with(get("black_crow"), 4, "bury"), range(12), strict=False):
        buried = [event.cards[0] for event in table.events if event.kind == "bury"]
        spade = buried[-1]
        assert not any(knows(table, 0).possible(seat) & spade.bit for seat in range(4))
        places = {deal.stock.index(spade) for deal in deals(table, 0, 200)}
        assert places <= set(range(6, 23))
        assert len(places) > 12
        for at in decisions(table, 1, 40):
            drawn = sum(event.count for event in at.events if event.kind == "draw")
            for seat in range(4):
                may_be = knows(at, 0).possible(seat) & spade.bit
                assert drawn > 6 or not may_be or at.state.hands[seat] & spade.bit


def test_the_lowest_trump_is_in_the_hand_of_who_leads_first() -> None:
    for seed in range(40):
        table = Table.deal(get("figured_fool"), 2 + seed % 5, seed)
        decided = table.events[-1]
        if decided.kind != "lowest trump":
            continue
        trumps = table.state.trump.bits
        for seat in (*range(table.state.players), None):
            for deal in deals(table, seat, 8):
                lowest = min(cards_in(trumps & sum(deal.hands)))
                assert deal.hands[decided.seat or 0] & lowest.bit


def test_after_a_lot_nobody_was_dealt_a_trump() -> None:
    table = next(dealt_with(get("figured_fool"), 2, "lot"))
    trumps = table.state.trump.bits
    assert knows(table, 0).possible(1) & trumps == 0
    assert not any(deal.hands[1] & trumps for deal in deals(table, 0))


def test_who_leads_by_the_lowest_card_has_it_in_every_deal() -> None:
    tables = dealt_with(get("figured_fool"), 3, "lowest card", no_trump_lead="lowest_card", deck=52)
    for table, _ in zip(tables, range(4), strict=False):
        leads = table.events[-1].seat
        assert leads is not None
        for seat in (*range(3), None):
            for deal in deals(table, seat, 20):
                lowest = [min(card.rank.index for card in cards_in(hand)) for hand in deal.hands]
                assert lowest[leads] == min(lowest)
                assert not sum(deal.hands) & table.state.trump.bits


def test_a_later_game_gives_away_nothing_by_who_leads() -> None:
    table = Table.deal(get("figured_fool"), 3, 4, leader=1)
    assert knows(table, 0).possible(1) == knows(table, 0).possible(2)


def test_two_at_the_end_know_each_other_s_cards() -> None:
    facts = fool.position("7H 8C", "6C 9C 9S", discard="AH AS")
    table = played("figured_fool", facts)
    assert knows(table, 0).certain
    assert knows(table, 0).held_by(1) == bits("6C 9C 9S")
    assert deals(table, 0, 3) == [table.state] * 3
    assert not knows(table, None).certain


def test_a_stock_with_one_hidden_card_is_certain_and_with_two_it_is_not() -> None:
    known = crow.position("7H 8C", "QS", stock="9C 9D")
    table = played("black_crow", {**known, "hands": [["7H", "8C"], ["QS"]]})
    assert not knows(table, 0).certain
    table.play("attack 7H")
    table.play("take")
    assert knows(table, 0).certain


def test_spades_are_not_known_where_none_was_buried() -> None:
    table = Table.deal(get("black_crow"), 2, 3, trump="diamonds")
    assert knows(table, 0).possible(1) & SPADES == SPADES & ~table.state.hands[0]
