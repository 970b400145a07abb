"""The laws at hand: those in force now on top, and all others to search."""

from __future__ import annotations

from collections.abc import Iterator

from cardlab.games.vocabulary import Law
from cardlab.language import Sentence, say
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.panels.pieces import Piece, entries, entry, field, text

FEW = 3
"""Of so many laws that are found each is open at once."""


class Laws(Panel):
    """The laws of the game that is played."""

    name = "laws"

    @property
    def title(self) -> Sentence:
        """What it is called."""
        return say("The laws of {game}", game=self.host.table.game.title)

    def opened(self) -> None:
        """Search for nothing, and open what is in force now."""
        self._sought = ""
        self._open: set[str] = set()
        self._in_force = tuple(self._laws_in_force())

    def _laws_in_force(self) -> Iterator[Law]:
        """Yield the law that was broken last, or what stands against cards of the hand now."""
        view = self.host.shown_view
        if self.host.ruled:
            yield self.host.ruled
        elif view.outcome:
            yield self.host.table.game.laws[view.outcome.reason]
        elif view.legal_moves():
            moves = (view.choice((card,)) for card in view.hand)
            broken = (view.why_not(move) for move in moves if move)
            yield from dict.fromkeys(violation.law for violation in broken if violation)

    def pieces(self) -> list[Piece]:
        """Show what is in force, and the laws that were sought, by their titles."""
        found = self._found()
        pieces: list[Piece] = []
        if self._in_force:
            # They stay what they were when the panel was opened: who reads is not disturbed.
            now = [entry(f"now {law.id}", law.id, law.title, law.text) for law in self._in_force]
            pieces = [entries(say("In force now"), now)]
        search = field("search", say("Search the laws"), self._sought, most=60, live=True)
        few = self._sought and len(found) <= FEW
        listed = [
            entry(law.id, law.id, law.title, law.text if few or law.id in self._open else None)
            for law in found
        ]
        return [*pieces, search, text(self._count(found), tone="quiet"), entries(_all(), listed)]

    def _found(self) -> list[Law]:
        """Return the laws in which every word that was sought stands."""
        words = self._sought.casefold().split()
        return [law for law in self.host.table.game.laws.values() if _holds(law, words)]

    def _count(self, found: list[Law]) -> Sentence:
        if not found:
            return say("No law says that. Try another word.")
        return say("{count} law", "{count} laws", len(found))

    def heard(self, control: str, value: object) -> None:
        """Search, or open and close a law."""
        if control == "search":
            # Half a character, which no message can hold, becomes a question mark.
            self._sought = str(value).encode("utf-8", "replace").decode()
            self._open = set()
            self.host.show(polite=self._count(self._found()))
            return
        self._open ^= {control}
        self.host.show()


def _all() -> Sentence:
    return say("Laws")


def _holds(law: Law, words: list[str]) -> bool:
    whole = f"{law.id} {law.title} {law.text}".casefold()
    return all(word in whole for word in words)
