"""What a scene is made of."""

from __future__ import annotations

from dataclasses import dataclass

from cardlab.cards import Card, Suit
from cardlab.games.vocabulary import Heap
from cardlab.language import Sentence
from cardlab.scene.boxes import Box, PlacedCard


@dataclass(frozen=True, slots=True)
class Seat:
    """A player in the picture."""

    number: int
    name: str
    size: int
    badges: tuple[Sentence, ...]
    acting: bool
    out: bool
    box: Box
    backs: tuple[PlacedCard, ...] = ()
    """His hand, face down; the viewer's own is not part of the picture."""
    kept: tuple[PlacedCard, ...] = ()
    """Cards that lie face down before him and are not in his hand yet."""


@dataclass(frozen=True, slots=True)
class PlacedPair:
    """An attack card in the picture and the card that covers it, if one does."""

    attack: PlacedCard
    cover: PlacedCard | None
    over: Box
    """Where a cover lies, or would lie."""
    words: tuple[str, str]
    """How the game names it with the other card and alone."""


@dataclass(frozen=True, slots=True)
class Stock:
    """The stock: how many cards, the trump suit, the turned card while it lies there."""

    title: Sentence
    count: int
    trump_title: Sentence
    trump: Suit
    turned: Card | None
    box: Box
    words: Box
    slot: Box
    """Where the topmost card lies, or would lie."""
    cards: tuple[PlacedCard, ...]


@dataclass(frozen=True, slots=True)
class PlacedHeap:
    """The heap beside the stock."""

    heap: Heap
    box: Box
    words: Box
    slot: Box
    """Where the topmost card lies, or would lie."""
    cards: tuple[PlacedCard, ...]


@dataclass(frozen=True, slots=True)
class PlacedLine:
    """One line of text in the picture; a long sentence has several."""

    text: str
    box: Box


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the viewer's hand, whether it can be played now, and what it is marked as.

    It is `pointed` at where a lesson or a hint is about it.
    """

    card: Card
    playable: bool
    mark: str = ""
    pointed: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """One viewer's table: what is seen, and where."""

    width: float
    height: float
    unit: float
    small: float
    """The height of small letters, in pixels."""
    large: float
    """The height of the letters of a name."""
    card: float
    """How wide a card in the bout is that has all the room it wants."""
    back: float
    """How wide a card in another player's hand is."""
    step: float
    """How far apart such cards lie."""
    viewer: int | None
    seats: tuple[Seat, ...]
    pairs: tuple[PlacedPair, ...]
    stock: Stock
    heap: PlacedHeap | None
    hand: tuple[HandCard, ...]
    lines: tuple[Sentence, ...]
    written: tuple[PlacedLine, ...]
    """The lines as they are broken to fit."""
    status: Sentence
    over: bool

    @property
    def others(self) -> tuple[Seat, ...]:
        """The seats across the table, from the viewer's left on."""
        return tuple(seat for seat in self.seats if seat.number != self.viewer)

    @property
    def own(self) -> Seat | None:
        """The viewer's own seat; an onlooker has none."""
        return next((seat for seat in self.seats if seat.number == self.viewer), None)

    @property
    def cards(self) -> tuple[PlacedCard, ...]:
        """Every card of the picture, in the order in which they are painted."""
        bout = (card for pair in self.pairs for card in (pair.attack, pair.cover) if card)
        heap = self.heap.cards if self.heap else ()
        backs = (card for seat in self.seats for card in (*seat.backs, *seat.kept))
        return (*backs, *self.stock.cards, *heap, *bout)
