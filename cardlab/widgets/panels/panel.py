"""What every panel of a table is: a title, pieces, and what is done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardlab.language import Sentence
from cardlab.widgets.panels.pieces import Piece

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView


class Panel:
    """One panel of a table; `host` is the table."""

    name: ClassVar[str]
    """What messages call it."""

    def __init__(self, host: TableView) -> None:
        """Belong to this table."""
        self.host = host

    @property
    def title(self) -> Sentence:
        """What it is called."""
        raise NotImplementedError

    @property
    def offered(self) -> bool:
        """Whether it can be opened now."""
        return True

    def opened(self) -> None:
        """Hear that it is opened, and begin afresh."""

    def closed(self) -> None:
        """Hear that it is closed."""

    def pieces(self) -> list[Piece]:
        """Return what it shows now."""
        raise NotImplementedError

    def heard(self, control: str, value: object) -> None:
        """Do what somebody wants with one of the pieces; raises a `CardlabError` to refuse it."""
        raise NotImplementedError
