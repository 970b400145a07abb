"""The costly decisions of a review, as they live in the browser."""

from __future__ import annotations

from typing import Any, ClassVar

import anywidget
import traitlets

from cardlab.widgets.browser import script, styles


class ReviewFace(anywidget.AnyWidget):
    """A list of decisions with their reasons, and buttons that look as those of a table.

    Its only message is `press`, with the `action` and the `number` of a decision.
    """

    _esm: ClassVar[str] = script("review")
    _css: ClassVar[str] = styles("review")

    label = traitlets.Unicode().tag(sync=True)
    """What the list is called."""
    theme = traitlets.Unicode().tag(sync=True)
    """The colours of tables, as somebody likes them."""
    tasks: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    """The decisions: `number`, `text`, a `why` with the name it is `called` by, a `verdict`, its
    `reasons`, and `buttons` with `action`, `caption` and `name`."""
