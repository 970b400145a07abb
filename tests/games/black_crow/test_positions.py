"""Positions of Black Crow that could not be, and some that could though they look odd."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cardlab.errors import BadPosition
from tests.games.positions import assert_sentence, at, position

if TYPE_CHECKING:
    from cardlab.games.game import Game


def assert_refused(game: Game, facts: dict[str, Any], **changes: object) -> str:
    """Check that a position is refused once it is changed so; return what is said."""
    assert changes.keys() <= facts.keys()
    with pytest.raises(BadPosition) as refusal:
        game.from_dict({**facts, **changes})
    return str(refusal.value)


def attack(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as in position
    return position("7H 9H", "8H QS", "2S 3S", **facts)


def defence(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as in position
    return position("9H", "8H QS", "2S 3S", bout="7H", **facts)


def over(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as in position
    return position("", "3C QS", "", out=[2, 0], **facts)


def stopped() -> dict[str, Any]:
    return position("7H", "QS", "2S", stale=40)


def test_the_positions_that_are_changed_here_are_good(game: Game) -> None:
    for facts in (attack(), attack(stock="4C 5D"), defence(), over(), stopped()):
        again = game.from_dict(facts).to_dict()
        assert {**again, "aside": set(again["aside"])} == {**facts, "aside": set(facts["aside"])}


def test_the_defender_is_the_next_seat_still_in(game: Game) -> None:
    for facts in (attack(), defence()):
        assert_sentence(assert_refused(game, facts, defender=2))
        assert_refused(game, facts, defender=0)
        assert_refused(game, facts, defender=None)
    skipped = position("7H 9H", "", "8H QS", out=[1])
    assert game.from_dict(skipped).to_dict()["defender"] == 2
    assert_refused(game, skipped, defender=1)
    assert_refused(game, skipped, attacker=1, defender=2, to_act=1)
    assert_sentence(assert_refused(game, attack(), attacker=None).replace("attacker", "It"))


def test_who_acts_follows_from_the_bout(game: Game) -> None:
    for facts, acting in ((attack(), 0), (defence(), 1)):
        for seat in {0, 1, 2, None} - {acting}:
            assert_sentence(assert_refused(game, facts, to_act=seat))


def test_stale_is_at_its_bound_exactly_when_that_stop_ended_the_game(game: Game) -> None:
    assert game.from_dict(attack(stale=39)).outcome is None
    assert_refused(game, attack(), stale=40)
    assert_refused(game, attack(), stale=41)
    assert_refused(game, over(), stale=40)
    assert_refused(game, stopped(), stale=39)
    assert_refused(game, stopped(), stale=0)


def test_over_means_that_nobody_acts_and_nothing_lies_there(game: Game) -> None:
    for facts in (over(), stopped()):
        assert_refused(game, facts, to_act=1, attacker=1, defender=1)
        assert_refused(game, facts, attacker=1)
        assert_refused(game, facts, defender=1)
    for facts in (attack(), defence()):
        assert_refused(game, facts, to_act=None)
        assert_refused(game, facts, to_act=None, attacker=None, defender=None)
    assert_refused(game, stopped(), bout=[["7H", None]], hands=[[], ["QS"], ["2S"]])


def test_spades_are_never_trumps(game: Game) -> None:
    assert "Spades" in assert_refused(game, attack(), trump="S", turned="2S")
    married = attack(option="marriage")
    assert_sentence(assert_refused(game, married, trump="S"))


def test_the_turned_card_is_of_the_trump_suit(game: Game) -> None:
    assert_sentence(assert_refused(game, attack(), turned="2C"))
    assert_refused(game, attack(), trump="C")
    assert_sentence(assert_refused(game, attack(), turned=None).replace("turned must", "It must"))


def test_the_turned_card_is_the_last_of_the_stock_while_there_is_one(game: Game) -> None:
    facts = attack(stock="4C 5C 6D")
    assert_sentence(assert_refused(game, facts, stock=["4C", "6D", "5C"]))
    assert_refused(game, facts, stock=["6D", "4C", "5C"])
    assert_refused(game, facts, turned="2D")


def test_no_card_is_turned_with_diamonds_and_they_are_trumps(game: Game) -> None:
    facts = attack(option="diamonds", stock="4C 5D")
    assert game.from_dict(facts).to_dict()["turned"] is None
    assert_sentence(assert_refused(game, facts, turned="5D"))
    assert_refused(game, facts, trump="H")


def test_with_a_marriage_a_card_may_be_turned_or_not(game: Game) -> None:
    facts = attack(option="marriage", stock="4C 5H", trump="H")
    for turned in (None, "5H"):
        assert game.from_dict({**facts, "turned": turned}).to_dict()["turned"] == turned


def test_the_discard_is_even(game: Game) -> None:
    facts = attack(discard="4C 5C")
    assert game.from_dict(facts).to_dict()["discard"] == ["4C", "5C"]
    aside = [*facts["aside"], "5C"]
    assert_sentence(assert_refused(game, facts, discard=["4C"], aside=aside))


def test_the_queen_of_spades_is_never_in_the_discard_or_aside(game: Game) -> None:
    facts = position("7H", "8H", "2S QS", discard="4C 5C")
    hands = [["7H"], ["8H"], ["2S"]]
    aside = [*facts["aside"], "5C"]
    assert_sentence(assert_refused(game, facts, hands=hands, discard=["4C", "QS"], aside=aside))
    assert_sentence(assert_refused(game, facts, hands=hands, aside=[*facts["aside"], "QS"]))


def test_the_queen_of_spades_is_never_covered_and_never_covers(game: Game) -> None:
    for partial in (False, True):
        facts = position("9H", "8H 9C", "2S", bout="JS QS", partial=partial)
        hands = [["9H"], ["9C"], ["2S"]]
        covered = [["JS", None], ["QS", "8H"]]
        assert_sentence(assert_refused(game, facts, hands=hands, bout=covered))
        facts = position("9H", "8H 9C", "2S QS", bout="JS 3S", partial=partial)
        hands = [["9H"], ["8H", "9C"], ["2S"]]
        assert_refused(game, facts, hands=hands, bout=[["JS", "QS"], ["3S", None]])


def test_beside_her_nothing_is_covered_unless_the_option_says_so(game: Game) -> None:
    facts = position("9H", "8H 9C", "2S", bout="JS/KS QS", partial=True)
    assert game.from_dict(facts).to_dict()["bout"] == [["JS", "KS"], ["QS", None]]
    options = {"trump": "turned", "partial": False}
    assert_sentence(assert_refused(game, facts, options=options))


def test_a_cover_beats_its_card(game: Game) -> None:
    facts = position("2H", "9C QS", "2S", bout="7H/8H 9H")
    for cover in ("6H", "8C", "AS"):
        aside = [card for card in [*facts["aside"], "8H"] if card != cover]
        bout = [["7H", cover], ["9H", None]]
        assert_sentence(assert_refused(game, facts, bout=bout, aside=aside))


def test_a_bout_is_of_one_suit(game: Game) -> None:
    facts = position("2H", "9C QS", "2S", bout="7H 9H")
    aside = [card for card in [*facts["aside"], "9H"] if card != "9D"]
    assert_sentence(assert_refused(game, facts, bout=[["7H", None], ["9D", None]], aside=aside))


def test_a_bout_with_every_card_covered_is_over(game: Game) -> None:
    facts = position("2H", "9C QS", "2S", bout="7H/8H 9H")
    aside = [card for card in facts["aside"] if card != "10H"]
    bout = [["7H", "8H"], ["9H", "10H"]]
    assert_sentence(assert_refused(game, facts, bout=bout, aside=aside))


def test_an_attack_has_no_more_cards_than_the_defender_held(game: Game) -> None:
    for bout, defender in (("7H 9H", "QS 9C"), ("7H/8H 9H", "QS"), ("7H/8H 9H/10H JH", "QS")):
        assert game.from_dict(position("2H", defender, "2S", bout=bout)).to_act == 1
    for bout, defender in (("7H 9H", "QS"), ("7H/8H 9H JH", "QS")):
        with pytest.raises(BadPosition, match="more cards than the defender"):
            at(game, "2H", defender, "2S", bout=bout)


def test_a_seat_that_is_out_holds_nothing(game: Game) -> None:
    facts = position("7H", "QS", "2S", "", out=[3])
    message = assert_refused(game, facts, out=[2, 3], defender=1)
    assert_sentence(message)
    assert "Seat 2 is out" in message


def test_nobody_is_out_while_there_is_stock(game: Game) -> None:
    with pytest.raises(BadPosition, match="Nobody is out while there is stock"):
        at(game, "7H", "QS", "", out=[2], stock="4C 5D")


def test_a_seat_still_in_holds_something_except_in_a_bout(game: Game) -> None:
    with pytest.raises(BadPosition, match="Seat 2 has no cards but is not out"):
        at(game, "7H", "QS", "")
    with pytest.raises(BadPosition, match="Seat 2 has no cards but is not out"):
        at(game, "7H", "QS", "", bout="9H")
    with pytest.raises(BadPosition, match="Seat 1 has no cards but is not out"):
        at(game, "7H QS", "", "3C")
    assert at(game, "", "QS", "2S", bout="9H").outcome is None
    assert at(game, "", "QS", "2S", bout="9H", stock="4C 5D").outcome is None


def test_pairs_are_an_attack_card_and_its_cover(game: Game) -> None:
    for pair in (["7H"], [], ["7H", None, None], "7H", None, [None, "7H"], {"7H": None}):
        assert_refused(game, defence(), bout=[pair])


def test_a_bout_may_be_given_in_any_order(game: Game) -> None:
    facts = position("2H", "9C QS", "2S", bout="7H/8H 9H")
    assert game.from_dict({**facts, "bout": facts["bout"][::-1]}) == game.from_dict(facts)
