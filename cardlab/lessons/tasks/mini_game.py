"""Play a small game to its end against players who keep to a habit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain

from cardlab.cards import Card
from cardlab.coach import Advice
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, say, together
from cardlab.lessons.coaching import counsel, objection
from cardlab.lessons.happening import Happening, happened
from cardlab.lessons.task import YOU, Answer, Feedback, MakeMove, Task, ruled
from cardlab.lessons.tasks.play import TAKE
from cardlab.players.habits import habit_of


@dataclass(frozen=True, kw_only=True)
class MiniGame(Task):
    """A game from this position to its end; it is the learner's turn.

    It is done right unless the learner is a loser. Where it is `coached`, a move that costs much
    is answered with the coach's reasons, and can be played all the same.
    """

    coached: bool = False
    buttons: tuple[Move, ...] = (TAKE,)

    @property
    def form(self) -> MakeMove:
        """A move."""
        return MakeMove(self.view, self.buttons)

    @cached_property
    def counsel(self) -> Advice:
        """What the coach thinks of the moves."""
        return counsel(self)

    @property
    def solution(self) -> Move:
        """The move that the coach would make."""
        return self.counsel.best.move

    @property
    def concerned(self) -> tuple[Card, ...]:
        """What the coach's move names."""
        return self.solution.cards

    @property
    def candidates(self) -> tuple[Answer, ...]:
        """The coach's move, and one or two others, in the order of the legal ones."""
        legal, best = self.view.legal_moves(), self.solution
        others = [move for move in legal if move != best][:2]
        return tuple(move for move in legal if move == best or move in others)

    def cards_of(self, answer: Answer) -> tuple[Card, ...]:
        """Return the cards that a move plays."""
        assert isinstance(answer, Move)
        return answer.from_hand

    @property
    def reason(self) -> Sentence:
        """Name the coach's move, and why it is good."""
        reasons = (reason.sentence for reason in self.counsel.reasons[:1])
        best = say("The coach would do this: “{move}”.", move=self.view.caption(self.solution))
        return together(best, *reasons)

    def judged(self, answer: Move) -> Feedback:
        """Rule on the move; play it and let the others play until it is the learner's turn."""
        violation = self.view.why_not(answer)
        if violation:
            return ruled(violation, answer.cards)
        went = self._played(answer)
        advised = objection(self, answer) if self.coached else Sentence("")
        if not advised:
            return went
        text = say("That is allowed, but it may cost you.")
        return Feedback("poor", text, None, advised, answer.cards, anyway=went)

    def _played(self, move: Move) -> Feedback:
        done = [happened(self.state, move)]
        while done[-1].after.to_act not in (YOU, None):
            done.append(happened(done[-1].after, self._habit(done)))
        after = done[-1].after
        told = tuple(chain.from_iterable(one.told(self.names) for one in done))
        view = after.view(YOU)
        if after.outcome is None:
            then = replace(self, state=after, seen=self._seen(done))
            return Feedback(
                "on", view.status(self.names), cards=move.cards, told=told, view=view, then=then
            )
        lost = YOU in after.outcome.losers
        law = self.game.laws[after.outcome.reason]
        cure = say("Set the cards out again, and try another way.") if lost else Sentence("")
        text = view.status(self.names)
        return Feedback("nearly" if lost else "right", text, law, cure, move.cards, told, view)

    def _habit(self, done: list[Happening]) -> Move:
        state: State = done[-1].after
        assert state.to_act is not None
        seen = (event.seen_by(state.to_act) for one in done for event in one.events)
        return habit_of(state.game_name).choose(state.view(state.to_act), tuple(seen))

    def _seen(self, done: list[Happening]) -> tuple[Event, ...]:
        return (*self.seen, *chain.from_iterable(one.seen for one in done))
