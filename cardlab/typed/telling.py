"""What a table answers to a question that was typed: a title, and a sentence a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardlab.cards import Card
from cardlab.games.game import Game, View
from cardlab.games.move import VERBS, Move
from cardlab.games.vocabulary import Event, Law
from cardlab.language import Sentence, mark, say, together
from cardlab.render import speech
from cardlab.render.text import picture_text
from cardlab.scene import Scene
from cardlab.typed.words import word_for


class Answer(NamedTuple):
    """What was asked for."""

    title: Sentence
    lines: tuple[Sentence, ...]


KEYS = {"h": "hint", "u": "undo", "w": "why", "t": "table", "?": "help", "/": "type"}
"""The letters that do something on a card or a button; `type` goes to the typed line."""

ABOUT = {
    "why": mark("“{word} qs”: why a card can be played, or cannot."),
    "moves": mark("“{word}”: what you can do now."),
    "hint": mark("“{word}”: a hint; once more, and it says more."),
    "hand": mark("“{word}”: the cards that you hold."),
    "table": mark("“{word}”: what lies on the table, and whose turn it is."),
    "last": mark("“{word}”: what has happened since your last move."),
    "score": mark("“{word}”: how everybody stands."),
    "laws": mark("“{word}”: the laws of this game."),
    "law": mark("“{word} 9” or “{word} trumps”: a law, by its number or a word in it."),
    "undo": mark("“{word}”: back to your last decision."),
    "redo": mark("“{word}”: what was taken back, played again."),
    "next": mark("“{word}”: let the others move at once."),
    "new": mark("“{word}”: a new game."),
}
"""What is told of each word in the help of a table, in this order."""


def hand(cards: Sequence[Card], playable: Sequence[Card]) -> Answer:
    """Tell the cards of the viewer's hand, and those that are shown to be playable."""
    title = say("Your hand")
    if not cards:
        return Answer(title, (say("You hold no cards."),))
    held = say("You hold: {cards}.", cards=tuple(cards))
    can = (say("You can play: {cards}.", cards=tuple(playable)),) if playable else ()
    return Answer(title, (held, *can))


def table(scene: Scene, status: Sentence) -> Answer:
    """Tell what lies on the table, and whose turn it is."""
    return Answer(say("On the table"), (picture_text(scene), status))


def moves(view: View, status: Sentence) -> Answer:
    """Tell what is going on, and what the viewer can do: card by card, for there are many ways."""
    legal = view.legal_moves()
    alone = [move for move in legal if len(move.from_hand) < 2]
    can = [say("You can: {action}.", action=view.caption(move)) for move in alone]
    if len(alone) < len(legal):
        can.append(say("Several cards can be played together too."))
    return Answer(say("What you can do"), (status, *can))


def last(game: Game, seen: Sequence[Event], names: Sequence[str], viewer: int | None) -> Answer:
    """Tell what happened since the viewer's last move, and that move too."""
    own = (place for place, event in enumerate(seen) if event.seat == viewer)
    moved = [place for place in own if seen[place].kind in VERBS]
    told = speech.happenings(game, seen[moved[-1] if moved else 0 :], names, viewer)
    return Answer(say("What happened"), (told or say("Nothing has happened yet."),))


def score(lines: Sequence[Sentence]) -> Answer:
    """Tell how everybody stands."""
    return Answer(say("The score"), tuple(lines) or (say("Nothing has been counted yet."),))


def why(view: View, move: Move) -> Answer:
    """Tell that a move can be made, or what stands against it, with the law."""
    violation = view.why_not(move)
    if violation is None:
        can = say("You can: {action}.", action=view.caption(move))
        return Answer(say("It can be played"), (can,))
    ruled = together(violation.text, violation.cure)
    return Answer(_name(violation.law), (ruled, violation.law.text))


def why_not(view: View) -> Answer:
    """Tell which cards of the hand cannot be played now, and by which laws."""
    refused: dict[Law, list[Card]] = {}
    for card in view.hand:
        move = view.choice((card,))
        violation = view.why_not(move) if move else None
        if violation:
            refused.setdefault(violation.law, []).append(card)
    lines = [
        say("Against the {cards} stands {law}.", cards=tuple(cards), law=_name(law))
        for law, cards in refused.items()
    ]
    none = say("You can play any card you hold.") if view.hand else say("You hold no cards.")
    return Answer(say("What cannot be played"), tuple(lines) or (none,))


def law(law: Law) -> Answer:
    """Tell one law."""
    return Answer(_name(law), (law.text,))


def laws(laws: Mapping[str, Law]) -> Answer:
    """List the laws by id and title."""
    lines = tuple(say("{law}.", law=_name(law)) for law in laws.values())
    return Answer(say("The laws"), lines)


def manual() -> Answer:
    """Tell all that can be typed, and which keys do the same."""
    letters = {name: key for key, name in KEYS.items()}
    return Answer(
        say("What you can type"),
        (
            say("A card, “7h”, or several, “7h 9h”, to play them."),
            say(
                "“{take}” or “{none}”, where you may.", take=word_for("take"), none=word_for("pass")
            ),
            *(say(text, word=word_for(order)) for order, text in ABOUT.items()),
            say(
                "On a card or a button one key is enough: {hint} for a hint, {undo} to undo, "
                "{why} why, {table} for the table, {help} for this, {type} to type.",
                **letters,
            ),
        ),
    )


def not_now(order: str) -> Answer:
    """Tell that there is nothing of this kind to be done now."""
    word = word_for(order)
    return Answer(say("Not now"), (say("“{word}” can do nothing just now.", word=word),))


def unclear(answer: Sentence) -> Answer:
    """Tell that a line was not understood."""
    return Answer(say("What was that?"), (answer,))


def _name(law: Law) -> Sentence:
    return say("{id}, {title}", id=law.id, title=law.title)
