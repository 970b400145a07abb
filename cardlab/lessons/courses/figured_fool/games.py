"""Whole games, with help that fades."""

from __future__ import annotations

from cardlab.games.figured_fool.laws import PASS, TAKE
from cardlab.language import mark
from cardlab.lessons.asking import dealt, mini_game
from cardlab.lessons.courses.figured_fool.places import place
from cardlab.lessons.step import Step

_BUTTONS = (TAKE, PASS)

STEPS = (
    Step(
        ("FF-3", "FF-13"),
        "game",
        mark("Half a game, with the coach beside you."),
        (
            mini_game(
                place(
                    "KS AH 9D 8C QD",
                    "QS 7H JH 10C 9C",
                    "10S QH 6C 7D KC",
                    by="9S",
                    leader=2,
                    scores=(2, 1, 2),
                ),
                mark("No stock is left, and the scores are close. Win this one."),
                coached=True,
                buttons=_BUTTONS,
            ),
        ),
        chapter=mark("Whole games"),
    ),
    Step(
        ("FF-3",),
        "game",
        mark("Your first whole game. The coach speaks up when a move may cost you."),
        (
            mini_game(
                dealt("figured_fool", players=2, seed=26, leader=0),
                mark("You lead. Beat off more figured cards than Ann does."),
                coached=True,
                buttons=_BUTTONS,
            ),
        ),
    ),
    Step(
        ("FF-3",),
        "game",
        mark("And one with nobody beside you. Ask for a hint if you like."),
        (
            mini_game(
                dealt("figured_fool", players=3, seed=5, leader=0),
                mark("Three people play, and the first lead is yours."),
                buttons=_BUTTONS,
            ),
        ),
        mark("That was the course. Practice keeps the laws fresh."),
    ),
)
