"""The coach: what each choice was worth, and why, in words that can be checked."""

from cardlab.coach.advice import Advice, advise, advising
from cardlab.coach.choice import Choice
from cardlab.coach.effort import Effort
from cardlab.coach.ladder import Rung, ladder
from cardlab.coach.reason import Reason

__all__ = ["Advice", "Choice", "Effort", "Reason", "Rung", "advise", "advising", "ladder"]
