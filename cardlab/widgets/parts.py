"""The parts of a table in a notebook, in the order in which their buttons stand."""

from __future__ import annotations

from cardlab.widgets.hinting import Hinting
from cardlab.widgets.keeping import Keeping
from cardlab.widgets.looking import Looking
from cardlab.widgets.others import Others
from cardlab.widgets.panels.opening import Panels
from cardlab.widgets.part import Part
from cardlab.widgets.past import Past
from cardlab.widgets.picking import Picking
from cardlab.widgets.screen import Screen
from cardlab.widgets.task import Task
from cardlab.widgets.typed import TypedLine

PARTS: tuple[type[Part], ...] = (
    Picking,
    Others,
    Screen,
    Keeping,
    Looking,
    Hinting,
    Past,
    Panels,
    Task,
    TypedLine,
)
