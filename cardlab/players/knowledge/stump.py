"""What a game of Stump gives away: who has to take has nothing that beats."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.cards import Card
from cardlab.games.game import View
from cardlab.games.hiding import Hidden
from cardlab.games.stump.laws import beating
from cardlab.games.stump.state import StumpView
from cardlab.games.vocabulary import Event
from cardlab.players.knowledge.memory import Memory


class StumpMemory(Memory):
    """What a seat remembers of a game of Stump."""

    def _begin(self, seen: Sequence[Event], hidden: Hidden) -> None:
        """Make the slots; the card that was turned is in no stump."""
        super()._begin(seen, hidden)
        turned = self.view.setup.turned
        if turned is not None:
            self.heaps = [[turned.bit] * len(heap) for heap in self.heaps]
        self._pile: list[Card | None] = _pile_before(self.view, seen)

    def read(self, event: Event) -> None:
        """Learn from one event; a forced take bars from a hand whatever beats the pile (ST-7)."""
        if event.kind == "take":
            self._learn_from_take(event)
        elif event.target == "bout":
            self._pile += event.cards
        super().read(event)

    def _learn_from_take(self, event: Event) -> None:
        top = self._pile[-1]
        del self._pile[-event.count :]
        declined = self.view.setup.settings["decline"]
        if top is not None and event.seat is not None and not declined:
            self.bar(event.seat, beating(top, self.view.trump))


def _pile_before(view: View, seen: Sequence[Event]) -> list[Card | None]:
    """Return the pile before what was seen; its cards are known as far as they still lie there."""
    assert isinstance(view, StumpView)
    count = lowest = len(view.pile)
    for event in reversed(seen):
        if event.kind == "take":
            count += event.count
        elif event.target == "bout":
            count -= event.count
            lowest = min(lowest, count)
    return [*view.pile[:lowest], *[None] * (count - lowest)]
