"""Somebody who does the tasks of a lesson by typing, and knows them from what is read aloud."""

from __future__ import annotations

import re
from collections import Counter

from tests.browser.listener import Listener
from tests.browser.reader import Node, tree

HINTED = ", in the hint"
_QUOTED = re.compile("“([^”]*)”")
_SUITS = set("♣♦♥♠")


class Typist(Listener):
    """Types an answer, first whichever comes to mind, and then the one that the hints say."""

    prompt = "Type an answer or a question"

    def read(self) -> Node:
        """Return what there is at the lesson."""
        return tree(self.tree())

    def write(self, line: str) -> Node:
        """Type a line, and return what there is then."""
        return tree(self.type(line))

    def do_chapter(self) -> Counter[str]:
        """Do each task to the end of the chapter; return how many there were of each form."""
        done: Counter[str] = Counter()
        for _ in range(100):
            now = self.read()
            form = _form(now)
            if done[form] == 0:
                self._try_a_wrong_word(form)
            done[form] += 1
            now = self._do_task(form)
            assert _over(now), self.tree()
            if "Next" not in now.names:
                return done
            asked = _asked(self.write("next"))
            self.hear(_heard_in(asked))
        raise AssertionError("The chapter does not end.")

    def _try_a_wrong_word(self, form: str) -> None:
        """Hear what can be typed, and have the question told again."""
        self.type("sing")
        heard = self.hear("'sing' is not known here.")
        assert ("such as" in heard) == (form == "cards"), heard
        assert (form == "watch") == ("Type “next” to go on." in heard)
        asked = _asked(self.read())
        self.type("question")
        self.hear(_heard_in(asked))

    def _do_task(self, form: str) -> Node:
        if form == "watch":
            return self._watch()
        if form == "move":
            return self._play()
        now = self.write(self._offered(form))
        return now if _over(now) else self._do_as_hinted(form)

    def _watch(self) -> Node:
        for _ in range(50):
            now = self.write("next")
            if _over(now):
                return now
        raise AssertionError("This does not end.")

    def _play(self) -> Node:
        for _ in range(100):
            now = self._climb()
            move = _QUOTED.findall(_note(now))[-1]
            now = self.write(move if _SUITS & set(move) else move.split()[0].lower())
            if "Play it all the same" in now.names:
                now = self.write("anyway")
            if _over(now):
                return now
        raise AssertionError("This game does not end.")

    def _offered(self, form: str) -> str:
        """Return the first answer, or all things as they are offered."""
        now = self.read()
        if form == "cards":
            return _card(_buttons(now, "toolbar", "Your hand")[0])
        if form == "order":
            return ", ".join(name.split(",")[0] for name in _buttons(now, "group", "In order"))
        return _buttons(now, "group", "Answers")[0]

    def _do_as_hinted(self, form: str) -> Node:
        now = self._climb()
        if form == "cards":
            held = _buttons(now, "toolbar", "Your hand")
            return self.write(", ".join(_card(name) for name in held if HINTED in name))
        if form == "order":
            things = _buttons(now, "group", "In order")
            return self.write(" ".join(name.split(",")[0] for name in sorted(things, key=_place)))
        answers = _buttons(now, "group", "Answers")
        (left,) = (name for name in answers if name.endswith(HINTED))
        return self.write(left.removesuffix(HINTED))

    def _climb(self) -> Node:
        for _ in range(4):
            now = self.write("hint")
        return now


def _form(now: Node) -> str:
    """Return what is to be done."""
    if "Go on" in now.names:
        return "watch"
    if now.find("group", "Answers"):
        return "choice"
    if now.find("group", "In order"):
        return "order"
    return "cards" if "Answer" in now.names else "move"


def _over(now: Node) -> bool:
    """Tell whether there is nothing left to be done."""
    return not {"Skip", "Hint", "Go on"} & {*now.names}


def _asked(now: Node) -> str:
    asked = now.find("group", "Your task")
    assert asked
    return asked.inside[-1].text


def _heard_in(asked: str) -> str:
    """Return the end of a question that is said as it is written."""
    return re.split("[♣♦♥♠]", asked)[-1].strip()


def _note(now: Node) -> str:
    hint = now.find("group", "Hint")
    assert hint
    return hint.words


def _buttons(now: Node, role: str, name: str) -> list[str]:
    found = now.find(role, name)
    assert found
    return found.names


def _card(name: str) -> str:
    return name.split(",", maxsplit=1)[0]


def _place(name: str) -> int:
    """Return the number that a thing has in the hint, or else has already."""
    return int(name.rsplit(maxsplit=1)[-1])
