"""What is asked about the laws of Black Crow, in positions of real games."""

from __future__ import annotations

import random
from dataclasses import replace

from cardlab.games.move import Move
from cardlab.language import mark
from cardlab.lessons import facts, moments
from cardlab.lessons.asks import breaks, orders, picks, plays, predicts, referees
from cardlab.lessons.courses import any_game
from cardlab.lessons.courses.black_crow import facts as own, when
from cardlab.lessons.happening import Happening
from cardlab.lessons.moments import Moment
from cardlab.lessons.questions import Question
from cardlab.lessons.task import YOU, Task
from cardlab.lessons.trials import Trial

_FINNISH = {
    True: mark("The Finnish way is agreed on here. You choose “{move}”. Is that allowed?"),
    False: mark("The Finnish way is not agreed on. You choose “{move}”. Is that allowed?"),
}


def _some_cards(happening: Happening, stream: random.Random) -> Trial | None:
    """Let whoever is to attack try two cards or three, more often than not of one suit."""
    state = happening.before
    if state.to_act is None or not when.attacks(happening):
        return None
    hand = sorted(state.view(state.to_act).hand, key=lambda _: stream.random())
    if hand and stream.random() < 0.7:
        hand = [card for card in hand if card.suit is hand[0].suit]
    cards = tuple(hand[: 2 + int(stream.random() * 2)])
    return Trial(state, Move("attack", cards), state.to_act) if len(cards) > 1 else None


_UNDER_HER = referees(
    "BC-10", "BC-9", when=when.she_is_not_alone, by=["BC-10"], fair=when.would_cover
)


def _beside_her(moment: Moment, laws: tuple[str, ...], stream: random.Random) -> Task | None:
    """Ask whether a card beside the queen may be covered, and say what was agreed on."""
    task = _UNDER_HER(moment, laws, stream)
    if task is None or moment.state.to_act != YOU:
        return None
    return replace(task, asked=_FINNISH[moment.state.setup.settings["partial"]])


_EITHER_WAY = moments.either(moments.random_play(partial=True), moments.random_play(partial=False))

