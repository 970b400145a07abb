"""What is asked about the laws of Stump, in positions of real games."""

from __future__ import annotations

import random
from dataclasses import replace

from cardlab.games.move import Move
from cardlab.language import mark
from cardlab.lessons import facts, moments
from cardlab.lessons.asks import breaks, orders, picks, plays, predicts, referees
from cardlab.lessons.courses import any_game
from cardlab.lessons.courses.stump import facts as own, when
from cardlab.lessons.moments import Moment
from cardlab.lessons.questions import Question
from cardlab.lessons.task import Task
from cardlab.lessons.trials import a_take, at_any_time

_MILDER = {
    True: mark("Taking by choice is agreed on at this table. You take. Is that allowed?"),
    False: mark("Taking by choice is not agreed on here. You take. Is that allowed?"),
}


def _taking_by_choice(moment: Moment, laws: tuple[str, ...], stream: random.Random) -> Task | None:
    """Ask whether a take is allowed, and say whether it was agreed on that it may be chosen."""
    task = referees("ST-7", "CC-3", tried=a_take, when=when.could_beat, by=["ST-7"])(
        moment, laws, stream
    )
    return task and replace(task, asked=_MILDER[moment.state.setup.settings["decline"]])


QUESTIONS = (
    # The cards and the aim
    Question("ST-1", orders(mark("Put these cards in order, the lowest first."), 4)),
    Question("ST-1", orders(mark("Put these cards in order, the lowest first."), 5), level=2),
    Question(
        "ST-2",
        predicts(
            (
                mark("You are out. Who has won this game?"),
                mark("{name} is out. Who has won this game?"),
            ),
            facts.FIRST_OUT,
            when=any_game.goes_out,
            telling=True,
        ),
        source=moments.ends(),
    ),
    Question(
        "ST-2",
        predicts(
            mark("The game is over. Who is the stump?"),
            facts.LAST,
            when=any_game.ends,
            telling=True,
        ),
        source=moments.ends(),
    ),
    # Beating and leading
    Question("ST-7", picks(mark("Which of your cards beat the {lying}? Choose all of them."))),
    Question("ST-7", breaks(mark("Break this law: beat with a wrong card, or take at will."))),
    Question("ST-7", referees("ST-7", "CC-3", when=when.asked_to_beat), level=1),
    Question("ST-7", referees("ST-7", "CC-3", tried=a_take, when=when.asked_to_beat), level=1),
    Question(
        "ST-8",
        predicts(
            mark("Who plays the next card?"),
            facts.NEXT,
            when=when.plays,
            telling=True,
        ),
    ),
    Question("ST-8", referees("CC-3", "ST-7", tried=at_any_time("lead"), by=["CC-3"]), level=1),
    *any_game.common_laws("lead", "take", buttons=(Move("take"),)),
    # The stock and the pile
    Question(
        "ST-9",
        predicts(
            (
                mark("How many cards do you draw before the next card is played?"),
                mark("How many cards does {name} draw before the next card is played?"),
            ),
            facts.DRAWN,
            when=when.plays_with_stock,
            telling=True,
        ),
    ),
    Question(
        "ST-9",
        predicts(
            (
                mark("How many cards do you hold before the next card is played?"),
                mark("How many cards does {name} hold before the next card is played?"),
            ),
            own.HOLDS,
            when=when.plays_with_stock,
            telling=True,
        ),
        level=1,
    ),
    Question(
        "ST-10",
        predicts(
            (
                mark("You cannot beat the {lying}. How many cards do you take?"),
                mark("{name} cannot beat the {lying}. How many cards does {name} take?"),
            ),
            own.COSTS,
            when=any_game.takes,
        ),
    ),
    Question(
        "ST-10",
        orders(mark("Put these in order, the cheapest to take first."), 4, own.price),
        level=1,
    ),
    Question(
        "ST-10",
        plays(
            mark("Lead the card that costs most to take."),
            own.dearest,
            mark("That is allowed, but another of your cards would cost more."),
            when=when.costs_differ,
        ),
        level=1,
    ),
    Question(
        "ST-11",
        predicts(
            (
                mark("You must take from this pile. Who plays next?"),
                mark("{name} must take from this pile. Who plays next?"),
            ),
            facts.NEXT,
            when=when.takes_from_few,
        ),
    ),
    Question(
        "ST-11",
        predicts(
            (
                mark("You must take. Is the pile empty then?"),
                mark("{name} must take. Is the pile empty then?"),
            ),
            own.EMPTY,
            when=when.takes_from_few,
        ),
    ),
    Question(
        "ST-12",
        predicts(
            (
                mark("You take from this pile. Which card lies on top then?"),
                mark("{name} takes from this pile. Which card lies on top then?"),
            ),
            own.TOP,
            when=any_game.takes,
        ),
    ),
    Question(
        "ST-12",
        predicts(
            (
                mark("You take from this pile. Is your turn over then?"),
                mark("{name} takes from this pile. Is that turn over then?"),
            ),
            facts.TURN_OVER,
            when=when.takes_from_few,
        ),
        level=1,
    ),
    # How a game begins
    Question(
        "ST-3",
        predicts(
            mark("The game is over. Who deals the next one?"),
            facts.NEXT_DEALER,
            when=any_game.ends,
            telling=True,
        ),
        source=moments.ends(),
    ),
    any_game.dealer_after_a_stop("ST-3", when.stops, moments.from_position(when.stale, first=2)),
    *any_game.deals("ST-4", any_game.miscounted("stump")),
    Question(
        "ST-5",
        picks(
            mark("The {turned} was turned. Which of your cards are trumps?"),
            any_game.plays_trump,
            unfit=any_game.NO_TRUMP,
        ),
        source=moments.beginnings(),
    ),
    Question(
        "ST-5",
        predicts(
            (
                mark(
                    "{players} people play, and you have dealt. The "
                    "{turned} makes trumps. Who holds it?"
                ),
                mark(
                    "{players} people play, and {dealer} has dealt. The {turned} makes trumps. "
                    "Who holds it?"
                ),
            ),
            own.TURNED_WITH,
            of_dealer=True,
            blind=True,
            still=True,
        ),
        level=1,
        source=moments.beginnings(moments.anybody),
    ),
    Question(
        "ST-6",
        predicts(
            (
                mark("{players} people play, and you deal. Who leads first?"),
                mark("{players} people play, and {dealer} deals. Who leads first?"),
            ),
            facts.BEGINS,
            of_dealer=True,
            blind=True,
            still=True,
        ),
        source=moments.beginnings(moments.anybody),
    ),
    # The stump, and the end
    Question(
        "ST-13",
        predicts(
            (
                mark("Do you take up your stump?"),
                mark("Does {name} take up a stump?"),
            ),
            own.OPENS,
            when=when.may_open,
            telling=True,
        ),
    ),
    Question(
        "ST-13",
        predicts(
            (
                mark("How many cards do you hold then?"),
                mark("How many cards does {name} hold then?"),
            ),
            own.HOLDS,
            when=when.may_open,
            telling=True,
        ),
        level=1,
    ),
    Question(
        "ST-14",
        predicts(
            (
                mark("Are you out then?"),
                mark("Is {name} out then?"),
            ),
            facts.GOES_OUT,
            when=when.nearly_out,
            telling=True,
        ),
    ),
    Question(
        "ST-14",
        predicts(
            (
                mark("You are out. Who plays the next card?"),
                mark("{name} is out. Who plays the next card?"),
            ),
            facts.NEXT,
            when=any_game.goes_out_of_many,
            telling=True,
        ),
        level=1,
    ),
    Question(
        "ST-15",
        predicts(
            (
                mark("You are out. Is the game over?"),
                mark("{name} is out. Is the game over?"),
            ),
            facts.OVER,
            when=any_game.goes_out,
            telling=True,
        ),
        source=moments.ends(last=30),
    ),
    Question(
        "ST-15",
        predicts(
            mark("Who is the stump now, if anybody is?"),
            facts.LAST,
            when=when.nearly_out,
            telling=True,
        ),
        level=1,
        source=moments.ends(last=30),
    ),
    Question(
        "ST-16",
        predicts(
            mark("This turn ends, and the game is stopped. Who is the stump?"),
            facts.LAST,
            when=when.stops,
            telling=True,
        ),
        source=moments.from_position(when.stale, first=2),
    ),
    Question(
        "ST-16",
        predicts(
            mark("This turn ends, and the game is stopped. Who has won?"),
            facts.WINNER,
            when=when.stops,
            telling=True,
        ),
        level=1,
        source=moments.from_position(when.stale, first=2),
    ),
    # Another way to play
    Question(
        "ST-7a",
        _taking_by_choice,
        source=moments.either(
            moments.random_play(decline=True), moments.random_play(decline=False)
        ),
    ),
    Question(
        "ST-7a",
        plays(
            mark("Taking by choice is agreed on here. Keep all your cards."),
            any_game.takes,
            mark("That is allowed, but a card of yours is gone."),
            when=when.could_beat,
        ),
        source=moments.random_play(decline=True),
    ),
)
