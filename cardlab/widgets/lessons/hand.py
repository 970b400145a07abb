"""Answering with cards of the hand, and asking about them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cardlab.cards import Card, bits_of, cards_in
from cardlab.language import Sentence, say
from cardlab.lessons.task import MakeMove, PickCards, PutInOrder, named
from cardlab.lessons.why import why
from cardlab.widgets import choosing, shown
from cardlab.widgets.picking import Picking

if TYPE_CHECKING:
    from cardlab.widgets.lessons.view import LessonView


class HandAnswer(Picking):
    """Cards that are picked for an answer, a set of them or a move; any card may be picked.

    Which cards can be played is not shown, since that is what a lesson is about; it is in a
    small game.
    """

    host: LessonView

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Give the cards for an answer, or ask about the last one."""
        return {"answer": lambda: self.answer(self.chosen), "why": self._ask}

    def choose(self, card: Card) -> None:
        """Pick a card or put it back."""
        if card in self.chosen:
            self.pick(tuple(other for other in self.chosen if other != card))
        elif isinstance(self.host.task.form, PickCards):
            self.pick((*self.chosen, card))
        else:
            move = self.host.view.choice((*self.chosen, card))
            goes_with = isinstance(self.host.task.form, MakeMove) and move
            self.pick(goes_with.from_hand if goes_with else (card,))

    def answer(self, cards: tuple[Card, ...]) -> None:
        """Pick these cards and no others, as the answer."""
        self.chosen = cards
        self.host.give(cards)

    def play(self, card: Card, target: Card | None = None) -> None:
        """Play a card, where the question is one for a move; else pick it."""
        if isinstance(self.host.task.form, MakeMove) and not self.host.here.over:
            super().play(card, target)
        elif card not in self.chosen:
            self.choose(card)

    def pick(self, cards: tuple[Card, ...]) -> None:
        """Have these cards picked and no others; whatever was said of the task still stands."""
        self.chosen = cards
        said = say("Chosen: {cards}.", cards=cards) if cards else say("No card is chosen.")
        self.host.show(polite=said)

    def marks(self) -> Collection[Card]:
        """Point at the cards that the last answer or hint was about."""
        return self.host.pointed

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer what the picked cards would be for an answer, and to ask about the last one."""
        asking = [shown.action("why", say("Why, or why not?"))] if self.chosen else []
        return (*self._answers(), *asking)

    def _answers(self) -> Sequence[dict[str, Any]]:
        form = self.host.task.form
        if self.host.here.over or self.host.lost:
            return ()
        if isinstance(form, PickCards):
            return (shown.action("answer", self._caption(), main=True, once=True),)
        if isinstance(form, MakeMove):
            view = self.host.view
            made = choosing.meant(view, self.chosen)
            bare = (move for move in view.legal_moves() if not move.cards)
            return shown.moves(view, list(dict.fromkeys((*made, *form.buttons, *bare))))
        return ()

    def _caption(self) -> Sentence:
        if not self.chosen:
            return say("Answer")
        return say("Answer: {cards}", cards=cards_in(bits_of(self.chosen)))

    def traits(self) -> Mapping[str, Any]:
        """Show the hand, and the cards of the table that a card can be laid on."""
        task = self.host.task
        if task.blind or isinstance(task.form, PutInOrder):
            return {"hand": [], "targets": []}
        scene = self.host.scene
        lays = isinstance(task.form, MakeMove) and not self.host.here.over
        if not self.host.in_game:
            untold = tuple(replace(held, playable=False) for held in scene.hand)
            scene = replace(scene, hand=untold)
        seen = self.chosen if self.host.in_game else ()
        cards = shown.hand(scene, self.host.view, seen)
        chosen = {str(card) for card in self.chosen}
        return {
            "hand": [{**card, "chosen": card["card"] in chosen} for card in cards],
            "targets": shown.targets(scene) if lays else [],
        }

    def _ask(self) -> None:
        """Say whether the card that was picked last can be played, and why; that is a help."""
        if not self.chosen:
            return
        card = self.chosen[-1]
        answer = why(self.host.view, card)
        self.host.helped()
        lines = (answer.text, named(answer.law)) if answer.law else (answer.text,)
        self.host.answer(say("The {card}", card=card), lines)
