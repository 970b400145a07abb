"""What is told of a lesson to somebody who types: the question, how to answer, what else there is.

>>> from cardlab.language import say
>>> invitation(PickOne((say("Yes"), say("No"))))
'Type an answer or its number: 1, Yes; 2, No.'
>>> invitation(PickOne((say("1 card"), say("2 cards"))))
'Type one of these: 1 card; 2 cards.'
"""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.language import Sentence, mark, say
from cardlab.lessons.task import Form, GoOn, MakeMove, PickCards, PickOne, PutInOrder
from cardlab.typed.telling import ABOUT, KEYS, Answer
from cardlab.typed.words import word_for

_ABOUT = {
    "question": mark("“{word}”: the question again."),
    "done": mark("“{word}”: what you have chosen with a key or by hand, as your answer."),
    "hint": ABOUT["hint"],
    "show": mark("“{word}”: the answer, once you have tried or had a hint."),
    "next": mark("“{word}”: on, once this is done."),
    "skip": mark("“{word}”: on, with this left undone."),
    "again": mark("“{word}”: this task from its beginning."),
    "previous": mark("“{word}”: to the step before."),
    **{order: ABOUT[order] for order in ("why", "hand", "table", "laws", "law")},
}
"""What is told of each word in the help, in this order."""
_ABOUT_CARDS = {
    "all": mark("“{word}”: all the cards, as your answer."),
    "none": mark("“{word}”: no card, as your answer."),
}
"""What is told before that where cards are picked."""
_ABOUT_MOVES = {
    "anyway": mark("“{word}”: a move that you were warned of, played all the same."),
}
"""What is told before that where a move is made."""


def invitation(form: Form) -> Sentence:
    """Say what can be typed for an answer."""
    if isinstance(form, PickCards):
        return say("Type all the cards that you choose in one line, such as 7h 8s.")
    if isinstance(form, PickOne):
        return _one_of(form)
    if isinstance(form, PutInOrder):
        things = _row(form.things)
        return say("Type these in order in one line, the first one first: {things}.", things=things)
    if isinstance(form, GoOn):
        return say("Type “{next}” to go on.", next=word_for("next"))
    return say("Type the cards that you play, such as 7h, or another move, such as take.")


def has_numbers(form: PickOne) -> bool:
    """Tell whether an answer can be chosen by its number: not where that could be an answer."""
    return not any(choice[:1].isdecimal() for choice in form.choices)


def _one_of(form: PickOne) -> Sentence:
    if not has_numbers(form):
        return say("Type one of these: {answers}.", answers=_row(form.choices))
    numbered = [
        say("{number}, {answer}", number=number, answer=choice)
        for number, choice in enumerate(form.choices, 1)
    ]
    return say("Type an answer or its number: {answers}.", answers=_row(numbered))


def _row(texts: Sequence[Sentence]) -> Sentence:
    return Sentence("; ".join(texts), "; ".join(text.spoken for text in texts))


def question(asked: Sentence, how: Sentence) -> Answer:
    """Tell the question again, and how to answer it."""
    return Answer(say("Your task"), (asked, how))


def choices(how: Sentence) -> Answer:
    """Tell what can be done, which is to answer."""
    return Answer(say("What you can do"), (how,))


def undone(how: Sentence, *, can_skip: bool) -> Answer:
    """Tell somebody who wants to go on that there is something to be done."""
    left = say("This is not done yet.")
    if can_skip:
        left = say("This is not done yet. Type “{skip}” to leave it.", skip=word_for("skip"))
    return Answer(say("Not now"), (left, how))


def done(ending: Sentence | None = None) -> Answer:
    """Tell somebody who answers that there is nothing more to answer.

    Where nothing comes after it, the `ending` says so.
    """
    if ending is not None:
        return Answer(say("Done"), (ending,))
    text = say(
        "This task is done. Type “{next}” to go on, or “{again}” to begin it anew.",
        next=word_for("next"),
        again=word_for("again"),
    )
    return Answer(say("Done"), (text,))


def nothing_to_see() -> Answer:
    """Tell that a question is asked without any cards."""
    return Answer(say("Not now"), (say("No cards are shown with this question."),))


def manual(form: Form) -> Answer:
    """Tell all that can be typed in a lesson, and which keys do the same."""
    letters = {name: key for key, name in KEYS.items()}
    picks, moves = isinstance(form, PickCards), isinstance(form, MakeMove)
    about = {**(_ABOUT_CARDS if picks else _ABOUT_MOVES if moves else {}), **_ABOUT}
    return Answer(
        say("What you can type"),
        (
            invitation(form),
            *(say(text, word=word_for(order)) for order, text in about.items()),
            say(
                "On a card or a button one key is enough: {hint} for a hint, {why} why, "
                "{table} for the table, {help} for this, {type} to type.",
                **letters,
            ),
        ),
    )
