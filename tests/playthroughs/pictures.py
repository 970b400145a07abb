"""Games written down move by move, to be read and compared: one for each game and option.

Whatever changes in one of them has changed for everybody who plays. `refresh()` writes them anew.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cardlab.games import get
from cardlab.games.game import Event, State, View
from cardlab.games.move import Move
from cardlab.table import Table

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Bea", "Carl", "Dora", "Emil", "Fay")
LONGEST_LIST = 16
"""More legal moves than these are written down in part, with their number."""
LINE = 110


@dataclass(frozen=True)
class Playthrough:
    """A game to be written down: it is played at random from a seed."""

    game: str
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """Where it is kept."""
        chosen = "".join(f" {name} {value}" for name, value in self.options.items())
        return FOLDER / f"{self.game}{chosen}.txt".replace(" ", "-")

    def text(self) -> str:
        """Play the game and write it down."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        game, chance = get(self.game), random.Random(self.seed)
        table = Table.deal(game, self.players, self.seed, **self.options)
        named = {seat: NAMES[seat] for seat in range(self.players)}
        yield f"{game.title} with {self.players} players and seed {self.seed}"
        yield ""
        yield from _told(table, table.deal_events)
        yield from _position({}, _places(table.state))
        yield from _views([{}] * (self.players + 1), _known(table.state))
        number = 0
        while table.state.to_act is not None:
            state, number = table.state, number + 1
            legal = state.legal_moves()
            move = legal[int(chance.random() * len(legal))]
            events = table.play(move)
            yield ""
            yield f"{number}. {named[state.to_act or 0]} may {_listed(legal)}"
            yield f"   {move}"
            yield from _told(table, events)
            yield from _position(_places(state), _places(table.state))
            yield from _views(_known(state), _known(table.state))
        yield ""
        yield f"The end: {table.state.outcome}"


def _listed(legal: Sequence[Move]) -> str:
    texts = [str(move) for move in legal]
    if len(texts) > LONGEST_LIST:
        half = LONGEST_LIST // 2
        texts = [*texts[:half], f"({len(texts) - 2 * half} more)", *texts[-half:]]
    return ", ".join(texts)


def _told(table: Table, events: Sequence[Event]) -> Iterator[str]:
    """Say what everybody is told, and what only the one is told whom it concerns."""
    for event in events:
        yield f"   * {table.game.tell(event.seen_by(None), table.names, None)}"
        if event.private:
            yield f"     {table.game.tell(event, table.names, event.seat)}"


def _position(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    yield from _wrapped("position", _changes(before, after))


def _places(state: State) -> dict[str, Any]:
    """Return a position with a fact for each hand."""
    facts = state.to_dict()
    for name in ("hands", "stumps"):
        for seat, cards in enumerate(facts.pop(name, ())):
            facts[f"{name[:-1]} of {NAMES[seat]}"] = cards
    return facts


def _known(state: State) -> list[dict[str, Any]]:
    """Return what each seat knows, and last what an onlooker does."""
    return [_facts(state.view(seat)) for seat in (*range(state.players), None)]


def _facts(view: View) -> dict[str, Any]:
    """Read the facts of a view from its repr, which has all that a seat may know."""
    call = ast.parse(repr(view), mode="eval").body
    assert isinstance(call, ast.Call)
    return {str(given.arg): ast.literal_eval(given.value) for given in call.keywords}


def _views(before: Sequence[dict[str, Any]], after: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Write down what has changed in each view; once, where it is the same in all of them."""
    changes = [_changes(one, other) for one, other in zip(before, after, strict=True)]
    public = [change for change in changes[-1] if all(change in seen for seen in changes)]
    yield from _wrapped("all see", public)
    for seat, seen in enumerate(changes):
        name = "nobody" if seat == len(changes) - 1 else NAMES[seat]
        yield from _wrapped(f"{name} sees", [change for change in seen if change not in public])


def _changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    assert not before or list(before) == list(after)
    return [
        f"{name}: {_change(before.get(name), value)}"
        for name, value in after.items()
        if not before or before[name] != value
    ]


def _change(before: object, after: object) -> str:
    """Write down a value, or of a long list what was put to its end or taken from either end."""
    if isinstance(before, list) and isinstance(after, list) and before and after:
        if after[: len(before)] == before:
            return f"+ {_plain(after[len(before) :])}"
        if before[: len(after)] == after:
            return f"- {_plain(before[len(after) :])}"
        if before[-len(after) :] == after:
            return f"- {_plain(before[: -len(after)])} from the top"
    return _plain(after)


def _plain(value: object) -> str:
    """Write a value the same on every Python: lists as words, pairs with a stroke."""
    if isinstance(value, dict):
        return " ".join(f"{name}={one}" for name, one in value.items()) or "none"
    if isinstance(value, (list, tuple)):
        if value and all(isinstance(one, (list, tuple)) for one in value):
            return " ".join("/".join(map(str, pair)) for pair in value)
        return " ".join(map(str, value)) or "none"
    return str(value)


def _wrapped(heading: str, changes: Sequence[str]) -> Iterator[str]:
    """Write changes into as few lines as hold them."""
    line = f"   {heading}"
    for place, change in enumerate(changes):
        if len(line) + len(change) > LINE and place:
            yield line
            line = "     "
        line += f"{' | ' if place and line.strip() else ' '}{change}"
    if changes:
        yield line


PLAYED = (
    Playthrough("black_crow", 3, 441),
    Playthrough("black_crow", 2, 327, {"trump": "diamonds"}),
    Playthrough("black_crow", 4, 533, {"trump": "marriage"}),
    Playthrough("black_crow", 5, 437, {"partial": True}),
    Playthrough("stump", 3, 69),
    Playthrough("stump", 2, 511, {"decline": True}),
    Playthrough("figured_fool", 3, 407),
    Playthrough("figured_fool", 4, 102, {"deck": 52}),
    Playthrough("figured_fool", 2, 1616, {"no_trump_lead": "lowest_card"}),
    Playthrough("figured_fool", 2, 340, {"later_lead": "from_under"}),
    Playthrough("figured_fool", 6, 290, {"first_bout_cap": 5}),
)
"""One for each game and option; the seeds give short games in which the option matters."""


def refresh() -> None:
    """Write all playthroughs down anew."""
    for stored in FOLDER.glob("*.txt"):
        stored.unlink()
    for playthrough in PLAYED:
        playthrough.path.write_text(playthrough.text(), encoding="utf-8", newline="\n")
