"""What can be foretold in Figured Fool alone: the bout, the score, the fool."""

from __future__ import annotations

from cardlab.cards import Card
from cardlab.games import get
from cardlab.games.figured_fool.laws import FIGURED
from cardlab.games.figured_fool.state import FoolState
from cardlab.games.game import State, View
from cardlab.games.move import Move
from cardlab.language import mark
from cardlab.lessons.facts import Fact, Key, cards, counted, seat, who, yes
from cardlab.lessons.happening import Happening


def bout(state: State) -> FoolState:
    """Return a state as one of Figured Fool, which it is."""
    assert isinstance(state, FoolState)
    return state


def is_figured(card: Card) -> bool:
    """Tell whether a card is figured."""
    return card.rank in FIGURED


def plays_figured(view: View, move: Move) -> bool:  # noqa: ARG001 - whoever plays it
    """Tell whether a move plays a figured card."""
    return any(map(is_figured, move.from_hand))


NOT_FIGURED = mark("The {card} is not figured.")


def plays_lowest_trump(view: View, move: Move) -> bool:
    """Tell whether a move plays the lowest trump of the hand."""
    trumps = [card for card in view.hand if card.suit is view.trump]
    return move.from_hand[:1] == tuple(trumps[:1]) != ()


def has_trumps(happening: Happening) -> bool:
    """Tell whether whoever is to act holds a trump."""
    seat = happening.before.to_act
    return seat is not None and bool(happening.before.hands[seat] & happening.before.trump.bits)


def leads_plain(happening: Happening) -> bool:
    """Tell whether cards are played that are neither figured nor trumps."""
    trump = happening.before.trump
    return not any(is_figured(card) or card.suit is trump for card in happening.played)


def throws(happening: Happening) -> bool:
    """Tell whether somebody throws in a card."""
    return happening.move is not None and happening.move.verb == "throw"


def passes(happening: Happening) -> bool:
    """Tell whether somebody passes."""
    return happening.move is not None and happening.move.verb == "pass"


def _gained(happening: Happening) -> int:
    return sum(bout(happening.after).scores) - sum(bout(happening.before).scores)


def _figured_there(happening: Happening) -> tuple[int, ...]:
    """Return what somebody may count: figured attack cards, all figured ones, all attack cards."""
    laid = bout(happening.before).bout
    cards = (*laid, *happening.played)
    figured = sum(map(is_figured, cards))
    attacks = sum(map(is_figured, cards[::2]))
    return tuple({0, figured, attacks, figured + 1, len(cards[::2])})


def _holder_of_turned(happening: Happening) -> Key:
    state = happening.before
    turned = state.setup.turned
    assert turned is not None
    return next((seat for seat, hand in enumerate(state.hands) if turned.bit & hand), None)


def _leads_next_game(happening: Happening) -> int | None:
    state = happening.after
    return get(state.game_name).succession(state, [""] * state.players).leader


def _winner(happening: Happening) -> int | None:
    outcome = happening.after.outcome
    return outcome.winners[0] if outcome and len(outcome.winners) == 1 else None


GAINED = cards(_gained, _figured_there)
"""How many figured cards are scored."""
SCORED = yes(lambda happening: _gained(happening) > 0)
"""Whether anything is scored."""
LEADER = seat(lambda happening: bout(happening.after).attacker)
"""Who leads the bout then; nobody when the game is over."""
DEFENDER = seat(lambda happening: bout(happening.after).defender)
"""Who defends then; nobody when the game is over."""
SOLE_WINNER = seat(_winner)
"""Who has won alone; nobody where several share, or none has won."""
LIMIT = cards(
    lambda happening: bout(happening.before).limit or 0,
    lambda happening: (4, 5, 6, bout(happening.before).limit or 6),
)
"""How many attack cards the bout may have in all."""
BOUT_OVER = yes(lambda happening: not bout(happening.after).bout)
"""Whether the bout is over."""
DRAWN = cards(
    lambda happening: counted(happening, "draw"),
    lambda happening: range(max(0, counted(happening, "draw") - 2), 12),
)
"""How many cards all draw together."""
TURNED_WITH = Fact(
    _holder_of_turned, who, lambda happening: (*range(happening.before.players), None)
)
"""Who holds the turned card; nobody while it lies under the stock."""
FIRST_LEADER = Fact(
    lambda happening: bout(happening.before).attacker,
    who,
    lambda happening: range(happening.before.players),
)
"""Who leads the first bout."""
NEXT_LEADER = seat(_leads_next_game)
"""Who leads the next game, as far as the last one decides it."""
FIGURED_ONE = yes(lambda happening: is_figured(happening.played[0]))
"""Whether the card that is played is figured."""
TRUMPS = yes(lambda happening: happening.played[0].suit is happening.before.trump)
"""Whether the card that is played is a trump."""
