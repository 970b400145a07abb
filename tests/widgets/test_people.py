"""Several people at one screen, and games in a row at one table."""

from __future__ import annotations

import re
from typing import Any

import pytest

import cardlab
from cardlab.cards import Card
from cardlab.errors import BadRecord
from cardlab.games import get, names
from cardlab.match import Match
from cardlab.record import Record
from cardlab.table import Table
from cardlab.widgets.table import TableView
from tests.games.hidden import hidden_cards
from tests.tables_in_play import finished, play_on
from tests.widgets.person import Person

FOUR = ("Ann", "Bea", "Carl", "Dora")


def sit_down(game: str = "stump", humans: object = (0, 2), **choices: Any) -> Person:  # noqa: ANN401 - handed on
    return Person(cardlab.play(game, players=4, seed=3, humans=humans, **choices))


def secrets(table: TableView) -> set[str]:
    """Return what whoever is at the screen may not see, nor has just seen on its way."""
    state, latest = table.table.state, table.table._steps[-1]
    known = {str(card) for event in latest.events for card in event.seen_by(table.seat).cards}
    return set(hidden_cards(state, table.seat)) - known - {state.to_dict()["turned"]}


def until_awaited(person: Person, seat: int | None = None) -> None:
    """Play on until somebody, or whoever sits at this seat, is asked to the screen."""
    wanted = range(4) if seat is None else (seat,)
    while person.table.awaited not in wanted:
        person.go_on()


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("humans", [(0, 2), (0, 1, 2, 3)], ids=["two", "everybody"])
def test_no_card_that_is_covered_is_in_anything_sent(game: str, humans: tuple[int, ...]) -> None:
    person = sit_down(game, humans)
    waited = set()
    for _ in range(80):
        state, view = person.table.table.state, person.table
        if state.to_act is None:
            break
        if view.awaited is not None:
            waited.add(view.awaited)
            assert view.seat is None
            assert person.hand == []
            assert person.face.targets == []
        assert not secrets(view) & person.named()
        assert not secrets(view) & _shown_elsewhere(view)
        person.go_on()
    assert waited == set(humans)


def _shown_elsewhere(view: TableView) -> set[str]:
    """Return the cards that show where no widget runs."""
    data, _ = view._repr_mimebundle_()
    rows = re.sub('src="[^"]*"', "", data["text/html"])
    return {str(Card.parse(found)) for found in re.findall(r"\b(?:10|[2-9JQKA])[♣♦♥♠]", rows)}


@pytest.mark.parametrize("game", names())
def test_who_says_that_he_is_there_sees_his_own_hand_and_no_other(game: str) -> None:
    person = sit_down(game, (0, 1, 2, 3))
    for _ in range(6):
        until_awaited(person)
        seat = person.table.awaited
        assert seat is not None
        assert person.face.status == (
            f"It is the turn of {FOUR[seat]}. "
            f"All hands are covered until {FOUR[seat]} is at the screen."
        )
        mains = [act["caption"] for act in person.face.actions if act["main"]]
        assert mains == [f"I am {FOUR[seat]}"]
        person.press(f"I am {FOUR[seat]}")
        assert person.table.seat == seat
        state = person.table.table.state
        assert person.hand == [str(card) for card in state.view(seat).hand]
        person.play_any()


def test_nothing_can_be_played_before_somebody_is_there() -> None:
    person = sit_down("stump", (0, 1, 2, 3))
    before = person.table.table.state
    card = str(before.legal_moves()[0].cards[0])
    person.do("choose", card=card)
    assert person.face.ruling["law"] == "CC-2"
    person.do("play", card=card)
    person.do("act", action=f"lead {card}")
    person.do("next")
    assert person.table.table.state == before
    assert person.table.seat is None


def test_who_comes_to_the_screen_is_told_what_he_drew_and_nobody_else_is() -> None:
    person = sit_down("black_crow", (0, 1, 2, 3))
    told = 0
    for _ in range(120):
        if person.table.table.state.to_act is None:
            break
        person.go_on()
        news = person.face.news
        if person.table.seat is None:
            assert "You " not in news
        elif "You draw the" in news:
            told += 1
    assert told


