"""What the browser is told, as plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlab.errors import CardlabError
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Violation
from cardlab.language import Sentence, say, together
from cardlab.render import speech
from cardlab.render.text import pair_text
from cardlab.scene import HandCard, Scene
from cardlab.widgets.series import Goal


def goal(goal: Goal) -> dict[str, Any]:
    """Return what a lesson asks for, or, once that is done, what was gained by it."""
    return {"text": goal.praise if goal.done else goal.text, "done": goal.done}


def hand_card(held: HandCard, *, chosen: bool, fits: bool) -> dict[str, Any]:
    """Return a card of the hand, as a button shows and says it; `fits` if it can be played."""
    card = held.card
    return {
        "card": str(card),
        "rank": card.rank.short,
        "suit": card.suit.letter,
        "name": speech.card_name(card, held.mark, playable=fits),
        "playable": fits,
        "marked": bool(held.mark),
        "chosen": chosen,
    }


def targets(scene: Scene) -> list[dict[str, Any]]:
    """Return the cards on the table that the person may try to lay a card on."""
    if scene.viewer is None or not scene.seats[scene.viewer].acting:
        return []
    return [
        {
            "card": str(pair.attack.card),
            "name": pair_text(pair).spoken,
            "box": [round(side, 1) for side in pair.attack.box],
        }
        for pair in scene.pairs
    ]


def action(
    name: str, caption: Sentence, *, main: bool = False, once: bool = False
) -> dict[str, Any]:
    """Return a button for an action; `main` stands out, `once` takes a double click as one."""
    return {
        "action": name,
        "caption": caption,
        "name": caption.spoken,
        "main": main,
        "once": once,
    }


def moves(view: View, offered: Sequence[Move]) -> list[dict[str, Any]]:
    """Return a button for each of these moves; one without cards stands out as a last resort."""
    nothing_to_play = not any(move.cards for move in view.legal_moves())
    return [
        action(str(move), view.caption(move), main=bool(move.cards) or nothing_to_play, once=True)
        for move in offered
    ]


def ruling(violation: Violation) -> dict[str, str]:
    """Return the answer to a wrong card: the law, what is wrong, what would be right."""
    law = violation.law
    answer = together(violation.text, violation.cure)
    return {"law": law.id, "title": law.title, "text": answer}


def trouble(error: BaseException) -> Sentence:
    """Say that something failed."""
    if isinstance(error, CardlabError):
        return Sentence(str(error))
    return say(
        "Something went wrong here ({error}). The game is as it was, and you can go on.",
        error=f"{type(error).__name__}: {error}",
    )


def pace_caption(pace: int) -> Sentence:
    """Say at which of the three paces the others move."""
    return (say("Pace: calm"), say("Pace: steady"), say("Pace: quick"))[pace]


def words() -> dict[str, str]:
    """Return the fixed words of the browser's part."""
    return {
        "table": say("Card table"),
        "actions": say("What you can do"),
        "law": say("The law"),
        "done": say("Done"),
        "goal": say("Your task"),
        "trouble": say("Something went wrong"),
    }
