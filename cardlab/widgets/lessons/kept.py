"""What was learned with each game, one for all lessons of a notebook, and kept on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlab.games.game import Game
from cardlab.language import Sentence
from cardlab.lessons import keeping
from cardlab.lessons.progress import Progress
from cardlab.storage import kept

if TYPE_CHECKING:
    from pathlib import Path

_LEARNED: dict[Path, Progress] = {}


def learned(game: Game) -> tuple[Progress, Sentence | None]:
    """Return what was learned with a game, and a sentence if what was kept cannot be used.

    All lessons of a notebook share it, so that none forgets what was done in another.
    """
    path = kept(game.name)
    if path in _LEARNED:
        return _LEARNED[path], None
    _LEARNED[path], trouble = keeping.load(game)
    return _LEARNED[path], trouble


def keep(progress: Progress) -> Sentence | None:
    """Keep what was learned, along with what other notebooks have kept meanwhile."""
    progress.join(keeping.load(progress.game)[0])
    return keeping.store(progress)
