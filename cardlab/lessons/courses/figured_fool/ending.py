"""Going out, the fool, and the end of the game."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import predict, referee, watch
from cardlab.lessons.courses.figured_fool.facts import LEADER, SOLE_WINNER
from cardlab.lessons.courses.figured_fool.places import over, place
from cardlab.lessons.facts import GOES_OUT, LAST, OVER
from cardlab.lessons.step import Step

_LAST_COVER = place("9C", "7H 10S JS", "QC 9D 6C 7S", by="7C", leader=2, scores=(2, 1, 0))
_ONE_MORE = place("9C KH", "7H 10S JS", "QC 9D 6C", by="7C", leader=2, scores=(2, 1, 0), most=1)
_WITH_STOCK = place("9C", "7H 10S JS", "QC 9D 6C 7S", by="7C", leader=2, stock=9, scores=(2, 1, 0))
_TWO_IN = place("KC", "7H 9S", "", by="QC", leader=1, out=[2], scores=(1, 3, 2))
_ANN_OUT = place("KC", "", "7H 9S", by="QC", leader=2, out=[1], scores=(1, 3, 2))
_ANN_IN = place("KC", "10S", "7H 9S", by="QC", leader=2, scores=(1, 3, 2))
_TIE = place("KC", "7H 9S", "", by="QC", leader=1, out=[2], scores=(2, 3, 2))
_OVER = over("", "7H 9S", "", scores=(2, 3, 2))
_NOT_OVER = place("8H", "7H", "", leader=0, out=[2], scores=(2, 3, 2))
_YOU_LEFT = over("8H", "", "", scores=(2, 3, 2))
_STALE = place("9C KH", "7H 10S JS", "QC 6C", by="7C", leader=2, scores=(1, 3, 0), stale=39)
_STALE_COVER = place("9C", "7H 10S JS", "QC 6C", by="7C", leader=2, scores=(1, 3, 0), stale=39)

STEPS = (
    Step(
        ("FF-16",),
        "example",
        mark("No stock is left. See a game end."),
        (
            watch(
                _TWO_IN,
                mark("Bea is out. Ann leads the {lying} to you, and you hold one card."),
                ("beat QC KC", mark("You are out. Ann has two cards left, so she is the fool.")),
            ),
        ),
        mark("But look at the scores: Ann has three, and that is the most. The fool has won!"),
        chapter=mark("Going out, and the end"),
    ),
    Step(
        ("FF-16",),
        "try",
        mark("Say how it ends."),
        (
            predict(
                _TWO_IN,
                mark("You cover with the {cards}. Who is the fool?"),
                LAST,
                move="beat QC KC",
            ),
            predict(
                _TWO_IN,
                mark("And who has won?"),
                SOLE_WINNER,
                move="beat QC KC",
                why=mark("You have two now, and Ann has three."),
            ),
            predict(
                _TIE,
                mark("Now you had two before this bout. Who wins alone?"),
                SOLE_WINNER,
                move="beat QC KC",
                why=mark("You and Ann have three each, and share the win."),
            ),
        ),
    ),
    Step(
        ("FF-16",),
        "contrast",
        mark("You go out, and perhaps that is the end."),
        (
            predict(
                _ANN_OUT,
                mark("Ann is out. You cover with the {cards}, your last card. Is the game over?"),
                OVER,
                move="beat QC KC",
                why=mark("Nobody but Bea has a card."),
            ),
            predict(
                _ANN_IN,
                mark("Now Ann holds a card, too. You cover. Is the game over?"),
                OVER,
                move="beat QC KC",
                why=mark("Two are still in, so they play on."),
            ),
        ),
    ),
    Step(
        ("FF-16", "FF-15"),
        "try",
        mark("Are you out?"),
        (
            predict(
                _LAST_COVER,
                mark("No stock is left. You cover with your last card. Are you out?"),
                GOES_OUT,
                move="beat 7C 9C",
                why=mark("Nothing is left to you, and nothing to draw."),
            ),
            predict(
                _WITH_STOCK,
                mark("Here there are cards to draw. Are you out?"),
                GOES_OUT,
                move="beat 7C 9C",
                why=mark("You fill up to six and play on."),
            ),
            predict(
                _LAST_COVER,
                mark("You cover with your last card and are out. Who leads now?"),
                LEADER,
                move="beat 7C 9C",
            ),
        ),
    ),
    Step(
        ("CC-4",),
        "example",
        mark("After the end nothing can be played."),
        (watch(_YOU_LEFT, mark("Only you have a card. You are the fool, and it is over.")),),
    ),
    Step(
        ("CC-4",),
        "contrast",
        mark("May you still lead?"),
        (
            referee(_YOU_LEFT, "attack 8H", "CC-4", "FF-8", by=0),
            referee(_NOT_OVER, "attack 8H", "CC-4", "FF-8", by=0),
        ),
        mark("With everybody else out there is nobody to lead to."),
    ),
    Step(
        ("FF-17",),
        "example",
        mark("Somebody might take for ever, to keep their cards."),
        (
            watch(
                _STALE,
                mark("For 39 bouts nothing has come of this game. A seven lies in front of you."),
                ("take", mark("That was the fortieth. The game is stopped, and the scores count.")),
            ),
        ),
        mark("Most cards then makes the fool. If two have as many, nobody is."),
    ),
    Step(
        ("FF-17",),
        "contrast",
        mark("The fortieth bout can still save the game."),
        (
            predict(
                _STALE_COVER,
                mark("You take. Is the game over?"),
                OVER,
                move="take",
                why=mark("Nothing was discarded, and nobody is out."),
            ),
            predict(
                _STALE_COVER,
                mark("You cover with the {cards} instead. Is it over?"),
                OVER,
                move="beat 7C 9C",
                why=mark("Cards have gone to the discard, and the count begins anew."),
            ),
        ),
    ),
    Step(
        ("FF-17",),
        "try",
        mark("A game is stopped. Who is what?"),
        (
            predict(
                _STALE,
                mark("You take, and the game is stopped. Who has won?"),
                SOLE_WINNER,
                move="take",
                why=mark("The score stands as it is."),
            ),
            predict(
                _STALE,
                mark("You and Ann hold three cards each then. Who is the fool?"),
                LAST,
                move="take",
                why=mark("Two have the most cards, so nobody is."),
            ),
        ),
        mark("Such games are rare. They end all the same."),
    ),
)
