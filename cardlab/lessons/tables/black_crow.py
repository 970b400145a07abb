"""The course of Black Crow: from the first cover to the end of a game."""

from __future__ import annotations

from cardlab.cards import Card
from cardlab.language import mark
from cardlab.lessons.positions import position
from cardlab.lessons.tables.step import Step, you

_SMALL = {"to_act": 0, "trump": "D", "discard": []}
_DIAMONDS = {**_SMALL, "options": {"trump": "diamonds"}}
_ATTACKED = {**_DIAMONDS, "attacker": 2, "defender": 0}
_ATTACKING = {**_DIAMONDS, "attacker": 0, "defender": 1, "bout": []}
_QUEEN = Card.parse("QS")

STEPS = (
    Step(
        ("BC-9",),
        mark("Cover Bea's card. Try a card that does not cover it first, if you like."),
        mark("Well covered. The two cards are out of the game."),
        position(
            "black_crow",
            ["9C 5C 5D KH", "10S 4H", "QS 8H JC"],
            stock=["2C", "3C", "4C", "6C", "2H", "3H"],
            bout=[["7C", None]],
            **_ATTACKED,
        ),
        lambda event: event.kind == "discard",
    ),
    Step(
        ("BC-8",),
        mark("Attack Ann with two cards at once. See what happens with three, or with two suits."),
        mark("Two cards of one suit: now Ann must answer both."),
        position("black_crow", ["4H 6H 9H 5C JS", "10H 3C", "QS 8C KD"], **_ATTACKING),
        lambda event: you("attack")(event) and len(event.cards) == 2,
    ),
    Step(
        ("BC-5", "BC-9"),
        mark(
            "Diamonds are trumps, and Bea attacks with two. Mind which card you cover with which."
        ),
        mark("Trumps against trumps, each by a higher one."),
        position(
            "black_crow",
            ["9D JD AC KH", "10S 4H", "QS 8H JC"],
            stock=["2C", "3C", "4C", "6C", "2H", "3H", "2D"],
            turned="2D",
            bout=[["6D", None], ["10D", None]],
            attacker=2,
            defender=0,
            **_SMALL,
        ),
        lambda event: event.kind == "discard",
    ),
    Step(
        ("BC-10",),
        mark("Here she is, the black crow. Try your higher spades and your trump, then take."),
        mark("Now she is yours, for a while. The next step is about getting rid of her."),
        position(
            "black_crow",
            ["KS AS AD 3H", "10C 4H", "8H JC 5C"],
            bout=[["JS", None], ["QS", None]],
            **_ATTACKED,
        ),
        you("take"),
    ),
    Step(
        ("BC-2", "BC-10"),
        mark("You hold the queen of spades, and it is your attack. Get rid of her."),
        mark("Gone, and Ann must take all that you laid with her."),
        position("black_crow", ["QS 9S 4S 6C", "10C 4H 7D KC", "8H JC 5C"], **_ATTACKING),
        lambda event: you("attack")(event) and _QUEEN in event.cards,
    ),
    Step(
        ("BC-12",),
        mark("Cover the first card if you like, but then take. Watch whose attack comes next."),
        mark("You took every card on the table, and Ann attacks now instead of you."),
        position(
            "black_crow",
            ["8C 10H 3D", "10S 4H", "QS 8H JC"],
            bout=[["6C", None], ["KC", None]],
            **_ATTACKED,
        ),
        you("take"),
    ),
    Step(
        ("BC-11", "BC-13"),
        mark("Two cards are left to draw. Cover, and see who draws, and who gets the turned card."),
        mark("Bea drew first, then you: the turned card was the last one."),
        position(
            "black_crow",
            ["9C QC 5H KH", "QS 8H JC", "10S 4H 2S 7S"],
            stock=["3C", "2D"],
            turned="2D",
            bout=[["7C", None]],
            attacker=2,
            defender=0,
            **_SMALL,
        ),
        lambda event: event.kind == "draw" and event.seat == 0,
    ),
    Step(
        ("BC-14",),
        mark("The stock is empty. Go out: play your last cards at once."),
        mark("You are out, and safe. The others play on without you."),
        position("black_crow", ["JH KH", "10H 3C 4C", "QS 8C KD"], **_ATTACKING),
        you("out"),
    ),
    Step(
        ("BC-15",),
        mark("Only you and Ann are left, and the crow is in your hand. Leave her with Ann."),
        mark("Ann is left with the queen of spades. She is the black crow."),
        position("black_crow", ["QS 5S", "10H 3C", ""], out=[2], **_ATTACKING),
        lambda event: event.kind == "out" and event.seat == 0,
    ),
)
