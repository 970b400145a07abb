"""Hints that help one step at a time: what matters, which cards, the candidates, the move and why.

>>> from cardlab.coach import Effort, advise
>>> from cardlab.games import get
>>> game = get("stump")
>>> view = game.deal(players=2, seed=7, dealer=0).view(1)
>>> rungs = ladder(game, view, advise(view, (), ("Bea", "You"), Effort(60)))
>>> [bool(rung.text) for rung in rungs]
[True, True, True, True]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardlab.cards import Card, bits_of, cards_in
from cardlab.coach.advice import Advice
from cardlab.coach.choice import Choice
from cardlab.games.game import Game, View
from cardlab.games.move import Move
from cardlab.language import Sentence, listed, say, together

CANDIDATES = 3
"""So many moves are named before the best is."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of a hint: what it says, and the cards and moves that it points at."""

    text: Sentence
    cards: tuple[Card, ...] = ()
    moves: tuple[Move, ...] = ()


def ladder(game: Game, view: View, advice: Advice) -> tuple[Rung, ...]:
    """Return the four steps of a hint, each saying more than the one before."""
    cards = _concerned(view, advice)
    candidates = _candidates(view, advice)
    return (
        _what_matters(game, advice),
        _which_cards(cards),
        _between(candidates, cards),
        Rung(advice.text, advice.best.move.from_hand, (advice.best.move,)),
    )


def _what_matters(game: Game, advice: Advice) -> Rung:
    """Name the law that the weightiest reason rests on, or two where it is close."""
    if advice.other is None:
        return Rung(say("You have no choice here: there is one move alone."))
    laws = [
        game.laws[reasons[0].laws[0]] for reasons in (advice.reasons, advice.against) if reasons
    ]
    counted = say("You can know where every card is: count it out to the end.")
    if not laws:
        usual = say("No law decides this alone: think of what you will need later.")
        return Rung(counted if advice.best.proven else usual)
    law, *others = dict.fromkeys(laws)
    if others:
        text = say(
            "Two things pull different ways here: {law}, “{title}”, and {other}, “{other_title}”.",
            law=law.id,
            title=law.title,
            other=others[0].id,
            other_title=others[0].title,
        )
        return Rung(text)
    title = say("What matters here is {law}, “{title}”.", law=law.id, title=law.title)
    return Rung(together(counted if advice.best.proven else "", title, law.text))


def _which_cards(cards: tuple[Card, ...]) -> Rung:
    if not cards:
        return Rung(say("No card of your hand decides this."))
    return Rung(say("Look at the {cards}.", cards=cards), cards)


def _between(candidates: Sequence[Choice], cards: tuple[Card, ...]) -> Rung:
    quoted = [say("“{move}”", move=choice.caption) for choice in candidates]
    moves = tuple(choice.move for choice in candidates)
    if len(quoted) == 1:
        return Rung(say("The move is {moves}.", moves=quoted[0]), cards, moves)
    return Rung(say("The choice is between {moves}.", moves=listed(quoted)), cards, moves)


def _concerned(view: View, advice: Advice) -> tuple[Card, ...]:
    """Return the cards in sight that the reasons name, or else the two moves, in pack order."""
    named = bits_of(card for reason in (*advice.reasons, *advice.against) for card in reason.cards)
    compared = (advice.best, advice.other)
    laid = bits_of(card for choice in compared if choice for card in choice.move.cards)
    return cards_in(named & ~view.hidden().cards or laid)


def _candidates(view: View, advice: Advice) -> list[Choice]:
    """Return the moves worth a thought in the order of the legal ones, so that none stands out."""
    chosen = {choice.move: choice for choice in advice.choices[: CANDIDATES - 1]}
    if advice.other:
        chosen[advice.other.move] = advice.other
    return [chosen[move] for move in view.legal_moves() if move in chosen]
