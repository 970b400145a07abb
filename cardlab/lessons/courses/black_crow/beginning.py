"""The cards and the aim: covering, the black crow, and a first small game."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import (
    break_law,
    mini_game,
    order,
    pick,
    play,
    predict,
    referee,
    swapped,
    watch,
)
from cardlab.lessons.courses.black_crow.facts import covers_suit
from cardlab.lessons.courses.black_crow.places import answering, attacked, attacking
from cardlab.lessons.facts import LAST
from cardlab.lessons.step import Step
from cardlab.lessons.tasks.order import strength

_LEFT_WITH_HER = attacking("KS 9S", "QS 4H", "", out=[2])
_SEVEN = attacked("9C 5C 5D KH", "10S 4H JD", "QS 8H JC", by="7C", stock=6, turned="2D")
_PLAIN = attacked("JC 2C AC 10H", "10S 4H JD", "QS 8H", by="9C", stock=6, turned="3D")
_ANN_HAS_HER = answering("", "QS", "", by="8H", out=[2])
_YOU_HAVE_HER = answering("QS", "9H", "", by="8H", out=[2])
_ENDING = attacked("JH 9H", "QS 6C", "8H", by="7H")

STEPS = (
    Step(
        ("BC-9",),
        "try",
        mark("We play with few cards to learn. Choose one, and press the button that appears."),
        (
            play(
                _SEVEN,
                mark("Bea has laid the {lying} in front of you. Lay a higher club on it."),
                covers_suit,
                mark("That is allowed. But please lay a club this time."),
            ),
        ),
        mark("That is how you play a card. You draw new cards from the stock."),
        chapter=mark("Touch the cards"),
    ),
    Step(
        ("BC-9",),
        "break",
        mark("Nothing is lost by a wrong card. Try one."),
        (
            break_law(
                _SEVEN,
                mark("The {lying} lies here again. Lay a card on it that does not cover it."),
            ),
        ),
        mark("BC-9 is the number of the law. You can look it up by that number."),
    ),
    Step(
        ("BC-2",),
        "example",
        mark("See what the game is about."),
        (
            watch(
                _LEFT_WITH_HER,
                mark(
                    "Bea is rid of her cards. Ann holds the queen of spades. "
                    "Nobody wants to be left with her."
                ),
                ("attack 9S KS", mark("Ann cannot cover both your spades.")),
                ("take", mark("Your hand is empty, so you are safe. Ann is left with the queen.")),
            ),
        ),
        mark("The queen of spades is the black crow. So is whoever is left with her."),
        chapter=mark("The cards and the aim"),
    ),
    Step(
        ("BC-1",),
        "example",
        mark("Any higher card of the same suit will do."),
        (
            watch(
                _PLAIN,
                mark("Bea attacks you with the {lying}. You hold four cards."),
                ("beat 9C JC", mark("A jack is higher than a nine. The ace would do as well.")),
            ),
        ),
    ),
    Step(
        ("BC-1",),
        "try",
        mark("Put some cards in order."),
        (
            order(_PLAIN, mark("Put these in order, the lowest first."), "10C 2C KC AC", strength),
            order(_PLAIN, mark("And these, the lowest first."), "JS 9S AS 10S KS", strength),
        ),
        mark("The two is the lowest, the ace the highest."),
    ),
    Step(
        ("BC-1", "BC-9"),
        "contrast",
        mark("The same cover, on two different cards."),
        (
            referee(swapped(_PLAIN, "9C", "KC"), "beat KC JC", "BC-9", "CC-1"),
            referee(_PLAIN, "beat 9C JC", "BC-9", "CC-1"),
        ),
        mark("The jack goes over the nine, and not over the king."),
    ),
    Step(
        ("BC-9",),
        "example",
        mark("Trumps cover what your own suit cannot."),
        (
            watch(
                _SEVEN,
                mark("Diamonds are trumps. Bea attacks you with the {lying}."),
                ("beat 7C 5D", mark("A five covers a seven, because it is a trump.")),
            ),
        ),
    ),
    Step(
        ("BC-9",),
        "try",
        mark("Find every card that covers."),
        (
            pick(_SEVEN, mark("Which of your cards cover the {lying}? Choose all of them.")),
            pick(
                attacked("9D JD AC KH", "10S 4H 5S", "QS 8H JC", by="10D", stock=6),
                mark("Now a trump lies there, the {lying}. Which of your cards cover it?"),
            ),
        ),
        mark("A trump is only afraid of higher trumps."),
    ),
    Step(
        ("BC-2",),
        "contrast",
        mark("Who is the black crow in the end?"),
        (
            predict(
                _ANN_HAS_HER,
                mark("Ann’s last card is the queen of spades. She takes your {lying}. Who loses?"),
                LAST,
                move="take",
                why=mark("You have no cards left, and she has two."),
            ),
            predict(
                _YOU_HAVE_HER,
                mark("Now the queen is in your hand. Ann covers with the {cards}. Who loses?"),
                LAST,
                move="beat 8H 9H",
                why=mark("That was Ann’s last card."),
            ),
        ),
        mark("It is all about who is left with the queen."),
    ),
    Step(
        ("BC-2", "BC-9"),
        "game",
        mark("The smallest game there is: try it, whatever you know."),
        (
            mini_game(
                _ENDING,
                mark("Bea attacks with the {lying}. Be rid of your cards before Ann is."),
            ),
        ),
        mark("You have played a whole game. Now for its laws, one by one."),
    ),
)
