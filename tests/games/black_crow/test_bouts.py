"""BC-11 to BC-13: how a bout ends, who draws, and who attacks next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.positions import (
    assert_allowed,
    assert_forbidden,
    at,
    discard,
    hand,
    moves,
    played,
    roles,
)

if TYPE_CHECKING:
    from cardlab.games.game import Game

STOCK = "2C 3C 4C 5C 6C 7C 2D"


def test_bc_11_with_the_last_cover_all_these_cards_go_to_the_discard(game: Game) -> None:
    state = at(game, "3S", "8H KH QS 10C", "2S", bout="7H 9H", discard="4D 5D")
    half = state.play("beat 7H 8H")
    assert discard(half) == {"4D", "5D"}
    assert roles(half) == (0, 1, 1)
    whole = half.play("beat 9H KH")
    assert discard(whole) == {"4D", "5D", "7H", "9H", "8H", "KH"}
    assert whole.to_dict()["bout"] == []
    assert hand(whole, 1) == {"QS", "10C"}


def test_bc_11_discarded_cards_lie_face_down_and_never_come_back(game: Game) -> None:
    state = at(game, "3S 5H 5S", "8H QS 10C", "2S 4H", bout="7H", stock=STOCK)
    covered = state.play("beat 7H 8H")
    heap = covered.view(None).layout().heap
    assert heap is not None
    assert (heap.count, heap.top) == (2, ())
    later = played(covered, "attack 10C", "take")
    assert discard(later) == {"7H", "8H"}


def test_bc_11_the_attacker_draws_up_to_five_first_then_the_defender(game: Game) -> None:
    state = at(game, "3S 4S", "8H QS 10C", "2S", bout="7H", stock=STOCK).play("beat 7H 8H")
    assert hand(state, 0) == {"3S", "4S", "2C", "3C", "4C"}
    assert hand(state, 1) == {"QS", "10C", "5C", "6C", "7C"}
    assert hand(state, 2) == {"2S"}
    assert state.to_dict()["stock"] == ["2D"]


def test_bc_11_who_has_five_or_more_draws_nothing(game: Game) -> None:
    rich = "3S 4S 5S 6S 7S 8S"
    state = at(game, rich, "8H QS 10C JC QC KC", "2S", bout="7H", stock=STOCK).play("beat 7H 8H")
    assert hand(state, 0) == set(rich.split())
    assert hand(state, 1) == {"QS", "10C", "JC", "QC", "KC"}
    assert state.to_dict()["stock"] == STOCK.split()


def test_bc_11_the_defender_attacks_next_and_the_player_after_him_defends(game: Game) -> None:
    for attacker, following in ((0, (1, 2)), (1, (2, 3)), (2, (3, 0)), (3, (0, 1))):
        hands = [f"{card} {card[:-1]}S" for card in ("8H", "9H", "10H", "JH")]
        hands[attacker] += " QS"
        state = at(game, *hands, bout="2H", attacker=attacker)
        covered = state.play(next(move for move in moves(state) if move.endswith("H")))
        assert roles(covered) == (*following, following[0])


def test_bc_12_taking_is_allowed_whether_he_can_cover_or_not(game: Game) -> None:
    able = at(game, "3S", "8H QS", "2S", bout="7H")
    assert_allowed(able, "beat 7H 8H", "take")
    unable = at(game, "3S", "6H QS", "2S", bout="7H")
    assert moves(unable) == ["take"]


def test_bc_12_he_takes_every_card_on_the_table_his_own_covers_too(game: Game) -> None:
    at_once = at(game, "3S", "8H QS", "2S", bout="7H 9H", discard="4D 5D").play("take")
    assert hand(at_once, 1) == {"8H", "QS", "7H", "9H"}
    late = at(game, "3S", "QS 10H", "2S", bout="7H/8H 9H", discard="4D 5D").play("take")
    assert hand(late, 1) == {"8H", "QS", "7H", "9H", "10H"}
    for state in (at_once, late):
        assert discard(state) == {"4D", "5D"}
        assert state.to_dict()["bout"] == []


def test_bc_12_the_attacker_draws_up_to_five_and_the_defender_nothing(game: Game) -> None:
    state = at(game, "3S 4S", "8H QS", "2S", bout="7H", stock=STOCK).play("take")
    assert hand(state, 0) == {"3S", "4S", "2C", "3C", "4C"}
    assert hand(state, 1) == {"8H", "QS", "7H"}
    assert hand(state, 2) == {"2S"}
    assert state.to_dict()["stock"] == STOCK.split()[3:]


def test_bc_12_the_player_after_the_defender_attacks_the_next(game: Game) -> None:
    state = at(game, "3S", "8H QS", "2S", "4S", bout="7H")
    assert roles(state.play("take")) == (2, 3, 2)
    three = at(game, "3S", "8H QS", "2S", bout="7H")
    assert roles(three.play("take")) == (2, 0, 2)


def test_bc_12_of_two_players_the_same_one_attacks_again(game: Game) -> None:
    for attacker in (0, 1):
        state = at(game, "3S QS", "8H 9C", bout="7H", attacker=attacker)
        assert roles(state.play("take")) == (attacker, 1 - attacker, attacker)


def test_bc_12a_the_covered_pairs_are_discarded_and_only_the_rest_is_taken(game: Game) -> None:
    state = at(game, "3S", "QS 2C", "2S", bout="7H/8H 9H JH", discard="4D 5D", partial=True)
    taken = state.play("take")
    assert discard(taken) == {"4D", "5D", "7H", "8H"}
    assert hand(taken, 1) == {"QS", "2C", "9H", "JH"}


def test_bc_12a_is_an_option_that_is_off_unless_chosen(game: Game) -> None:
    assert game.options["partial"].default is False
    state = at(game, "3S", "QS 2C", "2S", bout="7H/8H 9H")
    assert discard(state.play("take")) == set()
    dealt = game.deal(players=3, seed=1, partial=True)
    assert dealt.to_dict()["options"] == {"trump": "turned", "partial": True}


def test_bc_12a_a_defender_with_fewer_than_five_draws_after_the_attacker(game: Game) -> None:
    state = at(game, "3S 4S 5S", "QS 10S", "2S", bout="7H/8H 9H", stock=STOCK, partial=True)
    taken = state.play("take")
    assert hand(taken, 0) == {"3S", "4S", "5S", "2C", "3C"}
    assert hand(taken, 1) == {"QS", "10S", "9H", "4C", "5C"}
    assert hand(taken, 2) == {"2S"}
    assert taken.to_dict()["stock"] == ["6C", "7C", "2D"]


def test_bc_12a_a_defender_with_five_or_more_draws_nothing(game: Game) -> None:
    mine = "10S JS QS KS"
    for bout in ("9H", "7H/8H 9H"):
        state = at(game, "3S", mine, "2S", bout=bout, stock=STOCK, partial=True)
        taken = state.play("take")
        assert hand(taken, 1) == {*mine.split(), "9H"}
        assert taken.to_dict()["stock"] == ["6C", "7C", "2D"]


def test_bc_12a_the_turn_passes_as_in_bc_12(game: Game) -> None:
    state = at(game, "3S", "9S QS", "2S", "4S", bout="7H/8H 9H", partial=True)
    assert roles(state.play("take")) == (2, 3, 2)
    two = at(game, "3S", "9S QS", bout="7H/8H 9H", partial=True)
    assert roles(two.play("take")) == (0, 1, 0)


def test_bc_12a_a_whole_defence_ends_as_in_bc_11(game: Game) -> None:
    state = at(game, "3S", "10H QS", "2S", bout="7H/8H 9H", partial=True).play("beat 9H 10H")
    assert discard(state) == {"7H", "8H", "9H", "10H"}
    assert roles(state) == (1, 2, 1)


def test_bc_12a_beside_the_queen_of_spades_the_others_may_be_covered(game: Game) -> None:
    state = at(game, "3S", "KS AS 4D 10C", "2S", bout="JS QS", stock=STOCK, partial=True)
    assert moves(state) == ["beat JS 4D", "beat JS KS", "beat JS AS", "take"]
    assert_forbidden(state, "BC-10", "beat QS KS", "beat QS AS", "beat QS 4D")
    without = at(game, "3S", "KS AS 4C", "2S", bout="JS QS")
    assert_forbidden(without, "BC-10", "beat JS KS")


def test_bc_12a_she_is_still_taken_by_a_take_of_its_own(game: Game) -> None:
    state = at(game, "3S", "KS 4C 5H", "2S", bout="JS QS", partial=True).play("beat JS KS")
    assert roles(state) == (0, 1, 1)
    assert moves(state) == ["take"]
    assert discard(state) == set()
    taken = state.play("take")
    assert discard(taken) == {"JS", "KS"}
    assert hand(taken, 1) == {"4C", "5H", "QS"}
    assert roles(taken) == (2, 0, 2)


def test_bc_13_the_turned_card_is_drawn_as_the_last_of_the_stock(game: Game) -> None:
    state = at(game, "3S 4S", "8H QS", "2S", bout="7H", stock="2C 3C 9D").play("take")
    assert hand(state, 0) == {"3S", "4S", "2C", "3C", "9D"}
    assert state.to_dict()["stock"] == []
    assert state.to_dict()["turned"] == "9D"
    nearly = at(game, "3S 4S 5S", "8H QS", "2S", bout="7H", stock="2C 3C 9D").play("take")
    assert nearly.to_dict()["stock"] == ["9D"]


def test_bc_13_if_the_stock_does_not_suffice_the_attacker_draws_first(game: Game) -> None:
    state = at(game, "3S", "8H QS 2H", "2S", bout="7H", stock="2C 3C 4C 5C 6C 9D")
    covered = state.play("beat 7H 8H")
    assert hand(covered, 0) == {"3S", "2C", "3C", "4C", "5C"}
    assert hand(covered, 1) == {"QS", "2H", "6C", "9D"}
    short = at(game, "3S", "8H QS 2H", "2S", bout="7H", stock="2C 3C 9D").play("beat 7H 8H")
    assert hand(short, 0) == {"3S", "2C", "3C", "9D"}
    assert hand(short, 1) == {"QS", "2H"}


def test_bc_13_after_that_nobody_draws(game: Game) -> None:
    state = at(game, "3S", "8H QS 2H", "2S 4S", bout="7H", stock="9D").play("beat 7H 8H")
    assert hand(state, 0) == {"3S", "9D"}
    later = played(state, "attack 2H", "take")
    assert [len(held) for held in later.to_dict()["hands"]] == [2, 1, 3]
    assert later.to_dict()["out"] == []
