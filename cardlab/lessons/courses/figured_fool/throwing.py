"""Throwing in: which cards fit, who is asked, and how much a bout can hold."""

from __future__ import annotations

from cardlab.games.figured_fool.laws import PASS, TAKE
from cardlab.language import mark
from cardlab.lessons.asking import break_law, pick, play, predict, referee, swapped, watch
from cardlab.lessons.courses.figured_fool.facts import BOUT_OVER, LIMIT, passes, throws
from cardlab.lessons.courses.figured_fool.places import place
from cardlab.lessons.facts import NEXT
from cardlab.lessons.step import Step

_BUTTONS = (TAKE, PASS)
_ANN, _BEA = "8S QH 10H KD AC", "7S QS 8H JC"
_FITS = place("7H 9S KC JH 6S", _ANN, _BEA, by="7C-9C", stock=6)
_ONE_FITS = place("7H 10S KC JH 6S", _ANN, _BEA, by="7C-9C", stock=6)
_NONE_FITS = place("8C 10S KC JH 6S", _ANN, _BEA, by="7C-9C", stock=6)
_BEA_NEXT = place("8C 10S KC JH 6S", _ANN, _BEA, by="7C-9C", passed=[0], stock=6)
_THROWN = place("9S KC JH 6S", _ANN, _BEA, by="7C-9C 7H", stock=6)
_AT_YOU = place("9C 8H AD KS", "7H 10S JS", "QC 9D 6C 7S", by="7C", leader=2, stock=6)
_LAST_COVER = place("9C", "7H 10S JS", "QC 9D 6C 7S", by="7C", leader=2)
_TWO_LEFT = place("9C KH", "7H 10S JS", "QC 9D 6C 7S", by="7C", leader=2)
_SIXTH = place(
    "8D", "9H 10S", "6H QS JD", by="7C-8C 7H-8H 8S-9S 9C-10C 10H-JH 7S", leader=2, scores=(0, 2, 1)
)
_FIRST = place(
    "9C KH AH 8H JD 6D", "7H 10S JS 6S AC 8D", "QC 9D 6C 7S AS", by="7C", leader=2, stock=18
)
_EIGHT = place("9C KH AH 8H JD 6D AD KS", "7H 10S JS 6S AC 8D", "QC 9D 6C 7S AS", by="7C", leader=2)
_SHORT = {
    **_FIRST,
    "first_bout": True,
    "limit": 5,
    "options": {**_FIRST["options"], "first_bout_cap": 5},
}
_FIFTH = {
    **place(
        "8D QD",
        "9H 10S AC KH",
        "6H QS JD",
        by="7C-8C 7H-8H 8S-9S 9C-10C 7S",
        leader=2,
        stock=18,
    ),
    "first_bout": True,
}
_SHORT_FULL = {**_FIFTH, "limit": 5, "options": _SHORT["options"]}

