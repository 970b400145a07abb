"""Games in a row: who deals, who leads, and the running score.

>>> match = Match("stump", players=3, seed=1)
>>> match.table.state.setup.dealer
0
>>> while match.table.state.to_act is not None:
...     _ = match.table.play(match.table.state.legal_moves()[0])
>>> print(match.standings[0])
Standing(lost=0, won=0, figured=0)
>>> print(match.next_game())
Bea was the stump, so Bea deals.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardlab.cards import quoted
from cardlab.errors import BadRecord, UnfinishedGame
from cardlab.games import get
from cardlab.games.dealing import SEEDS, is_number
from cardlab.games.game import Game
from cardlab.games.vocabulary import Outcome
from cardlab.language import Sentence, listed, mark, say
from cardlab.record import Record, check_version, checked_keys, read_file, read_json, refuse
from cardlab.sealing import sealed
from cardlab.storage import write_whole
from cardlab.table import Table

KEYS = ("cardlab", "match", "games")
VERSION = 1
"""The version of the form of a match's record."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player stands in a match: games lost and won, figured cards in all."""

    lost: int = 0
    won: int = 0
    figured: int = 0

    def after(self, outcome: Outcome, seat: int) -> Standing:
        """Return the standing of `seat` after one more game."""
        return Standing(
            self.lost + (seat in outcome.losers),
            self.won + (seat in outcome.winners),
            self.figured + (outcome.scores[seat] if outcome.scores else 0),
        )


_COUNTED = {
    "lost": mark("Games lost: {scores}."),
    "won": mark("Games won: {scores}."),
    "figured": mark("Figured cards: {scores}."),
}


