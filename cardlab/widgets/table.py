"""A table in a notebook: it turns what a person does into moves, and shows what came of it.

`TableView` holds the game on Python's side. It fills the traits of a `TableFace` from a scene and
lets a `Painter` paint it; it reads nothing that its viewer may not know. What can be done at it is
done by its `parts`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from math import inf
from typing import Any, ClassVar, TypeVar

from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event, Law, Violation
from cardlab.language import Sentence, say, together
from cardlab.players.player import Player
from cardlab.render import speech
from cardlab.render.look import Look, look_of
from cardlab.render.page import page
from cardlab.render.text import plain
from cardlab.scene import WIDE, Scene, scene
from cardlab.settings import USUAL, settings
from cardlab.table import Table
from cardlab.widgets import shown
from cardlab.widgets.face import Message, TableFace
from cardlab.widgets.flights import Flight, dealt, flights, hole, over, told
from cardlab.widgets.looking import Looking
from cardlab.widgets.painter import Painter
from cardlab.widgets.part import Part
from cardlab.widgets.parts import PARTS
from cardlab.widgets.series import Goal, Series

FLIGHT = {"calm": 450, "steady": 320, "quick": 180, "at once": 120}
"""How long a card is on its way, in milliseconds, by the pace of the table."""
Page = tuple[float, float]
"""How wide a table is on its page, and how much height the page shows at once, in pixels."""
STILL: Page = (WIDE, inf)
"""The page of a stored picture, which may be as high as it likes."""
_LOG = logging.getLogger(__name__)
FoundT = TypeVar("FoundT")
PartT = TypeVar("PartT", bound=Part)


class TableView:
    """A table as it is seen by whoever sits at the screen; seats without a person have players.

    With several people at one screen, all hands are covered when the turn comes to another
    of them, until he says that he is there. `seat` is None then. `news` is what happened last.
    """

    kinds: ClassVar[tuple[type[Part], ...]] = PARTS
    """What it is made of."""
    face_kind: ClassVar[type[TableFace]] = TableFace
    """What it is in the browser."""

    def __init__(
        self, series: Series, players: Mapping[int, Player], *, goal: Goal | None = None
    ) -> None:
        """Show the table of `series`; the seats that have no player belong to people.

        Settings are those of this machine, but a lesson begins calm, and plays nothing by itself.
        """
        self.goal = goal
        self.settings, trouble = settings()
        if goal:
            self.settings = replace(self.settings, pace="calm", auto_pass=False)
        self.news = trouble or Sentence("")
        self._seat(series, players)
        self.ruled: Law | None = None
        """The law that was broken last in this position."""
        self._ruling: dict[str, Any] | None = None
        self._turn = 0
        self._said = 0
        self._page = STILL
        self._motion = False
        self._flying: dict[str, Any] = {"number": 0}
        self._dealt: Table | None = None
        self.parts: tuple[Part, ...] = tuple(kind(self) for kind in self.kinds)
        self._hears = {kind: do for part in self.parts for kind, do in part.hears().items()}
        self._presses = {name: do for part in self.parts for name, do in part.presses().items()}

    def _seat(self, series: Series, players: Mapping[int, Player]) -> None:
        self.series = series
        self.players = players
        self.people = tuple(seat for seat in range(len(self.table.names)) if seat not in players)
        self.seat = self.people[0] if len(self.people) == 1 else None

    def part(self, kind: type[PartT]) -> PartT:
        """Return the part of this kind."""
        return next(part for part in self.parts if isinstance(part, kind))

    @property
    def table(self) -> Table:
        """The table of the game that is played now."""
        return self.series.table

    @property
    def view(self) -> View:
        """What the person at the screen may know now."""
        return self.table.state.view(self.seat)

    @property
    def shown_view(self) -> View:
        """What the picture shows: the game now, or at the moment that somebody looks back at."""
        return self.part(Looking).state.view(self.seat)

    @property
    def scene(self) -> Scene:
        """What the person at the screen sees now, or of the moment that he looks back at."""
        return self._scene(self._page, self.settings.sort, self.series.lines_to_come())

    def _scene(self, page: Page, sort: str, to_come: Sequence[Sentence] = ()) -> Scene:
        seen = scene(
            self.shown_view,
            self.table.names,
            page[0],
            window=page[1],
            marks=[card for part in self.parts for card in part.marks()],
            lines=self.series.score_lines(),
            to_come=to_come,
        )
        if sort == "suit":
            return seen
        hand = sorted(seen.hand, key=lambda held: held.card.rank.index)
        return replace(seen, hand=tuple(hand))

    @property
    def awaited(self) -> int | None:
        """The seat of a person whose turn it is but who is not at the screen yet."""
        turn = self.table.state.to_act
        return turn if turn in self.people and turn != self.seat else None

    @property
    def paused(self) -> bool:
        """Whether the other players wait until they are told to go on."""
        return any(part.pauses() for part in self.parts)

    @property
    def covered(self) -> bool:
        """Whether something is shown in the place of the game, so that nobody can move."""
        return any(part.covers() for part in self.parts)

    @cached_property
    def face(self) -> TableFace:
        """The part that lives in the browser, made when it is first shown."""
        face = self.face_kind(
            self.hear,
            canvas=self._painter.canvas,
            words=shown.words(),
            card_names=shown.card_names(),
            **self._traits(self.scene),
        )
        face.observe(lambda _: self._leave(), "comm")  # it changes when the face is closed
        return face

    @cached_property
    def _painter(self) -> Painter:
        return Painter(self.scene, self._send_picture, self.look)

    def _send_picture(self, commands: bytes) -> None:
        self.face.paint(commands)  # it is made after its canvas

    @property
    def look(self) -> Look:
        """How the table looks, by the settings."""
        return look_of(self.settings)

    def _leave(self) -> None:
        for part in self.parts:
            part.left()

    def close(self) -> None:
        """Take the table off every page; nobody thinks about it any more."""
        self.face.close()

    def hear(self, message: Message) -> None:
        """Do what a message from the browser asks for; an error is shown, never swallowed."""
        try:
            self._answer(message)
        except Exception as error:  # noqa: BLE001 - the person is told, whatever it is, and plays on
            _LOG.exception("The table could not answer %r", message)
            self.tell_trouble(error)

    def _answer(self, message: Message) -> None:
        kind = message["kind"]
        if kind == "ready":
            self._motion = bool(message["motion"])
            self._resize(message)
            self._fly(None, ())
            self.show(polite=self.greeting())
            self._painter.repaint()
        elif kind == "resize":
            self._resize(message)
        elif message.get("turn", self._turn) == self._turn:
            if self._ruling and "error" in self._ruling:
                self._ruling = None  # whoever does something else has done with it
            if kind == "act":
                self.press(message["action"])
            elif kind in self._hears:
                self._hears[kind](message)

    def greeting(self) -> Sentence:
        """Say what there is to know for whoever comes to the table."""
        return together(self.news, self.status())

    def press(self, action: str) -> None:
        """Do what a button does, by its action: one of a part, or the text of a move."""
        if action in self._presses:
            self._presses[action]()
        else:
            self.attempt(Move.parse(action))

    def _resize(self, page: Message) -> None:
        self._page = float(page["width"]), float(page.get("window", inf))
        self.paint()
        self.show()

    def attempt(self, move: Move) -> None:
        """Play a move of the person at the screen, or rule on it where a law forbids it."""
        refusal = self.refusal
        violation = self.view.why_not(move)
        if refusal:
            self.tell(refusal)
        elif violation:
            self.rule(violation)
        else:
            self.play(move)

    @property
    def refusal(self) -> Sentence | None:
        """Why nothing can be played now, whatever the laws say; or None."""
        return _first(part.refusal() for part in self.parts)

    def play(self, move: Move, note: Sentence | None = None) -> None:
        """Play a legal move, whoever's it is; show what happened and speak it, after a note."""
        before = self.scene
        events = self.table.play(move)
        names, game = self.table.names, self.table.game
        if self.awaited is not None:
            self.seat = None  # before anything is told: another person is about to read it
        news = speech.happenings(game, events, names, self.seat)
        self.news = together(note, news) if note else news
        more = [part.happened(events) for part in self.parts]
        self.change(together(self.news, *more, self.status()), before, events)

    def sit_down(self, series: Series, players: Mapping[int, Player]) -> None:
        """Go over to another game, perhaps among others; `news` says which."""
        if players is self.players:
            self.series = series
        else:
            self._seat(series, players)
        self.begin()

    def begin(self) -> None:
        """Show another game, or one in which moves were taken back; `news` says which."""
        for part in self.parts:
            part.begun()
        self.change_after(self.news)

    def change_after(self, news: Sentence) -> None:
        """Show and speak a new position after news of it."""
        self.change(together(news, self.status()))

    def change(
        self, said: Sentence, before: Scene | None = None, events: Sequence[Event] = ()
    ) -> None:
        """Show a new position and say this; what was begun in the old one is forgotten.

        After a move, cards go where they went: `before` is what was seen before its `events`.
        """
        if self.awaited is not None:
            self.seat = None
        self._turn += 1
        self.ruled = self._ruling = None
        for part in self.parts:
            part.changed()
        self._fly(before, events)
        # Before the picture is another one, the browser hears which cards are on their way.
        self.show(polite=said)
        self.paint()

    def _fly(self, before: Scene | None, events: Sequence[Event]) -> None:
        """Let cards be seen on their way, where that is wanted: after a move, or in a deal."""
        after, clear = self.scene, None
        flying: tuple[Flight, ...] = ()
        time = FLIGHT[self.settings.pace] if self._motion and self.settings.motion else 0
        if time and before:
            clear = hole(before, after)
            flying = over(flights(before, after, events), clear)
        elif time and self._dealt is not self.table and not self.table.moves:
            flying = dealt(after, self.table.deal_events)
        self._dealt = self.table
        if flying or self._flying.get("cards"):
            number = self._flying["number"] + 1
            self._flying = told(flying, clear if flying else None, number, time)

    def rule(self, violation: Violation) -> None:
        """Show and speak the law that stands against a move, and what would be right."""
        self.ruled = violation.law
        self._ruling = shown.ruling(violation)
        self.show(urgent=violation.sentence)

    def tell(self, said: Sentence | None) -> None:
        """Say something that takes the place of a ruling."""
        self._ruling = None
        self.show(polite=said)

    def helped(self) -> None:
        """Hear that somebody asked what can be played, where that counts for something."""

    def answer(self, title: Sentence, lines: Sequence[Sentence]) -> None:
        """Show and speak what somebody asked for, in the place of a ruling."""
        self._ruling = {"title": title, "answer": list(lines)}
        self.show(polite=together(*lines))

    def tell_trouble(self, error: BaseException) -> None:
        """Show and speak that something failed, and touch nothing that may have failed."""
        trouble = shown.trouble(error)
        self._said += 1
        self._ruling = {"error": trouble}
        with self.face.hold_sync():
            self.face.ruling = self._ruling
            self.face.speech = shown.saying(self._said, None, trouble)

    def status(self) -> Sentence:
        """Say what is going on; while a person is awaited, who that is."""
        other = _first(part.status() for part in self.parts)
        if other:
            return other
        if self.awaited is None:
            return self.view.status(self.table.names)
        return say(
            "It is the turn of {name}. All hands are covered until {name} is at the screen.",
            name=self.table.names[self.awaited],
        )

    def paint(self) -> None:
        """Paint what is seen now."""
        self._painter.wear(self.look)
        self._painter.paint(self.scene)

    def show(self, polite: Sentence | None = None, urgent: Sentence | None = None) -> None:
        """Send all that changed to the browser as one message, and say something."""
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
            "picture": shown.picture(scene, past=self.covered),
            "flights": self._flying,
            "look": shown.look(self.look),
            "hand_label": speech.hand_label(scene),
            "news": self.news,
            "status": self.status(),
            "ruling": self._ruling or _first(part.note() for part in self.parts),
            **self._buttons(),
        }
        if scene.pairs:
            traits["pair_words"] = shown.pair_words(scene)
        for part in self.parts:
            traits |= part.traits()
        if polite or urgent:
            traits["speech"] = shown.saying(self._said, polite, urgent)
        return traits

    def _buttons(self) -> dict[str, list[dict[str, Any]]]:
        """Return what can be done: the moves and ways to go on, and the tools beside them."""
        covered = self.covered
        offering = [part for part in self.parts if part.always or not covered]
        actions = [action for part in offering for action in part.actions()]
        return {
            "moves": [action for action in actions if not action["tool"]],
            "tools": [action for action in actions if action["tool"]],
        }

    def _repr_mimebundle_(self, **_: object) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the live table, and beside it what shows where no widget runs."""
        bundle: Any = self.face._repr_mimebundle_()
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        still = self._scene(STILL, USUAL.sort)
        fallback = {"text/plain": repr(self), "text/html": page(still, self._task)}
        return {**(data or {}), **fallback}, metadata

    def __repr__(self) -> str:
        """Return the table as a few lines of text."""
        return "\n".join(filter(None, (self._task, plain(self._scene(STILL, USUAL.sort)))))

    @property
    def _task(self) -> str:
        return self.goal.text if self.goal else ""


def _first(found: Iterable[FoundT | None]) -> FoundT | None:
    """Return the first that is there."""
    return next((one for one in found if one), None)
