"""A lesson is done by typing alone, and whatever is typed there is answered."""

from __future__ import annotations

from typing import Any

import pytest

import cardlab
from cardlab.lessons import asking
from cardlab.lessons.courses.stump.places import small
from cardlab.lessons.facts import NEXT
from cardlab.lessons.task import GoOn, MakeMove, PickCards, PickOne, PutInOrder
from cardlab.lessons.tasks.order import strength
from cardlab.typed.inviting import invitation
from cardlab.typed.words import IN_LESSONS, word_for
from tests.widgets.learner import Learner
from tests.widgets.test_lessons_kinds import ASKED, EIGHT, at

PICK = asking.pick(EIGHT, ASKED)
REFEREE = asking.referee(EIGHT, "beat 8C KH", "ST-8", "ST-7")
ORDER = asking.order(EIGHT, ASKED, "10C 7C KC AC", strength)
WATCH = asking.watch(EIGHT, ASKED, ("beat 8C JC", ""))
MOVE = asking.play(EIGHT, ASKED, lambda happening: bool(happening.played))
BLIND = asking.predict(EIGHT, ASKED, NEXT, move="beat 8C JC", blind=True)
GAME = asking.mini_game(small("JC 6D", "7H 9H", pile="8C"), ASKED)
EVERY = (PICK, REFEREE, ORDER, WATCH, BLIND, GAME)


def typed(learner: Learner, text: str) -> list[str]:
    """Type a line and return the answer, if it is one to a question."""
    learner.lesson.hear({"kind": "typed", "text": text})
    ruling = learner.face.ruling or {}
    assert "error" not in ruling, ruling
    return list(ruling.get("answer", ()))


def as_typed(learner: Learner, answer: Any) -> str:  # noqa: ANN401 - of any form
    """Return the line for an answer."""
    form = learner.lesson.task.form
    if isinstance(form, PickCards):
        return " ".join(map(str, answer))
    if isinstance(form, PickOne):
        return str(form.choices[answer])
    if isinstance(form, PutInOrder):
        return " ".join(str(form.things[place]) for place in answer)
    return str(answer) if isinstance(form, MakeMove) else "next"


@pytest.mark.parametrize("game", cardlab.games())
def test_a_course_is_done_by_typing_alone(game: str) -> None:
    learner = Learner(cardlab.learn(game))
    for _ in range(1_000):
        for _ in range(40):
            if learner.over or learner.lesson.lost:
                break
            typed(learner, as_typed(learner, learner.lesson.task.solution))
        if learner.lesson.is_last:
            break
        number = learner.face.lesson["number"]
        typed(learner, "next" if learner.over else "skip")
        assert learner.face.lesson["number"] == number + 1
        assert learner.lesson.question in learner.lesson.greeting()
    assert learner.face.status == "That was the last step of this course."
    assert typed(learner, "next") == ["“next” can do nothing just now."]
    for line in ("done", "7h", "sing"):
        assert typed(learner, line) == ["That was the last step of this course."]


@pytest.mark.parametrize("game", cardlab.games())
def test_the_last_task_of_a_course_cannot_be_left_and_says_so(game: str) -> None:
    learner = Learner(cardlab.learn(game))
    while not learner.lesson.is_last:
        typed(learner, "skip")
    left, *_ = typed(learner, "next")
    assert left == "This is not done yet."


def test_what_is_typed_for_an_answer_is_shown_as_if_it_were_chosen() -> None:
    learner = at(PICK, REFEREE, ORDER)
    typed(learner, "jc, kh")
    assert (learner.verdict, learner.chosen) == ("wrong", ["JC", "KH"])
    typed(learner, "jc 6d")
    assert learner.verdict == "right"
    typed(learner, "next")
    typed(learner, "yes")
    assert (learner.verdict, learner.standing) == ("wrong", ["wrong", "", ""])
    typed(learner, "st-7")
    assert (learner.verdict, learner.standing) == ("right", ["wrong", "", "right"])
    typed(learner, "next")
    typed(learner, "7c 10c kc ac")
    assert (learner.verdict, learner.numbers) == ("nearly", [2, 1, 3, 4])
    typed(learner, "7 k 10 a")
    assert learner.verdict == "right"


