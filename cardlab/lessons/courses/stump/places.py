"""Small positions of Stump, as short as they can be written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlab.games.stump.laws import PACK
from cardlab.lessons.positions import position

STUMP = "unopened"
"""Stands for a stump of which only that it is there matters."""
_SCATTERED = sorted(map(str, PACK.cards), key=lambda text: (len(text) * 7 + ord(text[-2]) * 5) % 13)


def place(
    *hands: str,
    pile: str = "",
    phase: str = "beat",
    stock: int = 3,
    stumps: Sequence[str] | None = None,
    trump: str = "D",
    **places: Any,  # noqa: ANN401 - handed on as they are
) -> dict[str, Any]:
    """Return a position with the learner to act, at the top of whose pile lies the last card.

    `stock` is how many cards are left, the turned one among them. `stumps` has the two cards of
    each seat, `STUMP` or an empty text; if it is left out all are unopened. What is not named is
    filled with cards that are not needed elsewhere.
    """
    wanted = [STUMP] * len(hands) if stumps is None else [*stumps]
    named = {*pile.split(), *" ".join((*hands, *wanted, places.get("top", ""))).split()}
    rest = [text for text in _SCATTERED if text not in named]
    trumps = [text for text in rest if text.endswith(trump)]
    turned = places.pop("turned", None) or (trumps or [f"A{trump}"])[0]
    drawn = places.pop("top", "").split()
    rest = [text for text in rest if text != turned]
    filled = [[rest.pop(), rest.pop()] if text == STUMP else text.split() for text in wanted]
    cards = [*drawn, *(rest.pop() for _ in range(stock - 1 - len(drawn)))] if stock else []
    return position(
        "stump",
        hands,
        **{
            "to_act": 0,
            "trump": trump,
            "turned": turned,
            "phase": phase,
            "pile": pile.split(),
            "stock": [*cards, turned] if stock else [],
            "stumps": filled,
            **places,
        },
    )


def small(*hands: str, **places: Any) -> dict[str, Any]:  # noqa: ANN401 - handed on as they are
    """Return such a position without stock, and without stumps if nothing else is said."""
    return place(*hands, **{"stock": 0, "stumps": [""] * len(hands), **places})