def test_bots_between_the_people_move_while_whoever_was_last_looks_on() -> None:
    person = sit_down("stump", (0, 2))
    until_awaited(person, 0)
    person.press("I am Ann")
    person.play_any()
    while person.table.table.state.to_act == 0:
        person.play_any()
    while person.face.wait is not None:
        assert person.table.seat == 0
        assert person.hand == [str(card) for card in person.table.table.state.view(0).hand]
        person.do("next")
    assert person.table.table.state.to_act in (0, 2)
    assert person.table.seat == (0 if person.table.table.state.to_act == 0 else None)


def test_undo_goes_back_to_the_last_persons_decision_and_covers_the_hands() -> None:
    person = sit_down("stump", (0, 1, 2, 3))
    states = []
    for _ in range(4):
        until_awaited(person)
        person.go_on()
        states.append(person.table.table.state)
        person.play_any()
    until_awaited(person)
    while "Undo" in person.captions:
        person.press("Undo")
        state = person.table.table.state
        if state.to_act != person.table.seat:
            assert person.table.seat is None
            assert person.hand == []
        assert not secrets(person.table) & person.named()
    assert person.table.table.moves == ()
    assert states[0] == person.table.table.state


def test_a_move_taken_back_by_the_next_person_covers_his_hand_again() -> None:
    person = sit_down("stump", (0, 1, 2, 3))
    until_awaited(person)
    first = person.table.awaited
    person.go_on()
    while person.table.awaited is None:
        person.play_any()
    person.go_on()
    assert person.table.seat not in (first, None)
    person.press("Undo")
    assert person.table.awaited == first
    assert person.table.seat is None
    assert person.hand == []
    assert not secrets(person.table) & person.named()


def test_whoever_takes_his_own_move_back_stays_at_the_screen() -> None:
    person = sit_down("stump", (0, 2), decline=True)
    until_awaited(person, 2)
    person.press("I am Carl")
    before = person.table.table.state
    person.play_any()
    if person.table.seat == 2:
        person.press("Undo")
        assert person.table.table.state == before
        assert person.table.seat == 2


@pytest.mark.parametrize("game", names())
def test_a_new_game_covers_the_hands_until_its_first_person_is_there(game: str) -> None:
    covered = 0
    person = sit_down(game, (0, 1, 2, 3))
    for _ in range(5):
        until_awaited(person)
        person.go_on()
        before = person.table.seat
        person.new_game()
        first = person.table.table.state.to_act
        if first != before:
            covered += 1
            assert person.table.seat is None
            assert person.table.awaited == first
            assert person.hand == []
        assert not secrets(person.table) & person.named()
    assert covered


@pytest.mark.parametrize("game", names())
def test_people_alone_play_a_whole_game_and_the_next_begins(game: str) -> None:
    seed = {"black_crow": 32, "stump": 38, "figured_fool": 53}[game]
    person = Person(cardlab.play(game, players=2, seed=seed, humans=range(2)))
    person.play_out()
    assert person.face.wait is None
    assert [act["caption"] for act in person.face.actions if act["main"]] == ["Next game"]
    person.press("Next game")
    assert person.table.table.moves == ()
    assert person.table.table.names == ("Ann", "Bea")


def test_one_person_may_sit_at_any_seat_and_is_called_you() -> None:
    person = sit_down("stump", (2,))
    assert person.table.table.names == ("Ann", "Bea", "You", "Carl")
    assert person.table.seat == 2
    assert person.hand == [str(card) for card in person.table.table.state.view(2).hand]
    person.play_out()


def test_people_have_the_names_that_they_give() -> None:
    person = sit_down("stump", (0, 1), names=["<b>Åsa</b>", "Bo", "Bot", "Bot"])
    until_awaited(person, 0)
    assert "I am <b>Åsa</b>" in person.captions


