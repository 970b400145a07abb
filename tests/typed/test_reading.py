"""Whatever somebody types is read: as a move, a question, an order, or as nothing clear."""

from __future__ import annotations

import gettext

import pytest
from hypothesis import given, strategies as st

from cardlab.games import get
from cardlab.games.game import State, View
from cardlab.language import use_catalogue
from cardlab.typed.reading import AskedLaw, Line, Order, Play, Unclear, Why, read
from cardlab.typed.words import WORDS, word_for, words_for
from tests.positions_in_play import played, states

PIECES = st.sampled_from(
    [
        *WORDS,
        "7h",
        "QS",
        "10♦",
        "td",
        "queen of spades",
        "and",
        "on",
        "?",
        "why not",
        "BC-9",
        "9",
        ",",
    ]
)


def read_at(state: State, text: str) -> Line:
    view = state.view(state.to_act)
    return read(text, view, get(state.game_name).laws)


def answer(line: Line) -> str:
    assert isinstance(line, Unclear), line
    return line.answer


@given(states(), st.text() | st.lists(PIECES, max_size=8).map(" ".join))
def test_whatever_is_typed_is_read(state: State, text: str) -> None:
    line = read_at(state, text)
    if isinstance(line, Unclear):
        assert line.answer.endswith((".", "?"))
        assert len(line.answer) < 400


@given(states())
def test_every_legal_move_is_played_by_its_notation(state: State) -> None:
    for move in state.legal_moves():
        assert read_at(state, str(move)) == Play(move)
        assert read_at(state, f"  {str(move).upper()}. ") == Play(move)
        assert read_at(state, f"why {move}?") == Why(move)


@given(states())
def test_every_legal_move_is_played_by_its_cards(state: State) -> None:
    legal = state.legal_moves()
    for move in legal:
        alike = [other for other in legal if other.from_hand == move.from_hand]
        if not move.cards:
            continue
        short = " ".join(map(str, move.from_hand))
        spoken = " and ".join(card.spoken for card in move.from_hand)
        if len(alike) == 1:
            assert read_at(state, short) == Play(move)
            assert read_at(state, f"play the {spoken}") == Play(move)
        else:
            asked = answer(read_at(state, short))
            assert all(str(other).lower() in asked for other in alike)
        assert read_at(state, " ".join(map(str, move.cards))) == Play(move)
        assert read_at(state, " on ".join(map(str, reversed(move.cards)))) == Play(move)


@given(states())
def test_a_card_that_cannot_be_played_is_ruled_on_and_never_played(state: State) -> None:
    view = state.view(state.to_act)
    playable = {card for move in state.legal_moves() for card in move.from_hand}
    for card in set(view.hand) - playable:
        line = read_at(state, str(card))
        assert isinstance(line, Play)
        assert view.why_not(line.move)


@pytest.mark.parametrize("order", WORDS)
def test_each_word_is_an_order_of_its_own(order: str) -> None:
    taken = [word for other in WORDS if other != order for word in words_for(other)]
    assert not set(words_for(order)) & set(taken)


@pytest.fixture
def crow() -> State:
    """Deal Black Crow; the one to act holds 9♦ Q♦ A♦ 7♥ 2♠."""
    return played("black_crow", players=2, seed=2, moves=0)


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("hint", "hint"),
        ("H", "hint"),
        ("Help!", "help"),
        ("?", "help"),
        ("", "help"),
        ("why", "why"),
        ("why not?", "why"),
        ("What can I do?", "moves"),
        ("go on", "next"),
        ("new game", "new"),
        ("undo.", "undo"),
        ("law", "laws"),
    ],
)
def test_an_order_is_read_in_several_words(crow: State, text: str, order: str) -> None:
    assert read_at(crow, text) == Order(order)


@pytest.mark.parametrize(
    ("text", "law"),
    [
        ("law BC-9", "BC-9"),
        ("law 9", "BC-9"),
        ("bc9", "BC-9"),
        ("rule cc-2", "CC-2"),
        ("law black crow", "BC-10"),
    ],
)
def test_a_law_is_found_by_its_number_or_a_word(crow: State, text: str, law: str) -> None:
    line = read_at(crow, text)
    assert isinstance(line, AskedLaw)
    assert line.law.id == law


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("hnit", "Did you mean hint?"),
        ("7", "Did you mean 7h?"),
        ("undo 2", "Did you mean undo?"),
        ("new 7", "Did you mean new?"),
        ("sing", "Type “help” to see what can be typed."),
        ("law sing", "Type “laws” for a list."),
        ("take 7c", "take names no cards; you named 1."),
        ("beat", "Which card? Type it too, such as 7h or qs."),
    ],
)
def test_what_is_not_clear_gets_a_kind_sentence(crow: State, text: str, meant: str) -> None:
    assert answer(read_at(crow, text)).endswith(meant)


def test_to_lead_is_to_attack_where_the_game_says_so(crow: State) -> None:
    assert read_at(crow, "lead 9d") == read_at(crow, "attack 9d")
    stump = played("stump", players=2, seed=7, moves=0)
    held = str(stump.view(stump.to_act).hand[0])
    assert read_at(stump, f"attack {held}") == read_at(stump, f"lead {held}")


def test_to_beat_where_nothing_lies_is_ruled_on(crow: State) -> None:
    line = read_at(crow, "cover 9d")
    assert isinstance(line, Play)
    violation = view_of(crow).why_not(line.move)
    assert violation
    assert violation.law.id == "CC-3"


def test_two_cards_where_one_is_played_play_none() -> None:
    stump = played("stump", players=2, seed=7, moves=0)
    held = " ".join(map(str, view_of(stump).hand[:2]))
    assert answer(read_at(stump, held)).startswith("One card at a time")


def view_of(state: State) -> View:
    return state.view(state.to_act)


class Backwards(gettext.NullTranslations):
    """A language in which every word is English read from its end."""

    def gettext(self, message: str) -> str:
        return message if "{" in message else message[::-1]


def test_words_are_read_in_the_language_of_the_table(crow: State) -> None:
    use_catalogue(Backwards())
    try:
        assert word_for("hint") == "h"
        assert read_at(crow, "tnih") == Order("hint")
        assert read_at(crow, "hint") != Order("hint")
        assert isinstance(read_at(crow, "neves of straeh"), Play)
    finally:
        use_catalogue(gettext.NullTranslations())
