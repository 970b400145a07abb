"""Sentences: two forms, one translation function, nothing glued together."""

from __future__ import annotations

import gettext
from collections.abc import Iterator

import pytest

from cardlab.cards import Card
from cardlab.games import get
from cardlab.language import Sentence, listed, say, together, use_catalogue


class Shouting(gettext.NullTranslations):
    """A language that differs from English in every text."""

    def gettext(self, message: str) -> str:
        return message.upper().replace("{NAME}", "{name}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return (msgid1 if n == 1 else msgid2).upper().replace("{COUNT}", "{count}")


@pytest.fixture
def shouting() -> Iterator[None]:
    use_catalogue(Shouting())
    yield
    use_catalogue(gettext.NullTranslations())


def test_a_sentence_shows_cards_short_and_says_them_in_full() -> None:
    sentence = say("Cover the {cards}.", cards=(Card.parse("7H"), Card.parse("QS")))
    assert sentence == "Cover the 7♥ Q♠."
    assert sentence.spoken == "Cover the seven of hearts and queen of spades."


def test_a_count_chooses_between_one_and_many() -> None:
    assert say("Take {count} card", "Take {count} cards", 1) == "Take 1 card"
    assert say("Take {count} card", "Take {count} cards", 0) == "Take 0 cards"


def test_a_name_is_text_whatever_it_holds() -> None:
    assert say("{name} is out.", name="{braces} <b>bold</b>") == "{braces} <b>bold</b> is out."


def test_sentences_stand_together_in_both_forms() -> None:
    both = together(say("The {card} is led.", card=Card.parse("2C")), "", "BC-8")
    assert both == "The 2♣ is led. BC-8"
    assert both.spoken == "The two of clubs is led. BC-8"


def test_a_list_of_one_is_itself() -> None:
    assert listed(["Ann"]) == "Ann"


@pytest.mark.usefixtures("shouting")
def test_texts_are_translated_when_they_are_shown_not_before() -> None:
    law = get("black_crow").laws["CC-4"]
    assert law.title == "THE END"
    assert say("{name} is out.", name="Ann") == "Ann IS OUT."
    assert say("{count} card", "{count} cards", 2) == "2 CARDS"


def test_a_sentence_is_said_as_it_is_shown_unless_told_otherwise() -> None:
    assert Sentence("Well done.").spoken == "Well done."
