"""What a learner is asked to do, whatever shows it: a question, the form of an answer, a ruling.

A task is a value. It never changes: judging an answer gives a `Feedback`, and where a task goes on
after an answer (the next move of a small game, the next picture of a replay) the feedback holds
the task that follows. Everything it says is worked out by the engine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, combinations, permutations
from typing import Any, Literal, NamedTuple, TypeAlias

from cardlab.cards import Card, quoted
from cardlab.errors import CardlabError
from cardlab.games import get
from cardlab.games.game import Game, State, View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event, Law, Violation
from cardlab.language import Sentence, listed, say, together
from cardlab.table import seat_names

YOU = 0
"""The seat of the learner in every lesson."""

Verdict = Literal["right", "nearly", "poor", "illegal", "wrong", "on"]
"""How an answer is judged.

`right`: the task is done. `nearly`: something is missing, nothing is wrong. `poor`: a legal move
that does not do what was asked. `illegal`: a move that a law forbids. `wrong`: any other answer
that is not right. `on`: good so far; the task goes on as `Feedback.then`.
"""

Answer: TypeAlias = "frozenset[Card] | int | tuple[int, ...] | Move | None"
"""Cards picked, the place of a choice, places in order, a move, or None for just going on."""


class BadAnswer(CardlabError, ValueError):
    """An answer of another form than the task has."""


class PickCards(NamedTuple):
    """The answer is a set of these cards, all from the learner's hand: a frozenset of `Card`."""

    cards: tuple[Card, ...]

    def answers(self) -> Iterator[Answer]:
        """Go through every answer there is but the empty one."""
        sizes = range(1, len(self.cards) + 1)
        return map(frozenset, chain.from_iterable(combinations(self.cards, size) for size in sizes))


class PickOne(NamedTuple):
    """The answer is the place of one of these choices, from 0 on."""

    choices: tuple[Sentence, ...]

    def answers(self) -> Iterator[Answer]:
        """Go through every answer there is."""
        return iter(range(len(self.choices)))


class PutInOrder(NamedTuple):
    """The answer is the places of all these things, each once, in the order asked for."""

    things: tuple[Sentence, ...]

    def answers(self) -> Iterator[Answer]:
        """Go through every answer there is."""
        return permutations(range(len(self.things)))


class MakeMove(NamedTuple):
    """The answer is a move, legal or not: made of cards by `View.choice`, or one of `buttons`.

    `buttons` are the moves without cards that are offered, whether they are legal now or not.
    """

    view: View
    buttons: tuple[Move, ...]

    def answers(self) -> Iterator[Answer]:
        """Go through the legal moves, then what one card or two would be, and the buttons."""
        hand = self.view.hand
        chosen = chain(combinations(hand, 1), combinations(hand, 2))
        tried = filter(None, map(self.view.choice, chosen))
        return iter(dict.fromkeys((*self.view.legal_moves(), *tried, *self.buttons)))


class GoOn(NamedTuple):
    """The answer is None: there is nothing to decide but to go on."""

    def answers(self) -> Iterator[Answer]:
        """Go through the only answer there is."""
        return iter((None,))


Form: TypeAlias = PickCards | PickOne | PutInOrder | MakeMove | GoOn
"""What an answer must look like, as data."""


@dataclass(frozen=True, slots=True)
class Feedback:
    """How an answer is judged, and why.

    `law` is the law that decides, `cure` the smallest change that would make the answer right, and
    `cards` are the cards that it is about, to be marked. `told` says what happened where a move
    was played. `view` is what the learner sees now, where that has changed. `then` is the task
    that follows where this one goes on. A poor move that can be played all the same has in `anyway`
    what comes of it.
    """

    verdict: Verdict
    text: Sentence
    law: Law | None = None
    cure: Sentence = field(default_factory=lambda: Sentence(""))
    cards: tuple[Card, ...] = ()
    told: tuple[Sentence, ...] = ()
    view: View | None = None
    then: Task | None = None
    anyway: Feedback | None = None

    @property
    def sentence(self) -> Sentence:
        """All of it as one answer, with the law by its id and title."""
        return together(self.text, self.cure, named(self.law) if self.law else "")


