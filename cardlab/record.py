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
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any, NoReturn

from cardlab.cards import quoted
from cardlab.errors import (
    BadDeal,
    BadFile,
    BadMove,
    BadPosition,
    BadRecord,
    IllegalMove,
    UnknownGame,
)
from cardlab.games import get
from cardlab.games.dealing import SEEDS, is_number
from cardlab.games.game import Event, Game, Outcome, State
from cardlab.games.move import Move
from cardlab.language import Sentence, say
from cardlab.sealing import LONGEST, SEAL, opened, sealed
from cardlab.storage import read_whole, write_whole
from cardlab.table import Table, checked_names

VERSION = 1
"""The version of the form of a record."""
KEYS = ("cardlab", "game", "options", "players", "seed", "deal", "moves", "outcome")


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A game from its deal on: who played, what was dealt, and every move."""

    names: tuple[str, ...]
    seed: int | None
    deal: State
    moves: tuple[Move, ...]
    events: tuple[Event, ...] = field(default=(), compare=False)

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

    def __repr__(self) -> str:
        """Return which game it is, and how far it has come."""
        return (
            f"<Record of {self.deal.game_name}: {len(self.names)} players, {len(self.moves)} moves>"
        )

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
        """Return the record as the JSON text that a file holds."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n"

    def to_sealed_text(self) -> str:
        """Return the record as one line to copy, in which no card can be read by eye."""
        return sealed(json.dumps(self.to_dict(), separators=(",", ":")))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, whole or not at all; raises OSError where it cannot."""
        write_whole(path, self.to_text())

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record from its text, sealed or not.

        Raises `BadRecord`, which says what is wrong.
        """
        return cls.from_dict(read_json(text))

    @classmethod
    def from_dict(cls, data: object) -> Record:
        """Read a record from plain types; raises `BadRecord`, which says what is wrong."""
        if isinstance(data, Mapping) and "games" in data:
            refuse(say("This is a match, not one game; read it with cardlab.Match.load."))
        found = checked_keys(data, KEYS)
        check_version(found["cardlab"], VERSION)
        seed = found["seed"]
        if seed is not None and not is_number(seed, 0, SEEDS - 1):
            refuse(
                say(
                    "The seed must be a whole number below 2^40 or null, not {seed}.",
                    seed=quoted(seed),
                )
            )
        deal = _read_deal(found)
        names = _read_names(found, deal)
        moves = _read_moves(found, deal)
        return cls(names, seed, deal, moves, _deal_events(deal, seed))


def load(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file; raises `BadRecord`, which says what is wrong."""
    return Record.from_text(read_file(path))


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a record; that of a match is its definition "match"."""
    from pathlib import Path

    path = Path(__file__).with_name("record.schema.json")
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def read_file(path: str | os.PathLike[str]) -> str:
    """Read a text file that should hold a record; raises `BadRecord` where it cannot."""
    try:
        return read_whole(path)
    except BadFile as error:
        refuse(Sentence(str(error)))


def read_json(text: str) -> object:
    """Read JSON, sealed or not; raises `BadRecord` for what is none."""
    if not isinstance(text, str):
        refuse(say("A record is a JSON text, not {value}.", value=quoted(text)))
    if len(text) > LONGEST:
        refuse(say("This text is too long to be a record."))
    try:
        return json.loads(opened(text), parse_constant=_no_number, object_pairs_hook=_each_once)
    except BadRecord:
        raise
    except (ValueError, RecursionError):
        refuse(
            say(
                "This is no record: it is neither JSON nor a copied game, which begins with "
                "{seal}.",
                seal=SEAL,
            )
        )


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


def check_version(found: object, version: int) -> None:
    """Check the version of the form of a record; raises `BadRecord`."""
    if not is_number(found, version, version):
        refuse(
            say(
                "This record has the version {found}; cardlab reads version {version}.",
                found=quoted(found),
                version=version,
            )
        )


def refuse(sentence: Sentence) -> NoReturn:
    """Raise `BadRecord` with this sentence."""
    raise BadRecord(sentence)


def _no_number(name: str) -> NoReturn:
    refuse(say("A record holds no {name}.", name=name))


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Make a dictionary of what a JSON object holds, unless it holds a key twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        refuse(say("The record has {key} twice.", key=quoted(twice)))
    return found


def _read_deal(found: Mapping[str, Any]) -> State:
    try:
        game = get(found["game"])
        deal = game.from_dict(found["deal"])
    except (UnknownGame, BadPosition) as error:
        refuse(say("The deal of the record is wrong: {error}", error=error))
    if not _alike(found["options"], dict(deal.setup.options)):
        refuse(
            say(
                "The options of the record are not those of its deal: {options}.",
                options=quoted(found["options"]),
            )
        )
    return deal


def _read_names(found: Mapping[str, Any], deal: State) -> tuple[str, ...]:
    try:
        return checked_names(found["players"], deal.players)
    except BadDeal as error:
        refuse(say("The players of the record are wrong: {error}", error=error))


def _read_moves(found: Mapping[str, Any], state: State) -> tuple[Move, ...]:
    """Read the moves by playing them, and check that they lead to the outcome."""
    texts = found["moves"]
    if not isinstance(texts, (list, tuple)):
        refuse(say("moves must be a list, not {value}.", value=quoted(texts)))
    moves = []
    for number, text in enumerate(texts, start=1):
        try:
            moves.append(Move.parse(text))
            state = state.play(moves[-1])
        except BadMove as error:
            refuse(say("Move {number} is wrong: {error}", number=number, error=error))
        except IllegalMove as error:
            refuse(
                say(
                    "Move {number}, {move}, is against the laws: {error}.",
                    number=number,
                    move=str(moves[-1]),
                    error=error,
                )
            )
    if not _alike(found["outcome"], _plain(state.outcome)):
        refuse(
            say(
                "The moves of the record lead to another outcome than {outcome}.",
                outcome=quoted(found["outcome"]),
            )
        )
    return tuple(moves)


def _alike(found: object, right: object) -> bool:
    """Tell whether what was found is this plain value: True is not 1 here."""
    if isinstance(right, dict):
        return (
            isinstance(found, Mapping)
            and set(found) == set(right)
            and all(_alike(found[key], right[key]) for key in right)
        )
    if isinstance(right, list):
        return (
            isinstance(found, (list, tuple))
            and len(found) == len(right)
            and all(map(_alike, found, right))
        )
    return type(found) is type(right) and found == right


def _deal_events(deal: State, seed: int | None) -> tuple[Event, ...]:
    """Return what was seen while dealing, where the seed still gives the same deal.

    In a later game of a match the leader may have been chosen.
    """
    if seed is None:
        return ()
    game, setup = get(deal.game_name), deal.setup
    for leader in (None, deal.to_act):
        with suppress(BadDeal):
            again = game.deal_openly(
                setup.players, seed, setup.dealer, leader, **dict(setup.options)
            )
            if again.state == deal:
                return again.events
    return ()


def _plain(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    facts = asdict(outcome)
    return {key: list(fact) if isinstance(fact, tuple) else fact for key, fact in facts.items()}
