"""The beginning of a game: the deal, trumps, and who leads."""

from __future__ import annotations

from cardlab.language import mark
from cardlab.lessons.asking import dealt, pick, predict, swapped, watch
from cardlab.lessons.courses.any_game import NO_TRUMP, plays_trump
from cardlab.lessons.courses.figured_fool.facts import FIRST_LEADER, NEXT_LEADER, TURNED_WITH
from cardlab.lessons.courses.figured_fool.places import over, place
from cardlab.lessons.facts import AS_DEALT, NEXT_DEALER, STOCK
from cardlab.lessons.step import Step

_THREE = dealt("figured_fool", players=3, seed=11, dealer=2)
_FOUR = dealt("figured_fool", players=4, seed=12, dealer=3)
_SIX = dealt("figured_fool", players=6, seed=13, dealer=3)
_WHOLE_PACK = dealt("figured_fool", players=3, seed=12, dealer=2, deck=52)
_ANN, _BEA = "7H 9C QS KH 6D AC", "8C 10H 7S 6S JS JH"
_FRESH = {**place("10C QD JC 9H 9S AS", _ANN, _BEA, stock=18, turned="8D"), "first_bout": True}
_TOO_MANY = {
    **place("10C QD JC 9H 9S AS AH", _ANN, _BEA, stock=17, turned="8D"),
    "first_bout": True,
}
_HEARTS = {**swapped(_FRESH, "8D", "8H"), "trump": "H", "turned": "8H"}
_BEA_LOWEST = {
    **place("10C QD JC 9H 9S AS", "7H 9C QS KH 7D AC", "8C 10H 7S 6S 6D JH", stock=18, leader=2),
    "first_bout": True,
    "to_act": 2,
}
_ANN_LOWEST = {
    **place("10C QD JC 9H 9S AS", "7H 9C QS KH 6D AC", "8C 10H 7S 6S 7D JH", stock=18, leader=1),
    "first_bout": True,
    "to_act": 1,
}
_ANN_FOOL = over("", "7H", "", scores=(3, 1, 2), dealer=2)
_BEA_FOOL = over("", "", "7H", scores=(3, 1, 2), dealer=2)
_FROM_UNDER = {
    **_ANN_FOOL,
    "options": {**_ANN_FOOL["options"], "later_lead": "from_under"},
}
_NO_FOOL = over("", "", "", scores=(3, 1, 2), dealer=0)

STEPS = (
    Step(
        ("FF-5",),
        "example",
        mark("See what you are dealt, and where trumps come from."),
        (
            watch(
                _THREE,
                mark("Six cards are in your hand. The {turned} was turned: it makes trumps."),
            ),
            watch(
                _SIX,
                mark("Six people leave no stock. The dealer, {dealer}, has shown the {turned}."),
            ),
        ),
        chapter=mark("How a game begins"),
    ),
    Step(
        ("FF-5",),
        "try",
        mark("Count, and find your trumps."),
        (
            predict(
                _FOUR,
                mark("Four people play with 36 cards. How many are left for the stock?"),
                STOCK,
                10,
                6,
                18,
                blind=True,
                why=mark("Four hands of six are 24 cards."),
            ),
            predict(
                _SIX,
                mark("Six people play. {dealer} deals and shows the {turned}. Who holds it?"),
                TURNED_WITH,
                why=mark("It was the last card dealt."),
                blind=True,
            ),
        ),
    ),
    Step(
        ("FF-5",),
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
        ("FF-5",),
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
                why=mark("Everybody holds six, and the others are in the stock."),
            ),
        ),
    ),
    Step(
        ("FF-1",),
        "try",
        mark("Three people play, with the small pack and with the whole one."),
        (
            predict(
                _THREE,
                mark("They play with 36 cards. How many are left for the stock?"),
                STOCK,
                16,
                20,
                34,
                blind=True,
            ),
            predict(
                _WHOLE_PACK,
                mark("Now they play with all 52 cards. How many are left?"),
                STOCK,
                16,
                18,
                36,
                blind=True,
            ),
        ),
        mark("With the whole pack the game is longer, and the twos are the lowest."),
    ),
    Step(
        ("FF-6",),
        "example",
        mark("See who leads the first game."),
        (
            watch(
                _ANN_LOWEST,
                mark("The six of trumps is with Ann. Nobody has a lower one, so she leads."),
                ("attack 7H", mark("She leads to Bea, who sits left of her.")),
            ),
        ),
    ),
    Step(
        ("FF-6",),
        "contrast",
        mark("Ann and Bea have exchanged two trumps."),
        (
            predict(
                _ANN_LOWEST,
                mark("Your lowest trump is a queen, Bea’s a seven, Ann’s a six. Who leads?"),
                FIRST_LEADER,
                blind=True,
            ),
            predict(
                _BEA_LOWEST,
                mark("Now Ann has the seven, and Bea the six. Who leads?"),
                FIRST_LEADER,
                blind=True,
            ),
        ),
        mark("If nobody has a trump, agree: draw lots, or the lowest card leads."),
    ),
    Step(
        ("FF-7",),
        "example",
        mark("See who leads in a later game."),
        (
            watch(
                _ANN_FOOL,
                mark("Ann is the fool of this game. You sit right of her, so you lead next."),
            ),
        ),
        mark(
            "Under the fool: the right neighbour leads, and to the fool. "
            "From under the fool: the left neighbour leads."
        ),
    ),
    Step(
        ("FF-7",),
        "contrast",
        mark("Two ways to go on, as agreed before the first game."),
        (
            predict(
                _ANN_FOOL,
                mark("Ann is the fool, and the lead is under the fool. Who leads the next game?"),
                NEXT_LEADER,
            ),
            predict(
                _FROM_UNDER,
                mark("Here the lead is from under the fool. Who leads then?"),
                NEXT_LEADER,
                why=mark("It is whoever sits left of Ann."),
            ),
        ),
    ),
    Step(
        ("FF-7",),
        "try",
        mark("Another fool."),
        (
            predict(
                _BEA_FOOL,
                mark("Bea is the fool, and the lead is under the fool. Who leads next?"),
                NEXT_LEADER,
                why=mark("Ann sits right of Bea."),
            ),
        ),
    ),
    Step(
        ("FF-4",),
        "example",
        mark("See who deals the next game."),
        (watch(_ANN_FOOL, mark("Ann is the fool. Dealing is a fool’s work, so she deals.")),),
    ),
    Step(
        ("FF-4",),
        "contrast",
        mark("Somebody else is the fool."),
        (
            predict(_ANN_FOOL, mark("This game is over. Who deals the next one?"), NEXT_DEALER),
            predict(_BEA_FOOL, mark("And after this one?"), NEXT_DEALER),
        ),
    ),
    Step(
        ("FF-4",),
        "try",
        mark("Sometimes nobody is the fool."),
        (
            predict(
                _NO_FOOL,
                mark("All went out at once, and you had dealt. Who deals next?"),
                NEXT_DEALER,
                why=mark("Then the deal goes round."),
            ),
        ),
    ),
)
