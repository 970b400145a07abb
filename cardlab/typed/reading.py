"""What is meant by a line that somebody typed: a move, a question, an order, or nothing clear.

Whatever is typed, something is returned; a line that is not clear gets one sentence that says what
could be meant.

>>> import cardlab
>>> view = cardlab.get("stump").deal(players=2, seed=7, dealer=0).view(1)
>>> laws = cardlab.get("stump").laws
>>> read("lead the seven of clubs", view, laws)
Play(move=Move.parse('lead 7C'))
>>> read("why not 8h?", view, laws)
Why(move=Move.parse('lead 8H'))
>>> read("hnd", view, laws).answer
"'hnd' is not known here. Did you mean hand?"
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from cardlab.cards import Card, quoted
from cardlab.errors import BadMove
from cardlab.games.game import View
from cardlab.games.move import VERBS, Move
from cardlab.games.vocabulary import Law
from cardlab.language import Sentence, say
from cardlab.typed.naming import cards_of, names_a_card, words_of
from cardlab.typed.words import WORDS, meaning, word_for, words_for

LONGEST = 200
"""So many characters of a line are read; no line that means something has more."""
_SUGGESTED = 3


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move, legal or not."""

    move: Move


@dataclass(frozen=True, slots=True)
class Why:
    """Say what stands against a move, if anything does."""

    move: Move


@dataclass(frozen=True, slots=True)
class Order:
    """Do or tell what has this name in `WORDS`."""

    name: str


@dataclass(frozen=True, slots=True)
class AskedLaw:
    """Tell a law."""

    law: Law


@dataclass(frozen=True, slots=True)
class Unclear:
    """Answer with a sentence, and do nothing."""

    answer: Sentence


Line: TypeAlias = Play | Why | Order | AskedLaw | Unclear


def read(
    text: str,
    view: View,
    laws: Mapping[str, Law],
    known: Collection[str] = tuple(WORDS),
    near: Sequence[str] | None = None,
) -> Line:
    """Say what is meant by a typed line at a table that looks like `view`.

    `known` are the orders that can be given: those of a table, or those of a lesson. `near` are
    the other texts that may be suggested for a slip: without them, the cards held and the legal
    moves, which a lesson would give away.
    """
    text = text[:LONGEST]
    words = words_of(text)
    order, rest = meaning(words, known)
    slip = partial(_unknown_at, text, view, known, near)
    if not words:
        return Order("help")
    if order == "law":
        return _law(rest, laws, text)
    if order == "why":
        return _why(rest, view, slip)
    if order in VERBS or (not order and names_a_card(words)):
        return _move(words, view, slip)
    if order and not rest:
        return Order(order)
    law = None if words[0].isdecimal() else _law_called(words, laws)
    return AskedLaw(law) if law else slip()


def _why(words: list[str], view: View, slip: Callable[[], Unclear]) -> Line:
    if not words:
        return Order("why")
    move = _move(words, view, slip)
    if isinstance(move, Play):
        return Why(move.move)
    several = _moves_of(words, view)
    return Why(several[0]) if several else move


def _move(words: list[str], view: View, slip: Callable[[], Unclear]) -> Play | Unclear:
    order, rest = meaning(words)
    verb = order if order in VERBS else ""
    cards = cards_of(rest if verb else words)
    if cards is None or not (verb or cards):
        return slip()
    try:
        return _named(_fitting(verb, view), cards, view)
    except BadMove as error:
        return Unclear(Sentence(str(error)))


def _fitting(verb: str, view: View) -> str:
    """Return the game's own word where another game says it differently: to lead is to attack."""
    others = {"lead": "attack", "attack": "lead"}
    legal = {move.verb for move in view.legal_moves()}
    other = others.get(verb, verb)
    return other if verb not in legal and other in legal else verb


def _named(verb: str, cards: tuple[Card, ...], view: View) -> Play | Unclear:
    """Return the move of a verb and cards, either of which may be missing."""
    if verb == "beat" and len(cards) == VERBS[verb][0]:
        beaten, by = cards
        exact, turned = Move(verb, (beaten, by)), Move(verb, (by, beaten))
        return Play(turned if view.why_not(exact) and not view.why_not(turned) else exact)
    if verb and verb != "beat":
        return Play(Move(verb, cards))
    if not cards:
        return Unclear(say("Which card? Type it too, such as 7h or qs."))
    meant = _meant(cards, view)
    if verb and isinstance(meant, Play) and meant.move.verb != verb:
        return Play(Move(verb, cards[:1] * VERBS[verb][0]))  # so that its time is ruled on
    return meant


