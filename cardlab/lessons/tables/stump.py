"""The course of Stump: from beating one card to taking up the stump and going out."""

from __future__ import annotations

from cardlab.cards import Card
from cardlab.language import mark
from cardlab.lessons.positions import position
from cardlab.lessons.tables.step import Step, you

_SMALL = {"to_act": 0, "trump": "D", "turned": "8D"}
_BEAT = {**_SMALL, "phase": "beat"}
_STUMPS = [["8S", "8H"], ["JS", "AC"], ["7D", "9D"]]
_TEN = Card.parse("10C")

STEPS = (
    Step(
        ("ST-7",),
        mark("Bea has led the eight of clubs. Beat it, and try a card that does not, first."),
        mark("Beaten. Now it is your lead: lay one of your cards on top."),
        position(
            "stump",
            ["JC 6D KH 9S", "7H 9H QS AH", "QC 6H 7S 6S"],
            stumps=_STUMPS,
            stock=["QH", "KS", "8D"],
            pile=["8C"],
            **_BEAT,
        ),
        you("beat"),
    ),
    Step(
        ("ST-8",),
        mark("Beat the six of hearts, and then lead a card that Ann will not like."),
        mark("Your lead lies on top, and Ann has to beat that one now."),
        position(
            "stump",
            ["9H AS 7C KD", "7H 6C QS JC", "QC 10H 7S 6S"],
            stumps=_STUMPS,
            stock=["QH", "KS", "8D"],
            pile=["9C", "10C", "6H"],
            **_BEAT,
        ),
        you("lead"),
    ),
    Step(
        ("ST-1",),
        mark("A king lies there. One of your clubs is higher. Which one?"),
        mark("Yes: here the ten is higher than the king, and only the ace is higher still."),
        position(
            "stump",
            ["10C QC JC 9H", "7H 6C QS KH", "9C 10H 7S 6S"],
            stumps=_STUMPS,
            stock=["QH", "KS", "8D"],
            pile=["KC"],
            **_BEAT,
        ),
        lambda event: event.kind == "beat" and _TEN in event.cards,
    ),
    Step(
        ("ST-10", "ST-12"),
        mark("You cannot beat the queen of hearts. Take, and count what she costs you."),
        mark("Three cards for a queen. Ann must beat the card that is on top now."),
        position(
            "stump",
            ["9H 7C 9S JC", "7H 6C QS KH", "9C 10H 7S 6S"],
            stumps=_STUMPS,
            stock=["AS", "KS", "8D"],
            pile=["QC", "8C", "10S", "6H", "QH"],
            **_BEAT,
        ),
        you("take"),
    ),
    Step(
        ("ST-11",),
        mark("An ace costs six cards, but the pile has only two. Take, and see whose move it is."),
        mark("You took the whole pile, so you kept the move."),
        position(
            "stump",
            ["9H 7C 9S JC", "7H 6C QS KH", "9C 10H 7S 6S"],
            stumps=_STUMPS,
            stock=["QH", "KS", "8D"],
            pile=["6H", "AS"],
            **_BEAT,
        ),
        you("take"),
    ),
    Step(
        ("ST-9",),
        mark("Beat and lead. Two cards are left in the stock; see which ones you get."),
        mark("You drew up to four, and the turned card was the last one."),
        position(
            "stump",
            ["9H 10H 9S JC", "7H 6C QS KH", "9C QC 7S 6S"],
            stumps=_STUMPS,
            stock=["QH", "8D"],
            pile=["6H"],
            **_BEAT,
        ),
        you("draw"),
    ),
    Step(
        ("ST-13",),
        mark("Your last card can beat the nine. Nobody knows yet what your stump is."),
        mark("Those two were your stump. Now they are your hand, and you lead one of them."),
        position(
            "stump",
            ["JS", "7H 6C QS", "9C QC 7S"],
            stumps=[["8S", "8H"], ["AS", "AC"], ["7D", "9D"]],
            pile=["9H", "KH", "9S"],
            **_BEAT,
        ),
        you("stump"),
    ),
    Step(
        ("ST-14",),
        mark("Your stump is gone already. Beat with one card, lead the other, and you are out."),
        mark("Out, and first of all: you have won. The others play on."),
        position(
            "stump",
            ["KS 6H", "7H 6C QS", "9C QC 7S"],
            stumps=[[], ["AS", "AC"], ["7D", "9D"]],
            pile=["9H", "KH", "9S"],
            **_BEAT,
        ),
        you("out"),
    ),
    Step(
        ("ST-15",),
        mark("Bea has won, and Ann still has her stump. Play your last two cards."),
        mark("Ann is the only one with cards left. She is the stump."),
        position(
            "stump",
            ["10S 9C", "7H 6C QS", ""],
            stumps=[[], ["AS", "AC"], []],
            pile=["9H", "KH", "9S"],
            out=[2],
            **_BEAT,
        ),
        you("out"),
    ),
)
