"""Small positions of Black Crow for tests, and what is asked of them.

Everything goes through a game's own front door (texts and dictionaries), so that the same
tests can be asked of a changed copy of the laws.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from cardlab.errors import IllegalMove
from cardlab.games.game import Game, Situation, State, Violation

PACK = [
    rank + suit
    for suit in "CDHS"
    for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
]
NAMES = ("Ann", "Bea", "Carl", "Dora", "Emil", "Fay")


def position(
    *hands: str,
    stock: str = "",
    bout: str = "",
    attacker: int = 0,
    out: Sequence[int] = (),
    stale: int = 0,
    discard: str = "",
    trump: str = "D",
    option: str = "turned",
    partial: bool = False,
) -> dict[str, Any]:
    """Describe a position by a few hands; the rest of the pack takes no part.

    `bout` names attack cards, each with its cover after a stroke: `7H/8H 9H`. Who defends and
    who acts follows, as does the end of a game with one seat left or forty stale bouts. The
    queen of spades must be somewhere. The card turned for trumps is the last of the stock or,
    without one, the two of trumps.
    """
    pairs = [pair.split("/") for pair in bout.split()]
    drawn = stock.split()
    named = [*chain(*(hand.split() for hand in hands)), *drawn, *discard.split(), *chain(*pairs)]
    assert "QS" in named, "the queen of spades takes part in every game"
    still_in = [seat for seat in range(len(hands)) if seat not in out]
    over = len(still_in) == 1 or stale == 40
    following = [seat for seat in still_in if seat > attacker] + still_in
    turned = drawn[-1] if drawn else f"2{trump}"
    return {
        "game": "black_crow",
        "version": 1,
        "options": {"trump": option, "partial": partial},
        "players": len(hands),
        "dealer": 0,
        "trump": trump,
        "hands": [hand.split() for hand in hands],
        "stock": drawn,
        "turned": turned if option == "turned" else None,
        "aside": [card for card in PACK if card not in named],
        "to_act": None if over else following[0] if pairs else attacker,
        "stale": stale,
        "out": list(out),
        "bout": [[*pair, None][:2] for pair in pairs],
        "attacker": None if over else attacker,
        "defender": None if over else following[0],
        "discard": discard.split(),
    }


def played(state: State, *moves: str) -> State:
    """Play several moves."""
    for move in moves:
        state = state.play(move)
    return state


def hand(state: State, seat: int) -> set[str]:
    """Return a seat's cards."""
    return set(state.to_dict()["hands"][seat])


def discard(state: State) -> set[str]:
    """Return the cards in the discard."""
    return set(state.to_dict()["discard"])


def roles(state: State) -> tuple[int | None, int | None, int | None]:
    """Return who attacks, who defends and who acts."""
    facts = state.to_dict()
    return facts["attacker"], facts["defender"], facts["to_act"]


def moves(state: Situation) -> list[str]:
    """Return the legal moves as texts."""
    return [str(move) for move in state.legal_moves()]


def assert_allowed(state: State, *texts: str) -> None:
    """Check that each of these moves is legal, offered, and can be played."""
    for text in texts:
        violation = state.why_not(text)
        assert violation is None, f"{text} is refused: {violation}"
        assert text in moves(state), f"{text} is legal but not offered"
        assert state.play(text) != state


def assert_forbidden(state: State, law: str, *texts: str) -> None:
    """Check that `law` forbids each of these moves, and that its cure can be played."""
    for text in texts:
        violation = state.why_not(text)
        assert violation is not None, f"{text} is allowed against {law}"
        assert violation.law.id == law, f"{text} breaks {violation.law.id}, not {law}"
        assert_cured(state, violation)
        assert text not in moves(state), f"{text} is forbidden but offered"
        with pytest.raises(IllegalMove) as refusal:
            state.play(text)
        assert refusal.value.violation == violation


def assert_cured(situation: Situation, violation: Violation) -> None:
    """Check that a violation speaks in sentences and proposes a legal move."""
    assert violation.move in situation.legal_moves()
    assert situation.why_not(violation.move) is None
    for sentence in (violation.text, violation.cure, violation.law.text):
        assert_sentence(sentence)
    assert violation.sentence.endswith(f"{violation.cure} {violation.law.id}")


def assert_sentence(text: str) -> None:
    """Check that this is a whole sentence, or several."""
    assert text[0].isupper(), text
    assert text.endswith("."), text
    assert "  " not in text, text
    assert "{" not in text, text
    assert len(text.split()) > 2, text


def at(game: Game, *hands: str, **facts: Any) -> State:  # noqa: ANN401 - as in position
    """Return the state of the position so described."""
    return game.from_dict(position(*hands, **facts))
