"""What is meant by a line that somebody typed in a lesson: an answer, or what any table knows.

Where cards are asked for, they are the whole answer, as at a table they are the whole move.

>>> from cardlab.games import get
>>> from cardlab.language import say
>>> game = get("stump")
>>> view = game.deal(players=2, seed=7, dealer=0).view(1)
>>> form = PickOne((say("Yes, that is allowed"), say("No: ST-7, “Beating”")))
>>> read_answer("yes", form, view, game.laws), read_answer("st-7", form, view, game.laws)
(Give(answer=0), Give(answer=1))
>>> read_answer("hint", form, view, game.laws)
Order(name='hint')
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from cardlab.cards import Card
from cardlab.errors import BadCard
from cardlab.games.game import View
from cardlab.games.move import VERBS
from cardlab.games.vocabulary import Law
from cardlab.language import Sentence, say, together
from cardlab.lessons.task import Answer, Form, MakeMove, PickCards, PickOne, PutInOrder
from cardlab.typed.inviting import has_numbers, invitation
from cardlab.typed.naming import cards_of, words_of
from cardlab.typed.reading import LONGEST, AskedLaw, Line, Unclear, read, unknown
from cardlab.typed.words import IN_LESSONS, fillers, meaning

_WITH_MORE = ("law", "why")
"""The orders that have something after them."""

_ALIKE = 0.7
"""How much a wrong word must be like another one; at less, the answers that there are help more."""


@dataclass(frozen=True, slots=True)
class Give:
    """Answer what is asked."""

    answer: Answer


LessonLine: TypeAlias = Give | Line


def read_answer(
    text: str, form: Form, view: View, laws: Mapping[str, Law], *, blind: bool = False
) -> LessonLine:
    """Say what is meant by a typed line where an answer of this form is asked for.

    For a slip no legal move is suggested, since that may be the answer, and no card of the hand
    if the question is a `blind` one, asked without any cards.
    """
    text = text[:LONGEST]
    known = _known(form)
    near = () if blind else tuple(str(card).lower() for card in view.hand)
    words = words_of(text)
    order, rest = meaning(words, known)
    if isinstance(form, MakeMove):
        move = " ".join(rest) if order == "done" and rest else text
        return read(move, view, laws, known, near)
    if isinstance(form, PickOne) and (place := _called(words, form)) is not None:
        return Give(place)
    if isinstance(form, PickCards) and not rest and order in ("all", "none"):
        return Give(frozenset(form.cards if order == "all" else ()))
    if not words or order in _WITH_MORE or (order and not rest and order not in VERBS):
        return read(text, view, laws, known, near)
    before_cards = isinstance(form, PickCards) and order in VERBS
    given = _answer(form, rest if order == "done" or before_cards else words)
    if given is not None:
        return given
    asked = read(text, view, laws, known, near)
    return asked if isinstance(asked, AskedLaw) else _unknown(text, form, known)


def _known(form: Form) -> Collection[str]:
    """Return the orders that make sense; all cards or none are chosen where cards are."""
    picks = isinstance(form, PickCards)
    return [order for order in IN_LESSONS if picks or order not in ("all", "none")]


def _answer(form: Form, words: Sequence[str]) -> Give | Unclear | None:
    """Return the answer that words give, or what is wrong with it; None if they give none."""
    if isinstance(form, PickCards):
        return _picked(words, form)
    if isinstance(form, PickOne):
        return _chosen(words, form)
    return _ordered(words, form) if isinstance(form, PutInOrder) else None


def _unknown(text: str, form: Form, known: Collection[str]) -> Unclear:
    if isinstance(form, PickOne) or meaning(words_of(text), IN_LESSONS)[0]:
        known = ()  # what can be typed is all told, and a word without use here is no slip
    cards = form.cards if isinstance(form, PickCards) else ()
    return unknown(text, known, [str(card).lower() for card in cards], invitation(form), _ALIKE)


def _picked(words: Sequence[str], form: PickCards) -> Give | Unclear | None:
    cards = cards_of(words)
    if not cards:
        return None
    strange = tuple(card for card in cards if card not in form.cards)
    if strange:
        not_held = say("You do not hold the {cards}.", cards=strange)
        return Unclear(together(not_held, invitation(form)))
    return Give(frozenset(cards))


def _called(words: Sequence[str], form: PickOne) -> int | None:
    """Return the choice that is called exactly so, whatever else it may mean."""
    called = "".join(_plain(" ".join(words)))
    same = (
        place
        for place, choice in enumerate(form.choices)
        if called in ("".join(_plain(wording)) for wording in _wordings(choice))
    )
    return next(same, None)


def _chosen(words: Sequence[str], form: PickOne) -> Give | Unclear | None:
    """Return the choice with this number, or the only one in which the words stand."""
    cards = cards_of(words) or ()
    places = range(len(form.choices))
    if len(cards) == 1:
        found = [place for place in places if _card(form.choices[place]) == cards[0]]
        return Give(found[0]) if found else None
    empty = fillers()
    called = "".join(_plain(" ".join(word for word in words if word not in empty)))
    if has_numbers(form) and called.isdecimal():
        return Give(int(called) - 1) if int(called) - 1 in places else None
    found = [place for place in places if _stands_in(called, form.choices[place])]
    if len(found) > 1:
        return Unclear(together(say("That can be several answers."), invitation(form)))
    return Give(found[0]) if found else None


def _stands_in(called: str, choice: Sentence) -> bool:
    """Tell whether words, written as one, stand in a choice: "st7" in "No: ST-7, “Beating”"."""
    for wording in _wordings(choice):
        words = _plain(wording)
        spans = combinations(range(len(words) + 1), 2)
        if any("".join(words[start:end]) == called for start, end in spans):
            return True
    return False


def _wordings(text: Sentence) -> tuple[str, ...]:
    """Return how something is written; the signs of a card are read as a card, and not as words."""
    return (text.spoken,) if _card(text) else (text, text.spoken)


def _plain(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold().replace("-", ""))


def _card(text: str) -> Card | None:
    try:
        return Card.parse(text)
    except BadCard:
        return None


def _ordered(words: Sequence[str], form: PutInOrder) -> Give | Unclear | None:
    places = _places(words, form)
    if places is None:
        return None
    if sorted(places) != [*range(len(form.things))]:
        return Unclear(together(say("Name each of them once."), invitation(form)))
    return Give(tuple(places))


def _places(words: Sequence[str], form: PutInOrder) -> list[int] | None:
    """Return which of the things words name; None if any word names none of them.

    A card may be named by its rank alone where no other has that rank.
    """
    cards = [_card(thing) for thing in form.things]
    named = cards_of(words)
    if named and set(named) <= set(cards):
        return [cards.index(card) for card in named]
    names = [_names(thing, card, cards) for thing, card in zip(form.things, cards, strict=True)]
    empty = fillers()
    asked = [word for word in words if word not in empty]
    found = [[place for place, known in enumerate(names) if word in known] for word in asked]
    if not asked or any(len(places) != 1 for places in found):
        return None
    return [place for (place,) in found]


def _names(thing: Sentence, card: Card | None, cards: Sequence[Card | None]) -> Collection[str]:
    if card is None:
        return {thing.casefold()}
    alike = [other for other in cards if other and other.rank is card.rank]
    ranks = {card.rank.short.casefold(), card.rank.spoken.casefold()}
    return ranks if len(alike) == 1 else ()
