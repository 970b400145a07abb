"""A ladder of help for any task: which law, which cards, the candidates, the answer and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlab.cards import Card, bits_of, cards_in
from cardlab.games.move import Move
from cardlab.language import Sentence, say, together
from cardlab.lessons.task import Answer, GoOn, Hint, MakeMove, PickCards, PickOne, enumerated

if TYPE_CHECKING:
    from cardlab.lessons.task import Task


def ladder(task: Task) -> tuple[Hint, ...]:
    """Return the four rungs of a task's ladder; none where there is nothing to decide."""
    if isinstance(task.form, GoOn):
        return ()
    return (_law(task), _cards(task), _between(task), _answer(task))


def _law(task: Task) -> Hint:
    law = task.law
    title = say("What matters here is {law}, “{title}”.", law=law.id, title=law.title)
    return Hint(together(title, law.text))


def _cards(task: Task) -> Hint:
    cards = task.concerned
    if not cards:
        return Hint(say("No single card decides this. Think of what the law counts."))
    return Hint(say("Look at the {cards}.", cards=cards), cards)


def _between(task: Task) -> Hint:
    answers = task.candidates
    if len(answers) < 2:
        return Hint(say("Only one answer is worth a thought."), task.concerned, answers)
    pointed = cards_in(bits_of(card for answer in answers for card in task.cards_of(answer)))
    return Hint(_choice(task, answers, pointed), pointed or task.concerned, answers)


def _choice(task: Task, answers: tuple[Answer, ...], pointed: tuple[Card, ...]) -> Sentence:
    form = task.form
    if isinstance(form, PickOne):
        places = [place for place in answers if isinstance(place, int)]
        words = [say("“{choice}”", choice=form.choices[place]) for place in places]
        return say("It is one of these: {choices}.", choices=enumerated(words))
    if isinstance(form, MakeMove):
        moves = [move for move in answers if isinstance(move, Move)]
        words = [say("“{choice}”", choice=form.view.caption(move)) for move in moves]
        return say("The choice is between {choices}.", choices=enumerated(words))
    if isinstance(form, PickCards):
        return say("Look for them among the {cards}.", cards=pointed)
    return say("Two ways to order them are left to choose from.")


def _answer(task: Task) -> Hint:
    solution = task.solution
    return Hint(task.reason, task.cards_of(solution) or task.concerned, (solution,))
