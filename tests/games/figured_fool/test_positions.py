"""Positions of Figured Fool that could not be, and some that could though they look odd."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cardlab.errors import BadPosition
from tests.games.figured_fool.positions import at, bout, limit, out, position
from tests.games.positions import assert_sentence, moves, roles

if TYPE_CHECKING:
    from cardlab.games.game import Game

FIVE_COVERED = "6C/7C 6S/7S 7H/8H 8C/9C 8S/9S"


def assert_refused(game: Game, facts: dict[str, Any], **changes: object) -> str:
    """Check that a position is refused once it is changed so; return what is said."""
    assert changes.keys() <= facts.keys()
    with pytest.raises(BadPosition) as refusal:
        game.from_dict({**facts, **changes})
    return str(refusal.value)


def lead(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as in position
    return position("7H 9H", "8H QS", "10S JS", **facts)


def defence(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as in position
    return position("9H", "8H QS", "10S JS", bout="7H", **facts)


def throws(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as in position
    return position("7C 9H", "QH QS KS", "8S JS", "9S", bout="7H/8H", **facts)


def over(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as in position
    return position("", "9C QS", "", out=[2, 0], **facts)


def stopped() -> dict[str, Any]:
    return position("7H", "QS", "10S", stale=40)


def test_the_positions_that_are_changed_here_are_good(game: Game) -> None:
    for facts in (lead(), lead(stock="8C 7D"), defence(), throws(), over(), stopped()):
        again = game.from_dict(facts).to_dict()
        assert {**again, "aside": set(again["aside"])} == {**facts, "aside": set(facts["aside"])}


def test_either_pack_is_read_whole_and_no_card_beside_it(game: Game) -> None:
    for deck in (36, 52):
        facts = lead(deck=deck)
        again = game.from_dict(facts)
        assert game.from_dict(again.to_dict()) == again
    small = lead()
    assert "pack" in assert_refused(game, small, aside=[*small["aside"], "2C"])
    assert "pack" in assert_refused(game, small, hands=[["7H", "9H", "2C"], *small["hands"][1:]])
    assert_refused(game, small, options={**small["options"], "deck": 52})
    big = lead(deck=52)
    assert_refused(game, big, options={**big["options"], "deck": 36})


def test_the_defender_is_the_next_seat_still_in(game: Game) -> None:
    for facts in (lead(), defence()):
        assert_sentence(assert_refused(game, facts, defender=2))
        assert_refused(game, facts, defender=0)
        assert_refused(game, facts, defender=None)
    skipped = position("7H 9H", "", "8H QS", out=[1])
    assert game.from_dict(skipped).to_dict()["defender"] == 2
    assert_refused(game, skipped, defender=1)
    assert_refused(game, skipped, attacker=1, defender=2, to_act=1)
    for facts in (lead(), defence(), throws()):
        assert_refused(game, facts, attacker=None)


def test_who_acts_follows_from_bout_and_passes(game: Game) -> None:
    everybody = {0, 1, 2, 3, None}
    for facts, acting in (
        (lead(), 0),
        (defence(), 1),
        (throws(), 0),
        (throws(passed=[0]), 2),
        (throws(passed=[0, 2]), 3),
    ):
        assert game.from_dict(facts).to_act == acting
        for seat in everybody - {acting}:
            if seat is None or seat < facts["players"]:
                assert_sentence(assert_refused(game, facts, to_act=seat).replace("to_act", "It"))


def test_a_seat_with_no_cards_is_not_asked(game: Game) -> None:
    empty = position("", "QH QS KS", "8S JS", "9S", bout="7H/8H")
    assert game.from_dict(empty).to_act == 2
    assert_refused(game, empty, to_act=0)
    assert_refused(game, empty, passed=[0])
    thrower = position("9H", "QH QS KS", "", "9S", bout="7H/8H 8S/AS")
    assert game.from_dict({**thrower, "passed": [0], "to_act": 3}).to_act == 3
    assert_refused(game, thrower, passed=[0, 2], to_act=3)


def test_seats_pass_in_their_order_from_the_leader_on(game: Game) -> None:
    for passed in ([2], [3], [2, 3], [0, 3], [1], [0, 1], [0, 2, 3]):
        for to_act in (0, 2, 3):
            assert_sentence(assert_refused(game, throws(), passed=passed, to_act=to_act))
    around = position("9S", "9H 7C", "QH QS KS", "8S JS", bout="7H/8H", leader=1)
    assert game.from_dict({**around, "passed": [1, 3], "to_act": 0}).to_act == 0
    assert game.from_dict({**around, "passed": [3, 1], "to_act": 0}).to_act == 0
    assert_refused(game, around, passed=[0], to_act=1)


def test_seats_that_pass_are_seats_and_different(game: Game) -> None:
    for passed in ([4], [-1], [True], [0, 0], [None], "0", None, 0):
        assert_sentence(assert_refused(game, throws(), passed=passed).replace("passed", "It"))


def test_nobody_has_passed_before_the_first_card_is_covered(game: Game) -> None:
    assert_sentence(assert_refused(game, lead(), passed=[0]))
    assert_refused(game, lead(), passed=[0], to_act=2)
    assert_sentence(assert_refused(game, defence(), passed=[0]))
    assert_refused(game, defence(), passed=[0], to_act=2)


def test_who_threw_the_open_card_has_not_passed(game: Game) -> None:
    facts = position("9H", "QH QS KS", "8S JS", "9S", bout="7H/8H 8C")
    for passed in ([], [0], [0, 2]):
        state = game.from_dict({**facts, "passed": passed})
        assert state.to_act == 1
        assert state.to_dict()["passed"] == passed
    assert_sentence(assert_refused(game, facts, passed=[0, 2, 3]))
    assert_refused(game, facts, passed=[2])
    emptied = position("9H", "QH QS KS", "8S JS", "", bout="7H/8H 8C")
    assert game.from_dict({**emptied, "passed": [0, 2]}).to_act == 1


def test_a_bout_in_which_all_have_passed_is_over(game: Game) -> None:
    for to_act in (0, 1, 2, 3, None):
        assert_refused(game, throws(), passed=[0, 2, 3], to_act=to_act)
    nobody = position("", "QH QS", bout="7H/8H", stock="9C 9D")
    for to_act in (0, 1, None):
        assert_refused(game, nobody, to_act=to_act)
    facts = position("9H", "QH QS", bout="7H/8H")
    assert "is over" in assert_refused(game, facts, passed=[0], to_act=0)


def test_the_limit_follows_from_the_defenders_hand_his_covers_and_the_cap(game: Game) -> None:
    big = "8H 8C 8S 9H 9C 10H JH"
    for facts, right in (
        (lead(), 2),
        (defence(), 2),
        (throws(), 4),
        (position("7H 9S", big, "10S JS"), 6),
        (position("7H 9S", big, "10S JS", first_bout=True, first_bout_cap=5), 5),
        (position("7H 9S", big, "10S JS", first_bout_cap=5), 6),
        (position("9S", "10H", "10S JS", bout="7H/8H 8C/9C 9H"), 3),
    ):
        assert limit(game.from_dict(facts)) == right
        for wrong in {*range(-1, 8), None} - {right}:
            assert_sentence(
                assert_refused(game, facts, limit=wrong).replace("limit must", "It must")
            )


def test_a_bout_has_no_more_cards_than_its_limit(game: Game) -> None:
    assert limit(at(game, "JD", "10H", "10S", bout="7H/8H 8C")) == 2
    message = assert_refused(game, position("JD", "", "10S", bout="7H/8H 8C"))
    assert message == "The bout has more attack cards than its limit."
    six = position("JD", "10H JH QH", "10S", bout=f"{FIVE_COVERED} 9H")
    assert limit(game.from_dict(six)) == 6
    seven = position("JD", "10D JH QH", "10S", bout=f"{FIVE_COVERED} 9H/10H 10C")
    assert_refused(game, seven)
    capped: dict[str, Any] = {"first_bout": True, "first_bout_cap": 5}
    assert_refused(game, position("JD", "10H JH", "10S", bout=f"{FIVE_COVERED} 9H", **capped))


def test_at_the_limit_with_all_covered_the_bout_is_over(game: Game) -> None:
    last = position("JD", "", "10S", bout="7H/8H 8C/9C")
    assert last["limit"] == 2
    for to_act in (0, 1, 2, None):
        assert_refused(game, last, to_act=to_act)
    assert "is over" in assert_refused(game, last)
    five = position("JD", "QS", "10S", bout=FIVE_COVERED)
    assert game.from_dict(five).to_act == 0
    capped: dict[str, Any] = {"first_bout": True, "first_bout_cap": 5}
    assert "is over" in assert_refused(
        game, position("JD", "QS", "10S", bout=FIVE_COVERED, **capped)
    )


def test_only_the_last_card_can_be_open(game: Game) -> None:
    for laid in ("7H 7C", "7H 7C/8C", "7H/8H 7C 8C", "7H 7C/8C 8S"):
        facts = position("9C", "9H QS", "10S", bout=laid)
        for to_act in (0, 1):
            message = assert_refused(game, facts, to_act=to_act)
            assert_sentence(message)
            assert message.startswith("Only the last card can be open, not the 7")


def test_a_card_thrown_in_has_a_rank_that_lay_there(game: Game) -> None:
    for laid in ("7H/8H 7C", "7H/8H 8C", "7H/8H 8C/10C 10S", "7H/8H 7C/JC 7S/JS JH"):
        assert game.from_dict(position("9C", "9H QS QH", "6S", bout=laid)).to_act == 1
    for laid in ("7H/8H 9S", "7H/8H 10C/JC 10S", "7H/8H JS/QS 7C", "7H/8H 7C/9C JH"):
        message = assert_refused(game, position("6C", "9H QH KH", "6S", bout=laid))
        assert "lay there to throw it in" in message
        assert_sentence(message)


def test_a_cover_does_not_count_for_its_own_attack(game: Game) -> None:
    facts = position("9C", "9H QS QH", "6S", bout="7H/8H 10C/10D")
    assert "10♣" in assert_refused(game, facts)


def test_a_cover_covers_its_card(game: Game) -> None:
    for cover in ("8H", "AH", "6D", "AD"):
        assert bout(at(game, "9C", "9H QS", "10S", bout=f"7H/{cover}")) == [["7H", cover]]
    for pair in ("7H/6H", "7H/8C", "7H/AS", "9D/8D", "9D/AH"):
        message = assert_refused(game, position("9C", "9H QS", "10S", bout=pair))
        assert "does not cover" in message
        assert_sentence(message)


def test_the_bout_keeps_its_order(game: Game) -> None:
    facts = position("9C", "9H QS QH", "6S", bout="7H/8H 8C/10C 10S")
    assert bout(game.from_dict(facts)) == facts["bout"]
    assert_refused(game, facts, bout=facts["bout"][::-1])
    covered = position("9C", "9H QS QH", "6S", bout="7H/8H 7C/10C")
    turned = {**covered, "bout": covered["bout"][::-1]}
    assert game.from_dict(covered) != game.from_dict(turned)


def test_scores_are_no_more_than_the_figured_cards_in_the_discard(game: Game) -> None:
    facts = lead(discard="10H JH 7C 8C")
    for points in ([2, 0, 0], [1, 0, 1], [0, 0, 0], [0, 1, 0]):
        state = game.from_dict({**facts, "scores": points})
        assert state.to_dict()["scores"] == points
    for points in ([3, 0, 0], [1, 1, 1], [0, 0, 20]):
        assert_sentence(assert_refused(game, facts, scores=points))
    for junk in ([0, 0], [0, 0, 0, 0], [0, 0, -1], [0, 0, True], [0, 0, 21], [0, 0, None], 0):
        assert_sentence(assert_refused(game, facts, scores=junk).replace("scores must", "It must"))


def test_nothing_has_happened_yet_in_the_first_bout(game: Game) -> None:
    for facts in (lead(), defence(), throws(), throws(passed=[0])):
        assert game.from_dict({**facts, "first_bout": True}).to_dict()["first_bout"] is True
    for facts in (
        lead(discard="10H JH"),
        lead(stale=1),
        position("7H", "8H", "", out=[2]),
        over(),
        stopped(),
    ):
        assert_sentence(assert_refused(game, facts, first_bout=True))
    for junk in (None, 0, 1, "true"):
        assert_refused(game, lead(), first_bout=junk)


def test_stale_is_at_its_bound_exactly_when_that_stop_ended_the_game(game: Game) -> None:
    assert game.from_dict(lead(stale=39)).outcome is None
    assert_refused(game, lead(), stale=40)
    assert_refused(game, lead(), stale=41)
    assert_refused(game, over(), stale=40)
    assert_refused(game, stopped(), stale=39)
    assert_refused(game, stopped(), stale=0)


def test_over_means_that_nobody_acts_and_nothing_lies_there(game: Game) -> None:
    for facts in (over(), stopped()):
        for key in ("attacker", "defender", "to_act", "limit"):
            assert_sentence(assert_refused(game, facts, **{key: 1}).replace("to_act", "It"))
        assert_refused(game, facts, passed=[1])
        assert_refused(game, facts, to_act=1, attacker=1, defender=1, limit=2)
    for facts in (lead(), defence(), throws()):
        assert_refused(game, facts, to_act=None)
        assert_refused(game, facts, to_act=None, attacker=None, defender=None, limit=None)
    assert_refused(game, stopped(), bout=[["7H", None]], hands=[[], ["QS"], ["10S"]])


def test_a_game_is_over_with_one_seat_left_or_none(game: Game) -> None:
    one = position("", "9C QS", "8C", out=[0])
    gone = {"out": [0, 2], "hands": [[], ["9C", "QS"], []], "aside": [*one["aside"], "8C"]}
    assert "is over" in assert_refused(game, one, **gone, limit=2)
    nobody = game.from_dict({**position("", "", out=[1, 0]), "stale": 7})
    assert out(nobody) == [1, 0]
    assert nobody.outcome is not None
    assert nobody.outcome.last is None


def test_the_turned_card_is_named_and_of_the_trump_suit(game: Game) -> None:
    assert_sentence(assert_refused(game, lead(), turned="6C"))
    assert_refused(game, lead(), trump="C")
    assert_sentence(assert_refused(game, lead(), turned=None).replace("turned must", "It must"))
    shown = position("7H 6D", "8H QS", "10S JS")
    assert game.from_dict(shown).to_dict()["turned"] == "6D"


def test_the_turned_card_is_the_last_of_the_stock_while_there_is_one(game: Game) -> None:
    facts = lead(stock="8C 9C 7D")
    assert_sentence(assert_refused(game, facts, stock=["8C", "7D", "9C"]))
    assert_refused(game, facts, stock=["7D", "8C", "9C"])
    assert_refused(game, facts, turned="6D")


def test_spades_may_be_trumps(game: Game) -> None:
    for suit in "CDHS":
        assert game.from_dict(lead(trump=suit)).to_dict()["trump"] == suit


def test_the_discard_is_even(game: Game) -> None:
    facts = lead(discard="8C 9C")
    assert game.from_dict(facts).to_dict()["discard"] == ["8C", "9C"]
    assert_sentence(assert_refused(game, facts, discard=["8C"], aside=[*facts["aside"], "9C"]))


def test_a_seat_that_is_out_holds_nothing(game: Game) -> None:
    facts = position("7H", "QS", "8S", "", out=[3])
    message = assert_refused(game, facts, out=[2, 3])
    assert_sentence(message)
    assert "Seat 2 is out" in message


def test_nobody_is_out_while_there_is_stock(game: Game) -> None:
    with pytest.raises(BadPosition, match="Nobody is out while there is stock"):
        at(game, "7H", "QS", "", out=[2], stock="8C 7D")


def test_a_seat_still_in_holds_something_except_in_a_bout(game: Game) -> None:
    with pytest.raises(BadPosition, match="Seat 2 has no cards but is not out"):
        at(game, "7H", "QS", "")
    with pytest.raises(BadPosition, match="Seat 1 has no cards but is not out"):
        game.from_dict({**position("7H", "", "9C"), "limit": 0})
    with pytest.raises(BadPosition, match="Seat 0 has no cards but is not out"):
        at(game, "", "7H", "QS", stale=40)
    assert at(game, "", "QS", "8S", bout="9H").outcome is None
    assert at(game, "", "QS KS", "", "9S", bout="7H/8H 8C").to_act == 1
    assert at(game, "", "QS KS", "", "9S", bout="7H/8H 8C", stock="9C 7D").to_act == 1


def test_pairs_are_an_attack_card_and_its_cover(game: Game) -> None:
    for pair in (["7H"], [], ["7H", None, None], "7H", None, [None, "7H"], {"7H": None}):
        assert_refused(game, defence(), bout=[pair])


def test_a_lone_seat_may_be_made_to_choose_in_a_small_position(game: Game) -> None:
    state = at(game, "KH", "AH", discard="6C 6S 7C 7S", scores=(0, 0))
    assert roles(state) == (0, 1, 0)
    assert moves(state) == ["attack KH"]
    assert state.play("attack KH").play("beat KH AH").outcome is not None
