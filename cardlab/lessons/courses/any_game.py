"""What holds in any game: what may happen, questions about it, and deals gone wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from cardlab.games import get
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.language import mark
from cardlab.lessons import facts, moments
from cardlab.lessons.asks import When, breaks, predicts, referees
from cardlab.lessons.happening import Happening
from cardlab.lessons.moments import Source
from cardlab.lessons.questions import Question
from cardlab.lessons.trials import after_the_end, at_any_time, not_mine, out_of_turn

NO_TRUMP = mark("The {card} is no trump.")
"""Is said of a card that was picked for a trump and is none."""


def takes(happening: Happening) -> bool:
    """Tell whether somebody takes."""
    return bool(happening.find("take"))


def plays_one(happening: Happening) -> bool:
    """Tell whether somebody plays one card."""
    return len(happening.played) == 1


def goes_out(happening: Happening) -> bool:
    """Tell whether somebody goes out."""
    return bool(happening.find("out"))


def goes_out_of_many(happening: Happening) -> bool:
    """Tell whether somebody goes out, and the game goes on."""
    return goes_out(happening) and not ends(happening)


def ends(happening: Happening) -> bool:
    """Tell whether the game is over."""
    return happening.after.to_act is None


def covers_cheaply(happening: Happening) -> bool:
    """Tell whether a cover is the lowest of those that are no trumps."""
    move, state = happening.move, happening.before
    if move is None or move.verb != "beat":
        return False
    rivals = [other.cards[1] for other in state.legal_moves() if other.verb == "beat"]
    plain = [card for card in rivals if card.suit is not state.trump]
    return move.cards[1] == min(plain or rivals, key=lambda card: card.rank.index)


def plays_trump(view: View, move: Move) -> bool:
    """Tell whether a move plays a trump alone."""
    return len(move.from_hand) == 1 and move.from_hand[0].suit is view.trump


def common_laws(*verbs: str, buttons: tuple[Move, ...]) -> tuple[Question, ...]:
    """Return questions about CC-1 to CC-4 in a game.

    `verbs` are kinds of move that name one card or none, to be tried at the wrong time, and
    `buttons` are the moves of the game that name none.
    """
    return (
        Question("CC-1", referees("CC-1", "CC-3", tried=not_mine)),
        Question("CC-2", referees("CC-2", "CC-1", "CC-3", tried=out_of_turn)),
        Question("CC-3", breaks(mark("Try something that has no place now."), buttons)),
        Question("CC-3", referees("CC-3", "CC-1", "CC-2", tried=at_any_time(*verbs))),
        Question(
            "CC-4", referees("CC-4", "CC-1", "CC-3", tried=after_the_end), source=moments.ends()
        ),
    )


def deals(
    law: str, miscounts: Callable[[random.Random], Mapping[str, Any]]
) -> tuple[Question, ...]:
    """Return questions about the law that says how many cards are dealt."""
    left = mark("{players} people play. How many cards are left for the stock?")
    right = mark("Nobody has played yet. Is this a right deal?")
    return (
        Question(
            law,
            predicts(left, facts.STOCK, blind=True, still=True),
            source=moments.beginnings(moments.anybody),
        ),
        Question(
            law,
            predicts(right, facts.AS_DEALT, still=True),
            source=moments.from_position(miscounts, first=1),
        ),
    )


def dealer_after_a_stop(law: str, when: When, source: Source) -> Question:
    """Return a question about who deals when a game was stopped because nothing came of it."""
    asked = (
        mark("You have dealt this game, and now it is stopped. Who deals the next one?"),
        mark("{dealer} has dealt this game, and now it is stopped. Who deals next?"),
    )
    who_deals = predicts(asked, facts.NEXT_DEALER, when=when, of_dealer=True, telling=True)
    return Question(law, who_deals, level=2, source=source)


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
