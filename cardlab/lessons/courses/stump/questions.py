"""What is asked about the laws of Stump, in positions of real games."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asks import picks, referees
from cardlab.lessons.questions import Question

QUESTIONS = (
    Question("ST-7", picks(mark("Which of your cards beat the {lying}? Choose all of them."))),
    Question("ST-7", referees("ST-7", "ST-8"), level=1),
)
