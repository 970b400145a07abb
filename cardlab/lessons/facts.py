"""What can be foretold of a move: a fact that the engine works out, and how it is put in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from cardlab.cards import Card
from cardlab.games import get
from cardlab.games.game import State
from cardlab.language import Sentence, say
from cardlab.lessons.happening import Happening
from cardlab.lessons.task import YOU
from cardlab.render.text import cards_count

Key: TypeAlias = "int | Card | bool | None"
"""What a fact can be: a number, a seat, a card, yes or no, or nobody and nothing."""
Wording: TypeAlias = Callable[[Key, Sequence[str]], Sentence]
"""Puts what a fact can be in words; it is given the names of the seats."""


class Label(NamedTuple):
    """How an answer is put in words, and how it is denied in a whole sentence."""

    said: Wording
    denied: Wording


@dataclass(frozen=True, slots=True)
class Fact:
    """Something about what happened: worked out by `truth`, put in words by a `label`.

    `others` are wrong answers that come to mind. Where `in_order` is true the answers are numbers
    of which one can say that they are too high or too low.
    """

    truth: Callable[[Happening], Key]
    label: Label
    others: Callable[[Happening], Sequence[Key]]
    in_order: bool = False


def _number(key: Key, names: Sequence[str]) -> Sentence:  # noqa: ARG001 - names nobody
    return cards_count(int(key or 0))


def _no_such_number(key: Key, names: Sequence[str]) -> Sentence:
    return say("No, not {count}.", count=_number(key, names))


def _who(key: Key, names: Sequence[str]) -> Sentence:
    return say("Nobody") if key is None else say("{name}", name=names[int(key)])


def _not_this_one(key: Key, names: Sequence[str]) -> Sentence:
    if key is None:
        return say("No, it is somebody.")
    return say("No, not you.") if key == YOU else say("No, not {name}.", name=names[int(key)])


def _yes_or_no(key: Key, names: Sequence[str]) -> Sentence:  # noqa: ARG001 - names nobody
    return say("Yes") if key else say("No")


def _the_other_way(key: Key, names: Sequence[str]) -> Sentence:  # noqa: ARG001 - there are two
    return say("No, it is the other way round.")


def _card(key: Key, names: Sequence[str]) -> Sentence:  # noqa: ARG001 - names nobody
    return say("{card}", card=key) if isinstance(key, Card) else say("None")


def _not_this_card(key: Key, names: Sequence[str]) -> Sentence:  # noqa: ARG001 - names nobody
    return say("No, not the {card}.", card=key) if key is not None else say("No, there is a card.")


number_of_cards = Label(_number, _no_such_number)
"""For a number of cards."""
who = Label(_who, _not_this_one)
"""For a seat, or nobody."""
yes_or_no = Label(_yes_or_no, _the_other_way)
"""For yes and no."""
which_card = Label(_card, _not_this_card)
"""For a card, or none."""


def every_seat(happening: Happening) -> tuple[Key, ...]:
    """Return every seat."""
    return tuple(range(happening.before.players))


def seats_and_nobody(happening: Happening) -> tuple[Key, ...]:
    """Return every seat, and nobody."""
    return (*every_seat(happening), None)


def yes_and_no(happening: Happening) -> tuple[Key, ...]:  # noqa: ARG001 - always these
    """Return yes and no."""
    return (True, False)


def cards(truth: Callable[[Happening], int], others: Callable[[Happening], Sequence[int]]) -> Fact:
    """Return a fact that is a number of cards."""
    return Fact(truth, number_of_cards, others, in_order=True)


def seat(truth: Callable[[Happening], int | None]) -> Fact:
    """Return a fact that is a seat, or nobody."""
    return Fact(truth, who, seats_and_nobody)


def yes(truth: Callable[[Happening], bool]) -> Fact:
    """Return a fact that is true or not."""
    return Fact(truth, yes_or_no, yes_and_no)


def counted(happening: Happening, kind: str) -> int:
    """Return how many cards moved in all events of a kind."""
    return sum(event.count for event in happening.find(kind))


def _around(count: int) -> tuple[int, ...]:
    return tuple(number for number in range(count - 2, count + 3) if number > 0)


def _as_dealt(happening: Happening) -> bool:
    """Tell whether everybody has as many cards as the game deals them, and so has the stock."""
    state = happening.before
    deal = get(state.game_name).deal(state.players, 0, **state.setup.settings)
    return _sizes(state) == _sizes(deal)


def _sizes(state: State) -> tuple[int, ...]:
    return (state.stock_size, *(hand.bit_count() for hand in state.hands))


def _first_dealt(happening: Happening) -> int | None:
    """Return who begins when this dealer deals."""
    state = happening.before
    settings = state.setup.settings
    return get(state.game_name).deal(state.players, 0, state.setup.dealer, **settings).to_act


def _next_dealer(happening: Happening) -> int:
    """Return who deals the next game."""
    state = happening.after
    return get(state.game_name).succession(state, [""] * state.players).dealer


def _draws_turned(happening: Happening) -> int | None:
    turned = happening.before.setup.turned
    drawn = (event for event in happening.find("draw") if turned in event.cards)
    return next((event.seat for event in drawn), None)


def _winner(happening: Happening) -> int | None:
    outcome = happening.after.outcome
    return outcome.winners[0] if outcome and outcome.winners else None


def _last(happening: Happening) -> int | None:
    outcome = happening.after.outcome
    return outcome.last if outcome else None


TAKEN = cards(lambda h: counted(h, "take"), lambda h: _around(counted(h, "take")))
"""How many cards are taken."""
DRAWN = cards(lambda h: counted(h, "draw"), lambda _: range(5))
"""How many cards are drawn."""
STOCK = cards(lambda h: h.before.stock_size, lambda h: _around(h.before.stock_size))
"""How many cards the stock has before the move."""
NEXT = seat(lambda h: h.after.to_act)
"""Who acts next; nobody when the game is over."""
LAST = seat(_last)
"""Who has lost in the end: the crow, the stump, the fool."""
WINNER = seat(_winner)
"""Who has won; the first of several."""
FIRST_OUT = seat(lambda h: h.after.out[0] if h.after.out else None)
"""Who was the first to go out."""
TURN_OVER = yes(lambda h: h.after.to_act != h.before.to_act)
"""Whether somebody else acts next, or nobody."""
OVER = yes(lambda h: h.after.to_act is None)
"""Whether the game is over."""
GOES_OUT = yes(lambda h: bool(h.find("out")))
"""Whether somebody goes out."""
FIRST_TO_DRAW = seat(lambda h: next((event.seat for event in h.find("draw")), None))
"""Who draws first."""
DRAWS_TURNED = seat(_draws_turned)
"""Who draws the turned card; nobody while it lies under the stock."""
AS_DEALT = yes(_as_dealt)
"""Whether everybody, and the stock, has as many cards as the game deals them."""
BEGINS = Fact(_first_dealt, who, every_seat)
"""Who begins after such a deal."""
NEXT_DEALER = Fact(_next_dealer, who, every_seat)
"""Who deals the next game, now that this one is over."""
