"""Moves and their notation."""

from __future__ import annotations

import copy
import pickle

import pytest

from cardlab.cards import Card
from cardlab.errors import BadCard, BadMove
from cardlab.games.move import VERBS, Move
from tests.games.positions import PACK


@pytest.mark.parametrize("text", PACK)
def test_a_card_is_read_in_every_form(text: str) -> None:
    card = Card.parse(text)
    assert str(card) == text
    signs = dict(zip("CDHS", "♣♦♥♠", strict=True))
    sign = text[:-1] + signs[text[-1]]
    assert card.short == sign
    for form in (text.lower(), sign, sign.lower(), f" {text} ", text.replace("10", "T")):
        assert Card.parse(form) == card


@pytest.mark.parametrize(
    "junk", ["", "H", "7", "1H", "11H", "7X", "H7", "7 H", "7HH", "0S", "♠", None, 7, ["7H"], b"7H"]
)
def test_what_is_no_card_is_refused_in_a_sentence(junk: object) -> None:
    with pytest.raises(BadCard, match=r"is not a card: write the rank and the suit.*\.$"):
        Card.parse(junk)


@pytest.mark.parametrize(
    "text",
    [
        "attack 7H 9H",
        "attack 2C",
        "lead 9C",
        "beat 7H 8H",
        "beat 10D QS",
        "throw 7C",
        "take",
        "pass",
    ],
)
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    move = Move.parse(text)
    assert str(move) == text
    assert Move.parse(str(move)) == move
    assert move == Move(move.verb, move.cards) == Move(move.verb, text.split()[1:])
    assert hash(move) == hash(Move.parse(text))
    arrived = pickle.loads(pickle.dumps(move))  # noqa: S301 - our own bytes
    assert arrived == copy.deepcopy(move) == move


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("attack 9H 7H", "attack 7H 9H"),
        ("attack KS 2C 10D AH", "attack 2C 10D AH KS"),
        ("BEAT 7♥ td", "beat 7H 10D"),
        ("  Attack\t10♦   TD ", "attack 10D 10D"),
        ("Take", "take"),
    ],
)
def test_notation_may_be_loose(form: str, text: str) -> None:
    assert str(Move.parse(form)) == text


def test_an_attack_is_the_same_in_any_order_but_a_cover_is_not() -> None:
    assert Move.parse("attack 7H 9H KH") == Move("attack", ["KH", Card.parse("7H"), "9H"])
    assert Move.parse("beat 7H 9H") != Move.parse("beat 9H 7H")


def test_the_cards_that_leave_the_hand() -> None:
    assert Move.parse("attack 7H 9H").from_hand == (Card.parse("7H"), Card.parse("9H"))
    assert Move.parse("beat 7H 9H").from_hand == (Card.parse("9H"),)
    assert Move.parse("take").from_hand == ()


JUNK = [
    "",
    "   ",
    "sing",
    "7H",
    "attack",
    "attack 7X",
    "attack,7H",
    "beat 7H",
    "beat 7H 8H 9H",
    "beat 7H8H",
    "take 7H",
    "pass 7H",
    "lead",
    "lead 7H 8H",
    "throw 7H 8H",
    "attack " + "7H " * 53,
    "attack " * 5,
    "take take",
    "take\x007H",
    "sing " * 100_000,
    None,
    7,
    True,
    float("nan"),
    10**5000,
    ["take"],
    ("attack", ("7H",)),
    {"verb": "take"},
    b"take",
]


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: type(junk).__name__)
def test_what_is_no_move_is_refused_in_a_sentence(junk: object) -> None:
    with pytest.raises(BadMove) as refusal:
        Move.read(junk)  # type: ignore[arg-type] # whatever somebody may pass
    message = str(refusal.value)
    assert message.endswith(".")
    assert len(message) < 200


@pytest.mark.parametrize("verb", ["", "Attack", "sing", None, 7, []])
def test_a_move_needs_a_verb(verb: object) -> None:
    with pytest.raises(BadMove, match="is not a move"):
        Move(verb, ["7H"])  # type: ignore[arg-type] # whatever somebody may pass


def test_the_wrong_number_of_cards_is_named() -> None:
    for text, sentence in (
        ("beat 7H", "beat names 2 cards; you named 1."),
        ("lead", "lead names one card; you named 0."),
        ("take 7H 8H", "take names no cards; you named 2."),
        ("attack", "attack names from 1 to 52 cards; you named 0."),
        ("attack " + "7H " * 53, "attack names from 1 to 52 cards; you named 53."),
    ):
        with pytest.raises(BadMove) as refusal:
            Move.parse(text)
        assert str(refusal.value) == sentence
    assert set(VERBS) == {"attack", "lead", "beat", "throw", "take", "pass"}
