"""A game for a projector: large, one step at a time, and an answer is hidden until it is shown.

Whoever presents goes on with one key, as remote controls have it: the question, then its answer,
then the next question. The hands of all players lie open or covered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from cardlab.cards import Card, quoted
from cardlab.coach import Effort, advising
from cardlab.errors import BadRecord
from cardlab.games.game import State, View
from cardlab.language import Sentence, say, together
from cardlab.match import Match
from cardlab.players.player import Slices
from cardlab.record import Record
from cardlab.render import speech
from cardlab.render.text import cards_count
from cardlab.table import Table, rightly_named
from cardlab.widgets import shown
from cardlab.widgets.face import TableFace
from cardlab.widgets.part import Part
from cardlab.widgets.presenter_face import PresenterFace
from cardlab.widgets.table import TableView
from cardlab.widgets.thought import Thought

EFFORT = Effort(400, 1.0)
"""How long the coach thinks about a position after which nothing was played."""
Presented: TypeAlias = Record | Table | Match | TableView


class _OneGame:
    """A game that is looked at as it is: nothing comes before it or after it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def next_game(self, **_: object) -> Sentence:
        return Sentence("")

    def score_lines(self) -> tuple[Sentence, ...]:
        return ()

    def lines_to_come(self) -> tuple[Sentence, ...]:
        return ()


class Steps(Part):
    """Where in the game the presenter is, and what everybody may see there."""

    place: int = 0
    """After how many moves the table is shown."""
    asking: bool = True
    """Whether what comes next is a question first."""
    answered: bool = False
    """Whether the answer to the question of this place is shown."""
    hands_open: bool = False

    def __init__(self, host: TableView) -> None:
        """Begin with the deal."""
        super().__init__(host)
        self._advice: dict[int, Sentence] = {}
        self._thought: Thought | None = None

    @property
    def state(self) -> State:
        """The position that is shown."""
        return self.host.table.steps[self.place].state

    @property
    def last(self) -> int:
        """How many moves the game has."""
        return len(self.host.table.moves)

    @property
    def hiding(self) -> bool:
        """Whether there is an answer that is still to be shown."""
        return bool(self.question()) and not self.answered

    def presses(self) -> Mapping[str, Callable[[], None]]:
        """Go through the game, and open or cover what there is."""
        return {
            "forward": self.forward,
            "back": self.back,
            "first": lambda: self._go(0),
            "last": lambda: self._go(self.last),
            "hands": self._turn_hands,
            "ask": self._ask_or_not,
        }

    def forward(self) -> None:
        """Show the answer, or what comes next."""
        if self.hiding:
            self.answered = True
            self._think_of_an_answer()
            self._show(self._answer())
        elif self.place < self.last:
            self._go(self.place + 1)

    def back(self) -> None:
        """Take the last step back: hide the answer again, or go to the one before."""
        if self.asking and self.answered:
            self.answered = False
            self._show(self.question())
        elif self.place > 0:
            self._go(self.place - 1, answered=self.asking)

    def _go(self, place: int, *, answered: bool = False) -> None:
        self._think_no_more()
        self.place, self.answered = place, answered
        host = self.host
        events = host.table.steps[place].events
        host.news = speech.happenings(host.table.game, events, host.table.names, None)
        self._show(together(host.news, host.status(), self.question()))

    def _turn_hands(self) -> None:
        self.hands_open = not self.hands_open
        opened = say("All hands are open.") if self.hands_open else say("All hands are covered.")
        self._show(opened)

    def _ask_or_not(self) -> None:
        self.asking, self.answered = not self.asking, False
        self._show(self.question())

    def _show(self, said: Sentence) -> None:
        self.host.change(said)

    def _name(self) -> str:
        seat = self.state.to_act
        return "" if seat is None else self.host.table.names[seat]

    def question(self) -> Sentence:
        """Ask what comes next, unless that is not asked for, or nothing comes or was played."""
        if not self.asking or not self.last or self.state.to_act is None:
            return Sentence("")
        return say("What would you do in {name}’s place?", name=self._name())

    def _answer(self) -> Sentence:
        """Say what was played here, or else what the coach thinks best, once that is known."""
        if self.place < self.last:
            host = self.host
            events = host.table.steps[self.place + 1].events
            return speech.happenings(host.table.game, events, host.table.names, None)
        return self._advice.get(self.place, say("The coach is thinking."))

    def _think_of_an_answer(self) -> None:
        if self.place == self.last and self.place not in self._advice:
            self._thought = Thought(self._advise(), self.host.tell_trouble)
            self._thought.begin()

    def _advise(self) -> Slices[None]:
        table, seat, place = self.host.table, self.state.to_act, self.place
        advice = yield from advising(self.state.view(seat), table.seen(seat), table.names, EFFORT)
        self._advice[place] = advice.text
        self._show(self._answer())

    def _think_no_more(self) -> None:
        if self._thought:
            self._thought.give_up()
        self._thought = None

    def left(self) -> None:
        """Think no more."""
        self._think_no_more()

    def marks(self) -> Collection[Card]:
        """Point at the cards of the answer."""
        if not self.answered or self.place == self.last:
            return ()
        return self.host.table.moves[self.place].cards

    def traits(self) -> Mapping[str, Any]:
        """Show the hands, if they are open, and the question with its answer or without."""
        question = self.question()
        asked = {"question": question, "answer": self._answer() if self.answered else ""}
        return {
            "hands": self._hands(),
            "asked": asked if question else None,
            "place": self._where(),
        }

    def _where(self) -> Sentence:
        if not self.last:
            return say("Nothing has been played yet.")
        return say("Move {place} of {all}", place=self.place, all=self.last)

    def _hands(self) -> list[dict[str, Any]]:
        """Return the hands of all players, or none while they are covered."""
        if not self.hands_open:
            return []
        names, pointed = self.host.table.names, self.marks()
        return [
            {
                "name": name,
                "acting": seat == self.state.to_act,
                "label": say("{name}: {cards}", name=name, cards=held or cards_count(0)).spoken,
                "cards": [str(card) for card in held],
                "pointed": [str(card) for card in held if card in pointed],
            }
            for seat, (name, held) in enumerate(
                zip(names, self.state.open_view().hands, strict=True)
            )
        ]

    def actions(self) -> Sequence[dict[str, Any]]:
        """Offer every way through the game, and what can be opened or covered."""
        end = self.place == self.last and not self.hiding
        start = self.place == 0 and not self.answered
        shows = self.hiding
        on = shown.tool(
            "forward",
            say("Show the answer") if shows else say("Next ▶"),
            called=say("Show the answer") if shows else say("Next"),
            usable=not end,
        )
        return (
            shown.tool("first", say("First"), usable=self.place > 0),
            shown.tool("back", say("◀ Back"), called=say("Back"), usable=not start),
            {**on, "main": True},
            shown.tool("last", say("Last"), usable=self.place < self.last),
            shown.tool("hands", say("Cover hands") if self.hands_open else say("Open hands")),
            shown.tool(
                "ask",
                say("Do not ask") if self.asking else say("Ask first"),
                usable=self.last > 0,
            ),
            shown.tool("full", say("Full screen")),
        )


