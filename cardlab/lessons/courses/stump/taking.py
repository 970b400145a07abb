"""The stock and the pile: drawing, and what it costs not to beat."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import break_law, mini_game, order, play, predict, swapped, watch
from cardlab.lessons.courses.any_game import takes
from cardlab.lessons.courses.stump.facts import TOP, dearest, price
from cardlab.lessons.courses.stump.places import place, small
from cardlab.lessons.facts import DRAWN, NEXT, TAKEN
from cardlab.lessons.step import Step

_ANN, _BEA = "7H 6C QS KH", "9C 10H 7S JS"
_DRAWS = place("9H 8H 9S JC", _ANN, _BEA, pile="6H", stock=2, turned="8D")
_LEADS = place("8H 9S JC", _ANN, _BEA, pile="6H 9H", phase="lead", stock=5)
_ONE_MORE = place("8H 9S JC QC", _ANN, _BEA, pile="6H 9H", phase="lead", stock=5)
_TAKES_TWO = place("9H", _ANN, _BEA, pile="8C AC 6S JH 8S JC", stock=5)
_HAND = "9H 7C 8H JC"
_QUEEN = place(_HAND, "7H 6C 6S KH", "9C 10H 7S JS", pile="QC 8C 9S 6H QS")
_TEN = place(
    "9H 7C 8H JC",
    "7H 6C 6S KH",
    "9C 10H 7S JS",
    pile="QC KC 8S 9S 6H JH QH AH QS KS 8C 10S",
    stock=0,
)
_ACE = place(_HAND, _ANN, _BEA, pile="6H AS", turned="8D")
_TAKEN = place(f"{_HAND} 6H AS", _ANN, _BEA, phase="lead", turned="8D")
_WHOLE = place(_HAND, _ANN, _BEA, pile="8S 9S 8C KS", turned="8D")
_ONE_LEFT = place(_HAND, _ANN, _BEA, pile="QC 8S 9S 8C KS", turned="8D")
_LEAD_ANY = place(
    "JC AH 9S KH",
    _ANN.replace("KH", "QH"),
    _BEA,
    pile="QC KC 10C AC 6H 8H JH KS 10S AS 6S 8S",
    phase="lead",
)

STEPS = (
    Step(
        ("ST-9",),
        "example",
        mark("As long as there is a stock, nobody runs short for long."),
        (
            watch(
                _DRAWS,
                mark("Two cards are left in the stock. Beat the {lying} first."),
                ("beat 6H 9H", mark("Nothing is drawn yet: your turn goes on.")),
                ("lead 9S", mark("Now you hold four again.")),
            ),
        ),
        chapter=mark("The stock and the pile"),
    ),
    Step(
        ("ST-9",),
        "contrast",
        mark("You lead, and then you draw."),
        (
            predict(
                _LEADS,
                mark("You hold three cards and lead the {cards}. How many do you draw?"),
                DRAWN,
                move="lead 8H",
                why=mark("Two are left in your hand."),
            ),
            predict(
                _ONE_MORE,
                mark("Now you hold four, and lead the {cards}. How many do you draw?"),
                DRAWN,
                move="lead 8H",
                why=mark("Three are left in your hand."),
            ),
        ),
    ),
    Step(
        ("ST-10",),
        "example",
        mark("What happens when you cannot beat."),
        (
            watch(
                _QUEEN,
                mark("None of your cards beats the {lying}."),
                (
                    "take",
                    mark(
                        "Three cards for a queen, from the top down. Ann must beat the card below."
                    ),
                ),
            ),
        ),
        mark(
            "A jack costs 2, a queen 3, a king 4, an ace 6. "
            "From six to ten a card costs its number."
        ),
    ),
    Step(
        ("ST-10",),
        "try",
        mark("Cards have a price for whoever cannot beat them."),
        (
            play(
                _QUEEN,
                mark("None of your cards beats the {lying}. Do the only thing left to you."),
                takes,
            ),
            order(
                _QUEEN,
                mark("Put these cards in order, the cheapest to take first."),
                "AS JH 10C KD QS",
                price,
            ),
            predict(
                _QUEEN,
                mark("You cannot beat the {lying}. How many cards do you take?"),
                TAKEN,
                2,
                4,
                5,
                move="take",
                why=mark("Only the top card counts, and it is a queen."),
            ),
        ),
        mark("Only the top card counts, whatever lies below it."),
    ),
    Step(
        ("ST-10",),
        "contrast",
        mark("A big pile, and two cards that may lie on top."),
        (
            predict(
                _TEN,
                mark("You cannot beat the {lying}. How many cards do you take?"),
                TAKEN,
                4,
                10,
                6,
                12,
                move="take",
                why=mark("The ten costs most of all."),
            ),
            predict(
                swapped(_TEN, "10S", "KS"),
                mark("The same pile, but the {lying} lies on top. How many now?"),
                TAKEN,
                4,
                10,
                6,
                12,
                move="take",
                why=mark("A king costs less, though it is a high card."),
            ),
        ),
        mark("A high card need not be a costly one."),
    ),
    Step(
        ("ST-10", "ST-8"),
        "try",
        mark("What you lead may cost somebody a lot."),
        (
            play(
                _LEAD_ANY,
                mark("Lead the card that costs Ann most if she cannot beat it."),
                dearest,
                mark("That is allowed, but another of your cards would cost her more."),
            ),
        ),
    ),
    Step(
        ("ST-9", "ST-10"),
        "try",
        mark("A small game, in which your hand is small too."),
        (
            predict(
                _TAKES_TWO,
                mark("You hold one card and must take two. How many do you draw then?"),
                DRAWN,
                move="take",
                why=mark("You hold three after the take."),
            ),
        ),
    ),
    Step(
        ("ST-11",),
        "example",
        mark("The pile may be smaller than the price."),
        (
            watch(
                _ACE,
                mark("You cannot beat the {lying}. Only two cards lie there."),
                ("take", mark("You took the whole pile, so you lead.")),
                ("lead 7C", mark("So a small pile is quickly paid for.")),
            ),
        ),
    ),
    Step(
        ("CC-3", "ST-11"),
        "break",
        mark("The pile is yours, and so is the lead. Try to get out of it."),
        (break_law(_TAKEN, mark("You have just taken the whole pile. Try to take more."), "take"),),
    ),
    Step(
        ("ST-12",),
        "example",
        mark("And it may be larger."),
        (
            watch(
                _ONE_LEFT,
                mark("You cannot beat the {lying}. Five cards lie there."),
                ("take", mark("Four are yours. One is left, and Ann is asked to beat it.")),
            ),
        ),
    ),
    Step(
        ("ST-11", "ST-12"),
        "contrast",
        mark("One card more in the pile changes whose move it is."),
        (
            predict(
                _WHOLE,
                mark("Four cards lie there, and you must take. Who plays next?"),
                NEXT,
                move="take",
                why=mark("A king costs four, and no card is left."),
            ),
            predict(
                _ONE_LEFT,
                mark("Now five cards lie there. You take. Who plays next?"),
                NEXT,
                move="take",
                why=mark("A king costs four, and one card is left."),
            ),
        ),
        mark("Count the pile: it tells you who plays next."),
    ),
    Step(
        ("ST-12",),
        "try",
        mark("Look below the top."),
        (
            predict(
                _QUEEN,
                mark("You take from this pile. Which card must Ann beat?"),
                TOP,
                move="take",
                why=mark("It lay under the three that you took."),
            ),
        ),
    ),
    Step(
        ("ST-10", "ST-11", "ST-12"),
        "game",
        mark("A small game with a pile that may hurt."),
        (
            mini_game(
                small("JC 9H AS 6S", "QH 8C KS 7H", pile="7C"),
                mark("Beat the {lying}. Be rid of your cards before Ann is."),
                coached=True,
            ),
        ),
    ),
)
