"""Whatever is asked in a lesson can be answered by typing, and a wrong word is told what can be."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, strategies as st

from cardlab.games import get
from cardlab.games.move import Move
from cardlab.language import mark, say
from cardlab.lessons import asking
from cardlab.lessons.courses.stump.places import place
from cardlab.lessons.facts import NEXT, TAKEN
from cardlab.lessons.task import (
    Answer,
    Form,
    GoOn,
    MakeMove,
    PickCards,
    PickOne,
    PutInOrder,
    Task,
)
from cardlab.lessons.tasks.order import strength
from cardlab.typed.answering import Give, LessonLine, read_answer
from cardlab.typed.inviting import has_numbers, invitation, manual
from cardlab.typed.reading import AskedLaw, Order, Play, Unclear, Why
from cardlab.typed.words import IN_LESSONS, word_for, words_for
from tests.lessons.learning import COURSES, tasks_of

TASKS = [task for made in COURSES for step in made.steps for task in tasks_of(step)]
KINDS = (GoOn, MakeMove, PickCards, PickOne, PutInOrder)
ASKED = mark("What now?")
EIGHT = place("JC 6D KH 9S", "7H 9H QS AH", "QC 10H 7S 6S", pile="8C")
PIECES = st.sampled_from(
    [
        *IN_LESSONS,
        "7h",
        "QS",
        "queen of spades",
        "1",
        "2",
        "3 cards",
        "yes",
        "ST-7",
        "Ann",
        ",",
        "k",
    ]
)


def line_at(task: Task, text: str) -> LessonLine:
    return read_answer(text, task.form, task.view, task.game.laws)


def wordings(form: Form, answer: Answer) -> list[str]:
    """Return the lines that mean an answer."""
    if isinstance(form, PickCards):
        assert isinstance(answer, frozenset)
        names = ([str(card) for card in answer], [card.spoken for card in answer])
        return [joint.join(cards) for cards in names for joint in (" ", ", ", " and ")]
    if isinstance(form, PickOne):
        assert isinstance(answer, int)
        number = [str(answer + 1)] if has_numbers(form) else []
        choice = form.choices[answer]
        return [choice, choice.spoken, choice.upper(), f"answer {choice}", *number]
    if isinstance(form, PutInOrder):
        assert isinstance(answer, tuple)
        things = [form.things[place] for place in answer if isinstance(place, int)]
        return [" ".join(things), ", then ".join(thing.spoken for thing in things)]
    return [str(answer)]


@pytest.mark.parametrize("kind", KINDS[1:])
def test_every_answer_can_be_typed(kind: type[Form]) -> None:
    asked = {(task.form, task.view): task for task in TASKS if isinstance(task.form, kind)}
    for task in asked.values():
        for answer in islice(task.form.answers(), 24):
            for text in wordings(task.form, answer):
                line = line_at(task, text)
                given = line.answer if isinstance(line, Give) else getattr(line, "move", line)
                assert given == answer, (text, task)


@given(st.sampled_from(TASKS), st.text() | st.lists(PIECES, max_size=6).map(" ".join))
def test_whatever_is_typed_is_read_and_is_an_answer_of_the_right_form(
    task: Task, text: str
) -> None:
    line = line_at(task, text)
    if isinstance(line, Give):
        assert not isinstance(task.form, MakeMove)
        task.judge(line.answer)
    elif isinstance(line, Unclear):
        assert line.answer.endswith((".", "?"))
    else:
        assert isinstance(task.form, MakeMove) or not isinstance(line, Play)


@pytest.mark.parametrize("order", IN_LESSONS)
def test_each_word_of_a_lesson_is_an_order_of_its_own(order: str) -> None:
    taken = [word for other in IN_LESSONS if other != order for word in words_for(other)]
    assert not set(words_for(order)) & set(taken)


PICK = asking.pick(EIGHT, ASKED)(("ST-7",))
REFEREE = asking.referee(EIGHT, "beat 8C KH", "ST-8", "ST-7")(("ST-7",))
NUMBERS = asking.predict(EIGHT, ASKED, TAKEN, 2, 3, move="beat 8C JC")(("ST-7",))
SEATS = asking.predict(EIGHT, ASKED, NEXT, move="beat 8C JC")(("ST-7",))
ORDER = asking.order(EIGHT, ASKED, "10C 7C KC AC", strength)(("ST-7",))
WATCH = asking.watch(EIGHT, ASKED, ("beat 8C JC", ""))(("ST-7",))
MOVE = asking.play(EIGHT, ASKED, lambda happening: bool(happening.played))(("ST-7",))


@pytest.mark.parametrize(
    ("task", "text", "meant"),
    [
        (PICK, "done jc 6d", Give(frozenset(PICK.view.hand[:2]))),
        (PICK, "I choose jc", "Type all the cards that you choose"),
        (PICK, "none", Give(frozenset())),
        (PICK, "all", Give(frozenset(PICK.view.hand))),
        (PICK, "qs", "You do not hold the Q♠."),
        (PICK, "sing", "Type all the cards that you choose"),
        (PICK, "hnit", "Did you mean hint?"),
        (PICK, "why kh", Why),
        (PICK, "law 7", AskedLaw),
        (PICK, "cards", Order("hand")),
        (PICK, "back", Order("previous")),
        (PICK, "undo", "Type all the cards"),
        (PICK, "", Order("help")),
        (REFEREE, "st7", Give(2)),
        (REFEREE, "no, ST 8", Give(1)),
        (REFEREE, "no", "That can be several answers."),
        (REFEREE, "3", Give(2)),
        (REFEREE, "4", "Type an answer or its number: 1, Yes"),
        (REFEREE, "yes", Give(0)),
        (REFEREE, "st-9", AskedLaw),
        (REFEREE, "8", "Type an answer or its number"),
        (REFEREE, "law st-7", AskedLaw),
        (REFEREE, "take", "Type an answer or its number"),
        (NUMBERS, "2", Give(1)),
        (NUMBERS, "the 3 cards", Give(2)),
        (NUMBERS, "cards", Order("hand")),
        (NUMBERS, "9 cards", "Type one of these: 0 cards; 2 cards; 3 cards."),
        (SEATS, "ann", Give(1)),
        (SEATS, "1", Give(0)),
        (SEATS, "no", "Type an answer or its number"),
        (ORDER, "7 10 k a", Give((1, 0, 2, 3))),
        (ORDER, "seven, ten, king, ace", Give((1, 0, 2, 3))),
        (ORDER, "7c 10c", "Name each of them once."),
        (ORDER, "7c 10c kc qs", "Type these in order"),
        (MOVE, "answer jc", Play(Move.parse("beat 8C JC"))),
        (MOVE, "done take", Play(Move.parse("take"))),
        (MOVE, "done", Order("done")),
        (MOVE, "9", "Did you mean 9s?"),
        (WATCH, "next", Order("next")),
        (WATCH, "7h", "Type “next” to go on."),
    ],
)
def test_what_is_meant_depends_on_what_is_asked(task: Task, text: str, meant: object) -> None:
    line = line_at(task, text)
    if isinstance(meant, str):
        assert isinstance(line, Unclear), line
        assert meant in line.answer
    elif isinstance(meant, type):
        assert isinstance(line, meant)
    else:
        assert line == meant


@pytest.mark.parametrize("text", ["beat 8c j", "why beat 8c j", "beat 8c 6"])
def test_no_slip_is_answered_with_a_legal_move(text: str) -> None:
    line = line_at(MOVE, text)
    assert isinstance(line, Unclear)
    assert not any(
        str(move).lower() in line.answer for move in MOVE.view.legal_moves() if move.cards
    )


@pytest.mark.parametrize("text", ["why j", "why beat 8c j", "jcc", "why 9ss"])
def test_no_slip_in_a_blind_task_is_answered_with_a_card(text: str) -> None:
    line = read_answer(text, SEATS.form, SEATS.view, SEATS.game.laws, blind=True)
    assert isinstance(line, Unclear)
    assert not any(
        str(card).lower() in line.answer
        for card in SEATS.view.hand
        if str(card).lower() not in text
    )


def test_a_verb_can_stand_in_an_answer() -> None:
    form = PickOne((say("The lead"), say("The attack")))
    for text, choice in (("lead", 0), ("the attack", 1), ("answer attack", 1)):
        assert read_answer(text, form, PICK.view, get("stump").laws) == Give(choice)


def test_the_help_tells_the_words_of_a_kind_of_task() -> None:
    for task, orders in ((PICK, ("all", "none")), (MOVE, ("anyway",)), (REFEREE, ())):
        told = " ".join(manual(task.form).lines)
        assert orders == tuple(
            order for order in ("all", "none", "anyway") if f"“{word_for(order)}”" in told
        )


def test_a_card_that_is_an_answer_is_typed_as_a_card() -> None:
    form = PickOne((say("{card}", card=PICK.view.hand[0]), say("{card}", card=PICK.view.hand[1])))
    for text in ("6d", "6♦", "the six of diamonds", "six"):
        assert read_answer(text, form, PICK.view, get("stump").laws) == Give(1)
    assert isinstance(read_answer("kh", form, PICK.view, get("stump").laws), Unclear)


@pytest.mark.parametrize("kind", KINDS)
def test_the_help_begins_with_what_can_be_answered(kind: type[Form]) -> None:
    form = next(task.form for task in TASKS if isinstance(task.form, kind))
    lines = manual(form).lines
    assert lines[0] == invitation(form)
    assert all(any(word_for(order) in line for line in lines) for order in ("again", "question"))
