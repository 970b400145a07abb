"""A game looked at again: your chances from move to move, and where a better card was in hand.

>>> import cardlab
>>> from cardlab.table import Table
>>> table = Table.deal(cardlab.get("stump"), players=2, seed=7)
>>> for _ in range(6):
...     events = table.play(table.state.legal_moves()[0])
>>> review = Review(Record.of(table), seat=0, simulations=40)
>>> review.finish()
>>> review.done == review.all > 0
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from cardlab.cards import quoted
from cardlab.coach.advice import Advice, advising
from cardlab.coach.choice import Choice, hundredths
from cardlab.coach.effort import STEPS, Effort
from cardlab.errors import BadReview
from cardlab.games.dealing import check_seat
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, say
from cardlab.players.endings import known_state
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import Slices, to_the_end
from cardlab.players.worth import worth
from cardlab.record import Record
from cardlab.table import Table, rightly_named

SECONDS = 12.0
"""So long a whole game is thought about, where no number of simulations is given."""
LONGEST = 0.5
"""No decision of a short game is thought about for more seconds."""
FEWEST = 60
"""So many simulations are made of each decision at least."""
PROVING = 300_000
"""All the proofs of a game take no more steps, which is two or three seconds."""
_SHARE = STEPS / PROVING
"""Each proof may use this part of the steps that are left, so that the last ones have some too."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of the player whose game is looked at.

    `number` counts the moves of the whole game from 1; `state` and `seen` are as they were then,
    `seen` with every card named.
    """

    number: int
    seat: int
    state: State
    seen: tuple[Event, ...]
    move: Move
    advice: Advice

    @property
    def view(self) -> View:
        """What the player saw."""
        return self.state.view(self.seat)

    @property
    def chance(self) -> float:
        """What the position was worth with the best move, from 0 to 1."""
        return self.advice.best.worth

    @property
    def cost(self) -> float:
        """What was lost by the move; 0 where it cannot be told from the best."""
        mine = self.mine
        return self.advice.cost if mine == self.advice.other else 0.0

    @property
    def mine(self) -> Choice:
        """The choice that was made."""
        return next(choice for choice in self.advice.choices if choice.move == self.move)

    @property
    def better(self) -> tuple[Move, ...]:
        """The moves that would have been as good as the best, as far as can be told."""
        good = (self.advice.best, *self.advice.close)
        return tuple(choice.move for choice in good if choice.move != self.move)

    @property
    def laws(self) -> tuple[str, ...]:
        """The laws that the reasons rest on, each once."""
        return tuple(dict.fromkeys(law for why in self.advice.reasons for law in why.laws))

    @property
    def sentence(self) -> Sentence:
        """What was lost by which move."""
        return say(
            "Move {number}, “{move}”, lowered your chances by {cost} in 100.",
            number=self.number,
            move=self.mine.caption,
            cost=hundredths(self.cost),
        )


class Review:
    """What the coach finds out about one player's game, decision by decision.

    Only decisions with more than one legal move are looked at. `decisions` grows while `slices`
    goes on.
    """

    def __init__(self, record: Record, seat: int = 0, simulations: int | None = None) -> None:
        """Look at the game of a seat; with a number of simulations the result repeats.

        Raises `BadSeat` for a seat that is not at the table, and `BadReview` for a number of
        simulations that is none.
        """
        check_seat("seat", seat, len(record.names))
        if simulations is not None and (type(simulations) is not int or simulations < 1):
            raise BadReview(
                say(
                    "The simulations must be a whole number from 1 up, not {found}.",
                    found=quoted(simulations),
                )
            )
        self.record = replace(record, names=rightly_named(record.names, seat))
        self.seat = seat
        self.decisions: list[Decision] = []
        self.all = sum(1 for _ in self._choices())
        """How many decisions there are to look at."""
        seconds = min(LONGEST, SECONDS / max(1, self.all))
        self._effort = Effort(FEWEST, seconds) if simulations is None else Effort(simulations)
        self._steps = float(PROVING)

    @property
    def done(self) -> int:
        """How many decisions have been looked at."""
        return len(self.decisions)

    @property
    def curve(self) -> tuple[tuple[int, float], ...]:
        """Your chances from move to move: the number of a move, and a chance from 0 to 1.

        The last of a finished game is what it ended with.
        """
        points = [(one.number, one.chance) for one in self.decisions]
        outcome = self.record.outcome
        if outcome and self.done == self.all:
            points.append((len(self.record.moves) + 1, worth(outcome, self.seat)))
        return tuple(points)

    @property
    def dearest(self) -> tuple[Decision, ...]:
        """The decisions that cost something for certain, the dearest first."""
        costly = [one for one in self.decisions if one.cost]
        return tuple(sorted(costly, key=lambda one: -one.cost))

    @property
    def to_practise(self) -> tuple[tuple[str, int], ...]:
        """The laws that your dearest decisions rest on, each with how many do."""
        return tuple(Counter(law for one in self.dearest for law in one.laws).most_common())

    def finish(self) -> None:
        """Look at all that is left, however long it takes."""
        to_the_end(self.slices())

    def slices(self) -> Slices[None]:
        """Look at one decision after the other, with a pause at least every 10 ms."""
        for number, (table, move) in enumerate(self._choices()):
            if number < self.done:
                continue
            state = table.state
            view, seen = state.view(self.seat), table.seen(self.seat)
            effort = self._effort._replace(steps=int(self._steps * _SHARE))
            advice = yield from advising(view, seen, table.names, effort, move)
            if known_state(view, Knowledge(view, seen)):
                self._steps -= effort.steps
            self.decisions.append(
                Decision(len(table.moves) + 1, self.seat, state, table.events, move, advice)
            )
            yield

    def _choices(self) -> Iterator[tuple[Table, Move]]:
        """Go through the tables at which the seat had a choice, with the move that it made."""
        record = self.record
        table = Table(record.game, record.deal, record.names, record.events, record.seed)
        for move in record.moves:
            if table.state.to_act == self.seat and len(table.state.legal_moves()) > 1:
                yield table, move
            table.play(move)

    def lines(self) -> list[Sentence]:
        """Return the review in words: the course of the game, what was dear, what to practise."""
        dear = [line for one in self.dearest for line in (one.sentence, one.advice.text)]
        return [self._course(), *dear, *self.closing()]

    def closing(self) -> list[Sentence]:
        """Say what to practise next."""
        if self.done and not self.dearest:
            return [say("No move of yours was surely worse than another.")]
        laws = self.record.game.laws
        return [
            say(
                "To practise next: {law}, “{title}”, in {count} decision.",
                "To practise next: {law}, “{title}”, in {count} decisions.",
                count,
                law=law,
                title=laws[law].title,
            )
            for law, count in self.to_practise
        ]

    def _course(self) -> Sentence:
        """Say how the chances went."""
        if not self.record.moves:
            return say("Nothing has been played in this game yet, so there is nothing to look at.")
        if not self.all:
            return say("You had nothing to decide in this game, so there is nothing to look at.")
        if not self.curve:
            return say("{done} of {all} decisions looked at.", done=self.done, all=self.all)
        (_, first), (_, last) = self.curve[0], self.curve[-1]
        return say(
            "{done} of {all} decisions looked at: your chances went from {first} in 100 to {last} "
            "in 100.",
            done=self.done,
            all=self.all,
            first=hundredths(first),
            last=hundredths(last),
        )

    def __repr__(self) -> str:
        """Return the review as a few lines of text."""
        return "\n".join(self.lines())
