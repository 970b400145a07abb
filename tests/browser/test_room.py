"""Room on the page is kept for what comes and goes, so that nothing jumps under a finger."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.desk import GAME, SLOW
from tests.browser.server import Server

pytestmark = pytest.mark.browser

PLACE = """table => {
    const box = (element) => element.getBoundingClientRect();
    // A hand that has grown may need another row.
    const height = box(table).height - box(table.querySelector(".cardlab-hand")).height;
    return [box(table).left, box(table).top + scrollY, height].map(Math.round);
}"""


@pytest.mark.parametrize(("width", "height"), [(400, 1400), (1280, 1400), (1280, 760)])
def test_a_table_stays_where_it_is_and_as_high_as_it_is_from_turn_to_turn(
    visit: Visit, server: Server, width: int, height: int
) -> None:
    person = visit(server.notebook(server.write("Turns", SLOW, GAME)), "Turns")
    person.page.set_viewport_size({"width": width, "height": height})
    person.run_all()
    table = person.table()
    places, rows = [], set()
    for _ in range(24):
        sight = table.look()
        if sight.playable and not sight.chosen:
            places.append(table.region.evaluate(PLACE))
            sight = table.choose(sight.playable[0].removesuffix(", playable"))
        places.append(table.region.evaluate(PLACE))
        rows.add(len(sight.moves) + sight.waiting)
        if sight.waiting:
            table.play("Go on")
        else:
            table.play(sight.moves[0])
    assert rows >= {1, 2}
    assert places == places[:1] * len(places)


LESSON = 'import cardlab\ncardlab.learn("figured_fool").step("FF-10")'
AT_ONCE = """table => {
    const bottom = (part) => table.querySelector(part).getBoundingClientRect().bottom;
    return Math.max(...[".cardlab-hand", ".cardlab-words", ".cardlab-moves"].map(bottom))
        - table.getBoundingClientRect().top;
}"""
WINDOW = "table => table.closest('.jp-WindowedPanel-outer').clientHeight"


@pytest.mark.parametrize("screen", [(1366, 768), (1440, 900), (1920, 1080)])
def test_a_task_the_table_and_the_hand_are_seen_at_once(
    visit: Visit, server: Server, screen: tuple[int, int]
) -> None:
    person = visit(server.lab(server.write("At once", SLOW, LESSON)), "At once")
    person.page.set_viewport_size({"width": screen[0], "height": screen[1]})
    person.run_all()
    table = person.table()
    window = table.region.evaluate(WINDOW)
    assert window < screen[1] - 100
    table.see(lambda _: table.region.evaluate(AT_ONCE) <= window)
    person.page.set_viewport_size({"width": screen[0], "height": 1600})
    table.see(lambda _: table.region.evaluate(AT_ONCE) > window)
