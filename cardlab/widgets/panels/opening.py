"""Opening and closing the panels of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from cardlab.errors import CardlabError
from cardlab.language import Sentence, say
from cardlab.widgets import shown
from cardlab.widgets.face import Message
from cardlab.widgets.panels import pieces
from cardlab.widgets.panels.every import PANELS
from cardlab.widgets.panels.more import More
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.part import Part

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView

PanelT = TypeVar("PanelT", bound=Panel)


class Panels(Part):
    """The panels of a table, of which one can be open at a time."""

    always: ClassVar[bool] = True
    kinds: ClassVar[tuple[type[Panel], ...]] = PANELS
    """Those that are offered by the first one."""
    beside: ClassVar[tuple[type[Panel], ...]] = ()
    """Those that have a button of their own."""

    def __init__(self, host: TableView) -> None:
        """Begin with none open."""
        super().__init__(host)
        others = tuple(kind(host) for kind in self.kinds)
        self._more = More(host, others)
        self.all: tuple[Panel, ...] = (self._more, *others)
        self.open: Panel | None = None
        self._trouble: Sentence | None = None

    def panel(self, kind: type[PanelT]) -> PanelT:
        """Return the panel of this kind."""
        return next(panel for panel in self.all if isinstance(panel, kind))

    def hears(self) -> Mapping[str, Callable[[Message], None]]:
        """Hear what is done in the panel that is open."""
        return {"panel": lambda message: self._heard(message["control"], message.get("value"))}

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Open each panel by its name, or close it."""
        return {panel.name: self._turner(panel) for panel in self.all}

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer whatever has no button of its own."""
        return (shown.tool("more", say("More"), expanded=self._comes_from_more),)

    @property
    def _comes_from_more(self) -> bool:
        """Whether the button without a panel of its own closes the one that is open."""
        return self.open is not None and not isinstance(self.open, self.beside)

    def changed(self) -> None:
        """Close what one person has opened before another comes to the screen."""
        if self.host.awaited is not None:
            self.put_away()

    def traits(self) -> Mapping[str, Any]:
        """Show the panel that is open."""
        panel = self.open
        if panel is None:
            return {"panel": None}
        trouble = [pieces.text(self._trouble, tone="bad")] if self._trouble else []
        return {
            "panel": {
                "name": panel.name,
                "title": panel.title,
                "pieces": [*trouble, *panel.pieces()],
            }
        }

    def show(self, panel: Panel) -> None:
        """Open a panel in the place of the one that is open."""
        self.put_away()
        self.open = panel
        panel.opened()
        self.host.show()

    def close(self, said: Sentence | None = None) -> None:
        """Close the panel that is open, and say something."""
        self.put_away()
        self.host.show(polite=said)

    def put_away(self) -> None:
        """Close the panel that is open, and show nothing."""
        panel, self.open, self._trouble = self.open, None, None
        if panel is not None:
            panel.closed()

    def _turner(self, panel: Panel) -> Callable[[], None]:
        def turn() -> None:
            if self.open is panel or (panel is self._more and self._comes_from_more):
                self.close()
            elif panel.offered:
                self.show(panel)

        return turn

    def _heard(self, control: str, value: object) -> None:
        if self.open is None:
            return
        if control == "close":
            self.close()
            return
        self._trouble = None
        try:
            self.open.heard(control, value)
        except CardlabError as error:
            self._trouble = Sentence(str(error))
            self.host.show(urgent=self._trouble)
