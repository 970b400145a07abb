"""What is said aloud: what happened, what it means, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.games.game import Game
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, say, together
from cardlab.render.text import cards_count
from cardlab.scene import Scene


def happenings(
    game: Game, events: Sequence[Event], names: Sequence[str], viewer: int | None
) -> Sentence:
    """Say what happened as `viewer` saw it, one sentence an event."""
    return together(*(game.tell(event.seen_by(viewer), names, viewer) for event in events))


def hand_label(scene: Scene) -> Sentence:
    """Say what the hand is called."""
    return say("Your hand, {cards}", cards=cards_count(len(scene.hand)))
