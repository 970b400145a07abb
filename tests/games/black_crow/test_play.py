"""BC-8 to BC-10: attacks, covers, and the queen of spades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.positions import (
    assert_allowed,
    assert_forbidden,
    at,
    discard,
    hand,
    moves,
    played,
    roles,
)

if TYPE_CHECKING:
    from cardlab.games.game import Game


def test_bc_8_an_attack_is_one_or_more_cards_of_one_suit(game: Game) -> None:
    state = at(game, "7H 9H KH 3C", "QS 2C 4C 5C 6C", "8C 8D")
    assert moves(state) == [
        "attack 3C",
        "attack 7H",
        "attack 7H 9H",
        "attack 7H 9H KH",
        "attack 7H KH",
        "attack 9H",
        "attack 9H KH",
        "attack KH",
    ]
    assert_allowed(state, *moves(state))
    assert_forbidden(state, "BC-8", "attack 3C 7H", "attack 3C 7H 9H KH")


def test_bc_8_an_attack_is_laid_face_up_all_together(game: Game) -> None:
    state = at(game, "7H 9H 3C", "QS 2C 4C", "8C 8D").play("attack 9H 7H")
    assert state.to_dict()["bout"] == [["7H", None], ["9H", None]]
    assert hand(state, 0) == {"3C"}
    for seat in (0, 1, 2, None):
        laid = [str(pair.attack) for pair in state.view(seat).layout().pairs]
        assert laid == ["7H", "9H"]


def test_bc_8_an_attack_has_at_most_as_many_cards_as_the_defender_holds(game: Game) -> None:
    state = at(game, "7H 9H KH 3C", "QS 2C", "8C 8D 9C 10C")
    assert_allowed(state, "attack 7H", "attack 7H KH", "attack 9H KH")
    assert_forbidden(state, "BC-8", "attack 7H 9H KH")
    one = at(game, "7H 9H", "QS", "8C 8D 9C 10C")
    assert moves(one) == ["attack 7H", "attack 9H"]
    assert_forbidden(one, "BC-8", "attack 7H 9H")


def test_bc_8_the_cure_keeps_what_it_can_of_the_attack(game: Game) -> None:
    violation = at(game, "7H 9H KH 3C", "QS 2C", "8C").why_not("attack 3C 7H 9H KH")
    assert violation is not None
    assert violation.sentence == (
        "The cards of an attack must all be of one suit. Attack with the 7♥ 9♥. BC-8"
    )
    too_many = at(game, "7H 9H KH", "QS", "8C").why_not("attack 7H 9H")
    assert too_many is not None
    assert too_many.text == "The defender holds only 1 card, too few for this attack."
    assert too_many.text.spoken == too_many.text


def test_bc_8_there_is_no_other_cap(game: Game) -> None:
    seven = "2H 3H 4H 5H 6H 7H 8H"
    state = at(game, seven, "QS 2C 4C 5C 6C 7C 8C", "9C")
    assert_allowed(state, f"attack {seven}")
    assert len(moves(state)) == 2**7 - 1


def test_bc_8_nothing_is_added_later(game: Game) -> None:
    state = at(game, "7H 9H 3C", "8H KH QS 2C", "8C").play("attack 7H")
    for later in (state, at(game, "9H 3C", "KH QS 2C", "8C", bout="7H/8H 2H")):
        violation = later.view(0).why_not("attack 9H")
        assert violation is not None
        assert violation.law.id == "CC-2"
        assert roles(later) == (0, 1, 1)


def test_bc_8_the_attacker_cannot_pass(game: Game) -> None:
    state = at(game, "QS", "2C 4C", "8C")
    assert moves(state) == ["attack QS"]
    assert_forbidden(state, "CC-3", "pass", "take")


def test_bc_9_a_higher_card_of_the_suit_covers(game: Game) -> None:
    state = at(game, "3C", "7H 9H AH 8C QS", "2C", bout="8H")
    assert_allowed(state, "beat 8H 9H", "beat 8H AH")
    assert_forbidden(state, "BC-9", "beat 8H 7H", "beat 8H 8C")


def test_bc_9_any_trump_covers_a_card_that_is_no_trump(game: Game) -> None:
    state = at(game, "3C", "3D AD AC KS QS", "2C", bout="AH")
    assert_allowed(state, "beat AH 3D", "beat AH AD")
    assert_forbidden(state, "BC-9", "beat AH AC", "beat AH KS")


def test_bc_9_only_a_higher_trump_covers_a_trump(game: Game) -> None:
    state = at(game, "3C", "3D JD AD AC AH AS QS", "2C", bout="9D")
    assert_allowed(state, "beat 9D JD", "beat 9D AD")
    assert_forbidden(state, "BC-9", "beat 9D 3D", "beat 9D AC", "beat 9D AH", "beat 9D AS")


def test_bc_9_every_trump_suit_is_a_trump_and_no_other_is(game: Game) -> None:
    for trump in "CDH":
        for other in {"C", "D", "H"} - {trump}:
            state = at(game, "3S", f"3{trump} A{other} QS", "4S", bout="8S 9S", trump=trump)
            assert_allowed(state, f"beat 8S 3{trump}", f"beat 9S 3{trump}")
            assert_forbidden(state, "BC-9", f"beat 8S A{other}", f"beat 9S A{other}")


def test_bc_9_cards_are_covered_in_any_order(game: Game) -> None:
    state = at(game, "3C", "10H KH QS", "2C", bout="7H 9H")
    assert moves(state) == ["beat 7H 10H", "beat 7H KH", "beat 9H 10H", "beat 9H KH", "take"]
    one_way = played(state, "beat 7H 10H", "beat 9H KH")
    other_way = played(state, "beat 9H KH", "beat 7H 10H")
    assert one_way == other_way
    assert discard(one_way) == {"7H", "9H", "10H", "KH"}


def test_bc_9_one_card_covers_one_card(game: Game) -> None:
    state = at(game, "3C", "10H KH AH QS", "2C", bout="7H 9H").play("beat 7H 10H")
    assert state.to_dict()["bout"] == [["7H", "10H"], ["9H", None]]
    assert hand(state, 1) == {"KH", "AH", "QS"}
    assert_forbidden(state, "BC-9", "beat 7H KH", "beat 7H AH")
    assert_forbidden(state, "CC-1", "beat 9H 10H")
    assert_allowed(state, "beat 9H KH", "beat 9H AH", "take")


def test_bc_9_only_cards_of_the_attack_are_covered(game: Game) -> None:
    state = at(game, "3C", "KH AH QS 10C", "2C", bout="7H/8H 9H")
    assert_forbidden(state, "BC-9", "beat 8H KH", "beat QH KH", "beat 2C 10C")


def test_bc_9_the_cure_of_a_wrong_cover_stays_near_it(game: Game) -> None:
    state = at(game, "3C", "6H 10H QS 2C", "4C", bout="7H 9H")
    for wrong, cure in (
        ("beat 7H 6H", "beat 7H 10H"),
        ("beat 9H 2C", "beat 9H 10H"),
        ("beat 8H 10H", "beat 7H 10H"),
    ):
        violation = state.why_not(wrong)
        assert violation is not None
        assert str(violation.move) == cure
    hopeless = at(game, "3C", "6H QS", "4C", bout="7H").why_not("beat 7H 6H")
    assert hopeless is not None
    assert hopeless.sentence == "The 6♥ is not higher than the 7♥. You must take. BC-9"


def test_bc_10_the_queen_of_spades_covers_nothing(game: Game) -> None:
    for partial in (False, True):
        state = at(game, "3C", "KS QS 8H 4D", "2C", bout="8S JS", partial=partial)
        assert_allowed(state, "beat 8S KS", "beat JS KS", "beat JS 4D")
        assert_forbidden(state, "BC-10", "beat 8S QS", "beat JS QS")


def test_bc_10_nothing_covers_the_queen_of_spades(game: Game) -> None:
    for partial in (False, True):
        state = at(game, "3C", "KS AS 2D AD JS 8H", "2C", bout="QS", partial=partial)
        assert moves(state) == ["take"]
        assert_forbidden(
            state, "BC-10", *(f"beat QS {card}" for card in ("KS", "AS", "2D", "AD", "JS", "8H"))
        )


def test_bc_10_she_may_be_led_alone_or_among_spades(game: Game) -> None:
    state = at(game, "JS QS KS 3H", "8C 9C 10C", "2C")
    assert_allowed(state, "attack QS", "attack JS QS", "attack QS KS", "attack JS QS KS")
    assert_forbidden(state, "BC-8", "attack 3H QS")


def test_bc_10_an_attack_with_her_in_it_must_be_taken(game: Game) -> None:
    state = at(game, "3C", "AS AD 5H", "2C", bout="JS QS KS")
    assert moves(state) == ["take"]
    assert_forbidden(state, "BC-10", "beat JS AS", "beat JS AD", "beat KS AS", "beat QS AS")
    assert hand(state.play("take"), 1) == {"AS", "AD", "5H", "JS", "QS", "KS"}


def test_bc_10_the_special_law_is_named_before_the_general(game: Game) -> None:
    assert_forbidden(at(game, "3C", "QS 9H", "2C", bout="7H"), "BC-10", "beat 7H QS")
    assert_forbidden(at(game, "3C", "QS 9S", "2C", bout="KS"), "BC-10", "beat KS QS")
    assert_forbidden(at(game, "3C", "2H 4C 9S", "2C", bout="JS QS"), "BC-10", "beat JS 2H")


def test_bc_10_is_explained_in_a_sentence(game: Game) -> None:
    violation = at(game, "3C", "AS", "2C", bout="QS").why_not("beat QS AS")
    assert violation is not None
    assert violation.sentence == "The Q♠ cannot be covered. You must take. BC-10"
    assert (
        violation.sentence.spoken == "The queen of spades cannot be covered. You must take. BC-10"
    )
