"""A language in which whatever is not translated stands out."""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from contextlib import contextmanager

from cardlab.language import use_catalogue


class Brackets(gettext.NullTranslations):
    """A language in which every translated text is in brackets."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟦{msgid1 if n == 1 else msgid2}⟧"


@contextmanager
def in_brackets() -> Iterator[None]:
    """Speak that language for a while."""
    use_catalogue(Brackets())
    try:
        yield
    finally:
        use_catalogue(gettext.NullTranslations())
