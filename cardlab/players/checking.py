"""Whether a player keeps to the game, found out by letting it play.

>>> def first(view, seen):
...     return view.legal_moves()[0]
>>> check_player(first, "stump", games=4)  # doctest: +ELLIPSIS
Nothing wrong: 4 games, ... moves.
>>> def stubborn(view, seen):
...     return "take"
>>> check_player(stubborn, "stump")  # doctest: +ELLIPSIS
At move ... of game 1 (deal code ...) the player went wrong. It chose take, which breaks ST-7: ...
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import gcd
from typing import Any

from cardlab.cards import quoted
from cardlab.codes import deal_code
from cardlab.errors import BadDeal
from cardlab.games import get
from cardlab.games.dealing import SEEDS, check_number
from cardlab.games.game import Game, View
from cardlab.games.move import Move
from cardlab.games.vocabulary import Event
from cardlab.language import Sentence, mark, say, together
from cardlab.players import strengths
from cardlab.players.faults import Fault, changed, lawful_thought, unsteady
from cardlab.players.guest import PATIENCE, Choose, Guest
from cardlab.players.opponents import Opponent, can_be_made_anew, made
from cardlab.players.player import Player, stream_of, to_the_end
from cardlab.table import Table

GAMES = 24
MOST_GAMES = 10_000


@dataclass(frozen=True, slots=True)
class Question:
    """What a player was asked before the move of this number: to look at these, and to choose."""

    number: int
    view: View
    seen: tuple[Event, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Report:
    """What a check has found: over how many games and moves, and what was wrong, if anything.

    `question` is what the player had been asked then, so that it can be asked again by hand:
    `my_bot(report.question.view, report.question.seen)`.
    """

    games: int
    moves: int
    wrong: Sentence | None = None
    question: Question | None = None

    @property
    def sentence(self) -> Sentence:
        """The report in words."""
        if self.wrong:
            return self.wrong
        return say(
            "Nothing wrong: {games} games, {moves} moves.", games=self.games, moves=self.moves
        )

    def __repr__(self) -> str:
        """Return the report in words."""
        return self.sentence


def check_player(
    player: Opponent,
    game: str = "stump",
    games: int = GAMES,
    *,
    seed: int = 0,
    patience: float = PATIENCE,
) -> Report:
    """Let a player play whole games, and report the first thing that it does wrong.

    `player` is anything that can be an opponent at a table: a function of `view` and `seen`, an
    object with `choose`, or a class or function that makes one. It plays one seat after another
    against players of the house, with every option of the game and every number of players; the
    same `seed` gives the same games. It may take `patience` seconds a move. A player that can be
    made anew is asked everything a second time, and must choose the same.

    Raises `BadPlayer` for what is no player, `UnknownGame`, and `BadDeal` for a number of games,
    a seed or a patience that cannot be.
    """
    rules = get(game)
    check_number(mark("number of games"), games, 1, MOST_GAMES)
    check_number(mark("seed"), seed, 0, SEEDS - 1)
    if type(patience) not in (int, float) or not patience > 0:
        raise BadDeal(
            say("The patience must be more than 0 seconds, not {value}.", value=quoted(patience))
        )
    moves = 0
    for number, trial in enumerate(_trials(rules, games, seed), start=1):
        found = trial.run(player, patience)
        moves += len(trial.moves)
        if found:
            fault, question = found
            where = say(
                "At move {move} of game {game} (deal code {code}) the player went wrong.",
                move=question.number,
                game=number,
                code=trial.code,
            )
            return Report(number, moves, together(where, str(fault)), question)
    return Report(games, moves)


class _Trial:
    """One game of a check: how it is dealt, where the player sits, and what it has answered."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any], number: int, seed: int
    ) -> None:
        self._game, self._players, self._options, self._seed = game, players, options, seed
        self._number, self._seat = number, number % players
        self._questions: list[Question] = []
        self.moves: list[Move] = []

    @property
    def code(self) -> str:
        """The code of the deal."""
        return deal_code(self._game.name, self._players, self._seed, **self._options)

    def run(self, given: Opponent, patience: float) -> tuple[Fault, Question] | None:
        """Play the game; return what the player did wrong, if anything, and when."""
        try:
            self._play(self._guest(given, patience))
        except Fault as fault:
            return fault, self._questions[-1]
        if not can_be_made_anew(given):
            return None
        again = self._guest(given, patience)
        for question, move in zip(self._questions, self.moves, strict=True):
            try:
                second = _answer(again, question)
            except Fault as fault:
                return unsteady(move, Sentence(str(fault))), question
            if second != move:
                return unsteady(move, say("It chose {move}.", move=str(second))), question
        return None

    def _guest(self, given: Opponent, patience: float) -> Guest:
        """Return the player made anew, as one that is watched whoever wrote it."""
        player = made(given, self._game.name, stream_of(self._seed, self._seat))
        asked = player.asked if isinstance(player, Guest) else player.choose
        return Guest(_only_looking(asked), patience)

    def _play(self, player: Player) -> None:
        table = Table.deal(self._game, self._players, self._seed, **self._options)
        others = {seat: self._other(seat) for seat in range(self._players)}
        while table.state.to_act is not None:
            seat = table.state.to_act
            question = Question(len(table.moves) + 1, table.state.view(seat), table.seen(seat))
            if seat != self._seat:
                table.play(others[seat].choose(question.view, question.seen))
                continue
            self._questions.append(question)
            self.moves.append(_answer(player, question))
            table.play(self.moves[-1])

    def _other(self, seat: int) -> Player:
        """Return somebody of the house, now one who plays anything, now one with sense."""
        name = ("beginner", "careful")[(seat + self._number) % 2]
        return strengths.player(name, self._game.name, stream_of(self._seed, seat))


def _answer(player: Player, question: Question) -> Move:
    return to_the_end(lawful_thought(player, question.view, question.seen))


def _only_looking(asked: Choose) -> Choose:
    """Return a player that fails if it changes what it was given."""

    def choose(view: View, seen: Sequence[Event]) -> object:
        before = repr((view, seen))
        answer = asked(view, seen)
        if repr((view, seen)) != before:
            raise changed()
        return answer

    return choose


def _trials(game: Game, games: int, seed: int) -> Iterator[_Trial]:
    """Yield what to deal, so that every option and number of players has its turn early."""
    numbers = range(game.min_players, game.max_players + 1)
    values = product(*(option.values for option in game.options.values()))
    kinds = list(product(numbers, values))
    stride = round(0.618 * len(kinds)) or 1  # the golden section spreads evenly over any length
    while gcd(stride, len(kinds)) > 1:
        stride += 1
    for number in range(games):
        players, chosen = kinds[number * stride % len(kinds)]
        options = dict(zip(game.options, chosen, strict=True))
        yield _Trial(game, players, options, number, (seed + number) % SEEDS)
