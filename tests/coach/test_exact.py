"""In an ending that can be proven the coach is certain, right, and says so."""

from __future__ import annotations

import pytest

from cardlab.coach import Advice, Effort, advise, ladder
from cardlab.games import get, names
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.players.endings import is_open_duel, known_state
from cardlab.players.knowledge import Knowledge
from tests.games.stump.table import position
from tests.players.small_endings import small, values

PEOPLE = ("Ann", "Bea", "Carl", "Dora")
ENDINGS = 60
SAYS = {
    (1, 0): ("wins for certain", "loses against best play"),
    (1, 0.5): ("wins for certain", "only keeps you from losing"),
    (0.5, 0): ("keeps you from losing for certain", "loses against best play"),
    (1, 1): ("both win for certain",),
    (0, 0): ("both lose against best play",),
    (0.5, 0.5): ("both keep you from losing for certain",),
}


def known_endings(game: str) -> list[State]:
    """Return small endings of which the seat to act can deduce every card."""
    found = []
    for seed in range(ENDINGS):
        state = small(game, seed)
        if state.to_act is not None and len(state.legal_moves()) > 1 and is_open_duel(state):
            view = state.view(state.to_act)
            if known_state(view, Knowledge(view, ())) == state:
                found.append(state)
    return found


def advice_on(state: State, instead: Move | None = None) -> Advice:
    view = state.view(state.to_act)
    return advise(view, (), PEOPLE[: state.players], Effort(20), instead)


@pytest.mark.parametrize("game", names())
def test_every_choice_is_worth_what_trying_everything_finds(game: str) -> None:
    endings = known_endings(game)
    assert len(endings) > 10
    for state in endings:
        advice, worths = advice_on(state), values(state)
        assert {choice.move: choice.worth for choice in advice.choices} == worths
        assert advice.best.worth == max(worths.values())
        assert all(choice.proven and not choice.error for choice in advice.choices)
        assert advice.simulations == 0


@pytest.mark.parametrize("game", names())
def test_it_is_said_how_certain_it_is(game: str) -> None:
    for state in known_endings(game):
        for instead in state.legal_moves():
            advice = advice_on(state, instead)
            best, other = advice.best, advice.other
            assert other
            assert "can be luck" not in advice.text
            assert instead in (best.move, other.move)
            assert advice.cost == best.worth - other.worth
            for words in SAYS[best.worth, other.worth]:
                assert words in advice.verdict
            assert repr(advice).startswith(f"{100 * best.worth:.0f} in 100, for certain: ")
            assert bool(advice.reasons) <= advice.decided


@pytest.mark.parametrize("game", names())
def test_a_worse_choice_is_what_the_best_is_compared_with(game: str) -> None:
    for state in known_endings(game):
        advice = advice_on(state)
        assert advice.decided == (len(set(values(state).values())) > 1)


@pytest.mark.parametrize("game", names())
def test_a_refutation_is_an_answer_that_takes_what_there_is(game: str) -> None:
    named = 0
    for state in known_endings(game):
        advice = advice_on(state)
        for reason in advice.reasons:
            if reason.kind == "refuted":
                assert advice.other
                after = state.play(advice.other.move)
                (reply,) = [
                    move
                    for move in after.legal_moves()
                    if f"answers “{after.view(after.to_act).caption(move)}”" in reason.text
                ]
                worths = values(after)
                assert worths[reply] == max(worths.values())
                assert {*reason.cards} == {*advice.other.move.cards, *reply.cards}
                named += 1
    assert named


def test_a_hint_says_that_every_card_can_be_known() -> None:
    game = get("stump")
    state = game.from_dict(position("KC QD", "JC", pile="8H 9H QH", phase="lead"))
    advice = advice_on(state)
    assert advice.verdict == "“Lead K♣” wins for certain; “Lead Q♦” loses against best play."
    assert "After “Lead Q♦”, Bea answers “Take 3 cards”, and you lose." in advice.text
    matters, cards, between, move = ladder(game, state.view(0), advice)
    assert matters.text.startswith("You can know where every card is")
    assert set(cards.cards) <= set(state.view(0).hand)
    assert len(between.moves) == 2
    assert move.moves == (advice.best.move,)
