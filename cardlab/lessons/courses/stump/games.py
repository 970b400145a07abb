"""An option, and whole games, with help that fades."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import dealt, mini_game, play, referee, watch
from cardlab.lessons.courses.stump.places import place, small
from cardlab.lessons.step import Step

_CHEAP = place("QH AD KC 7C", "7H 9C QS AH", "QC 10H 7S 6S", pile="6C 8H 6H JH", turned="8D")
_BY_CHOICE = {**_CHEAP, "options": {"decline": True}}
_NO_STOCK = small(
    "AS JH 6H QS",
    "AD 7C 8S 10S",
    "7H KD 7D 9S",
    pile="JS",
    stumps=["KS QD", "JC 10D", "JD 8H"],
    turned="8D",
)

STEPS = (
    Step(
        ("ST-7a",),
        "example",
        mark("Some people play a milder way."),
        (
            watch(
                _BY_CHOICE,
                mark("Here you may choose. You could beat the {lying}, but a jack is cheap."),
                ("take", mark("Two cards, and you keep your queen. Ann is asked next.")),
            ),
        ),
        chapter=mark("Another way to play"),
    ),
    Step(
        ("ST-7a", "ST-7"),
        "contrast",
        mark("The same table, first as usual and then the milder way."),
        (
            referee(_CHEAP, "take", "ST-7", "CC-3"),
            referee(_BY_CHOICE, "take", "ST-7", "CC-3"),
        ),
        mark("Agree on it before the cards are dealt."),
    ),
    Step(
        ("ST-7a",),
        "try",
        mark("Choose for yourself."),
        (
            play(
                _BY_CHOICE,
                mark("Keep all your cards this time."),
                lambda happening: bool(happening.find("take")),
                mark("That is allowed, but a card of yours is gone."),
            ),
        ),
    ),
    Step(
        ("ST-2", "ST-13"),
        "game",
        mark("Half a game, with the coach beside you."),
        (
            mini_game(
                _NO_STOCK,
                mark("No stock is left. Think of your stump, and do not be the last."),
                coached=True,
            ),
        ),
        chapter=mark("Whole games"),
    ),
    Step(
        ("ST-2",),
        "game",
        mark("Your first whole game. The coach speaks up when a move may cost you."),
        (
            mini_game(
                dealt("stump", players=2, seed=199, dealer=1),
                mark("You lead to the empty pile. Do not be the stump."),
                coached=True,
            ),
        ),
    ),
    Step(
        ("ST-2",),
        "game",
        mark("And one with nobody beside you. Ask for a hint if you like."),
        (
            mini_game(
                dealt("stump", players=3, seed=28, dealer=2),
                mark("Three people play, and the first lead is yours."),
            ),
        ),
        mark("That was the course. Practice keeps the laws fresh."),
    ),
)
