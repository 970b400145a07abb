"""The panels that a table has, in the order in which they are offered."""

from __future__ import annotations

from cardlab.widgets.panels.keys import Keys
from cardlab.widgets.panels.last_bout import LastBout
from cardlab.widgets.panels.laws import Laws
from cardlab.widgets.panels.liking import Liking
from cardlab.widgets.panels.moves import Moves
from cardlab.widgets.panels.new_game import NewGame
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.panels.saving import Saving

PANELS: tuple[type[Panel], ...] = (Moves, LastBout, Laws, NewGame, Saving, Liking, Keys)
