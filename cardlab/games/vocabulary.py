"""The words in which every game speaks of itself: laws, options, events, what lies on the table.

Plain values, all of them; a game fills them, and whatever shows, speaks or teaches reads them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from cardlab.cards import Card, Suit, cards_in, texts
from cardlab.games.move import Move
from cardlab.language import Sentence, mark, say, together


class Law:
    """A law of a game: its permanent id, a short title, and its text for a learner."""

    __slots__ = ("_text", "_title", "id")

    def __init__(self, id: str, title: str, text: str) -> None:  # noqa: A002 - the law's own word
        """State a law; title and text are marked here and translated when shown."""
        self.id = id
        self._title = title
        self._text = text

    @property
    def title(self) -> Sentence:
        """A few words that name the law."""
        return say(self._title)

    @property
    def text(self) -> Sentence:
        """The law itself, in plain words."""
        return say(self._text)

    def __eq__(self, other: object) -> bool:
        """Compare by id: a law is the same in every process."""
        return isinstance(other, Law) and other.id == self.id

    def __hash__(self) -> int:
        """Hash by id, as laws are compared."""
        return hash(self.id)

    def __repr__(self) -> str:
        """Return the id and title."""
        return f"<Law {self.id}: {self.title}>"


@dataclass(frozen=True, slots=True)
class Violation:
    """Why a move is not allowed: the law, what is wrong, and what would be right.

    `move` is a legal move that follows the cure; it is None only out of turn and after the
    end, when nothing would be right.
    """

    law: Law
    text: Sentence
    cure: Sentence
    move: Move | None

    @property
    def sentence(self) -> Sentence:
        """All of it as one answer: "Nothing covers the Q♠. You must take. BC-10"."""
        return together(self.text, self.cure, self.law.id)


class Option:
    """A choice made before a game: its default, the values it may have, and what it does.

    Values that are no words or numbers to be read have `captions`.
    """

    __slots__ = ("_captions", "_text", "default", "values")

    def __init__(
        self, default: object, values: Sequence[object], text: str, captions: Sequence[str] = ()
    ) -> None:
        """Describe an option, with a caption for each of its values where they need one."""
        self.default = default
        self.values = tuple(values)
        self._text = text
        self._captions = tuple(captions)

    @property
    def text(self) -> Sentence:
        """What the option does."""
        return say(self._text)

    def caption(self, value: object) -> Sentence:
        """Return what one of the values is called where it is chosen."""
        if self._captions:
            return say(self._captions[self.values.index(value)])
        return say("{value}", value=value)

    def __repr__(self) -> str:
        """Return an expression like the one that made it."""
        return f"Option({self.default!r}, {self.values!r}, {self._text!r})"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. Seats are sorted; `reason` is the id of the law that ended it."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    last: int | None
    scores: tuple[int, ...] | None
    drawn: bool
    reason: str


Place = Literal["hand", "bout", "stock", "discard"]


class Event(NamedTuple):
    """One thing that happened, as somebody saw it.

    `count` cards went from `source` to `target`; `cards` names them where they were seen.
    Cards of a `private` event are seen by its own seat alone.
    """

    kind: str
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    count: int = 0  # type: ignore[assignment] # nobody misses what a tuple counts
    source: Place | None = None
    target: Place | None = None
    private: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as `seat` saw it; None is an onlooker."""
        if self.private and seat != self.seat:
            return self._replace(cards=())
        return self


COVERED = (mark("{attack} covered by {cover}"), mark("{attack} not covered"))
"""How a table names a card with the one that covers it, and a card alone; both marked texts."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A card that was played at somebody, and the card that covers it, if one does.

    `words` are how the game names it with the other card and alone.
    """

    attack: Card
    cover: Card | None = None
    words: tuple[str, str] = field(default=COVERED, compare=False)


@dataclass(frozen=True, slots=True)
class Heap:
    """A heap beside the stock: what it is called and how many cards it has.

    It lies face down, unless `face_up`; then `top` are the cards that show, and `known` are all of
    them from the top down, which anybody may count.
    """

    title: Sentence
    count: int
    face_up: bool = False
    top: tuple[Card, ...] = ()
    known: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies on the table, in words general enough for any game.

    `badges` are a few words a seat ("attacker"); `marks` are cards to be told apart, and
    `marked_as` says what they are; `lines` are facts that have no place of their own. `kept`
    is how many cards lie face down before each seat that are not in its hand, if any do.
    """

    pairs: tuple[Pair, ...]
    heap: Heap | None
    badges: tuple[tuple[Sentence, ...], ...]
    marks: frozenset[Card] = frozenset()
    marked_as: str = ""
    lines: tuple[Sentence, ...] = ()
    kept: tuple[int, ...] = ()


class Setup(NamedTuple):
    """What stays the same for a whole game; everybody knows it."""

    players: int
    dealer: int
    trump: Suit
    turned: Card | None
    aside: int = 0
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def settings(self) -> dict[str, Any]:
        """The options by name."""
        return dict(self.options)

    def facts(self) -> dict[str, Any]:
        """Return this part of a position as plain JSON types."""
        return {
            "dealer": self.dealer,
            "trump": self.trump.letter,
            "turned": None if self.turned is None else str(self.turned),
            "aside": texts(cards_in(self.aside)),
            "options": self.settings,
        }
