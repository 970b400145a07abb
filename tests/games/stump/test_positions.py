"""Positions of Stump that could not be, and some that could though they look odd."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cardlab.errors import BadPosition
from tests.games.positions import assert_sentence, moves
from tests.games.stump.table import PACK, at, ended, position, turn

if TYPE_CHECKING:
    from cardlab.games.game import Game


def assert_refused(game: Game, facts: dict[str, Any], **changes: object) -> str:
    """Check that a position is refused once it is changed so; return what is said."""
    assert changes.keys() <= facts.keys()
    with pytest.raises(BadPosition) as refusal:
        game.from_dict({**facts, **changes})
    return str(refusal.value)


def lead(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as in position
    return position("7H 9H", "8H QS", "9S", stumps="6C 7C|8C 9C|JC QC", **facts)


def beat(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as in position
    return position("9H", "8H QS", "9S", stumps="6C 7C|8C 9C|JC QC", pile="6S 7H", **facts)


def going_on(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as in position
    return position("9H", "QS", "9S", stumps="6C 7C|8C 9C|", pile="7H 8H", phase="lead", **facts)


def over(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as in position
    return position("", "8H QS", "", out=[2, 0], stumps="|8C 9C|", pile="6S 7H", **facts)


def stopped() -> dict[str, Any]:
    return position("9H", "8H QS", "9S", stumps="6C 7C||", pile="6S 7H", stale=150)


def alike(facts: dict[str, Any]) -> dict[str, Any]:
    """Return a position with cards sorted whose order means nothing."""
    in_order = {key: [sorted(cards) for cards in facts[key]] for key in ("hands", "stumps")}
    return {**facts, **in_order, "aside": sorted(facts["aside"])}


def test_positions_made_by_hand_are_read_and_come_out_again(game: Game) -> None:
    with_stock = {"stock": "KC KS 6D"}
    for facts in (
        *(lead(), lead(**with_stock), beat(), beat(**with_stock), beat(stale=149, decline=True)),
        *(going_on(), going_on(to_act=0, stale=3), over(), stopped()),
        position("6C", "7C"),
        position("6C", "", "7C", "", "8C", "", out=[5, 1, 3], to_act=4),
        position("6C", "7C", pile="8S"),
        position("6C", "7C", stock="6S 7S 8S 9S JS QS KS 10S AS 6D"),
        position("6C 7C 8C 9C JC QC KC 10C AC", "6D 7D", stumps="|8S 9S", pile="JH QH", to_act=1),
    ):
        state = game.from_dict(facts)
        assert alike(state.to_dict()) == alike(facts)
        assert game.from_dict(state.to_dict()) == state
        assert bool(state.legal_moves()) == (facts["to_act"] is not None)


def test_stumps_may_be_missing_while_there_is_stock_in_a_small_game(game: Game) -> None:
    state = at(game, "6C", "7C", stumps="|8S 9S", stock="6S 6D")
    assert turn(state) == (0, "lead")
    assert moves(state) == ["lead 6C"]


def test_an_order_that_means_nothing_makes_no_difference(game: Game) -> None:
    facts = lead(stock="KC KS 6D")
    turned_round = {
        **facts,
        "hands": [cards[::-1] for cards in facts["hands"]],
        "stumps": [cards[::-1] for cards in facts["stumps"]],
        "aside": facts["aside"][::-1],
    }
    assert game.from_dict(turned_round) == game.from_dict(facts)


def test_the_order_of_pile_stock_and_going_out_means_something(game: Game) -> None:
    facts = beat(stock="KC KS 6D")
    assert game.from_dict({**facts, "pile": ["7H", "6S"]}) != game.from_dict(facts)
    assert game.from_dict({**facts, "stock": ["KS", "KC", "6D"]}) != game.from_dict(facts)
    assert game.from_dict({**over(), "out": [0, 2]}) != game.from_dict(over())


def test_a_stump_is_two_cards_or_none(game: Game) -> None:
    facts = lead()
    for moved in (["6C"], ["6C", "7C", "KC"]):
        stumps = [moved, *facts["stumps"][1:]]
        named = [card for cards in (*stumps, *facts["hands"]) for card in cards]
        aside = [card for card in PACK if card not in named]
        said = assert_refused(game, facts, stumps=stumps, aside=aside)
        assert said == "The stump of seat 0 must be two cards or none."


def test_there_is_a_stump_or_an_empty_list_for_each_seat(game: Game) -> None:
    facts = lead()
    wrong: list[object] = [facts["stumps"][:2], [*facts["stumps"], []], [], None, {}, "6C 7C"]
    for stumps in wrong:
        assert_refused(game, facts, stumps=stumps)
    for stump in (None, "6C 7C", {"6C": 1}, ["6C", None], ["6C", "6C"]):
        assert_refused(game, facts, stumps=[stump, *facts["stumps"][1:]])


def test_the_turned_card_is_named_and_of_the_trump_suit(game: Game) -> None:
    for facts in (lead(), beat(), over(), stopped()):
        assert_sentence(assert_refused(game, facts, turned=None).replace("turned", "It"))
        assert_sentence(assert_refused(game, facts, turned="KC"))
        assert_refused(game, facts, trump="C")
        assert_refused(game, facts, trump=None)


def test_the_turned_card_is_the_last_of_the_stock_while_there_is_one(game: Game) -> None:
    facts = lead(stock="KC KS 6D")
    assert_sentence(assert_refused(game, facts, stock=["KC", "6D", "KS"]))
    assert_sentence(assert_refused(game, facts, turned="7D"))
    assert_refused(game, facts, stock=["KC", "KS", "7D"], aside=[*facts["aside"][:-1]])


def test_the_turned_card_is_in_no_stump(game: Game) -> None:
    facts = position("6C", "7C", stumps="8D 9S|")
    assert facts["turned"] == "6D"
    said = assert_refused(game, facts, turned="8D")
    assert said == "The turned card, 8♦, is never in a stump."


def test_once_drawn_the_turned_card_may_be_anywhere_else(game: Game) -> None:
    for facts in (position("6D", "7C"), position("6C", "7D 6D"), position("6C", "7C", pile="6D")):
        for turned in ("6D", "7D"):
            assert game.from_dict({**facts, "turned": turned}).to_dict()["turned"] == turned


def test_exactly_one_pack_of_36_lies_over_all_places(game: Game) -> None:
    facts = beat(stock="KC KS 6D")
    for changes in (
        {"pile": ["6S", "7H", "9H"]},
        {"stock": ["KC", "KC", "6D"]},
        {"stumps": [["6C", "7H"], *facts["stumps"][1:]]},
        {"aside": facts["aside"][1:]},
        {"aside": [*facts["aside"], "7H"]},
        {"aside": [*facts["aside"], "5H"]},
        {"pile": ["5S", "7H"]},
    ):
        said = assert_refused(game, facts, **changes)
        assert said.endswith(".")
        assert (
            "of each card" in said or "must be somewhere" in said or "in this game's pack" in said
        )


def test_a_seat_that_is_out_holds_nothing(game: Game) -> None:
    facts = position("9H", "8H", "", "QS", stumps="|||", out=[2])
    said = assert_refused(game, facts, out=[2, 3])
    assert said == "Seat 3 is out, so it can hold no card."
    stumps: list[list[str]] = [[], [], ["6C", "7C"], []]
    aside = [card for card in facts["aside"] if card not in ("6C", "7C")]
    said = assert_refused(game, facts, stumps=stumps, aside=aside)
    assert said == "Seat 2 is out, so it can hold no card."


def test_nobody_is_out_while_there_is_stock(game: Game) -> None:
    with pytest.raises(BadPosition, match="Nobody is out while there is stock"):
        at(game, "9H", "8H", "", out=[2], stock="6S 6D")


def test_a_seat_still_in_has_cards_in_hand(game: Game) -> None:
    for facts in ({}, {"pile": "6S 7H"}, {"stock": "6S 6D"}, {"to_act": 1}):
        with pytest.raises(BadPosition, match="Seat 1 has no cards but is not out"):
            at(game, "9H", "", "QS", **facts)


def test_an_unopened_stump_stands_beside_no_empty_hand(game: Game) -> None:
    for seat in (0, 1):
        with pytest.raises(BadPosition, match="so its stump must be taken up"):
            at(game, "9H", "", stumps="|6C 7C", to_act=seat)
    with pytest.raises(BadPosition, match="Seat 1 has no cards"):
        at(game, "9H", "", stumps="|6C 7C", stock="6S 6D")


def test_a_player_to_act_has_cards(game: Game) -> None:
    with pytest.raises(BadPosition):
        at(game, "", "9H", "8H", pile="7H 10H", phase="lead")
    with pytest.raises(BadPosition):
        at(game, "", "9H", "8H", out=[0], pile="7H 10H")
    with pytest.raises(BadPosition):
        at(game, "", "9H", "8H", stumps="6C 7C||", pile="7H 10H", phase="lead")


def test_there_is_something_to_beat(game: Game) -> None:
    said = assert_refused(game, lead(), phase="beat")
    assert said == "There is no card on the pile to beat."


def test_who_leads_on_a_pile_has_just_beaten_its_card(game: Game) -> None:
    for facts in (beat(), position("9H", "8H", pile="7H"), position("9H", "8H", pile="8D 7D")):
        said = assert_refused(game, facts, phase="lead")
        assert said.startswith("Whoever is to lead on a pile has just beaten a card there")
    for pile in ("7H 8H", "AH 6D", "6S KH 10H", "7D 8D"):
        assert at(game, "9H", "9S", pile=pile, phase="lead").to_act == 0


def test_the_phase_is_lead_or_beat(game: Game) -> None:
    for phase in ("Lead", "take", "", 1, None, ["lead"], True):
        assert_sentence(assert_refused(game, beat(), phase=phase).replace("phase", "It"))


def test_stale_is_at_its_bound_exactly_when_that_stop_ended_the_game(game: Game) -> None:
    assert game.from_dict(beat(stale=149)).outcome is None
    for stale in (150, 151, -1):
        assert_sentence(assert_refused(game, beat(), stale=stale).capitalize())
    assert_refused(game, over(), stale=150)
    for stale in (0, 149, 151):
        assert_sentence(assert_refused(game, stopped(), stale=stale).capitalize())
    assert ended(game.from_dict(stopped())).reason == "ST-16"
    assert ended(game.from_dict(over(stale=149))).reason == "ST-15"


def test_over_means_that_nobody_acts(game: Game) -> None:
    for facts in (over(), stopped()):
        for phase in ("lead", "beat"):
            assert_refused(game, facts, phase=phase)
            assert_refused(game, facts, phase=phase, to_act=1)
        assert_refused(game, facts, to_act=1)
    for facts in (lead(), beat(), going_on()):
        assert_refused(game, facts, to_act=None)
        assert_sentence(assert_refused(game, facts, to_act=None, phase=None))


def test_somebody_is_left_when_the_game_is_over(game: Game) -> None:
    nobody = position("", "", out=[0, 1], pile="6C 7C", stale=150)
    assert_sentence(assert_refused(game, nobody))
    assert_refused(game, nobody, stale=0)
    assert_refused(game, nobody, stale=0, to_act=0, phase="beat")


def test_who_is_out_does_not_act(game: Game) -> None:
    facts = position("9H", "8H", "", out=[2], pile="6S 7H")
    said = assert_refused(game, facts, to_act=2)
    assert said == "Seat 2 is out, so it cannot act."
    for out in ([2, 2], [3], [-1], ["2"], [2.0], None, 2):
        assert_refused(game, facts, out=out)


def test_there_is_no_bout_attacker_or_discard_in_this_game(game: Game) -> None:
    for key in ("bout", "attacker", "defender", "discard", "scores"):
        with pytest.raises(BadPosition, match=f"A position has no '{key}'"):
            game.from_dict({**lead(), key: []})
    for key in ("stumps", "pile", "phase"):
        facts = lead()
        del facts[key]
        with pytest.raises(BadPosition, match=f"The position lacks '{key}'"):
            game.from_dict(facts)
