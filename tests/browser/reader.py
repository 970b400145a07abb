"""A learner who sees nothing: he is told roles, names and texts, and presses what has a name."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Locator

from tests.browser.person import PATIENCE

_LINE = re.compile(r"^( *)- (.*)$")
_NODE = re.compile(r'^(?P<role>[a-z]+)(?: (?P<name>"(?:[^"\\]|\\.)*"))?(?P<flags>(?: \[[^]]*\])*)$')
_WHERE = re.compile(r"\d+ of \d+")
_PRESS = "button => { button.focus(); button.click(); }"
_HAS_FOCUS = "table => table.contains(document.activeElement)"


@dataclass
class Node:
    """Something that has a role: its name, its text, and what it holds."""

    role: str
    name: str = ""
    text: str = ""
    pressed: bool = False
    inside: list[Node] = field(default_factory=list)

    def each(self) -> Iterator[Node]:
        """Go through this and all that it holds."""
        yield self
        for node in self.inside:
            yield from node.each()

    def find(self, role: str, name: str = "") -> Node | None:
        """Return the first with a role, whose name begins so."""
        nodes = (node for node in self.each() if node.role == role and node.name.startswith(name))
        return next(nodes, None)

    @property
    def buttons(self) -> list[Node]:
        """The buttons in it."""
        return [node for node in self.each() if node.role == "button"]

    @property
    def names(self) -> list[str]:
        """The names of the buttons in it."""
        return [node.name for node in self.buttons]

    @property
    def words(self) -> str:
        """All texts in it."""
        return " ".join(node.text for node in self.each() if node.text)


def tree(snapshot: str) -> Node:
    """Read what the browser tells of a part of the page."""
    root = Node("root")
    above = [(-1, root)]
    for line in snapshot.splitlines():
        found = _LINE.match(line)
        if not found:
            continue
        depth, node = len(found[1]), _node(found[2])
        while above[-1][0] >= depth:
            above.pop()
        above[-1][1].inside.append(node)
        above.append((depth, node))
    return root


def _node(body: str) -> Node:
    head, text = _split(body)
    found = _NODE.match(head)
    assert found, body
    name = json.loads(found["name"]) if found["name"] else ""
    return Node(found["role"], name, text, "[pressed]" in found["flags"])


def _split(body: str) -> tuple[str, str]:
    """Split a line into what is there and the text of it."""
    if body.startswith("'"):
        end = re.match(r"'((?:[^']|'')*)'", body)
        assert end, body
        head, rest = end[1].replace("''", "'"), body[end.end() :]
    else:
        end = re.match(r'[a-z]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^]]*\])*', body)
        assert end, body
        head, rest = end[0], body[end.end() :]
    text = rest.removeprefix(":").strip()
    return head, json.loads(text) if text.startswith('"') else text.strip("'")


class Reader:
    """Reads a lesson, and does its tasks: wrongly at first, and then as the hints say."""

    def __init__(self, region: Locator) -> None:
        """Sit down at a lesson."""
        self.region = region
        self.page = region.page
        self.mistakes = 0
        self._wrong_at = ""

    def read(self) -> Node:
        """Hear all that is there."""
        return tree(self.region.aria_snapshot())

    def see(self, expected: Callable[[Node], object]) -> Node:
        """Listen until it is as expected."""
        end = time.monotonic() + PATIENCE
        while not expected(now := self.read()):
            assert time.monotonic() < end, (
                f"This did not come up. Last: {self.region.aria_snapshot()}"
            )
            self.page.wait_for_timeout(5)
        return now

    def press(self, name: str) -> Node:
        """Press a button, and hear what has changed; the focus stays at the lesson."""
        before = _written(self.read())
        self._press(self.region.get_by_role("button", name=name, exact=True).first)
        now = self.see(lambda now: _written(now) != before)
        assert self.region.evaluate(_HAS_FOCUS), f"The focus was lost after {name}."
        return now

    def _press(self, button: Locator) -> None:
        button.evaluate(_PRESS)

    @property
    def task(self) -> str:
        """What is asked, and where in the course."""
        asked = self.read().find("group", "Your task")
        assert asked
        return asked.words

    @staticmethod
    def over(now: Node) -> bool:
        """Tell whether the task is done."""
        return bool({"Next", "Start again"} & {*now.names}) and "Skip" not in now.names

    @staticmethod
    def moves(now: Node) -> list[str]:
        """Return what the buttons would do that stand beside the tools."""
        bar = now.find("toolbar", "Moves")
        return bar.names if bar else []

    def do_course(self, most: int = 1000) -> list[str]:
        """Do every task to the end of the course; return what was asked."""
        asked = []
        for _ in range(most):
            asked.append(self.task)
            now = self.do_task()
            onward = next((name for name in ("Next", "Skip") if name in now.names), None)
            if onward is None:
                break
            self.press(onward)
        return asked

    def do_task(self) -> Node:
        """Do one task: answer, and where that is wrong ask for help and answer again."""
        now = self.read()
        while "Go on" in now.names:
            now = self.press("Go on")
        if self.over(now):
            return now
        now = self._try(now, 0)
        if self.over(now) and self._goes_wrong_next(now):
            now = self._try(self.press("Start again"), 1)
        if not self.over(now) and _judged(now):
            self._wrong(now)
        return now if self.over(now) else self._mend(now)

    def _goes_wrong_next(self, now: Node) -> bool:
        """Tell whether to begin anew and be wrong: once a step, where it went right at once."""
        where = _WHERE.findall(self.task)[0]
        return self._wrong_at != where and "Start again" in now.names

    def _try(self, now: Node, place: int) -> Node:
        """Give the answer that is offered first, or next after it."""
        if now.find("group", "Answers"):
            return self.press(_in(now, "Answers")[place])
        if now.find("group", "In order"):
            return self._put_in_order(_in(now, "In order"))
        hand = _hand(now)
        if not hand:
            return self.press(self.moves(now)[0])
        now = self.press(hand[min(place, len(hand) - 1)].name)
        answer = next((name for name in now.names if name.startswith("Answer")), None)
        return self.press(answer or self.moves(now)[0])

    def _put_in_order(self, things: list[str]) -> Node:
        for name in things:
            self.press(name)
        return self.press("Check the order")

    def _mend(self, now: Node) -> Node:
        """Ask for all the help there is, and do what it says."""
        if now.find("group", "Answers"):
            left = [
                name for name in _in(self._climb(), "Answers") if name.endswith(", in the hint")
            ]
            assert len(left) == 1, left
            return self.press(left[0])
        if now.find("group", "In order"):
            self._climb()
            things = {
                int(name.split()[-1]): name for name in _in(self.press("Start over"), "In order")
            }
            return self._put_in_order([things[number] for number in sorted(things)])
        if any(name.startswith("Answer") for name in now.names):
            return self._pick(self._climb())
        return self._play_on(now)

    def _pick(self, now: Node) -> Node:
        wanted = {node.name for node in _hand(now) if "in the hint" in node.name}
        for node in _hand(now):
            if node.pressed != (node.name in wanted):
                now = self.press(node.name)
        return self.press(next(name for name in now.names if name.startswith("Answer")))

    def _play_on(self, now: Node) -> Node:
        """Play what may be played where that is shown, and what the hint says where it is not."""
        for _ in range(200):
            playable = [node.name for node in _hand(now) if "playable" in node.name]
            now = self._play_card(playable[0]) if playable else self._do_as_the_hint_says()
            if "Play it all the same" in now.names:
                now = self.press("Play it all the same")
            if self.over(now) or ("Start again" in now.names and "Hint" not in now.names):
                return now  # a game may be lost, as may happen to anybody
        raise AssertionError("This game does not end.")

    def _play_card(self, name: str) -> Node:
        return self.press(self.moves(self.press(name))[0])

    def _do_as_the_hint_says(self) -> Node:
        now = self._climb()
        move = re.findall("“([^”]*)”", _said(now))[-1]
        for node in _hand(now):
            if node.pressed:
                now = self.press(node.name)
        for node in _hand(now):
            if "in the hint" in node.name and move not in now.names:
                now = self.press(node.name)
        return self.press(move)

    def _wrong(self, now: Node) -> None:
        """Hear, too, what is wrong."""
        self.mistakes += 1
        self._wrong_at = _WHERE.findall(self.task)[0]
        self.see(lambda later: _judged(now) in _said(later))

    def _climb(self) -> Node:
        """Ask for all the help there is, and hear it."""
        for number in range(1, 5):
            now = self.press("Hint")
            assert f"Hint {number} of 4" in now.words
        return self.see(lambda later: _hears_hint(now, later))


class Pointer(Reader):
    """Does the same with a mouse, and has the answer shown wherever he is wrong."""

    def _press(self, button: Locator) -> None:
        button.click()

    def _goes_wrong_next(self, now: Node) -> bool:  # noqa: ARG002 - never on purpose
        return False

    def _mend(self, now: Node) -> Node:
        return self.press("Show me") if "Show me" in now.names else super()._mend(now)


_WRONG = ("Not right.", "Not allowed.", "Nearly.", "Allowed, but not what you want.")


def _hears_hint(now: Node, later: Node) -> bool:
    """Tell whether a hint is being said, of which cards are said otherwise than they are shown."""
    hint, said = now.find("group", "Hint"), _said(later)
    assert hint
    return all(word in said for word in hint.words.split()[4:] if not set(word) & set("♣♦♥♠"))


def _written(now: Node) -> list[tuple[str, str, str, bool]]:
    """Return all that is there but for what is being said."""
    nodes = (node for node in now.each() if node.role not in ("status", "alert"))
    return [(node.role, node.name, node.text, node.pressed) for node in nodes]


def _said(now: Node) -> str:
    """Return what is being said aloud."""
    return " ".join(node.text for node in now.each() if node.role in ("status", "alert"))


def _hand(now: Node) -> list[Node]:
    hand = now.find("toolbar", "Your hand")
    return hand.buttons if hand else []


def _in(now: Node, group: str) -> list[str]:
    found = now.find("group", group)
    assert found
    return found.names


def _judged(now: Node) -> str:
    """Return how an answer was judged that was not right, if one was."""
    groups = (node.name for node in now.each() if node.role == "group")
    return next((name for name in groups if name in _WRONG), "")
