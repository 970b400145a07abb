"""Other ways to play, and whole games, with help that fades."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import dealt, mini_game, pick, play, predict, referee, watch
from cardlab.lessons.courses.any_game import NO_TRUMP, plays_trump
from cardlab.lessons.courses.black_crow.facts import NOT_WED, covers_beside_her, makes_marriage
from cardlab.lessons.courses.black_crow.places import attacked, attacking
from cardlab.lessons.facts import TAKEN
from cardlab.lessons.step import Step

_FINNISH = {"trump": "diamonds", "partial": True}
_HALF = attacked("10H 3H KS", "10S 4H 6S", "QS 8H JC", by="6C-8C KC", stock=0)
_HALF_FINNISH = {**_HALF, "options": _FINNISH}
_HER_TOO = attacked("KS AD 3H", "10C 4H", "8H JC", by="JS QS")
_HER_TOO_FINNISH = {**_HER_TOO, "options": _FINNISH}
_ANN, _BEA = "7H 9C QS 3S 2D", "8C 10H 7S 6S 4C"
_CLUBS = attacking("10C QD JC 9H 3D", _ANN, _BEA, stock=37, turned="5C", trump="C")
_DIAMONDS = {
    **_CLUBS,
    "trump": "D",
    "turned": None,
    "options": {"trump": "diamonds", "partial": False},
}
_MARRIAGE = {"options": {"trump": "marriage", "partial": False}, "turned": None}
_HEARTS_LONG = {
    **attacking("KH QH KC QC 9H", _ANN.replace("9C", "5S"), _BEA, stock=37, turned="8D"),
    **_MARRIAGE,
    "trump": "H",
}
_CLUBS_LONG = {
    **attacking("KH QH KC QC 9C", _ANN.replace("9C", "5S"), _BEA, stock=37, turned="8D"),
    **_MARRIAGE,
    "trump": "C",
}
_SHOWN = dealt("black_crow", players=3, seed=62, dealer=2, trump="marriage")

STEPS = (
    Step(
        ("BC-5a",),
        "example",
        mark("Some people make it simple."),
        (watch(_DIAMONDS, mark("No card is turned here. It was agreed: diamonds, every time.")),),
        chapter=mark("Other ways to play"),
    ),
    Step(
        ("BC-5a", "BC-5"),
        "contrast",
        mark("The same hand, with a turned card and without."),
        (
            pick(
                _CLUBS,
                mark("The {turned} is turned. Which of your cards are trumps?"),
                plays_trump,
                NO_TRUMP,
            ),
            pick(
                _DIAMONDS,
                mark("Here it is diamonds always. Which are trumps?"),
                plays_trump,
                NO_TRUMP,
            ),
        ),
    ),
    Step(
        ("BC-5b",),
        "example",
        mark("Some people let a wedding decide."),
        (
            watch(
                _SHOWN,
                mark(
                    "A king and a queen of one suit are a couple. The first to show one makes "
                    "trumps. You are asked first: hearts."
                ),
            ),
        ),
        mark(
            "The player left of the dealer is asked first, and then the next. "
            "With two couples the longer suit counts. Without any, a card is turned."
        ),
    ),
    Step(
        ("BC-5b",),
        "contrast",
        mark("You have two couples. One card makes the difference."),
        (
            pick(
                _HEARTS_LONG,
                mark("Which two of your cards have made trumps? Look which suit is longer."),
                makes_marriage,
                NOT_WED,
            ),
            pick(
                _CLUBS_LONG,
                mark("One card is different. Which two now?"),
                makes_marriage,
                NOT_WED,
            ),
        ),
        mark("Spades do not marry: they are never trumps."),
    ),
    Step(
        ("BC-12a",),
        "example",
        mark("In Finland a good cover is not wasted."),
        (
            watch(
                _HALF_FINNISH,
                mark(
                    "One card is covered, and you cannot cover the other. You play the Finnish way."
                ),
                ("take", mark("You took the king alone. The six and the eight are gone for good.")),
            ),
            watch(
                _HER_TOO_FINNISH,
                mark("The queen is there, and a jack beside her. You may cover the jack."),
                ("beat JS KS", mark("Well done. Now there is only the queen.")),
                ("take", mark("The queen is still yours. But she came alone.")),
            ),
        ),
    ),
    Step(
        ("BC-12a", "BC-12"),
        "contrast",
        mark("The same table, first as usual and then the Finnish way."),
        (
            predict(
                _HALF, mark("You take. How many cards do you get?"), TAKEN, 1, 2, 4, move="take"
            ),
            predict(
                _HALF_FINNISH,
                mark("You take, the Finnish way. How many cards?"),
                TAKEN,
                2,
                3,
                4,
                move="take",
            ),
        ),
        mark("Agree on it before the cards are dealt."),
    ),
    Step(
        ("BC-12a", "BC-10"),
        "contrast",
        mark("A cover beside the queen, as usual and the Finnish way."),
        (
            referee(_HER_TOO, "beat JS KS", "BC-10", "BC-9"),
            referee(_HER_TOO_FINNISH, "beat JS KS", "BC-10", "BC-9"),
        ),
    ),
    Step(
        ("BC-12a",),
        "try",
        mark("Make the best of it."),
        (
            play(
                _HER_TOO_FINNISH,
                mark("Take as little as you can. What do you do first?"),
                covers_beside_her,
                mark("That is allowed, but then both spades are yours."),
            ),
        ),
    ),
    Step(
        ("BC-2", "BC-14"),
        "game",
        mark("Half a game, with the coach beside you."),
        (
            mini_game(
                attacked("9S JH 4D KC 6H", "8S 6D QH 3C", "QS 10H JD 5C", by="7H"),
                mark("No stock is left. Think of the queen, and do not be the last."),
                coached=True,
            ),
        ),
        chapter=mark("Whole games"),
    ),
    Step(
        ("BC-2",),
        "game",
        mark("Your first whole game. The coach speaks up when a move may cost you."),
        (
            mini_game(
                dealt("black_crow", players=2, seed=26, dealer=1),
                mark("You attack first. Do not be the black crow."),
                coached=True,
            ),
        ),
    ),
    Step(
        ("BC-2",),
        "game",
        mark("And one with nobody beside you. Ask for a hint if you like."),
        (
            mini_game(
                dealt("black_crow", players=3, seed=5, dealer=2),
                mark("Three people play, and the first attack is yours."),
            ),
        ),
        mark("That was the course. Practice keeps the laws fresh."),
    ),
)
