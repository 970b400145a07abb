"""Beating the top card and leading the next one, each at its time."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import break_law, pick, play, predict, referee, swapped, watch
from cardlab.lessons.courses.stump.places import place
from cardlab.lessons.facts import NEXT
from cardlab.lessons.step import Step

_EIGHT = place("JC 6D KH 9S", "7H 9H QS AH", "QC 6H 7S 6S", pile="8C", turned="7D")
_NINE = place("QH 8S KC 7D", "7H 9C QS AH", "QC 10H 7S 6S", pile="9H", turned="8D")
_JACK = place("9D QD AC KH", "7H 9H QS AH", "QC 6H 7S 6S", pile="JD", turned="7D")
_KING = place("7D 9S 8C 6H", "7H 9H QS AH", "QC 6C 7S 6S", pile="KH", turned="8D")
_ROUND = place("QH 6H JC 9S", "KC 7H 8D AH", "QC 10H 7S 6S", pile="9H", turned="7D")
_TO_LEAD = place("9S 6D KH", "7H 9H QS AH", "QC 6H 7S 6S", pile="8C JC", phase="lead")
_ANNS_TURN = place("6D KH", "7H 9H QS AH", "QC 6H 7S 6S", pile="8C JC 9S", to_act=1)
_LAST_TWO = place("JC 9S", "7H 9H QS AH", "QC 6H 7S 6S", pile="8C", stock=6)
_LAST_ONE = place("JC", "7H 9H QS AH", "QC 6H 7S 6S", pile="8C", stock=6)

STEPS = (
    Step(
        ("ST-7",),
        "example",
        mark("See how a card is beaten, by its own suit and by a trump."),
        (
            watch(
                _EIGHT,
                mark("Bea has led the {lying}. You hold a club that is higher."),
                ("beat 8C JC", mark("The jack is higher, so the eight is beaten.")),
            ),
            watch(
                _EIGHT,
                mark("The same again. Diamonds are trumps, and you hold a low one."),
                ("beat 8C 6D", mark("The lowest trump is enough for a card that is no trump.")),
            ),
        ),
        chapter=mark("Beating and leading"),
    ),
    Step(
        ("ST-7",),
        "try",
        mark("Find every card that beats."),
        (
            pick(_EIGHT, mark("Which of your cards beat the {lying}? Choose all of them.")),
            pick(_JACK, mark("Now a trump lies there, the {lying}. Which of your cards beat it?")),
        ),
        mark("Against a trump even your ace of clubs is nothing."),
    ),
    Step(
        ("ST-7",),
        "break",
        mark("Break the law, to hear what the table says."),
        (
            break_law(_EIGHT, mark("Play a card that does not beat the {lying}.")),
            break_law(
                _NINE,
                mark("Who cannot beat takes cards. You can beat the {lying}: try to take instead."),
                "take",
            ),
        ),
        mark("Wrong cards are refused, and so is a take that you do not need."),
    ),
    Step(
        ("ST-7",),
        "contrast",
        mark("One card is different, and so is the ruling."),
        (
            referee(swapped(_KING, "KH", "KD"), "beat KD 7D", "ST-7", "CC-3"),
            referee(_KING, "beat KH 7D", "ST-7", "CC-3"),
        ),
        mark("A king of hearts falls to any trump, a king of trumps does not."),
    ),
    Step(
        ("ST-7",),
        "try",
        mark("Several cards would do. Use a cheap one."),
        (
            play(
                _EIGHT,
                mark("Beat the {lying}, but keep your trump for later."),
                lambda happening: happening.played[-1].suit is not happening.before.trump,
                mark("That is allowed, but a plain card would have done."),
                coached=True,
            ),
        ),
        mark("Trumps are worth keeping: they beat what nothing else can."),
    ),
    Step(
        ("ST-8",),
        "example",
        mark("Beating is only half of a turn."),
        (
            watch(
                _EIGHT,
                mark("You are asked to beat the {lying}."),
                ("beat 8C JC", mark("Beaten. But you are not done: it is your lead.")),
                ("lead 9S", mark("Two cards are gone, and Ann has something to beat.")),
                ("beat 9S QS", mark("Ann has beaten it. Now it is her lead.")),
                ("lead 7H", mark("So it goes round, and the pile grows.")),
            ),
        ),
    ),
    Step(
        ("ST-8",),
        "try",
        mark("See who comes next."),
        (
            predict(
                _EIGHT,
                mark("You beat the {lying} with the {cards}. Who plays the next card?"),
                NEXT,
                move="beat 8C JC",
                why=mark("Your turn goes on after a beat."),
            ),
            predict(
                _TO_LEAD,
                mark("You have beaten, and now you lead the {cards}. Who is next?"),
                NEXT,
                move="lead 9S",
                why=mark("Your turn ends with your lead."),
            ),
        ),
    ),
    Step(
        ("ST-8",),
        "contrast",
        mark("Your cards are running out, but there is a stock."),
        (
            predict(
                _LAST_TWO,
                mark("You hold two cards and beat with the {cards}. Who is next?"),
                NEXT,
                move="beat 8C JC",
                why=mark("There is a card to lead."),
            ),
            predict(
                _LAST_ONE,
                mark("Now you hold one card, and beat with it. Who is next?"),
                NEXT,
                move="beat 8C JC",
                why=mark("You have nothing to lead. Your turn ends, and you draw."),
            ),
        ),
        mark("With a stock you normally hold four. Here we began with fewer."),
    ),
    Step(
        ("CC-3", "CC-2", "CC-1"),
        "example",
        mark("Watch a round: whose turn it is, and what comes when."),
        (
            watch(
                _ROUND,
                mark("It is your turn, and the {lying} waits for you."),
                ("beat 9H QH", mark("A card from your own hand, as always.")),
                ("lead JC", mark("After the beat comes the lead. Now you wait.")),
                ("beat JC KC", mark("Ann does it in the same order: first the beat.")),
                ("lead 7H", mark("After the lead it is Bea’s turn.")),
            ),
        ),
    ),
    Step(
        ("CC-3",),
        "break",
        mark("Do something at the wrong time."),
        (break_law(_TO_LEAD, mark("It is your lead. Try something that has no place now.")),),
        mark("The table says what you are asked for at the moment."),
    ),
    Step(
        ("CC-3", "ST-8"),
        "contrast",
        mark("The same lead, once at the right time, once too early."),
        (
            referee(_TO_LEAD, "lead 9S", "CC-3", "ST-7"),
            referee(
                place("JC 9S 6D KH", "7H 9H QS AH", "QC 6H 7S 6S", pile="8C"),
                "lead 9S",
                "CC-3",
                "ST-7",
            ),
        ),
        mark("First the pile is answered, then you lead."),
    ),
    Step(
        ("CC-2",),
        "break",
        mark("Play out of turn, for once."),
        (break_law(_ANNS_TURN, mark("It is {name}’s turn. Play one of your cards."), "beat"),),
    ),
    Step(
        ("CC-2",),
        "contrast",
        mark("The same lead, in turn and out of turn."),
        (
            referee(_TO_LEAD, "lead 6D", "CC-2", "CC-3", by=0),
            referee(_ANNS_TURN, "lead 6D", "CC-2", "CC-3", by=0),
        ),
        mark("Once your lead lies there, you wait until the others have played."),
    ),
    Step(
        ("CC-1",),
        "contrast",
        mark("The right card, but is it yours?"),
        (
            referee(swapped(_NINE, "QH", "6H"), "beat 9H QH", "CC-1", "ST-7"),
            referee(_NINE, "beat 9H QH", "CC-1", "ST-7"),
        ),
    ),
)
