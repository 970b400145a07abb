"""What was learned, kept on this machine: a file for each game. A lesson goes on without it too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from cardlab.games.game import Game
from cardlab.language import Sentence
from cardlab.lessons.progress import Progress
from cardlab.storage import keep, kept, recall

if TYPE_CHECKING:
    from pathlib import Path


def load(game: Game) -> tuple[Progress, Sentence | None]:
    """Return what this machine has kept of a game, and a sentence if there was trouble."""
    found, trouble = recall(_path(game), _read)
    if found is None or found.game.name != game.name:
        return Progress(game), trouble
    return found, trouble


def store(progress: Progress) -> Sentence | None:
    """Keep progress on this machine; return a sentence if it could not be kept."""
    text = json.dumps(progress.to_dict(), indent=1) + "\n"
    return keep(_path(progress.game), text, lasting=False)


def _path(game: Game) -> Path:
    return kept("progress", f"{game.name}.json")


def _read(text: str) -> Progress:
    return Progress.from_dict(json.loads(text))
