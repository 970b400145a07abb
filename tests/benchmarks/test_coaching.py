"""The measuring of advice runs, prints what it should, and judges as it says."""

from __future__ import annotations

from collections import Counter

import pytest

from cardlab.coach import Advice, Choice
from cardlab.games import names
from cardlab.games.move import Move
from cardlab.language import Sentence
from tests.benchmarks.__main__ import main
from tests.benchmarks.coaching import Found, Judged, line
from tests.benchmarks.decisions import COUNT, Decision, decisions, draw

TAKE, PASS, LEAD = (Move.parse(text) for text in ("take", "pass", "lead 9C"))


def test_each_decision_that_is_kept_is_one() -> None:
    found = [*decisions()]
    assert [one.number for one in found] == [*range(COUNT)]
    for one in found:
        assert len(one.view.legal_moves()) > 1
    games = Counter(one.game for one in found)
    assert set(games) == set(names())
    assert max(games.values()) - min(games.values()) <= 1
    assert {one.view.players for one in found} == {2, 3, 4}


@pytest.mark.parametrize("number", range(3))
def test_decisions_are_drawn_with_the_deal_of_their_number(number: int) -> None:
    game, players, seed, *places = draw(number).split()
    assert (game, int(players), int(seed)) == (names()[number], 2, number)
    assert draw(number).split()[3:] == places


def test_coach_has_a_line_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["coach", "--positions", "6", "--simulations", "12", "--times", "2", "--dearest", "1"]
    assert main(asked) == 0
    printed = capsys.readouterr().out.splitlines()
    titles = [line.split()[0] for line in printed if line.startswith("  ") and "judge" not in line]
    assert titles == [
        *("decisions", *names(), "all"),
        *("decisions", *names(), "all"),
        *("milliseconds", *names(), "all"),
    ]
    assert any(line.startswith("  the judge: ") for line in printed)


def found(worths: tuple[float, float, float], sure: float = 0.0) -> Found:
    """Put taking first, passing beside it, and let the judge say what they are worth."""
    choices = tuple(
        Choice(move, Sentence("x"), worth, sure, 9)
        for move, worth in ((TAKE, 0.6), (PASS, 0.5), (LEAD, 0.4))
    )
    advice = Advice(choices, choices[1], (), 50)
    at = next(iter(decisions()))
    judged = Judged(dict(zip((TAKE, PASS, LEAD), worths, strict=True)))
    return Found(Decision(0, at.table), judged, advice, 0.1)


def test_an_advice_costs_what_the_judge_finds_better() -> None:
    agreed, dear, close = found((0.7, 0.5, 0.4)), found((0.4, 0.6, 0.3)), found((0.5, 0.52, 0.4))
    assert [one.cost for one in (agreed, dear, close)] == pytest.approx([0, 0.2, 0.02])
    assert [one.judged.telling for one in (agreed, dear, close)] == [True, True, False]
    assert [one.wrong for one in (agreed, dear, close)] == [False, True, True]
    assert not found((0.4, 0.6, 0.3), sure=0.2).wrong
    said = line("all", [agreed, dear, close]).split()
    assert said[:3] == ["all", "3", "0.0733"]
    assert "1 of 2 (50 %)" in " ".join(said)
    assert "2 of 3" in " ".join(said)
