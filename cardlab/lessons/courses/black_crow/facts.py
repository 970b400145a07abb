"""What can be foretold in Black Crow alone: the attack, the take, the queen of spades."""

from __future__ import annotations

from collections.abc import Callable

from cardlab.cards import Rank, cards_in
from cardlab.games.black_crow.deal import can_be_trumps, marriage
from cardlab.games.black_crow.laws import QUEEN
from cardlab.games.black_crow.state import CrowState
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.language import mark
from cardlab.lessons.facts import cards, counted, seat, yes
from cardlab.lessons.happening import Happening


def bout(state: State) -> CrowState:
    """Return a state as one of Black Crow, which it is."""
    assert isinstance(state, CrowState)
    return state


def lays(count: int) -> Callable[[Happening], bool]:
    """Look for an attack with so many cards."""
    return lambda happening: len(happening.played) == count


def covers_suit(happening: Happening) -> bool:
    """Tell whether a card is covered by one of its own suit."""
    move = happening.move
    return move is not None and move.verb == "beat" and move.cards[0].suit is move.cards[1].suit


def plays_her(happening: Happening) -> bool:
    """Tell whether the queen of spades leaves a hand."""
    return QUEEN in happening.played


def would_make_trumps(view: View, move: Move) -> bool:  # noqa: ARG001 - whatever trumps are
    """Tell whether a move plays a card alone that would make trumps if it were turned."""
    return len(move.from_hand) == 1 and can_be_trumps(move.from_hand[0])


NEVER_TRUMPS = mark("The {card} would not make trumps.")
NOT_WED = mark("The {card} is not one of the couple.")


def makes_marriage(view: View, move: Move) -> bool:
    """Tell whether a move plays one of the two cards that make trumps by a marriage."""
    wed = (Rank.KING, Rank.QUEEN)
    return len(move.from_hand) == 1 and any(
        card.suit is marriage(view.hand) and card.rank in wed for card in move.from_hand
    )


def covers_beside_her(happening: Happening) -> bool:
    """Tell whether a card is covered that lies there with the queen of spades."""
    move = happening.move
    return move is not None and move.verb == "beat" and QUEEN in bout(happening.before).uncovered


def _shown_by(happening: Happening) -> int | None:
    """Return whose marriage made trumps: the first from the dealer on who has one."""
    state = happening.before
    if state.setup.turned is not None:
        return None
    order = ((state.setup.dealer + 1 + step) % state.players for step in range(state.players))
    return next((seat for seat in order if marriage(cards_in(state.hands[seat]))), None)


def _attacker(happening: Happening) -> int | None:
    return bout(happening.after).attacker


def _discarded(happening: Happening) -> int:
    return counted(happening, "discard")


ATTACKER = seat(_attacker)
"""Whose attack it is then; nobody when the game is over."""
DEFENDER = seat(lambda happening: bout(happening.after).defender)
"""Who defends then; nobody when the game is over."""
DISCARDED = cards(_discarded, lambda happening: range(2 * len(bout(happening.before).pairs) + 3))
"""How many cards go to the discard."""
DRAWN = cards(
    lambda happening: counted(happening, "draw"),
    lambda happening: range(max(0, counted(happening, "draw") - 2), 9),
)
"""How many cards are drawn by both together."""
TRUMPS = yes(lambda happening: happening.played[0].suit is happening.before.trump)
"""Whether the card that is played is a trump."""
WOULD_MAKE_TRUMPS = yes(lambda happening: can_be_trumps(happening.played[0]))
"""Whether the card that is played would have made trumps if it had been turned."""
SHOWN_BY = seat(_shown_by)
"""Who has shown a king and a queen that made trumps; nobody where a card was turned."""
