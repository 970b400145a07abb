"""How a table looks: which pack is in use, and in which colours it is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, Protocol, cast, get_args

from cardlab.cards import Suit
from cardlab.errors import CardlabError
from cardlab.language import say

PackName = Literal["two colours", "four colours", "outline"]
ThemeName = Literal["auto", "light", "dark", "contrast"]
PACKS: tuple[PackName, ...] = get_args(PackName)
"""The packs: two colours, a colour for each suit, or red suits that are hollow."""
THEMES: tuple[ThemeName, ...] = get_args(ThemeName)
"""The themes: as the notebook is, light, dark, or in few colours of high contrast."""


class BadLook(CardlabError, ValueError):
    """A look was asked for that there is not."""


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of a table and its cards."""

    felt: str = "#1f6f4e"
    """The table in the light."""
    shade: str = "#124434"
    """The table at its edges."""
    rim: str = "#ffffff2e"
    """A thin line along the edge of the table."""
    plate: str = "#0b2d2299"
    """A player's place."""
    plate_edge: str = "#ffffff1f"
    acting: str = "#08251b"
    """The place of whoever is to play."""
    words: str = "#f7f2e4"
    faded: str = "#b6cabd"
    """Words that matter less."""
    badge: str = "#f7f2e4"
    badge_words: str = "#0f3a2b"
    lit: str = "#ffcf4d"
    """What is to be noticed, such as whose turn it is."""
    pointed: str = "#5aa9ff"
    """What a hint or a lesson points at."""
    slot: str = "#ffffff40"
    """The edge of a place where cards may lie and none does."""
    paper: str = "#ffffff"
    edge: str = "#8d8778"
    thick: float = 1.0
    """How thick edges are."""
    back: str = "#27447c"
    lattice: str = "#a9bfe8"
    gold: str = "#f0b429"
    skin: str = "#fbe3cc"
    hair: str = "#9a5b2c"
    line: str = "#16181d"


_LIGHT = Colours()
_DARK = Colours(felt="#195840", shade="#0b2c22")
_CONTRAST = Colours(
    felt="#000000",
    shade="#000000",
    rim="#ffffff",
    plate="#000000",
    plate_edge="#ffffff",
    acting="#000000",
    words="#ffffff",
    faded="#ffffff",
    badge="#ffffff",
    badge_words="#000000",
    lit="#ffe600",
    pointed="#00e5ff",
    slot="#ffffff",
    edge="#000000",
    thick=2.5,
    back="#000000",
    lattice="#ffffff",
    gold="#ffe600",
    skin="#ffffff",
    hair="#ffffff",
    line="#000000",
)
_COLOURS: Mapping[ThemeName, Colours] = MappingProxyType(
    {"auto": _LIGHT, "light": _LIGHT, "dark": _DARK, "contrast": _CONTRAST}
)
_BLACK, _RED = "#16181d", "#c8102e"
_TWO = {
    Suit.CLUBS: _BLACK,
    Suit.DIAMONDS: _RED,
    Suit.HEARTS: _RED,
    Suit.SPADES: _BLACK,
}
_INKS: Mapping[PackName, Mapping[Suit, str]] = MappingProxyType(
    {
        "two colours": MappingProxyType(_TWO),
        "four colours": MappingProxyType(
            {
                Suit.CLUBS: "#773e56",
                Suit.DIAMONDS: "#5a0afb",
                Suit.HEARTS: "#e8210d",
                Suit.SPADES: "#000000",
            }
        ),
        "outline": MappingProxyType(_TWO),
    }
)


@dataclass(frozen=True, slots=True)
class Look:
    """Which pack is in use, and the theme; raises `BadLook` for what there is not.

    >>> Look("four colours").ink(Suit.HEARTS)
    '#e8210d'
    """

    pack: PackName = "two colours"
    theme: ThemeName = "auto"

    def __post_init__(self) -> None:
        """Check both names."""
        for name, known in ((self.pack, PACKS), (self.theme, THEMES)):
            if name not in known:
                raise BadLook(say("There is no look {name}.", name=repr(name)))

    @property
    def colours(self) -> Colours:
        """The colours of the theme; where it is as the notebook is, those by day."""
        return _COLOURS[self.theme]

    def ink(self, suit: Suit) -> str:
        """Return the colour of a suit's cards."""
        return _INKS[self.pack][suit]

    def hollow(self, suit: Suit) -> bool:
        """Tell whether a suit's sign is drawn as an outline."""
        return self.pack == "outline" and suit in (Suit.DIAMONDS, Suit.HEARTS)


class _Liked(Protocol):
    """Whatever says which pack and theme somebody likes."""

    @property
    def pack(self) -> str: ...

    @property
    def theme(self) -> str: ...


def look_of(liked: _Liked) -> Look:
    """Return the look that somebody likes; raises `BadLook` for what there is not."""
    return Look(cast("PackName", liked.pack), cast("ThemeName", liked.theme))
