"""The painter: one small message a picture, no widget made while playing, nothing stuck."""

from __future__ import annotations

import json
from collections.abc import Iterator

import ipycanvas.canvas as ic
import pytest
from ipywidgets.widgets.widget import _instances

from cardlab.games import get
from cardlab.render.look import Look
from cardlab.scene import Scene, scene
from cardlab.table import Table
from cardlab.widgets.painter import Painter
from cardlab.widgets.pen import one_message


@pytest.fixture
def sent() -> Iterator[list[bytes]]:
    messages: list[bytes] = []
    yield messages
    assert ic._CANVAS_MANAGER._caching is False


def dealt(players: int = 3, seed: int = 7) -> Table:
    return Table.deal(get("black_crow"), players=players, seed=seed)


def seen(table: Table, width: float = 720) -> Scene:
    return scene(table.state.view(0), table.names, width)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_picture_is_one_small_message_and_makes_no_widget(
    sent: list[bytes], players: int
) -> None:
    table = dealt(players)
    painter = Painter(seen(table), sent.append)
    painter.repaint()
    widgets = set(_instances)
    for _ in range(40):
        if table.state.to_act is None:
            break
        moves = table.state.legal_moves()
        table.play(max(moves, key=lambda move: len(move.cards)))
        sent.clear()
        painter.paint(seen(table))
        assert len(sent) == 1
        assert len(sent[0]) < 4_000
    assert set(_instances) == widgets


def test_a_new_look_is_painted_without_a_new_widget(sent: list[bytes]) -> None:
    painter = Painter(seen(dealt()), sent.append)
    painter.repaint()
    widgets = set(_instances)
    sent.clear()
    painter.wear(Look("four colours", "contrast"))
    painter.paint(seen(dealt()))
    assert len(sent) == 1
    assert set(_instances) == widgets


def test_nothing_is_sent_before_a_page_shows_the_table(sent: list[bytes]) -> None:
    painter = Painter(seen(dealt()), sent.append)
    painter.paint(seen(dealt(seed=8)))
    assert sent == []
    painter.repaint()
    assert len(sent) == 1


def test_a_picture_that_is_as_it_was_is_not_sent(sent: list[bytes]) -> None:
    painter = Painter(seen(dealt()), sent.append)
    painter.repaint()
    painter.paint(seen(dealt()))
    assert len(sent) == 1


def test_every_message_names_its_canvas_first(sent: list[bytes]) -> None:
    painter = Painter(seen(dealt()), sent.append)
    painter.repaint()
    painter.paint(seen(dealt(seed=8)))
    painter.paint(seen(dealt(seed=9)))
    switch = ic.COMMANDS["switchCanvas"]
    assert [json.loads(message)[0][0] for message in sent] == [switch] * 3


def test_an_error_while_painting_sends_nothing_and_lets_go(sent: list[bytes]) -> None:
    painter = Painter(seen(dealt()), sent.append)
    painter.repaint()
    sent.clear()

    def broken() -> None:
        with one_message(sent.append):
            painter.canvas.fill_rect(0, 0, 1, 1)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        broken()
    assert sent == []
    painter.paint(seen(dealt(seed=8)))
    assert len(sent) == 1


def test_what_somebody_else_draws_stays_apart(sent: list[bytes]) -> None:
    painter, other = Painter(seen(dealt()), sent.append), ic.Canvas()
    with ic.hold_canvas():
        other.fill_rect(0, 0, 1, 1)
        waiting = list(ic._CANVAS_MANAGER._commands_cache)
        painter.repaint()
        assert ic._CANVAS_MANAGER._commands_cache == waiting
        assert ic._CANVAS_MANAGER._current_canvas is other
    assert other.model_id not in sent[0].decode()


@pytest.mark.parametrize(
    "name", ["", "x" * 500, "<b>Ann</b>", "a\nb\x00\u202e", "\ud800", "李小龙", "e\u0301" * 40]
)
def test_a_name_may_be_anything(sent: list[bytes], name: str) -> None:
    table = dealt(players=2)
    painter = Painter(scene(table.state.view(0), ("You", name)), sent.append)
    painter.repaint()
    assert len(sent) == 1
    assert "\ud800" not in sent[0].decode()
