"""What each kind of task shows and hears, and the ways through a course."""

from __future__ import annotations

import pytest

import cardlab
from cardlab.language import mark
from cardlab.lessons import asking
from cardlab.lessons.attempt import Attempt, Session
from cardlab.lessons.courses import course
from cardlab.lessons.courses.stump.places import place, small
from cardlab.lessons.facts import NEXT
from cardlab.lessons.progress_code import progress_code
from cardlab.lessons.step import Maker
from cardlab.lessons.task import Task
from cardlab.lessons.tasks.order import strength
from cardlab.widgets.lessons.kept import learned
from cardlab.widgets.lessons.view import LessonView
from tests.widgets.learner import Learner

ASKED = mark("What now?")
EIGHT = place("JC 6D KH 9S", "7H 9H QS AH", "QC 10H 7S 6S", pile="8C")


class Tasks(Session):
    """A learner at some tasks, one after the other."""

    def __init__(self, *tasks: Task) -> None:
        self._left = list(tasks)
        self.attempt = Attempt(self._left.pop(0))

    def ended(self, attempt: Attempt) -> None:
        """Keep nothing in mind."""

    def next(self) -> bool:
        if not self._left:
            return False
        self.attempt = Attempt(self._left.pop(0))
        return True


def at(*makers: Maker) -> Learner:
    """Sit down at some tasks about the law of beating."""
    return Learner(LessonView(Tasks(*(maker(("ST-7",)) for maker in makers))))


def test_any_card_can_be_picked_and_none_is_marked_as_right() -> None:
    learner = at(asking.pick(EIGHT, ASKED))
    assert not any(held["playable"] for held in learner.face.hand)
    learner.choose("KH", "9S")
    assert learner.chosen == ["KH", "9S"]
    learner.press("Answer: K♥ 9♠")
    assert learner.verdict == "wrong"
    assert learner.chosen == ["KH", "9S"]
    learner.choose("JC")
    learner.press("Answer: J♣")
    assert learner.verdict == "nearly"
    learner.choose("JC", "6D")
    learner.press("Answer: J♣ 6♦")
    assert learner.verdict == "right"
    assert "Answer" not in " ".join(learner.captions)


def test_a_card_that_is_not_allowed_can_be_tried_and_is_ruled_on_at_once() -> None:
    learner = at(asking.play(EIGHT, ASKED, lambda happening: bool(happening.played)))
    learner.choose("KH")
    assert "Beat 8♣ with K♥" in learner.captions
    assert not learner.face.ruling
    learner.press("Beat 8♣ with K♥")
    assert learner.verdict == "illegal"
    assert learner.face.ruling["law"] == "ST-7"
    assert learner.face.speech["urgent"].startswith("Not allowed.")
    pointed = [held["card"] for held in learner.face.hand if held["pointed"]]
    assert pointed == ["JC"]  # what would be right
    assert learner.lesson.task.state.hands == learner.lesson.here.first.state.hands
    learner.do("drop", card="JC", target="8C")
    assert learner.verdict == "right"
    assert "JC" not in learner.hand


def test_why_can_be_asked_of_any_card_and_counts_as_help() -> None:
    learner = at(asking.play(EIGHT, ASKED, lambda happening: bool(happening.played)))
    for card, answer in (("KH", "does not beat"), ("JC", "You can play the J♣")):
        learner.choose(card)
        learner.press("Why, or why not?")
        assert answer in " ".join(learner.face.ruling["answer"])
    learner.press("Beat 8♣ with J♣")
    assert learner.phase == "done"
    assert not learner.lesson.here.unaided


def test_choices_tell_how_they_stand() -> None:
    learner = at(asking.referee(EIGHT, "beat 8C KH", "ST-8", "ST-7"))
    assert learner.standing == ["", "", ""]
    learner.do("answer", place=0)
    assert (learner.verdict, learner.standing) == ("wrong", ["wrong", "", ""])
    for _ in range(4):
        learner.press("Hint")
    assert learner.standing == ["wrong", "out", "left"]
    assert learner.face.answers["items"][2]["name"].endswith(", in the hint")
    learner.do("answer", place=2)
    assert (learner.verdict, learner.standing) == ("right", ["wrong", "out", "right"])
    learner.do("answer", place=1)
    assert learner.verdict == "right"


def test_things_get_their_numbers_one_after_the_other() -> None:
    learner = at(asking.order(EIGHT, ASKED, "10C 7C KC AC", strength))
    assert learner.hand == []
    for thing in (1, 0, 2):
        learner.do("answer", place=thing)
    assert learner.numbers == [2, 1, 3, 0]
    assert learner.face.speech["polite"] == "king of clubs is number 3."
    assert "Check the order" not in learner.captions
    learner.do("answer", place=0)
    assert learner.numbers == [0, 1, 3, 0]
    learner.do("answer", place=3)
    assert learner.numbers == [0, 1, 3, 2]
    learner.press("Start over")
    learner.answer((1, 0, 2, 3))
    assert learner.verdict == "nearly"
    learner.press("Show me")
    assert learner.numbers == [3, 1, 2, 4]


def test_a_blind_task_shows_no_picture_and_no_cards() -> None:
    learner = at(asking.predict(EIGHT, ASKED, NEXT, move="beat 8C JC", blind=True))
    assert learner.face.picture["hidden"]
    assert learner.face.picture["label"] == ""
    assert (learner.hand, learner.face.targets) == ([], [])
    assert "eight of clubs" not in learner.face.speech["polite"]


def test_what_is_asked_is_spoken_with_what_is_to_be_seen() -> None:
    learner = at(asking.pick(EIGHT, mark("Which of your cards beat the {lying}?")))
    said = learner.face.speech["polite"]
    assert said.startswith("Which of your cards beat the eight of clubs? A card table.")
    assert "Your hand: jack of clubs, six of diamonds, king of hearts and nine of spades." in said


