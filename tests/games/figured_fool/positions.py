"""Small positions of Figured Fool for tests, and what is asked of them."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from itertools import chain
from typing import Any

from cardlab.errors import BadPosition
from cardlab.games.game import Game, State
from tests.games.positions import PACK

SMALL_PACK = [card for card in PACK if card[:-1] not in {"2", "3", "4", "5"}]
DEFAULTS = {"deck": 36, "no_trump_lead": "lot", "later_lead": "under", "first_bout_cap": None}


def position(
    *hands: str,
    stock: str = "",
    bout: str = "",
    leader: int = 0,
    passed: Sequence[int] = (),
    out: Sequence[int] = (),
    stale: int = 0,
    discard: str = "",
    scores: Sequence[int] = (),
    trump: str = "D",
    dealer: int = 0,
    first_bout: bool = False,
    **options: object,
) -> dict[str, Any]:
    """Describe a position by a few hands; the rest of the pack takes no part.

    `bout` names the attack cards in order, each with its cover after a stroke: `7H/8H 8C`.
    Who defends and who acts follows, as does the limit, and the end of a game with one seat
    left or forty stale bouts. The card turned for trumps is the last of the stock or, without
    one, the six of trumps. Trumps are diamonds, so that most cards in a test are plain.
    """
    chosen = {**DEFAULTS, **options}
    players, drawn = len(hands), stock.split()
    held = [hand.split() for hand in hands]
    pairs = [[*pair.split("/"), None][:2] for pair in bout.split()]
    laid = [card for pair in pairs for card in pair if card]
    named = {*chain(*held), *drawn, *discard.split(), *laid}
    clockwise = [(leader + step) % players for step in range(players)]
    still_in = [seat for seat in clockwise if seat not in out]
    over = len(still_in) < 2 or stale == 40
    defender = None if over else still_in[1]
    asked = [seat for seat in still_in if seat != defender and held[seat] and seat not in passed]
    limit = None
    if defender is not None:
        covers = sum(1 for _, cover in pairs if cover)
        cap = chosen["first_bout_cap"] if first_bout else None
        limit = min(6 if cap is None else 5, len(held[defender]) + covers)
    if not pairs:
        to_act: int | None = leader
    else:
        to_act = next(iter(asked), None) if pairs[-1][1] else defender
    return {
        "game": "figured_fool",
        "version": 1,
        "options": chosen,
        "players": players,
        "dealer": dealer,
        "trump": trump,
        "hands": held,
        "stock": drawn,
        "turned": drawn[-1] if drawn else f"6{trump}",
        "aside": [c for c in (PACK if chosen["deck"] == 52 else SMALL_PACK) if c not in named],
        "to_act": None if over else to_act,
        "stale": stale,
        "out": list(out),
        "bout": pairs,
        "attacker": None if over else leader,
        "defender": defender,
        "discard": discard.split(),
        "limit": limit,
        "passed": list(passed),
        "scores": list(scores or [0] * players),
        "first_bout": first_bout,
    }


def at(game: Game, *hands: str, **facts: Any) -> State:  # noqa: ANN401 - as in position
    """Return the state of the position so described."""
    return game.from_dict(position(*hands, **facts))


def scores(state: State) -> list[int]:
    """Return the seats' scores."""
    found: list[int] = state.to_dict()["scores"]
    return found


def bout(state: State) -> list[list[str | None]]:
    """Return the pairs on the table."""
    found: list[list[str | None]] = state.to_dict()["bout"]
    return found


def limit(state: State) -> int | None:
    """Return how many attack cards this bout may have."""
    found: int | None = state.to_dict()["limit"]
    return found


def limits_that_fit(game: Game, *hands: str, **facts: Any) -> list[int]:  # noqa: ANN401 - as above
    """Return the limits that a game accepts in the position so described."""
    described = position(*hands, **facts)
    fitting = []
    for number in range(7):
        with contextlib.suppress(BadPosition):
            fitting.append(limit(game.from_dict({**described, "limit": number})) or 0)
    return fitting


def out(state: State) -> list[int]:
    """Return the seats that are out, in their order."""
    found: list[int] = state.to_dict()["out"]
    return found


def asked_in_turn(state: State, *verbs: str) -> list[int | None]:
    """Return who acts before each of these moves and after the last."""
    order = [state.to_act]
    for verb in verbs:
        state = state.play(verb)
        order.append(state.to_act)
    return order