@dataclass(frozen=True, slots=True)
class Hint:
    """One rung of help: what it says, the cards it points at, and the answers that it leaves.

    The last rung of a ladder leaves the right answer alone.
    """

    text: Sentence
    cards: tuple[Card, ...] = ()
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Task(ABC):
    """Something asked about a position; the learner sits at seat 0.

    `laws` are the ids of the laws it is about, the one that decides first. `asked` is a marked
    text; it may name `{lying}` (the cards to be answered), `{trump}`, `{turned}`, `{players}`,
    `{name}` and `{next}` (who is to act, and who comes then), `{dealer}` and `{left}` (who sits
    left of the dealer), and what `fields` has. `seen` is what the learner has seen before. A
    `blind` task shows no picture: it would tell the answer, or there is nothing to see.
    """

    state: State = field(repr=False)
    laws: tuple[str, ...]
    asked: str
    seen: tuple[Event, ...] = field(default=(), repr=False)
    blind: bool = False

    @property
    def game(self) -> Game:
        """The game that this is about."""
        return get(self.state.game_name)

    @cached_property
    def view(self) -> View:
        """What the learner sees."""
        return self.state.view(YOU)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return seat_names(self.state.players, YOU)

    @property
    def law(self) -> Law:
        """The law that decides."""
        return self.game.laws[self.laws[0]]

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards on the table that are still to be answered."""
        return lying(self.view)

    @property
    def fields(self) -> dict[str, object]:
        """What else the question may name."""
        return {}

    @property
    def question(self) -> Sentence:
        """What is asked, as it is shown."""
        return say(self.asked, **{**public_fields(self.view, self.names), **self.fields})

    @property
    @abstractmethod
    def form(self) -> Form:
        """What an answer looks like."""

    @property
    @abstractmethod
    def solution(self) -> Answer:
        """A right answer, worked out by the engine."""

    @property
    def concerned(self) -> tuple[Card, ...]:
        """The cards that decide, of those that the learner sees."""
        return ()

    @property
    def candidates(self) -> tuple[Answer, ...]:
        """The answers worth a thought, the right one among them."""
        return ()

    @property
    @abstractmethod
    def reason(self) -> Sentence:
        """The right answer in a sentence, with why it is so."""

    def judge(self, answer: Any) -> Feedback:  # noqa: ANN401 - whatever was given
        """Judge an answer; raises `BadAnswer` for one of another form. Nothing is changed."""
        return self.judged(self.read(answer))

    @abstractmethod
    def judged(self, answer: Any) -> Feedback:  # noqa: ANN401 - of the form that this task has
        """Judge an answer of the right form."""

    def read(self, answer: Any) -> Answer:  # noqa: ANN401 - whatever was given
        """Return an answer in the form that this task has; raises `BadAnswer`."""
        return read_answer(self.form, answer)

    def cards_of(self, answer: Answer) -> tuple[Card, ...]:  # noqa: ARG002 - for answers with cards
        """Return the cards that an answer is about, so that a hint can point at them."""
        return ()

    def hints(self) -> tuple[Hint, ...]:
        """Return the four rungs of help: the law, the cards, the candidates, and the answer.

        They are worked out from what the learner sees and has seen.
        """
        from cardlab.lessons.hints import ladder

        return ladder(self)


def named(law: Law) -> Sentence:
    """Return a law's name for a sentence: its id and its title."""
    return say("{law}, “{title}”.", law=law.id, title=law.title)


def enumerated(words: Sequence[Sentence]) -> Sentence:
    """Return texts as a list in a sentence, on screen and aloud."""
    return Sentence(listed(words), listed(word.spoken for word in words))


def ruled(violation: Violation, cards: Sequence[Card]) -> Feedback:
    """Return what is said of a move that a law forbids; it points at what would be right."""
    right = violation.move.cards if violation.move else ()
    shown = tuple(dict.fromkeys(right or cards))
    return Feedback("illegal", violation.text, violation.law, violation.cure, shown)


def read_answer(form: Form, answer: Any) -> Answer:  # noqa: ANN401 - whatever was given
    """Return an answer in this form; cards and moves may be texts. Raises `BadAnswer`."""
    try:
        return _read(form, answer)
    except (TypeError, ValueError) as error:
        raise BadAnswer(
            say("{answer} is not an answer to this question.", answer=quoted(answer))
        ) from error


def _read(form: Form, answer: Any) -> Answer:  # noqa: ANN401 - whatever was given
    if isinstance(form, PickCards):
        cards = frozenset(one if isinstance(one, Card) else Card.parse(one) for one in answer)
        if cards <= set(form.cards):
            return cards
    elif isinstance(form, PickOne):
        if answer in range(len(form.choices)):
            return int(answer)
    elif isinstance(form, PutInOrder):
        places = tuple(map(int, answer))
        if sorted(places) == [*range(len(form.things))]:
            return places
    elif isinstance(form, MakeMove):
        return Move.read(answer)
    elif answer is None:
        return None
    raise ValueError


def lying(view: View) -> tuple[Card, ...]:
    """Return the cards on the table that are still to be answered."""
    return tuple(pair.attack for pair in view.layout().pairs if pair.cover is None)


def public_fields(view: View, names: Sequence[str]) -> dict[str, object]:
    """Return what every question may name, of what all can see."""
    dealer = view.setup.dealer
    facts: dict[str, object] = {
        "lying": lying(view),
        "trump": view.trump,
        "players": view.players,
        "dealer": names[dealer],
        "left": names[(dealer + 1) % view.players],
        "turned": () if view.setup.turned is None else view.setup.turned,
    }
    if view.to_act is not None:
        following = (view.to_act + 1) % view.players
        while following in view.out:
            following = (following + 1) % view.players
        facts |= {"name": names[view.to_act], "next": names[following]}
    return facts
