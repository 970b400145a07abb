"""What every game promises: moves, states that are values, dictionaries, names."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import TYPE_CHECKING, TypeVar

import pytest

from cardlab.errors import CardlabError, IllegalMove, UnknownGame
from cardlab.games import get, names
from cardlab.games.move import Move
from tests.games.playing import every_option, many_moves, some_states
from tests.games.positions import assert_cured, assert_sentence

if TYPE_CHECKING:
    from cardlab.games.game import Game

VERB_ORDER = ("attack", "lead", "throw", "beat", "take", "pass")
COMMON_KEYS = "game version options players dealer trump hands stock turned aside to_act stale out"
OWN_KEYS = {
    "black_crow": "bout attacker defender discard",
    "figured_fool": "bout attacker defender discard limit passed scores first_bout",
    "stump": "stumps pile phase",
}
T = TypeVar("T")
COMMON_LAWS = {"CC-1", "CC-2", "CC-3", "CC-4"}
ANY_ORDER = ("hands", "discard", "stumps", "passed", "aside", "bout")


def sent(value: T) -> T:
    """Return a value as it arrives in another process."""
    arrived: T = pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes
    return arrived


def test_a_game_is_got_by_its_name(game: Game) -> None:
    assert get(game.name) is game
    assert game.name in names()
    assert repr(game) == f"cardlab.get({game.name!r})"
    assert game.title


@pytest.mark.parametrize("name", ["whist", "Black Crow", "", None, 7, [], {1}, float("nan")])
def test_an_unknown_game_is_a_key_error_that_lists_the_names(name: object) -> None:
    with pytest.raises(UnknownGame) as refusal:
        get(name)  # type: ignore[arg-type] # whatever somebody may pass
    assert isinstance(refusal.value, KeyError)
    assert isinstance(refusal.value, CardlabError)
    assert str(refusal.value).startswith("There is no game ")
    assert str(refusal.value).endswith(".")
    assert all(known in str(refusal.value) for known in names())


def test_laws_and_options_are_told_in_sentences_and_cannot_be_changed(game: Game) -> None:
    assert set(game.laws) > COMMON_LAWS
    for name, law in game.laws.items():
        assert law.id == name
        assert law.title
        assert_sentence(law.text)
    for option in game.options.values():
        assert option.default in option.values
        assert_sentence(option.text)
    with pytest.raises(TypeError):
        game.laws["CC-1"] = game.laws["CC-2"]  # type: ignore[index] # it must refuse
    with pytest.raises(TypeError):
        game.options["new"] = next(iter(game.options.values()))  # type: ignore[index] # as above


def test_legal_moves_come_by_verb_then_in_pack_order_and_once(game: Game) -> None:
    for state in some_states(game):
        legal = state.legal_moves()
        assert isinstance(legal, tuple)
        assert len(set(legal)) == len(legal)
        assert list(legal) == sorted(legal, key=lambda m: (VERB_ORDER.index(m.verb), m.cards))
        assert bool(legal) == (state.to_act is not None)


def test_a_move_is_legal_exactly_when_nothing_is_said_against_it(game: Game) -> None:
    for state in some_states(game)[2::11]:
        legal = set(state.legal_moves())
        assert all(state.why_not(move) is None for move in legal)
        found = {}
        for move in many_moves(game, state):
            violation = state.why_not(move)
            assert (violation is None) == (move in legal), move
            if violation is not None:
                assert game.laws[violation.law.id] is violation.law
                assert violation.move in legal or (violation.move is None and state.to_act is None)
                found[violation.law.id] = violation
        for violation in found.values():
            if violation.move is None:
                assert_sentence(violation.text)
                assert_sentence(violation.cure)
            else:
                assert_cured(state, violation)


def test_an_illegal_move_is_refused_with_the_law_and_changes_nothing(game: Game) -> None:
    state = game.deal(players=3, seed=1)
    before = json.dumps(state.to_dict())
    with pytest.raises(IllegalMove) as refusal:
        state.play("take")
    assert refusal.value.violation == state.why_not("take")
    assert str(refusal.value) == refusal.value.violation.sentence
    assert isinstance(refusal.value, ValueError)
    assert json.dumps(state.to_dict()) == before


def test_moves_may_be_played_as_text(game: Game) -> None:
    for state in some_states(game):
        for move in state.legal_moves()[:5]:
            assert Move.parse(str(move)) == move
            assert state.play(str(move)) == state.play(move)
            assert state.why_not(str(move)) is None


def test_a_view_of_the_acting_seat_has_the_same_moves_and_rulings(game: Game) -> None:
    for state in some_states(game)[2::5]:
        if state.to_act is None:
            continue
        view = state.view(state.to_act)
        assert (view.seat, view.to_act) == (state.to_act, state.to_act)
        assert view.legal_moves() == state.legal_moves()
        for move in list(many_moves(game, state))[::29]:
            assert view.why_not(move) == state.why_not(move)


@pytest.mark.parametrize(
    "seat", [-1, 3, True, 1.0, "0", 10**5000, []], ids=lambda seat: type(seat).__name__
)
def test_there_is_no_view_from_a_seat_that_is_not_there(game: Game, seat: object) -> None:
    with pytest.raises(CardlabError, match="must be a whole number from 0 to 2, not"):
        game.deal(players=3, seed=1).view(seat)  # type: ignore[arg-type] # whatever may come


def test_a_position_has_exactly_these_keys(game: Game) -> None:
    keys = sorted(f"{COMMON_KEYS} {OWN_KEYS[game.name]}".split())
    for state in some_states(game):
        facts = state.to_dict()
        assert sorted(facts) == keys
        assert (facts["game"], facts["version"]) == (game.name, 1)
        assert list(facts["options"]) == list(game.options)
        if state.to_act is None:
            assert not facts.get("bout")
            assert not facts.get("passed")
            for key in ("attacker", "defender", "limit", "phase"):
                assert facts.get(key) is None


def test_a_position_survives_a_dictionary_and_json(game: Game) -> None:
    for state in some_states(game):
        facts = state.to_dict()
        assert game.from_dict(facts) == state
        text = json.dumps(facts, allow_nan=False)
        assert json.loads(text) == facts
        again = game.from_dict(json.loads(text))
        assert again == state
        assert hash(again) == hash(state)
        assert json.dumps(again.to_dict()) == text
        assert again.legal_moves() == state.legal_moves()
        assert again.outcome == state.outcome


def test_an_order_that_means_nothing_makes_no_difference(game: Game) -> None:
    chance = random.Random(3)
    ordered = {"bout"} if game.name == "figured_fool" else set()
    for state in some_states(game):
        facts = state.to_dict()
        for key in set(ANY_ORDER) & set(facts) - ordered:
            for cards in facts[key] if key in ("hands", "stumps") else [facts[key]]:
                chance.shuffle(cards)
        again = game.from_dict(facts)
        assert again == state
        assert hash(again) == hash(state)
        assert again.to_dict() == state.to_dict()


def test_a_state_is_a_value_that_cannot_be_changed(game: Game) -> None:
    state = game.deal(players=3, seed=1)
    same = game.deal(players=3, seed=1)
    assert state == same
    assert hash(state) == hash(same)
    assert {state: "kept"}[same] == "kept"
    assert state != game.deal(players=3, seed=2)
    for value in (state, state.view(0)):
        for name in ("to_act", "setup", "anything"):
            with pytest.raises((AttributeError, TypeError)):
                setattr(value, name, 1)
    facts = state.to_dict()
    facts["hands"][0].clear()
    facts["options"].clear()
    assert state == same
    state.play(state.legal_moves()[0])
    assert state == same


def test_states_and_views_can_be_sent_to_another_process(game: Game) -> None:
    for state in some_states(game)[::5]:
        assert sent(state) == copy.deepcopy(state) == state
        for view in (state.view(0), state.view(None)):
            again = sent(view)
            assert (again, repr(again), hash(again)) == (view, repr(view), hash(view))
            assert again.legal_moves() == view.legal_moves()


def test_the_repr_of_a_state_makes_it_again(game: Game) -> None:
    for state in some_states(game)[::5]:
        text = repr(state)
        start = f"cardlab.get({game.name!r}).from_dict("
        assert text.startswith(start)
        assert eval(text.removeprefix(start)[:-1]) == state.to_dict()  # noqa: S307 - our own text


def test_an_outcome_is_sorted_and_names_everybody_at_most_once(game: Game) -> None:
    for options in every_option(game):
        state = game.deal(players=4, seed=8, **options)
        chance = random.Random(8)
        while state.to_act is not None:
            assert state.outcome is None
            state = state.play(chance.choice(state.legal_moves()))
        outcome = state.outcome
        assert outcome is not None
        assert outcome.winners == tuple(sorted(outcome.winners))
        assert outcome.losers == tuple(sorted(outcome.losers))
        assert not set(outcome.winners) & set(outcome.losers)
        assert outcome.drawn == (not outcome.winners and not outcome.losers)
        assert outcome.reason in game.laws
