"""What a table of Figured Fool shows and says: its layout, its captions, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardlab.cards import Card, bits_of, cards_in, texts
from cardlab.games.figured_fool.laws import FIGURED
from cardlab.games.move import Move
from cardlab.games.telling import OUT, SHOWN, TAKE, TURNED, drawn, told, told_of_cards
from cardlab.games.vocabulary import Event, Heap, Layout, Pair
from cardlab.language import Sentence, listed, mark, say, together

if TYPE_CHECKING:
    from cardlab.games.figured_fool.state import FoolState, FoolView

STALE_WARNING = 20
"""From this many bouts without progress on, the table counts them."""


def facts(bout: FoolState | FoolView) -> dict[str, Any]:
    """Return the bout, the discard and the scores as plain JSON types."""
    return {
        "bout": [[str(card), None if cover is None else str(cover)] for card, cover in bout.pairs],
        "attacker": bout.attacker,
        "defender": bout.defender,
        "discard": texts(cards_in(bout.discard)),
        "limit": bout.limit,
        "passed": list(bout.passed),
        "scores": list(bout.scores),
        "first_bout": bout.first_bout,
    }


def layout(view: FoolView) -> Layout:
    """Return what lies on the table; figured cards are marked."""
    laid = view.bout
    lines = []
    if view.limit is not None and view.bout:
        lines.append(
            say("Attack cards: {count} of {limit}.", count=len(view.pairs), limit=view.limit)
        )
    if view.stale >= STALE_WARNING:
        lines.append(say("{count} bouts without progress; at 40 the game ends.", count=view.stale))
    return Layout(
        pairs=tuple(Pair(attack, cover) for attack, cover in view.pairs),
        heap=Heap(say("Discard"), view.discard.bit_count()),
        badges=tuple(_badges(view, seat) for seat in range(view.players)),
        marks=frozenset(card for card in (*laid, *view.hand) if card.rank in FIGURED),
        marked_as=say("figured"),
        lines=tuple(lines),
    )


def _badges(view: FoolView, seat: int) -> tuple[Sentence, ...]:
    outcome = view.outcome
    if outcome:
        badges = [
            (seat in outcome.winners, say("winner")),
            (seat == outcome.last, say("fool")),
        ]
    else:
        badges = [
            (seat in view.out, say("out")),
            (seat == view.attacker, say("leader")),
            (seat == view.defender, say("defender")),
            (seat in view.passed, say("passed")),
        ]
    score = say("{count} figured", "{count} figured", view.scores[seat])
    return (*(badge for worn, badge in badges if worn), score)


def caption(view: FoolView, move: Move) -> Sentence:
    """Return what a button that makes this move says."""
    if move.verb == "attack":
        return say("Lead {cards}", cards=move.cards)
    if move.verb == "throw":
        return say("Throw in {cards}", cards=move.cards)
    if move.verb == "beat":
        return say("Cover {attack} with {cover}", attack=move.cards[0], cover=move.cards[1])
    if move.verb == "pass":
        return say("Pass")
    if not view.bout:
        return say("Take")
    laid = len(view.bout)
    return say("Take {count} card", "Take {count} cards", laid)


def status(view: FoolView, names: Sequence[str]) -> Sentence:
    """Say what is going on and what this seat may do."""
    if view.outcome:
        return _ending(view, names)
    if not view.bout:
        return _before_the_lead(view, names)
    assert view.to_act is not None
    yours = view.seat is not None and view.seat == view.to_act
    name, card = names[view.to_act], view.open_card
    if card is not None and yours:
        return _your_answer(view, card)
    if card is not None:
        return say("{name} must cover the {card} or take.", name=name, card=card)
    return _your_throw(view) if yours else say("{name} may throw in a card or pass.", name=name)


def _before_the_lead(view: FoolView, names: Sequence[str]) -> Sentence:
    assert view.attacker is not None
    assert view.defender is not None
    fields = {"leader": names[view.attacker], "defender": names[view.defender]}
    if view.seat is not None and view.seat == view.attacker:
        return say("You lead a card to {defender}. Choose one.", **fields)
    if view.seat == view.defender:
        return say("{leader} is about to lead a card to you.", **fields)
    return say("{leader} is about to lead a card to {defender}.", **fields)


def _your_answer(view: FoolView, card: Card) -> Sentence:
    if len(view.legal_moves()) == 1:
        return say("You cannot cover the {card}: you must take.", card=card)
    return say("Cover the {card}, or take.", card=card)


def _your_throw(view: FoolView) -> Sentence:
    if len(view.legal_moves()) == 1:
        return say("All is covered. You have no card that fits, so you can only pass.")
    return say("All is covered. Throw in a card whose rank lies on the table, or pass.")


def _ending(view: FoolView, names: Sequence[str]) -> Sentence:
    outcome = view.outcome
    assert outcome is not None
    sentences = []
    if outcome.reason == "FF-17":
        sentences.append(say("Forty bouts passed without progress."))
    sentences.append(_won(view, names))
    if outcome.last is not None and outcome.last == view.seat:
        sentences.append(say("You are the fool."))
    elif outcome.last is not None:
        sentences.append(say("{name} is the fool.", name=names[outcome.last]))
    return together(*sentences)


def _won(view: FoolView, names: Sequence[str]) -> Sentence:
    outcome = view.outcome
    assert outcome is not None
    count = max(view.scores)
    if not outcome.winners:
        return say("Nobody has beaten off a figured card, so nobody wins.")
    if outcome.winners == (view.seat,):
        return say(
            "You win with {count} figured card.", "You win with {count} figured cards.", count
        )
    winners = listed(names[seat] for seat in outcome.winners)
    if len(outcome.winners) > 1:
        return say(
            "{winners} share the win with {count} figured card each.",
            "{winners} share the win with {count} figured cards each.",
            count,
            winners=winners,
        )
    return say(
        "{winners} wins with {count} figured card.",
        "{winners} wins with {count} figured cards.",
        count,
        winners=winners,
    )


def events(before: FoolState, move: Move, after: FoolState) -> tuple[Event, ...]:
    """Return what happened between two states, in order."""
    seat = before.to_act
    assert before.attacker is not None
    laid = cards_in(bits_of(before.bout))
    if move.verb == "take":
        happened = [Event("take", seat, laid, len(laid), source="bout", target="hand")]
    elif move.verb == "pass":
        happened = [Event("pass", seat)]
    else:
        happened = [Event(move.verb, seat, move.from_hand, 1, source="hand", target="bout")]
    if not after.bout:
        happened += _bout_over(before, after)
    return tuple(happened)


def _bout_over(before: FoolState, after: FoolState) -> list[Event]:
    """Tell what the end of a bout brought: the discard, the score, new cards, who is out."""
    assert before.attacker is not None
    assert before.defender is not None
    happened = []
    discarded = cards_in(after.discard & ~before.discard)
    if discarded:
        happened.append(
            Event("discard", None, discarded, len(discarded), source="bout", target="discard")
        )
    scored = after.scores[before.defender] - before.scores[before.defender]
    if scored:
        happened.append(Event("score", before.defender, count=scored))
    clockwise = [(before.attacker + step) % before.players for step in range(before.players)]
    happened += drawn(before, after, clockwise)
    happened += [Event("out", seat) for seat in after.out[len(before.out) :]]
    return happened


_TOLD = {
    "attack": (mark("You lead the {cards}."), mark("{name} leads the {cards}.")),
    "throw": (mark("You throw in the {cards}."), mark("{name} throws in the {cards}.")),
    "beat": (mark("You cover with the {cards}."), mark("{name} covers with the {cards}.")),
    "pass": (mark("You pass."), mark("{name} passes.")),
    "take": TAKE,
    "out": OUT,
    "shown": SHOWN,
    "lot": (mark("You lead, by lot."), mark("{name} leads, by lot.")),
    "lowest trump": (
        mark("You have the lowest trump, so you lead."),
        mark("{name} has the lowest trump and leads."),
    ),
    "lowest card": (
        mark("You have the lowest card, so you lead."),
        mark("{name} has the lowest card and leads."),
    ),
}
_TOLD_BY_NOBODY = {
    "turn": TURNED,
    "discard": mark("All is covered: the cards go to the discard."),
}


def tell(event: Event, names: Sequence[str], viewer: int | None) -> Sentence:
    """Say what happened to somebody at `viewer`'s seat."""
    if event.seat is None:
        return say(_TOLD_BY_NOBODY[event.kind], cards=event.cards)
    if event.kind in ("deal", "draw"):
        return told_of_cards(event, names[event.seat], yours=event.seat == viewer)
    if event.kind == "score":
        return _told_of_scoring(event, names, yours=event.seat == viewer)
    return told(_TOLD[event.kind], event, names, viewer)


def _told_of_scoring(event: Event, names: Sequence[str], *, yours: bool) -> Sentence:
    assert event.seat is not None
    if yours:
        return say(
            "You score {count} figured card.", "You score {count} figured cards.", event.count
        )
    return say(
        "{name} scores {count} figured card.",
        "{name} scores {count} figured cards.",
        event.count,
        name=names[event.seat],
    )
