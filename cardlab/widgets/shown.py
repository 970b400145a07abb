"""What the browser is told, as plain values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

from cardlab.cards import ALL_CARDS, Card
from cardlab.errors import CardlabError
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Violation
from cardlab.language import Sentence, say, together
from cardlab.render.look import Look
from cardlab.render.pack import definitions, names
from cardlab.render.text import picture_text
from cardlab.scene import HandCard, Scene
from cardlab.widgets.choosing import fits
from cardlab.widgets.series import Goal


def goal(goal: Goal) -> dict[str, Any]:
    """Return what a lesson asks for, or, once that is done, what was gained by it."""
    return {"text": goal.praise if goal.done else goal.text, "done": goal.done}


def picture(scene: Scene, *, past: bool = False) -> dict[str, Any]:
    """Return the size of the picture and of a card in pixels, and what it shows; `past` if over."""
    label = picture_text(scene).spoken
    shown = {"width": scene.width, "height": scene.height, "card": scene.card, "label": label}
    return {**shown, "past": True} if past else shown


@cache
def look(look: Look) -> dict[str, Any]:
    """Return how a table looks, with all drawings of its pack."""
    pack = "".join(ET.tostring(part, encoding="unicode") for part in definitions(look))
    return {"theme": look.theme, "names": names(look), "pack": pack}


def hand(
    scene: Scene, view: View, chosen: Sequence[Card], *, told: bool = True
) -> list[dict[str, Any]]:
    """Return the cards of the hand, as buttons show them; how they are called a page knows.

    Unless it is `told`, nothing says which of them can be played.
    """
    return [_hand_card(held, view, chosen, told=told) for held in scene.hand]


def _hand_card(held: HandCard, view: View, chosen: Sequence[Card], *, told: bool) -> dict[str, Any]:
    return {
        "card": str(held.card),
        "playable": told and fits(view, chosen, held),
        "marked": held.mark,
        "pointed": held.pointed,
        "chosen": held.card in chosen,
    }


def targets(scene: Scene) -> list[dict[str, Any]]:
    """Return the cards on the table that the person may try to lay a card on."""
    if scene.viewer is None or not scene.seats[scene.viewer].acting:
        return []
    return [
        {
            "card": str(pair.attack.card),
            "cover": str(pair.cover.card) if pair.cover else "",
            "box": [round(side) for side in pair.attack.box],
        }
        for pair in scene.pairs
    ]


def pair_words(scene: Scene) -> list[str]:
    """Return how the cards of the bout are called, covered or not, with fields for their names."""
    return [say(words) for words in scene.pairs[0].words]


def action(
    name: str, caption: Sentence, *, main: bool = False, once: bool = False, tool: bool = False
) -> dict[str, Any]:
    """Return a button for an action; `main` stands out, `once` takes a double click as one.

    A `tool` is not a way to go on, so it stands apart.
    """
    return {
        "action": name,
        "caption": caption,
        "name": caption.spoken,
        "main": main,
        "once": once,
        "tool": tool,
    }


def tool(
    name: str,
    caption: Sentence,
    *,
    called: str = "",
    usable: bool = True,
    expanded: bool | None = None,
) -> dict[str, Any]:
    """Return a button of the tool bar, which is `called` otherwise where its caption is a sign.

    One that opens something is `expanded`, or not; one that is not `usable` keeps its place.
    """
    found = action(name, caption, tool=True)
    if called:
        found["name"] = called
    if not usable:
        found["off"] = True
    if expanded is not None:
        found["expanded"] = expanded
    return found


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


def saying(number: int, polite: Sentence | None, urgent: Sentence | None) -> dict[str, Any]:
    """Return what is said aloud; a new number is a new saying."""
    return {
        "number": number,
        "polite": polite.spoken if polite else "",
        "urgent": urgent.spoken if urgent else "",
    }


def card_names() -> dict[str, str]:
    """Return how each card is called aloud, so that this is told once and not with every play."""
    return {str(card): card.spoken for card in ALL_CARDS}


def words() -> dict[str, str]:
    """Return the fixed words of the browser's part; names of cards go into the fields of some."""
    return {
        "playable": say("{card}, playable"),
        "marked": say("{card}, {mark}"),
        "marked playable": say("{card}, {mark}, playable"),
        "pointed": say("in the hint"),
        "table": say("Card table"),
        "actions": say("What you can do"),
        "moves": say("Moves and ways to go on"),
        "tools": say("Tools"),
        "close": say("Close"),
        "law": say("The law"),
        "hint": say("Hint"),
        "done": say("Done"),
        "goal": say("Your task"),
        "trouble": say("Something went wrong"),
    }
