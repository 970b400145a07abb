"""How long a click takes until its picture is on the screen, by the browser's own clock.

A real JupyterLab and a real browser run on this machine, with animation off. What is measured:

- A play: from the pointer going down on the button of a move to the end of the first frame in which
  the picture of the table is another one. In between lie the page's message to the kernel, the
  kernel's own work, its answers, and the painting.
- A bare redraw, in turn with the plays: the same way for a plain canvas of ipycanvas on the same
  page, whose kernel does nothing but paint such a picture again. What a play takes longer is what
  this house costs.
- Messages and bytes that answer a play, without status and echo.
- The first table: from the pointer going down on "Run All Cells" to a painted table, in a kernel
  that has imported nothing yet, and again in the same kernel.

On a busy machine all of these are slower; the ratio is the more trustworthy figure.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Locator

from tests.apart import jupyter_apart
from tests.benchmarks.clock import noting_page, until_first_painted, until_painted
from tests.browser.person import Person, Table
from tests.browser.server import Server, serving
from tests.browser.wire import Wire

PLAYS, STARTS = 40, 3
TABLE = 'import cardlab\ntable = cardlab.play("{game}", players=3, seed=2)\ntable'
BARE = """from ipycanvas.canvas import _CANVAS_MANAGER
from cardlab.scene import scene
from cardlab.widgets.painter import Painter

def tell(commands):
    _CANVAS_MANAGER.send({"shape": [len(commands)], "dtype": "uint8"}, [commands])

painter = Painter(table.scene, tell)
scenes = []

def redraw(*_):
    if not scenes:
        state = table.table.deal_state
        for then in (state, state.play(state.legal_moves()[0])):
            scenes.append(scene(then.view(0), table.table.names, table.scene.width))
    scenes.reverse()
    painter.paint(scenes[0])

painter.canvas.on_client_ready(painter.repaint)
painter.canvas.on_mouse_down(redraw)
painter.canvas.layout.width = "100%"
painter.canvas"""


def main(words: list[str]) -> int:
    """Measure, print the figures, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks latency",
        description="Measures how long a click takes until its picture is on the screen.",
    )
    parser.add_argument("--game", default="black_crow", help="which game (%(default)s)")
    parser.add_argument(
        "--plays", type=int, default=PLAYS, help="how many plays are measured (%(default)s)"
    )
    parser.add_argument(
        "--starts", type=int, default=STARTS, help="how many first tables (%(default)s)"
    )
    chosen = parser.parse_args(words)
    with (
        jupyter_apart(),
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        noting_page() as page,
    ):
        page.goto(server.lab())
        person = Person(page)
        source = TABLE.format(game=chosen.game)
        starts = [first_tables(person, server, source) for _ in range(max(1, chosen.starts))]
        wire = Wire(page)
        plays, bare = in_turn(person, server, source, max(2, chosen.plays))
        answers = [wire.answers(asked) for asked in wire.plays() if asked.wish != "next"]
    print(f"{'milliseconds':44}{'median':>8}{'95th':>8}{'number':>8}")
    tell("a play, from click to picture", plays)
    tell("a bare redraw of ipycanvas", bare)
    print(f"{'their ratio':44}{median(plays) / median(bare):8.2f}")
    tell("the first table, in a new kernel", [first for first, _ in starts])
    tell("the first table, when its kernel is warm", [again for _, again in starts])
    print(f"{'what answers a play':44}{'median':>8}{'most':>8}")
    tally("messages", [len(answer) for answer in answers])
    tally("bytes", [sum(message.size for message in answer) for answer in answers])
    return 0


def tell(what: str, times: Sequence[float]) -> None:
    """Print the median and the 95th percentile of some times."""
    percentile = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    print(f"{what:44}{median(times):8.1f}{percentile:8.1f}{len(times):8}")


def tally(what: str, counts: Sequence[int]) -> None:
    """Print the median and the most of some counts."""
    print(f"{what:44}{median(counts):8.0f}{max(counts):8}")


def first_tables(person: Person, server: Server, source: str) -> tuple[float, float]:
    """Return how long the first table of a new kernel takes, and that of a warm one."""
    person.open_path(server.write("A start", source), "A start")
    times = []
    for _ in range(2):
        bar = person.page.get_by_role("menubar")
        bar.get_by_role("menuitem", name="Run", exact=True).click()
        run = person.page.get_by_role("menu").get_by_text("Run All Cells", exact=True)
        times.append(until_first_painted(run))
        person.page.wait_for_timeout(1500)
    person.close_notebooks()
    return times[0], times[1]


def in_turn(
    person: Person, server: Server, source: str, plays: int
) -> tuple[list[float], list[float]]:
    """Return how long so many plays and bare redraws take."""
    person.open_path(server.write("Plays", source, BARE), "Plays")
    person.run_all()
    table = person.table()
    plain = person.page.locator(".jp-OutputArea-output canvas").last
    until_bare_redraw(plain)
    played: list[float] = []
    bare: list[float] = []
    while len(played) < plays:
        found = until_next_play(table)
        if found is not None:
            played.append(found)
            bare.append(until_bare_redraw(plain))
    return played, bare


def until_bare_redraw(plain: Locator) -> float:
    """Click on the plain canvas, and return how long its redraw takes."""
    plain.scroll_into_view_if_needed()
    return until_painted(plain, plain)


def until_next_play(table: Table) -> float | None:
    """Make the next move of one's own, and return how long it takes; None where there is none."""
    sight = table.look()
    if sight.over:
        table.hands.press(table.action("Next game"))
        table.see(lambda now: not now.over)
        return None
    if sight.waiting:
        table.hands.press(table.action("Go on"))
        table.see(lambda now: now.place != sight.place)
        return None
    if sight.playable:
        sight = table.choose(sight.playable[0].removesuffix(", playable"))
    move = next((name for name in sight.moves if not name.startswith("Take ")), sight.moves[0])
    table.canvas().scroll_into_view_if_needed()
    return until_painted(table.action(move), table.canvas())
