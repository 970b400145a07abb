"""One translation function for every sentence that a person reads or hears.

A sentence is written once, in English, with named fields. It is translated when it is
made to be shown, never at import, so a change of language takes effect at once. A card in
it is short on screen ("Q♠") and said in full aloud ("queen of spades"), so a sentence has
two forms.

>>> from cardlab.cards import Card
>>> line = say("{name} leads the {card}.", name="Ann", card=Card.parse("QS"))
>>> line
'Ann leads the Q♠.'
>>> line.spoken
'Ann leads the queen of spades.'
>>> say("{count} card", "{count} cards", 3)
'3 cards'
"""

from __future__ import annotations

import gettext
from collections.abc import Iterable

_catalogue: gettext.NullTranslations = gettext.NullTranslations()


class Sentence(str):
    """A text as it is shown; `spoken` is the same said aloud."""

    __slots__ = ("spoken",)

    spoken: str

    def __new__(cls, shown: str, spoken: str | None = None) -> Sentence:  # noqa: PYI034 - 3.10
        """Make a sentence; without `spoken` it is said as it is shown."""
        sentence = super().__new__(cls, shown)
        sentence.spoken = shown if spoken is None else spoken
        return sentence

    @property
    def short(self) -> str:
        """The form on screen, so that a sentence can be a field of another."""
        return str(self)


def use_catalogue(catalogue: gettext.NullTranslations) -> None:
    """Translate with `catalogue` from now on."""
    global _catalogue  # noqa: PLW0603 - the language is one for the whole process
    _catalogue = catalogue


def mark(text: str) -> str:
    """Mark a text for the catalogues that is translated only when it is shown."""
    return text


def say(
    text: str, plural: str | None = None, count: int | None = None, /, **fields: object
) -> Sentence:
    """Translate a whole sentence and fill in its fields.

    With `plural`, `count` chooses between the two forms and is a field itself. A field may
    be text, a number, a card or anything else that has a form `short` for the eye and one
    `spoken` for the ear, or a list of these.
    """
    if plural is None:
        template = _catalogue.gettext(text) if text else ""
    else:
        template = _catalogue.ngettext(text, plural, count or 0)
        fields = {"count": count, **fields}
    if not fields:
        return Sentence(template)
    shown = {name: _shown(value) for name, value in fields.items()}
    spoken = {name: _spoken(value) for name, value in fields.items()}
    return Sentence(template.format(**shown), template.format(**spoken))


def together(*sentences: str) -> Sentence:
    """Whole sentences one after the other.

    >>> together(say("You must take."), say("Nothing covers her."))
    'You must take. Nothing covers her.'
    """
    present = [sentence for sentence in sentences if sentence]
    return Sentence(" ".join(present), " ".join(_spoken(sentence) for sentence in present))


def listed(words: Iterable[str]) -> str:
    """Words as a list in a sentence.

    >>> listed(["Ann", "Bea", "Carl"])
    'Ann, Bea and Carl'
    """
    *front, last = tuple(words) or ("",)
    if not front:
        return last
    return _catalogue.gettext("{front} and {last}").format(front=", ".join(front), last=last)


def _shown(value: object) -> str:
    if isinstance(value, (tuple, list)):
        return " ".join(map(_shown, value))
    return str(getattr(value, "short", value))


def _spoken(value: object) -> str:
    if isinstance(value, (tuple, list)):
        return listed(map(_spoken, value))
    return str(getattr(value, "spoken", value))
