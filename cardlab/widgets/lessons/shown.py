"""What the browser is told of a lesson, as plain values."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from cardlab.cards import Card
from cardlab.games.vocabulary import Law
from cardlab.language import Sentence, say, together
from cardlab.lessons.attempt import Attempt
from cardlab.lessons.task import (
    Answer,
    Feedback,
    GoOn,
    Hint,
    MakeMove,
    PickCards,
    PickOne,
    PutInOrder,
    Task,
    named,
)


class Said(NamedTuple):
    """What is said of an answer: as it is shown, and aloud, at once where that is `urgent`."""

    ruling: dict[str, Any]
    sentence: Sentence
    urgent: bool = False


def verdict(feedback: Feedback, remember: str, *, watched: bool) -> Said:
    """Return how an answer was judged, and what there is to remember, which may be empty.

    Where something was `watched` there was nothing to judge.
    """
    # A replay says in one text what happened and what there is to say of it.
    told = together(*(line for line in feedback.told if line not in feedback.text))
    lines = [*filter(None, (told, feedback.text, feedback.cure))]
    kind = "seen" if watched else feedback.verdict
    said = _said(kind, lines, feedback.law, remember)
    return said._replace(urgent=feedback.verdict == "illegal")


def answer(hint: Hint, law: Law, remember: str) -> Said:
    """Return the right answer as it is shown to somebody who asked for it."""
    return _said("shown", [hint.text], law, remember)


def _said(verdict: str, lines: Sequence[str], law: Law | None, remember: str) -> Said:
    title = _title(verdict)
    ruling = {
        "verdict": verdict,
        "title": title,
        "lines": list(lines),
        "law": law.id if law else "",
        "law_title": law.title if law else "",
        "remember": remember,
    }
    return Said(ruling, together(title, *lines, named(law) if law else "", remember))


def _title(verdict: str) -> Sentence:
    """Name a verdict, as the heading of what is said of it."""
    return {
        "right": say("Right."),
        "nearly": say("Nearly."),
        "poor": say("Allowed, but not what you want."),
        "illegal": say("Not allowed."),
        "wrong": say("Not right."),
        "shown": say("The answer."),
        "seen": say("That was it."),
    }[verdict]


def state(here: Attempt) -> Sentence:
    """Name where the learner is with a task."""
    if here.phase == "find" and isinstance(here.task.form, GoOn):
        return say("To watch")
    return {
        "find": say("To do"),
        "retry": say("Try again"),
        "shown": say("Answer shown"),
        "done": say("Done"),
    }[here.phase]


def what_to_do(task: Task) -> Sentence:
    """Say how a question of this form is answered."""
    form = task.form
    if isinstance(form, PickCards):
        return say("Choose cards of your hand, and then press “Answer”.")
    if isinstance(form, PickOne):
        return say("Choose an answer.")
    if isinstance(form, PutInOrder):
        return say("Press them one after the other, the first one first.")
    if isinstance(form, MakeMove):
        return say("Choose a card and play it. You may try anything.")
    return say("Look at the cards, and then go on.")


def hint_title(here: Attempt) -> Sentence:
    """Say which rung of the ladder a hint is."""
    return say("Hint {number} of {all}", number=here.rung, all=len(here.task.hints()))


def choices(
    form: PickOne, tried: Collection[int], left: Collection[Answer], right: Answer
) -> list[dict[str, Any]]:
    """Return the answers to choose from.

    `tried` are the places of those that were wrong, `left` those that the hint leaves, `right` is
    the right one once it is known.
    """
    return [
        _choice(place, choice, _standing(place, tried, left, right))
        for place, choice in enumerate(form.choices)
    ]


def _standing(place: int, tried: Collection[int], left: Collection[Answer], right: Answer) -> str:
    if place == right:
        return "right"
    if place in tried:
        return "wrong"
    if left:
        return "left" if place in left else "out"
    return ""


def _choice(place: int, choice: Sentence, standing: str) -> dict[str, Any]:
    name = {
        "right": say("{answer}, the right answer", answer=choice),
        "wrong": say("{answer}, not right", answer=choice),
        "left": say("{answer}, in the hint", answer=choice),
        "out": say("{answer}, ruled out by the hint", answer=choice),
        "": choice,
    }[standing]
    return {"place": place, "caption": choice, "name": name.spoken, "standing": standing}


def things(
    task: Task, form: PutInOrder, placed: Answer | Sequence[int | None], goes: Answer
) -> list[dict[str, Any]]:
    """Return the things to be put in order.

    `placed` are the things by their new places, None where a place is free; `goes` is the right
    order once it is known.
    """
    return [
        _thing(place, thing, task.cards_of((place,)), _number(placed, place), _number(goes, place))
        for place, thing in enumerate(form.things)
    ]


def _number(order: Answer | Sequence[int | None], thing: int) -> int:
    """Return the number of a thing in an order, from 1 on; 0 where it has none."""
    places = [*order] if isinstance(order, (tuple, list)) else []
    return places.index(thing) + 1 if thing in places else 0


def _thing(
    place: int, thing: Sentence, cards: Sequence[Card], number: int, goes: int
) -> dict[str, Any]:
    name = say("{thing}, no number yet", thing=thing)
    if number:
        name = say("{thing}, number {number}", thing=thing, number=number)
    goes = 0 if goes == number else goes
    if goes:
        name = say("{name}, in the hint number {number}", name=name, number=goes)
    face = {"card": str(cards[0])} if cards else {}
    return {
        "place": place,
        "caption": thing,
        "name": name.spoken,
        "number": number,
        "goes": goes,
        **face,
    }
