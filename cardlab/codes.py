"""Short codes to type: a whole class opens the same deal by one.

A code holds the game, its options, the number of players and the seed, mixed so that it cannot
be read by eye, and a check that finds a slip of the hand. Letters that are easily taken for
digits are not used, and small letters, spaces and hyphens make no difference.

>>> code = deal_code("stump", players=4, seed=7, decline=True)
>>> read_deal_code(code.lower().replace("-", " "))
DealCode(game='stump', players=4, seed=7, options={'decline': True})
>>> len(code) <= 24
True
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from cardlab.cards import quoted
from cardlab.errors import BadCode
from cardlab.games import get, names
from cardlab.games.dealing import SEEDS, checked_request
from cardlab.games.game import Game
from cardlab.language import say

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The letters of a code, each worth five bits: no I, L, O or U."""
_MISREAD = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V", "-": None, " ": None})
_LENGTH = 14
_CHECK = 12
_CHECK_BITS = 0xFFF
_CONTENT = 5 * _LENGTH - _CHECK
_FACTOR = 0x9E3779B97F4A7C15 | 1
"""An odd number: multiplying by it mixes the bits of a content and loses none."""
_BACK: int = pow(_FACTOR, -1, 2**_CONTENT)
_GAMES, _SEATS = 16, 8


@dataclass(frozen=True, slots=True)
class DealCode:
    """What a deal code says."""

    game: str
    players: int
    seed: int
    options: Mapping[str, Any]


def deal_code(game: str, players: int, seed: int, **options: object) -> str:
    """Return the code of a deal, at most 24 characters.

    Raises `UnknownGame` or `BadDeal` for what cannot be dealt.
    """
    rules = get(game)
    request = checked_request(
        rules, players=players, seed=seed, dealer=None, leader=None, options=options
    )
    content = request.seed
    for digit, base in _digits(rules, players, dict(request.options)):
        content = content * base + digit
    mixed = content * _FACTOR % 2**_CONTENT
    number = mixed << _CHECK | _check(content)
    letters = [LETTERS[number >> 5 * place & 31] for place in reversed(range(_LENGTH))]
    text = "".join(letters)
    return "-".join((text[:5], text[5:10], text[10:]))


def read_deal_code(code: str) -> DealCode:
    """Read a deal code; raises `BadCode` for one that was mistyped or is none."""
    number = _number(code)
    mixed, check = number >> _CHECK, number % 2**_CHECK
    content = mixed * _BACK % 2**_CONTENT
    if check != _check(content):
        _refuse(code)
    content, place = divmod(content, _GAMES)
    if place >= len(names()):
        _refuse(code)
    rules = get(names()[place])
    content, players = divmod(content, _SEATS)
    chosen: dict[str, Any] = {}
    for name, option in reversed(tuple(rules.options.items())):
        content, digit = divmod(content, len(option.values))
        chosen[name] = option.values[digit]
    options = {name: chosen[name] for name in rules.options}
    if not rules.min_players <= players <= rules.max_players or content >= SEEDS:
        _refuse(code)
    return DealCode(rules.name, players, content, options)


def _digits(rules: Game, players: int, options: Mapping[str, Any]) -> list[tuple[int, int]]:
    """Return what a code says beside the seed, as digits each with its base."""
    chosen = [
        (option.values.index(options[name]), len(option.values))
        for name, option in rules.options.items()
    ]
    return [*chosen, (players, _SEATS), (names().index(rules.name), _GAMES)]


def _number(code: str) -> int:
    letters = code.upper().translate(_MISREAD) if isinstance(code, str) else ""
    if len(letters) != _LENGTH or any(letter not in LETTERS for letter in letters):
        _refuse(code)
    number = 0
    for letter in letters:
        number = number << 5 | LETTERS.index(letter)
    return number


def _check(content: int) -> int:
    digest = hashlib.sha256(b"cardlab deal %d" % content).digest()
    return int.from_bytes(digest[:4], "big") & _CHECK_BITS


def _refuse(code: object) -> NoReturn:
    raise BadCode(
        say(
            "{code} is not a deal code: a letter may be wrong, missing or one too many. A code has "
            "14 letters and digits, such as {example}.",
            code=quoted(code),
            example=deal_code(names()[0], 3, 7),
        )
    )
