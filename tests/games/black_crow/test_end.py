"""BC-2 and BC-14 to BC-16: the aim, going out, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.positions import at, hand, moves, played, roles

if TYPE_CHECKING:
    from cardlab.games.game import Game, Outcome, State


def ended(state: State) -> Outcome:
    """Return how a game ended that is over."""
    assert roles(state) == (None, None, None)
    assert state.legal_moves() == ()
    outcome = state.outcome
    assert outcome is not None
    assert list(outcome.winners) == sorted(outcome.winners)
    assert list(outcome.losers) == sorted(outcome.losers)
    return outcome


def test_bc_2_the_last_player_is_the_crow_and_everybody_else_has_won_alike(game: Game) -> None:
    outcome = ended(at(game, "", "", "QS 3C", "", out=[3, 0, 1]))
    assert outcome.winners == (0, 1, 3)
    assert outcome.losers == (2,)
    assert outcome.last == 2
    assert outcome.scores is None
    assert not outcome.drawn


def test_bc_2_in_a_draw_nobody_has_won_or_lost(game: Game) -> None:
    for out, hands in (([], ("3C", "QS", "4C")), ([2], ("3C", "QS", ""))):
        outcome = ended(at(game, *hands, out=out, stale=40))
        assert outcome.winners == outcome.losers == ()
        assert outcome.last is None
        assert outcome.drawn


def test_bc_2_the_order_of_going_out_is_kept(game: Game) -> None:
    state = at(game, "QS", "3C", "4C", "5C", attacker=2)
    state = played(state, "attack 4C", "beat 4C 5C")
    assert state.to_dict()["out"] == [2, 3]
    state = played(state, "attack QS", "take")
    assert state.to_dict()["out"] == [2, 3, 0]
    assert ended(state).winners == (0, 2, 3)


def test_bc_14_without_cards_after_the_drawing_a_player_is_out(game: Game) -> None:
    state = at(game, "7H", "8H QS 3C", "2S", "4S").play("attack 7H").play("take")
    assert state.to_dict()["out"] == [0]
    assert roles(state) == (2, 3, 2)
    drew = at(game, "7H", "8H QS 3C", "2S", stock="9D").play("attack 7H").play("take")
    assert drew.to_dict()["out"] == []
    assert hand(drew, 0) == {"9D"}


def test_bc_14_nobody_is_out_in_the_middle_of_a_bout(game: Game) -> None:
    state = at(game, "7H", "8H 9H QS", "2S").play("attack 7H")
    assert hand(state, 0) == set()
    assert state.to_dict()["out"] == []
    assert roles(state) == (0, 1, 1)
    assert state.outcome is None


def test_bc_14_the_end_is_looked_at_only_when_the_bout_is_over(game: Game) -> None:
    state = at(game, "7H 9H", "8H 10H QS").play("attack 7H 9H")
    assert state.outcome is None
    state = state.play("beat 7H 8H")
    assert state.outcome is None
    assert moves(state) == ["beat 9H 10H", "take"]
    for last in moves(state):
        assert ended(state.play(last)).last == 1


def test_bc_14_a_defender_who_covers_with_his_last_cards_is_out(game: Game) -> None:
    state = at(game, "3S QS", "8H", "2S", "4S", bout="7H").play("beat 7H 8H")
    assert state.to_dict()["out"] == [1]
    assert roles(state) == (2, 3, 2)


def test_bc_14_a_defender_whom_the_stock_did_not_reach_is_out(game: Game) -> None:
    state = at(game, "3S QS", "8H", "2S", "4S", bout="7H", stock="9D").play("beat 7H 8H")
    assert hand(state, 0) == {"3S", "QS", "9D"}
    assert state.to_dict()["out"] == [1]
    assert roles(state) == (2, 3, 2)


def test_bc_14_both_go_out_in_one_bout_the_attacker_first(game: Game) -> None:
    state = at(game, "2S", "QS 3S", "7H", "8H", attacker=2)
    state = played(state, "attack 7H", "beat 7H 8H")
    assert state.to_dict()["out"] == [2, 3]
    assert roles(state) == (0, 1, 0)
    around = at(game, "8H", "QS 3S", "4S", "7H", attacker=3)
    around = played(around, "attack 7H", "beat 7H 8H")
    assert around.to_dict()["out"] == [3, 0]
    assert roles(around) == (1, 2, 1)


def test_bc_14_the_next_seat_still_in_attacks_in_place_of_one_who_is_out(game: Game) -> None:
    state = at(game, "7H 3C", "8H QS", "", "2S", "4S", out=[2])
    assert roles(played(state, "attack 7H", "take")) == (3, 4, 3)


def test_bc_14_the_next_seat_still_in_defends_in_place_of_one_who_is_out(game: Game) -> None:
    state = at(game, "7H 3C", "", "8H QS", "", "2S", out=[3, 1])
    assert roles(state) == (0, 2, 0)
    state = state.play("attack 7H")
    assert roles(state) == (0, 2, 2)
    assert roles(state.play("beat 7H 8H")) == (2, 4, 2)
    assert roles(state.play("take")) == (4, 0, 4)


def test_bc_14_an_attacker_who_went_out_is_passed_over(game: Game) -> None:
    state = at(game, "7H", "8H QS", "2S")
    assert roles(played(state, "attack 7H", "take")) == (2, 1, 2)


def test_bc_14_several_seats_in_a_row_that_are_out_are_passed_over(game: Game) -> None:
    state = at(game, "2S", "QS 3S", "7H", "8H", attacker=2)
    state = played(state, "attack 7H", "beat 7H 8H", "attack 2S")
    assert roles(state) == (0, 1, 1)
    five = at(game, "2S 4S", "QS 3S", "7H", "8H", "5S", attacker=2)
    five = played(five, "attack 7H", "beat 7H 8H", "attack 5S", "take")
    assert roles(five) == (1, 0, 1)
    assert roles(played(five, "attack 3S", "take")) == (1, 0, 1)
    longer = at(game, "2S 4S", "QS 3S", "7H", "8H", attacker=2)
    longer = played(longer, "attack 7H", "beat 7H 8H", "attack 2S", "take")
    assert roles(longer) == (0, 1, 0)


def test_bc_15_the_game_ends_when_one_player_is_left_with_the_queen(game: Game) -> None:
    state = at(game, "QS", "3C 4C", "2S", "", out=[3])
    state = played(state, "attack QS", "take")
    assert state.outcome is None
    state = played(state, "attack 2S", "take")
    outcome = ended(state)
    assert (outcome.reason, outcome.last, outcome.losers) == ("BC-15", 1, (1,))
    assert "QS" in hand(state, 1)
    assert state.to_dict()["out"] == [3, 0, 2]


def test_bc_15_it_goes_on_while_two_are_left(game: Game) -> None:
    state = at(game, "7H", "8H QS", "2S 3S")
    state = played(state, "attack 7H", "take")
    assert state.to_dict()["out"] == [0]
    assert state.outcome is None
    assert roles(state) == (2, 1, 2)


def test_bc_15_both_going_out_in_one_bout_can_leave_one(game: Game) -> None:
    state = played(at(game, "7H", "8H", "QS 3C"), "attack 7H", "beat 7H 8H")
    outcome = ended(state)
    assert (outcome.reason, outcome.last, outcome.winners) == ("BC-15", 2, (0, 1))
    assert hand(state, 2) == {"QS", "3C"}


RING = ("attack AC", "take", "attack AD", "take")


def ring(game: Game, stale: int = 0) -> State:
    """Return a position in which three players can lead two aces round for ever."""
    return at(game, "AC 3S", "4S QS", "AD 5S", trump="H", stale=stale)


def test_bc_16_forty_bouts_without_progress_end_the_game_as_a_draw(game: Game) -> None:
    state = ring(game)
    for bout in range(40):
        assert state.outcome is None, f"over after {bout} bouts"
        assert state.to_dict()["stale"] == bout
        state = played(state, *RING[2 * (bout % 2) :][:2])
    outcome = ended(state)
    assert (outcome.reason, outcome.drawn, outcome.last) == ("BC-16", True, None)
    assert state.to_dict()["stale"] == 40
    assert state.to_dict()["out"] == []


def test_bc_16_the_fortieth_counts_only_when_it_is_over(game: Game) -> None:
    state = ring(game, stale=39).play("attack AC")
    assert state.outcome is None
    assert state.to_dict()["stale"] == 39
    assert ended(state.play("take")).drawn


def test_bc_16_a_discard_begins_the_count_anew(game: Game) -> None:
    covered = at(game, "3S", "8H QS 4S", "2S", bout="7H", stale=39).play("beat 7H 8H")
    in_part = at(game, "3S", "QS 4S", "2S", bout="7H/8H 9H", stale=39, partial=True).play("take")
    for state in (covered, in_part):
        assert state.outcome is None
        assert state.to_dict()["stale"] == 0


def test_bc_16_a_draw_from_the_stock_begins_the_count_anew(game: Game) -> None:
    state = at(game, "3S 4S", "QS 5S", "2S", bout="7H", stale=39, stock="2C 9D").play("take")
    assert state.outcome is None
    assert state.to_dict()["stale"] == 0


def test_bc_16_somebody_going_out_begins_the_count_anew(game: Game) -> None:
    state = at(game, "", "QS 5S", "2S", bout="7H", stale=39).play("take")
    assert state.to_dict()["out"] == [0]
    assert state.outcome is None
    assert state.to_dict()["stale"] == 0


def test_bc_16_a_take_while_nobody_needs_to_draw_is_no_progress(game: Game) -> None:
    five = "2C 3C 4C 5C 6C"
    state = at(game, five, "QS 5S", "2S", bout="7H", stale=3, stock="8C 9D").play("take")
    assert state.to_dict()["stale"] == 4
    own_covers = at(game, "3C", "QS 5S", "2S", bout="7H/8H 9H", stale=3).play("take")
    assert own_covers.to_dict()["stale"] == 4
