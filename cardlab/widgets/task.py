"""What a lesson asks for at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardlab.games.vocabulary import Event
from cardlab.language import Sentence
from cardlab.widgets import shown
from cardlab.widgets.part import Part


class Task(Part):
    """Watches whether the goal of a table is reached, where it has one."""

    _reached_now = False

    def happened(self, events: Sequence[Event]) -> Sentence:
        """Praise whoever has just reached the goal."""
        goal = self.host.goal
        self._reached_now = goal is not None and goal.watch(events)
        return goal.praise if goal and self._reached_now else Sentence("")

    def pauses(self) -> bool:
        """Let what a task has brought about be read in peace."""
        return self._reached_now

    def begun(self) -> None:
        """Ask again for what a lesson asks for."""
        self._reached_now = False
        if self.host.goal:
            self.host.goal.done = False

    def traits(self) -> Mapping[str, Any]:
        """Show what is asked for."""
        return {"goal": shown.goal(self.host.goal) if self.host.goal else None}
