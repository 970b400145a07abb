"""FF-11 to FF-15: the limit, a covered bout, scoring, taking, drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.figured_fool.positions import at, bout, limit, limits_that_fit, out, scores
from tests.games.hidden import cards_named
from tests.games.positions import (
    assert_allowed,
    discard,
    hand,
    moves,
    played,
    roles,
)

if TYPE_CHECKING:
    from cardlab.games.game import Game

FIVE_THEN_ONE = "6C/7C 6S/7S 7H/8H 8C/9C 8S/9S 9H"
FOUR_THEN_ONE = "6C/7C 6S/7S 7H/8H 8C/9C 8S"
STOCK = "QC KC AC 10S JS QS KS AS 9D"


def test_ff_11_at_six_attack_cards_the_bout_is_over_without_asking(game: Game) -> None:
    state = at(game, "9D JD", "10H JC QC KC", "8D", bout=FIVE_THEN_ONE)
    assert limit(state) == 6
    state = state.play("beat 9H 10H")
    assert bout(state) == []
    assert len(discard(state)) == 12
    assert roles(state) == (1, 2, 1)


def test_ff_11_at_five_attack_cards_the_others_are_asked(game: Game) -> None:
    state = at(game, "9D JD", "10S JC QC KC", "8D", bout=FOUR_THEN_ONE).play("beat 8S 10S")
    assert discard(state) == set()
    assert roles(state) == (0, 1, 0)
    assert_allowed(state, "throw 9D")


def test_ff_11_never_more_cards_than_the_defender_held_when_the_bout_began(game: Game) -> None:
    for held, cards in (("8H", 1), ("8H 8C", 2), ("8H 8C 8S", 3)):
        state = at(game, "7H 7C 7S 7D 9C", held, "9S 8D")
        assert limit(state) == cards
        for number, card in enumerate(["7H", "7C", "7S"][:cards]):
            state = state.play(f"{'throw' if number else 'attack'} {card}")
            assert limit(state) == cards
            state = state.play(f"beat {card} 8{card[-1]}")
        assert len(discard(state)) == 2 * cards
        assert bout(state) == []


def test_ff_11_below_the_defenders_number_the_bout_goes_on(game: Game) -> None:
    state = at(game, "7H 7C 9C", "8H 8C 8S", "9S 8D").play("attack 7H").play("beat 7H 8H")
    assert limit(state) == 3
    state = played(state, "throw 7C", "beat 7C 8C")
    assert len(bout(state)) == 2
    assert roles(state) == (0, 1, 0)


def test_ff_11_a_defender_who_covers_all_with_his_last_card_has_succeeded(game: Game) -> None:
    state = at(game, "7H 7C 9C", "8H", "7S 8D", scores=(0, 1, 0), discard="6C 10C")
    state = played(state, "attack 7H", "beat 7H 8H")
    assert discard(state) == {"6C", "10C", "7H", "8H"}
    assert out(state) == [1]
    figured = at(game, "KH KC 9C", "AH", "KS 8D", stock="9S 9D")
    figured = played(figured, "attack KH", "beat KH AH")
    assert scores(figured) == [0, 1, 0]
    assert hand(figured, 1) == set()


def test_ff_11_the_limit_of_a_position_is_six_or_what_the_defender_held(game: Game) -> None:
    for held, number in (("8H", 1), ("8H 8C", 2), ("8H 8C 8S 9H 9C", 5)):
        assert limits_that_fit(game, "7H 7C", held, "9S") == [number]
    for held in ("8H 8C 8S 9H 9C 10H", "8H 8C 8S 9H 9C 10H JH QH"):
        assert limits_that_fit(game, "7H 7C", held, "9S") == [6]
    assert limits_that_fit(game, "7H 7C", "9C", "9S", bout="6H/8H 6C/8C 6S") == [3]
    assert limits_that_fit(game, "7H 7C", "9C", "9S", bout="6H/8H 6C/8C") == [3]


def test_ff_11_a_defender_with_more_than_six_still_meets_only_six(game: Game) -> None:
    big = "10H JC QC KC AC JH QH KH AH"
    assert limit(at(game, "9D JD", big, "8D")) == 6
    state = at(game, "9D JD", big, "8D", bout=FIVE_THEN_ONE)
    assert limit(state) == 6
    assert bout(state.play("beat 9H 10H")) == []


def test_ff_11_the_next_limit_is_the_next_defenders_hand_after_the_drawing(game: Game) -> None:
    state = at(game, "7H 7C", "8H QH", "7S 8D", stock=STOCK).play("attack 7H").play("take")
    assert limit(state) == len(hand(state, 0)) == 6
    without = at(game, "7H 7C", "8H QH", "7S 8D").play("attack 7H").play("take")
    assert limit(without) == 1


def test_ff_11_throws_of_every_player_count(game: Game) -> None:
    state = at(game, "7H 9C", "8H 8C 10C", "7C 8D", "7S 8S")
    state = played(state, "attack 7H", "beat 7H 8H", "pass", "throw 7C", "beat 7C 8C")
    state = played(state, "pass", "throw 8D")
    assert limit(state) == len(bout(state)) == 3
    assert moves(state) == ["take"]


def test_ff_11a_the_first_bout_takes_at_most_five_attack_cards(game: Game) -> None:
    first = {"first_bout": True, "first_bout_cap": 5}
    state = at(game, "9D JD", "10S JC QC KC", "8D", bout=FOUR_THEN_ONE, **first)
    assert limit(state) == 5
    state = state.play("beat 8S 10S")
    assert len(discard(state)) == 10
    assert roles(state) == (1, 2, 1)


def test_ff_11a_is_off_unless_chosen(game: Game) -> None:
    assert game.options["first_bout_cap"].default is None
    assert limit(game.deal(players=3, seed=1)) == 6
    assert limit(game.deal(players=3, seed=1, first_bout_cap=5)) == 5
    state = at(game, "9D JD", "10S JC QC KC", "8D", bout=FOUR_THEN_ONE, first_bout=True)
    assert limit(state) == 6
    assert discard(state.play("beat 8S 10S")) == set()


def test_ff_11a_later_bouts_take_six_again(game: Game) -> None:
    later = at(game, "9D JD", "10H JC QC KC", "8D", bout=FOUR_THEN_ONE, first_bout_cap=5)
    assert limit(later) == 6
    dealt = game.deal(players=3, seed=1, first_bout_cap=5)
    taken = played(dealt, moves(dealt)[0], "take")
    assert taken.to_dict()["first_bout"] is False
    assert limit(taken) == 6
    first = {"first_bout": True, "first_bout_cap": 5}
    covered = at(game, "7H 9C 9S", "8H 10C", "7S 6S 6H 6C 8C 8S", stock=STOCK, **first)
    covered = played(covered, "attack 7H", "beat 7H 8H", "pass", "pass")
    assert covered.to_dict()["first_bout"] is False
    assert limit(covered) == 6


def test_ff_11a_the_limit_of_a_position_in_the_first_bout_is_five(game: Game) -> None:
    hands = ("7H 7C", "8H 8C 8S 9H 9C 10H JH", "9S")
    for cap, first, number in ((5, True, 5), (5, False, 6), (None, True, 6), (None, False, 6)):
        found = limits_that_fit(game, *hands, first_bout=first, first_bout_cap=cap)
        assert found == [number]
    few = limits_that_fit(game, "7H", "8H 8C", "9S", first_bout=True, first_bout_cap=5)
    assert few == [2]


def test_ff_11a_the_defenders_number_still_counts(game: Game) -> None:
    state = at(game, "7H 7C", "8H 8C", "9S", first_bout=True, first_bout_cap=5)
    assert limit(state) == 2


def test_ff_12_all_covered_the_cards_go_to_the_discard(game: Game) -> None:
    state = at(game, "9C 9S", "JC QS", "10S KS", bout="7H/8H 8C/10C", discard="6H 6S")
    state = played(state, "pass", "pass")
    assert discard(state) == {"6H", "6S", "7H", "8H", "8C", "10C"}
    assert bout(state) == []
    assert hand(state, 1) == {"JC", "QS"}


def test_ff_12_discarded_cards_lie_face_down_and_never_come_back(game: Game) -> None:
    state = at(game, "9C 9S", "JC QS", "10S KS", bout="7H/8H", stock="KC AC 9D")
    covered = played(state, "pass", "pass")
    heap = covered.view(None).layout().heap
    assert heap is not None
    assert heap.count == 2
    assert not cards_named([repr(heap)])
    later = played(covered, "attack JC", "take")
    assert discard(later) == {"7H", "8H"}


def test_ff_12_the_defender_leads_the_next_bout(game: Game) -> None:
    for leader in range(4):
        hands = ["9C 9S", "10C 10S", "JC JS", "QC QS"]
        state = at(game, *hands, leader=leader, bout="7H/8H")
        state = played(state, "pass", "pass", "pass")
        defender = (leader + 1) % 4
        assert roles(state) == (defender, (defender + 1) % 4, defender)


def test_ff_12_a_defender_who_is_out_leaves_the_lead_to_the_next(game: Game) -> None:
    state = at(game, "9C", "8H", "10S", "KS", bout="7H").play("beat 7H 8H")
    assert out(state) == [1]
    assert roles(state) == (2, 3, 2)


def test_ff_13_each_figured_attack_card_covered_scores_one(game: Game) -> None:
    for laid, points in (
        ("7H/8H", 0),
        ("JH/QH", 1),
        ("JH/QH JC/KC", 2),
        ("9H/10H 10C/6D 10S/7D", 2),
        ("JD/AD", 1),
    ):
        state = at(game, "6C 6S", "9C 9S", "8C 8S", bout=laid)
        assert scores(played(state, "pass", "pass")) == [0, points, 0]


def test_ff_13_his_own_covers_do_not_count(game: Game) -> None:
    state = at(game, "6C 6S", "9C 9S", "8C 8S", bout="7H/10H 7C/AC 7S/KS 7D/JD")
    assert scores(played(state, "pass", "pass")) == [0, 0, 0]


def test_ff_13_cards_thrown_in_count_like_the_lead(game: Game) -> None:
    state = at(game, "9H 6S", "10H AC 9S", "10C 8S")
    state = played(state, "attack 9H", "beat 9H 10H", "pass", "throw 10C", "beat 10C AC")
    assert scores(state) == [0, 0, 0]
    assert scores(played(state, "pass", "pass")) == [0, 1, 0]


def test_ff_13_it_is_booked_when_the_bout_ends(game: Game) -> None:
    state = at(game, "JH 6S", "QH AC 9S", "10C 8S")
    state = played(state, "attack JH", "beat JH QH")
    assert scores(state) == [0, 0, 0]
    state = state.play("pass")
    assert scores(state) == [0, 0, 0]
    assert scores(state.play("pass")) == [0, 1, 0]


def test_ff_13_nothing_counts_in_a_bout_that_he_took(game: Game) -> None:
    first = at(game, "9H 6S", "10H AC 9S", "10C 8S", bout="JH").play("take")
    assert scores(first) == [0, 0, 0]
    late = at(game, "9H 6S", "AC 9S", "10C 8S", bout="JH/QH JC/KC QC").play("take")
    assert scores(late) == [0, 0, 0]


def test_ff_13_it_adds_to_what_he_had_and_to_nobody_else(game: Game) -> None:
    state = at(
        game,
        "6C 6S",
        "9C 9S",
        "8C 8S",
        bout="JH/QH JC/KC",
        leader=2,
        scores=(1, 2, 0),
        discard="10H AH KH AS",
    )
    assert scores(played(state, "pass", "pass")) == [3, 2, 0]


def test_ff_13_the_scores_are_open(game: Game) -> None:
    state = at(game, "6C", "9C", "8C", scores=(1, 2, 0), discard="10H AH KH AS")
    for seat in (0, 1, 2, None):
        assert state.view(seat).own_facts()["scores"] == [1, 2, 0]
        badges = state.view(seat).layout().badges
        assert [badge[-1] for badge in badges] == ["1 figured", "2 figured", "0 figured"]


def test_ff_14_the_defender_may_take_whether_he_can_cover_or_not(game: Game) -> None:
    able = at(game, "9C", "8H QS", "10S", bout="7H")
    assert_allowed(able, "beat 7H 8H", "take")
    unable = at(game, "9C", "6H QS", "10S", bout="7H")
    assert moves(unable) == ["take"]


def test_ff_14_he_takes_every_card_on_the_table_his_covers_too(game: Game) -> None:
    at_once = at(game, "9C", "9H QS", "10S", bout="7H", discard="6C 6S").play("take")
    assert hand(at_once, 1) == {"9H", "QS", "7H"}
    late = at(game, "9C", "9H QS", "10S", bout="7H/8H 8C/AC 8S", discard="6C 6S").play("take")
    assert hand(late, 1) == {"9H", "QS", "7H", "8H", "8C", "AC", "8S"}
    for state in (at_once, late):
        assert discard(state) == {"6C", "6S"}
        assert bout(state) == []


def test_ff_14_nobody_throws_in_after_that(game: Game) -> None:
    state = at(game, "7C 7S", "9H QS", "7D 10S", "8H KS", bout="7H").play("take")
    assert bout(state) == []
    assert roles(state) == (2, 3, 2)
    assert hand(state, 0) == {"7C", "7S"}
    assert hand(state, 2) == {"7D", "10S"}


def test_ff_14_the_next_player_after_him_leads(game: Game) -> None:
    for leader in range(4):
        hands = ["9C 9S", "10C 10S", "JC JS", "QC QS"]
        state = at(game, *hands, leader=leader, bout="7H").play("take")
        following = (leader + 2) % 4
        assert roles(state) == (following, (following + 1) % 4, following)
    skipped = at(game, "9C 9S", "10C 10S", "", "QC QS", bout="7H", out=[2]).play("take")
    assert roles(skipped) == (3, 0, 3)


def test_ff_14_of_two_players_the_same_one_leads_again(game: Game) -> None:
    for leader in (0, 1):
        state = at(game, "9C QS", "8H 9S", bout="7H", leader=leader)
        assert roles(state.play("take")) == (leader, 1 - leader, leader)


def test_ff_15_everyone_below_six_draws_the_leader_first_then_clockwise(game: Game) -> None:
    stock = "AC KC QC JC 10C AS KS QS JS 10S 9S 8S 7S AH KH QH JH 10H 9D"
    state = at(game, "6C", "6S", "9H 8C", "7C", leader=1, bout="7H", stock=stock).play("take")
    assert hand(state, 1) == {"6S", "AC", "KC", "QC", "JC", "10C"}
    assert hand(state, 2) == {"9H", "8C", "7H", "AS", "KS", "QS"}
    assert hand(state, 3) == {"7C", "JS", "10S", "9S", "8S", "7S"}
    assert hand(state, 0) == {"6C", "AH", "KH", "QH", "JH", "10H"}
    assert state.to_dict()["stock"] == ["9D"]


def test_ff_15_the_defender_who_covered_draws_in_his_place_too(game: Game) -> None:
    stock = "AC KC QC JC 10C AS KS QS JS 10S 9S 8S 7S AH KH QH JH 10H 9D"
    state = at(game, "6C", "6S", "9H 8C", "7C", leader=1, bout="7H/8H", stock=stock)
    state = played(state, "pass", "pass", "pass")
    assert hand(state, 1) == {"6S", "AC", "KC", "QC", "JC", "10C"}
    assert hand(state, 2) == {"9H", "8C", "AS", "KS", "QS", "JS"}
    assert hand(state, 3) == {"7C", "10S", "9S", "8S", "7S", "AH"}
    assert hand(state, 0) == {"6C", "KH", "QH", "JH", "10H", "9D"}
    assert state.to_dict()["stock"] == []


def test_ff_15_if_the_stock_does_not_suffice_those_asked_later_go_without(game: Game) -> None:
    state = at(game, "6C", "6S", "9H 8C", "7C", leader=1, bout="7H", stock="AC KC QC JC 10C AS 9D")
    state = state.play("take")
    assert hand(state, 1) == {"6S", "AC", "KC", "QC", "JC", "10C"}
    assert hand(state, 2) == {"9H", "8C", "7H", "AS", "9D"}
    assert hand(state, 3) == {"7C"}
    assert hand(state, 0) == {"6C"}
    short = at(game, "6C", "6S", "9H 8C", "7C", leader=1, bout="7H", stock="AC 9D").play("take")
    assert hand(short, 1) == {"6S", "AC", "9D"}
    assert hand(short, 2) == {"9H", "8C", "7H"}


def test_ff_15_who_has_six_or_more_draws_nothing(game: Game) -> None:
    six, seven = "6C 7C 8C 9C 10C JC", "6S 7S 8S 9S 10S JS QS"
    state = at(game, six, "9H 6H", seven, bout="7H", stock="QC KC AC 9D").play("take")
    assert hand(state, 0) == set(six.split())
    assert hand(state, 2) == set(seven.split())
    assert hand(state, 1) == {"9H", "6H", "7H", "QC", "KC", "AC"}
    assert state.to_dict()["stock"] == ["9D"]


def test_ff_15_nobody_draws_in_the_middle_of_a_bout(game: Game) -> None:
    state = at(game, "7H 7C", "8H 8C KC", "9S", stock="QC AC 9D").play("attack 7H")
    state = played(state, "beat 7H 8H", "throw 7C", "beat 7C 8C")
    assert hand(state, 0) == set()
    assert hand(state, 1) == {"KC"}
    assert state.to_dict()["stock"] == ["QC", "AC", "9D"]


def test_ff_15_throwers_without_cards_draw_like_the_others(game: Game) -> None:
    state = at(game, "7H", "8H KC AC", "8C", "9S", stock="QC JC 10C 9C QS JS 10S 8S 7S 7C 9D")
    state = played(state, "attack 7H", "beat 7H 8H", "throw 8C", "take")
    assert hand(state, 0) == {"QC", "JC", "10C", "9C", "QS", "JS"}
    assert hand(state, 1) == {"7H", "8H", "8C", "KC", "AC", "10S"}
    assert hand(state, 2) == {"8S", "7S", "7C", "9D"}
    assert hand(state, 3) == {"9S"}
    assert out(state) == []


def test_ff_15_a_bout_that_ends_at_its_limit_is_drawn_after_as_well(game: Game) -> None:
    state = at(game, "7H 7C", "8H", "7S", stock="QC JC 9D")
    state = played(state, "attack 7H", "beat 7H 8H")
    assert hand(state, 0) == {"7C", "QC", "JC", "9D"}
    assert out(state) == [1]
