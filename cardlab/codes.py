"""Short codes to type: a whole class opens the same deal by one.

A code holds the game, its options, the number of players and the seed, mixed so that it cannot
be read by eye, and a last letter that checks the others: one wrong letter, or two that have
changed places, never make another code. Letters that are easily taken for digits are not used,
and small letters, spaces and hyphens make no difference.

>>> code = deal_code("stump", players=4, seed=7, decline=True)
>>> read_deal_code(code.lower().replace("-", " "))
DealCode(game='stump', players=4, seed=7, options={'decline': True})
>>> len(code) <= 24
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from cardlab.cards import quoted
from cardlab.errors import BadCode
from cardlab.games import get, names
from cardlab.games.dealing import SEEDS, checked_request
from cardlab.games.game import Game
from cardlab.language import say
from cardlab.sealing import QUOTES, UNSEEN

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The letters of a code, each worth five bits: no I, L, O or U."""
_DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2212"
"""Hyphens and dashes, which writing programs put in the place of each other."""
_MISREAD = str.maketrans("ILOU", "110V", _DASHES + UNSEEN + QUOTES)
_LENGTH = 14
_BITS = 5 * (_LENGTH - 1)
"""How many bits the letters before the last one hold; far more than a deal needs."""
_HALF = (_BITS + 1) // 2
_FACTOR = 0x1_9E37_79B9_7F4A_7C15
"""An odd number: multiplying by it mixes bits and loses none."""
_BACK: int = pow(_FACTOR, -1, 2**_BITS)
_ROUNDS = 3
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
    mixed = _mixed(content)
    numbers = [mixed >> 5 * place & 31 for place in reversed(range(_LENGTH - 1))]
    text = "".join(LETTERS[number] for number in (*numbers, check_number(numbers)))
    return "-".join((text[:5], text[5:10], text[10:]))


def looks_like_code(text: str) -> bool:
    """Tell whether a text that names no game was meant to be a deal code."""
    return any(map(str.isdigit, text)) or len(letters_of(text)) == _LENGTH


def read_deal_code(code: str) -> DealCode:
    """Read a deal code; raises `BadCode` for one that was mistyped or is none."""
    content = _unmixed(_number(code))
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


def letters_of(code: object) -> str:
    """Return the letters of a code however it was typed or pasted; others are left as they are."""
    return "".join(code.upper().split()).translate(_MISREAD) if isinstance(code, str) else ""


def _number(code: str) -> int:
    letters = letters_of(code)
    if len(letters) != _LENGTH or any(letter not in LETTERS for letter in letters):
        _refuse(code)
    *numbers, check = map(LETTERS.index, letters)
    if check != check_number(numbers):
        _refuse(code)
    mixed = 0
    for number in numbers:
        mixed = mixed << 5 | number
    return mixed


def check_number(numbers: Iterable[int]) -> int:
    """Return the number of the letter that checks others.

    It is a sum in which every place has its own weight. The weights are powers of two in the field
    of 32 elements, so they differ and none is nought.
    """
    total = 0
    for number in numbers:
        total = _doubled(total ^ number)
    return total


def _doubled(number: int) -> int:
    return number << 1 ^ (0b100101 if number & 0b10000 else 0)


def _mixed(content: int) -> int:
    """Return another number of as many bits, in which each bit depends on many of `content`."""
    for _ in range(_ROUNDS):
        content = (content ^ content >> _HALF) * _FACTOR % 2**_BITS
    return content ^ content >> _HALF


def _unmixed(mixed: int) -> int:
    """Return the number that was mixed."""
    content = mixed ^ mixed >> _HALF
    for _ in range(_ROUNDS):
        content = content * _BACK % 2**_BITS
        content ^= content >> _HALF
    return content


def _refuse(code: object) -> NoReturn:
    raise BadCode(
        say(
            "{code} is not a deal code: a letter may be wrong, missing or one too many. A code has "
            "14 letters and digits, such as {example}.",
            code=quoted(code),
            example=deal_code(names()[0], 3, 7),
        )
    )
