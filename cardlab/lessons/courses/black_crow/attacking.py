"""Attacking, and what comes after an attack that was covered."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import break_law, pick, play, predict, referee, swapped, watch
from cardlab.lessons.courses.any_game import covers_cheaply
from cardlab.lessons.courses.black_crow.facts import lays
from cardlab.lessons.courses.black_crow.places import answering, attacked, attacking
from cardlab.lessons.facts import DRAWN, FIRST_TO_DRAW, NEXT
from cardlab.lessons.step import Step

_PAIR = attacking("4H 6H 9H 5C JS", "10H 3C", "QS 8C KD", stock=4)
_ROOM = attacking("4H 6H 9H 5C JS", "10H 3C 8D", "QS 8C KD", stock=4)
_ONE_EACH = attacked("9C QC 5D KH", "10S 4H JD", "QS 8H", by="7C JC", stock=6)
_TRUMPS = attacked("6D JD AC KH", "10S 4H 5S", "QS 8H", by="5D 10D", stock=6)
_HALF = attacked("QC 5D KH 8S", "10S 4H JD", "QS 8H 9S", by="7C-9C JC", stock=6)
_LAST_COVER = attacked("9C QC 5H KH", "10S 4H JD 7S", "QS 8H", by="7C", stock=8)
_BEA_HAS_FOUR = attacked("9C QC 5H KH", "10S 4H JD 7S", "QS 8H 6S 4S", by="7C", stock=8)
_BEA_HAS_FIVE = attacked("9C QC 5H KH", "10S 4H JD 7S", "QS 8H 6S 4S 3S", by="7C", stock=8)
_ANNS_TURN = answering("5C JS 9H", "10H 3C 8D", "QS 8C KD", by="4H 6H", stock=4)

STEPS = (
    Step(
        ("BC-8",),
        "example",
        mark("You may attack with several cards at once."),
        (
            watch(
                _ROOM,
                mark("It is your attack, and Ann defends. You hold three hearts."),
                ("attack 4H 6H", mark("Two at once. Ann has to answer each of them.")),
                ("beat 4H 10H", mark("One is covered. The other one still waits.")),
                ("beat 6H 8D", mark("The six was covered by a trump.")),
            ),
        ),
        chapter=mark("Attacking and covering"),
    ),
    Step(
        ("BC-8",),
        "try",
        mark("Lay as many as you can."),
        (
            play(
                _ROOM,
                mark("Attack Ann with three cards."),
                lays(3),
                mark("That is allowed, but it is not three cards."),
            ),
        ),
    ),
    Step(
        ("BC-8",),
        "break",
        mark("Break the law, to hear what the table says."),
        (break_law(_ROOM, mark("Attack with two cards that do not go together.")),),
        mark("The cards of an attack are a family: one suit."),
    ),
    Step(
        ("BC-8",),
        "contrast",
        mark("Ann holds two cards, and then three."),
        (
            referee(_PAIR, "attack 4H 6H 9H", "BC-8", "CC-1"),
            referee(_ROOM, "attack 4H 6H 9H", "BC-8", "CC-1"),
        ),
        mark("Nobody is asked for more covers than they have cards."),
    ),
    Step(
        ("BC-9",),
        "example",
        mark("Two cards lie in front of you, and each wants its own cover."),
        (
            watch(
                _ONE_EACH,
                mark("Bea attacks with the {lying}. Begin with either."),
                ("beat 7C 9C", mark("The nine is used up now. It lies on the seven.")),
                ("beat JC QC", mark("The queen covers the jack.")),
            ),
        ),
    ),
    Step(
        ("BC-9",),
        "try",
        mark("Find what still covers."),
        (
            pick(_HALF, mark("The {lying} is left. Which of your cards cover it?")),
            pick(_TRUMPS, mark("Two trumps lie there. Which of your cards cover at least one?")),
        ),
    ),
    Step(
        ("BC-9",),
        "break",
        mark("Lay a card where it does not belong."),
        (break_law(_TRUMPS, mark("Try a cover that is too low, or of a wrong suit.")),),
        mark("You are told which card would do there."),
    ),
    Step(
        ("BC-9",),
        "contrast",
        mark("A five of hearts, and then the five of trumps."),
        (
            referee(swapped(_HALF, "5D", "5H"), "beat JC 5H", "BC-9", "CC-3"),
            referee(_HALF, "beat JC 5D", "BC-9", "CC-3"),
        ),
        mark("What counts is the suit first, and the rank after it."),
    ),
    Step(
        ("BC-9",),
        "try",
        mark("Several cards would do. Use a cheap one."),
        (
            play(
                attacked("9C AC 5D KH", "10S 4H JD", "QS 8H", by="7C", stock=6),
                mark("Cover the {lying} with the card that you will miss least."),
                covers_cheaply,
                mark("That is allowed, but a smaller card would have done."),
            ),
        ),
        mark("Keep trumps and aces for what nothing else covers."),
    ),
    Step(
        ("BC-11",),
        "example",
        mark("Watch where the cards go, and who comes next."),
        (
            watch(
                _LAST_COVER,
                mark("Bea has attacked. An attack and its answer are called a bout."),
                ("beat 7C 9C", mark("The seven and the nine are gone for good.")),
                ("attack 5H KH", mark("Whoever covers everything attacks next.")),
            ),
        ),
        mark("After a bout both fill up to five cards: first the attacker, then the defender."),
    ),
    Step(
        ("BC-11",),
        "try",
        mark("Say what happens when all is covered."),
        (
            predict(
                _LAST_COVER,
                mark("You cover with the {cards}, and that was all. Who draws first?"),
                FIRST_TO_DRAW,
                move="beat 7C 9C",
                why=mark("It was Bea’s attack."),
            ),
            predict(
                _LAST_COVER,
                mark("And who acts next?"),
                NEXT,
                move="beat 7C 9C",
                why=mark("You have defended yourself, so the attack is yours."),
            ),
        ),
    ),
    Step(
        ("BC-11",),
        "contrast",
        mark("Bea holds four cards, and then five."),
        (
            predict(
                _BEA_HAS_FOUR,
                mark("You cover with the {cards}. How many cards are drawn in all?"),
                DRAWN,
                2,
                4,
                5,
                move="beat 7C 9C",
                why=mark("Bea needs one to have five, and you need two."),
            ),
            predict(
                _BEA_HAS_FIVE,
                mark("The same, but Bea holds five. How many cards are drawn in all?"),
                DRAWN,
                0,
                3,
                5,
                move="beat 7C 9C",
                why=mark("Bea needs none."),
            ),
        ),
        mark("Ann took no part in the bout, so she draws nothing."),
    ),
    Step(
        ("CC-3", "CC-2", "CC-1"),
        "example",
        mark("Watch a whole round: whose turn it is, and what comes when."),
        (
            watch(
                _ROOM,
                mark("You attack. Until Ann has answered, you wait."),
                ("attack 9H", mark("A card from your own hand, as always.")),
                ("beat 9H 10H", mark("Now it is Ann’s attack, and Bea defends.")),
                ("attack 3C", mark("You look on, until Bea has answered.")),
                ("beat 3C 8C", mark("Bea attacks now, and you defend.")),
            ),
        ),
        chapter=mark("Each in turn"),
    ),
    Step(
        ("CC-3",),
        "break",
        mark("Do something at the wrong time."),
        (break_law(_ROOM, mark("It is your attack. Try something that has no place now.")),),
        mark("The table says what you are asked for at the moment."),
    ),
    Step(
        ("CC-3", "BC-8"),
        "contrast",
        mark("The same take, without a card in front of you and with one."),
        (
            referee(attacking("5C JS 9H 4H", "10H 3C", "QS 8C"), "take", "CC-3", "BC-8"),
            referee(attacked("5C JS 9H", "10H 3C", "QS 8C", by="4H"), "take", "CC-3", "BC-9"),
        ),
        mark("Whoever attacks has to play a card, and cannot pass."),
    ),
    Step(
        ("CC-2",),
        "contrast",
        mark("The same card, in turn and out of turn."),
        (
            referee(_ROOM, "attack 9H", "CC-2", "CC-3", by=0),
            referee(_ANNS_TURN, "attack 9H", "CC-2", "CC-3", by=0),
        ),
        mark("Once your attack lies there, nothing is added to it."),
    ),
    Step(
        ("CC-1",),
        "contrast",
        mark("The right card, but is it yours?"),
        (
            referee(swapped(_HALF, "QC", "10S"), "beat JC QC", "CC-1", "BC-9"),
            referee(_HALF, "beat JC QC", "CC-1", "BC-9"),
        ),
    ),
)
