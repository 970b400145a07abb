"""The end of a bout: what counts, where the cards go, taking and drawing."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import mini_game, play, predict, watch
from cardlab.lessons.courses.any_game import takes
from cardlab.lessons.courses.figured_fool.facts import DEFENDER, DRAWN, GAINED, LEADER
from cardlab.lessons.courses.figured_fool.places import place
from cardlab.lessons.facts import DRAWS_TURNED, FIRST_TO_DRAW, TAKEN
from cardlab.lessons.step import Step

_ANN, _BEA = "7H 10S JS 6S AH", "QH 9D 6C 7S"
_ANN_LAST = place(
    "6H 8D 9H KS", "7H 10S JS 6S", "9D 6C 7S", by="10C-QC QH-AH", leader=2, passed=[2], stock=6
)
_PLAIN = place("6H 8D 9H KS", _ANN, "9C QH 6C 7S", by="7C-JC", leader=2, passed=[2], stock=6)
_THREE = place("KH 8D 6H 9H", _ANN, _BEA, by="QC-KC QS-AS QD", leader=2, stock=6, scores=(1, 2, 0))
_LAST_ONE = place("8D", "7H 10S JS", _BEA, by="QC-KC QS-AS 9C", leader=2)
_COVERS = place("9C", "7H 10S JS 6S", "QH 9D 6C", by="7C", leader=2, stock=9)
_TAKES = place("KC 8D KS", _ANN, "QH 6C 7S", by="JC", leader=2, stock=9)
_KING_LAID = place("8D KS", _ANN, "QH 6C 7S", by="JC-KC JD", leader=2, stock=9)
_EARLY = place("6D KS 9H", _ANN, "QH 9D 6C", by="7C-9C 7S", leader=2, stock=9)
_BEA_PASSES = place("6H 8D 9H", "10S JS 6S AH", "QH 6C 7S 9D", by="7C-JC", passed=[0], stock=9)
_BEA_HAS_FIVE = place("6H 8D 9H", "10S JS 6S AH", "QH 6C 7S 9D 9C", by="7C-JC", passed=[0], stock=9)
_SHORT = place("6H 8D 9H", "10S JS 6S AH", "QH 6C 7S 9D", by="7C-JC", passed=[0], stock=3)

STEPS = (
    Step(
        ("FF-12", "FF-13"),
        "example",
        mark("See a bout end well."),
        (
            watch(
                _ANN_LAST,
                mark("You have covered a ten and a queen. Ann is the last to be asked."),
                ("pass", mark("Two points for you, open for all to see. And now you lead.")),
                ("attack 6H", mark("The cards of the bout never come back.")),
            ),
        ),
        chapter=mark("Scoring, taking, drawing"),
    ),
    Step(
        ("FF-12",),
        "try",
        mark("Who leads when all was covered?"),
        (
            predict(
                _ANN_LAST,
                mark("Ann passes, and the bout is over. Who leads the next one?"),
                LEADER,
                move="pass",
                why=mark("You have defended yourself well, so it is your turn."),
            ),
            predict(
                _ANN_LAST,
                mark("And who defends then?"),
                DEFENDER,
                move="pass",
                why=mark("Ann sits left of you."),
            ),
        ),
    ),
    Step(
        ("FF-12", "FF-14"),
        "contrast",
        mark("The same lead, covered and taken."),
        (
            predict(
                _COVERS,
                mark("You cover the {lying} with your last card. Who leads next?"),
                LEADER,
                move="beat 7C 9C",
            ),
            predict(
                _COVERS,
                mark("You take the {lying} instead. Who leads next?"),
                LEADER,
                move="take",
                why=mark("Whoever takes is passed over."),
            ),
        ),
        mark("Covering wins the lead, and taking loses it."),
    ),
    Step(
        ("FF-13",),
        "try",
        mark("Count your figured cards."),
        (
            predict(
                _ANN_LAST,
                mark("Ten by queen, queen by ace. Ann passes. How many do you score?"),
                GAINED,
                0,
                1,
                3,
                4,
                move="pass",
                why=mark("Only what was played at you counts, not what you covered with."),
            ),
            predict(
                _PLAIN,
                mark("A seven, covered by a jack. Ann passes. How many do you score?"),
                GAINED,
                0,
                1,
                2,
                move="pass",
                why=mark("The jack was your own."),
            ),
        ),
    ),
    Step(
        ("FF-13",),
        "contrast",
        mark("Two queens are covered, and a third card lies there."),
        (
            predict(
                place("8D", "7H 10S JS", _BEA, by="QC-KC QS-AS KS", leader=2),
                mark("You cover the {lying} with your last card. How many do you score?"),
                GAINED,
                0,
                1,
                2,
                3,
                move="beat KS 8D",
            ),
            predict(
                place("8C", "7H 10S JS", _BEA, by="QC-KC QS-AS KS", leader=2),
                mark("Now you cannot cover it, and you take. How many do you score?"),
                GAINED,
                0,
                1,
                2,
                3,
                move="take",
                why=mark("All was in vain: a bout counts whole or not at all."),
            ),
        ),
        mark("So think before you use up good cards in a bout that you will lose."),
    ),
    Step(
        ("FF-14",),
        "example",
        mark("See somebody take."),
        (
            watch(
                _EARLY,
                mark("One seven is covered, and another one lies there."),
                ("take", mark("Three cards for you. Ann leads now, and she leads to Bea.")),
                ("attack 6S", mark("You look on this time.")),
            ),
        ),
    ),
    Step(
        ("FF-14",),
        "try",
        mark("Say what a take brings."),
        (
            predict(
                _EARLY,
                mark("You take. How many cards do you get?"),
                TAKEN,
                1,
                2,
                4,
                move="take",
                why=mark("Your own nine comes back to you, too."),
            ),
            predict(
                _EARLY,
                mark("Who leads the next bout?"),
                LEADER,
                move="take",
                why=mark("You are passed over."),
            ),
            predict(_EARLY, mark("And whom does Ann lead to?"), DEFENDER, move="take"),
        ),
    ),
    Step(
        ("FF-14",),
        "contrast",
        mark("You take, with one cover laid and with none."),
        (
            predict(
                _TAKES, mark("You take at once. How many are yours?"), TAKEN, 1, 2, 3, move="take"
            ),
            predict(
                _KING_LAID,
                mark("Your king lies on the first jack, and you take now. How many are yours?"),
                TAKEN,
                1,
                2,
                3,
                move="take",
            ),
        ),
    ),
    Step(
        ("FF-14", "FF-13"),
        "try",
        mark("Sometimes taking is clever."),
        (
            play(
                place("AD AC KS", _ANN, "QH 6C 7S", by="9C", leader=2, stock=9),
                mark("A nine counts nothing, and you have only costly cards. Keep them all."),
                takes,
                mark("That is allowed, but it costs a good card, and nothing is counted."),
            ),
        ),
        mark("Taking costs the lead, but it keeps your good cards."),
    ),
    Step(
        ("FF-15",),
        "example",
        mark("After a bout everybody fills up to six."),
        (
            watch(
                _BEA_PASSES,
                mark("You led, Ann covered, and Bea is the last to be asked."),
                ("pass", mark("You drew first, then Ann, then Bea. Six for everyone.")),
            ),
        ),
        mark("The leader draws first, then the others, going round to the left."),
    ),
    Step(
        ("FF-15",),
        "try",
        mark("Who draws, and how many?"),
        (
            predict(
                _BEA_PASSES,
                mark("Bea passes. Who draws first?"),
                FIRST_TO_DRAW,
                move="pass",
                why=mark("You led this bout."),
            ),
            predict(
                _TAKES,
                mark("Bea led, and you take. Who draws first?"),
                FIRST_TO_DRAW,
                move="take",
                why=mark("Whoever led is always the first."),
            ),
        ),
    ),
    Step(
        ("FF-15",),
        "contrast",
        mark("Bea holds four cards, and then five."),
        (
            predict(
                _BEA_PASSES,
                mark("You need three, Ann two and Bea two. How many are drawn in all?"),
                DRAWN,
                5,
                6,
                9,
                move="pass",
            ),
            predict(
                _BEA_HAS_FIVE,
                mark("Now Bea needs one only. How many are drawn in all?"),
                DRAWN,
                5,
                7,
                9,
                move="pass",
            ),
        ),
    ),
    Step(
        ("FF-15",),
        "try",
        mark("The stock runs out."),
        (
            predict(
                _SHORT,
                mark("Three cards are left, and Bea passes. Who draws the turned {turned}?"),
                DRAWS_TURNED,
                move="pass",
                why=mark("You take all three, since you are first."),
            ),
        ),
        mark("Later on nothing is left to draw. Then the real fight begins."),
    ),
    Step(
        ("FF-13", "FF-14"),
        "game",
        mark("A small game with three players."),
        (
            mini_game(
                place("KS AH 9D 8C", "QS 7H JH", "10S QH 9C", by="JS", leader=2),
                mark("Bea leads the {lying} to you. Score as many figured cards as you can."),
                coached=True,
            ),
        ),
    ),
)
