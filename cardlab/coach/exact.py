"""What the coach can prove about an ending in which every card can be deduced.

>>> from cardlab.games import get
>>> from cardlab.players.player import to_the_end
>>> state = get("stump").deal(players=2, seed=7)
>>> view = state.view(state.to_act)
>>> to_the_end(proofs(view, Knowledge(view, ())))  # too early: nobody knows the other hand
{}
"""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.coach.choice import Choice, proven_choice, tried_choice
from cardlab.coach.effort import STEPS
from cardlab.coach.outlook import Outlook
from cardlab.coach.reason import Reason
from cardlab.coach.reasons import laws_of
from cardlab.games.game import View
from cardlab.games.move import Move
from cardlab.language import say
from cardlab.players.endings import Bounds, best, is_open_duel, known_state, solve
from cardlab.players.knowledge import Knowledge
from cardlab.players.player import Slices
from cardlab.players.search import Search

NOTHING = (0.0, 1.0)
"""The bounds of what nothing is proven about."""


def proofs(view: View, knowledge: Knowledge, steps: int = STEPS) -> Slices[Bounds]:
    """Return what each legal move is worth for certain; nothing where that cannot be known."""
    state = known_state(view, knowledge)
    if state is None or not is_open_duel(state):
        return {}
    return (yield from solve(state, steps, thorough=True))


def all_proven(bounds: Bounds) -> bool:
    """Tell whether it is known of every move what it is worth."""
    return bool(bounds) and all(least == most for least, most in bounds.values())


def choices_of(
    view: View, search: Search, bounds: Bounds, preferred: Sequence[Move]
) -> tuple[Choice, ...]:
    """Return the choices by what is proven of them, and by what the search found of the others.

    First comes what is surely best, then what is worth most even if luck made it look better than
    it is; of those that are all proven to be worth the same the preferred ones come first.
    """
    if all_proven(bounds):
        order = [*preferred, *bounds]
        proven = [proven_choice(view, move, least) for move, (least, _) in bounds.items()]
        return tuple(sorted(proven, key=lambda one: (-one.worth, order.index(one.move))))
    surely = best(bounds) if bounds else ()
    tried = [
        tried_choice(view, judged, bounds.get(judged.move, NOTHING)) for judged in search.judged()
    ]
    looked_at = {one.move for one in tried}
    overlooked = [
        proven_choice(view, move, bounds[move][0]) for move in surely if move not in looked_at
    ]
    everything = (*tried, *overlooked)
    return tuple(sorted(everything, key=lambda one: (one.move not in surely, -one.at_least)))


def refutation(
    outlook: Outlook[View], other: Choice, steps: int = STEPS
) -> Slices[tuple[Reason, ...]]:
    """Say what the other player answers to a choice that is proven to be worse, if that is it."""
    after = outlook.deals[0].after(other.move)
    laws = laws_of(outlook.view)
    if after.to_act in (None, outlook.seat) or not laws:
        return ()
    assert after.to_act is not None
    replies = yield from solve(after, steps)
    good = best(replies)
    if not good or (len(good) == len(replies) > 1):
        return ()
    reply = good[0]
    fields = {
        "other": other.caption,
        "name": outlook.name(after.to_act),
        "reply": after.view(after.to_act).caption(reply),
    }
    text = (
        say("After “{other}”, {name} answers “{reply}”, and you no longer win.", **fields)
        if other.worth
        else say("After “{other}”, {name} answers “{reply}”, and you lose.", **fields)
    )
    named = tuple(dict.fromkeys((*other.move.cards, *reply.cards)))
    return (Reason("refuted", text, named, (laws[reply.verb],), (), 1.0),)
