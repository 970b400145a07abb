"""Pictures of all three games for people to look at: start, middle, a big take, the end.

`refresh` draws them again, as everything that is stored; only what is in a picture decides how
it looks, so that a change of one shows what a change of the drawing did.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cardlab.games.game import State
from cardlab.render.look import Look
from cardlab.render.svg import picture
from cardlab.scene import Scene, scene
from cardlab.table import seat_names
from tests.positions_in_play import played

FOLDER = Path(__file__).resolve().parent
NARROW, WIDE = 400, 1200
DAY, NIGHT = Look(), Look("four colours", "dark")
CLEAR = Look("outline", "contrast")


class Moment(NamedTuple):
    """A moment of a game that is played by chance."""

    game: str
    name: str
    players: int
    seed: int
    moves: int

    @property
    def state(self) -> State:
        """The position."""
        return played(self.game, self.players, self.seed, self.moves)

    def seen(self, width: float) -> Scene:
        """Return what the first player sees."""
        return scene(self.state.view(0), seat_names(self.players, 0), width)


MOMENTS = (
    Moment("black_crow", "start", 3, 7, 0),
    Moment("black_crow", "middle", 3, 66, 40),
    Moment("black_crow", "take", 3, 68, 79),
    Moment("black_crow", "end", 3, 7, 10_000),
    Moment("stump", "start", 4, 3, 0),
    Moment("stump", "middle", 3, 3, 26),
    Moment("stump", "take", 4, 101, 106),
    Moment("stump", "end", 6, 5, 10_000),
    Moment("figured_fool", "start", 3, 11, 0),
    Moment("figured_fool", "middle", 3, 89, 39),
    Moment("figured_fool", "take", 3, 70, 126),
    Moment("figured_fool", "end", 4, 6, 10_000),
)


def pictures() -> Iterator[tuple[str, str]]:
    """Yield the name of each picture of the gallery and the picture itself."""
    for moment in MOMENTS:
        looks = [(NARROW, DAY, "day"), (WIDE, NIGHT, "night")]
        if moment.name == "middle":
            looks += [(NARROW, CLEAR, "contrast"), (WIDE, DAY, "day")]
        for width, look, called in looks:
            name = f"{moment.game}-{moment.name}-{width}-{called}.svg"
            yield name, picture(moment.seen(width), look) + "\n"


def refresh() -> None:
    """Draw the whole gallery again."""
    for stored in FOLDER.glob("*.svg"):
        stored.unlink()
    for name, drawn in pictures():
        (FOLDER / name).write_text(drawn, encoding="utf-8", newline="\n")
