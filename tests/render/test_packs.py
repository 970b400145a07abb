"""Packs and themes: what colours are told apart by whom, and how clear they are."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from colorspacious import cspace_convert, deltaE

from cardlab.cards import ALL_CARDS, Card, Rank, Suit
from cardlab.render.faces import FIGURES, HEIGHT, INDEX, PIPS, WIDTH, Letters, Placed, back, face
from cardlab.render.look import PACKS, THEMES, BadLook, Look, PackName, ThemeName
from cardlab.render.pack import definitions, sheet
from tests.render.svg import parsed, written

SIGHTS = ("normal", "deuteranomaly", "protanomaly", "tritanomaly")
CLEAR = 4.5
"""The contrast that WCAG 2.2 asks of text."""
TOLD_APART = 32
"""How far apart the worst two of the four colours are, for everybody (CIECAM02 distance)."""


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour as WCAG 2.2 defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2.2 defines it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def as_seen(colour: str, sight: str) -> list[float]:
    """Return a colour as somebody sees it whose eyes lack one kind of cone."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    if sight == "normal":
        return parts
    lacking = {"name": "sRGB1+CVD", "cvd_type": sight, "severity": 100}
    return list(cspace_convert(parts, lacking, "sRGB1").clip(0, 1))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pack", PACKS)
def test_every_suit_is_clear_on_paper(pack: PackName, theme: ThemeName) -> None:
    look = Look(pack, theme)
    for suit in Suit:
        assert contrast(look.ink(suit), look.colours.paper) >= CLEAR


@pytest.mark.parametrize("sight", SIGHTS)
def test_four_colours_are_told_apart_by_every_eye(sight: str) -> None:
    inks = [as_seen(Look("four colours").ink(suit), sight) for suit in Suit]
    for one, other in combinations(inks, 2):
        assert round(deltaE(one, other, input_space="sRGB1")) >= TOLD_APART


@pytest.mark.parametrize("theme", THEMES)
def test_words_are_clear_on_the_table(theme: ThemeName) -> None:
    colours = Look(theme=theme).colours
    for ground in (colours.felt, colours.shade):
        assert contrast(colours.words, ground) >= CLEAR
        assert contrast(colours.lit, ground) >= 3
    assert contrast(colours.badge_words, colours.badge) >= CLEAR
    assert contrast(colours.faded, colours.felt) >= 3


def test_high_contrast_is_black_white_and_yellow() -> None:
    colours = Look(theme="contrast").colours
    assert contrast(colours.words, colours.felt) >= 15
    assert contrast(colours.lit, colours.felt) >= 15
    assert colours.thick > Look().colours.thick


def test_a_look_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadLook, match="three colours"):
        Look("three colours")  # type: ignore[arg-type] # there is none


def test_signs_differ_in_shape_and_are_hollow_where_the_pack_says_so() -> None:
    assert len(set(PIPS.values())) == len(PIPS) == 4
    hollow = {suit for suit in Suit if Look("outline").hollow(suit)}
    assert hollow == {Suit.DIAMONDS, Suit.HEARTS}
    assert not any(Look(pack).hollow(suit) for pack in PACKS[:2] for suit in Suit)


@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_card_has_a_big_index_a_small_sign_and_one_large_thing(card: Card) -> None:
    index, small, large = face(card)
    assert isinstance(index, Letters)
    assert index.text == card.rank.short
    assert INDEX >= 0.38 * HEIGHT
    assert isinstance(small, Placed)
    assert small.name == card.suit.letter
    assert isinstance(large, Placed)
    assert large.name == (card.rank.text if card.rank in FIGURES else card.suit.letter)


def test_every_outline_is_on_the_card() -> None:
    assert set(FIGURES) == {Rank.JACK, Rank.QUEEN, Rank.KING}
    outlines = [*back(), *(outline for figure in FIGURES.values() for outline in figure)]
    for outline in outlines:
        absolute = re.sub(r"[a-z][^A-Z]*", " ", outline.path)
        numbers = [float(number) for number in re.findall(r"-?\d+\.?\d*", absolute)]
        assert all(0 <= number <= max(WIDTH, HEIGHT) for number in numbers)


@pytest.mark.parametrize("pack", PACKS)
def test_a_pack_is_told_once_and_is_small(pack: PackName) -> None:
    drawn = written(definitions(Look(pack)))
    assert len(drawn) < 24_000
    ids = {element.get("id") for element in parsed(drawn).iter() if element.get("id")}
    used = set(re.findall(r'href="#([^"]+)"', drawn))
    assert used <= ids
    uses = parsed(sheet(Look(pack))).findall("{http://www.w3.org/2000/svg}use")
    assert len([use for use in uses if not use.get("href", "").endswith("shadow")]) == 52 + 1 + 4


def test_two_looks_on_one_page_do_not_share_a_name() -> None:
    names = [set(re.findall(r'id="([^"]+)"', written(definitions(Look(pack))))) for pack in PACKS]
    assert not any(one & other for one, other in combinations(names, 2))
