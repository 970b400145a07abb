"""Values that somebody may pass by mistake or on purpose, and how they must be answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cardlab.errors import CardlabError


class Quarrelsome:
    """Something that cannot even be compared."""

    __hash__ = None  # type: ignore[assignment] # nor be a key

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no comparison, please")


def nested(depth: int, *, keys: bool = False) -> Any:  # noqa: ANN401 - a list or a dictionary
    """Return a list in a list in a list, or a dictionary in a dictionary, and so on."""
    value: Any = {} if keys else []
    for _ in range(depth):
        value = {"a": value} if keys else [value]
    return value


NO_NAMES = (" ", "Ann\nBea", "Ann\x00", "\u2028", "\u200e\u200f", "\u202eAnn", "\u200b", "\ud83d")
"""Texts that are no line to be seen, or spoil the lines that they stand in."""
AROUND = ("\ufeff{}", "{}\u200b", "\u2060{}\n", "“{}”", "'{}'", "```\n{}\n```", "\u00a0«{}» ")
"""What may come along around a text that was copied."""
JUNK: list[Any] = [
    None,
    True,
    False,
    -1,
    1.0,
    2**40,
    10**5000,
    float("nan"),
    float("inf"),
    "",
    " ",
    "x",
    "x" * 100_000,
    "\ud800",
    "<b>\0</b>",
    b"stump",
    [],
    [None],
    [[]],
    ["QS", "QS"],
    nested(50_000),
    nested(50_000, keys=True),
    {},
    {"deal": 1},
    {1},
    range(10**30),
    object(),
    str,
    Quarrelsome(),
]


def kind(junk: object) -> str:
    """Name a value in the name of a test."""
    return type(junk).__name__


def assert_answered(
    wrong: type[CardlabError], act: Callable[..., object], *values: object, **named: object
) -> str:
    """Check that this is refused by cardlab's own error, in a sentence, and return that."""
    with pytest.raises(CardlabError) as refusal:
        act(*values, **named)
    assert isinstance(refusal.value, wrong)
    told = str(refusal.value)
    assert told.endswith("."), told
    assert len(told.split()) > 3, told
    assert len(told) < 500, told
    return told
