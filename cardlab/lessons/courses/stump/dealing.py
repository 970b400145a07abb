"""The beginning of a game: the deal, trumps, and who begins."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import break_law, dealt, pick, predict, swapped, watch
from cardlab.lessons.courses.any_game import NO_TRUMP, plays_trump
from cardlab.lessons.courses.stump.facts import TURNED_WITH
from cardlab.lessons.courses.stump.places import place, small
from cardlab.lessons.facts import AS_DEALT, BEGINS, NEXT_DEALER, STOCK
from cardlab.lessons.step import Step

_THREE = dealt("stump", players=3, seed=11, dealer=2)
_FOUR = dealt("stump", players=4, seed=12, dealer=3)
_SIX = dealt("stump", players=6, seed=13, dealer=3)
_ANN, _BEA = "7H 9C QS KH", "8C 10H 7S 6S"
_FRESH = place("10C QD JC 9H", _ANN, _BEA, phase="lead", stock=18, turned="8D")
_TOO_MANY = place("10C QD JC 9H AH", _ANN, _BEA, phase="lead", stock=17, turned="8D")
_HEARTS = {**swapped(_FRESH, "8D", "8H"), "trump": "H", "turned": "8H"}
_ANN_LOST = small("", "7H", "", pile="9S", out=[0, 2], to_act=None, phase=None)
_BEA_LOST = small("", "", "7H", pile="9S", out=[0, 1], to_act=None, phase=None)

STEPS = (
    Step(
        ("ST-4",),
        "example",
        mark("See what you are dealt."),
        (
            watch(
                _THREE,
                mark("Four cards are in your hand. Two more lie aside, and nobody knows them."),
            ),
        ),
        chapter=mark("How a game begins"),
    ),
    Step(
        ("ST-4",),
        "try",
        mark("Count what is left."),
        (
            predict(
                _FOUR,
                mark("Four people play with 36 cards. How many are left for the stock?"),
                STOCK,
                20,
                16,
                8,
                blind=True,
                why=mark("Each of the four has six cards in all."),
            ),
        ),
    ),
    Step(
        ("ST-4",),
        "contrast",
        mark("Two tables, just dealt. One dealer has made a mistake."),
        (
            predict(
                _TOO_MANY,
                mark("Look at the hands. Is this a right deal?"),
                AS_DEALT,
                why=mark("You hold one too many."),
            ),
            predict(
                _FRESH,
                mark("And this one?"),
                AS_DEALT,
                why=mark("Everybody holds four, beside a stump of two."),
            ),
        ),
    ),
    Step(
        ("ST-5",),
        "example",
        mark("See where trumps come from."),
        (
            watch(_THREE, mark("The {turned} was turned, so its suit is trumps in this game.")),
            watch(
                _SIX,
                mark("Six people leave no stock. The dealer, {dealer}, has shown the {turned}."),
            ),
        ),
    ),
    Step(
        ("ST-5",),
        "contrast",
        mark("The same hand, and another card turned."),
        (
            pick(
                _FRESH,
                mark("The {turned} is turned. Which of your cards are trumps?"),
                plays_trump,
                NO_TRUMP,
            ),
            pick(
                _HEARTS,
                mark("Now the {turned} is turned. Which are trumps?"),
                plays_trump,
                NO_TRUMP,
            ),
        ),
    ),
    Step(
        ("ST-5",),
        "try",
        mark("Where is the card that made trumps?"),
        (
            predict(
                _SIX,
                mark("Six people play. {dealer} deals and shows the {turned}. Who holds it?"),
                TURNED_WITH,
                why=mark("It was the last card dealt."),
                blind=True,
            ),
            predict(
                _FOUR,
                mark("Four people play, and the {turned} was turned. Who holds it?"),
                TURNED_WITH,
                why=mark("It lies under the stock."),
                blind=True,
            ),
        ),
    ),
    Step(
        ("ST-6",),
        "example",
        mark("See who begins."),
        (
            watch(
                _THREE,
                mark("{dealer} has dealt. You sit left of {dealer}, so the first lead is yours."),
                ("lead 7S", mark("No card lay there to be beaten. Ann has to answer yours.")),
            ),
        ),
        mark("Ann sits left of you, Bea left of Ann, and so on round the table."),
    ),
    Step(
        ("CC-3", "ST-6"),
        "break",
        mark("The pile is empty, and the first lead is yours. Refuse it."),
        (break_law(_THREE, mark("Try to take, though nothing lies there."), "take"),),
    ),
    Step(
        ("ST-6",),
        "contrast",
        mark("Another dealer, another lead."),
        (
            predict(
                {**_FRESH, "dealer": 2},
                mark("You, Ann and Bea play. {dealer} deals. Who leads first?"),
                BEGINS,
                blind=True,
            ),
            predict(
                {**_FRESH, "dealer": 0}, mark("Now you deal. Who leads first?"), BEGINS, blind=True
            ),
        ),
    ),
    Step(
        ("ST-3",),
        "example",
        mark("See who deals the next game."),
        (watch(_BEA_LOST, mark("This game is over, and Bea is the stump. So Bea deals next.")),),
    ),
    Step(
        ("ST-3",),
        "contrast",
        mark("Somebody else has lost."),
        (
            predict(_ANN_LOST, mark("This game is over. Who deals the next one?"), NEXT_DEALER),
            predict(_BEA_LOST, mark("And after this one?"), NEXT_DEALER),
        ),
    ),
)
