"""The benchmarks run and print what they should; how fast anything is, is no test's business."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cardlab.games import get, names
from cardlab.table import Table
from tests.benchmarks import searching, speed, starting
from tests.benchmarks.__main__ import COMMANDS, main
from tests.benchmarks.contenders import Ours
from tests.benchmarks.seer import Truth, compare_seer

if TYPE_CHECKING:
    from tests.benchmarks.contenders import Contender

ROOT = Path(__file__).resolve().parents[2]
ONCE = ["speed", "--rounds", "1", "--seconds", "0"]


@pytest.fixture
def _no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do without the peers, whether they are installed or not."""
    for module in ("pyspiel", "rlcard"):
        monkeypatch.setitem(sys.modules, module, None)


class Peer(Ours):
    """A game of ours that stands for another library's."""

    def __init__(self, library: str, players: int) -> None:
        super().__init__("stump", players)
        self.library = library


def test_without_a_command_it_says_which_there_are() -> None:
    command = [sys.executable, "-m", "tests.benchmarks"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    for name in COMMANDS:
        assert f"python -m tests.benchmarks {name} " in done.stdout


def test_a_word_that_is_no_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sing"]) == 2
    assert 'There is no command "sing".' in capsys.readouterr().out


@pytest.mark.usefixtures("_no_peers")
def test_speed_has_a_line_for_each_game_at_two_and_four(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ONCE) == 0
    printed = [line.split() for line in capsys.readouterr().out.splitlines()]
    for name in names():
        for players in ("2", "4"):
            lines = [words for words in printed if words[:2] == [name, players]]
            assert len(lines) == len(speed.PARTS)
            for words in lines:
                assert all(float(word.replace(",", "")) > 0 for word in words[2:])


@pytest.mark.usefixtures("_no_peers")
def test_speed_says_how_to_install_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    main(ONCE)
    told = 'To compare with OpenSpiel and RLCard too, install with: pip install "cardlab[bench]"'
    assert told in capsys.readouterr().out.splitlines()


def test_ratios_are_taken_round_by_round_at_the_same_number_of_players() -> None:
    ours = Ours("stump", 4)
    two, four, uno = Peer("OpenSpiel", 2), Peer("OpenSpiel", 4), Peer("RLCard", 2)
    slow, fast = speed.Tally(1, 100, 1.0, 1.0), speed.Tally(1, 100, 0.5, 0.5)
    tallies: dict[Contender, list[speed.Tally]] = {
        ours: [fast, fast, fast],
        two: [fast, fast, fast],
        four: [slow, slow, fast],
        uno: [speed.Tally(4, 100, 0.0, 2.0)] * 3,
    }
    with_deal, without, games = speed.PARTS
    assert speed.ratio(tallies, ours, "OpenSpiel", with_deal) == "2.00 (1.00–2.00)"
    assert speed.ratio(tallies, ours, "RLCard", with_deal) == "2.00 (2.00–2.00)"
    assert speed.ratio(tallies, ours, "RLCard", without) == "4.00 (4.00–4.00)"
    assert speed.ratio(tallies, ours, "RLCard", games) == "0.50 (0.50–0.50)"
    assert not speed.ratio(tallies, four, "OpenSpiel", with_deal)
    assert not speed.ratio({ours: [fast]}, ours, "OpenSpiel", with_deal)


def test_import_prints_its_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "--rounds", "1"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["milliseconds", "median", "lowest", "more", "than", "python", "alone"]
    for line, name in zip(lines, starting.PROGRAMS, strict=True):
        assert line.startswith(f"{name}  ")
        assert len([float(word) for word in line.removeprefix(name).split()]) == 3


@pytest.mark.usefixtures("_no_peers")
def test_search_has_a_line_for_each_game_at_two_and_four(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["search", "--rounds", "1", "--seconds", "0", "--simulations", "4"]) == 0
    printed = capsys.readouterr().out.splitlines()
    told = 'To compare with OpenSpiel too, install with: pip install "cardlab[bench]"'
    assert told in printed
    named = [line.split() for line in printed[-6:]]
    assert [words[:2] for words in named] == [[name, at] for name in names() for at in "24"]
    for words in named:
        assert all(float(word.replace(",", "")) > 0 for word in words[2:])


def test_searches_are_compared_round_by_round() -> None:
    mine, peer = searching.Ours("stump", 2), searching.Ours("stump", 4)
    rates: searching.Rates = {mine: [2.0, 2.0, 9.0], peer: [1.0, 4.0, 3.0]}
    assert searching.ratio(mine, peer, rates) == "2.000 (0.500–3.000)"


def test_strength_has_a_line_for_each_comparison(capsys: pytest.CaptureFixture[str]) -> None:
    least = ["strength", "--deals", "1", "--simulations", "4", "--players", "2", "3"]
    asked = ["--rows", "careful", "deals", "plain", "fewer", "seer"]
    assert main([*least, "--games", "stump", *asked]) == 0
    _, head, *lines = capsys.readouterr().out.splitlines()
    assert head.split()[:3] == ["game", "players", "who"]
    two = ["careful v beginner", "search 4 v deals 4", "search 4 v plain 4", "search 4 v search 1"]
    titles = [("2", title) for title in [*two, "SEER 4 v careful"]]
    titles += [("3", title) for title in ("careful v beginner", "SEER 4 v careful")]
    assert len(lines) == len(titles)
    for line, (players, title) in zip(lines, titles, strict=True):
        assert line.split()[:2] == ["stump", players]
        assert f"  {title}  " in line
        assert line.count("×") == (2 if players == "3" else 0)


def test_the_seer_sees_how_the_cards_lie() -> None:
    table = Table.deal(get("stump"), 2, 1)
    assert Truth(table.state).deal(random.Random(1)) is table.state
    found = compare_seer(4, "careful", "stump", 2)
    assert [game.seat for game in found.games] == [0, 1, 0, 1]