class Match:
    """A row of games among the same players.

    `table` is the game being played now, `earlier` are the records of those before it, abandoned
    ones too, and `reason` says why the dealer of this one deals.
    """

    def __init__(
        self,
        game: str,
        players: int = 3,
        seed: int | None = None,
        *,
        names: Sequence[str] | None = None,
        **choices: Any,  # noqa: ANN401 - handed on as they are
    ) -> None:
        """Begin a match; the arguments are those of `Game.deal`, and a name for each seat.

        The same seed gives the same deals in every game. Raises `UnknownGame` or `BadDeal`.
        """
        self.game: Game = get(game)
        deal = self.game.deal_openly(players, seed, **choices)
        self.seed = deal.seed
        self.table = Table(self.game, deal.state, names, deal.events, deal.seed)
        self.earlier: tuple[Record, ...] = ()
        self.reason: Sentence | None = None
        self._stood = (Standing(),) * players
        self._finished = 0

    @classmethod
    def resumed(cls, record: Record) -> Match:
        """Return a match whose first game is that of a record, as far as it has come."""
        setup = record.deal.setup
        match = cls(
            record.deal.game_name,
            setup.players,
            record.seed,
            names=record.names,
            **dict(setup.options),
        )
        match.table = record.table()
        return match

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return self.table.names

    def name(self, names: Sequence[str]) -> None:
        """Name the players, in the earlier games too.

        Raises `BadDeal` unless there is a name for each seat.
        """
        self.table.name(names)
        self.earlier = tuple(replace(record, names=self.names) for record in self.earlier)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How each player stands, with the game at the table once it is over."""
        outcome = self.table.state.outcome
        if outcome is None:
            return self._stood
        return tuple(one.after(outcome, seat) for seat, one in enumerate(self._stood))

    def next_game(self, *, abandon: bool = False, viewer: int | None = None) -> Sentence:
        """Deal the next game, and return in words who deals it and why.

        A game that is not over can be abandoned; it does not count then. Raises
        `UnfinishedGame` where that was not asked for.
        """
        last = self.table
        if last.state.outcome is None and not abandon:
            raise UnfinishedGame(say("The next game can begin when this one is over."))
        self._stood = self.standings
        self._finished += last.state.outcome is not None
        self.earlier = (*self.earlier, Record.of(last))
        after = self.game.succession(last.state, last.names, viewer)
        seed = seed_of_game(self.seed, len(self.earlier) + 1)
        setup = last.state.setup
        options = dict(setup.options)
        deal = self.game.deal_openly(setup.players, seed, after.dealer, after.leader, **options)
        self.table = Table(self.game, deal.state, last.names, deal.events, deal.seed)
        self.reason = after.reason
        return after.reason

    def score_lines(self) -> tuple[Sentence, ...]:
        """Say how everybody stands, a sentence for each thing that counts; none at first."""
        counts = self._finished or self.table.state.outcome is not None
        return self.lines_to_come() if counts else ()

    def lines_to_come(self) -> tuple[Sentence, ...]:
        """Say how everybody stands even before anything counts, to keep room for the score."""
        standings = self.standings
        return tuple(
            say(
                _COUNTED[thing],
                scores=listed(
                    f"{name} {getattr(standing, thing)}"
                    for name, standing in zip(self.names, standings, strict=True)
                ),
            )
            for thing in self.game.counted
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the match as plain JSON types, with a record for each of its games."""
        records = (*self.earlier, Record.of(self.table))
        return {
            "cardlab": VERSION,
            "match": self.seed,
            "games": [record.to_dict() for record in records],
        }

    def to_text(self) -> str:
        """Return the match as the JSON text that a file holds."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n"

    def to_sealed_text(self) -> str:
        """Return the match as one line to copy, in which no card can be read by eye."""
        return sealed(json.dumps(self.to_dict(), separators=(",", ":")))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file, whole or not at all; raises OSError where it cannot."""
        write_whole(path, self.to_text())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Match:
        """Read a match from a file; raises `BadRecord`, which says what is wrong."""
        return cls.from_text(read_file(path))

    @classmethod
    def from_text(cls, text: str) -> Match:
        """Read a match from its text, sealed or not.

        Raises `BadRecord`, which says what is wrong.
        """
        return cls.from_dict(read_json(text))

    @classmethod
    def from_dict(cls, data: object) -> Match:
        """Read a match from plain types; raises `BadRecord`, which says what is wrong."""
        if isinstance(data, Mapping) and "moves" in data:
            refuse(say("This is the record of one game, not a match; read it with cardlab.load."))
        found = checked_keys(data, KEYS)
        check_version(found["cardlab"], VERSION)
        if not is_number(found["match"], 0, SEEDS - 1):
            refuse(
                say(
                    "The seed of a match must be a whole number below 2^40, not {seed}.",
                    seed=quoted(found["match"]),
                )
            )
        games = found["games"]
        if not isinstance(games, (list, tuple)) or not games:
            refuse(
                say("A match has a list of at least one game, not {value}.", value=quoted(games))
            )
        match: Match | None = None
        for number, game in enumerate(games, start=1):
            record = _read_game(number, game)
            if match is None:
                match = cls.resumed(record)
                match.seed = found["match"]
            else:
                match.go_on(record)
        assert match is not None
        return match

    def go_on(self, record: Record) -> None:
        """Take up the next game from its record; raises `BadRecord` where it cannot follow.

        A game at the table that is not over counts as abandoned.
        """
        number = len(self.earlier) + 2
        setup = self.table.state.setup
        if record.names != self.names:
            refuse(say("Game {number} of the match has other players.", number=number))
        if (record.deal.game_name, record.deal.setup.options) != (self.game.name, setup.options):
            refuse(
                say(
                    "Game {number} of the match is another game or has other options.",
                    number=number,
                )
            )
        after = self.game.succession(self.table.state, self.names)
        if record.deal.setup.dealer != after.dealer:
            refuse(
                say(
                    "In game {number} of the match the wrong player deals. {reason}",
                    number=number,
                    reason=after.reason,
                )
            )
        if after.leader is not None and record.deal.to_act != after.leader:
            refuse(
                say(
                    "In game {number} of the match the wrong player leads. {reason}",
                    number=number,
                    reason=after.reason,
                )
            )
        self.next_game(abandon=True)
        if record.deal == self.table.deal_state:
            record = replace(record, events=self.table.deal_events)
        self.table = record.table()

    def __repr__(self) -> str:
        """Return which match it is and how far it has come."""
        number = len(self.earlier) + 1
        return f"<Match of {self.game.name}: {len(self.names)} players, game {number}>"


def _read_game(number: int, data: object) -> Record:
    try:
        return Record.from_dict(data)
    except BadRecord as error:
        refuse(say("Game {number} of the match is wrong: {error}", number=number, error=error))


def seed_of_game(seed: int, number: int) -> int:
    """Return the seed of a later game of a match; the first has the match's own."""
    return int(random.Random(f"cardlab match {seed} game {number}").random() * SEEDS)


def copied(text: str) -> Match:
    """Return the match that was copied as a text, or that begins with the game that was.

    Raises `BadRecord`, which says what is wrong.
    """
    data = read_json(text)
    if isinstance(data, Mapping) and "games" in data:
        return Match.from_dict(data)
    return Match.resumed(Record.from_dict(data))
