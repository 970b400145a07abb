"""Beating and leading: one card on the other."""

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
from cardlab.lessons.courses.stump.places import place, small
from cardlab.lessons.facts import NEXT
from cardlab.lessons.step import Step
from cardlab.lessons.tasks.order import strength

_EIGHT = place("JC 6D KH 9S", "7H 9H QS AH", "QC 6H 7S 6S", pile="8C")
_NINE = place("QH 6H 8S KC", "7H 9C QS AH", "QC 10H 7S 6S", pile="9H")

STEPS = (
    Step(
        ("ST-1",),
        "try",
        mark("Find out which card is high."),
        (
            order(
                _EIGHT,
                mark("Put these clubs in order, the lowest first."),
                "10C 7C KC AC",
                strength,
            ),
        ),
    ),
    Step(
        ("ST-7",),
        "example",
        mark("See how a card is beaten."),
        (
            watch(
                _EIGHT,
                mark("Bea has led the {lying}. You hold a higher club."),
                ("beat 8C JC", mark("The jack lies on it now. One more card goes on top.")),
                ("lead 9S", mark("Now Ann has something to beat.")),
            ),
        ),
    ),
    Step(
        ("ST-7",),
        "try",
        mark("Find every card that beats."),
        (pick(_EIGHT, mark("Which of your cards beat the {lying}? Choose all of them.")),),
    ),
    Step(
        ("ST-7",),
        "break",
        mark("Try what is not allowed."),
        (break_law(_EIGHT, mark("Break the law: play a card that does not beat the {lying}.")),),
    ),
    Step(
        ("ST-7",),
        "contrast",
        mark("One card makes the difference."),
        (
            referee(_NINE, "beat 9H QH", "ST-7", "ST-8"),
            referee(swapped(_NINE, "QH", "6H"), "beat 9H 6H", "ST-7", "ST-8"),
        ),
    ),
    Step(
        ("ST-8",),
        "try",
        mark("See who is next."),
        (
            predict(
                _EIGHT,
                mark("You beat the {lying} with the {cards}. Who is next?"),
                NEXT,
                move="beat 8C JC",
            ),
        ),
    ),
    Step(
        ("ST-8",),
        "try",
        mark("Keep what you may need."),
        (
            play(
                _EIGHT,
                mark("Beat the {lying}, and keep your trump."),
                lambda happening: happening.played[-1].suit is not happening.before.trump,
            ),
        ),
    ),
    Step(
        ("ST-2",),
        "game",
        mark("Play it to the end."),
        (
            mini_game(
                small("JC 6D", "7H 9H", pile="8C"),
                mark("Get rid of all your cards before Ann does."),
                coached=True,
            ),
        ),
    ),
)
