"""A review in a notebook: it grows while it is thought about, and each costly move can be tried."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from html import escape
from typing import Any, TypeAlias

from ipywidgets import HTML, VBox

from cardlab.cards import quoted
from cardlab.coach.review import Decision, Review
from cardlab.errors import BadRecord
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.language import say
from cardlab.match import Match
from cardlab.players.opponents import seated
from cardlab.players.player import Slices
from cardlab.record import Record
from cardlab.render.review import curve_page, review_page
from cardlab.settings import settings
from cardlab.table import Table
from cardlab.widgets import shown
from cardlab.widgets.review_face import ReviewFace
from cardlab.widgets.series import Again, Goal
from cardlab.widgets.table import TableView
from cardlab.widgets.thought import Thought

Reviewed: TypeAlias = Record | Table | Match | TableView
TASKS = 5
"""So many of the dearest decisions can be tried again."""


class ReviewView:
    """A review as it is shown: the curve, the dearest decisions as tasks, what to practise."""

    def __init__(self, review: Review) -> None:
        """Show this review, and begin to look at the game."""
        self.review = review
        self.table: TableView | None = None
        """The table at which a decision is tried again, if one is."""
        self._tasks: list[Decision] = []
        self._course = HTML()
        self._dear = ReviewFace(label=say("Moves to try again"), theme=settings()[0].theme)
        self._dear.on_msg(lambda _, message, __: self.hear(message))
        self._closing = HTML()
        self._place = VBox()
        self._thought = Thought(self._think(), self._tell_trouble)
        self._thought.begin()

    @cached_property
    def box(self) -> VBox:
        """The parts that live in the browser."""
        self._show()
        box = VBox([self._course, self._dear, self._place, self._closing])
        box.observe(lambda _: self._thought.give_up(), "comm")  # it changes when it is closed
        return box

    def close(self) -> None:
        """Take the review off every page; nobody thinks about it any more."""
        self._thought.give_up()
        self.box.close()

    def hear(self, message: Mapping[str, object]) -> None:
        """Do what a button of a decision says; whatever else is sent does nothing."""
        ways = {"find": self.find_better, "play": self.play_on}
        way = ways.get(str(message.get("action")))
        offered = {one.number for one in self._tasks}
        number = message.get("number")
        if way is not None and type(number) is int and number in offered:
            self._put(way(number))

    def find_better(self, number: int) -> TableView:
        """Lay out the decision before a move, for a better card to be found."""
        decision = self._decision(number)
        task = say("You played “{move}” here. Find a better move.", move=decision.mine.caption)
        better = {_first_event(self.review.record, decision, move) for move in decision.better}
        return self._table(decision, Goal(task, decision.advice.text, better.__contains__))

    def play_on(self, number: int) -> TableView:
        """Lay out the decision before a move, to be played on from."""
        return self._table(self._decision(number), None)

    def _decision(self, number: int) -> Decision:
        return next(one for one in self.review.decisions if one.number == number)

    def _table(self, decision: Decision, goal: Goal | None) -> TableView:
        record, seat = self.review.record, decision.seat
        others = tuple(other for other in range(len(record.names)) if other != seat)
        players = seated(None, record.game.name, others, 0)
        return TableView(Again(decision.state, record.names, decision.seen), players, goal=goal)

    def _think(self) -> Slices[None]:
        done = -1
        for _ in self.review.slices():
            if self.review.done != done:
                done = self.review.done
                self._show()
            yield
        self._show()

    def _show(self) -> None:
        """Show all that has been found so far."""
        self._course.value = curve_page(self.review)
        self._closing.value = "".join(f"<p>{escape(line)}</p>" for line in self.review.closing())
        tasks = list(self.review.dearest[:TASKS])
        if tasks != self._tasks:
            self._tasks = tasks
            self._dear.tasks = [self._task(one) for one in tasks]

    def _task(self, decision: Decision) -> dict[str, Any]:
        """Return a decision with what can be done about it, as the browser shows it."""
        number, advice = decision.number, decision.advice
        find = {
            "action": "find",
            "caption": say("Find a better move here"),
            "name": say("Find a better move here, at move {number}", number=number),
            "main": True,
        }
        play = {
            "action": "play",
            "caption": say("Play on from here"),
            "name": say("Play on from here, from move {number}", number=number),
        }
        return {
            "number": number,
            "text": decision.sentence,
            "why": say("Why"),
            "called": say("Why, at move {number}", number=number),
            "verdict": advice.verdict,
            "reasons": [why.sentence for why in advice.reasons],
            "buttons": [find, play],
        }

    def _put(self, table: TableView) -> None:
        """Put a table below the decisions, in the place of the one before."""
        if self.table:
            self.table.close()
        self.table = table
        self._place.children = (table.face,)

    def _tell_trouble(self, error: BaseException) -> None:
        self._course.value = f"<p>{escape(shown.trouble(error))}</p>"

    def _repr_mimebundle_(self, **_: object) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the live review, and beside it what shows where no widget runs."""
        bundle: Any = self.box._repr_mimebundle_()
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        fallback = {"text/plain": repr(self), "text/html": review_page(self.review)}
        return {**(data or {}), **fallback}, metadata

    def __repr__(self) -> str:
        """Return the review as a few lines of text."""
        return repr(self.review)


def review(game: Reviewed, seat: int | None = None, simulations: int | None = None) -> ReviewView:
    """Look at a game again; raises `BadRecord` for what is none, and `BadSeat`."""
    if isinstance(game, TableView):
        seat = game.seat if seat is None else seat
        game = game.table
    if isinstance(game, Match):
        game = game.table
    if isinstance(game, Table):
        game = Record.of(game)
    if not isinstance(game, Record):
        raise BadRecord(
            say("A review is of a record, a table or a match, not of {game}.", game=quoted(game))
        )
    return ReviewView(Review(game, 0 if seat is None else seat, simulations))


def _first_event(record: Record, decision: Decision, move: Move) -> Event:
    """Return what a move of the player would have been told as."""
    return record.game.events(decision.state, move, decision.state.after(move))[0]
