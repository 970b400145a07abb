"""The typed line of a table, and the keys that ask the same questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from cardlab.cards import Card
from cardlab.games.move import Move
from cardlab.language import say
from cardlab.typed import telling
from cardlab.typed.reading import AskedLaw, Line, Order, Play, Unclear, Why, read
from cardlab.typed.telling import Answer
from cardlab.widgets.face import Message
from cardlab.widgets.looking import shown_table
from cardlab.widgets.part import Part
from cardlab.widgets.picking import Picking

if TYPE_CHECKING:
    from cardlab.widgets.table import TableView


_ANSWERED = {"undo", "redo", "new"}
"""What says by itself that it cannot be done, so that it needs no button to be asked for."""


class TypedLine(Part):
    """Does what somebody typed, and answers what somebody asked.

    Who looks back is told of the moment that he looks at.
    """

    def __init__(self, host: TableView) -> None:
        """Know what can be told."""
        super().__init__(host)
        self._tells: dict[str, Callable[[], Answer]] = {
            "why": self._why_not,
            "moves": self._moves,
            "hand": self._hand,
            "table": lambda: telling.table(host.scene, host.status()),
            "last": self._last,
            "score": lambda: telling.score(host.series.score_lines()),
            "laws": lambda: telling.laws(host.table.game.laws),
            "help": telling.manual,
        }

    def hears(self) -> Mapping[str, Callable[[Message], None]]:
        """Hear what was typed, or asked for with a key."""
        return {
            "typed": lambda message: self.follow(message["text"]),
            "ask": lambda message: self._ask(message["order"], message.get("card")),
        }

    def traits(self) -> Mapping[str, Any]:
        """Tell the browser what the line is for, and which letters do something."""
        return {"letters": telling.KEYS, "prompt": say("Type a play or a question")}

    def follow(self, text: str) -> None:
        """Do what a typed line means, or say that it is not clear."""
        self._do(read(text, self.host.shown_view, self.host.table.game.laws))

    def _do(self, line: Line) -> None:
        if isinstance(line, Play):
            self.host.attempt(line.move)
        elif isinstance(line, Order):
            self._order(line.name)
        elif isinstance(line, Why):
            self._why(line.move)
        elif isinstance(line, AskedLaw):
            self._answer(telling.law(line.law))
        elif isinstance(line, Unclear):
            self._answer(telling.unclear(line.answer))

    def _order(self, name: str) -> None:
        if name in {"hand", "why"} and self.host.seat is None:
            self._answer(self._moves())  # all hands are covered
        elif name in self._tells:
            self._answer(self._tells[name]())
        elif self._can(name):
            self.host.press(name)
        else:
            self._answer(telling.not_now(name))

    def _can(self, name: str) -> bool:
        """Tell whether an order can be given now: one with a button, or one that answers itself."""
        if name in _ANSWERED:
            return any(name in part.presses() for part in self.host.parts)
        return self._offers(name)

    def _offers(self, name: str) -> bool:
        """Tell whether there is a button for an action."""
        actions = (action for part in self.host.parts for action in part.actions())
        return any(action["action"] == name for action in actions)

    def _ask(self, order: str, card: str | None) -> None:
        """Answer a key; with "why" it is about a card, beside those that are picked."""
        if order != "why" or card is None:
            self._order(order)
            return
        asked = Card.parse(card)
        picked = tuple(other for other in self.host.part(Picking).chosen if other != asked)
        move = self.host.shown_view.choice((*picked, asked))
        if move:
            self._why(move)

    def _why(self, move: Move) -> None:
        self.host.helped()
        self._answer(telling.why(self.host.shown_view, move))

    def _why_not(self) -> Answer:
        self.host.helped()
        return telling.why_not(self.host.shown_view)

    def _moves(self) -> Answer:
        self.host.helped()
        return telling.moves(self.host.shown_view, self.host.status())

    def _hand(self) -> Answer:
        shown = self.host.part(Picking).traits()["hand"]
        cards = [Card.parse(held["card"]) for held in shown]
        playable = [card for card, held in zip(cards, shown, strict=True) if held["playable"]]
        return telling.hand(cards, playable)

    def _last(self) -> Answer:
        table, seat = shown_table(self.host), self.host.seat
        return telling.last(table.game, table.seen(seat), table.names, seat)

    def _answer(self, answer: Answer) -> None:
        self.host.answer(answer.title, answer.lines)