QUESTIONS = (
    # The cards and the aim
    Question("BC-1", orders(mark("Put these cards in order, the lowest first."), 4)),
    Question("BC-1", orders(mark("Put these cards in order, the lowest first."), 5), level=2),
    Question(
        "BC-2",
        predicts(
            mark("The game is over. Who is the black crow?"),
            facts.LAST,
            when=any_game.ends,
            telling=True,
        ),
        source=moments.ends(),
    ),
    Question(
        "BC-2",
        predicts(
            mark("Who is the black crow now, if anybody is?"),
            facts.LAST,
            when=when.nearly_out,
            telling=True,
        ),
        source=moments.ends(last=30),
    ),
    # Attacking and covering
    Question("BC-8", referees("BC-8", "CC-1", tried=_some_cards)),
    Question("BC-8", breaks(mark("Break this law: attack with cards that do not go together."))),
    Question(
        "BC-9",
        picks(
            mark("Which of your cards cover the {lying}, or one of them? Choose all."),
            when=when.defends_without_her,
        ),
    ),
    Question(
        "BC-9",
        breaks(mark("Break this law: lay a cover where it does not belong.")),
    ),
    Question("BC-9", referees("BC-9", "CC-3", when=when.defends_without_her), level=1),
    *any_game.common_laws("attack", "take", buttons=(Move("take"),)),
    # The black crow, and taking
    Question("BC-10", referees("BC-10", "BC-9", when=when.she_matters, fair=when.would_cover)),
    Question(
        "BC-10",
        plays(
            mark("It is your attack. Pass the queen of spades on."),
            own.plays_her,
            mark("That is allowed, but the queen is still in your hand."),
            when=when.you_may_pass_her_on,
        ),
        level=1,
    ),
    Question(
        "BC-11",
        predicts(
            mark("All is covered now. Whose attack is it?"),
            own.ATTACKER,
            when=when.all_covered,
            telling=True,
        ),
    ),
    Question(
        "BC-11",
        predicts(
            mark("All is covered now. How many cards are drawn in all?"),
            own.DRAWN,
            when=when.covered_with_stock,
            telling=True,
        ),
        level=1,
    ),
    Question(
        "BC-11",
        predicts(
            mark("All is covered now. How many cards go to the discard?"),
            own.DISCARDED,
            when=when.all_covered,
            telling=True,
        ),
    ),
    Question(
        "BC-12",
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
        "BC-12",
        predicts(
            (
                mark("You take. Whose attack is it then?"),
                mark("{name} takes. Whose attack is it then?"),
            ),
            own.ATTACKER,
            when=any_game.takes,
        ),
    ),
    Question(
        "BC-12",
        predicts(
            mark("The bout is over. Who acts next?"),
            facts.NEXT,
            when=when.ends_bout,
            telling=True,
        ),
        level=1,
    ),
    Question(
        "BC-13",
        predicts(
            mark("The bout is over. Who draws the turned {turned} now?"),
            facts.DRAWS_TURNED,
            when=when.stock_runs_out,
            telling=True,
        ),
    ),
    Question(
        "BC-13",
        predicts(
            mark("The bout is over. Who draws first?"),
            facts.FIRST_TO_DRAW,
            when=when.stock_runs_out,
            telling=True,
        ),
    ),
    # How a game begins
    Question(
        "BC-3",
        predicts(
            (
                mark("You dealt this game, and it is over. Who deals the next one?"),
                mark("{dealer} dealt this game, and it is over. Who deals the next one?"),
            ),
            facts.NEXT_DEALER,
            when=any_game.ends,
            of_dealer=True,
            telling=True,
        ),
        source=moments.ends(),
    ),
    any_game.dealer_after_a_stop("BC-3", when.stops, moments.from_position(when.stale, first=2)),
    *any_game.deals("BC-4", any_game.miscounted("black_crow")),
    Question(
        "BC-5",
        picks(
            mark("The {turned} was turned. Which of your cards are trumps?"),
            any_game.plays_trump,
            unfit=any_game.NO_TRUMP,
        ),
        source=moments.beginnings(),
    ),
    Question(
        "BC-5",
        predicts(
            mark("The {turned} was turned. Is the {cards} a trump?"),
            own.TRUMPS,
            when=any_game.plays_one,
        ),
        level=1,
    ),
    Question(
        "BC-6",
        picks(
            mark("Which of your cards would have made trumps, had they been turned?"),
            own.would_make_trumps,
            unfit=own.NEVER_TRUMPS,
        ),
        source=moments.beginnings(),
    ),
    Question(
        "BC-6",
        predicts(
            mark("Suppose the {cards} had been turned. Would its suit be trumps?"),
            own.WOULD_MAKE_TRUMPS,
            when=any_game.plays_one,
        ),
    ),
    Question(
        "BC-7",
        predicts(
            (
                mark("{players} people play, and you deal. Who attacks first?"),
                mark("{players} people play, and {dealer} deals. Who attacks first?"),
            ),
            facts.BEGINS,
            of_dealer=True,
            blind=True,
            still=True,
        ),
        source=moments.beginnings(moments.anybody),
    ),
    Question(
        "BC-7",
        predicts(
            (
                mark("{players} people play, and you deal. Who defends first?"),
                mark("{players} people play, and {dealer} deals. Who defends first?"),
            ),
            own.DEFENDER,
            of_dealer=True,
            blind=True,
            still=True,
        ),
        source=moments.beginnings(moments.anybody),
    ),
    # Going out, and the end
    Question(
        "BC-14",
        predicts(
            mark("Does somebody go out now?"),
            facts.GOES_OUT,
            when=when.nearly_out,
            telling=True,
        ),
        source=moments.ends(last=40),
    ),
    Question(
        "BC-14",
        predicts(
            mark("Somebody is out now. Whose attack is it?"),
            own.ATTACKER,
            when=any_game.goes_out_of_many,
            telling=True,
        ),
        level=1,
    ),
    Question(
        "BC-15",
        predicts(mark("Is the game over?"), facts.OVER, when=when.nearly_out, telling=True),
        source=moments.ends(last=30),
    ),
    Question(
        "BC-15",
        predicts(
            mark("Somebody goes out. Is the game over?"),
            facts.OVER,
            when=any_game.goes_out,
            telling=True,
        ),
        source=moments.ends(last=40),
    ),
    Question(
        "BC-16",
        predicts(
            mark("For 39 bouts nothing came of this game. Is it over now?"),
            facts.OVER,
            when=when.covers_or_takes_late,
            telling=True,
        ),
        source=moments.from_position(when.stale, first=6),
    ),
    Question(
        "BC-16",
        predicts(
            mark("For 39 bouts nothing came of this game. Who acts next, if anybody?"),
            facts.NEXT,
            when=when.covers_or_takes_late,
            telling=True,
        ),
        level=1,
        source=moments.from_position(when.stale, first=6),
    ),
    # Other ways to play
    Question(
        "BC-5a",
        picks(
            mark("Diamonds always, as agreed. Which of your cards are trumps?"),
            any_game.plays_trump,
            unfit=any_game.NO_TRUMP,
        ),
        source=moments.beginnings(trump="diamonds"),
    ),
    Question(
        "BC-5a",
        predicts(
            mark("Diamonds always, it was agreed. Is the {cards} a trump?"),
            own.TRUMPS,
            when=any_game.plays_one,
        ),
        source=moments.random_play(trump="diamonds"),
    ),
    Question(
        "BC-5b",
        picks(
            mark("You have shown a king and a queen for trumps. Which of your cards are they?"),
            own.makes_marriage,
            unfit=own.NOT_WED,
            when=when.wed,
        ),
        source=moments.beginnings(trump="marriage"),
    ),
    Question(
        "BC-5b",
        predicts(
            mark("A king and queen of one suit make trumps here. Who has shown them?"),
            own.SHOWN_BY,
            still=True,
        ),
        source=moments.beginnings(trump="marriage"),
    ),
    Question("BC-12a", _beside_her, source=_EITHER_WAY),
    Question(
        "BC-12a",
        predicts(
            (
                mark("The Finnish way is agreed on. You take. How many cards do you get?"),
                mark("The Finnish way is agreed on. {name} takes. How many cards does {name} get?"),
            ),
            facts.TAKEN,
            when=when.partly_covered,
        ),
        source=moments.random_play(partial=True),
    ),
)
