"""Questions about the laws that all games share; each course asks them in its own positions."""

from __future__ import annotations

from cardlab.games.move import Move
from cardlab.language import mark
from cardlab.lessons.asks import breaks, referees
from cardlab.lessons.moments import ends
from cardlab.lessons.questions import Question
from cardlab.lessons.trials import after_the_end, at_any_time, not_mine, out_of_turn


def common_questions(*verbs: str, buttons: tuple[Move, ...]) -> tuple[Question, ...]:
    """Return questions about CC-1 to CC-4 in a game.

    `verbs` are kinds of move that name one card or none, to be tried at the wrong time, and
    `buttons` are the moves of the game that name none.
    """
    return (
        Question("CC-1", referees("CC-1", "CC-3", tried=not_mine)),
        Question("CC-2", referees("CC-2", "CC-1", "CC-3", tried=out_of_turn)),
        Question("CC-3", breaks(mark("Try something that has no place now."), buttons)),
        Question("CC-3", referees("CC-3", "CC-1", "CC-2", tried=at_any_time(*verbs))),
        Question("CC-4", referees("CC-4", "CC-1", "CC-3", tried=after_the_end), source=ends()),
    )
