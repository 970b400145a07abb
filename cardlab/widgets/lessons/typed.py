"""The typed line of a lesson: an answer of any kind, and the ways through a course."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from cardlab.language import Sentence, say
from cardlab.lessons.task import Answer, GoOn, MakeMove, PickCards, PutInOrder
from cardlab.typed import inviting, telling
from cardlab.typed.answering import Give, LessonLine, read_answer
from cardlab.typed.reading import Play, Unclear, Why
from cardlab.widgets.lessons.choices import Choices
from cardlab.widgets.lessons.hand import HandAnswer
from cardlab.widgets.typed import TypedLine

if TYPE_CHECKING:
    from cardlab.widgets.lessons.view import LessonView

_OF_THE_CARDS = {"hand", "table", "last", "moves", "why"}
"""What is answered from the cards of a task, which a blind one keeps to itself."""


class LessonTyping(TypedLine):
    """Answers what is asked as somebody typed it."""

    host: LessonView

    def __init__(self, host: LessonView) -> None:
        """Know what can be told, and done."""
        super().__init__(host)
        self._by_typing = False
        self._tells |= {
            "question": lambda: inviting.question(host.question, self.how()),
            "help": lambda: inviting.manual(host.task.form),
        }
        self._ways: Mapping[str, Callable[[], None]] = {
            "next": self._next,
            "again": lambda: host.press("new"),
            "skip": lambda: self._press("skip", "next"),
            "previous": lambda: self._press("previous", "previous"),
            "done": self._done,
        }

    def traits(self) -> Mapping[str, Any]:
        """Say what the line is for."""
        return {**super().traits(), "prompt": say("Type an answer or a question")}

    def follow(self, text: str) -> None:
        """Do what a typed line means; what comes next is told as to somebody who types."""
        self._by_typing = True
        try:
            host = self.host
            task, laws = host.task, host.table.game.laws
            self._do(read_answer(text, task.form, host.shown_view, laws, blind=task.blind))
        finally:
            self._by_typing = False

    def how(self) -> Sentence:
        """Say what may be done now: what can be typed, to somebody who types."""
        form, over = self.host.task.form, self.host.here.over
        if not self._by_typing or over or isinstance(form, MakeMove):
            return self.host.status()
        return inviting.invitation(form)

    def _do(self, line: LessonLine) -> None:
        over = self.host.here.over
        if over and isinstance(line, (Give, Play, Unclear)):
            self._answer(self._over())
        elif isinstance(line, Give):
            self._give(line.answer)
        elif isinstance(line, Why) and self.host.task.blind:
            self._answer(inviting.nothing_to_see())
        else:
            super()._do(line)

    def _give(self, answer: Answer) -> None:
        if isinstance(self.host.task.form, PickCards):
            assert isinstance(answer, frozenset)
            self.host.part(HandAnswer).answer(tuple(sorted(answer)))
        else:
            self.host.part(Choices).answer(answer)

    def _order(self, name: str) -> None:
        if name in _OF_THE_CARDS and self.host.task.blind:
            self._answer(inviting.nothing_to_see())
        elif name in self._ways:
            self._ways[name]()
        else:
            super()._order(name)

    def _next(self) -> None:
        """Go on in a replay, or from what is done; nothing is left out by accident."""
        if self.host.here.over:
            self._press("next", "next")
        elif isinstance(self.host.task.form, GoOn):
            self.host.press("go_on")
        else:
            self._answer(inviting.undone(self.how(), can_skip=self._offers("next")))

    def _done(self) -> None:
        """Have judged what was chosen by hand, if that is an answer yet."""
        form, chosen = self.host.task.form, self.host.part(HandAnswer).chosen
        if self.host.here.over:
            self._answer(self._over())
        elif chosen and isinstance(form, MakeMove):
            self.follow(" ".join(map(str, chosen)))  # which asks where they may be several moves
        elif chosen and isinstance(form, PickCards):
            self.host.press("answer")
        elif isinstance(form, PutInOrder) and self._offers("check"):
            self.host.press("check")
        else:
            self._answer(inviting.choices(self.how()))

    def _over(self) -> telling.Answer:
        """Tell that the task is done, and of the way on if there is one."""
        return inviting.done(None if self._offers("next") else self.host.status())

    def _press(self, name: str, action: str) -> None:
        """Press a button if it is there."""
        if self._offers(action):
            self.host.press(action)
        else:
            self._answer(telling.not_now(name))

    def _moves(self) -> telling.Answer:
        if isinstance(self.host.task.form, MakeMove):
            return super()._moves()
        return inviting.choices(self.how())

    def _hand(self) -> telling.Answer:
        if isinstance(self.host.task.form, PutInOrder):  # which shows no hand, but the picture may
            return telling.hand([held.card for held in self.host.scene.hand], ())
        return super()._hand()
