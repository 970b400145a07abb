"""What the painted picture of a table looks like to somebody who sees it."""

from __future__ import annotations

import time
from base64 import b64decode
from io import BytesIO
from typing import cast

from PIL import Image, ImageChops

from tests.browser.person import PATIENCE, Table

HARDLY_SEEN = 48
"""How much two pixels may differ, of 255."""
FEW = 40
"""How many pixels may differ by more."""
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


def see_another(table: Table, old: str) -> None:
    """Watch the picture until it is no more as it was."""
    end = time.monotonic() + PATIENCE
    while pixels(table) == old:
        assert time.monotonic() < end, "The picture stays as it was."
        table.page.wait_for_timeout(15)


def see_alike(table: Table, wanted: str) -> None:
    """Watch the picture until it looks as it did; the softness of an edge does not count."""
    end = time.monotonic() + PATIENCE
    while not _alike(pixels(table), wanted):
        assert time.monotonic() < end, "The picture does not look as it did."
        table.page.wait_for_timeout(15)


def _alike(one: str, other: str) -> bool:
    """Tell whether two pictures look the same on the cloth but for a few pixels, by a little."""
    seen, wanted = (_on_cloth(picture) for picture in (one, other))
    if seen.size != wanted.size:
        return False
    strongest = ImageChops.difference(seen, wanted).convert("L").histogram()
    return sum(strongest[HARDLY_SEEN:]) <= FEW


def _on_cloth(picture: str) -> Image.Image:
    drawn = Image.open(BytesIO(b64decode(picture.partition(",")[2]))).convert("RGBA")
    cloth = Image.new("RGBA", drawn.size, (20, 80, 50, 255))
    return Image.alpha_composite(cloth, drawn).convert("RGB")


def colours(table: Table) -> int:
    """Count the colours of the picture: felt alone has a few, a blank one has none."""
    return cast("int", table.canvas().evaluate(_COLOURS))


def sharpness(table: Table) -> float:
    """Return how many painted pixels there are to one of the screen's, across the picture."""
    ratio = "canvas => canvas.width / Math.floor(canvas.clientWidth * devicePixelRatio)"
    return cast("float", table.canvas().evaluate(ratio))
