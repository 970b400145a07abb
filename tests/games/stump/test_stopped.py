"""ST-16: how a game without progress is stopped, and who has won and lost it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.positions import hand, played
from tests.games.stump.table import at, ended, out, stale, stump, turn

if TYPE_CHECKING:
    from cardlab.games.game import Game, State


def ring(game: Game, start: int = 0) -> State:
    """Return a position in which two players can hand one ace back and forth for ever."""
    return at(game, "AC 6S", "6H", trump="D", stale=start)


def test_st_16_the_stop_comes_when_150_turns_have_ended(game: Game) -> None:
    state = ring(game).play("lead AC")
    for turns in range(1, 150):
        assert stale(state) == turns
        assert state.outcome is None, f"over after {turns} turns"
        state = played(state, "take", "lead AC")
    assert ended(state).reason == "ST-16"
    assert stale(state) == 150
    assert out(state) == []


def test_st_16_the_first_lead_of_a_game_counts(game: Game) -> None:
    state = game.deal(players=6, seed=1)  # with six players there is no stock to draw from
    assert stale(state) == 0
    assert stale(state.play(state.legal_moves()[0])) == 1


def test_st_16_a_take_of_the_whole_pile_and_its_lead_are_one_turn(game: Game) -> None:
    state = at(game, "7C", "6H 8C", pile="AC", stale=7).play("take")
    assert stale(state) == 7
    assert stale(state.play("lead 7C")) == 8


def test_st_16_a_beat_and_its_lead_are_one_turn(game: Game) -> None:
    state = at(game, "AC 7S 6H", "8C", pile="7C", stale=7).play("beat 7C AC")
    assert stale(state) == 7
    assert stale(state.play("lead 7S")) == 8


def test_st_16_a_take_that_leaves_cards_is_a_turn(game: Game) -> None:
    assert stale(at(game, "7S", "8S", pile="7C 8C 9C JC", stale=7).play("take")) == 8


def test_st_16_the_stop_is_looked_at_only_when_a_turn_ends(game: Game) -> None:
    whole = at(game, "7S", "8S", pile="AC", stale=149).play("take")
    beaten = at(game, "AC 7S 6H", "8C", pile="7C", stale=149).play("beat 7C AC")
    for state in (whole, beaten):
        assert (stale(state), turn(state)) == (149, (0, "lead"))
        over = state.play("lead 7S")
        assert (ended(over).reason, stale(over)) == ("ST-16", 150)
    part = at(game, "7S", "8S", pile="7C 8C 9C JC", stale=149).play("take")
    assert (ended(part).reason, stale(part)) == ("ST-16", 150)
    first = at(game, "7S 6S", "8S", stale=148).play("lead 7S")
    assert (stale(first), first.outcome) == (149, None)


def test_st_16_a_draw_starts_the_count_again(game: Game) -> None:
    lead = at(game, "7S 6S", "8S", stock="6D", stale=149).play("lead 7S")
    take = at(game, "7S", "8S", pile="7C 8C 9C JC", stock="6D", stale=149).play("take")
    for state in (lead, take):
        assert (stale(state), state.outcome) == (0, None)
    full = at(game, "7S 6S 6C 7C 8C", "8S", stock="6D", stale=3).play("lead 7S")
    assert stale(full) == 4


def test_st_16_a_stump_taken_up_at_the_end_of_a_turn_starts_the_count_again(game: Game) -> None:
    state = at(game, "7S", "8S", stumps="QC QS|", stale=149).play("lead 7S")
    assert (stale(state), state.outcome) == (0, None)


def test_st_16_a_stump_taken_up_between_beat_and_lead_sets_it_to_0_and_the_turn_counts(
    game: Game,
) -> None:
    for start in (0, 7, 149):
        state = at(game, "AC", "8C", pile="7C", stumps="QC QS|", stale=start).play("beat 7C AC")
        assert (stale(state), stump(state, 0)) == (0, set())
        led = state.play("lead QC")
        assert (stale(led), led.outcome) == (1, None)


def test_st_16_somebody_going_out_starts_the_count_again(game: Game) -> None:
    led = at(game, "7S", "8S 6S", "8C", stale=149).play("lead 7S")
    beat = at(game, "AC", "8S 6S", "8C", pile="7C", stale=149).play("beat 7C AC")
    for state in (led, beat):
        assert out(state) == [0]
        assert (stale(state), state.outcome) == (0, None)


def test_st_16_the_last_but_one_going_out_ends_the_game_by_st_15(game: Game) -> None:
    state = at(game, "7S", "8S 6S", stale=149).play("lead 7S")
    assert ended(state).reason == "ST-15"
    assert stale(state) == 0


def test_st_16_the_one_with_most_cards_is_the_stump(game: Game) -> None:
    outcome = ended(at(game, "7C 8C", "9C JC QC", "7S", stale=150))
    assert (outcome.last, outcome.losers) == (1, (1,))
    assert outcome.reason == "ST-16"


def test_st_16_an_unopened_stump_counts_two(game: Game) -> None:
    outcome = ended(at(game, "6C 7C 8C", "9C JC", "7S", stumps="|QC QS|", stale=150))
    assert (outcome.winners, outcome.last) == ((2,), 1)
    tied = ended(at(game, "6C 7C 8C", "9C", "7S", stumps="|QC QS|", stale=150))
    assert (tied.winners, tied.last) == ((2,), None)
    fewest = ended(at(game, "6C 7C", "9C", stumps="|QC QS", stale=150))
    assert (fewest.winners, fewest.last) == ((0,), 1)


def test_st_16_a_tie_for_most_means_nobody_is_the_stump(game: Game) -> None:
    outcome = ended(at(game, "7C 8C", "9C JC", "7S", stale=150))
    assert (outcome.last, outcome.losers) == (None, ())
    assert (outcome.winners, outcome.drawn) == ((2,), False)


def test_st_16_only_those_still_in_are_compared(game: Game) -> None:
    outcome = ended(at(game, "7C 8C", "", "7S", out=[1], stale=150))
    assert (outcome.winners, outcome.last) == ((1,), 0)


def test_st_16_the_winner_is_whoever_went_out_first(game: Game) -> None:
    outcome = ended(at(game, "7C 8C", "", "7S", "", out=[3, 1], stale=150))
    assert (outcome.winners, outcome.losers) == ((3,), (0,))
    tied = ended(at(game, "7C 8C", "", "7S 8S", "", out=[1, 3], stale=150))
    assert (tied.winners, tied.losers, tied.drawn) == ((1,), (), False)


def test_st_16_if_nobody_went_out_the_one_with_fewest_has_won_when_alone(game: Game) -> None:
    alone = ended(at(game, "7C 8C", "9C", "7S 8S", stale=150))
    assert (alone.winners, alone.losers, alone.drawn) == ((1,), (), False)
    two = ended(at(game, "7C", "9C", "7S 8S", stale=150))
    assert (two.winners, two.losers, two.drawn) == ((), (2,), False)


def test_st_16_without_winner_and_loser_the_game_is_drawn(game: Game) -> None:
    for hands in (("7C", "9C", "7S"), ("7C 8C", "9C JC"), ("7C", "9C", "7S 8S", "9S JS")):
        outcome = ended(at(game, *hands, stale=150))
        assert outcome.drawn
        assert (outcome.winners, outcome.losers, outcome.last) == ((), (), None)


def test_st_16_it_is_the_cards_after_the_last_turn_that_count(game: Game) -> None:
    state = at(game, "7C 8C", "9C JC", stale=149).play("lead 7C")
    assert hand(state, 0) == {"8C"}
    outcome = ended(state)
    assert (outcome.winners, outcome.losers) == ((0,), (1,))
