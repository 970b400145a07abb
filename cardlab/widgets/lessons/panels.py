"""The panels of a lesson: its steps, what was learned, and those of every table that fit here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cardlab.widgets import shown
from cardlab.widgets.lessons.progress_map import LawMap
from cardlab.widgets.lessons.steps import Steps
from cardlab.widgets.panels.keys import Keys
from cardlab.widgets.panels.laws import Laws
from cardlab.widgets.panels.liking import Liking
from cardlab.widgets.panels.opening import Panels
from cardlab.widgets.panels.panel import Panel


class PracticePanels(Panels):
    """The panels of practice."""

    kinds: ClassVar[tuple[type[Panel], ...]] = (LawMap, Laws, Liking, Keys)
    beside: ClassVar[tuple[type[Panel], ...]] = (LawMap,)

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer the panels that have a button of their own, and those that have none."""
        own = [
            shown.tool(panel.name, panel.title, expanded=self.open is panel)
            for panel in self.all
            if isinstance(panel, self.beside)
        ]
        return (*own, *super().actions())


class CoursePanels(PracticePanels):
    """The panels of a course."""

    kinds: ClassVar[tuple[type[Panel], ...]] = (Steps, *PracticePanels.kinds)
    beside: ClassVar[tuple[type[Panel], ...]] = (Steps, LawMap)