@pytest.mark.parametrize("game", names())
def test_the_next_game_is_offered_at_the_end_and_the_running_score_is_shown(game: str) -> None:
    table = cardlab.play(game, players=3, seed=4)
    person = Person(table)
    assert "Next game" not in person.captions
    finished(table.table)
    person.do("resize", width=700)
    assert "Next game" in person.captions
    score = table.series.score_lines()
    assert score
    person.press("Next game")
    assert table.series.score_lines() == score
    assert isinstance(person.table.series, Match)
    assert person.face.news == person.table.series.reason
    data, _ = table._repr_mimebundle_()
    for line in score:
        assert "You " in line
        assert line in person.face.picture["label"]
        assert line in data["text/plain"]
        assert line in data["text/html"]
    person.press("Undo")
    assert table.table.state.outcome is not None
    assert table.series.score_lines() == score


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("game", names())
def test_the_score_comes_without_the_picture_growing(game: str, players: int) -> None:
    person = Person(cardlab.play(game, players=players, seed=4))
    for width in (380, 720):
        person.do("resize", width=width)
        height = person.table.scene.height
        person.play_out()
        assert person.table.scene.written
        assert person.table.scene.height == height
        person.press("Next game")
        assert person.table.scene.height == height


def test_an_abandoned_game_shows_no_score() -> None:
    person = sit_down("stump", (0,))
    person.new_game()
    person.new_game()
    assert person.table.series.score_lines() == ()


@pytest.mark.parametrize("game", names())
def test_a_record_goes_on_at_the_table_with_anybody_at_the_screen(game: str) -> None:
    before = play_on(cardlab.Match(game, 4, 8).table, 12)
    record = Record.from_text(Record.of(before).to_text())
    person = Person(cardlab.play(record, humans=[1]))
    assert person.table.table.state == before.state
    assert person.table.table.names == before.names
    assert person.hand == [str(card) for card in before.state.view(1).hand]
    person.play_out()
    person.press("Next game")
    assert person.table.table.names == before.names


@pytest.mark.parametrize("game", names())
def test_a_match_goes_on_at_the_table_and_keeps_its_score(game: str) -> None:
    match = cardlab.Match(game, 4, 8, names=FOUR)
    finished(match.table)
    match.next_game()
    again = cardlab.Match.from_text(match.to_text())
    person = Person(cardlab.play(again))
    assert person.table.series.score_lines() == match.score_lines()
    person.play_out()
    person.press("Next game")
    assert len(again.earlier) == 2
    assert isinstance(again, cardlab.Match)
    assert again._repr_mimebundle_()[0]["text/plain"] == repr(cardlab.play(again))


@pytest.mark.parametrize("humans", [[1], [1, 2], [0, 1]])
def test_whoever_was_called_you_has_a_name_where_somebody_else_plays(humans: list[int]) -> None:
    yours = cardlab.play("stump", players=3, seed=4)
    Person(yours).play_out()
    Person(yours).press("Next game")
    assert isinstance(yours.series, Match)
    for game in (Record.of(yours.table), cardlab.Match.from_text(yours.series.to_text())):
        table = cardlab.play(game, humans=humans)
        assert table.table.names == ("Carl", "Ann", "Bea")
        assert isinstance(table.series, Match)
        assert cardlab.Match.from_text(table.series.to_text()).names == table.table.names
        assert "You takes" not in str(table.face.get_state())
    assert yours.table.names == ("You", "Ann", "Bea")


def test_everybody_with_the_same_code_gets_the_same_cards() -> None:
    code = cardlab.deal_code("figured_fool", players=4, seed=99, deck=52)
    ours, theirs = (Person(cardlab.play(code)) for _ in range(2))
    assert ours.hand == theirs.hand
    other = Person(cardlab.play(code, humans=[3], names=FOUR))
    assert other.table.table.state == ours.table.table.state
    assert other.table.table.names == FOUR


def test_a_copied_game_or_match_is_played_on() -> None:
    before = Table.deal(get("stump"), players=2, seed=5)
    before.play(before.state.legal_moves()[0])
    assert cardlab.play(Record.of(before).to_sealed_text()).table.state == before.state
    match = cardlab.Match("stump", players=2, seed=5)
    assert cardlab.play(match.to_sealed_text()).table.state == match.table.state
    with pytest.raises(BadRecord, match="copied whole"):
        cardlab.play(match.to_sealed_text()[:-9])
