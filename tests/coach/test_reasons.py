"""A reason is a fact: its numbers can be worked out again, and it hangs on the cards it names."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import permutations
from typing import Any, NamedTuple

import pytest

from cardlab.cards import ALL_CARDS, Card, cards_in
from cardlab.coach.ladder import ladder
from cardlab.coach.outlook import DEALS, Outlook
from cardlab.coach.reason import Reason
from cardlab.coach.reasons import reasoning
from cardlab.errors import CardlabError
from cardlab.games import get
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.lessons.positions import position
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import to_the_end
from cardlab.players.search import Search
from cardlab.table import Table
from tests.coach.advised import EFFORT, Advised, advised, choices, late_choices
from tests.coach.recounting import RECOUNTS, Recount
from tests.games.hidden import cards_named, hidden_cards, shuffled_behind

POSITIONS = 100
FROM_THE_SEARCH = {"taken", "next"}
"""The kinds of reasons whose numbers come from a search, so that only a search can find them."""
MOVES = 5
"""Of so many moves each is compared with each, so that reasons of all kinds come up."""


class Compared(NamedTuple):
    """Two moves of a position, and a reason for the first of them."""

    at: Advised
    best: Move
    other: Move
    reason: Reason


@pytest.fixture(scope="module")
def positions() -> list[Advised]:
    return [advised(table) for table in choices(POSITIONS)]


@pytest.fixture(scope="module")
def reasons(positions: list[Advised]) -> list[Compared]:
    """Whatever can be said for some move over another, in all positions."""
    found = []
    for at in (*positions, *map(advised, late_choices(45))):
        search = Search(at.view, at.seen, random.Random(1))
        search.run(EFFORT.simulations)
        outlook = Outlook(at.view, search.knowledge, at.table.names, search.root)
        to_the_end(outlook.look())
        legal = at.view.legal_moves()
        moves = {*legal[:: 1 + len(legal) // MOVES], legal[-1]}
        for best, other in permutations(sorted(moves, key=str), 2):
            given = to_the_end(reasoning(outlook, best, other))
            found += [Compared(at, best, other, reason) for reason in given]
    return found


def test_most_choices_have_a_reason(positions: list[Advised]) -> None:
    assert sum(bool(at.advice.reasons) for at in positions) > POSITIONS / 2


def test_reasons_of_all_kinds_come_up(reasons: list[Compared]) -> None:
    found = {compared.reason.kind for compared in reasons}
    assert found == {*RECOUNTS, *FROM_THE_SEARCH} - {"emptied"}


def test_a_beat_with_the_last_card_brings_the_stump_up() -> None:
    position_of: dict[str, Any] = {
        "trump": "D",
        "turned": "6D",
        "phase": "beat",
        "to_act": 0,
        "pile": ["KC"],
    }
    for stump, words, law in (
        (["7H", "7S"], "you take up your stump", "ST-13"),
        ([], "out", "ST-14"),
    ):
        hands, options = ["AC", "8H 9H"], {"decline": True}
        facts = position("stump", hands, stumps=[stump, []], options=options, **position_of)
        view = get("stump").from_dict(facts).view(0)
        found = reasons_of(view, Move("beat", ["KC", "AC"]), Move("take"))
        assert [(one.kind, one.laws) for one in found[:1]] == [("emptied", (law,))]
        assert words in found[0].text


def test_a_reason_names_what_it_says_it_names(reasons: list[Compared]) -> None:
    for at, _, _, reason in reasons:
        named = {str(card) for card in reason.cards}
        assert cards_named([reason.text]) == cards_named([reason.text.spoken]) == named
        assert reason.laws
        assert set(reason.laws) <= set(at.table.game.laws)
        assert reason.sentence.endswith(reason.laws[-1])
        assert 0 < reason.weight <= 1


def test_every_number_in_a_reason_is_one_of_its_numbers(reasons: list[Compared]) -> None:
    for _, _, _, reason in reasons:
        without_captions = re.sub(r"“[^”]*”", "", reason.text)
        without_cards = re.sub(r"(10|[2-9JQKA])[♣♦♥♠]", "", without_captions)
        said = {int(number) for number in re.findall(r"\d+", without_cards)}
        assert said <= {*reason.numbers, DEALS}


def test_a_reason_names_no_card_that_the_seat_cannot_know(reasons: list[Compared]) -> None:
    for at, _, _, reason in reasons:
        knowledge = Knowledge(at.view, at.seen)
        known = {str(card) for seat in range(at.view.players) for card in held(knowledge, seat)}
        secret = set(hidden_cards(at.table.state, at.seat)) - known
        told = {str(card) for card in reason.cards} & secret
        # The one that only may come, from wherever: it is said not to be seen, or to come later.
        assert len(told) <= (reason.kind in ("kept", "crowned")), reason


def held(knowledge: Knowledge, seat: int) -> tuple[Card, ...]:
    return cards_in(knowledge.held_by(seat))


def test_every_number_can_be_worked_out_again(reasons: list[Compared]) -> None:
    for at, best, other, reason in reasons:
        if reason.kind in RECOUNTS:
            again = Recount(at, best, other, reason.cards)
            assert RECOUNTS[reason.kind](again) == reason.numbers, reason


def reasons_of(view: View, best: Move, other: Move) -> tuple[Reason, ...]:
    outlook = Outlook(view, Knowledge(view, ()), names_for(view))
    to_the_end(outlook.look())
    return to_the_end(reasoning(outlook, best, other))


def names_for(view: View) -> tuple[str, ...]:
    return ("Ann", "Bea", "Carl", "Dora")[: view.players]


def exchanged(value: Any, cards: dict[str, str]) -> Any:  # noqa: ANN401 - whatever JSON has
    """Return plain types with some cards in the places of others."""
    if isinstance(value, dict):
        return {key: exchanged(item, cards) for key, item in value.items()}
    if isinstance(value, list):
        return [exchanged(item, cards) for item in value]
    return cards.get(value, value) if isinstance(value, str) else value


def swaps(at: Advised, card: Card, stream: random.Random) -> Iterator[tuple[State, dict[str, str]]]:
    """Go through positions in which another card lies in the place of this one, and it there."""
    played = {*at.advice.best.move.cards, *(at.advice.other or at.advice.best).move.cards}
    others = [other for other in ALL_CARDS if other != card and other not in played]
    stream.shuffle(others)
    facts = at.table.state.to_dict()
    for other in others:
        both = {str(card): str(other), str(other): str(card)}
        try:
            yield at.table.game.from_dict(exchanged(facts, both)), both
        except CardlabError:
            continue


def renamed(move: Move, both: dict[str, str]) -> Move:
    return Move(move.verb, [both.get(str(card), str(card)) for card in move.cards])


def test_a_reason_changes_with_each_card_it_names(positions: list[Advised]) -> None:
    stream = random.Random(5)
    compared = otherwise = 0
    for at in positions:
        best, other = at.advice.best.move, at.advice.other
        assert other is not None
        for reason in reasons_of(at.view, best, other.move):
            card = stream.choice(reason.cards)
            for state, both in swaps(at, card, stream):
                moves = [renamed(move, both) for move in (best, other.move)]
                seen_alike = state.view(at.seat) == at.view
                if seen_alike or not set(moves) <= set(state.view(at.seat).legal_moves()):
                    continue
                found = reasons_of(state.view(at.seat), moves[0], moves[1])
                assert reason.text not in [one.text for one in found]
                compared += 1
                # Not by name alone: what is said of the card in its place is not the same.
                same = [one for one in found if one.kind == reason.kind]
                otherwise += not same or same[0].numbers != reason.numbers
                break
    assert compared > POSITIONS / 2
    assert otherwise > compared / 2


def test_advice_is_blind_to_hidden_cards(positions: list[Advised]) -> None:
    stream = random.Random(3)
    for at in positions[:30]:
        knowledge = Knowledge(at.view, at.seen)
        for state in (
            knowledge.deal(stream),
            shuffled_behind(at.table.game, at.table.state, at.seat, stream),
        ):
            moved = Table(at.table.game, state, at.table.names, at.seen)
            again = advised(moved)
            assert repr(again.advice) == repr(at.advice)
            assert again.advice == at.advice
            told, before = (ladder(one.table.game, one.view, one.advice) for one in (again, at))
            assert told == before


def test_where_taking_ends_the_game_nobody_is_said_to_attack_next() -> None:
    table = Table.deal(get("black_crow"), 3, 0)
    while table.state.to_act is not None:
        table.play(table.state.legal_moves()[-1])
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, str(table.moves[-1])) == ("BC-16", "take")
    table.undo()
    view = table.state.view(table.state.to_act)
    search = Search(view, table.seen(view.seat), random.Random(1))
    search.run(EFFORT.simulations)
    outlook = Outlook(view, search.knowledge, table.names, search.root)
    to_the_end(outlook.look())
    cover, *_, take = view.legal_moves()
    given = to_the_end(reasoning(outlook, cover, take))
    assert "attacker" not in [reason.kind for reason in given]
