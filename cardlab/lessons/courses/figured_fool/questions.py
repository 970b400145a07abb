"""What is asked about the laws of Figured Fool, in positions of real games."""

from __future__ import annotations

import random

from cardlab.games.figured_fool.laws import PASS, TAKE
from cardlab.games.move import Move
from cardlab.language import mark
from cardlab.lessons import facts, moments
from cardlab.lessons.asks import breaks, orders, picks, plays, predicts, referees
from cardlab.lessons.courses import any_game
from cardlab.lessons.courses.figured_fool import facts as own, when
from cardlab.lessons.happening import Happening
from cardlab.lessons.moments import Moment
from cardlab.lessons.questions import Question
from cardlab.lessons.task import Task
from cardlab.lessons.trials import Trial

_FIVE_AT_MOST = moments.from_position(when.long_first_bout, first=1)


def _a_lead(happening: Happening, stream: random.Random) -> Trial | None:
    """Let whoever leads try one card or two."""
    state = happening.before
    if state.to_act is None or not when.leads(happening):
        return None
    hand = sorted(state.view(state.to_act).hand, key=lambda _: stream.random())
    count = 1 + int(stream.random() * 2)
    return Trial(state, Move("attack", tuple(hand[:count])), state.to_act)


_IN_ORDER = orders(
    mark("These are the lowest trumps of four players. Put them in order, who leads being first."),
    4,
)


def _lowest_trumps(moment: Moment, laws: tuple[str, ...], stream: random.Random) -> Task | None:
    """Ask for the order of some trumps."""
    task = _IN_ORDER(moment, laws, stream)
    trumps = task is not None and all(card.suit is moment.state.trump for card in task.concerned)
    return task if trumps else None


