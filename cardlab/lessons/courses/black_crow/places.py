"""Small positions of Black Crow, as short as they can be written."""

from __future__ import annotations

from typing import Any

from cardlab.games.black_crow.laws import PACK
from cardlab.lessons.positions import position

_SCATTERED = sorted(map(str, PACK.cards), key=lambda text: (len(text) * 7 + ord(text[-2]) * 5) % 13)


def attacked(*hands: str, by: str, **places: Any) -> dict[str, Any]:  # noqa: ANN401 - handed on
    """Return a position in which the player before the learner attacks him with the cards `by`.

    A card that is covered is written with its cover: "7C-9C".
    """
    bout = [[*pair.split("-"), None][:2] for pair in by.split()]
    before = len(hands) - 1
    while before in places.get("out", ()):
        before -= 1
    return place(*hands, **{"bout": bout, "attacker": before, "defender": 0, **places})


def attacking(*hands: str, **places: Any) -> dict[str, Any]:  # noqa: ANN401 - handed on as they are
    """Return a position in which the learner is to attack the next player."""
    following = 1
    while following in places.get("out", ()):
        following += 1
    return place(*hands, **{"bout": [], "attacker": 0, "defender": following, **places})


def answering(*hands: str, by: str, **places: Any) -> dict[str, Any]:  # noqa: ANN401 - handed on
    """Return a position in which the learner has attacked with the cards `by`; Ann is to act."""
    return attacked(*hands, **{"by": by, "attacker": 0, "defender": 1, "to_act": 1, **places})


def place(*hands: str, stock: int = 0, **places: Any) -> dict[str, Any]:  # noqa: ANN401 - handed on
    """Return a position with the learner to act, under trump diamonds if nothing else is said.

    `stock` is how many cards are left, the turned one among them, and `top` names the first of
    them. What is not named is filled with cards that are not needed elsewhere.
    """
    trump = places.get("trump", "D")
    top = places.pop("top", "").split()
    bout = [card for pair in places["bout"] for card in pair if card]
    named = {*" ".join(hands).split(), *top, *bout, *places.get("discard", ())}
    turned = places.pop("turned", None)
    rest = [text for text in _SCATTERED if text not in {*named, turned, "QS"}]
    if turned is None and stock:
        turned = next(text for text in rest if text.endswith(trump))
    rest = [text for text in rest if text != turned]
    cards = [*top, *(rest.pop() for _ in range(stock - 1 - len(top)))] if stock else []
    options = {} if turned else {"options": {"trump": "diamonds"}}
    return position(
        "black_crow",
        hands,
        **{
            "to_act": 0,
            "trump": trump,
            "turned": turned,
            "stock": [*cards, turned] if stock else [],
            "discard": [],
            **options,
            **places,
        },
    )