class PresenterView(TableView):
    """A game on a projector; nobody plays at it."""

    kinds: ClassVar[tuple[type[Part], ...]] = (Steps,)
    face_kind: ClassVar[type[TableFace]] = PresenterFace

    def __init__(self, table: Table) -> None:
        """Begin with the deal of the game at this table."""
        super().__init__(_OneGame(table), {})
        self.people, self.seat = (), None
        self.news = speech.happenings(table.game, table.deal_events, table.names, None)

    def greeting(self) -> Sentence:
        """Say what there is to see, and what is asked."""
        return together(self.news, self.status(), self.part(Steps).question())

    @property
    def shown_view(self) -> View:
        """What an onlooker sees of the position that is shown."""
        return self.part(Steps).state.view(None)

    @property
    def view(self) -> View:
        """What an onlooker sees of the position that is shown."""
        return self.shown_view


def present(game: Presented) -> PresenterView:
    """Show a game on a projector; raises `BadRecord` for what is none."""
    if isinstance(game, (Match, TableView)):
        game = game.table
    if isinstance(game, Table):
        game = Record.of(game)
    if not isinstance(game, Record):
        raise BadRecord(
            say("Presented are a record, a table or a match, not {game}.", game=quoted(game))
        )
    table = game.table()
    table.name(rightly_named(table.names))
    return PresenterView(table)
