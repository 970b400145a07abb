"""A game as JSON: save it, load it, replay it, go on with it.

The dealt position is what counts; a record needs no random numbers to be read. Nothing in a
record is ever executed.

>>> from cardlab.games import get
>>> table = Table.deal(get("stump"), players=2, seed=7)
>>> events = table.play(table.state.legal_moves()[0])
>>> record = Record.of(table)
>>> Record.from_text(record.to_text()) == record
True
>>> record.table().state == table.state
True
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NoReturn

from cardlab.cards import quoted
from cardlab.errors import BadDeal, BadMove, BadPosition, BadRecord, IllegalMove, UnknownGame
from cardlab.games import get
from cardlab.games.dealing import SEEDS, is_number
from cardlab.games.game import Event, Game, Outcome, State
from cardlab.games.move import Move
from cardlab.language import Sentence, say
from cardlab.storage import write_whole
from cardlab.table import Table, checked_names

VERSION = 1
"""The version of the form of a record."""
KEYS = ("cardlab", "game", "options", "players", "seed", "deal", "moves", "outcome")
LONGEST = 4_000_000
"""The most characters that a record may have; any game is far shorter."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its deal on: who played, what was dealt, and every move."""

    names: tuple[str, ...]
    seed: int | None
    deal: State
    moves: tuple[Move, ...]
    events: tuple[Event, ...] = ()

    @classmethod
    def of(cls, table: Table) -> Record:
        """Return the record of the game at a table, finished or not."""
        return cls(table.names, table.seed, table.deal_state, table.moves, table.deal_events)

    @property
    def game(self) -> Game:
        """The game that was played."""
        return get(self.deal.game_name)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None where it did not."""
        *_, last = self.states()
        return last.outcome

    def states(self) -> Iterator[State]:
        """Go through the positions of the game, the deal first."""
        state = self.deal
        yield state
        for move in self.moves:
            state = state.after(move)
            yield state

    def table(self) -> Table:
        """Return a table at which the game has come as far as in the record."""
        table = Table(self.game, self.deal, self.names, self.events, seed=self.seed)
        for move in self.moves:
            table.play(move)
        return table

    def to_dict(self) -> dict[str, Any]:
        """Return the record as plain JSON types."""
        return {
            "cardlab": VERSION,
            "game": self.deal.game_name,
            "options": dict(self.deal.setup.options),
            "players": list(self.names),
            "seed": self.seed,
            "deal": self.deal.to_dict(),
            "moves": [str(move) for move in self.moves],
            "outcome": _plain(self.outcome),
        }

    def to_text(self) -> str:
        """Return the record as a text to save or to copy."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, whole or not at all; raises OSError where it cannot."""
        write_whole(path, self.to_text())

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record from its text; raises `BadRecord`, which says what is wrong."""
        return cls.from_dict(read_json(text))

    @classmethod
    def from_dict(cls, data: object) -> Record:
        """Read a record from plain types; raises `BadRecord`, which says what is wrong."""
        found = checked_keys(data, KEYS)
        if not is_number(found["cardlab"], VERSION, VERSION):
            refuse(
                say(
                    "This record has the version {found}; cardlab reads version {version}.",
                    found=quoted(found["cardlab"]),
                    version=VERSION,
                )
            )
        seed = found["seed"]
        if seed is not None and not is_number(seed, 0, SEEDS - 1):
            refuse(say("The seed must be a whole number below 2^40 or null."))
        deal = _read_deal(found)
        moves = _read_moves(found["moves"])
        record = cls(_read_names(found, deal), seed, deal, moves, _deal_events(deal, seed))
        _check_moves(record, found["outcome"])
        return record


def load(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file; raises `BadRecord`, which says what is wrong."""
    return Record.from_text(read_file(path))


def read_file(path: str | os.PathLike[str]) -> str:
    """Read a text file that should hold a record; raises `BadRecord` where it cannot."""
    try:
        if Path(path).stat().st_size > LONGEST:
            refuse(say("{path} is too long to be a record.", path=quoted(str(path))))
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError, TypeError) as error:
        refuse(say("{path} cannot be read: {error}.", path=quoted(path), error=error))


def read_json(text: str) -> object:
    """Read JSON; raises `BadRecord` for what is none."""
    if not isinstance(text, str) or len(text) > LONGEST:
        refuse(say("A record is a JSON text."))
    try:
        return json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        refuse(say("This is no record: it is not JSON ({error}).", error=error))


def checked_keys(data: object, keys: Sequence[str]) -> Mapping[str, Any]:
    """Check that data is a dictionary with exactly these keys; raises `BadRecord`."""
    if not isinstance(data, Mapping):
        refuse(say("A record is a dictionary, not {value}.", value=quoted(data)))
    for key in keys:
        if key not in data:
            refuse(say("The record lacks {key}.", key=quoted(key)))
    for key in data:
        if key not in keys:
            refuse(say("A record has no {key}.", key=quoted(key)))
    return data


def refuse(sentence: Sentence) -> NoReturn:
    """Raise `BadRecord` with this sentence."""
    raise BadRecord(sentence)


def _no_number(name: str) -> NoReturn:
    refuse(say("A record holds no {name}.", name=name))


def _read_deal(found: Mapping[str, Any]) -> State:
    try:
        game = get(found["game"])
        deal = game.from_dict(found["deal"])
    except (UnknownGame, BadPosition) as error:
        refuse(say("The deal of the record is wrong: {error}", error=error))
    if found["options"] != dict(deal.setup.options):
        refuse(say("The options of the record are not those of its deal."))
    return deal


def _read_names(found: Mapping[str, Any], deal: State) -> tuple[str, ...]:
    try:
        return checked_names(found["players"], deal.players)
    except BadDeal as error:
        refuse(say("The players of the record are wrong: {error}", error=error))


def _read_moves(moves: object) -> tuple[Move, ...]:
    if not isinstance(moves, (list, tuple)):
        refuse(say("moves must be a list, not {value}.", value=quoted(moves)))
    read = []
    for number, text in enumerate(moves, start=1):
        try:
            read.append(Move.parse(text))
        except BadMove as error:
            refuse(say("Move {number} is wrong: {error}", number=number, error=error))
    return tuple(read)


def _check_moves(record: Record, outcome: object) -> None:
    state = record.deal
    for number, move in enumerate(record.moves, start=1):
        try:
            state = state.play(move)
        except IllegalMove as error:
            refuse(
                say(
                    "Move {number}, {move}, is against the laws: {error}",
                    number=number,
                    move=str(move),
                    error=error,
                )
            )
    if outcome != _plain(state.outcome):
        refuse(say("The outcome of the record is not the one that its moves lead to."))


def _deal_events(deal: State, seed: int | None) -> tuple[Event, ...]:
    """Return what was seen while dealing, where the seed still gives the same deal."""
    if seed is None:
        return ()
    game, setup = get(deal.game_name), deal.setup
    again = game.deal_openly(setup.players, seed, setup.dealer, **dict(setup.options))
    return again.events if again.state == deal else ()


def _plain(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    facts = asdict(outcome)
    return {key: list(fact) if isinstance(fact, tuple) else fact for key, fact in facts.items()}
