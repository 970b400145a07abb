"""A review in a notebook: it grows, its tasks can be tried, and it can be read without a widget."""

from __future__ import annotations

import re

import pytest
from ipywidgets import VBox

import cardlab
from cardlab.errors import BadRecord, BadSeat
from cardlab.games import get
from cardlab.record import Record
from cardlab.table import Table
from cardlab.widgets.review import TASKS, ReviewView
from tests.coach.test_review import SIMULATIONS, careless_game
from tests.widgets.person import Person
from tests.widgets.test_asking import in_a_loop, pause, until


@pytest.fixture(scope="module")
def view() -> ReviewView:
    return cardlab.review(careless_game("black_crow"), simulations=SIMULATIONS)


def buttons(view: ReviewView) -> list[tuple[int, dict[str, str]]]:
    """Return all buttons of a review, each with the number of its decision."""
    return [(task["number"], button) for task in view._dear.tasks for button in task["buttons"]]


def press(view: ReviewView, action: object, number: object) -> None:
    """Send what the browser sends."""
    view._dear._handle_custom_msg({"kind": "press", "action": action, "number": number}, [])


def test_without_an_event_loop_the_whole_game_is_looked_at(view: ReviewView) -> None:
    assert view.review.done == view.review.all > 5
    assert repr(view) == repr(view.review)


def test_each_of_the_dearest_can_be_tried_and_played_on_from(view: ReviewView) -> None:
    assert view.box
    numbers = [decision.number for decision in view.review.dearest[:TASKS]]
    assert [number for number, _ in buttons(view)] == [at for at in numbers for _ in range(2)]
    assert {button["caption"] for _, button in buttons(view)} == {
        "Find a better move here",
        "Play on from here",
    }
    called = [button["name"] for _, button in buttons(view)]
    assert len(set(called)) == len(called) > 0
    for number, button in buttons(view):
        assert button["name"].startswith(button["caption"]), "a spoken caption finds its button"
        assert button["name"].endswith(f"move {number}")


def test_a_decision_is_shown_with_its_reasons_and_its_number_once(view: ReviewView) -> None:
    assert view.box
    for task, one in zip(view._dear.tasks, view.review.dearest, strict=False):
        assert task["text"] == one.sentence
        assert task["verdict"] == one.advice.verdict
        assert task["reasons"] == [why.sentence for why in one.advice.reasons]
        seen = [task["text"], task["why"], *(button["caption"] for button in task["buttons"])]
        assert sum(str(one.number) in words for words in seen) == 1


def test_a_better_move_is_praised_and_the_old_one_is_not(view: ReviewView) -> None:
    dearest = view.review.dearest[0]
    for move, better in ((dearest.move, False), *((one, True) for one in dearest.better)):
        person = Person(view.find_better(dearest.number))
        assert person.table.table.state == dearest.state
        assert person.table.table.seen(0) == tuple(event.seen_by(0) for event in dearest.seen)
        assert dearest.mine.caption in person.face.goal["text"]
        person.table.attempt(move)
        assert person.face.goal["done"] == better
        assert (person.face.goal["text"] == dearest.advice.text) == better


def test_a_table_to_play_on_from_has_no_task_and_the_others_move(view: ReviewView) -> None:
    dearest = view.review.dearest[0]
    person = Person(view.play_on(dearest.number))
    assert person.face.goal is None
    person.play_out()
    person.press("Next game")
    assert person.table.table.state == dearest.state


def test_a_button_puts_a_table_below_and_the_next_one_replaces_it(view: ReviewView) -> None:
    assert view.box
    dearest = view.review.dearest[0].number
    press(view, "find", dearest)
    first = view.table
    assert first
    assert first.goal
    press(view, "play", dearest)
    assert view.table is not first
    assert view.table
    assert view._place.children == (view.table.face,)
    assert first.face.comm is None


@pytest.mark.parametrize(
    ("action", "number"), [("find", 0), ("find", None), ("find", [1]), ("close", 1), (None, "1")]
)
def test_what_no_button_sends_does_nothing(
    view: ReviewView, action: object, number: object
) -> None:
    assert view.box
    before = view.table
    press(view, action, number)
    assert view.table is before


def test_a_game_in_which_nothing_was_played_is_told_kindly() -> None:
    view = cardlab.review(cardlab.Match("stump", seed=1), simulations=20)
    assert view.box
    assert view._dear.tasks == []
    assert view._course.value.startswith("<p>Nothing has been played in this game yet")


def test_it_can_be_read_without_a_widget(view: ReviewView) -> None:
    data, _ = view._repr_mimebundle_()
    assert data["text/plain"] == repr(view)
    page = data["text/html"]
    assert re.search(r'<img alt="Your chances from move to move: \d+ in 100', page)
    for one in view.review.dearest:
        assert one.sentence in page.replace("&#x27;", "'")
    assert "application/vnd.jupyter.widget-view+json" in data


def test_names_are_text_in_it() -> None:
    table = Table.deal(get("stump"), 2, 7)
    table.name(("<b>Ann</b>", "<i>Bea</i>"))
    table.play(table.state.legal_moves()[0])
    for seat in range(2):
        shown = cardlab.review(table, seat, simulations=20)
        told = shown._repr_mimebundle_()[0]["text/html"] + shown._course.value
        assert "<b>" not in told
        assert "<i>" not in told


def test_whose_game_it_is() -> None:
    match = cardlab.Match("stump", players=3, seed=5)
    assert cardlab.review(match, simulations=20).review.seat == 0
    assert cardlab.review(match.table, 2, simulations=20).review.seat == 2
    table = cardlab.play("stump", humans=[1], seed=3)
    assert cardlab.review(table, simulations=20).review.seat == 1
    assert cardlab.review(Record.of(table.table), simulations=20).review.seat == 0
    with pytest.raises(BadRecord, match="A review is of a record, a table or a match"):
        cardlab.review("stump")  # type: ignore[arg-type] # whatever somebody may pass
    with pytest.raises(BadSeat, match="The seat must be"):
        cardlab.review(match, "")  # type: ignore[arg-type] # whatever somebody may pass


@in_a_loop
async def test_results_come_while_the_kernel_does_other_things() -> None:
    view = cardlab.review(careless_game("stump", moves=42), simulations=SIMULATIONS)
    assert isinstance(view.box, VBox)
    assert view.review.done < view.review.all
    await until(lambda: view.review.done == 1)
    assert view._course.value.startswith("<p>1 of ")
    await until(lambda: view.review.done == view.review.all)
    await pause()
    assert not view._thought.going_on


@in_a_loop
async def test_nobody_thinks_about_a_review_that_is_closed() -> None:
    view = cardlab.review(careless_game("stump", moves=42), simulations=10**9)
    await pause()
    view.close()
    assert not view._thought.going_on
