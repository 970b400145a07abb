"""FF-3, FF-16 and FF-17: who wins, who is out, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.figured_fool.positions import at, out, scores
from tests.games.positions import discard, hand, moves, played, roles

if TYPE_CHECKING:
    from cardlab.games.game import Game, Outcome, State

EIGHT_FIGURED = "10H JH QH KH AH 10C JC QC"


def ended(state: State) -> Outcome:
    """Return how a game ended that is over."""
    assert roles(state) == (None, None, None)
    assert state.legal_moves() == ()
    outcome = state.outcome
    assert outcome is not None
    assert list(outcome.winners) == sorted(outcome.winners)
    assert list(outcome.losers) == sorted(outcome.losers)
    assert outcome.scores == tuple(scores(state))
    assert not outcome.drawn
    return outcome


def over(game: Game, *points: int) -> State:
    """Return a game that has ended with these scores; seat 1 is the fool."""
    hands = ["9S 10S" if seat == 1 else "" for seat in range(len(points))]
    gone = [seat for seat in range(len(points)) if seat != 1]
    return at(game, *hands, out=gone, scores=points, discard=EIGHT_FIGURED)


def test_ff_3_most_figured_cards_win_and_everybody_else_loses(game: Game) -> None:
    for points, winner in (((3, 1, 2, 0), 0), ((2, 1, 3, 1), 2), ((0, 0, 0, 1), 3)):
        outcome = ended(over(game, *points))
        assert outcome.winners == (winner,)
        assert outcome.losers == tuple({0, 1, 2, 3} - {winner})


def test_ff_3_equal_most_is_a_shared_win(game: Game) -> None:
    outcome = ended(over(game, 3, 1, 3, 0))
    assert (outcome.winners, outcome.losers) == ((0, 2), (1, 3))
    everybody = ended(over(game, 2, 2, 2))
    assert (everybody.winners, everybody.losers) == ((0, 1, 2), ())


def test_ff_3_all_at_zero_nobody_wins_and_all_lose(game: Game) -> None:
    outcome = ended(over(game, 0, 0, 0))
    assert (outcome.winners, outcome.losers) == ((), (0, 1, 2))
    assert outcome.last == 1


def test_ff_3_the_last_figured_card_of_the_game_can_decide_it(game: Game) -> None:
    state = at(game, "", "KH", "9S 9C", bout="QH", scores=(2, 1, 2), discard="10H JH 10C JC QC KC")
    outcome = ended(state.play("beat QH KH"))
    assert outcome.winners == (0, 1, 2)
    assert outcome.last == 2


def test_ff_16_without_cards_once_the_drawing_is_done_a_player_is_out(game: Game) -> None:
    state = at(game, "7H", "8H QS 9C", "10S", "KS").play("attack 7H").play("take")
    assert out(state) == [0]
    assert roles(state) == (2, 3, 2)
    drew = at(game, "7H", "8H QS 9C", "10S", stock="9D").play("attack 7H").play("take")
    assert out(drew) == []
    assert hand(drew, 0) == {"9D"}


def test_ff_16_whom_the_last_of_the_stock_did_not_reach_is_out(game: Game) -> None:
    state = at(game, "7H 7C", "8H", "10S", "KS", stock="QC 9D")
    state = played(state, "attack 7H", "beat 7H 8H")
    assert hand(state, 0) == {"7C", "QC", "9D"}
    assert out(state) == [1]
    assert roles(state) == (2, 3, 2)


def test_ff_16_nobody_is_out_in_the_middle_of_a_bout(game: Game) -> None:
    state = at(game, "7H", "8H 9H QS", "10S").play("attack 7H")
    assert hand(state, 0) == set()
    assert out(state) == []
    covered = state.play("beat 7H 8H")
    assert out(covered) == []
    assert covered.outcome is None
    assert out(covered.play("pass")) == [0]


def test_ff_16_who_is_out_is_skipped_from_then_on(game: Game) -> None:
    state = at(game, "7H", "8H QS", "10S 9S", "KS 9H").play("attack 7H").play("take")
    assert out(state) == [0]
    state = played(state, "attack 10S", "take")
    assert roles(state) == (1, 2, 1)
    later = played(state, "attack 8H", "take")
    assert roles(later) == (3, 1, 3)


def test_ff_16_several_in_a_row_who_are_out_are_skipped(game: Game) -> None:
    state = at(game, "8C", "9C JC", "7H 9S", "8H 10C", "", leader=2, out=[4])
    state = played(state, "attack 7H", "beat 7H 8H", "pass", "throw 8C", "beat 8C 10C")
    assert out(state) == [4, 3, 0]
    assert roles(state) == (1, 2, 1)


def test_ff_16_several_go_out_together_from_the_leader_clockwise(game: Game) -> None:
    state = at(game, "8C", "9S 9C", "7H", "8H 10C", leader=2)
    state = played(state, "attack 7H", "beat 7H 8H", "throw 8C", "beat 8C 10C")
    assert out(state) == [2, 3, 0]
    assert ended(state).last == 1
    five = at(game, "8H 10C", "8C", "9S 9C", "", "7H", leader=4, out=[3])
    five = played(five, "attack 7H", "beat 7H 8H", "throw 8C", "beat 8C 10C")
    assert out(five) == [3, 4, 0, 1]


def test_ff_16_the_game_ends_when_one_is_left_with_cards_and_he_is_the_fool(game: Game) -> None:
    state = at(game, "7H", "8H 9C", "", out=[2]).play("attack 7H")
    assert state.outcome is None
    outcome = ended(state.play("take"))
    assert (outcome.reason, outcome.last) == ("FF-16", 1)
    lucky = played(at(game, "7H 9C", "8H"), "attack 7H", "beat 7H 8H")
    assert ended(lucky).last == 0


def test_ff_16_it_goes_on_while_two_are_left(game: Game) -> None:
    state = played(at(game, "7H", "8H QS", "10S 9S"), "attack 7H", "take")
    assert out(state) == [0]
    assert state.outcome is None
    assert roles(state) == (2, 1, 2)


def test_ff_16_when_nobody_is_left_nobody_is_the_fool(game: Game) -> None:
    state = played(at(game, "7H", "8H"), "attack 7H", "beat 7H 8H")
    outcome = ended(state)
    assert (outcome.reason, outcome.last) == ("FF-16", None)
    assert out(state) == [0, 1]
    assert discard(state) == {"7H", "8H"}


def test_ff_16_the_fool_may_win(game: Game) -> None:
    outcome = ended(over(game, 1, 3, 2))
    assert (outcome.winners, outcome.last) == ((1,), 1)
    assert outcome.losers == (0, 2)


def test_ff_16_nobody_is_out_while_there_is_stock(game: Game) -> None:
    state = at(game, "7H", "8H", stock="9C 10C QS AS 6C JC KC 9D")
    state = played(state, "attack 7H", "beat 7H 8H")
    assert out(state) == []
    assert [len(held) for held in state.to_dict()["hands"]] == [6, 2]


RING = ("attack AC", "take", "attack AD", "take")


def ring(game: Game, stale: int = 0, **facts: object) -> State:
    """Return a position in which three players can lead two aces round for ever."""
    return at(game, "AC 9S", "10S QS", "AD JS", trump="H", stale=stale, **facts)


def test_ff_17_forty_bouts_without_progress_end_the_game(game: Game) -> None:
    state = ring(game)
    for number in range(40):
        assert state.outcome is None, f"over after {number} bouts"
        assert state.to_dict()["stale"] == number
        state = played(state, *RING[2 * (number % 2) :][:2])
    outcome = ended(state)
    assert outcome.reason == "FF-17"
    assert state.to_dict()["stale"] == 40
    assert out(state) == []


def test_ff_17_the_fortieth_counts_only_when_it_is_over(game: Game) -> None:
    state = ring(game, stale=39).play("attack AC")
    assert state.outcome is None
    assert state.to_dict()["stale"] == 39
    assert ended(state.play("take")).reason == "FF-17"
    assert ring(game, stale=38).play("attack AC").play("take").outcome is None


def test_ff_17_it_is_scored_as_it_stands(game: Game) -> None:
    points = {"scores": (1, 0, 2), "discard": "10H JH QH KH"}
    state = played(ring(game, stale=39, **points), "attack AC", "take")
    outcome = ended(state)
    assert (outcome.winners, outcome.losers) == ((2,), (0, 1))
    assert outcome.scores == (1, 0, 2)
    without = ended(played(ring(game, stale=39), "attack AC", "take"))
    assert (without.winners, without.losers) == ((), (0, 1, 2))


def test_ff_17_the_one_with_most_cards_is_the_fool(game: Game) -> None:
    outcome = ended(played(ring(game, stale=39), "attack AC", "take"))
    assert outcome.last == 1
    for hands, fool in ((("9S", "9C 10C", "9H"), 1), (("9S", "9C", "9H 10C", "10S"), 2)):
        assert ended(at(game, *hands, stale=40)).last == fool


def test_ff_17_a_tie_for_most_cards_means_no_fool(game: Game) -> None:
    for hands, gone in ((("9S 10S", "9C 10C", "9H"), []), (("9S", "9C", "", "9H"), [2])):
        outcome = ended(at(game, *hands, out=gone, stale=40))
        assert (outcome.last, outcome.reason) == (None, "FF-17")


def test_ff_17_a_discard_begins_the_count_anew(game: Game) -> None:
    state = at(game, "9S", "9C QS", "10S", bout="7H/8H", stale=39, passed=[0]).play("pass")
    assert state.outcome is None
    assert state.to_dict()["stale"] == 0
    limit = at(game, "9S", "8H", "10S 9C", bout="7H", stale=39).play("beat 7H 8H")
    assert limit.to_dict()["stale"] == 0


def test_ff_17_a_draw_begins_the_count_anew(game: Game) -> None:
    six = "6C 7C 8C 9C 10C JC"
    state = at(game, six, "QS KS", six.replace("C", "S"), bout="7H", stale=39, stock="6H 9D")
    state = state.play("take")
    assert state.outcome is None
    assert state.to_dict()["stale"] == 0
    assert len(hand(state, 1)) == 5


def test_ff_17_somebody_going_out_begins_the_count_anew(game: Game) -> None:
    state = at(game, "", "QS KS", "10S", bout="7H", stale=39).play("take")
    assert out(state) == [0]
    assert state.outcome is None
    assert state.to_dict()["stale"] == 0


def test_ff_17_a_take_while_nobody_needs_to_draw_is_no_progress(game: Game) -> None:
    six = "6C 7C 8C 9C 10C JC"
    spades = six.replace("C", "S")
    state = at(game, six, "6H 8H 9H 10H JH", spades, bout="7H", stale=3, stock="KC 9D")
    state = state.play("take")
    assert state.to_dict()["stale"] == 4
    covered_in_part = at(game, "9C", "QS", "10S", bout="7H/8H 8S", stale=3)
    assert moves(covered_in_part) == ["beat 8S QS", "take"]
    assert covered_in_part.play("take").to_dict()["stale"] == 4
