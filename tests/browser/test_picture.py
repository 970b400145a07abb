"""The painted picture: sharp, of the width of its page, with cards that fly or do not."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cardlab.games.game import State
from tests.browser.conftest import Visit
from tests.browser.desk import GAME, Desk
from tests.browser.person import Person, Table
from tests.browser.picture import pixels, see_alike, see_another, see_painted, sharpness
from tests.browser.server import Server
from tests.positions_in_play import played
from tests.widgets import set_out

pytestmark = pytest.mark.browser

FOR_EVER = """from cardlab.widgets import table
table.FLIGHT = dict.fromkeys(table.FLIGHT, 600_000)"""
CONTRAST = """view = cardlab.play("black_crow", players=3, seed=2)
view.settings = view.settings.chosen("theme", "contrast").chosen("pack", "outline")
view"""
HAND = """table => {
    const hand = table.querySelector(".cardlab-hand");
    const boxes = [...hand.children].map((card) => card.getBoundingClientRect());
    const apart = (one, other) => one.left >= other.right || other.left >= one.right
        || one.top >= other.bottom || other.top >= one.bottom;
    const pairs = boxes.flatMap((one, place) => boxes.slice(place + 1).map((two) => [one, two]));
    return {
        height: hand.getBoundingClientRect().height,
        smallest: Math.min(...boxes.map((box) => box.width)),
        sideways: hand.scrollWidth - hand.clientWidth,
        meeting: pairs.filter(([one, other]) => !apart(one, other)).length,
    };
}"""
LAID_OUT = """table => {
    const picture = table.querySelector(".cardlab-picture");
    return Math.abs(parseFloat(picture.style.aspectRatio) - table.clientWidth) < 20;
}"""
FULL = 'cardlab.play("black_crow", players=6, seed=2)'
CLOTH = """table => getComputedStyle(table.querySelector(".cardlab-picture")).backgroundImage"""
UNSEEN = """table => {
    const picture = table.querySelector(".cardlab-picture");
    const { width, height } = picture.getBoundingClientRect();
    const [wide, high] = picture.style.aspectRatio.split("/").map(Number);
    const drawn = [...table.querySelectorAll(".cardlab-hand svg use")];
    return [
        ...(Math.abs(height - width * high / wide) > 2 ? ["the picture"] : []),
        ...drawn.filter((card) => card.getBoundingClientRect().height === 0).map(() => "a card"),
    ];
}"""
OVERFLOW = """table => {
    const output = table.closest(".jp-OutputArea-output");
    const wide = [table, output].map((element) => element.scrollWidth - element.clientWidth);
    return Math.max(...wide, table.getBoundingClientRect().right - innerWidth);
}"""


def test_the_picture_is_sharp(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    pixels(table)
    assert sharpness(table) >= 1


def test_tables_that_were_out_of_sight_are_laid_out_for_a_narrow_page(
    visit: Visit, server: Server
) -> None:
    person = visit(server.notebook(server.copy("02_stump.ipynb")), "Stump")
    person.page.set_viewport_size({"width": 400, "height": 800})
    person.run_all()
    for number in range(7):
        table = person.table(number)
        table.see(lambda now: now.status)
        assert table.region.evaluate(UNSEEN) == [], number


def test_a_game_is_played_on_a_phone(visit: Visit, server: Server) -> None:
    path = server.write("On a phone", "import cardlab", GAME)
    person = visit(server.notebook(path), "On a phone", phone=True)
    person.run_all()
    table = person.table()
    table.at_pace("quick")
    table.play_on(moves=4)
    for width in (360, 400, 700, 1600):
        person.page.set_viewport_size({"width": width, "height": 1400})
        pixels(table)
        table.see(lambda _: sharpness(table) >= 1)
        assert table.region.evaluate(OVERFLOW) <= 0, width
    table.play_on(moves=1)


def test_what_was_drawn_bit_by_bit_is_as_if_drawn_at_once(desk: Desk) -> None:
    table = desk.sit_down(FULL)
    table.at_pace("at once")
    for _ in range(3):
        table.play_on(moves=2)
        drawn = pixels(table)
        table.page.set_viewport_size({"width": 1000, "height": 1400})
        see_another(table, drawn)
        narrow = pixels(table)
        table.page.set_viewport_size({"width": 1280, "height": 1400})
        see_another(table, narrow)
        see_alike(table, drawn)


def test_cards_fly_over_the_new_picture_and_nothing_waits_for_them(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    still = attack(table)
    table.page.emulate_media(reduced_motion="no-preference")
    try:
        table = desk.sit_down(FOR_EVER, GAME)
        flying = table.region.locator(".cardlab-flying")
        attack(table)
        see_painted(table, still)
        expect(flying).not_to_have_count(0)
        assert cut_out(table)
        table.play("Undo")
        expect(flying).to_have_count(0)
        assert not cut_out(table)
    finally:
        table.page.emulate_media(reduced_motion="reduce")
        desk.forget()


def test_cards_that_have_arrived_are_part_of_the_picture(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    table.page.emulate_media(reduced_motion="no-preference")
    try:
        table = desk.sit_down(GAME)
        flying = table.region.locator(".cardlab-flying")
        attack(table)
        expect(flying).to_have_count(0)
        assert not cut_out(table)
    finally:
        table.page.emulate_media(reduced_motion="reduce")


def test_the_cloth_follows_the_theme_of_the_notebook_and_a_look_is_shown_at_once(
    desk: Desk,
) -> None:
    table = desk.sit_down(GAME)
    by_day = table.region.evaluate(CLOTH)
    painted = pixels(table)
    person = Person(table.page)
    person.choose_in_menu("Settings", "Theme", "JupyterLab Dark")
    try:
        expect(table.page.locator("body[data-jp-theme-light=false]")).to_have_count(1)
        assert table.region.evaluate(CLOTH) != by_day
        assert pixels(table) == painted
    finally:
        person.choose_in_menu("Settings", "Theme", "JupyterLab Light")
    table = desk.sit_down(CONTRAST)
    assert table.region.evaluate(CLOTH) != by_day
    assert pixels(table) != painted
    desk.forget()


def cut_out(table: Table) -> bool:
    """Tell whether a part of the painted picture is left out."""
    return bool(table.canvas().evaluate("canvas => canvas.style.clipPath !== ''"))


def attack(table: Table) -> str:
    """Attack with one card and return the picture."""
    table.at_pace("calm")
    before = pixels(table)
    table.choose("nine of diamonds")
    table.play("Attack with nine of diamonds")
    table.see(lambda _: pixels(table) != before)
    return pixels(table)


def test_hands_of_any_size_fit_and_what_is_below_them_stays_in_its_place(
    visit: Visit, server: Server
) -> None:
    hands = {len(state.view(0).hand): state for state in map(grown, range(0, 107, 2))}
    sizes = (4, 8, 12, 25)
    path = server.write("Hands", set_out.cell(), *(laid_out(hands[size]) for size in sizes))
    person = visit(server.notebook(path), "Hands")
    person.run_all()
    for width in (400, 760, 1600):
        person.page.set_viewport_size({"width": width, "height": 1400})
        heights = []
        for number in range(len(sizes)):
            table = person.table(number)
            see_laid_out(table)
            looks = table.region.evaluate(HAND)
            assert looks["sideways"] <= 0
            assert looks["meeting"] == 0
            assert looks["smallest"] >= 44
            heights.append(round(looks["height"]))
        # In a game that goes as it should a hand has no more than a dozen cards.
        assert len(set(heights[:-1])) == 1


def see_laid_out(table: Table) -> None:
    """Wait until the kernel has heard how wide the page is; less than a step is not told."""
    table.see(lambda _: table.region.evaluate(LAID_OUT))


def grown(moves: int) -> State:
    """Return a position of a game in which the first player's hand grows beyond all measure."""
    return played("stump", 4, 101, moves)


def laid_out(state: State) -> str:
    """Return the line of a notebook that shows a position."""
    return f"set_out('stump', {state.to_dict()!r})"
