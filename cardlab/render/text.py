"""A scene in words: for a terminal, as the text of a picture, as rows of facts."""

from __future__ import annotations

from cardlab.games.vocabulary import Heap
from cardlab.language import Sentence, say, together
from cardlab.scene import PlacedPair, Scene, Seat


def facts(scene: Scene) -> tuple[tuple[Sentence, Sentence], ...]:
    """Return what the table shows as headings and facts, a row each."""
    rows = [(Sentence(seat.name), _seat(seat)) for seat in scene.seats]
    rows.append((say("On the table"), bout(scene)))
    rows.append((say("Trumps"), _trumps(scene)))
    rows.append((say("Stock"), cards_count(scene.stock.count)))
    if scene.heap:
        rows.append((scene.heap.heap.title, _heap(scene.heap.heap)))
    if scene.own:
        rows.append((say("Your hand"), hand(scene)))
    rows.extend((say("Note"), line) for line in scene.lines)
    return tuple(rows)


def picture_text(scene: Scene) -> Sentence:
    """Say what the picture shows, in whole sentences."""
    seats = (
        say("{name}: {facts}.", name=seat.name, facts=_seat(seat))
        for seat in scene.seats
        if seat.number != scene.viewer
    )
    return together(
        say("A card table."),
        *seats,
        say("On the table: {cards}.", cards=bout(scene)),
        say("Trumps: {trumps}.", trumps=_trumps(scene)),
        say("Stock: {count}.", count=cards_count(scene.stock.count)),
        *scene.lines,
    )


def plain(scene: Scene) -> str:
    """Return the table as a few lines of text.

    >>> import cardlab
    >>> from cardlab.scene import scene
    >>> view = cardlab.get("black_crow").deal(players=2, seed=7).view(0)
    >>> print(plain(scene(view, ("You", "Ann"))))
    You: 5 cards, defender
    Ann: 5 cards, attacker
    On the table: nothing
    Trumps: clubs, the 7♣ is turned
    Stock: 42 cards
    Discard: 0 cards
    Your hand: J♣ A♣ 4♦ 4♠ 9♠
    Ann is about to attack you.
    """
    rows = (f"{heading}: {fact}" for heading, fact in facts(scene))
    return "\n".join((*rows, scene.status))


def hand(scene: Scene) -> Sentence:
    """Return the cards of the viewer's hand."""
    if not scene.hand:
        return say("no cards")
    return say("{cards}", cards=tuple(held.card for held in scene.hand))


def bout(scene: Scene) -> Sentence:
    """Return the cards of the bout, each with the one that covers it."""
    if not scene.pairs:
        return say("nothing")
    pairs = [pair_text(pair) for pair in scene.pairs]
    return Sentence("; ".join(pairs), "; ".join(pair.spoken for pair in pairs))


def cards_count(count: int) -> Sentence:
    """Return a number of cards in words: "1 card", "5 cards"."""
    return say("{count} card", "{count} cards", count)


def pair_text(pair: PlacedPair) -> Sentence:
    """Return an attack card, and what covers it."""
    covered, bare = pair.words
    if pair.cover is None:
        return say(bare, attack=pair.attack.card)
    return say(covered, attack=pair.attack.card, cover=pair.cover.card)


def _seat(seat: Seat) -> Sentence:
    facts = (cards_count(seat.size), *seat.badges)
    return Sentence(", ".join(facts))


def _heap(heap: Heap) -> Sentence:
    """Return how many cards a heap has, and which where all of them are known."""
    count = cards_count(heap.count)
    if not heap.known:
        return count
    return say("{count}, from the top: {cards}", count=count, cards=heap.known)


def _trumps(scene: Scene) -> Sentence:
    stock = scene.stock
    if stock.turned is None:
        return Sentence(stock.trump.spoken)
    return say("{suit}, the {card} is turned", suit=stock.trump.spoken, card=stock.turned)
