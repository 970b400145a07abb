"""The beginning of a game: the deal, trumps, and who begins."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import dealt, pick, predict, swapped, watch
from cardlab.lessons.courses.any_game import NO_TRUMP, plays_trump
from cardlab.lessons.courses.black_crow.facts import DEFENDER, NEVER_TRUMPS, would_make_trumps
from cardlab.lessons.courses.black_crow.places import attacking
from cardlab.lessons.facts import AS_DEALT, BEGINS, NEXT_DEALER, STOCK
from cardlab.lessons.step import Step

_THREE = dealt("black_crow", players=3, seed=11, dealer=2)
_SPADE_FIRST = dealt("black_crow", players=3, seed=45, dealer=2)
_FOUR = dealt("black_crow", players=4, seed=12, dealer=3)
_ANN, _BEA = "7H 9C QS KH 2D", "8C 10H 7S 6S 4C"
_FRESH = attacking("10C QD JC 9H 3S", _ANN, _BEA, stock=37, turned="8D")
_TOO_MANY = attacking("10C QD JC 9H 3S AH", _ANN, _BEA, stock=36, turned="8D")
_HEARTS = {**swapped(_FRESH, "8D", "8H"), "trump": "H", "turned": "8H"}
_ENDED = attacking("", "QS 7H", "", out=[0, 2], to_act=None, attacker=None, defender=None, dealer=1)
_DRAWN = attacking(
    "KH JC",
    "QS 7H",
    "",
    out=[2],
    to_act=None,
    attacker=None,
    defender=None,
    stale=40,
    dealer=0,
)

STEPS = (
    Step(
        ("BC-4",),
        "example",
        mark("See what you are dealt."),
        (
            watch(
                _THREE,
                mark("Five cards are in your hand. Ann and Bea have five too, unseen."),
            ),
        ),
        chapter=mark("How a game begins"),
    ),
    Step(
        ("BC-4",),
        "try",
        mark("Count what is left."),
        (
            predict(
                _FOUR,
                mark("Four people play with 52 cards. How many are left for the stock?"),
                STOCK,
                28,
                20,
                36,
                blind=True,
                why=mark("Four hands of five are twenty cards."),
            ),
        ),
    ),
    Step(
        ("BC-4",),
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
                why=mark("Everybody holds five, and all the others are in the stock."),
            ),
        ),
    ),
    Step(
        ("BC-5",),
        "example",
        mark("See where trumps come from."),
        (
            watch(
                _THREE,
                mark("The {turned} was turned and lies under the stock. It makes trumps."),
            ),
        ),
    ),
    Step(
        ("BC-5",),
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
        ("BC-6",),
        "example",
        mark("One suit is left out."),
        (
            watch(
                _SPADE_FIRST,
                mark("A spade came up first. It went back into the stock. Then came the {turned}."),
            ),
        ),
        mark("So the suit of the black crow never makes trumps."),
    ),
    Step(
        ("BC-6",),
        "contrast",
        mark("Suppose one of your own cards had been turned."),
        (
            pick(
                _FRESH,
                mark("Which of your cards would have made trumps? Choose all of them."),
                would_make_trumps,
                NEVER_TRUMPS,
            ),
            pick(
                swapped(_FRESH, "3S", "3H"),
                mark("One card is different. Which would have made trumps now?"),
                would_make_trumps,
                NEVER_TRUMPS,
            ),
        ),
    ),
    Step(
        ("BC-7",),
        "example",
        mark("See who begins."),
        (
            watch(
                _SPADE_FIRST,
                mark("{dealer} has dealt. You sit left of {dealer}, so you attack first."),
                ("attack 9S 10S", mark("Ann sits left of you, so she defends.")),
            ),
        ),
        mark("Ann sits left of you, Bea left of Ann, and so on round the table."),
    ),
    Step(
        ("BC-7",),
        "contrast",
        mark("Another dealer, another attack."),
        (
            predict(
                {**_FRESH, "dealer": 2},
                mark("You, Ann and Bea play. {dealer} deals. Who attacks first?"),
                BEGINS,
                blind=True,
            ),
            predict(
                {**_FRESH, "dealer": 0},
                mark("Now you deal. Who attacks first?"),
                BEGINS,
                blind=True,
            ),
        ),
    ),
    Step(
        ("BC-7",),
        "try",
        mark("And who has to answer?"),
        (
            predict(
                _FOUR,
                mark(
                    "You, Ann, Bea and Carl sit in this order, to the left. {dealer} has dealt. "
                    "Who defends first?"
                ),
                DEFENDER,
                why=mark("You attack, and the next one round defends."),
                blind=True,
            ),
        ),
    ),
    Step(
        ("BC-3",),
        "example",
        mark("See who deals the next game."),
        (
            watch(
                _ENDED,
                mark(
                    "Ann dealt, and Bea sits left of her. So Bea deals next. "
                    "Who lost does not matter."
                ),
            ),
        ),
    ),
    Step(
        ("BC-3",),
        "contrast",
        mark("Two games are over. Only the dealer counts."),
        (
            predict(
                {**_ENDED, "dealer": 2},
                mark("{dealer} dealt this game. Who deals the next one?"),
                NEXT_DEALER,
            ),
            predict(
                {**_ENDED, "dealer": 0},
                mark("And if you dealt it?"),
                NEXT_DEALER,
            ),
        ),
    ),
    Step(
        ("BC-3",),
        "try",
        mark("Sometimes nobody loses."),
        (
            predict(
                _DRAWN,
                mark("This game was drawn, and you dealt it. Who deals next?"),
                NEXT_DEALER,
                why=mark("The deal goes round, whatever came of the game."),
            ),
        ),
    ),
)
