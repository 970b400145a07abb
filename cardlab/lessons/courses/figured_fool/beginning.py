"""The cards and the aim: covering one card, what is figured, and a first small game."""

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
from cardlab.lessons.courses.any_game import covers_cheaply
from cardlab.lessons.courses.figured_fool.facts import (
    GAINED,
    NOT_FIGURED,
    SOLE_WINNER,
    leads_plain,
    plays_figured,
)
from cardlab.lessons.courses.figured_fool.places import over, place
from cardlab.lessons.step import Step
from cardlab.lessons.tasks.order import strength

_QUEEN = place("KC 6H", "7H 9S", by="QC", leader=1)
_NINE = place("KC 6H", "7H 9S", by="9C", leader=1)
_SEVEN = place("9C 6D KH 6S JH", "7H 9H AC JS", "QC 6H 8S 10S", by="7C", leader=2, stock=6)
_TRUMP = place("9D AC 7D KH JD", "7H 9H 10C JS", "QC 6H 8S 10S", by="8D", leader=2, stock=6)
_MIXED = place("10C 9H QD 8S AS 6C", "7H 9S JC JS", "QC 6H 7S KS", stock=6)
_CHEAP = place("9C AC 6D KH JH", "7H 9H 10C JS", "QC 6H 8S 10S", by="7C", leader=2, stock=6)
_YOU_WON = over("", "7H", "", scores=(3, 1, 2))
_ANN_WON = over("", "7H", "", scores=(2, 4, 1))