def test_a_game_can_be_lost_and_begun_again_but_not_played_on() -> None:
    learner = at(asking.mini_game(small("JC 6D", "7H 9H", pile="8C"), ASKED))
    while not (learner.over or learner.lesson.lost):
        learner.answer(learner.lesson.view.legal_moves()[-1])
    if learner.lesson.lost:
        assert learner.verdict == "nearly"
        assert "Hint" not in learner.captions
        learner.press("Start again")
        assert learner.lesson.task is learner.lesson.here.first
        assert learner.phase == "find"


def test_what_was_meant_for_an_older_picture_is_ignored() -> None:
    learner = at(asking.pick(EIGHT, ASKED), asking.pick(EIGHT, ASKED))
    old = learner.face.turn
    learner.press("Skip")
    learner.lesson.hear({"kind": "choose", "card": "JC", "turn": old})
    assert learner.chosen == []


def test_a_course_goes_on_where_it_was_left_and_back_and_anywhere() -> None:
    learner = Learner(cardlab.learn("stump"))
    assert learner.face.lesson["where"].startswith("1 of")
    assert "Back" not in learner.captions
    while not learner.over:
        learner.press("Go on")
    learner.press("Next")
    assert Learner(cardlab.learn("stump")).face.lesson["where"].startswith("2 of")
    learner.press("Back")
    assert learner.face.lesson["where"].startswith("1 of")
    learner.press("All steps")
    listed = learner.face.panel["pieces"][-1]["items"]
    learner.do("panel", control=listed[2]["id"], value=True)
    assert learner.face.panel is None
    assert learner.face.lesson["where"].startswith("3 of")


def test_a_law_can_be_looked_at() -> None:
    learner = Learner(cardlab.learn("stump").step("ST-10"))
    assert learner.lesson.task.laws[0] == "ST-10"


def test_a_chapter_offers_its_own_steps_alone() -> None:
    steps = course("stump").steps
    title = next(step.chapter_text for step in reversed(steps) if step.chapter)
    learner = Learner(cardlab.learn("stump").chapter(title))
    learner.press("All steps")
    (listed,) = learner.face.panel["pieces"]
    assert int(listed["items"][-1]["id"]) == len(steps) - 1
    assert len(listed["items"]) < len(steps)
    numbers = [item["caption"].partition(".")[0] for item in listed["items"]]
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert learner.face.lesson["where"] == f"1 of {len(numbers)}"


@pytest.mark.parametrize("title", ["All steps", "What you know"])
def test_more_takes_the_place_of_a_panel_with_a_button_of_its_own(title: str) -> None:
    learner = Learner(cardlab.learn("stump"))
    learner.press(title)
    open_now = {tool["caption"]: tool.get("expanded") for tool in learner.face.tools}
    assert open_now[title]
    assert not open_now["More"]
    learner.press("More")
    assert learner.face.panel["name"] == "more"
    learner.press("More")
    assert learner.face.panel is None


@pytest.mark.parametrize("wrong", ["99", "-1", "", "A", 1.5, None, []])
def test_a_chapter_that_there_is_not_is_not_shown(wrong: object) -> None:
    learner = Learner(cardlab.learn("stump"))
    learner.press("All steps")
    before = learner.face.panel
    learner.do("panel", control="part", value=wrong)
    assert learner.face.panel == before
    learner.do("resize", width=500)
    learner.press("All steps")
    assert learner.face.panel is None


def test_the_last_task_has_nothing_after_it() -> None:
    lesson = cardlab.learn("stump")
    lesson.go(len(course("stump").steps) - 1)
    learner = Learner(lesson)
    assert "Skip" not in learner.captions


def test_progress_is_shown_as_a_map_and_taken_over_as_a_code() -> None:
    learner = Learner(cardlab.learn("stump"))
    learner.press("What you know")
    pieces = {piece.get("id") or piece["kind"]: piece for piece in learner.face.panel["pieces"]}
    assert len(pieces["rows"]["rows"]) == len(cardlab.get("stump").laws)
    progress, _ = learned(cardlab.get("stump"))
    assert pieces["copied"]["text"] == progress_code(progress)
    assert len(pieces["copied"]["text"]) <= 120
    progress.meet("ST-10")
    code = progress_code(progress)
    progress.laws.clear()
    learner.do("panel", control="code", value=code.lower())
    assert progress.standing("ST-10") == "met"
    learner.do("panel", control="code", value=code[:-1])
    assert "not a progress code" in learner.face.panel["pieces"][0]["text"]


@pytest.mark.parametrize("game", cardlab.games())
def test_practice_goes_on_for_ever_and_says_what_is_practised(game: str) -> None:
    learner = Learner(cardlab.practice(game, seed=1))
    for number in range(1, 5):
        asked = learner.face.lesson
        assert f"Task {number}" in asked["where"]
        assert asked["part"].startswith(learner.lesson.task.laws[0])
        learner.answer(learner.lesson.task.solution)
        assert learner.over, learner.face.ruling
        learner.press("Next")


def test_what_is_stored_does_not_depend_on_progress() -> None:
    def stored() -> list[str]:
        shown = (cardlab.learn("stump"), cardlab.learn("stump").step("ST-7"))
        bundles = [one._repr_mimebundle_()[0] for one in (*shown, cardlab.practice("stump"))]
        return [bundle[kind] for bundle in bundles for kind in ("text/plain", "text/html")]

    before = stored()
    learner = Learner(cardlab.learn("stump"))
    while not learner.over:
        learner.press("Go on")
    learner.press("Next")
    assert stored() == before