QUESTIONS = (
    # The cards and the aim
    Question("FF-1", orders(mark("Put these cards in order, the lowest first."), 4)),
    Question("FF-1", orders(mark("Put these cards in order, the lowest first."), 5), level=2),
    Question(
        "FF-2",
        picks(
            mark("Which of your cards are figured? Choose all of them."),
            own.plays_figured,
            unfit=own.NOT_FIGURED,
            when=when.leads,
        ),
    ),
    Question(
        "FF-2",
        predicts(mark("Is the {cards} a figured card?"), own.FIGURED_ONE, when=any_game.plays_one),
    ),
    Question(
        "FF-3",
        predicts(
            mark("The game is over. Who has won alone, if anybody?"),
            own.SOLE_WINNER,
            when=any_game.ends,
            telling=True,
        ),
        source=moments.ends(),
    ),
    Question(
        "FF-3",
        predicts(
            mark("The game is stopped, and the scores stand. Who has won alone, if anybody?"),
            own.SOLE_WINNER,
            when=when.stops,
            telling=True,
        ),
        level=1,
        source=moments.from_position(when.stale, first=8),
    ),
    # Covering and leading
    Question("FF-8", referees("FF-8", "CC-1", tried=_a_lead)),
    Question(
        "FF-8",
        plays(
            mark("You lead. Play a card that is neither figured nor a trump."),
            own.leads_plain,
            mark("That is allowed, but it may help somebody, or you may miss it."),
            when=when.leads,
        ),
    ),
    Question(
        "FF-8",
        predicts(
            mark("{players} people play, and nobody is out. Who has to answer this lead?"),
            own.DEFENDER,
            when=when.leads_to_all,
            telling=True,
            blind=True,
        ),
    ),
    Question(
        "FF-9",
        picks(mark("Which of your cards cover the {lying}? Choose all."), when=when.defends),
    ),
    Question(
        "FF-9",
        breaks(mark("Break this law: cover with a card that does not do it.")),
    ),
    Question("FF-9", referees("FF-9", "CC-3", when=when.defends), level=1),
    # Throwing in
    Question(
        "FF-10",
        picks(
            mark("All is covered. Which of your cards may you throw in?"),
            when=when.throws_or_passes,
        ),
    ),
    Question(
        "FF-10",
        breaks(mark("Break this law: throw in a card that does not fit."), (TAKE, PASS)),
    ),
    Question("FF-10", referees("FF-10", "CC-3", when=when.throws_or_passes), level=1),
    Question(
        "FF-10",
        predicts(mark("Who acts next?"), facts.NEXT, when=when.plays_in_bout, telling=True),
        level=1,
    ),
    Question(
        "FF-11",
        predicts(mark("Is the bout over?"), own.BOUT_OVER, when=when.covers_many, telling=True),
    ),
    Question(
        "FF-11",
        predicts(mark("Who acts next?"), facts.NEXT, when=when.covers_many, telling=True),
        level=1,
    ),
    Question(
        "FF-11a",
        predicts(
            mark("It is the first bout, and five cards were agreed on. Is it over?"),
            own.BOUT_OVER,
            when=when.covers_in_first_bout,
            telling=True,
        ),
        source=_FIVE_AT_MOST,
    ),
    Question(
        "FF-11a",
        predicts(
            mark("It is the first bout, and five cards were agreed on. Who acts next?"),
            facts.NEXT,
            when=when.covers_in_first_bout,
            telling=True,
        ),
        source=_FIVE_AT_MOST,
    ),
    *any_game.common_laws("attack", "throw", "take", "pass", buttons=(TAKE, PASS)),
    # Scoring, taking, drawing
    Question(
        "FF-12",
        predicts(
            mark("All was covered, and the bout is over. Who leads the next one?"),
            own.LEADER,
            when=when.all_covered,
            telling=True,
        ),
    ),
    Question(
        "FF-12",
        predicts(
            mark("The bout is over. Who defends in the next one?"),
            own.DEFENDER,
            when=when.all_covered,
            telling=True,
        ),
        level=1,
    ),
    Question(
        "FF-13",
        predicts(
            mark("The bout is over. How many figured cards are scored?"),
            own.GAINED,
            when=when.counts,
            telling=True,
        ),
    ),
    Question(
        "FF-13",
        predicts(
            mark("The bout is over. Has anybody scored?"),
            own.SCORED,
            when=when.takes_then_scores,
            telling=True,
        ),
    ),
    Question(
        "FF-14",
        predicts(
            (
                mark("You take. How many cards do you get?"),
                mark("{name} takes. How many cards does {name} get?"),
            ),
            facts.TAKEN,
            when=any_game.takes,
        ),
    ),
    Question(
        "FF-14",
        predicts(
            (
                mark("You take. Who leads the next bout?"),
                mark("{name} takes. Who leads the next bout?"),
            ),
            own.LEADER,
            when=any_game.takes,
        ),
    ),
    Question(
        "FF-15",
        predicts(
            mark("The bout is over. Who draws first?"),
            facts.FIRST_TO_DRAW,
            when=when.draws,
            telling=True,
        ),
    ),
    Question(
        "FF-15",
        predicts(
            mark("The bout is over. How many cards are drawn in all?"),
            own.DRAWN,
            when=when.draws,
            telling=True,
        ),
        level=1,
    ),
    # How a game begins
    Question(
        "FF-4",
        predicts(
            mark("The game is over. Who deals the next one?"),
            facts.NEXT_DEALER,
            when=when.ends_with_a_fool,
            telling=True,
        ),
        source=moments.ends(),
    ),
    any_game.dealer_after_a_stop("FF-4", when.stops, moments.from_position(when.stale, first=8)),
    *any_game.deals("FF-5", when.miscounted),
    Question(
        "FF-5",
        picks(
            mark("The {turned} was turned. Which of your cards are trumps?"),
            any_game.plays_trump,
            when=when.leads,
            unfit=any_game.NO_TRUMP,
        ),
    ),
    Question(
        "FF-6",
        picks(
            mark("You lead this first game. Which of your cards has decided that?"),
            own.plays_lowest_trump,
            when=own.has_trumps,
        ),
        source=moments.beginnings(),
    ),
    Question("FF-6", _lowest_trumps, source=moments.beginnings()),
    Question(
        "FF-7",
        predicts(
            mark("The game is over, and the lead is under the fool. Who leads the next one?"),
            own.NEXT_LEADER,
            when=when.ends_with_a_fool,
            telling=True,
        ),
        source=moments.ends(later_lead="under"),
    ),
    Question(
        "FF-7",
        predicts(
            mark("The game is over, and the lead is from under the fool. Who leads next?"),
            own.NEXT_LEADER,
            when=when.ends_with_a_fool,
            telling=True,
        ),
        source=moments.ends(later_lead="from_under"),
    ),
    # Going out, and the end
    Question(
        "FF-16",
        predicts(
            mark("Does somebody go out now?"), facts.GOES_OUT, when=when.nearly_out, telling=True
        ),
        source=moments.ends(last=30),
    ),
    Question(
        "FF-16",
        predicts(mark("Is the game over?"), facts.OVER, when=when.nearly_out, telling=True),
        source=moments.ends(last=20),
    ),
    Question(
        "FF-16",
        predicts(
            mark("The game is over. Who is the fool, if anybody is?"),
            facts.LAST,
            when=any_game.ends,
            telling=True,
        ),
        level=1,
        source=moments.ends(),
    ),
    Question(
        "FF-17",
        predicts(
            mark("For 39 bouts nothing came of this game. Is it over now?"),
            facts.OVER,
            when=when.stale_bout_ends,
            telling=True,
        ),
        source=moments.from_position(when.stale, first=8),
    ),
    Question(
        "FF-17",
        predicts(
            mark("This bout ends, and the game is stopped. Who is the fool, if anybody is?"),
            facts.LAST,
            when=when.stops,
            telling=True,
        ),
        level=1,
        source=moments.from_position(when.stale, first=8),
    ),
)
