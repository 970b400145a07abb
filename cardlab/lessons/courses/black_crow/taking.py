"""The black crow herself, taking, and the end of the stock."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import (
    break_law,
    mini_game,
    pick,
    play,
    predict,
    referee,
    swapped,
    watch,
)
from cardlab.lessons.courses.any_game import takes
from cardlab.lessons.courses.black_crow.facts import ATTACKER, DEFENDER, DISCARDED, plays_her
from cardlab.lessons.courses.black_crow.places import attacked, attacking
from cardlab.lessons.facts import DRAWN, DRAWS_TURNED, FIRST_TO_DRAW, TAKEN
from cardlab.lessons.step import Step

_WITH_HER = attacked("KS AS AD 3H", "10C 4H", "8H JC 5C", by="JS QS")
_WITHOUT_HER = attacked("KS AS AD 3H", "10C 4H QS", "8H JC 5C", by="9S JS")
_HER_COVERS = attacked("QS 9C 4D 6H", "10C 4H", "8H JC 5C", by="10S")
_KING_COVERS = attacked("KS 9C 4D 6H", "10C 4H QS", "8H JC 5C", by="10S")
_LEADS_HER = attacking("QS 9S 4S 6C", "10C 4H 7D KC", "8H JC 5C")
_DEAR = attacked("8C 10H 3D KS", "10S 4H 6S", "QS 8H JC", by="6C KC", stock=5)
_HALF_COVERED = attacked("10H 3D KS", "10S 4H 6S", "QS 8H JC", by="6C-8C KC", stock=5)
_NO_COVER = attacked("8C 10H 3D", "10S 4H 6S", "QS 8H JC", by="6C", stock=5)
_TWO = attacked("8C 10H 3D KS", "QS 8H JC", by="6C KC", stock=5)
_ONE_DRAWS = attacked("9C QC 5H KH", "10S 4H JD", "QS 8H JC 6S", by="7C", stock=2)
_TWO_LEFT = attacked("9C QC 5H KH", "10S 4H JD", "QS 8H JC", by="7C", stock=2)
_ONE_LEFT = attacked("9C QC 5H KH", "10S 4H JD", "QS 8H JC", by="7C", stock=1)
_LONG = attacked("9C QC 5H KH", "10S 4H JD", "QS 8H JC", by="7C", stock=6)

STEPS = (
    Step(
        ("BC-10",),
        "example",
        mark("Meet the black crow."),
        (
            watch(
                _WITH_HER,
                mark("Among these spades lies the queen. Your king and your ace look good."),
                ("take", mark("Your king, ace and trump were no use. The queen is yours now.")),
            ),
            watch(
                _LEADS_HER,
                mark("Later it is your attack, and you want to be rid of the queen."),
                ("attack 4S 9S QS", mark("Other spades may go with her.")),
                ("take", mark("Ann had no choice. All three spades are hers.")),
            ),
        ),
        chapter=mark("The black crow, and taking"),
    ),
    Step(
        ("BC-10",),
        "break",
        mark("Try to get round her."),
        (
            break_law(_WITH_HER, mark("Cover something, whatever you think might do.")),
            break_law(_HER_COVERS, mark("Now you hold her. Cover the {lying} with her.")),
        ),
        mark("She neither covers nor is covered. Nothing else is so stubborn."),
    ),
    Step(
        ("BC-10",),
        "contrast",
        mark("The queen of spades is higher than the ten. Or is she?"),
        (
            referee(_HER_COVERS, "beat 10S QS", "BC-10", "BC-9"),
            referee(_KING_COVERS, "beat 10S KS", "BC-10", "BC-9"),
        ),
        mark("A king of spades does what a king does. The queen does not."),
    ),
    Step(
        ("BC-10",),
        "try",
        mark("Look for her before you cover."),
        (
            pick(_WITHOUT_HER, mark("Two spades lie there. Which of your cards cover one?")),
            play(_WITH_HER, mark("And now? Do the only thing that is left."), takes),
        ),
    ),
    Step(
        ("BC-10", "BC-2"),
        "try",
        mark("Pass her on."),
        (
            play(
                _LEADS_HER,
                mark("Attack Ann so that the queen is hers."),
                plays_her,
                mark("That is allowed, but the queen is still in your hand."),
            ),
        ),
        mark("The last one to hold her loses. Early in the game she is only a nuisance."),
    ),
    Step(
        ("BC-12",),
        "example",
        mark("You may take, even if you could cover."),
        (
            watch(
                _DEAR,
                mark("You could cover the six, but not the king without your trump."),
                ("take", mark("Two cards more, and you keep your trump. Your attack is lost.")),
            ),
            watch(
                _DEAR,
                mark("The same again, and this time you begin to cover."),
                ("beat 6C 8C", mark("That went well. But the king is still there.")),
                ("take", mark("Then all of it is yours: your own eight comes back too.")),
            ),
        ),
    ),
    Step(
        ("BC-12",),
        "try",
        mark("Say what a take brings."),
        (
            predict(
                _DEAR,
                mark("You take at once. How many cards do you get?"),
                TAKEN,
                1,
                3,
                4,
                move="take",
            ),
            predict(
                _DEAR,
                mark("And who attacks next?"),
                ATTACKER,
                move="take",
                why=mark("You are passed over, and that is the price."),
            ),
            predict(
                _DEAR,
                mark("Whom does Ann attack?"),
                DEFENDER,
                move="take",
                why=mark("It is the next one after her."),
            ),
        ),
    ),
    Step(
        ("BC-12",),
        "contrast",
        mark("You take, first with your eight in hand, and then with it laid."),
        (
            predict(
                _DEAR,
                mark("No card is covered. How many are yours?"),
                TAKEN,
                1,
                3,
                4,
                move="take",
            ),
            predict(
                _HALF_COVERED,
                mark("Your eight lies on the six. How many are yours?"),
                TAKEN,
                1,
                2,
                4,
                move="take",
                why=mark("The six, the eight and the king: all that lies there."),
            ),
        ),
        mark("So cover only if you can cover it all, or it was for nothing."),
    ),
    Step(
        ("BC-12", "BC-11"),
        "contrast",
        mark("The same attack, covered and taken."),
        (
            predict(
                _NO_COVER,
                mark("You cover with the {cards}. Whose attack is it then?"),
                ATTACKER,
                move="beat 6C 8C",
            ),
            predict(
                swapped(_NO_COVER, "8C", "4H"),
                mark("Now you have no club. You take, to keep your trump. Whose attack is it?"),
                ATTACKER,
                move="take",
            ),
        ),
        mark("Covering wins the attack, and taking loses it."),
    ),
    Step(
        ("BC-12",),
        "try",
        mark("With two players it hurts more."),
        (
            predict(
                _TWO,
                mark("Only you and Ann play, and you take. Whose attack is it?"),
                ATTACKER,
                move="take",
                why=mark("The player after you is Ann herself."),
            ),
        ),
    ),
    Step(
        ("BC-12", "BC-11"),
        "try",
        mark("Who fills up after a take?"),
        (
            predict(
                _DEAR,
                mark("You take. How many cards are drawn in all?"),
                DRAWN,
                0,
                3,
                4,
                move="take",
                why=mark("Bea fills up to five. Your hand is big enough."),
            ),
            predict(
                _NO_COVER,
                mark("You cover the {lying} instead. How many cards go to the discard?"),
                DISCARDED,
                0,
                1,
                3,
                move="beat 6C 8C",
            ),
        ),
    ),
    Step(
        ("BC-13",),
        "example",
        mark("See the stock run out."),
        (
            watch(
                _TWO_LEFT,
                mark("Two cards are left, and the turned {turned} is the last."),
                (
                    "beat 7C 9C",
                    mark("Bea attacked, so the last two cards were hers. You stay at three."),
                ),
            ),
        ),
    ),
    Step(
        ("BC-13",),
        "try",
        mark("Share out what is left."),
        (
            predict(
                _ONE_LEFT,
                mark("One card is left. You cover, and both want to draw. Who does?"),
                FIRST_TO_DRAW,
                move="beat 7C 9C",
                why=mark("Whoever attacked is served first."),
            ),
            predict(
                _LONG,
                mark("Six are left, and you cover. Who gets the {turned}?"),
                DRAWS_TURNED,
                move="beat 7C 9C",
                why=mark("Four are drawn, and it lies under them all."),
            ),
        ),
    ),
    Step(
        ("BC-13",),
        "contrast",
        mark("Bea holds four cards, and then three."),
        (
            predict(
                _ONE_DRAWS,
                mark("Two cards are left. You cover. Who draws the turned card?"),
                DRAWS_TURNED,
                move="beat 7C 9C",
                why=mark("Bea needs one only."),
            ),
            predict(
                _TWO_LEFT,
                mark("Now Bea holds one card less. Who draws the turned card?"),
                DRAWS_TURNED,
                move="beat 7C 9C",
                why=mark("Bea needs two, and two are there."),
            ),
        ),
        mark("A good trump under the stock is worth a little planning."),
    ),
    Step(
        ("BC-10", "BC-12"),
        "game",
        mark("A small game with the queen in it. She is in Bea’s hand."),
        (
            mini_game(
                attacked("9S JH 4D", "8S 6H", "QS 3H", by="5H"),
                mark("Bea attacks with the {lying}. Do not be left with the queen."),
                coached=True,
            ),
        ),
    ),
)
