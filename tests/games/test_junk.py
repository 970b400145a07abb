"""Whatever is put into a position's dictionary is read or refused, never a crash."""

from __future__ import annotations

import copy
from collections import UserDict
from typing import TYPE_CHECKING, Any

import pytest

from cardlab.errors import BadPosition, CardlabError
from tests.games.playing import some_states

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardlab.games.game import Game


def nested(depth: int) -> list[Any]:
    """Return a list in a list in a list, and so on."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


JUNK = [
    None,
    True,
    False,
    -1,
    1.0,
    0.0,
    7,
    10**5000,
    -(10**5000),
    float("nan"),
    float("inf"),
    "",
    "x",
    "7H",
    "x" * 100_000,
    b"7H",
    [],
    [None],
    [[]],
    ["QS", "QS"],
    nested(50_000),
    {},
    {"hands": 1},
    {1},
    object(),
    str,
]


def assert_read_or_refused(game: Game, facts: object) -> None:
    """Check that a position is refused in a sentence, unless it is read and comes out again."""
    refusal = None
    try:
        state = game.from_dict(facts)  # type: ignore[arg-type] # whatever somebody may pass
    except BadPosition as error:
        refusal = error
    else:
        assert game.from_dict(state.to_dict()) == state
    if refusal:
        assert isinstance(refusal, CardlabError)
        assert isinstance(refusal, ValueError)
        assert str(refusal).endswith(".")
        assert len(str(refusal).split()) > 3
        assert len(str(refusal)) < 400


def places(value: Any) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401 - it may be anything
    """Go through every place in a position: a dictionary or list, and where in it."""
    keys = value if isinstance(value, dict) else range(len(value))
    for key in list(keys):
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from places(value[key])


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: type(junk).__name__)
def test_junk_in_the_place_of_a_position_is_refused(game: Game, junk: object) -> None:
    with pytest.raises(BadPosition, match=r"\.$"):
        game.from_dict(junk)  # type: ignore[arg-type] # whatever somebody may pass


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: type(junk).__name__)
def test_junk_anywhere_in_a_position_is_refused(game: Game, junk: object) -> None:
    for state in some_states(game)[::6]:
        facts = state.to_dict()
        for container, key in list(places(facts)):
            kept = container[key]
            container[key] = junk
            if type(junk) is type(kept) and junk == kept:
                assert game.from_dict(facts) == state
            else:
                assert_read_or_refused(game, facts)
            container[key] = kept
        assert game.from_dict(facts) == state


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None], ids=repr)
def test_a_number_is_a_whole_number_and_nothing_like_it(game: Game, wrong: object) -> None:
    facts = game.deal(players=2, seed=1, dealer=1).to_dict()
    for key in ("version", "players", "dealer", "stale"):
        with pytest.raises(BadPosition):
            game.from_dict({**facts, key: wrong})


def test_every_key_must_be_there_and_no_other(game: Game) -> None:
    facts = game.deal(players=2, seed=1).to_dict()
    for key in facts:
        rest = {name: value for name, value in facts.items() if name != key}
        with pytest.raises(BadPosition, match=f"lacks '{key}'"):
            game.from_dict(rest)
    extras: list[Any] = ["seed", "Hands", "", 1, None, float("nan"), ("hands",), "x" * 10_000]
    for extra in extras:
        with pytest.raises(BadPosition, match="has no"):
            game.from_dict({**facts, extra: []})


def test_options_must_be_complete_and_known(game: Game) -> None:
    facts = game.deal(players=2, seed=1).to_dict()
    options = facts["options"]
    for name in options:
        rest = {key: value for key, value in options.items() if key != name}
        with pytest.raises(BadPosition, match=f"{name} is missing"):
            game.from_dict({**facts, "options": rest})
        allowed = game.options[name].values
        junk: tuple[object, ...] = (None, 1, 0, "clubs", [], {1}, float("nan"), nested(50_000))
        for value in (one for one in junk if not any(one is choice for choice in allowed)):
            with pytest.raises(BadPosition):
                game.from_dict({**facts, "options": {**options, name: value}})
    for extra in ("jokers", "", 1, None):
        with pytest.raises(BadPosition, match="no option"):
            game.from_dict({**facts, "options": {**options, extra: True}})


def test_exactly_one_pack_lies_over_all_places(game: Game) -> None:
    facts = game.deal(players=2, seed=1).to_dict()
    for text, sentence in (
        (facts["hands"][0][1], "There is only one of each card; found twice"),
        ("1H", "not a card"),
        ("", "not a card"),
        (None, "not a card"),
    ):
        wrong = copy.deepcopy(facts)
        wrong["hands"][0][0] = text
        with pytest.raises(BadPosition, match=sentence):
            game.from_dict(wrong)
    missing = copy.deepcopy(facts)
    missing["hands"][0].pop()
    with pytest.raises(BadPosition, match="All cards of the pack must be somewhere; missing"):
        game.from_dict(missing)
    with pytest.raises(BadPosition, match="found twice"):
        game.from_dict({**facts, "aside": facts["hands"][0] * 20_000})


def test_seats_and_hands_must_fit_the_players(game: Game) -> None:
    facts = game.deal(players=3, seed=1).to_dict()
    for players in (0, 1, 2, 4, 7):
        with pytest.raises(BadPosition):
            game.from_dict({**facts, "players": players})
    for key in ("dealer", "to_act"):
        for seat in (-1, 3, 10**5000):
            with pytest.raises(BadPosition, match=f"{key} must be a whole number from 0 to 2"):
                game.from_dict({**facts, key: seat})
    for out in ([3], [-1], [True], [1, 1], [None], "12", [0] * 100_000):
        with pytest.raises(BadPosition):
            game.from_dict({**facts, "out": out})


def test_a_position_of_another_game_or_version_is_refused(game: Game) -> None:
    facts = game.deal(players=2, seed=1).to_dict()
    with pytest.raises(BadPosition, match="is a position of 'whist'"):
        game.from_dict({**facts, "game": "whist"})
    for version in (0, 2, 10**5000):
        with pytest.raises(BadPosition, match="version must be 1"):
            game.from_dict({**facts, "version": version})


def test_a_card_may_be_written_in_any_form(game: Game) -> None:
    state = game.deal(players=2, seed=1)
    facts = state.to_dict()
    facts["hands"] = [[card.lower().replace("10", "t") for card in held] for held in facts["hands"]]
    assert game.from_dict(facts) == state
    assert game.from_dict(UserDict(facts)) == state
