"""What the courses share: questions about the laws of all games, and deals gone wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from cardlab.games import get
from cardlab.games.move import Move
from cardlab.language import mark
from cardlab.lessons.asks import breaks, referees
from cardlab.lessons.moments import ends
from cardlab.lessons.questions import Question
from cardlab.lessons.trials import after_the_end, at_any_time, not_mine, out_of_turn

NO_TRUMP = mark("The {card} is no trump.")
"""Is said of a card that was picked for a trump and is none."""


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


def miscounted(game: str, most: int = 5) -> Callable[[random.Random], dict[str, Any]]:
    """Return a maker of deals in which, half of the time, a card too many or too few is in a hand.

    Two people play, or more, up to `most`.
    """

    def make(stream: random.Random) -> dict[str, Any]:
        players = 2 + int(stream.random() * (most - 1))
        data = get(game).deal(players, int(stream.random() * 2**40)).to_dict()
        hand = data["hands"][int(stream.random() * players)]
        chance = stream.random()
        if chance < 0.25:
            hand.append(data["stock"].pop(0))
        elif chance < 0.5:
            data["stock"].insert(0, hand.pop())
        return dict(data)

    return make
