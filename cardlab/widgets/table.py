"""A table in a notebook: it turns what a person does into moves, and shows what came of it.

`TableView` holds the game on Python's side. It fills the traits of a `TableFace` from a
scene and lets a `Painter` paint it; it reads nothing that its viewer may not know.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Any

from cardlab.cards import Card
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event, Violation
from cardlab.language import Sentence, say, together
from cardlab.players.player import Player
from cardlab.render import speech
from cardlab.render.page import page
from cardlab.render.pips import PIPS
from cardlab.render.text import plain
from cardlab.scene import WIDE, Scene, scene
from cardlab.seating import Decision
from cardlab.table import Table
from cardlab.widgets import choosing, shown
from cardlab.widgets.asking import Asking
from cardlab.widgets.face import Message, TableFace
from cardlab.widgets.flights import Flight, flights
from cardlab.widgets.hinting import Hints
from cardlab.widgets.painter import Painter
from cardlab.widgets.series import Goal, Series

_LOG = logging.getLogger(__name__)

PACES = (1600, 900, 150)
"""How long the table waits before another player moves, in milliseconds: three paces."""


class TableView:
    """A table as it is seen by whoever sits at the screen; seats without a person have players.

    With several people at one screen, all hands are covered when the turn comes to another
    of them, until he says that he is there. `seat` is None then.
    """

    def __init__(
        self, series: Series, players: Mapping[int, Player], *, goal: Goal | None = None
    ) -> None:
        """Show the table of `series`; the seats that have no player belong to people."""
        self.series = series
        self.goal = goal
        self.people = tuple(seat for seat in range(len(self.table.names)) if seat not in players)
        self.seat = self.people[0] if len(self.people) == 1 else None
        self._earlier: list[Series] = []
        self._asking = Asking(self.table, players, self._player_decided, self._tell_trouble)
        self._hints = Hints(self._show_hint, self._tell_trouble)
        self._chosen: tuple[Card, ...] = ()
        self._ruling: dict[str, str] | None = None
        self._news = Sentence("")
        self._latest: Sequence[Event] = ()
        self._pace = 0 if goal else 1
        self._reached_now = False
        self._turn = 0
        self._said = 0
        self._width: float = WIDE
        self._motion = False

    @property
    def table(self) -> Table:
        """The table of the game that is played now."""
        return self.series.table

    @property
    def view(self) -> View:
        """What the person at the screen may know now."""
        return self.table.state.view(self.seat)

    @property
    def scene(self) -> Scene:
        """What the person at the screen sees now."""
        return self._scene(self._width)

    def _scene(self, width: float) -> Scene:
        marks, lines = self._hints.cards, self.series.score_lines()
        return scene(self.view, self.table.names, width, marks=marks, lines=lines)

    @property
    def awaited(self) -> int | None:
        """The seat of a person whose turn it is but who is not at the screen yet."""
        turn = self.table.state.to_act
        return turn if turn in self.people and turn != self.seat else None

    @cached_property
    def face(self) -> TableFace:
        """The part that lives in the browser, made when it is first shown."""
        face = TableFace(
            self.hear,
            canvas=self._painter.canvas,
            pips={suit.letter: outline for suit, outline in PIPS.items()},
            words=shown.words(),
            **self._traits(self.scene),
        )
        face.observe(lambda _: self._think_no_more(), "comm")  # it changes when the face is closed
        return face

    @cached_property
    def _painter(self) -> Painter:
        return Painter(self.scene)

    def hear(self, message: Message) -> None:
        """Do what a message from the browser asks for; an error is shown, never swallowed."""
        try:
            self._answer(message)
        except Exception as error:  # noqa: BLE001 - the person is told, whatever it is, and plays on
            _LOG.exception("The table could not answer %r", message)
            self._tell_trouble(error)

    def close(self) -> None:
        """Take the table off every page; nobody thinks about it any more."""
        self.face.close()

    def _think_no_more(self) -> None:
        self._asking.give_up()
        self._hints.forget()

    def _tell_trouble(self, error: BaseException) -> None:
        """Show and speak that something failed, and touch nothing that may have failed."""
        trouble = shown.trouble(error)
        self._said += 1
        self._ruling = {"error": trouble}
        with self.face.hold_sync():
            self.face.ruling = self._ruling
            self.face.speech = shown.saying(self._said, None, trouble)

    def _answer(self, message: Message) -> None:
        kind = message["kind"]
        if kind == "ready":
            self._motion = bool(message["motion"])
            self._resize(message["width"])
            self._painter.repaint()
            self._show(polite=together(self._news, self._status()))
        elif kind == "resize":
            self._resize(message["width"])
        elif message["turn"] == self._turn:
            self._act(kind, message)

    def _act(self, kind: str, message: Message) -> None:
        if kind == "choose":
            self._choose(Card.parse(message["card"]))
        elif kind == "play":
            self._play_cards(Card.parse(message["card"]))
        elif kind == "target":
            self._lay_on(Card.parse(message["card"]))
        elif kind == "clear":
            self._rule(chosen=())
        elif kind == "next":
            self._asking.let_move()
        elif kind == "act":
            self._press(message["action"])

    def _resize(self, width: float) -> None:
        self._width = float(width)
        self._painter.paint(self.scene)
        self._show()

    def _choose(self, card: Card) -> None:
        """Pick a card or put it back; a choice that could not be played is ruled on at once."""
        if card in self._chosen:
            self._rule(chosen=tuple(other for other in self._chosen if other != card))
            return
        move = self.view.choice((*self._chosen, card))
        violation = self.view.why_not(move) if move else None
        if move is None or violation:
            self._rule(chosen=self._chosen, violation=violation)
        else:
            self._rule(chosen=move.from_hand)

    def _play_cards(self, card: Card) -> None:
        cards = self._chosen if card in self._chosen else (card,)
        move = self.view.choice(cards)
        if move:
            self._try(move)

    def _lay_on(self, target: Card) -> None:
        move = self.view.choice(self._chosen, target)
        if move:
            self._try(move)
        else:
            self._rule(chosen=(), hint=say("Choose a card of your hand first."))

    def _press(self, action: str) -> None:
        if action == "undo":
            self._undo()
        elif action == "new":
            self._new_game()
        elif action == "next":
            self._press_on()
        elif action == "hint":
            self._hint()
        elif action == "here":
            self._take_the_screen()
        elif action == "pace":
            self._pace = (self._pace + 1) % len(PACES)
            self._show(polite=shown.pace_caption(self._pace))
        else:
            self._try(Move.parse(action))

    def _try(self, move: Move) -> None:
        violation = self.view.why_not(move)
        if violation:
            self._rule(chosen=self._chosen, violation=violation)
        else:
            before = self.scene
            self._happened(before, self.table.play(move))

    def _rule(
        self,
        chosen: tuple[Card, ...],
        violation: Violation | None = None,
        hint: Sentence | None = None,
    ) -> None:
        """Show a choice, and the law that stands against it if one does."""
        self._chosen = chosen
        self._ruling = shown.ruling(violation) if violation else None
        if violation:
            self._show(urgent=violation.sentence)
        else:
            self._show(polite=hint or choosing.said(self.view, self._chosen))

    def _press_on(self) -> None:
        """Let a player move without waiting; one who is thinking is not to be hurried."""
        thinker = self.table.state.to_act
        if thinker is not None and self._asking.thinking:
            self._news = say("{name} is thinking.", name=self.table.names[thinker])
            self._show(polite=self._news)
        else:
            self._asking.let_move()

    def _hint(self) -> None:
        """Say one thing more about the position, as soon as it has been thought of."""
        if self.seat is not None and self.view.legal_moves():
            self._hints.climb(self.table, self.seat)

    def _show_hint(self) -> None:
        self._ruling = None
        self._painter.paint(self.scene)
        rung = self._hints.rung
        self._show(polite=rung.text if rung else None)

    def _player_decided(self, decision: Decision | None) -> None:
        if decision is None:
            self._changed(self._status())
        else:
            before = self.scene
            self._happened(before, self.table.play(decision.move), decision.note)

    def _happened(
        self, before: Scene, events: Sequence[Event], note: Sentence | None = None
    ) -> None:
        """Show what happened to the person, and speak it."""
        names, game = self.table.names, self.table.game
        if self.awaited is not None:
            self.seat = None  # before anything is told: another person is about to read it
        self._latest = events
        news = speech.happenings(game, events, names, self.seat)
        self._news = together(note, news) if note else news
        # What a task has brought about is to be read in peace: the others wait for "Go on".
        self._reached_now = self.goal is not None and self.goal.watch(events)
        praise = self.goal.praise if self.goal and self._reached_now else Sentence("")
        said = together(self._news, praise, self._status())
        self._changed(said, flights(before, self.scene, events) if self._motion else ())

    def _undo(self) -> None:
        """Go back to a person's last decision, or else to the game before this one."""
        self._asking.give_up()
        self._latest = ()
        self._open_the_task()
        if self.table.undo_to(*self.people):
            self._news = say("Taken back to your last decision.")
        elif self._earlier:
            self.series = self._earlier.pop()
            self._sit_down()
            self._news = say("Back at the game before.")
        self._changed(together(self._news, self._status()))

    def _new_game(self) -> None:
        self._latest = ()
        self._earlier.append(copy(self.series))
        self._news = self.series.next_game(abandon=True, viewer=self.seat)
        self._sit_down()
        self._changed(together(self._news, self._status()))

    def _sit_down(self) -> None:
        self._asking.sit_at(self.table)
        self._open_the_task()

    def _open_the_task(self) -> None:
        """Ask again for what a lesson asks for."""
        self._reached_now = False
        if self.goal:
            self.goal.done = False

    def _take_the_screen(self) -> None:
        """Show the hand of the person whose turn it is, who has said that he is there."""
        if self.awaited is None:
            return
        self.seat = self.awaited
        if self._latest:
            self._news = speech.happenings(
                self.table.game, self._latest, self.table.names, self.seat
            )
        self._changed(together(self._news, self._status()))

    def _status(self) -> Sentence:
        """Say what is going on; while a person is awaited, who that is."""
        if self.awaited is None:
            return self.view.status(self.table.names)
        return say(
            "It is the turn of {name}. All hands are covered until {name} is at the screen.",
            name=self.table.names[self.awaited],
        )

    def _changed(self, said: Sentence, flying: Sequence[Flight] = ()) -> None:
        """Show and speak a new position; what was chosen in the old one is put back."""
        if self.awaited is not None:
            self.seat = None
        self._turn += 1
        self._hints.forget()
        self._chosen = ()
        self._ruling = None
        self._painter.paint(self.scene, flying, motion=self._motion)
        self._show(polite=said)

    def _show(self, polite: Sentence | None = None, urgent: Sentence | None = None) -> None:
        """Send all that changed to the browser as one message."""
        if polite or urgent:
            self._said += 1
        with self.face.hold_sync():
            for name, value in self._traits(self.scene, polite, urgent).items():
                setattr(self.face, name, value)

    def _traits(
        self, scene: Scene, polite: Sentence | None = None, urgent: Sentence | None = None
    ) -> dict[str, Any]:
        traits: dict[str, Any] = {
            "turn": self._turn,
            "picture": shown.picture(scene),
            "targets": shown.targets(scene),
            "hand": shown.hand(scene, self.view, self._chosen),
            "hand_label": speech.hand_label(scene),
            "news": self._news,
            "status": self._status(),
            "goal": shown.goal(self.goal) if self.goal else None,
            "ruling": self._ruling or shown.hint(self._hints),
            "actions": self._actions(),
            "wait": self._wait(),
        }
        if polite or urgent:
            traits["speech"] = shown.saying(self._said, polite, urgent)
        return traits

    def _wait(self) -> int | None:
        """Return how long another player thinks; None when nobody is to move by himself."""
        if self._reached_now or not self._asking.waiting:
            return None
        return PACES[self._pace]

    def _actions(self) -> list[dict[str, Any]]:
        view = self.view
        actions = shown.moves(view, choosing.offered(view, self._chosen))
        if view.legal_moves():
            actions.append(shown.action("hint", say("Hint")))
        if self._asking.waiting:
            actions.append(shown.action("next", say("Go on"), main=True))
        if self.awaited is not None:
            name = self.table.names[self.awaited]
            actions.append(shown.action("here", say("I am {name}", name=name), main=True))
        if self._earlier or self.table.decided_by(*self.people):
            actions.append(shown.action("undo", say("Undo")))
        caption = shown.new_caption(self.goal, over=self.table.state.outcome is not None)
        actions.append(shown.action("new", caption, main=view.to_act is None))
        actions.append(shown.action("pace", shown.pace_caption(self._pace)))
        return actions

    def _repr_mimebundle_(self, **_: object) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the live table, and beside it what shows where no widget runs."""
        bundle: Any = self.face._repr_mimebundle_()
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        still = self._scene(WIDE)
        fallback = {"text/plain": repr(self), "text/html": page(still, self._task)}
        return {**(data or {}), **fallback}, metadata

    def __repr__(self) -> str:
        """Return the table as a few lines of text."""
        return "\n".join(filter(None, (self._task, plain(self.scene))))

    @property
    def _task(self) -> str:
        return self.goal.text if self.goal else ""
