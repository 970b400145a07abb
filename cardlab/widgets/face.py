"""The part of a table that lives in the browser: what it shows and what it hears.

`TableFace` knows no game. Python fills its traits, the browser shows them, and everything a
person does comes back as one small message. Each trait is sent only when it changes, and all
that one play changes goes out as one message.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any, ClassVar

import anywidget
import traitlets
from ipycanvas import Canvas
from ipywidgets import widget_serialization

from cardlab.widgets.browser import script, styles

Message = dict[str, Any]


def _by_kind(hand: list[dict[str, Any]], _face: object) -> dict[str, Any]:
    """Say what a hand holds, and which of its cards are this or that, in few words."""
    kinds = ("playable", "pointed", "chosen", "marked")
    found = {kind: [held["card"] for held in hand if held[kind]] for kind in kinds}
    mark = next((held["marked"] for held in hand if held["marked"]), "")
    told = {"cards": [held["card"] for held in hand], **found, "mark": mark}
    return {key: value for key, value in told.items() if value or key == "cards"}


def _said(speech: dict[str, Any], _face: object) -> dict[str, Any]:
    """Leave out the tone in which nothing is said."""
    return {key: value for key, value in speech.items() if value != ""}


def _lean(items: list[dict[str, Any]], _face: object) -> list[dict[str, Any]]:
    """Leave out what the browser takes for granted, since the same is sent with every play."""
    return [
        {key: value for key, value in item.items() if not _granted(item, key)} for item in items
    ]


def _granted(item: dict[str, Any], key: str) -> bool:
    """Tell whether this is what is taken to be so: no flag is set, and names are captions.

    Only what opens something is `expanded` or not; nothing else is either. Tools stand by
    themselves anyway.
    """
    if key == "name":
        return bool(item["name"] == item.get("caption"))
    return key == "tool" or (item[key] is False and key != "expanded")


class TableFace(anywidget.AnyWidget):
    """A table in the browser: the picture, one line, a hand of buttons, actions, speech.

    Messages from the browser, each a dictionary with a `kind`:

    - `ready` (`width` and `window` in pixels, `motion`): a page shows the table, for the first time
      or again; it is so wide there, and the page shows so much height at once;
    - `resize` (`width`, `window`): the page became wider, narrower, higher or lower;
    - `choose` (`card`): a card of the hand was picked or put back;
    - `play` (`card`): play the chosen cards, or this one, at once;
    - `target` (`card`): lay the chosen card on this one;
    - `drop` (`card`, `target`): a card was dragged onto this one, or, with None, onto the table;
    - `ask` (`order`, `card`): a key of `letters` was pressed, on a card or, with None, elsewhere;
    - `typed` (`text`): a line was typed;
    - `panel` (`control`, `value`): a piece of the panel that is open was used, or "close";
    - `answer` (`place`): one of the answers to choose from was pressed;
    - `act` (`action`): an action button was pressed;
    - `clear`: put all chosen cards back;
    - `next`: the time to `wait` is over.

    What is about a picture carries `turn`, so that it is ignored once there is another picture.
    """

    _esm: ClassVar[str] = script()
    _css: ClassVar[str] = styles()

    canvas = traitlets.Instance(Canvas).tag(sync=True, **widget_serialization)
    """The painted table."""
    look = traitlets.Dict().tag(sync=True)
    """How the table looks: the `theme`; the drawings of the `pack`, as SVG, and what their `names`
    begin with."""
    flights = traitlets.Dict({"number": 0}).tag(sync=True)
    """Cards on their way: `number`, a new one for each time; `time` in milliseconds, or 0; the
    `hole` in which open cards move; `cards`, each with its name and where it ends; and, unless it
    stays there, where it starts, and after how many milliseconds if it does not set out at once.
    A place is x, y and width; None is the hand."""
    words = traitlets.Dict().tag(sync=True)
    """The fixed words of the table, such as the names of its parts for screen readers."""
    letters = traitlets.Dict().tag(sync=True)
    """The letters that ask for something on a button, and what each asks for."""
    prompt = traitlets.Unicode().tag(sync=True)
    """What the typed line is called."""
    card_names = traitlets.Dict().tag(sync=True)
    """How each card is called aloud."""
    pair_words: traitlets.List[str] = traitlets.List().tag(sync=True)
    """How a card on the table is called that another covers, and one that none covers."""
    turn = traitlets.Int().tag(sync=True)
    """Grows with every change of the game; messages carry it back."""
    picture = traitlets.Dict().tag(sync=True)
    """`width` and `height` and the width of a `card` in pixels; `label` says what it shows."""
    targets: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    """Cards to lay a card on: `card`, its `cover` or "", `box` (x, y, width, height in pixels)."""
    hand: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True, to_json=_by_kind)
    """The hand: each `card`, and what it is: `playable`, `pointed` at by a hint, `chosen`, and what
    the game has it `marked` as. Sent are all `cards`, those of each kind, and the `mark`."""
    hand_label = traitlets.Unicode().tag(sync=True)
    """What the hand is called: "Your hand, 6 cards"."""
    news = traitlets.Unicode().tag(sync=True)
    """What happened last, in a sentence or two."""
    status = traitlets.Unicode().tag(sync=True)
    """The one line that says what is going on and what you may do."""
    goal = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    """What a lesson asks for: `text`, and whether it is `done`; or None."""
    lesson = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    """The task of a lesson: its `question`, what it is for (`goal`), `part`, `where` and `task`
    (how far the learner is), its `number`, the `phase` and its name (`state`); or None."""
    answers = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    """Answers to choose from: a `label`, and `items` with `place`, `caption`, `name`, and either a
    `standing` or a `number`, what it `goes` to, and a `card`; or None."""
    ruling = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    """The answer to a wrong card: `law`, `title`, `text`; or a `hint` with its `title`; or an
    `error`; or an `answer`, a list of lines, with its `title`; or
    a `verdict` with `title`, `lines`, `law`, `law_title` and `remember`; or None."""
    speech = traitlets.Dict().tag(sync=True, to_json=_said)
    """What is said aloud: `number`, `polite` and `urgent`; a new number is a new saying."""
    moves: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True, to_json=_lean)
    """Buttons below the hand: `action` (its id), `caption`, `name`, `main` (stands out), `once`,
    `off` while it has no use, `expanded` if it opens a panel."""
    tools: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True, to_json=_lean)
    """Buttons of the tool bar, which are mostly the same."""
    panel = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    """The panel that is open: its `name`, `title` and `pieces`; or None."""
    wait = traitlets.Int(allow_none=True, default_value=None).tag(sync=True)
    """After so many milliseconds the browser sends `next`; None when it is a person's turn."""

    @property
    def actions(self) -> list[dict[str, Any]]:
        """All that can be done by a button."""
        return [*self.moves, *self.tools]

    def __init__(self, heard: Callable[[Message], None], **traits: object) -> None:
        """Make a face that passes every message on to `heard`."""
        super().__init__(**traits)
        self.on_msg(lambda _widget, message, _buffers: heard(message))

    def paint(self, commands: bytes) -> None:
        """Have the page paint what these commands of ipycanvas say.

        They say much over and over, so they are sent packed, in a third of their bytes.
        """
        self.send({"kind": "paint"}, buffers=[zlib.compress(commands, 9)])
