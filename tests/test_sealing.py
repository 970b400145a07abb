"""Games to copy in a form in which no card can be read by eye."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given, strategies as st

import cardlab
from cardlab import sealing
from cardlab.errors import BadRecord
from cardlab.games import get, names
from cardlab.match import Match
from cardlab.record import Record
from cardlab.sealing import SEAL, opened, sealed
from cardlab.table import Table
from tests.junk import AROUND

CARD = re.compile(r"\b(10|[2-9TJQKA])[CDHS]\b")


def small_table(game: str) -> Table:
    table = Table.deal(get(game), players=3, seed=8)
    table.play(table.state.legal_moves()[0])
    return table


@pytest.mark.parametrize("game", names())
def test_a_sealed_record_or_match_shows_no_card_and_is_read_again(game: str) -> None:
    record, match = Record.of(small_table(game)), Match(game, players=3, seed=8)
    for text in (record.to_sealed_text(), match.to_sealed_text()):
        assert re.fullmatch(SEAL + r"[\w-]+=*", text)
        assert not CARD.search(text[len(SEAL) :])
    assert Record.from_text(record.to_sealed_text()) == record
    assert Match.from_text(match.to_sealed_text()).to_text() == match.to_text()


def test_a_sealed_game_is_shorter_than_its_file() -> None:
    record = Record.of(small_table("stump"))
    assert len(record.to_sealed_text()) < len(record.to_text()) / 2


def test_mail_and_chats_may_break_the_line() -> None:
    record = Record.of(small_table("stump"))
    text = record.to_sealed_text()
    broken = (
        "  " + "\r\n".join(text[start : start + 40] for start in range(0, len(text), 40)) + "\n"
    )
    assert Record.from_text(broken) == record


@pytest.mark.parametrize("around", AROUND)
def test_a_copied_game_is_read_with_what_came_along(around: str) -> None:
    record = Record.of(small_table("stump"))
    text = record.to_sealed_text()
    assert Record.from_text(around.format(text)) == record
    assert Record.from_text(f"{text[:99]}\u200b{text[99:]}") == record
    assert cardlab.play(around.format(text)).table.state == record.table().state


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])))
def test_any_text_comes_out_as_it_went_in(text: str) -> None:
    assert opened(sealed(text)) == text


@example(place=392, letter="Z", cut=False)
@given(place=st.integers(0, 10_000), letter=st.sampled_from("AZaz09-_=*é "), cut=st.booleans())
def test_a_damaged_text_is_refused_or_means_the_same(place: int, letter: str, cut: bool) -> None:
    text = Record.of(small_table("stump")).to_sealed_text()
    place = len(SEAL) + place % (len(text) - len(SEAL))
    damaged = text[:place] if cut else text[:place] + letter + text[place + 1 :]
    try:  # some bits of the packing mean nothing, as in the last letter
        found = opened(damaged)
    except BadRecord as refusal:
        found = str(refusal)
    assert "copied whole" in found or found == opened(text)


def test_a_letter_changed_anywhere_is_refused_or_means_nothing() -> None:
    whole = Record.of(small_table("stump")).to_sealed_text()
    refused = 0
    for place in range(len(SEAL), len(whole)):
        for letter in "AZaz09-_":
            try:  # some bits of the packing mean nothing, as in the last letter
                assert opened(whole[:place] + letter + whole[place + 1 :]) == opened(whole)
            except BadRecord:
                refused += 1
    assert refused > 7 * (len(whole) - len(SEAL) - 20)


def test_a_seal_with_far_too_much_in_it_is_refused() -> None:
    bomb = sealed(" " * (sealing.LONGEST + 1))
    assert len(bomb) < 10_000
    with pytest.raises(BadRecord, match="copied whole"):
        Record.from_text(bomb)
