"""Going out, and the end of the game."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import play, predict, referee, watch
from cardlab.lessons.courses.black_crow.facts import ATTACKER, DEFENDER, lays
from cardlab.lessons.courses.black_crow.places import answering, attacked, attacking
from cardlab.lessons.facts import GOES_OUT, LAST, NEXT, OVER
from cardlab.lessons.step import Step

_LAST_CARDS = attacking("JH KH", "10H 3C 4C", "QS 8C KD")
_ONE_LAID = attacking("JH KH", "10H 3C 4C", "QS 8C KD", stock=2)
_COVERS_LAST = attacked("9C", "10H 3C 4C", "QS 8C", by="7C")
_ONE_MORE = attacked("9C KH", "10H 3C 4C", "QS 8C", by="7C")
_THEN_WHO = answering("", "10H KH 4C", "QS 8C KD", by="JH")
_LEAVE_HER = attacking("QS 5S", "10H 3C", "", out=[2])
_ANN_LAST = answering("", "KH QS", "", by="JH 9H", out=[2])
_BEA_IN = answering("", "KH QS", "8C", by="JH 9H")
_OVER = attacking("QS 7H", "", "", out=[2, 1], to_act=None, attacker=None, defender=None)
_NOT_OVER = attacking("QS 7H", "9C", "", out=[2])
_STALE = attacked("KH JC", "QS 7H", "9C 10S", by="9H", stale=39)

STEPS = (
    Step(
        ("BC-14",),
        "example",
        mark("The stock is empty. See somebody go out."),
        (
            watch(
                _LAST_CARDS,
                mark("Two cards are left to you, both hearts."),
                ("attack JH KH", mark("Your hand is empty, but the bout is not over yet.")),
                (
                    "take",
                    mark("Now the bout is over, and you are out. Bea attacks, for Ann has taken."),
                ),
            ),
        ),
        chapter=mark("Going out, and the end"),
    ),
    Step(
        ("BC-14",),
        "try",
        mark("Go out yourself."),
        (
            play(
                _LAST_CARDS,
                mark("Lay down all that you have."),
                lays(2),
                mark("That is allowed, but a card stays behind."),
            ),
        ),
    ),
    Step(
        ("BC-14",),
        "contrast",
        mark("You cover with your nine, and perhaps it was your last card."),
        (
            predict(
                _COVERS_LAST,
                mark("No stock is left. You cover with the {cards}. Are you out?"),
                GOES_OUT,
                move="beat 7C 9C",
                why=mark("No card is left to you, and none to draw."),
            ),
            predict(
                _ONE_MORE,
                mark("Now you hold one card more. You cover with the {cards}. Are you out?"),
                GOES_OUT,
                move="beat 7C 9C",
                why=mark("A king is left in your hand."),
            ),
        ),
    ),
    Step(
        ("BC-14",),
        "try",
        mark("Not before the bout is over."),
        (
            predict(
                _LAST_CARDS,
                mark("You attack with your last two cards. Are you out at once?"),
                GOES_OUT,
                move="attack JH KH",
                why=mark("Ann has yet to answer them."),
            ),
            predict(
                _ONE_LAID,
                mark(
                    "Now two cards are in the stock. You attack with both of yours. Who acts next?"
                ),
                NEXT,
                move="attack JH KH",
                why=mark("First the attack is answered, and then you draw."),
            ),
        ),
    ),
    Step(
        ("BC-14", "BC-12"),
        "try",
        mark("Who plays on when one is out?"),
        (
            predict(
                _COVERS_LAST,
                mark("You cover with your last card and are out. Who attacks now?"),
                ATTACKER,
                move="beat 7C 9C",
                why=mark("The next one round who still has cards."),
            ),
            predict(
                _THEN_WHO,
                mark("Ann covers your last card. Now she attacks. Whom?"),
                DEFENDER,
                move="beat JH KH",
                why=mark("Bea comes after Ann."),
            ),
        ),
    ),
    Step(
        ("BC-15",),
        "example",
        mark("See a game end."),
        (
            watch(
                _LEAVE_HER,
                mark("You and Ann are left, and the queen is yours. It is your attack."),
                ("attack 5S QS", mark("Both spades at once, and your hand is empty.")),
                ("take", mark("Ann is the only one with cards. She is the black crow.")),
            ),
        ),
        mark("The queen can never be covered. So she never leaves the game."),
    ),
    Step(
        ("BC-15",),
        "contrast",
        mark("Ann takes your last cards, and perhaps that is the end."),
        (
            predict(
                _ANN_LAST,
                mark("Bea is out. Ann takes. Is the game over?"),
                OVER,
                move="take",
                why=mark("Nobody but Ann has a card."),
            ),
            predict(
                _BEA_IN,
                mark("Now Bea still holds a card. Ann takes. Is the game over?"),
                OVER,
                move="take",
                why=mark("Two are still in: Ann and Bea."),
            ),
        ),
    ),
    Step(
        ("BC-15", "BC-2"),
        "try",
        mark("Say how it ends, and end it well."),
        (
            predict(_ANN_LAST, mark("Ann takes your {lying}. Who has lost?"), LAST, move="take"),
            play(
                _LEAVE_HER,
                mark("Be rid of the queen, and of everything else."),
                lays(2),
                mark("That is allowed, but then Ann can get away."),
            ),
        ),
    ),
    Step(
        ("CC-4",),
        "example",
        mark("After the end nothing can be played."),
        (watch(_OVER, mark("Only you have cards. You are the crow, and it is over.")),),
    ),
    Step(
        ("CC-4",),
        "contrast",
        mark("May you still attack?"),
        (
            referee(_OVER, "attack 7H", "CC-4", "BC-8", by=0),
            referee(_NOT_OVER, "attack 7H", "CC-4", "BC-8", by=0),
        ),
        mark("With Ann out there is nobody left to attack."),
    ),
    Step(
        ("BC-16",),
        "example",
        mark("Cards could go round and round for ever."),
        (
            watch(
                _STALE,
                mark("For 39 bouts somebody has taken, and nothing else has happened."),
                ("take", mark("That was the fortieth. The game is drawn, and nobody loses.")),
            ),
        ),
        mark("Cards discarded or drawn are progress, and so is somebody who goes out."),
    ),
    Step(
        ("BC-16",),
        "contrast",
        mark("The fortieth bout can still save the game."),
        (
            predict(
                _STALE,
                mark("You cover with the {cards}. Is the game over?"),
                OVER,
                move="beat 9H KH",
                why=mark("Two cards have gone to the discard, so the count begins anew."),
            ),
            predict(
                _STALE,
                mark("You take instead. Is the game over?"),
                OVER,
                move="take",
                why=mark("No card is gone, and nobody is out."),
            ),
        ),
    ),
    Step(
        ("BC-16", "BC-2"),
        "try",
        mark("And who has lost such a game?"),
        (
            predict(
                _STALE,
                mark("You take, and the game is stopped. Who is the black crow?"),
                LAST,
                move="take",
                why=mark("Ann still holds the queen, but a draw is a draw."),
            ),
        ),
    ),
)
