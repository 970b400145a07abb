"""Small positions of Stump, and what is asked of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from cardlab.games.game import Game, Outcome, State

RANKS = ("6", "7", "8", "9", "J", "Q", "K", "10", "A")
PACK = [rank + suit for suit in "CDHS" for rank in RANKS]


def position(
    *hands: str,
    stumps: str = "",
    stock: str = "",
    pile: str = "",
    phase: str | None = None,
    to_act: int = 0,
    out: Sequence[int] = (),
    stale: int = 0,
    trump: str = "D",
    decline: bool = False,
) -> dict[str, Any]:
    """Describe a position by a few hands; the rest of the pack takes no part.

    `stumps` has one a seat, with a stroke between: `6C 7C | | 8C 9C`; none is needed. `pile` is
    given from the bottom up. With a pile there is something to beat, unless `phase` says
    otherwise; one seat left or 150 stale turns end the game. The card turned for trumps is the
    last of the stock or, without one, the lowest trump that is in no stump.
    """
    in_stumps = [stump.split() for stump in stumps.split("|")] if stumps else []
    in_stumps += [[] for _ in hands[len(in_stumps) :]]
    drawn, laid = stock.split(), pile.split()
    named = [*chain(*(held.split() for held in hands)), *chain(*in_stumps), *drawn, *laid]
    over = len(hands) - len(out) == 1 or stale == 150
    trumps = [card for card in PACK if card.endswith(trump) and card not in chain(*in_stumps)]
    return {
        "game": "stump",
        "version": 1,
        "options": {"decline": decline},
        "players": len(hands),
        "dealer": 0,
        "trump": trump,
        "hands": [held.split() for held in hands],
        "stumps": in_stumps,
        "stock": drawn,
        "pile": laid,
        "turned": drawn[-1] if drawn else trumps[0],
        "aside": [card for card in PACK if card not in named],
        "to_act": None if over else to_act,
        "phase": None if over else phase or ("beat" if laid else "lead"),
        "stale": stale,
        "out": list(out),
    }


def at(game: Game, *hands: str, **facts: Any) -> State:  # noqa: ANN401 - as in position
    """Return the state of the position so described."""
    return game.from_dict(position(*hands, **facts))


def turn(state: State) -> tuple[int | None, str | None]:
    """Return who acts and what he has to do."""
    facts = state.to_dict()
    return facts["to_act"], facts["phase"]


def pile(state: State) -> str:
    """Return the pile from the bottom up."""
    return " ".join(state.to_dict()["pile"])


def stump(state: State, seat: int) -> set[str]:
    """Return a seat's unopened stump."""
    return set(state.to_dict()["stumps"][seat])


def stock(state: State) -> str:
    """Return the stock from the top down."""
    return " ".join(state.to_dict()["stock"])


def stale(state: State) -> int:
    """Return how many turns have ended without progress."""
    count: int = state.to_dict()["stale"]
    return count


def out(state: State) -> list[int]:
    """Return who is out, in the order of going."""
    gone: list[int] = state.to_dict()["out"]
    return gone


def ended(state: State) -> Outcome:
    """Return how a game ended that is over."""
    assert turn(state) == (None, None)
    assert state.legal_moves() == ()
    outcome = state.outcome
    assert outcome is not None
    assert outcome.scores is None
    return outcome
