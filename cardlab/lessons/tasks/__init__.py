"""The kinds of task, one a file."""

from cardlab.lessons.tasks.break_law import BreakLaw
from cardlab.lessons.tasks.mini_game import MiniGame
from cardlab.lessons.tasks.order import Order
from cardlab.lessons.tasks.pick import Pick
from cardlab.lessons.tasks.play import Play
from cardlab.lessons.tasks.predict import Predict
from cardlab.lessons.tasks.referee import Referee
from cardlab.lessons.tasks.watch import Watch

__all__ = ["BreakLaw", "MiniGame", "Order", "Pick", "Play", "Predict", "Referee", "Watch"]
