"""The words that can be typed at a table and in a lesson, to be translated.

Each order has a few words that mean it, split at commas; the first is the one to be told of.

>>> meaning("go on now".split())
('next', ['now'])
>>> meaning("?".split())
('help', [])
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardlab.language import mark, say

WORDS = {
    "attack": mark("attack"),
    "lead": mark("lead"),
    "beat": mark("beat, cover"),
    "throw": mark("throw, throw in"),
    "take": mark("take, pick up"),
    "pass": mark("pass"),
    "why": mark("why, why not, w"),
    "hint": mark("hint, h"),
    "moves": mark("moves, what can i do"),
    "hand": mark("hand, my hand, cards"),
    "table": mark("table, the table, t"),
    "last": mark("last, what happened"),
    "score": mark("score, scores"),
    "laws": mark("laws, rules"),
    "law": mark("law, rule"),
    "undo": mark("undo, back, u"),
    "redo": mark("redo"),
    "new": mark("new, new game, next game"),
    "next": mark("next, go on"),
    "help": mark("help, ?"),
}
"""What can be typed at a table: each order or kind of move, and the words that mean it."""

_OF_A_GAME = {"undo", "redo", "new", "next"}
IN_LESSONS = {
    **{order: words for order, words in WORDS.items() if order not in _OF_A_GAME},
    "question": mark("question, the question, q"),
    "done": mark("done, answer, check"),
    "none": mark("none, none of them, no card"),
    "all": mark("all, all of them, every card"),
    "anyway": mark("anyway, play it all the same"),
    "next": mark("next, go on"),
    "again": mark("again, start again, start over, new"),
    "skip": mark("skip"),
    "previous": mark("back, previous"),
    "show": mark("show me, show"),
}
"""What can be typed in a lesson; it has ways through a course instead of those through a game."""
_ALL = {**IN_LESSONS, **WORDS}

FILLERS = mark("play, choose, pick, and, then, with, by, on, the, my, please")
"""Words that may stand anywhere beside cards and mean nothing there."""


def words_for(order: str) -> list[str]:
    """Return the words that mean an order in the language of the table, the best one first."""
    return _split(_ALL[order])


def word_for(order: str) -> str:
    """Return the word to be told of."""
    return words_for(order)[0]


def fillers() -> set[str]:
    """Return the words that mean nothing."""
    return set(_split(FILLERS))


def meaning(words: Sequence[str], known: Iterable[str] = WORDS) -> tuple[str, list[str]]:
    """Return the order that a line begins with, or "" for none, and the words after it.

    Only orders that are `known` are found: those of a table, or those of a lesson.
    """
    found, length = "", 0
    for order in known:
        for text in words_for(order):
            parts = text.split()
            if len(parts) > length and list(words[: len(parts)]) == parts:
                found, length = order, len(parts)
    return found, list(words[length:])


def _split(text: str) -> list[str]:
    parts = (" ".join(part.casefold().split()) for part in say(text).split(","))
    return [part for part in parts if part]