def test_what_was_chosen_by_hand_is_answered_with_a_word() -> None:
    learner = at(PICK, ORDER)
    assert typed(learner, "done") == [invitation(learner.lesson.task.form)]
    learner.choose("JC", "6D")
    typed(learner, "done")
    assert learner.verdict == "right"
    typed(learner, "next")
    for thing in (1, 2, 0):
        learner.do("answer", place=thing)
    assert typed(learner, "check") == [invitation(learner.lesson.task.form)]
    learner.do("answer", place=3)
    typed(learner, "check")
    assert learner.verdict == "right"


def test_a_move_that_was_chosen_by_hand_is_made_with_a_word() -> None:
    learner = at(MOVE)
    learner.choose("KH")
    typed(learner, "done")
    assert learner.verdict == "illegal"
    learner.choose("JC")
    typed(learner, "done")
    assert learner.verdict == "right"
    assert typed(learner, "done")[0].startswith("This task is done.")


@pytest.mark.parametrize("line", ["7h", "sing", "qs"])
def test_a_task_that_is_done_invites_no_answer(line: str) -> None:
    learner = at(PICK, PICK)
    typed(learner, "jc 6d")
    assert typed(learner, line)[0].startswith("This task is done. Type “next”")


def test_whoever_types_is_told_how_to_answer_by_typing() -> None:
    learner = at(WATCH, REFEREE)
    typed(learner, "go on")
    assert learner.over
    typed(learner, "go on")
    said = learner.face.speech["polite"]
    assert said.endswith("3, No: ST-7, “Beating”.")
    learner = at(WATCH, REFEREE)
    learner.press("Go on")
    learner.press("Next")
    assert learner.face.speech["polite"].endswith("Choose an answer.")
    asked, how = typed(learner, "question")
    assert asked == learner.lesson.question
    assert how == invitation(learner.lesson.task.form)


def test_nothing_is_left_out_by_accident() -> None:
    learner = at(PICK, PICK)
    left, how = typed(learner, "next")
    assert "“skip”" in left
    assert how == invitation(learner.lesson.task.form)
    assert learner.face.lesson["number"] == 0
    typed(learner, "skip")
    assert learner.face.lesson["number"] == 1


def test_a_task_is_begun_again_and_its_answer_shown_when_asked_for() -> None:
    learner = at(PICK)
    assert typed(learner, "show me") == ["“show me” can do nothing just now."]
    typed(learner, "hint")
    typed(learner, "show me")
    assert (learner.verdict, learner.phase) == ("shown", "shown")
    assert typed(learner, "jc 6d")[0].startswith("This task is done.")
    typed(learner, "again")
    assert learner.phase == "find"
    typed(learner, "jc 6d")
    assert learner.verdict == "right"


def test_the_step_before_is_a_word_away() -> None:
    learner = Learner(cardlab.learn("stump"))
    assert typed(learner, "back") == ["“back” can do nothing just now."]
    typed(learner, "skip")
    typed(learner, "back")
    assert learner.face.lesson["where"].startswith("1 of")


@pytest.mark.parametrize("order", IN_LESSONS)
def test_every_word_is_answered_in_every_kind_of_task(order: str) -> None:
    for maker in EVERY:
        learner = at(maker, maker)
        said = learner.face.speech["number"]
        typed(learner, word_for(order))
        assert learner.face.speech["number"] > said
        assert learner.face.speech["polite"] or learner.face.speech["urgent"]


@pytest.mark.parametrize("line", ["hand", "table", "why jc", "why", "last"])
def test_a_blind_task_keeps_its_cards_to_itself(line: str) -> None:
    learner = at(BLIND)
    assert typed(learner, line) == ["No cards are shown with this question."]


@pytest.mark.parametrize("line", ["why beat 8c j", "why jcc", "beat 8c j"])
def test_a_slip_in_a_blind_task_is_answered_without_cards(line: str) -> None:
    (answer,) = typed(at(BLIND), line)
    assert "jc" not in answer.replace(line, "")


def test_the_hand_is_told_where_the_picture_shows_it() -> None:
    assert typed(at(ORDER), "hand") == ["You hold: J♣ 6♦ K♥ 9♠."]


def test_what_can_be_done_is_to_answer() -> None:
    learner = at(REFEREE)
    assert typed(learner, "what can I do?") == [invitation(learner.lesson.task.form)]
    assert not learner.lesson.here.helped
    assert isinstance(at(WATCH).lesson.task.form, GoOn)


def test_the_line_says_what_it_is_for() -> None:
    assert at(PICK).face.prompt == "Type an answer or a question"
    assert cardlab.play("stump", players=2, seed=1).face.prompt == "Type a play or a question"
