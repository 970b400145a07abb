"""The part of a presented game that lives in the browser."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from cardlab.widgets.browser import script, styles
from cardlab.widgets.face import TableFace


class PresenterFace(TableFace):
    """A game on a projector: large, with the hands of all players, and a question with its answer.

    Nothing can be played at it; its only messages are `ready`, `resize` and `act`.
    """

    _esm: ClassVar[str] = script("presenter")
    _css: ClassVar[str] = styles("presenter")

    place = traitlets.Unicode().tag(sync=True)
    """Where in the game it is: "Move 5 of 23"."""
    asked = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    """The `question` and its `answer`, empty while it is hidden; or None."""
    hands: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    """A hand for each seat, or none while they are covered: `name`, `label`, `cards`, those that
    are `pointed` at, and whether it is `acting`."""
