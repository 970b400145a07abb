"""The course of Figured Fool: from one card covered to the last card of a game."""

from __future__ import annotations

from typing import Any

from cardlab.games.figured_fool.laws import FIGURED
from cardlab.language import mark
from cardlab.lessons.positions import position
from cardlab.lessons.tables.step import Step, you

_STOCK = ["QH", "KS", "8H", "9S", "7S", "8D"]


def _bout(attacker: int, limit: int, bout: list[list[str | None]], **places: Any) -> dict[str, Any]:  # noqa: ANN401 - handed on as they are
    """Return a bout of a later game with the usual values; diamonds are trumps."""
    usual = {
        "trump": "D",
        "turned": "8D",
        "attacker": attacker,
        "defender": (attacker + 1) % 3,
        "to_act": 0,
        "limit": limit,
        "bout": bout,
        "passed": [],
        "scores": [0, 0, 0],
        "discard": [],
        "first_bout": False,
    }
    return usual | places


STEPS = (
    Step(
        ("FF-9",),
        mark("Bea leads the seven of clubs to you. Cover it, and try a card that does not, first."),
        mark("Covered. Now the others may throw in a card, as you will see."),
        position(
            "figured_fool",
            ["9C 6D KH 6S JH", "7H 9H AC JS", "QC 6H 8S 10S"],
            **_bout(2, 5, [["7C", None]], stock=_STOCK),
        ),
        you("beat"),
    ),
    Step(
        ("FF-8", "FF-2"),
        mark("You lead. Any card will do, but do not give Ann a figured one to score with."),
        mark("A plain card: even if Ann covers it, she scores nothing by it."),
        position(
            "figured_fool",
            ["9C AH KH 6S JH", "7H 9H AC JS", "QC 6H 8S 10S"],
            **_bout(0, 4, [], stock=_STOCK),
        ),
        lambda event: you("attack")(event) and event.cards[0].rank not in FIGURED,
    ),
    Step(
        ("FF-13", "FF-12"),
        mark("Bea leads a queen, which is figured. Cover her, and see what it brings you."),
        mark("One figured card beaten off, one for you. And now it is your lead."),
        position(
            "figured_fool",
            ["AC 6D KH 6S 7H", "8H 9H 9C JS", "10C 6H 8S 10S"],
            **_bout(2, 5, [["QC", None]], stock=["QH", "KS", "9S", "7S", "8D"]),
        ),
        you("score"),
    ),
    Step(
        ("FF-10",),
        mark("Ann has covered your seven. Throw in a card whose rank lies on the table."),
        mark("Thrown in: Ann has to answer this one as well."),
        position(
            "figured_fool",
            ["9H 7S KH 6S JH", "7H AC JS", "QC 6H 8S 10S"],
            **_bout(0, 4, [["7C", "9C"]], stock=["QH", "KS", "8H", "9S", "8D"]),
        ),
        you("throw"),
    ),
    Step(
        ("FF-14",),
        mark("You have covered one card, and now a king lies there. Look at your hand, and take."),
        mark("All three cards are yours, your own cover too, and Ann leads instead of you."),
        position(
            "figured_fool",
            ["JC 7H 6S 10H", "AH AC JS 9D", "QC 6H 8S 10S"],
            **_bout(2, 5, [["9H", "KH"], ["KS", None]], stock=["QH", "8H", "9S", "8D"]),
        ),
        you("take"),
    ),
    Step(
        ("FF-11",),
        mark("Ann held only two cards when this bout began. Throw in one more and see it end."),
        mark("Two attack cards are the limit against two cards. Nobody is asked any more."),
        position(
            "figured_fool",
            ["9H 7S KH 6S JH", "10S", "QC 6H 8S AC"],
            **_bout(0, 2, [["7C", "9C"]]),
        ),
        lambda event: event.kind == "discard",
    ),
    Step(
        ("FF-15",),
        mark("All is covered. You could throw in a jack, but pass, and see who draws first."),
        mark("You led, so you drew first, then Ann, then Bea, as far as the stock went."),
        position(
            "figured_fool",
            ["9H QS KH 6S JH", "7H AC JS 10C 9D", "QC 6H 8S 10S 6C 7D"],
            **_bout(0, 6, [["7C", "JC"]], stock=["QH", "8D"]),
        ),
        you("draw"),
    ),
    Step(
        ("FF-16",),
        mark("The stock is empty. Get rid of your last two cards in this bout."),
        mark("You are out. The game goes on for the others, and your score stands."),
        position(
            "figured_fool",
            ["9H 9S", "KH AS JC 10C", "QC 6H 8S"],
            **_bout(0, 4, [], scores=[2, 1, 0], discard=["QH", "AH", "KS", "KC", "QS", "AC"]),
        ),
        you("out"),
    ),
)
