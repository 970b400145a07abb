"""What was learned, kept on this machine: a file for each game. A lesson goes on without it too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from cardlab.errors import BadFile
from cardlab.games.game import Game
from cardlab.language import Sentence, say
from cardlab.lessons.progress import Progress
from cardlab.storage import keep, kept, recall

if TYPE_CHECKING:
    from pathlib import Path


def load(game: Game) -> tuple[Progress, Sentence | None]:
    """Return what this machine has kept of a game, and a sentence if there was trouble."""
    found, trouble = recall(_path(game), lambda text: _read(game, text))
    return found or Progress(game), trouble


def store(progress: Progress) -> Sentence | None:
    """Keep progress on this machine; return a sentence if it could not be kept."""
    text = json.dumps(progress.to_dict(), indent=1) + "\n"
    return keep(_path(progress.game), text, lasting=False)


def _path(game: Game) -> Path:
    return kept("progress", f"{game.name}.json")


def _read(game: Game, text: str) -> Progress:
    """Read what was learned with a game; raises `BadFile` for anything else."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadFile(say("What is in it is no JSON.")) from error
    found = Progress.from_dict(data)
    if found.game.name != game.name:
        raise BadFile(say("It holds what was learned with {game}.", game=found.game.title))
    return found