def _meant(cards: tuple[Card, ...], view: View) -> Play | Unclear:
    """Return the one move that cards alone mean; ask where they may mean several."""
    moves = _moves_with(cards, view)
    if len(moves) == 1:
        return Play(moves[0])
    if moves:
        return Unclear(
            say(
                "That can be several moves. Type one of these: {moves}.",
                moves=either([str(move).lower() for move in moves]),
            )
        )
    mine, target = _parted(cards, view)
    move = view.choice(mine, target)
    if move is None or sorted(move.from_hand) != sorted(mine):
        return Unclear(say("One card at a time is played here. Type one of them."))
    return Play(move)


def _moves_of(words: list[str], view: View) -> tuple[Move, ...]:
    return _moves_with(cards_of(words) or (), view)


def _moves_with(cards: tuple[Card, ...], view: View) -> tuple[Move, ...]:
    """Return each legal move that plays these cards, laid on the one that is among them."""
    mine, target = _parted(cards, view)
    return tuple(
        move
        for move in view.legal_moves()
        if cards and sorted(move.from_hand) == sorted(mine)
        if target is None or target in move.cards
    )


def _parted(cards: tuple[Card, ...], view: View) -> tuple[tuple[Card, ...], Card | None]:
    """Part the cards to be played from one that lies on the table, to be beaten."""
    laid = {pair.attack for pair in view.layout().pairs if pair.cover is None}
    targets = [card for card in cards if card in laid and card not in view.hand]
    if len(targets) != 1 or len(cards) == 1:
        return cards, None
    return tuple(card for card in cards if card not in targets), targets[0]


def _law(words: list[str], laws: Mapping[str, Law], text: str) -> Line:
    """Return the law that is named by its id, its number or a word of it."""
    if not words:
        return Order("laws")
    called = " ".join(words)
    law = _law_called(words, laws) or next(
        (law for law in laws.values() if called in law.title.casefold()),
        next((law for law in laws.values() if called in law.text.casefold()), None),
    )
    if law:
        return AskedLaw(law)
    return Unclear(
        say(
            "No law of this game is called {text}. Type “{laws}” for a list.",
            text=quoted(text),
            laws=word_for("laws"),
        )
    )


def _law_called(words: Sequence[str], laws: Mapping[str, Law]) -> Law | None:
    """Return the law with this id, "BC-9" or "bc9"; its number alone means the game's own law."""
    called = "".join(words).replace("-", "")
    short = {law.id.replace("-", "").casefold(): law for law in laws.values()}
    own = list(laws.values())[-1].id.rpartition("-")[0].casefold()
    return short.get(called) or (short.get(own + called) if called.isdecimal() else None)


def _unknown_at(
    text: str, view: View, known: Collection[str], near: Sequence[str] | None
) -> Unclear:
    if near is None:
        moves = [str(move).lower() for move in view.legal_moves() if move.cards]
        near = [*(str(card).lower() for card in view.hand), *moves]
    advice = say("Type “{help}” to see what can be typed.", help=word_for("help"))
    return unknown(text, known, near, advice)


def unknown(
    text: str, known: Collection[str], texts: Sequence[str], advice: str, alike: float = 0.6
) -> Unclear:
    """Say that a line means nothing, and which order or which of the texts may have been meant.

    Where it is like none of them, from 0 for not at all to 1, give the advice.
    """
    orders = {word: order for order in known for word in words_for(order)}
    called = {other.casefold(): other for other in texts}
    line, likely = " ".join(words_of(text)), {**orders, **called}
    close = difflib.get_close_matches(line, likely, _SUGGESTED, alike)
    meant = {called.get(word) or orders[word]: called.get(word, word) for word in reversed(close)}
    if meant:
        return Unclear(
            say(
                "{text} is not known here. Did you mean {meant}?",
                text=quoted(text.strip()),
                meant=either(list(meant.values())[::-1]),
            )
        )
    return Unclear(
        say("{text} is not known here. {advice}", text=quoted(text.strip()), advice=advice)
    )


def either(texts: Sequence[str]) -> str:
    """Return texts as a choice in a sentence."""
    *front, last = texts
    return say("{front} or {last}", front=", ".join(front), last=last) if front else last
