"""A table in a notebook: it turns what a person does into moves, and shows what came of it.

`TableView` holds the game on Python's side. It fills the traits of a `TableFace` from a
scene and lets a `Painter` paint it; it reads nothing that its viewer may not know.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from cardlab.cards import Card
from cardlab.errors import CardlabError
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event, Violation
from cardlab.language import Sentence, say, together
from cardlab.players.player import Player
from cardlab.render import speech
from cardlab.render.page import page
from cardlab.render.pips import PIPS
from cardlab.render.text import pair_text, picture_text, plain
from cardlab.scene import WIDE, HandCard, Scene, scene
from cardlab.seating import Seating
from cardlab.table import Table
from cardlab.widgets.face import Message, TableFace
from cardlab.widgets.flights import Flight, flights
from cardlab.widgets.painter import Painter

_LOG = logging.getLogger(__name__)

PACES = (1600, 900, 150)
"""How long the table waits before another player moves, in milliseconds: three paces."""


class Goal:
    """What a lesson asks for, and whether it has been reached."""

    def __init__(self, text: Sentence, praise: Sentence, reached: Callable[[Event], bool]) -> None:
        """Ask for something; an event for which `reached` is true fulfils it."""
        self.text = text
        self.praise = praise
        self.done = False
        self._reached = reached

    def watch(self, events: Sequence[Event]) -> bool:
        """Look at what happened; return whether it fulfils the goal for the first time."""
        if self.done or not any(map(self._reached, events)):
            return False
        self.done = True
        return True


class TableView:
    """A table as one person sees it, who plays at `seat`; the other seats have players."""

    def __init__(
        self,
        table: Table,
        seat: int,
        players: Mapping[int, Player],
        *,
        fresh: Callable[[Table], Table],
        goal: Goal | None = None,
    ) -> None:
        """Show `table`; `fresh` makes the table of the next game from the last one."""
        self.table = table
        self.seat = seat
        self.goal = goal
        self._players = players
        self._fresh = fresh
        self._earlier: list[Table] = []
        self._seating = Seating(table, players)
        self._chosen: tuple[Card, ...] = ()
        self._ruling: dict[str, str] | None = None
        self._news = Sentence("")
        self._pace = 1
        self._turn = 0
        self._said = 0
        self._width: float = WIDE
        self._motion = False

    @property
    def view(self) -> View:
        """What the person may know now."""
        return self.table.state.view(self.seat)

    @property
    def scene(self) -> Scene:
        """What the person sees now."""
        return scene(self.view, self.table.names, self._width)

    @cached_property
    def face(self) -> TableFace:
        """The part that lives in the browser, made when it is first shown."""
        return TableFace(
            self.hear,
            canvas=self._painter.canvas,
            pips={suit.letter: outline for suit, outline in PIPS.items()},
            words=_words(),
            **self._traits(self.scene),
        )

    @cached_property
    def _painter(self) -> Painter:
        return Painter(self.scene)

    def hear(self, message: Message) -> None:
        """Do what a message from the browser asks for; an error is shown, never swallowed."""
        try:
            self._answer(message)
        except Exception as error:  # noqa: BLE001 - the person is told, whatever it is, and plays on
            _LOG.exception("The table could not answer %r", message)
            self._ruling = {"error": _trouble(error)}
            self._show(urgent=Sentence(self._ruling["error"]))

    def _answer(self, message: Message) -> None:
        kind = message["kind"]
        if kind == "ready":
            self._motion = bool(message["motion"])
            self._resize(message["width"])
            self._painter.repaint()
            self._show(polite=together(self._news, self.scene.status))
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
            self._let_player_move()
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
            self._let_player_move()
        elif action == "pace":
            self._pace = (self._pace + 1) % len(PACES)
            self._show(polite=_pace_caption(self._pace))
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
        self._ruling = _ruling(violation) if violation else None
        if violation:
            self._show(urgent=violation.sentence)
        else:
            self._show(polite=hint or self._choice_said())

    def _choice_said(self) -> Sentence:
        actions = [self.view.caption(move) for move in self._offered() if move.cards]
        if not self._chosen:
            return say("No card is chosen.")
        chosen = say("Chosen: {cards}.", cards=self._chosen)
        return together(chosen, *(say("You can: {action}.", action=action) for action in actions))

    def _let_player_move(self) -> None:
        if not self._seating.waiting_for_player:
            return
        before = self.scene
        answer = self._seating.ask()
        self._happened(before, answer.events, answer.note)

    def _happened(
        self, before: Scene, events: Sequence[Event], note: Sentence | None = None
    ) -> None:
        """Show what happened to the person, and speak it."""
        names, game = self.table.names, self.table.game
        news = speech.happenings(game, events, names, self.seat)
        self._news = together(note, news) if note else news
        praise = self.goal.praise if self.goal and self.goal.watch(events) else Sentence("")
        said = together(self._news, praise, self.view.status(names))
        self._changed(said, flights(before, self.scene, events) if self._motion else ())

    def _undo(self) -> None:
        """Go back to the person's last decision, or else to the game before this one."""
        if self.table.undo_to(self.seat):
            self._news = say("Taken back to your last decision.")
        elif self._earlier:
            self._sit_down(self._earlier.pop())
            self._news = say("Back at the game before.")
        self._changed(together(self._news, self.view.status(self.table.names)))

    def _new_game(self) -> None:
        self._earlier.append(self.table)
        self._sit_down(self._fresh(self.table))
        self._news = say("A new game begins.")
        self._changed(together(self._news, self.view.status(self.table.names)))

    def _sit_down(self, table: Table) -> None:
        self.table = table
        self._seating = Seating(table, self._players)
        if self.goal:
            self.goal.done = False

    def _changed(self, said: Sentence, flying: Sequence[Flight] = ()) -> None:
        """Show and speak a new position; what was chosen in the old one is put back."""
        self._turn += 1
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
            "picture": {
                "width": scene.width,
                "height": scene.height,
                "label": picture_text(scene).spoken,
            },
            "targets": _targets(scene),
            "hand": [self._hand_card(held) for held in scene.hand],
            "hand_label": speech.hand_label(scene),
            "news": self._news,
            "status": scene.status,
            "goal": {"text": self.goal.text, "done": self.goal.done} if self.goal else None,
            "ruling": self._ruling,
            "actions": self._actions(),
            "wait": PACES[self._pace] if self._seating.waiting_for_player else None,
        }
        if polite or urgent:
            traits["speech"] = {
                "number": self._said,
                "polite": polite.spoken if polite else "",
                "urgent": urgent.spoken if urgent else "",
            }
        return traits

    def _hand_card(self, held: HandCard) -> dict[str, Any]:
        card = held.card
        return {
            "card": str(card),
            "rank": card.rank.short,
            "suit": card.suit.letter,
            "name": speech.card_name(card, held.mark, playable=held.playable),
            "playable": held.playable,
            "marked": bool(held.mark),
            "chosen": card in self._chosen,
        }

    def _offered(self) -> list[Move]:
        """Return the moves that the chosen cards make, and those that need no card."""
        chosen = set(self._chosen)
        moves = self.view.legal_moves()
        return [move for move in moves if not move.cards or set(move.from_hand) == chosen]

    def _actions(self) -> list[dict[str, Any]]:
        view = self.view
        actions = [_action(str(move), view.caption(move), main=True) for move in self._offered()]
        if self._seating.waiting_for_player:
            actions.append(_action("next", say("Go on"), main=True))
        if self._earlier or self.table.decided_by(self.seat):
            actions.append(_action("undo", say("Undo")))
        actions.append(_action("new", say("Start again") if self.goal else say("New game")))
        if not self.goal:
            actions.append(_action("pace", _pace_caption(self._pace)))
        return actions

    def _repr_mimebundle_(self, **_: object) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the live table, and beside it what shows where no widget runs."""
        bundle: Any = self.face._repr_mimebundle_()
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        still = scene(self.view, self.table.names)
        shown = {"text/plain": repr(self), "text/html": page(still, self._task)}
        return {**(data or {}), **shown}, metadata

    def __repr__(self) -> str:
        """Return the table as a few lines of text."""
        return "\n".join(filter(None, (self._task, plain(self.scene))))

    @property
    def _task(self) -> str:
        return self.goal.text if self.goal else ""


def _targets(scene: Scene) -> list[dict[str, Any]]:
    """Return the cards on the table that the person may try to lay a card on."""
    if scene.viewer is None or not scene.seats[scene.viewer].acting:
        return []
    return [
        {
            "card": str(pair.attack.card),
            "name": pair_text(pair).spoken,
            "box": [round(side, 1) for side in pair.attack.box],
        }
        for pair in scene.pairs
    ]


def _action(action: str, caption: Sentence, *, main: bool = False) -> dict[str, Any]:
    return {"action": action, "caption": caption, "name": caption.spoken, "main": main}


def _ruling(violation: Violation) -> dict[str, str]:
    law = violation.law
    answer = together(violation.text, violation.cure)
    return {"law": law.id, "title": law.title, "text": answer}


def _trouble(error: Exception) -> Sentence:
    if isinstance(error, CardlabError):
        return Sentence(str(error))
    return say(
        "Something went wrong here ({error}). The game is as it was, and you can go on.",
        error=f"{type(error).__name__}: {error}",
    )


def _pace_caption(pace: int) -> Sentence:
    return (say("Pace: calm"), say("Pace: steady"), say("Pace: quick"))[pace]


def _words() -> dict[str, str]:
    """Return the fixed words of the browser's part."""
    return {
        "table": say("Card table"),
        "actions": say("What you can do"),
        "law": say("The law"),
        "done": say("Done"),
        "goal": say("Your task"),
        "trouble": say("Something went wrong"),
    }