STEPS = (
    Step(
        ("FF-3",),
        "example",
        mark("See what the game is about."),
        (
            watch(
                _QUEEN,
                mark(
                    "To learn, we play with few cards. Ann leads a queen to you. "
                    "You hold the king of clubs."
                ),
                ("beat QC KC", mark("Covered. Ann may go on, if she has a card that fits.")),
                ("pass", mark("Ann had no card that fits. The queen is beaten off: one for you.")),
            ),
            watch(_YOU_WON, mark("At the end you have three, and nobody has as many. You win.")),
        ),
        mark("Whoever is left with cards is the fool."),
        chapter=mark("The cards and the aim"),
    ),
    Step(
        ("FF-2",),
        "example",
        mark("Some cards count, and some do not."),
        (
            watch(
                _NINE,
                mark("Ann leads a nine this time. You may cover that, too."),
                ("beat 9C KC", mark("Well covered. But a nine is a small card.")),
                ("pass", mark("So nothing is counted. Only five ranks have a figure.")),
            ),
        ),
        mark("Ten, jack, queen, king and ace are figured. At this table they have a gold corner."),
    ),
    Step(
        ("FF-2",),
        "try",
        mark("Find the cards that count."),
        (
            pick(
                _MIXED,
                mark("Which of your cards are figured? Choose all of them."),
                plays_figured,
                NOT_FIGURED,
            ),
        ),
        mark("Do not forget the ten. FF-2 is the number of the law: you can look it up."),
    ),
    Step(
        ("FF-2",),
        "contrast",
        mark("The same cover, on two neighbours."),
        (
            predict(
                place("KC", "7H 8S", by="10C", leader=1),
                mark("You cover the {lying} with your last card. How many do you score?"),
                GAINED,
                0,
                1,
                2,
                move="beat 10C KC",
                why=mark("The ten counts, and your own king does not."),
            ),
            predict(
                place("KC", "7H 8S", by="9C", leader=1),
                mark("Now the {lying} lies there. How many do you score?"),
                GAINED,
                0,
                1,
                2,
                move="beat 9C KC",
                why=mark("A nine has no figure."),
            ),
        ),
    ),
    Step(
        ("FF-1",),
        "example",
        mark("The pack begins with the sixes."),
        (
            watch(
                _SEVEN,
                mark("Bea leads the {lying} to you. Only the six of clubs would be lower."),
                ("beat 7C 9C", mark("A nine is higher, as you would think.")),
            ),
        ),
    ),
    Step(
        ("FF-1",),
        "try",
        mark("Put some cards in order."),
        (
            order(_SEVEN, mark("Put these in order, the lowest first."), "10C KC 6C AC", strength),
            order(_SEVEN, mark("And these, the lowest first."), "JS 9S QS 10S 7S", strength),
        ),
        mark("From the six up to the ace. Here the ten is below the jack."),
    ),
    Step(
        ("FF-1", "FF-9"),
        "contrast",
        mark("The same cover, on two different cards."),
        (
            referee(swapped(_SEVEN, "7C", "10C"), "beat 10C 9C", "FF-9", "CC-1"),
            referee(_SEVEN, "beat 7C 9C", "FF-9", "CC-1"),
        ),
    ),
    Step(
        ("FF-9",),
        "example",
        mark("Trumps cover what your own suit cannot."),
        (
            watch(
                _SEVEN,
                mark("Diamonds are trumps. Bea leads the {lying} to you."),
                ("beat 7C 6D", mark("Even the smallest trump is enough.")),
            ),
        ),
        chapter=mark("Covering and leading"),
    ),
    Step(
        ("FF-9",),
        "try",
        mark("Find every card that covers."),
        (
            pick(_SEVEN, mark("Which of your cards cover the {lying}? Choose all of them.")),
            pick(_TRUMP, mark("Now a trump lies there, the {lying}. Which of yours cover it?")),
        ),
        mark("A trump is only afraid of higher trumps."),
    ),
    Step(
        ("FF-9",),
        "break",
        mark("Break the law, to hear what the table says."),
        (break_law(_TRUMP, mark("Cover with a card that does not do it.")),),
        mark("You are told which card would do."),
    ),
    Step(
        ("FF-9",),
        "contrast",
        mark("The six of hearts, and then the six of trumps."),
        (
            referee(swapped(_SEVEN, "6D", "6H"), "beat 7C 6H", "FF-9", "CC-3"),
            referee(_SEVEN, "beat 7C 6D", "FF-9", "CC-3"),
        ),
    ),
    Step(
        ("FF-9",),
        "try",
        mark("Several cards would do. Use a cheap one."),
        (
            play(
                _CHEAP,
                mark("Cover the {lying} with the card that you will miss least."),
                covers_cheaply,
                mark("That is allowed, but a smaller card would have done."),
            ),
        ),
        mark("Trumps and aces beat off what others cannot. Keep them for figured cards."),
    ),
    Step(
        ("FF-8",),
        "example",
        mark("See somebody lead."),
        (
            watch(
                _MIXED,
                mark("It is your lead. Ann sits left of you, so she has to answer."),
                ("attack 9H", mark("One card, and any you like.")),
            ),
        ),
        mark("Ann sits left of you, Bea left of Ann, and so on round the table."),
    ),
    Step(
        ("FF-8",),
        "try",
        mark("Lead with care."),
        (
            play(
                _MIXED,
                mark("Lead a card that brings Ann nothing, and keep your trump."),
                leads_plain,
                mark("That is allowed, but if Ann covers it she scores, or your trump is gone."),
            ),
        ),
        mark("What you lead may be counted by somebody else."),
    ),
    Step(
        ("FF-8",),
        "contrast",
        mark("Two cards or one?"),
        (
            referee(_MIXED, "attack 9H 8S", "FF-8", "CC-1"),
            referee(_MIXED, "attack 9H", "FF-8", "CC-1"),
        ),
    ),
    Step(
        ("FF-3",),
        "contrast",
        mark("Two games are over."),
        (
            predict(_YOU_WON, mark("Look at the scores. Who has won this game?"), SOLE_WINNER),
            predict(
                _ANN_WON,
                mark("And here? Ann is the only one with a card left."),
                SOLE_WINNER,
                why=mark("Only the figured cards count, whoever is left in the end."),
            ),
        ),
        mark("Whoever is left with cards is the fool, and may be the winner all the same."),
    ),
    Step(
        ("FF-3", "FF-9"),
        "game",
        mark("The smallest game there is: try it, whatever you know."),
        (
            mini_game(
                place("KC AS 7H", "9S QH JS", by="QC", leader=1),
                mark("Ann leads the {lying} to you. Score more figured cards than she does."),
            ),
        ),
        mark("You have played a whole game. Now for its laws, one by one."),
    ),
)
