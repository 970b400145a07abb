"""Short ways to write a task of a step: a position, what is asked, and what it is about.

Each returns a maker, so that a course is read quickly and its positions are made when they are
met. A place to begin is a position in its dictionary form, or a deal from `dealt`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from cardlab.cards import Card
from cardlab.games import get
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.lessons import tasks
from cardlab.lessons.facts import Fact, Key
from cardlab.lessons.happening import Happening
from cardlab.lessons.step import Maker
from cardlab.lessons.task import YOU
from cardlab.lessons.tasks.order import Rank
from cardlab.lessons.tasks.pick import UNFIT, any_move
from cardlab.lessons.tasks.play import ALLOWED, TAKE
from cardlab.lessons.tasks.referee import asked_about


class Start(NamedTuple):
    """A position, and what the learner has seen before it."""

    state: State
    seen: tuple[Event, ...] = ()


Place: TypeAlias = Mapping[str, Any] | Callable[[], Start]
"""Where a task begins: a position in its dictionary form, or a deal."""


def dealt(game: str, players: int = 3, seed: int = 0, **choices: Any) -> Callable[[], Start]:  # noqa: ANN401 - handed on
    """Begin at a deal; the arguments are those of `Game.deal`."""

    def start() -> Start:
        deal = get(game).deal_openly(players, seed, **choices)
        return Start(deal.state, tuple(event.seen_by(YOU) for event in deal.events))

    return start


def begun(place: Place) -> Start:
    """Return the position where a task begins; raises `BadPosition` for one that cannot be."""
    if isinstance(place, Mapping):
        return Start(get(place["game"]).from_dict(place))
    return place()


def watch(place: Place, asked: str, *moves: tuple[str, str]) -> Maker:
    """Show moves one by one: each with its text, and a note on it that may be empty."""

    def maker(laws: tuple[str, ...]) -> tasks.Watch:
        state, seen = begun(place)
        played = tuple(Move.parse(move) for move, _ in moves)
        notes = tuple(note for _, note in moves)
        return tasks.Watch(
            state=state, seen=seen, laws=laws, asked=asked, moves=played, notes=notes
        )

    return maker


def pick(
    place: Place, asked: str, fits: Callable[[View, Move], bool] = any_move, unfit: str = UNFIT
) -> Maker:
    """Ask for every card that would do; `unfit` is said of one that may be played but does not."""

    def maker(laws: tuple[str, ...]) -> tasks.Pick:
        state, seen = begun(place)
        return tasks.Pick(state=state, seen=seen, laws=laws, asked=asked, fits=fits, unfit=unfit)

    return maker


def play(
    place: Place,
    asked: str,
    reached: Callable[[Happening], bool],
    missed: str = ALLOWED,
    *,
    coached: bool = False,
    buttons: Sequence[Move] = (TAKE,),
) -> Maker:
    """Ask for a move that reaches a goal; `missed` is said of a legal one that does not."""

    def maker(laws: tuple[str, ...]) -> tasks.Play:
        state, seen = begun(place)
        return tasks.Play(
            state=state,
            seen=seen,
            laws=laws,
            asked=asked,
            reached=reached,
            missed=missed,
            coached=coached,
            buttons=tuple(buttons),
        )

    return maker


def break_law(place: Place, asked: str, verb: str = "", buttons: Sequence[Move] = (TAKE,)) -> Maker:
    """Ask for a move that the law forbids, of one kind if a verb is given."""

    def maker(laws: tuple[str, ...]) -> tasks.BreakLaw:
        state, seen = begun(place)
        return tasks.BreakLaw(
            state=state,
            seen=seen,
            laws=laws,
            asked=asked,
            verb=verb,
            buttons=tuple(buttons),
        )

    return maker


def referee(
    place: Place, move: str, *offered: str, asked: str = "", by: int | None = None
) -> Maker:
    """Ask whether a move is allowed, or which of the laws `offered` forbids it.

    `by` is whose move it is, if not of the seat to act.
    """

    def maker(laws: tuple[str, ...]) -> tasks.Referee:
        state, seen = begun(place)
        tried = Move.parse(move)
        question = asked or asked_about(tried, state.to_act if by is None else by)
        return tasks.Referee(
            state=state, seen=seen, laws=laws, asked=question, move=tried, offered=offered, by=by
        )

    return maker


def predict(
    place: Place,
    asked: str,
    fact: Fact,
    *others: Key,
    move: str = "",
    why: str = "",
    blind: bool = False,
) -> Maker:
    """Ask for a fact about what a move will bring; `others` are the wrong answers offered.

    Without any, those are offered that come to mind.
    """

    def maker(laws: tuple[str, ...]) -> tasks.Predict:
        state, seen = begun(place)
        task = tasks.Predict(
            state=state,
            seen=seen,
            laws=laws,
            asked=asked,
            blind=blind,
            fact=fact,
            others=others,
            move=Move.parse(move) if move else None,
            why=why,
        )
        return task if others else task.offering(*fact.others(task.happening))

    return maker


def order(place: Place, asked: str, things: str | Sequence[int], rank: Rank) -> Maker:
    """Ask for an order of cards, as "10C KC 9C", or of seats; they are offered in this one."""

    def maker(laws: tuple[str, ...]) -> tasks.Order:
        state, seen = begun(place)
        offered: tuple[Card | int, ...] = (
            tuple(map(Card.parse, things.split())) if isinstance(things, str) else tuple(things)
        )
        return tasks.Order(
            state=state, seen=seen, laws=laws, asked=asked, things=offered, rank=rank
        )

    return maker


def mini_game(
    place: Place, asked: str, *, coached: bool = False, buttons: Sequence[Move] = (TAKE,)
) -> Maker:
    """Ask to play a game to its end."""

    def maker(laws: tuple[str, ...]) -> tasks.MiniGame:
        state, seen = begun(place)
        return tasks.MiniGame(
            state=state, seen=seen, laws=laws, asked=asked, coached=coached, buttons=tuple(buttons)
        )

    return maker


def swapped(place: Mapping[str, Any], one: str, other: str) -> dict[str, Any]:
    """Return a position in which two cards have changed places, for a contrast pair.

    >>> swapped({"hands": [["7H"], ["8H"]], "turned": None}, "7H", "8H")["hands"]
    [['8H'], ['7H']]
    """
    changed = {one: other, other: one}

    def swap(value: Any) -> Any:  # noqa: ANN401 - any part of a position
        if isinstance(value, list):
            return [swap(item) for item in value]
        return changed.get(value, value) if isinstance(value, str) else value

    return {key: value if key == "turned" else swap(value) for key, value in place.items()}
