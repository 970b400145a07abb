"""The stump, going out, and the end of the game."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import break_law, play, predict, referee, watch
from cardlab.lessons.courses.any_game import goes_out
from cardlab.lessons.courses.stump.facts import HOLDS, OPENS, TOP
from cardlab.lessons.courses.stump.places import STUMP, place, small
from cardlab.lessons.facts import GOES_OUT, LAST, NEXT, NEXT_DEALER, OVER, WINNER
from cardlab.lessons.step import Step

_ANN, _BEA = "7H 6C QS", "9C QC 7S"
_OPENING = small("JS", _ANN, _BEA, pile="9H KH 9S", stumps=["8S 8H", "AC AH", "JC JD"])
_ONE_TO_DRAW = place("JS", _ANN, _BEA, pile="9H KH 9S", stock=1, stumps=["8S 8H", "AC AH", "JC JD"])
_STUMP_GONE = small("KS 6H", _ANN, _BEA, pile="9H KH 9S", stumps=["", STUMP, STUMP])
_LEADS_LAST = small("6H", _ANN, _BEA, pile="9S KS", phase="lead", stumps=["", STUMP, STUMP])
_ONE_MORE = small("6H 9D", _ANN, _BEA, pile="9S KS", phase="lead", stumps=["", STUMP, STUMP])
_BEATS_LAST = small("KS", _ANN, _BEA, pile="9H KH 9S", stumps=["", STUMP, STUMP])
_TWO_IN = small("10S 9C", "7H 6C QS", "", pile="9H KH 9S", out=[2])
_LAST_LEAD = small("9C", "7H 6C QS", "", pile="9S 10S", phase="lead", out=[2])
_BEA_IN = small("9C", "7H 6C QS", "JD", pile="9S 10S", phase="lead")
_ANN_IN = small("8H 7H", "9C", "", pile="KH 6H", out=[2])
_ALONE = small("8H 7H", "", "", pile="KH 6H", out=[2, 1], to_act=None, phase=None)
_STALE = small("9C 7H", "KS JS", pile="6C 8C 6H 8H", phase="lead", stale=149)
_STALE_TIE = small("9C 7H", "KS", pile="6C 8C 6H 8H", phase="lead", stale=149)
_STALE_STUMP = small(
    "9C 7H QS AS", "KS JS", pile="6C 8C 6H 8H", phase="lead", stale=149, stumps=["", STUMP]
)
_TIED = small(
    "8C JC", "7H QS", "KS", pile="9S", to_act=None, phase=None, stale=150, dealer=1, trump="D"
)

STEPS = (
    Step(
        ("ST-13",),
        "example",
        mark("The stock is gone, and this is your last card. Or is it?"),
        (
            watch(
                _OPENING,
                mark("You hold one card. The two beside you are still unknown."),
                ("beat 9S JS", mark("That is your hand now. You have beaten, so you lead.")),
                ("lead 8H", mark("Luck decides whether they are good.")),
            ),
        ),
        chapter=mark("The stump, and the end"),
    ),
    Step(
        ("ST-13",),
        "try",
        mark("Now you: play your last card, and count after that."),
        (
            play(
                _OPENING,
                mark("Beat the {lying} with the only card that you know."),
                lambda happening: bool(happening.find("stump")),
            ),
            predict(
                _OPENING,
                mark("You beat with your last card. How many cards do you hold then?"),
                HOLDS,
                0,
                1,
                4,
                move="beat 9S JS",
                why=mark("A stump has two cards."),
            ),
            predict(
                _OPENING,
                mark("And who plays the next card?"),
                NEXT,
                move="beat 9S JS",
                why=mark("You have beaten, so you lead."),
            ),
        ),
    ),
    Step(
        ("ST-13",),
        "contrast",
        mark("One card in the stock makes the difference."),
        (
            predict(
                _OPENING,
                mark("No stock is left. You beat with the {cards}. Do you take up your stump?"),
                OPENS,
                move="beat 9S JS",
                why=mark("Your hand is empty, and so is the stock."),
            ),
            predict(
                _ONE_TO_DRAW,
                mark("One card is left to draw. Do you take up your stump now?"),
                OPENS,
                move="beat 9S JS",
                why=mark("You draw that card, so your hand is not empty."),
            ),
        ),
    ),
    Step(
        ("ST-14",),
        "example",
        mark("See somebody go out."),
        (
            watch(
                _STUMP_GONE,
                mark("Your stump is gone already. Two cards are left."),
                ("beat 9S KS", mark("One card is left.")),
                ("lead 6H", mark("You are the first, so you have won.")),
                ("beat 6H 7H", mark("The others play on. Your card was there to be beaten.")),
            ),
        ),
    ),
    Step(
        ("ST-14",),
        "try",
        mark("Go out yourself: once by a lead, once by a beat."),
        (
            play(_LEADS_LAST, mark("It is your lead. Get rid of your last card."), goes_out),
            predict(
                _BEATS_LAST,
                mark("You beat with the {cards}, your last card. Are you out?"),
                GOES_OUT,
                move="beat 9S KS",
                why=mark("No stump, no stock, no card: that is enough."),
            ),
            predict(
                _BEATS_LAST,
                mark("Which card must Ann beat then?"),
                TOP,
                move="beat 9S KS",
                why=mark("The pile stays as it is."),
            ),
        ),
    ),
    Step(
        ("ST-14",),
        "contrast",
        mark("You lead the same card, with one hand and with another."),
        (
            predict(
                _LEADS_LAST,
                mark("You lead the {cards}. Are you out?"),
                GOES_OUT,
                move="lead 6H",
                why=mark("Nothing is left to you: no card, no stump, no stock."),
            ),
            predict(
                _ONE_MORE,
                mark("Now you hold one card more. You lead the {cards}. Are you out?"),
                GOES_OUT,
                move="lead 6H",
                why=mark("The nine of diamonds is still yours."),
            ),
        ),
    ),
    Step(
        ("ST-15",),
        "example",
        mark("See a game end."),
        (
            watch(
                _TWO_IN,
                mark("Bea has won already. You and Ann play for the last place."),
                ("beat 9S 10S", mark("One card is left to you.")),
                ("lead 9C", mark("Ann is the only one with cards. She is the stump.")),
            ),
        ),
    ),
    Step(
        ("ST-15",),
        "contrast",
        mark("You go out, and perhaps that is the end."),
        (
            predict(
                _LAST_LEAD,
                mark("You lead the {cards}. Is the game over?"),
                OVER,
                move="lead 9C",
                why=mark("Nobody but Ann has a card."),
            ),
            predict(
                _BEA_IN,
                mark("Now Bea still holds a card. Is the game over?"),
                OVER,
                move="lead 9C",
                why=mark("Two are still in: Ann and Bea."),
            ),
        ),
    ),
    Step(
        ("ST-15",),
        "try",
        mark("Say how it ends."),
        (
            predict(
                _LAST_LEAD, mark("You lead the {cards}. Who is the stump?"), LAST, move="lead 9C"
            ),
            predict(_LAST_LEAD, mark("And who has won?"), WINNER, move="lead 9C"),
        ),
    ),
    Step(
        ("CC-4",),
        "example",
        mark("After the end nothing can be played."),
        (watch(_ALONE, mark("Only you have cards. It is over, and the pile stays as it is.")),),
    ),
    Step(
        ("CC-4",),
        "break",
        mark("Try to play on."),
        (break_law(_ALONE, mark("Play one of your cards all the same."), "lead"),),
    ),
    Step(
        ("CC-4",),
        "contrast",
        mark("May you still beat the six?"),
        (
            referee(_ALONE, "beat 6H 8H", "CC-4", "ST-7", by=0),
            referee(_ANN_IN, "beat 6H 8H", "CC-4", "ST-7", by=0),
        ),
        mark("When Ann is out too, there is nobody to play against."),
    ),
    Step(
        ("ST-16",),
        "example",
        mark("Two players could hand cards to and fro for ever."),
        (
            watch(
                _STALE,
                mark("For 149 turns nothing has come of this game. You lead."),
                ("lead 7H", mark("It is stopped. Ann holds more cards, so she is the stump.")),
            ),
        ),
        mark(
            "Progress is a card drawn, a stump taken up, or somebody out. "
            "If nobody is out, the fewest cards win."
        ),
    ),
    Step(
        ("ST-16",),
        "contrast",
        mark("A game is stopped, and cards are counted."),
        (
            predict(
                _STALE,
                mark("You lead, and the game is stopped. Who is the stump?"),
                LAST,
                move="lead 7H",
                why=mark("You hold one card then, and Ann two."),
            ),
            predict(
                _STALE_TIE,
                mark("Now Ann holds one card. Who is the stump?"),
                LAST,
                move="lead 7H",
                why=mark("You hold one card each."),
            ),
        ),
    ),
    Step(
        ("ST-16",),
        "try",
        mark("A stump may count too."),
        (
            predict(
                _STALE_STUMP,
                mark("You lead, and the game is stopped. Ann has her stump. Who loses?"),
                LAST,
                move="lead 7H",
                why=mark("You hold three cards, and Ann’s two count four with her stump."),
            ),
        ),
        mark("Such games are rare. They end all the same."),
    ),
    Step(
        ("ST-3",),
        "try",
        mark("Sometimes nobody loses."),
        (
            predict(
                _TIED,
                mark(
                    "The game was stopped, and nobody is the "
                    "stump. {dealer} has dealt. Who deals now?"
                ),
                NEXT_DEALER,
                why=mark("Nobody lost, so Ann deals again."),
            ),
        ),
    ),
    Step(
        ("ST-14", "ST-15"),
        "try",
        mark("Now you: make sure of the win."),
        (
            play(
                small("10S 9D 7C", "QH 8C 6C", pile="9H KH 9S", trump="D"),
                mark("Beat the {lying}, and keep the one card that Ann can never beat."),
                lambda happening: happening.played[-1].suit is not happening.before.trump,
                mark("That is allowed, but you give your trump away."),
                coached=True,
            ),
        ),
    ),
)
