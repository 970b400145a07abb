"""What a notebook shows of an error: its sentence and the person's own lines, not cardlab's."""

from __future__ import annotations

from pathlib import Path

import pytest
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

from cardlab.errors import CardlabError

SENTENCE = (
    "UnknownGame: There is no game 'poker'. The games are black_crow, stump and figured_fool."
)


def shown(cell: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return the lines that a notebook shows of the error in a cell."""
    shell = InteractiveShell(config=Config({"HistoryManager": {"enabled": False}}))
    error = shell.run_cell(f"import cardlab\n{cell}").error_in_exec
    assert isinstance(error, CardlabError)
    return capsys.readouterr().out.splitlines()


def test_a_mistyped_word_shows_one_sentence_and_the_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = shown("cardlab.play('poker')", capsys)
    assert said == [SENTENCE, "  line 2: cardlab.play('poker')"]


def test_an_error_in_a_function_of_ones_own_shows_the_way_there(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = shown("def ask():\n    return cardlab.play('poker')\n\nask()", capsys)
    assert said == [SENTENCE, "  line 5: ask()", "  line 3: return cardlab.play('poker')"]


def test_what_lies_between_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    said = shown("list(map(cardlab.play, ['poker']))\n", capsys)
    assert said == [SENTENCE, "  line 2: list(map(cardlab.play, ['poker']))"]
    said = shown(
        "from functools import reduce, cached_property\nclass Bot:\n    @cached_property\n"
        "    def game(self):\n        return cardlab.play('poker')\nBot().game",
        capsys,
    )
    assert said == [SENTENCE, "  line 7: Bot().game", "  line 6: return cardlab.play('poker')"]


def test_a_line_of_a_file_is_told_with_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_bot.py").write_text("import cardlab\ncardlab.play('poker')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    said = shown("import my_bot", capsys)
    assert said == [
        SENTENCE,
        "  line 2: import my_bot",
        "  line 2 of my_bot.py: cardlab.play('poker')",
    ]
