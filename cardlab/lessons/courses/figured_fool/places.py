"""Small positions of Figured Fool, as short as they can be written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlab.cards import Card
from cardlab.games import get
from cardlab.games.figured_fool.laws import FIGURED, MOST_ATTACKS
from cardlab.lessons.positions import position

_PACK = get("figured_fool").pack_of({"deck": 36})
_SCATTERED = sorted(
    map(str, _PACK.cards), key=lambda text: (len(text) * 7 + ord(text[-2]) * 5) % 13
)


def place(
    *hands: str,
    by: str = "",
    leader: int = 0,
    stock: int = 0,
    scores: Sequence[int] = (),
    **places: Any,  # noqa: ANN401 - handed on as they are
) -> dict[str, Any]:
    """Return a position in which `leader` attacks the next player with the cards `by`.

    A card that is covered is written with its cover: "7C-9C". Diamonds are trumps if nothing else
    is said. `stock` is how many cards are left, the turned one among them; `top` names the first.
    For the `scores` figured cards lie in the discard with what covered them. What is not named is
    filled with cards that are not needed elsewhere.
    """
    bout = [[*pair.split("-"), None][:2] for pair in by.split()]
    defender = _after(leader, len(hands), places.get("out", ()))
    trump, top = places.get("trump", "D"), places.pop("top", "").split()
    laid = [card for pair in bout for card in pair if card]
    named = {*" ".join(hands).split(), *top, *laid}
    turned = places.pop("turned", None)
    rest = [text for text in _SCATTERED if text not in {*named, turned}]
    if turned is None:
        turned = next(text for text in rest if text.endswith(trump))
    rest = [text for text in rest if text != turned]
    cards = [*top, *(rest.pop() for _ in range(stock - 1 - len(top)))] if stock else []
    beaten = [text for text in rest if Card.parse(text).rank in FIGURED][: sum(scores)]
    beaten += [text for text in rest if text not in beaten][: len(beaten)]
    covers = sum(1 for pair in bout if pair[1])
    limit = min(places.pop("most", MOST_ATTACKS), len(hands[defender].split()) + covers)
    return position(
        "figured_fool",
        hands,
        **{
            "to_act": _to_act(hands, bout, leader, defender, places.get("passed", ())),
            "trump": trump,
            "turned": turned,
            "stock": [*cards, turned] if stock else [],
            "discard": beaten,
            "attacker": leader,
            "defender": defender,
            "limit": limit,
            "bout": bout,
            "passed": [],
            "scores": [*scores] or [0] * len(hands),
            "first_bout": False,
            **places,
        },
    )


def over(*hands: str, scores: Sequence[int], **places: Any) -> dict[str, Any]:  # noqa: ANN401 - handed on
    """Return the end of a game with these scores; whoever holds nothing is out, in this order."""
    out = [seat for seat, hand in enumerate(hands) if not hand]
    ended = {"to_act": None, "attacker": None, "defender": None, "limit": None}
    return {**place(*hands, scores=scores, out=[]), "out": out, **ended, **places}


def _after(seat: int, players: int, out: Sequence[int]) -> int:
    following = (seat + 1) % players
    while following in out:
        following = (following + 1) % players
    return following


def _to_act(
    hands: Sequence[str],
    bout: list[list[str | None]],
    leader: int,
    defender: int,
    passed: Sequence[int],
) -> int:
    """Return who acts: the leader, the defender, or whoever is asked to throw in."""
    if not bout:
        return leader
    if bout[-1][1] is None:
        return defender
    order = ((leader + step) % len(hands) for step in range(len(hands)))
    return next(seat for seat in order if seat not in (defender, *passed) and hands[seat])
