"""Proofs that a seat gets at least so much of an open game, or that it does not.

This is depth-first proof-number search; Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its
Applications" (2002). Each position has two numbers: how much is to be shown at least until it is
proven that the seat gets so much, and until it is proven that it does not. The search always goes
on where the least is missing. Where every reply must be looked at, what counts is not the sum but
the hardest of them and how many they are, since the same positions come up behind many replies;
so Ueda, Hashimoto, Hashimoto and Iida, "Weak Proof-Number Search" (2008).

A position has the counter by which its game is stopped when nothing happens any more. So none
comes up twice in a line of play, and what is proven holds however long cards go back and forth.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from operator import itemgetter
from typing import Any

from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.players.endings.stakes import Stakes
from cardlab.players.player import Slices
from cardlab.players.worth import worth

NEVER = 10**9
"""How much is to be shown for what is not true."""
SPREAD = 2
"""What every reply adds to the hardest of them."""
SLICE = 500
"""So many steps are done between two pauses; they take less than 10 ms."""
FOLLOWS = ("setup", "discard")
"""What is the same in all positions of an ending, or follows from the rest of each."""


class Position:
    """A position in which it is the seat's own turn, `mine`, or another's.

    `yes` and `no` are how much is to be shown that the seat gets so much, and that it does not; 0
    is for what is proven. `after` are the positions after the moves, as far as these matter, or
    None as long as nobody has looked.
    """

    __slots__ = ("after", "mine", "moves", "no", "state", "yes")

    def __init__(
        self, yes: int, no: int, state: State | None, moves: tuple[Move, ...], *, mine: bool
    ) -> None:
        """Begin with a guess at the two numbers."""
        self.yes = yes
        self.no = no
        self.state = state
        self.moves = moves
        self.mine = mine
        self.after: list[Position] | None = None

    @property
    def open(self) -> bool:
        """Whether neither is proven."""
        return bool(self.yes and self.no)


YES = Position(0, NEVER, None, (), mine=True)
"""Every position from which the seat surely gets so much."""
NO = Position(NEVER, 0, None, (), mine=True)
"""Every position from which it surely does not."""


class Proof:
    """A search for a proof that the seat to act gets at least `goal`, or that it does not.

    `root` is the position in which it acts, and `after` has that after each of its moves. `steps`
    counts what was done: positions made and looked at. Where it is proven that the seat does not
    get `goal`, it gets `below` at most.
    """

    def __init__(
        self, state: State, moves: Iterable[Move], stakes: Stakes[Any], goal: float
    ) -> None:
        """Begin at a state, with those of its moves that are to be looked at."""
        self.steps = 0
        self.below = 0.0
        self._pause = SLICE
        self._stakes = stakes
        self._goal = goal
        self._known: dict[Hashable, Position] = {}
        self._key = _key_of(state)
        self.after = {move: self._position(state.after(move)) for move in moves}
        self.root = Position(1, 1, None, (), mine=True)
        self.root.after = list(self.after.values())

    def search(self, position: Position, steps: int) -> Slices[None]:
        """Search until a position is decided or, after so many steps more, give up."""
        until = self.steps + steps
        path = [(position, NEVER, NEVER)] if position.open else []
        while path and self.steps < until:
            if self.steps >= self._pause:
                yield
                self._pause = self.steps + SLICE
            self.steps += 1
            position, yes_limit, no_limit = path[-1]
            if position.after is None:
                self._look(position)
            further = _weigh(position, yes_limit, no_limit)
            if further:
                path.append(further)
            else:
                path.pop()

    def forget(self) -> Slices[None]:
        """Let go of all positions that were found; of so many at once that takes long too."""
        while self._known:
            for _ in range(min(SLICE, len(self._known))):
                self._known.popitem()[1].after = None
            yield

    def _look(self, position: Position) -> None:
        """Make the positions after the moves, up to one that decides."""
        state = position.state
        assert state is not None
        deciding, useless = (YES, NO) if position.mine else (NO, YES)
        position.after = after = []
        for move in position.moves:
            one = self._position(state.after(move))
            if one is not useless:
                after.append(one)
            if one is deciding:
                break
        position.state = None  # nobody needs it any more

    def _position(self, state: State) -> Position:
        """Return the position to which a state leads while there is but one move.

        It is a new one only if it did not come up before.
        """
        self.steps += 1
        while True:
            seat = state.to_act
            if seat is None:
                return self._ended(state)
            moves = state.moves_in_hand(state.hands[seat])
            if len(moves) > 1:
                break
            state = state.after(moves[0])
        key = self._key(state)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._new(state, moves)
        return known

    def _ended(self, state: State) -> Position:
        outcome = state.outcome
        assert outcome is not None
        got = worth(outcome, self._stakes.seat)
        return self._decided(got, got)

    def _decided(self, least: float, most: float) -> Position:
        if least >= self._goal:
            return YES
        self.below = max(self.below, most)
        return NO

    def _new(self, state: State, moves: tuple[Move, ...]) -> Position:
        """Return a new position, with a guess at its numbers."""
        stakes, goal = self._stakes, self._goal
        least, most = stakes.limits(state)
        if least >= goal or most < goal:
            return self._decided(least, most)
        yes, no = stakes.efforts(state)
        if state.to_act == stakes.seat:
            return Position(yes, no * len(moves), state, moves, mine=True)
        return Position(yes * len(moves), no, state, moves, mine=False)


def _weigh(position: Position, yes_limit: int, no_limit: int) -> tuple[Position, int, int] | None:
    """Work out the numbers of a position from those of the positions after it.

    Return the one to look at next, with limits for its own numbers, or None where either number
    has come to its limit.
    """
    after = position.after
    assert after is not None
    if position.mine:
        easy, hard = [one.yes for one in after], [one.no for one in after]
        easy_limit, hard_limit = yes_limit, no_limit
    else:
        easy, hard = [one.no for one in after], [one.yes for one in after]
        easy_limit, hard_limit = no_limit, yes_limit
    if 0 in hard:  # a move that has been refuted does not matter any more
        position.after = [one for one, number in zip(after, hard, strict=True) if number]
        return _weigh(position, yes_limit, no_limit)
    least = min(easy, default=NEVER)
    spread = SPREAD * (len(hard) - 1)
    most = max(hard) + spread if 0 < least < NEVER else NEVER - least
    position.yes, position.no = (least, most) if position.mine else (most, least)
    if least >= easy_limit or most >= hard_limit:
        return None
    place = easy.index(least)
    easy[place] = easy_limit
    easy_limit, hard_limit = min(easy_limit, min(easy) + 1), hard_limit - spread
    if position.mine:
        return after[place], easy_limit, hard_limit
    return after[place], hard_limit, easy_limit


def _key_of(state: State) -> Callable[[Any], Hashable]:
    """Return a function that tells the positions of an ending apart, as quickly as can be."""
    fields = getattr(state, "_fields", ())
    telling = [place for place, name in enumerate(fields) if name not in FOLLOWS]
    if telling:
        return itemgetter(*telling)
    return lambda state: state
