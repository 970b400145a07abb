"""The cards and the aim: which card is high, and what it is all about."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import break_law, mini_game, order, predict, referee, swapped, watch
from cardlab.lessons.courses.stump.places import place, small
from cardlab.lessons.facts import FIRST_OUT
from cardlab.lessons.step import Step
from cardlab.lessons.tasks.order import strength

_TWO_LEFT = small("KS 6H", "QH 7C", pile="9H KH 9S")
_KING = place("10C QC JC 9H", "7H 9C QS KH", "8C 10H 7S 6S", pile="KC")
_LAST_CARD = small("6H", "9C QD", "7S", pile="9S KS", phase="lead")
_BEA_OUT = small("6H", "9C QD", "", pile="9S KS", phase="lead", out=[2])

STEPS = (
    Step(
        ("ST-2",),
        "example",
        mark("See what the game is about."),
        (
            watch(
                _TWO_LEFT,
                mark("To learn, we play with few cards. You are asked to beat the {lying}."),
                ("beat 9S KS", mark("Your king is higher. One card is left in your hand.")),
                ("lead 6H", mark("Your hand is empty. You have won, and Ann is left behind.")),
            ),
        ),
        mark("Whoever is left with cards is called the stump."),
        chapter=mark("The cards and the aim"),
    ),
    Step(
        ("ST-1",),
        "example",
        mark("One card stands where you would not look for it."),
        (
            watch(
                _KING,
                mark("Bea has led the {lying}. Your ten of clubs does not look high enough."),
                ("beat KC 10C", mark("It is! Only the ace is higher than a ten.")),
            ),
        ),
        mark(
            "Two cards lie face down beside each player: a stump. Later in the game you get yours."
        ),
    ),
    Step(
        ("ST-1",),
        "try",
        mark("Put some cards in order."),
        (
            order(_KING, mark("Put these in order, the lowest first."), "10C 7C KC AC", strength),
            order(_KING, mark("And these, the lowest first."), "9S JS 10S QS", strength),
        ),
        mark("Jack, queen, king, ten, ace: remember the ten."),
    ),
    Step(
        ("ST-7", "ST-1"),
        "break",
        mark("Try too low a card, to hear what the table says."),
        (break_law(_KING, mark("Lay a club on the {lying} that is lower."), "beat"),),
        mark("Nothing is lost here. ST-7 is the number of the law: you can look it up."),
    ),
    Step(
        ("ST-1", "ST-7"),
        "contrast",
        mark("You lay the ten on an ace, and then on a king."),
        (
            referee(swapped(_KING, "KC", "AC"), "beat AC 10C", "ST-7", "CC-1"),
            referee(_KING, "beat KC 10C", "ST-7", "CC-1"),
        ),
        mark("A king gives way to the ten. An ace never does."),
    ),
    Step(
        ("ST-2",),
        "contrast",
        mark("You get rid of your last card, twice. One thing is different."),
        (
            predict(
                _LAST_CARD,
                mark("You lead your last card, the {cards}. Who has won the game?"),
                FIRST_OUT,
                move="lead 6H",
                why=mark("Nobody was out before you."),
            ),
            predict(
                _BEA_OUT,
                mark("Now Bea has no cards left. You lead the {cards}. Who has won?"),
                FIRST_OUT,
                move="lead 6H",
                why=mark("Being second saves you, but it does not win."),
            ),
        ),
        mark("There is one winner and one loser. The others are just safe."),
    ),
    Step(
        ("ST-2", "ST-7"),
        "game",
        mark("The smallest game there is: try it, whatever you know."),
        (
            mini_game(
                small("AS 10C 7D", "10S 9D 9S", pile="8S"),
                mark("Beat the {lying} and then lead a card. Be rid of your cards before Ann is."),
            ),
        ),
        mark("You have played a whole game. Now for its laws, one by one."),
    ),
)
