"""Another game: which one, by which options, who plays and how well."""

from __future__ import annotations

from typing import Any

from cardlab.codes import read_deal_code
from cardlab.errors import BadSetting
from cardlab.games import get, names as game_names
from cardlab.games.game import Game
from cardlab.games.vocabulary import Option
from cardlab.language import Sentence, say
from cardlab.match import Match
from cardlab.players.opponents import Opponent, seated
from cardlab.players.strengths import USUAL, short_titles, strength_of
from cardlab.settings import LONGEST_NAME
from cardlab.table import is_name, rightly_named, seat_names
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.panels.pieces import Piece, buttons, choice, field, press, toggle
from cardlab.widgets.past import Past

PERSON = "person"
"""Who plays at a seat without a player of the house."""
OWN = "own"
"""Who plays at a seat with a player that is not of the house, and stays there."""


class NewGame(Panel):
    """Sets up a game at this table; the one that lies there can be taken back."""

    name = "new game"

    @property
    def title(self) -> Sentence:
        """What it is called."""
        return say("New game")

    @property
    def offered(self) -> bool:
        """Whether this table is for any game; a lesson's is for its own."""
        return self.host.goal is None

    def opened(self) -> None:
        """Begin with what is played now."""
        table, people = self.host.table, self.host.people
        self._game: Game = table.game
        self._options = dict(table.state.setup.options)
        self._names = list(table.names)
        strength = {
            seat: strength_of(player, self._game.name) for seat, player in self.host.players.items()
        }
        self._own = {seat: self.host.players[seat] for seat in strength if strength[seat] is None}
        self._who = [
            PERSON if seat in people else strength[seat] or OWN for seat in range(len(self._names))
        ]
        mine = people[0] if len(people) == 1 else None
        if mine is not None and self.host.settings.name:
            self._call(mine, self.host.settings.name)

    def pieces(self) -> list[Piece]:
        """Show what has been chosen so far, and the ways to deal."""
        deal = [press("deal", say("Deal"), main=True)]
        if self.host.table.state.outcome is None:
            deal.append(press("next", say("Deal again at this table")))
        return [
            choice("game", say("The game"), _titles(), self._game.name),
            choice("players", say("Players"), self._counts(), str(len(self._names))),
            *(piece for seat in range(len(self._names)) for piece in self._seat(seat)),
            *(self._option(name, option) for name, option in self._game.options.items()),
            buttons(say("Deal"), deal),
            field(
                "code",
                say("Deal code"),
                most=40,
                caption=say("Deal by this code"),
                note=say("A deal code gives everybody the same cards."),
            ),
        ]

    def _counts(self) -> dict[str, str]:
        numbers = range(self._game.min_players, self._game.max_players + 1)
        return {str(number): str(number) for number in numbers}

    def _seat(self, seat: int) -> tuple[Piece, Piece]:
        number = seat + 1
        return (
            field(
                f"name {seat}",
                say("Name of player {number}", number=number),
                self._names[seat],
                most=LONGEST_NAME,
            ),
            choice(
                f"who {seat}",
                say("Who plays as player {number}", number=number),
                self._who_can_play(seat),
                self._who[seat],
            ),
        )

    def _who_can_play(self, seat: int) -> dict[str, str]:
        """Return who can be chosen for a seat; a player of one's own only where it sits."""
        usual: dict[str, str] = {PERSON: say("Somebody at this screen"), **short_titles()}
        return {**usual, OWN: say("Your own player")} if seat in self._own else usual

    def _option(self, name: str, option: Option) -> Piece:
        value = self._options[name]
        if set(option.values) == {False, True}:
            return toggle(f"option {name}", option.text, on=bool(value))
        captions = {str(place): option.caption(one) for place, one in enumerate(option.values)}
        return choice(f"option {name}", option.text, captions, str(option.values.index(value)))

    def heard(self, control: str, value: object) -> None:
        """Choose something, or deal."""
        what, _, which = control.partition(" ")
        if what == "deal":
            self._deal(None)
        elif what == "next":
            self.host.press("new")
            self._close()
        elif what == "code":
            self._deal_by(str(value))
        else:
            {
                "game": self._choose_game,
                "players": self._choose_players,
                "name": self._name,
                "who": self._choose_player,
                "option": self._choose_option,
            }[what](which, value)
            self.host.show(polite=say("That is chosen."))

    def _choose_game(self, _: str, value: object) -> None:
        self._game = get(str(value))
        self._options = {name: option.default for name, option in self._game.options.items()}
        self._seat_so_many(
            max(self._game.min_players, min(self._game.max_players, len(self._names)))
        )

    def _choose_players(self, _: str, value: object) -> None:
        if value not in self._counts():
            raise BadSetting(say("So many cannot play this game."))
        self._seat_so_many(int(str(value)))

    def _seat_so_many(self, players: int) -> None:
        """Add seats, or take the last ones away; those that stay keep who sits there."""
        usual = seat_names(players, self._alone)
        spare = [name for name in usual if name not in self._names]
        self._names = [*self._names, *spare][:players]
        self._who = [*self._who, *[USUAL] * players][:players]

    @property
    def _alone(self) -> int | None:
        """The seat of the only person at this screen, or None where there are several."""
        return self._who.index(PERSON) if self._who.count(PERSON) == 1 else None

    def _name(self, which: str, value: object) -> None:
        name = str(value).strip()
        if not is_name(name) or len(name) > LONGEST_NAME:
            raise BadSetting(
                say(
                    "Each player needs a name: one line of at most {count} letters.",
                    count=LONGEST_NAME,
                )
            )
        self._names[int(which)] = name

    def _call(self, mine: int, name: str) -> None:
        """Give somebody his own name; another player who has it gets one that nobody has."""
        others = (*self._names[:mine], *self._names[mine + 1 :])
        free = next(one for one in seat_names(len(self._names)) if one not in others)
        self._names = [free if one == name else one for one in self._names]
        self._names[mine] = name

    def _choose_player(self, which: str, value: object) -> None:
        seat = int(which)
        if value not in self._who_can_play(seat):
            raise BadSetting(say("There is no such player."))
        self._who[seat] = str(value)

    def _choose_option(self, which: str, value: object) -> None:
        values = self._game.options[which].values
        self._options[which] = value if isinstance(value, bool) else values[int(str(value))]

    def _deal_by(self, code: str) -> None:
        """Deal what a code says; raises `BadCode`."""
        found = read_deal_code(code)
        self._game, self._options = get(found.game), dict(found.options)
        self._seat_so_many(found.players)
        self._deal(found.seed)

    def _deal(self, seed: int | None) -> None:
        """Put the game that was chosen on the table."""
        if PERSON not in self._who:
            raise BadSetting(say("Somebody at this screen must play."))
        options: dict[str, Any] = self._options
        players, names = len(self._names), rightly_named(self._names, self._alone)
        match = Match(self._game.name, players, seed, names=names, **options)
        chosen: dict[int, Opponent] = {
            seat: self._own[seat] if who == OWN else who
            for seat, who in enumerate(self._who)
            if who != PERSON
        }
        opponents = seated(chosen, self._game.name, tuple(chosen), match.seed)
        news = say("A game of {game} is dealt.", game=self._game.title)
        self._close()
        self.host.part(Past).put(match, opponents, news)

    def _close(self) -> None:
        from cardlab.widgets.panels.opening import Panels

        self.host.part(Panels).close()


def _titles() -> dict[str, str]:
    return {name: get(name).title for name in game_names()}
