"""Reading a position from plain types: the checks that every game shares.

A `Reader` takes the values of a dictionary one by one and refuses, with `BadPosition` and a
sentence, whatever could not stand there. What only one game knows it checks itself, with
`refuse`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn

from cardlab.cards import Card, Suit, bits_of, quoted
from cardlab.errors import BadCard, BadDeal, BadPosition
from cardlab.games.dealing import complete_options, is_number
from cardlab.games.game import VERSION, Game
from cardlab.games.vocabulary import Setup
from cardlab.language import Sentence, listed, say

COMMON_KEYS = (
    "game",
    "version",
    "options",
    "players",
    "dealer",
    "trump",
    "hands",
    "stock",
    "turned",
    "aside",
    "to_act",
    "stale",
    "out",
)


def refuse(sentence: Sentence) -> NoReturn:
    """Raise `BadPosition` with this sentence."""
    raise BadPosition(sentence)


class Reader:
    """The values of a position's dictionary, each checked as it is taken."""

    def __init__(self, game: Game, data: object, keys: Iterable[str]) -> None:
        """Check that `data` is a dictionary for `game` with the common keys and `keys`."""
        if not isinstance(data, Mapping):
            refuse(say("A position is a dictionary, not {value}.", value=quoted(data)))
        self._data = data
        self._game = game
        named = data.get("game", game.name)
        if not isinstance(named, str) or named != game.name:
            refuse(
                say(
                    "This is a position of {found}, not of {game}.",
                    found=quoted(named),
                    game=game.name,
                )
            )
        self._check_keys((*COMMON_KEYS, *keys))
        if not is_number(data["version"], VERSION, VERSION):
            refuse(
                say(
                    "The version must be {version}, not {found}.",
                    version=VERSION,
                    found=quoted(data["version"]),
                )
            )
        self.players = self.number("players", game.min_players, game.max_players)
        self.options = self._options()
        self._pack = game.pack_of(dict(self.options))

    def _check_keys(self, keys: Sequence[str]) -> None:
        for key in keys:
            if key not in self._data:
                refuse(say("The position lacks {key}.", key=quoted(key)))
        for key in self._data:
            if key not in keys:
                refuse(say("A position has no {key}.", key=quoted(key)))

    def number(self, key: str, lowest: int, highest: int) -> int:
        """Take a whole number from `lowest` to `highest`."""
        value = self._data[key]
        if not is_number(value, lowest, highest):
            refuse(
                say(
                    "{key} must be a whole number from {lowest} to {highest}, not {value}.",
                    key=key,
                    lowest=lowest,
                    highest=highest,
                    value=quoted(value),
                )
            )
        return int(value)

    def number_or_none(self, key: str, lowest: int, highest: int) -> int | None:
        """Take a whole number from `lowest` to `highest`, or None for null."""
        return None if self._data[key] is None else self.number(key, lowest, highest)

    def numbers(self, key: str, highest: int) -> tuple[int, ...]:
        """Take a number from 0 to `highest` for each seat."""
        found = self.items(key)
        if len(found) != self.players or not all(is_number(one, 0, highest) for one in found):
            refuse(
                say(
                    "{key} must have a number from 0 to {highest} for each seat, not {value}.",
                    key=key,
                    highest=highest,
                    value=quoted(found),
                )
            )
        return tuple(found)

    def truth(self, key: str) -> bool:
        """Take true or false."""
        value = self._data[key]
        if not isinstance(value, bool):
            refuse(say("{key} must be true or false, not {value}.", key=key, value=quoted(value)))
        return value

    def seat(self, key: str) -> int | None:
        """Take a seat, or None for nobody."""
        return self.number_or_none(key, 0, self.players - 1)

    def seats(self, key: str) -> tuple[int, ...]:
        """Take a list of different seats, in its order."""
        found = self.items(key)
        seats = [seat for seat in found if is_number(seat, 0, self.players - 1)]
        if len(set(seats)) < len(found):
            refuse(
                say(
                    "{key} must list different seats from 0 to {last}, not {value}.",
                    key=key,
                    last=self.players - 1,
                    value=quoted(found),
                )
            )
        return tuple(found)

    def items(self, key: str) -> list[Any]:
        """Take a list."""
        value = self._data[key]
        if not isinstance(value, (list, tuple)):
            refuse(say("{key} must be a list, not {value}.", key=key, value=quoted(value)))
        return list(value)

    def card(self, key: str, text: object) -> Card:
        """Read one card of this game's pack."""
        try:
            card = Card.parse(text)
        except BadCard as error:
            refuse(Sentence(f"{key}: {error}"))
        if not card.bit & self._pack.bits:
            refuse(say("{key}: the {card} is not in this game's pack.", key=key, card=card))
        return card

    def cards(self, key: str) -> tuple[Card, ...]:
        """Take a list of cards, in its order."""
        return tuple(self.card(key, text) for text in self.items(key))

    def hands(self, key: str = "hands") -> tuple[tuple[Card, ...], ...]:
        """Take a list of cards for each seat."""
        hands = self.items(key)
        if len(hands) != self.players:
            refuse(
                say(
                    "{key} must have a list for each of the {players} players, not {count}.",
                    key=key,
                    players=self.players,
                    count=len(hands),
                )
            )
        for hand in hands:
            if not isinstance(hand, (list, tuple)):
                refuse(say("A hand must be a list of cards, not {value}.", value=quoted(hand)))
        return tuple(tuple(self.card(key, text) for text in hand) for hand in hands)

    def one_of(self, key: str, values: Sequence[str | None]) -> str | None:
        """Take one of these values; None stands for null."""
        found = self._data[key]
        if not (found is None or isinstance(found, str)) or found not in values:
            refuse(
                say(
                    "{key} must be one of {values}, not {found}.",
                    key=key,
                    values=listed(repr(value) for value in values),
                    found=quoted(found),
                )
            )
        return found

    def pairs(self) -> tuple[tuple[Card, Card | None], ...]:
        """Take the bout: attack cards, each with its cover or None."""
        bout = self.items("bout")
        for pair in bout:
            if not isinstance(pair, (list, tuple)) or len(pair) != 2:
                refuse(
                    say(
                        "The bout must list pairs of an attack card and its cover or null, "
                        "not {value}.",
                        value=quoted(pair),
                    )
                )
        return tuple(
            (self.card("bout", attack), None if cover is None else self.card("bout", cover))
            for attack, cover in bout
        )

    def setup(self) -> Setup:
        """Take what stays the same for a whole game."""
        dealer = self.seat("dealer")
        if dealer is None:
            refuse(say("The position must say which seat deals."))
        letter = self._data["trump"]
        known = letter if isinstance(letter, str) else None
        trump = next((suit for suit in Suit if suit.letter == known), None)
        if trump is None:
            refuse(say("trump must be C, D, H or S, not {value}.", value=quoted(letter)))
        turned = self._data["turned"]
        setup = Setup(
            players=self.players,
            dealer=dealer,
            trump=trump,
            turned=None if turned is None else self.card("turned", turned),
            aside=bits_of(self.cards("aside")),
            options=self.options,
        )
        if setup.turned is not None:
            self._check_turned(setup.turned, trump)
        return setup

    def _check_turned(self, turned: Card, trump: Suit) -> None:
        if turned.suit is not trump:
            refuse(say("The turned card, {card}, is not of the trump suit.", card=turned))
        stock = self.cards("stock")
        if stock and stock[-1] != turned:
            refuse(say("The turned card, {card}, must be the last of the stock.", card=turned))

    def _options(self) -> tuple[tuple[str, Any], ...]:
        options = self._data["options"]
        if not isinstance(options, Mapping):
            refuse(say("options must be a dictionary, not {value}.", value=quoted(options)))
        for name in self._game.options:
            if name not in options:
                refuse(say("options must name every option; {name} is missing.", name=name))
        try:
            return complete_options(self._game, options)
        except BadDeal as error:
            refuse(Sentence(str(error)))

    def one_pack(self, *places: Iterable[Card]) -> None:
        """Check that these places hold exactly one pack between them."""
        found = Counter(card for place in places for card in place)
        twice = sorted(card for card, times in found.items() if times > 1)
        if twice:
            refuse(say("There is only one of each card; found twice: {cards}.", cards=twice))
        missing = [card for card in self._pack.cards if card not in found]
        if missing:
            refuse(
                say(
                    "All cards of the pack must be somewhere; missing: {cards}. "
                    "Put cards that take no part in aside.",
                    cards=missing,
                )
            )