STEPS = (
    Step(
        ("FF-10",),
        "example",
        mark("A lead and its answers are a bout. It may go on when all is covered."),
        (
            watch(
                _FITS,
                mark("You led a seven, and Ann has covered it with a nine. You are asked first."),
                ("throw 7H", mark("A seven lies there, so another seven may follow.")),
                ("beat 7H 10H", mark("Ann answers that one, too. Now a ten lies there as well.")),
                ("throw 9S", mark("The nine lies there as a cover. That is good enough.")),
                ("take", mark("That was too much for Ann. She has all the cards now.")),
            ),
        ),
        chapter=mark("Throwing in"),
    ),
    Step(
        ("FF-10",),
        "try",
        mark("Find what fits."),
        (
            pick(_FITS, mark("All is covered. Which of your cards may you throw in?")),
            pick(_ONE_FITS, mark("One card is different. Which may you throw in now?")),
        ),
    ),
    Step(
        ("FF-10",),
        "break",
        mark("Throw in something that does not fit."),
        (break_law(_FITS, mark("Throw in a card of a rank that is not there."), "", _BUTTONS),),
    ),
    Step(
        ("FF-10",),
        "contrast",
        mark("A king, first without a king on the table, and then with one."),
        (
            referee(_FITS, "throw KC", "FF-10", "CC-1"),
            referee(
                place("7H 9S KC JH 6S", "8S QH 10H 9C AC", _BEA, by="7C-KD", stock=6),
                "throw KC",
                "FF-10",
                "CC-1",
            ),
        ),
        mark("A cover brings its rank to the table, too."),
    ),
    Step(
        ("FF-10",),
        "try",
        mark("Who is asked, and when?"),
        (
            predict(
                _FITS,
                mark("You throw in the {cards}. Who acts next?"),
                NEXT,
                move="throw 7H",
                why=mark("She has to answer it before anything else."),
            ),
            predict(
                _NONE_FITS,
                mark("Nothing of yours fits, so you pass. Who acts next?"),
                NEXT,
                move="pass",
                why=mark("Bea may throw in, too: she is no defender here."),
            ),
            predict(
                _BEA_NEXT,
                mark("You have passed. Bea throws in the {cards}. Who acts next?"),
                NEXT,
                move="throw 7S",
                why=mark("Ann answers each card before the next."),
            ),
        ),
        mark("After each new cover everybody is asked again, the leader first."),
    ),
    Step(
        ("FF-10",),
        "contrast",
        mark("You pass, and then Bea passes."),
        (
            predict(
                _NONE_FITS,
                mark("You pass. Is the bout over?"),
                BOUT_OVER,
                move="pass",
                why=mark("Bea has not been asked yet."),
            ),
            predict(
                _BEA_NEXT,
                mark("You have passed, and Bea passes. Is the bout over now?"),
                BOUT_OVER,
                move="pass",
                why=mark("Nobody else is there to be asked."),
            ),
        ),
    ),
    Step(
        ("FF-10",),
        "try",
        mark("To throw in or not to throw in."),
        (
            play(
                _FITS,
                mark("Make it harder for Ann: throw something in."),
                throws,
                mark("That is allowed, but it lets Ann off."),
                buttons=_BUTTONS,
            ),
            play(
                place("QH 9S KC JH 6S", "8S 7H 10H KD", "7S QS 8H JC", by="QC-AC", stock=6),
                mark("Now only a queen of yours fits. Do not risk a point for Ann."),
                passes,
                mark("That is allowed. But if Ann covers that too, she scores twice."),
                buttons=_BUTTONS,
            ),
        ),
        mark("You need not throw in, even if a card fits."),
    ),
    Step(
        ("FF-11",),
        "example",
        mark("Enough is enough."),
        (
            watch(
                _SIXTH,
                mark(
                    "A note counts the attack cards: this is the sixth of six. It is left to cover."
                ),
                ("beat 7S 8D", mark("Nobody is asked any more. You have come through.")),
            ),
            watch(
                _LAST_COVER,
                mark("Here you hold one card only, and one lies in front of you."),
                (
                    "beat 7C 9C",
                    mark("They may have more. But you have nothing left to cover with."),
                ),
            ),
        ),
        mark("At most six attack cards come, and never more than the defender can answer."),
    ),
    Step(
        ("FF-11",),
        "try",
        mark("How much can come?"),
        (
            predict(
                _AT_YOU,
                mark("You hold four cards when a bout begins. How many can come in all?"),
                LIMIT,
                3,
                5,
                6,
                blind=True,
                why=mark("Each one needs a cover, and you have four."),
            ),
            predict(
                _EIGHT,
                mark("And if you hold eight?"),
                LIMIT,
                5,
                7,
                8,
                blind=True,
                why=mark("There are never more than six."),
            ),
        ),
    ),
    Step(
        ("FF-11",),
        "contrast",
        mark("You hold one card, and then two."),
        (
            predict(
                _LAST_COVER,
                mark("You cover with the {cards}, your last card. Is the bout over?"),
                BOUT_OVER,
                move="beat 7C 9C",
                why=mark("You have nothing left to cover with."),
            ),
            predict(
                _TWO_LEFT,
                mark("Now you hold one more. You cover with the {cards}. Is the bout over?"),
                BOUT_OVER,
                move="beat 7C 9C",
                why=mark("Bea is asked whether she throws in."),
            ),
        ),
    ),
    Step(
        ("FF-11a",),
        "example",
        mark("Some people are gentler at the start."),
        (
            watch(
                _SHORT_FULL,
                mark("It is the first bout, and five were agreed on. This is the fifth."),
                ("beat 7S 8D", mark("The bout is over, though you held one more card.")),
            ),
        ),
    ),
    Step(
        ("FF-11a", "FF-11"),
        "contrast",
        mark("Five cards have come, without the agreement and with it."),
        (
            predict(
                _FIFTH,
                mark("This is the first bout. You cover the {lying}. Is it over?"),
                BOUT_OVER,
                move="beat 7S 8D",
                why=mark("A sixth card may come."),
            ),
            predict(
                _SHORT_FULL,
                mark("Now five were agreed on for the first bout. Is it over?"),
                BOUT_OVER,
                move="beat 7S 8D",
                why=mark("This was the fifth."),
            ),
        ),
    ),
    Step(
        ("FF-11a",),
        "try",
        mark("Count what can come."),
        (
            predict(
                _SHORT,
                mark("Five were agreed on for the first bout. You hold six. How many can come?"),
                LIMIT,
                4,
                6,
                7,
                blind=True,
                why=mark("In later bouts it would be six."),
            ),
        ),
    ),
    Step(
        ("CC-3", "CC-2", "CC-1"),
        "example",
        mark("Watch a whole bout: whose turn it is, and what comes when."),
        (
            watch(
                _THROWN,
                mark("You have thrown in a seven. Until Ann has answered, you wait."),
                ("beat 7H 10H", mark("A card from her own hand, as always.")),
                ("pass", mark("You are asked first. Your nine fits, but you do not want to.")),
                ("throw 7S", mark("Bea was next, and she had a seven.")),
                ("beat 7S 8S", mark("Ann has answered, and you are asked again.")),
            ),
        ),
        mark("Whoever has passed may throw in again after the next cover."),
        chapter=mark("Each in turn"),
    ),
    Step(
        ("CC-3",),
        "break",
        mark("Do something at the wrong time."),
        (
            break_law(
                _FITS,
                mark("All is covered. Try something that has no place now."),
                "",
                _BUTTONS,
            ),
        ),
        mark("The table says what you are asked for at the moment."),
    ),
    Step(
        ("CC-3", "FF-10"),
        "contrast",
        mark("You want to pass, first when you lead and then when all is covered."),
        (
            referee(
                place("8C 10S KC JH 6S", _ANN, _BEA, stock=6),
                "pass",
                "CC-3",
                "FF-10",
            ),
            referee(_NONE_FITS, "pass", "CC-3", "FF-10"),
        ),
        mark("Whoever leads has to play a card."),
    ),
    Step(
        ("CC-2",),
        "contrast",
        mark("The same card, in turn and out of turn."),
        (
            referee(_FITS, "throw 9S", "CC-2", "CC-3", by=0),
            referee(_THROWN, "throw 9S", "CC-2", "CC-3", by=0),
        ),
        mark("One card at a time: first Ann answers."),
    ),
    Step(
        ("CC-1",),
        "contrast",
        mark("The right card, but is it yours?"),
        (
            referee(swapped(_AT_YOU, "9C", "10S"), "beat 7C 9C", "CC-1", "FF-9"),
            referee(_AT_YOU, "beat 7C 9C", "CC-1", "FF-9"),
        ),
    ),
)
