"""Picking cards of the hand, and playing them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardlab.cards import Card
from cardlab.language import say
from cardlab.widgets import choosing, shown
from cardlab.widgets.face import Message
from cardlab.widgets.part import Part


class Picking(Part):
    """The cards that somebody has picked, and the moves that they make."""

    chosen: tuple[Card, ...] = ()
    """The cards that are picked, in the order of the move they would make."""

    def hears(self) -> Mapping[str, Callable[[Message], None]]:
        """Hear of cards that are picked, played, laid on others or put back."""
        return {
            "choose": lambda message: self.choose(Card.parse(message["card"])),
            "play": lambda message: self.play(Card.parse(message["card"])),
            "target": lambda message: self.lay_on(Card.parse(message["card"])),
            "drop": self._drop,
            "clear": lambda _: self.pick(()),
        }

    def choose(self, card: Card) -> None:
        """Pick a card or put it back; a choice that could not be played is ruled on at once."""
        refusal = self.host.refusal
        if refusal:
            self.host.tell(refusal)
            return
        if card in self.chosen:
            self.pick(tuple(other for other in self.chosen if other != card))
            return
        move = self.host.view.choice((*self.chosen, card))
        violation = self.host.view.why_not(move) if move else None
        if violation:
            self.host.rule(violation)
        else:
            self.pick(move.from_hand if move else self.chosen)

    def play(self, card: Card, target: Card | None = None) -> None:
        """Play a card, with the picked ones where that is allowed, on `target` if there is one.

        Where that can be several moves the card is picked, and the moves are offered.
        """
        view = self.host.view
        cards = self.chosen if card in self.chosen else choosing.along(view, self.chosen, card)
        moves = choosing.meant(view, cards, target)
        if len(moves) > 1:
            self.pick(moves[0].from_hand)
        elif moves:
            self.host.attempt(moves[0])

    def _drop(self, message: Message) -> None:
        target = message["target"]
        self.play(Card.parse(message["card"]), Card.parse(target) if target else None)

    def lay_on(self, target: Card) -> None:
        """Lay the picked cards on a card of the table."""
        move = self.host.view.choice(self.chosen, target)
        if move:
            self.host.attempt(move)
        else:
            self.chosen = ()
            self.host.tell(say("Choose a card of your hand first."))

    def pick(self, cards: tuple[Card, ...]) -> None:
        """Have these cards picked and no others."""
        self.chosen = cards
        self.host.tell(choosing.said(self.host.view, cards))

    def changed(self) -> None:
        """Put back what was picked in another position."""
        self.chosen = ()

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer the moves that the picked cards make, and those without cards."""
        view = self.host.view
        return shown.moves(view, choosing.offered(view, self.chosen))

    def traits(self) -> Mapping[str, Any]:
        """Show the hand, and the cards of the table that a card can be laid on."""
        host, scene = self.host, self.host.scene
        told = host.settings.playable and not host.covered
        return {
            "hand": shown.hand(scene, host.view, self.chosen, told=told),
            "targets": [] if host.covered else shown.targets(scene),
        }
