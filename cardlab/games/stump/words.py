"""What a table of Stump shows and says: its layout, its captions, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardlab.cards import Card, cards_in
from cardlab.games.move import Move
from cardlab.games.telling import OUT, SHOWN, TAKE, TURNED, drawn, told, told_of_cards
from cardlab.games.vocabulary import Event, Heap, Layout, Outcome, Pair
from cardlab.language import Sentence, mark, say, together

if TYPE_CHECKING:
    from cardlab.games.stump.state import StumpState, StumpView

BEATEN = (mark("{attack} beaten by {cover}"), mark("{attack} not beaten"))
STALE_WARNING = 75
"""From this many turns without progress on, the table counts them."""


def layout(view: StumpView) -> Layout:
    """Return what lies on the table: the pile, with the cards on top of it in the middle."""
    shown, rest = _pile(view)
    lines = []
    if view.stale >= STALE_WARNING:
        lines.append(say("{count} turns without progress; at 150 the game ends.", count=view.stale))
    return Layout(
        pairs=(shown,) if shown else (),
        heap=Heap(say("Pile"), len(view.pile), face_up=True, top=rest[-1:], known=view.pile[::-1]),
        badges=tuple(_badges(view, seat) for seat in range(view.players)),
        lines=tuple(lines),
        kept=tuple(2 * left for left in view.stumps_left),
    )


def _pile(view: StumpView) -> tuple[Pair | None, tuple[Card, ...]]:
    """Return what lies in the middle, the top card or it and what it beat, and the rest."""
    pile = view.pile
    if view.phase == "lead" and pile:
        return Pair(pile[-2], pile[-1], BEATEN), pile[:-2]
    return (Pair(pile[-1], words=BEATEN), pile[:-1]) if pile else (None, ())


def _badges(view: StumpView, seat: int) -> tuple[Sentence, ...]:
    badges = []
    outcome = view.outcome
    if outcome and seat == outcome.last:
        badges.append(say("the stump"))
    elif outcome and seat in outcome.winners:
        badges.append(say("winner"))
    elif seat in view.out:
        badges.append(say("winner") if seat == view.out[0] else say("out"))
    elif seat == view.to_act:
        badges.append(say("to lead") if view.phase == "lead" else say("to beat"))
    if view.stumps_left[seat]:
        badges.append(say("unopened stump"))
    return tuple(badges)


def caption(view: StumpView, move: Move) -> Sentence:
    """Return what a button that makes this move says."""
    if move.verb == "lead":
        return say("Lead {cards}", cards=move.cards)
    if move.verb == "beat":
        return say("Beat {top} with {card}", top=move.cards[0], card=move.cards[1])
    if not view.to_take:
        return say("Take")
    return say("Take {count} card", "Take {count} cards", view.to_take)


def status(view: StumpView, names: Sequence[str]) -> Sentence:
    """Say what is going on and what this seat may do."""
    if view.outcome:
        return _ending(view, names)
    if view.seat is not None and view.seat == view.to_act:
        return _your_turn(view)
    assert view.to_act is not None
    name = names[view.to_act]
    if view.phase == "lead":
        return say("{name} is about to lead.", name=name)
    return say("{name} must beat the {top}.", name=name, top=view.pile[-1])


def _your_turn(view: StumpView) -> Sentence:
    if view.phase == "lead":
        return say("It is your lead. Choose a card.")
    top, legal = view.pile[-1], view.legal_moves()
    if legal[0].verb == "beat" and view.decline:
        return say(
            "Beat the {top}, or take {count} card.",
            "Beat the {top}, or take {count} cards.",
            view.to_take,
            top=top,
        )
    if legal[0].verb == "beat":
        return say("Beat the {top}.", top=top)
    return say(
        "You cannot beat the {top}. Take {count} card.",
        "You cannot beat the {top}. Take {count} cards.",
        view.to_take,
        top=top,
    )


def _ending(view: StumpView, names: Sequence[str]) -> Sentence:
    outcome = view.outcome
    assert outcome is not None
    return together(
        say("150 turns passed without progress.") if outcome.reason == "ST-16" else "",
        *(_won(seat, view.seat, names) for seat in outcome.winners),
        _lost(outcome, view.seat, names),
    )


def _won(seat: int, viewer: int | None, names: Sequence[str]) -> Sentence:
    return say("You have won.") if seat == viewer else say("{name} has won.", name=names[seat])


def _lost(outcome: Outcome, viewer: int | None, names: Sequence[str]) -> Sentence:
    seat = outcome.last
    if seat is None:
        return say("Nobody is the stump.")
    if outcome.reason == "ST-16":
        if seat == viewer:
            return say("You have the most cards, so you are the stump.")
        return say("{name} has the most cards and is the stump.", name=names[seat])
    if seat == viewer:
        return say("You are left with cards, so you are the stump.")
    return say("{name} is left with cards and is the stump.", name=names[seat])


def events(before: StumpState, move: Move, after: StumpState) -> tuple[Event, ...]:
    """Return what happened between two states, in order."""
    seat = before.to_act
    assert seat is not None
    if move.verb == "take":
        cards = tuple(sorted(before.pile[len(after.pile) :]))
        happened = [Event("take", seat, cards, len(cards), source="bout", target="hand")]
    else:
        happened = [Event(move.verb, seat, move.from_hand, 1, source="hand", target="bout")]
    happened += drawn(before, after, (seat,))
    if before.stumps[seat] and not after.stumps[seat]:
        taken_up = cards_in(before.stumps[seat])
        happened.append(Event("stump", seat, taken_up, 2, target="hand", private=True))
    if len(after.out) > len(before.out):
        happened.append(Event("out", seat))
    return tuple(happened)


_TOLD = {
    "lead": (mark("You lead the {cards}."), mark("{name} leads the {cards}.")),
    "beat": (mark("You beat with the {cards}."), mark("{name} beats with the {cards}.")),
    "take": TAKE,
    "out": OUT,
    "stump": (mark("You take up your stump: the {cards}."), mark("{name} takes up the stump.")),
    "shown": SHOWN,
}


def tell(event: Event, names: Sequence[str], viewer: int | None) -> Sentence:
    """Say what happened to somebody at `viewer`'s seat."""
    if event.seat is None:
        return say(TURNED, cards=event.cards)
    if event.kind in ("deal", "draw"):
        return told_of_cards(event, names[event.seat], yours=event.seat == viewer)
    return told(_TOLD[event.kind], event, names, viewer)
