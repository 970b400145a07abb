"""A scene without a browser: picture, text and page say the same and hide the same."""

from __future__ import annotations

import random
import re
from base64 import b64decode
from html.parser import HTMLParser

import pytest
from hypothesis import given, strategies as st

from cardlab.cards import Card
from cardlab.games import get
from cardlab.games.game import State
from cardlab.language import say
from cardlab.lessons.courses.stump.places import small
from cardlab.render.look import Look
from cardlab.render.pack import name
from cardlab.render.page import page
from cardlab.render.svg import picture
from cardlab.render.text import facts, picture_text, plain
from cardlab.scene import Scene, scene
from cardlab.table import seat_names
from tests.games.hidden import game_of, shuffled_behind
from tests.positions_in_play import played, states
from tests.render.svg import SVG, parsed

HOSTILE = '<script>alert("x")</script>&'


def look(state: State, seat: int | None = 0, names: tuple[str, ...] | None = None) -> Scene:
    return scene(state.view(seat), names or seat_names(state.players, seat))


class Reader(HTMLParser):
    """Collects what a page holds."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.image: dict[str, str | None] = {}
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "img":
            self.image = dict(attrs)

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_a_picture_draws_every_open_card_and_the_hand() -> None:
    dark = Look("four colours", "dark")
    seen = look(played("black_crow", 3, 7, 1))
    used = [use.get("href") for use in parsed(picture(seen, dark)).iter(f"{SVG}use")]
    open_cards = [placed.card for placed in seen.cards]
    for card in [*open_cards, *(held.card for held in seen.hand)]:
        assert f"#{name(card, dark)}" in used
    assert f"#{name(None, dark)}" in used


def test_a_picture_says_what_it_shows() -> None:
    seen = look(played("black_crow", 3, 7, 1))
    title = parsed(picture(seen)).find(f"{SVG}title")
    assert title is not None
    assert title.text == picture_text(seen).spoken
    assert not re.search("[♣♦♥♠]", str(title.text))


@given(state=states(), stir=st.randoms(), data=st.data())
def test_no_rendering_depends_on_a_hidden_card(
    state: State, stir: random.Random, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([*range(state.players), None]))
    other = shuffled_behind(game_of(state), state, seat, stir)
    for render in (picture, plain, page):
        assert render(look(other, seat)) == render(look(state, seat))


@given(state=states())
def test_every_picture_is_whole_and_every_fact_is_in_the_page(state: State) -> None:
    seen = look(state)
    parsed(picture(seen))
    reader = Reader(page(seen))
    for heading, fact in facts(seen):
        assert heading in reader.texts
        assert fact in reader.texts
    assert seen.status in reader.texts


def test_a_page_holds_its_picture_and_the_text_of_it() -> None:
    seen = look(get("black_crow").deal(players=3, seed=7))
    reader = Reader(page(seen))
    assert reader.image["alt"] == picture_text(seen).spoken
    source = str(reader.image["src"])
    assert source.startswith("data:image/svg+xml;base64,")
    assert b64decode(source.split(",")[1]).decode() == picture(seen)
    assert {"figure", "img", "table", "caption", "th", "td"} <= set(reader.tags)


def test_a_name_is_text_wherever_it_is_shown() -> None:
    state = get("black_crow").deal(players=2, seed=7)
    seen = look(state, 0, ("You", HOSTILE))
    reader = Reader(page(seen))
    assert "script" not in reader.tags
    assert HOSTILE in reader.texts
    drawn = parsed(picture(seen))
    assert not list(drawn.iter(f"{SVG}script"))


def test_plain_text_is_short_and_stable() -> None:
    seen = look(get("black_crow").deal(players=3, seed=7))
    assert plain(seen) == plain(look(get("black_crow").deal(players=3, seed=7)))
    assert len(plain(seen).splitlines()) <= 10
    assert "0x" not in plain(seen)


def test_a_pile_that_lies_open_is_told_card_by_card_in_the_words_of_its_game() -> None:
    state = get("stump").from_dict(small("8S", "7H 9C", pile="9H KH"))
    told = plain(look(state))
    assert "On the table: K♥ not beaten" in told
    assert "Pile: 2 cards, from the top: K♥ 9♥" in told
    told = plain(look(get("stump").from_dict(small("8S", "7H", pile="9H KH", phase="lead"))))
    assert "On the table: 9♥ beaten by K♥" in told


@pytest.mark.parametrize("text", ["10H", "QS", "AC"])
def test_a_card_is_short_on_screen_and_full_in_speech(text: str) -> None:
    card = Card.parse(text)
    sentence = say("The {card} is led.", card=card)
    assert card.short in sentence
    assert card.spoken in sentence.spoken
