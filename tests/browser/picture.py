"""What the painted picture of a table looks like to somebody who sees it."""

from __future__ import annotations

import time
from typing import cast

from tests.browser.person import PATIENCE, Table

_COLOURS = """canvas => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
}"""


def pixels(table: Table) -> str:
    """Return all that is painted, once it is painted; an address of data stands for it."""
    end = time.monotonic() + PATIENCE
    while colours(table) < 50:
        assert time.monotonic() < end, "The picture stays blank."
        table.page.wait_for_timeout(15)
    return cast("str", table.canvas().evaluate("canvas => canvas.toDataURL()"))


def see_painted(table: Table, wanted: str) -> None:
    """Watch the picture until it is as it was."""
    end = time.monotonic() + PATIENCE
    while pixels(table) != wanted:
        assert time.monotonic() < end, "The picture is not as it was."
        table.page.wait_for_timeout(15)


def colours(table: Table) -> int:
    """Count the colours of the picture: felt alone has a few, a blank one has none."""
    return cast("int", table.canvas().evaluate(_COLOURS))


def sharpness(table: Table) -> float:
    """Return how many painted pixels there are to one of the screen's, across the picture."""
    ratio = "canvas => canvas.width / Math.floor(canvas.clientWidth * devicePixelRatio)"
    return cast("float", table.canvas().evaluate(ratio))
