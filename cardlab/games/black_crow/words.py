"""What a table of Black Crow shows and says: its layout, its captions, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardlab.cards import bits_of, cards_in, texts
from cardlab.games.black_crow.laws import QUEEN
from cardlab.games.move import Move
from cardlab.games.telling import OUT, TAKE, TURNED, drawn, told, told_of_cards
from cardlab.games.vocabulary import Event, Heap, Layout, Pair
from cardlab.language import Sentence, mark, say, together

if TYPE_CHECKING:
    from cardlab.games.black_crow.state import CrowState, CrowView

STALE_WARNING = 20
"""From this many bouts without progress on, the table counts them."""


def facts(bout: CrowState | CrowView) -> dict[str, Any]:
    """Return the bout and the discard as plain JSON types."""
    return {
        "bout": [[str(low), None if cover is None else str(cover)] for low, cover in bout.pairs],
        "attacker": bout.attacker,
        "defender": bout.defender,
        "discard": texts(cards_in(bout.discard)),
    }


def layout(view: CrowView) -> Layout:
    """Return what lies on the table."""
    lines: tuple[Sentence, ...] = ()
    if view.stale >= STALE_WARNING:
        lines = (
            say("{count} bouts without progress; at 40 the game is a draw.", count=view.stale),
        )
    return Layout(
        pairs=tuple(Pair(attack, cover) for attack, cover in view.pairs),
        heap=Heap(say("Discard"), view.discard.bit_count()),
        badges=tuple(_badges(view, seat) for seat in range(view.players)),
        lines=lines,
    )


def _badges(view: CrowView, seat: int) -> tuple[Sentence, ...]:
    if view.outcome and view.outcome.last == seat:
        return (say("black crow"),)
    if seat in view.out:
        return (say("out"),)
    if seat == view.attacker:
        return (say("attacker"),)
    if seat == view.defender:
        return (say("defender"),)
    return ()


def caption(view: CrowView, move: Move) -> Sentence:
    """Return what a button that makes this move says."""
    if move.verb == "attack":
        return say("Attack with {cards}", cards=move.cards)
    if move.verb == "beat":
        return say("Cover {attack} with {cover}", attack=move.cards[0], cover=move.cards[1])
    if view.partial:
        taken = len(view.uncovered)
    else:
        taken = sum(1 if cover is None else 2 for _, cover in view.pairs)
    if not taken:
        return say("Take")
    return say("Take {count} card", "Take {count} cards", taken)


def status(view: CrowView, names: Sequence[str]) -> Sentence:
    """Say what is going on and what this seat may do."""
    outcome = view.outcome
    if outcome:
        return _ending(view, names)
    if view.seat is not None and view.seat == view.to_act:
        return _your_turn(view, names)
    assert view.attacker is not None
    assert view.defender is not None
    fields = {"attacker": names[view.attacker], "defender": names[view.defender]}
    if view.uncovered and view.seat == view.attacker:
        return say("You attack {defender}, who may cover or take.", **fields)
    if view.uncovered:
        return say("{attacker} attacks {defender}, who may cover or take.", **fields)
    if view.seat == view.defender:
        return say("{attacker} is about to attack you.", **fields)
    return say("{attacker} is about to attack {defender}.", **fields)


def _your_turn(view: CrowView, names: Sequence[str]) -> Sentence:
    assert view.attacker is not None
    assert view.defender is not None
    if not view.uncovered:
        return say(
            "You attack {defender}. Choose one card.",
            "You attack {defender}. Choose up to {count} cards of one suit.",
            min(view.room, len(view.hand)),
            defender=names[view.defender],
        )
    coverable = tuple(card for card in view.uncovered if card != QUEEN)
    fields = {"attacker": names[view.attacker], "cards": coverable, "queen": QUEEN}
    if view.must_take or not coverable:
        return say(
            "{attacker} attacks you with the {laid}. Nothing covers the {queen}: you must take.",
            laid=view.uncovered,
            **fields,
        )
    if QUEEN in view.uncovered:
        return say(
            "{attacker} attacks you with the {queen}, which you must take. "
            "You may cover the {cards} first.",
            **fields,
        )
    if len(view.legal_moves()) == 1:
        return say("{attacker} attacks you. You cannot cover the {cards}: you must take.", **fields)
    return say("{attacker} attacks you. Cover the {cards}, or take.", **fields)


def _ending(view: CrowView, names: Sequence[str]) -> Sentence:
    assert view.outcome is not None
    crow = view.outcome.last
    if crow is None:
        return say(
            "Forty bouts passed without progress. The game is a draw, and nobody is the crow."
        )
    if crow == view.seat:
        return say("You are left with the {queen}. You are the black crow.", queen=QUEEN)
    ending = say(
        "{name} is left with the {queen} and is the black crow.", name=names[crow], queen=QUEEN
    )
    return ending if view.seat is None else together(ending, say("You are safe."))


def events(before: CrowState, move: Move, after: CrowState) -> tuple[Event, ...]:
    """Return what happened between two states, in order."""
    seat = before.to_act
    happened = [
        Event(move.verb, seat, move.from_hand, len(move.from_hand), source="hand", target="bout")
    ]
    if move.verb == "take":
        happened = _settled(before, after)
    elif move.verb == "beat" and not after.uncovered:
        laid = cards_in(after.discard & ~before.discard)
        happened.append(Event("discard", None, laid, len(laid), source="bout", target="discard"))
    if not after.uncovered:
        assert before.attacker is not None
        assert before.defender is not None
        happened += drawn(before, after, (before.attacker, before.defender))
        happened += [Event("out", seat) for seat in after.out[len(before.out) :]]
    return tuple(happened)


def _settled(before: CrowState, after: CrowState) -> list[Event]:
    """Tell a take: the covered pairs that go to the discard, then what is taken."""
    happened = []
    paired = cards_in(after.discard & ~before.discard)
    if paired:
        happened.append(
            Event("discard pairs", None, paired, len(paired), source="bout", target="discard")
        )
    laid = bits_of(card for pair in before.pairs for card in pair if card is not None)
    taken = cards_in(laid & ~after.discard)
    happened.append(Event("take", before.defender, taken, len(taken), source="bout", target="hand"))
    return happened


_TOLD = {
    "attack": (mark("You attack with the {cards}."), mark("{name} attacks with the {cards}.")),
    "beat": (mark("You cover with the {cards}."), mark("{name} covers with the {cards}.")),
    "take": TAKE,
    "out": OUT,
    "marriage": (
        mark("You show the {cards}: that suit is trumps."),
        mark("{name} shows the {cards}: that suit is trumps."),
    ),
}
_TOLD_BY_NOBODY = {
    "discard": mark("All is covered: the cards go to the discard."),
    "discard pairs": mark("The covered pairs go to the discard."),
    "bury": mark(
        "The {cards} was turned and goes back into the stock, for spades are never trumps."
    ),
    "turn": TURNED,
    "diamonds": mark("Diamonds are trumps."),
}


def tell(event: Event, names: Sequence[str], viewer: int | None) -> Sentence:
    """Say what happened to somebody at `viewer`'s seat."""
    if event.seat is None:
        return say(_TOLD_BY_NOBODY[event.kind], cards=event.cards)
    if event.kind in ("deal", "draw"):
        return told_of_cards(event, names[event.seat], yours=event.seat == viewer)
    return told(_TOLD[event.kind], event, names, viewer)
