"""What a person does too fast, too early or twice makes one move or none."""

from __future__ import annotations

import pytest

from tests.browser.desk import ATTACKED, GAME, Desk
from tests.browser.person import Table
from tests.browser.picture import pixels, see_alike

pytestmark = pytest.mark.browser


def test_taking_twice_in_haste_takes_once(desk: Desk) -> None:
    table = desk.sit_down(ATTACKED)
    before = table.look()
    table.action("Take 1 card").dblclick()
    sight = table.see(lambda now: now.place != before.place)
    assert sight.news.startswith("You take the 7♣.")
    assert len(sight.hand) == len(before.hand) + 1
    taken_back(table, before.place)


def test_a_double_click_on_a_card_plays_it_once(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    table.at_pace("calm")
    before = table.look()
    table.card("nine of diamonds").dblclick()
    sight = table.see(lambda now: now.waiting)
    assert sight.news == "You attack with the 9♦."
    assert sight.hand == [
        card.removesuffix(", playable") for card in before.hand if "nine of diamonds" not in card
    ]
    taken_back(table, before.place)


def test_a_double_click_on_an_action_moves_once(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    table.at_pace("calm")
    before = table.look()
    table.choose("nine of diamonds")
    table.action("Attack with nine of diamonds").dblclick()
    sight = table.see(lambda now: now.waiting)
    assert sight.news == "You attack with the 9♦."
    taken_back(table, before.place)


def taken_back(table: Table, place: object) -> None:
    """See that one move, and no more, can be taken back."""
    table.hands.press(table.action("Undo"))
    table.see(lambda now: now.place == place and "Undo" not in now.actions)


def test_who_plays_out_of_turn_is_told_the_law(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    table.at_pace("calm")
    table.choose("nine of diamonds")
    before = table.play("Attack with nine of diamonds")
    for hurry in (table.hands.press, lambda card: card.dblclick()):
        hurry(table.card("seven of hearts"))
        sight = table.see(lambda now: now.ruling and now.urgent)
        assert "CC-2" in sight.ruling, sight
        assert "CC-2" in sight.urgent, sight
        assert (sight.place, sight.chosen) == (before.place, [])
    assert table.play("Go on").news.startswith("Ann ")


def test_undo_and_new_game_lead_back(desk: Desk) -> None:
    table = desk.sit_down(GAME)
    table.at_pace("quick")
    before = table.play_on(moves=2)
    painted = pixels(table)
    table.move(before)
    table.see_turn()
    table.hands.press(table.action("Undo"))
    sight = table.see(lambda now: now.place == before.place)
    assert sight.news == "Taken back to your last decision."
    see_alike(table, painted)
    table.at_pace("calm")
    panel = table.open("New game")
    table.hands.press(panel.get_by_role("button", name="Deal again at this table"))
    table.see(lambda now: now.hand != before.hand)
    table.hands.press(table.action("Undo"))
    table.see(lambda now: now.place == before.place)
    see_alike(table, painted)
