"""Somebody at a lesson, who can do only what the browser can send and knows what it was told."""

from __future__ import annotations

from typing import Any

from cardlab.cards import Card
from cardlab.games.move import Move
from cardlab.lessons.task import Answer, GoOn, MakeMove, PickCards, PickOne, PutInOrder
from cardlab.widgets.lessons.view import LessonView


class Learner:
    """Whoever sits at the screen of a lesson."""

    def __init__(self, lesson: LessonView) -> None:
        """Sit down, and hear the first question."""
        self.lesson = lesson
        self.face = lesson.face
        self.do("ready", width=720, motion=False)

    def do(self, kind: str, **details: object) -> None:
        """Send a message about what is shown now."""
        self.lesson.hear({"kind": kind, "turn": self.face.turn, **details})
        assert "error" not in (self.face.ruling or {}), self.face.ruling

    def press(self, caption: str) -> None:
        """Press the button that says this."""
        assert caption in self.captions, (caption, self.captions)
        action = next(act for act in self.face.actions if act["caption"] == caption)
        self.do("act", action=action["action"])

    @property
    def captions(self) -> list[str]:
        """What the buttons say."""
        return [action["caption"] for action in self.face.actions]

    @property
    def hand(self) -> list[str]:
        """The cards of the hand that is shown."""
        return [held["card"] for held in self.face.hand]

    @property
    def chosen(self) -> list[str]:
        """The cards that are picked."""
        return [held["card"] for held in self.face.hand if held["chosen"]]

    @property
    def numbers(self) -> list[int]:
        """The numbers of the things that are put in order, 0 for those that have none."""
        return [item["number"] for item in self.face.answers["items"]]

    @property
    def phase(self) -> str:
        """How the task stands."""
        return str(self.face.lesson["phase"])

    @property
    def over(self) -> bool:
        """Whether there is nothing more to answer."""
        return self.phase in ("done", "shown")

    @property
    def verdict(self) -> str:
        """How the last answer was judged."""
        return str((self.face.ruling or {}).get("verdict", ""))

    @property
    def standing(self) -> list[str]:
        """How the answers to choose from stand."""
        return [item["standing"] for item in self.face.answers["items"]]

    def choose(self, *cards: Card | str) -> None:
        """Pick cards of the hand, and no others."""
        wanted = set(map(str, cards))
        for held in self.face.hand:
            if held["chosen"] and held["card"] not in wanted:
                self.do("choose", card=held["card"])
        for card in cards:
            if not self._holds_chosen(str(card)):
                self.do("choose", card=str(card))

    def _holds_chosen(self, card: str) -> bool:
        return any(held["chosen"] for held in self.face.hand if held["card"] == card)

    def answer(self, answer: Answer) -> None:
        """Give an answer in the way in which it is asked for."""
        form = self.lesson.task.form
        if isinstance(form, GoOn):
            self.press("Go on")
        elif isinstance(form, PickOne):
            self.do("answer", place=answer)
        elif isinstance(form, PutInOrder):
            assert isinstance(answer, tuple)
            self._put_in_order(answer)
        elif isinstance(form, PickCards):
            assert isinstance(answer, frozenset)
            self.choose(*answer)
            self.press(next(caption for caption in self.captions if caption.startswith("Answer")))
        elif isinstance(form, MakeMove):
            assert isinstance(answer, Move)
            self._play(answer)

    def _put_in_order(self, places: tuple[Any, ...]) -> None:
        if "Start over" in self.captions:
            self.press("Start over")
        for place in places:
            self.do("answer", place=place)
        self.press("Check the order")

    def _play(self, move: Move) -> None:
        if move.from_hand:
            self.choose(*move.from_hand)
        offered = [action["action"] for action in self.face.actions]
        if str(move) in offered:
            self.do("act", action=str(move))
            return
        (card,) = move.from_hand  # laid on a card that it does not cover, so no button says it
        self.do("drop", card=str(card), target=str(move.cards[0]))
